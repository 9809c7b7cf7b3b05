"""Lines of card text: activated abilities, Deathknell, replaced deaths, immunity to damage."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from judgeapp.games.riftbound import events, reading
from judgeapp.kernel import verbs
from judgeapp.kernel.abilities import Ability, Replacement, Restriction, Triggered
from judgeapp.kernel.choices import Ask, Procedure
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.records import Record
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Condition, Cost, Instruction, Line, Things, opened
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.phrase import phrase


class Speed(Enum):
    """When something may be used: a permission of timing (732, 739)."""

    ACTION = "action"
    REACTION = "reaction"


class Activated(Line):
    """An activated ability (374)."""

    costs: tuple[Cost, ...]
    effect: Instruction
    chooses = True

    @property
    def timing(self) -> Speed | None:
        """The permission of timing it has, if any."""
        return None


@phrase("{costs| and}: {effect}")
@dataclass(frozen=True)
class Activate(Activated):
    """An activated ability of standard speed."""

    costs: tuple[Cost, ...]
    effect: Instruction


@phrase("{speed}, {costs| and}: {effect}")
@dataclass(frozen=True)
class ActivateFast(Activated):
    """An activated ability with Action or Reaction."""

    speed: Speed
    costs: tuple[Cost, ...]
    effect: Instruction

    @property
    def timing(self) -> Speed | None:
        return self.speed


@phrase("equip, {costs| and}: {effect}")
@dataclass(frozen=True)
class Equip(Activated):
    """Equip (744): attaches this gear, at standard speed."""

    costs: tuple[Cost, ...]
    effect: Instruction
    keyword = "equip"


@phrase("deathknell: {effect}")
@dataclass(frozen=True)
class Deathknell(Line, Triggered):
    """Triggers as this goes from the board to the trash (734)."""

    effect: Instruction
    keyword = "deathknell"

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (events.DIE,)

    def match(self, state: State, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        assert record.event is not None
        return {} if record.event["object"] == scope.source else None

    def resolve(self, table: Table, scope: Bound) -> Procedure:
        return (yield from self.effect.run(table, opened(scope)))


@phrase("I enter ready")
@dataclass(frozen=True)
class EntersReady(Line, Ability):
    """Enters the board ready."""


@phrase("if {what} would die, {effect} instead")
@dataclass(frozen=True)
class WouldDie(Line, Replacement):
    """Replaces a death (364). The one that would have died is "it"."""

    what: Party
    effect: Instruction
    offers = ("it",)

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (events.DIE,)

    def applies(self, state: State, scope: Bound, event: Event) -> bool:
        oid = event["object"]
        return oid != scope.source and reading.on_board(state, oid) and self.what.takes(state, scope, oid)

    def replace(self, table: Table, scope: Bound, event: Event) -> Generator[Ask, Any, tuple[Event, ...]]:
        yield from self.effect.run(table, opened(scope, it=event["object"]))
        return (events.INSTEAD(object=event["object"]),)


@phrase("while {condition}, {what} takes/take no damage")
@dataclass(frozen=True)
class NoDamageWhile(Line, Restriction):
    """Can't be dealt damage while a condition holds."""

    condition: Condition
    what: Things

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (verbs.DAMAGE,)

    def forbids(self, state: State, scope: Bound, event: Event) -> bool:
        return event["target"] in self.what.objects(state, scope) and self.condition.holds(state, scope)
