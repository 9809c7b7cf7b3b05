"""Lines of card text: triggered abilities, restrictions, and the effect of a spell."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judgeapp.kernel.abilities import Restriction, Triggered
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.records import Record
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Happening, Instruction, Line, opened
from judgeapp.language.nodes.instructions import DECIDED, IfThen
from judgeapp.language.phrase import phrase


class Watching(Line, Triggered):
    """A triggered ability made of an event and an instruction."""

    event: Happening
    effect: Instruction

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return self.event.kinds

    def match(self, state: State, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        assert record.event is not None
        slots = self.event.match(state, scope, record.event)
        if slots is None or not isinstance(self.effect, IfThen) or not self.event.decides(state):
            return slots
        return {**slots, DECIDED: self.effect.condition.holds(state, opened(scope, **slots))}

    def resolve(self, table: Table, scope: Bound) -> Procedure:
        return (yield from self.effect.run(table, opened(scope)))


@phrase("when {event}, {effect}", ru="когда {event}, {effect}")
@dataclass(frozen=True)
class When(Watching):
    """A triggered ability."""

    event: Happening
    effect: Instruction


@phrase("whenever {event}, {effect}", ru="каждый раз, когда {event}, {effect}")
@dataclass(frozen=True)
class Whenever(Watching):
    """A triggered ability, every time."""

    event: Happening
    effect: Instruction


@phrase("{event} can't happen", ru="не может быть, что {event}")
@dataclass(frozen=True)
class CantHappen(Line, Restriction):
    """A restriction."""

    event: Happening

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return self.event.kinds

    def forbids(self, state: State, scope: Bound, event: Event) -> bool:
        return self.event.match(state, scope, event) is not None


class SpellLine(Line):
    """What a card does as it resolves."""

    effect: Instruction
    shares = True
    chooses = True


@phrase("{effect}")
@dataclass(frozen=True)
class Resolution(SpellLine):
    """An instruction that is carried out as the card resolves."""

    effect: Instruction
