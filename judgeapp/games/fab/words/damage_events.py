"""Damage and life as events: who is dealt how much of what, who gains and loses life (8.5.3, 8.5.7, 8.5.12)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from judgeapp.games.fab.reading import hero
from judgeapp.games.fab.words.combat_events import spoken_of, takes_attack
from judgeapp.kernel import verbs
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Amount, Happening, People
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.phrase import perfect, phrase

Slots = Mapping[str, Any]


class TypeOfDamage(Enum):
    """A type of damage as an event has it (8.5.3b)."""

    ARCANE = "arcane"
    PHYSICAL = "physical"
    GENERIC = "generic"


def numbered(n: Amount | None, state: State, scope: Bound, event: Event) -> bool:
    """Whether the amount of an event is the one that is named, if one is."""
    return n is None or n.amount(state, scope) == event["amount"]


def _spoken_of(state: State, event: Event) -> dict[str, Any]:
    amount = event["amount"]
    return spoken_of(state, event["source"], event["target"], **{"that many": amount, "damage dealt": amount})


@phrase("{who} is/are dealt {n} damage")
@perfect("{who} has/have been dealt {n} damage")
@dataclass(frozen=True)
class IsDealtSomeDamage(Happening):
    """a player's hero is dealt just so much damage in one event (8.5.3)"""

    who: People
    n: Amount
    offers = ("it", "they", "them", "that many", "damage dealt")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.DAMAGE,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        struck = [hero(state, p) for p in self.who.players(state, scope)]
        if event["target"] not in struck or not numbered(self.n, state, scope, event):
            return None
        return _spoken_of(state, event)


@phrase("damage is dealt to {what}[ by {source}]")
@perfect("damage has been dealt to {what}[ by {source}]")
@dataclass(frozen=True)
class DamageIsDealt(Happening):
    """a living object is dealt damage, whatever its type (8.5.3)"""

    what: Party
    source: Party | None = None
    offers = ("it", "they", "them", "that many", "damage dealt")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.DAMAGE,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        if not self.what.takes(state, scope, event["target"]):
            return None
        if self.source is not None and not takes_attack(self.source, state, scope, event["source"]):
            return None
        return _spoken_of(state, event)


@phrase("{kind} damage is dealt to {what}[ by {source}]")
@perfect("{kind} damage has been dealt to {what}[ by {source}]")
@dataclass(frozen=True)
class DamageOfTypeIsDealt(DamageIsDealt):
    """a living object is dealt damage of a type (8.5.3b)"""

    kind: TypeOfDamage = TypeOfDamage.ARCANE
    what: Party = None  # type: ignore[assignment]
    source: Party | None = None

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        return super().match(state, scope, event) if event.get("type") == self.kind.value else None


@phrase("{what} deals/deal[ {n}] damage[ to {whom}]")
@perfect("{what} has/have dealt[ {n}] damage[ to {whom}]")
@dataclass(frozen=True)
class DealsDamage(Happening):
    """something, or an attack with it, deals damage (8.5.3a)"""

    what: Party
    n: Amount | None = None
    whom: Party | None = None
    offers = ("it", "they", "them", "that many", "damage dealt")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.DAMAGE,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        if not takes_attack(self.what, state, scope, event["source"]) or not numbered(self.n, state, scope, event):
            return None
        if self.whom is not None and not self.whom.takes(state, scope, event["target"]):
            return None
        return _spoken_of(state, event)


@phrase("{who} gains/gain[ {n}] life")
@perfect("{who} has/have gained[ {n}] life")
@dataclass(frozen=True)
class GainsLife(Happening):
    """a player's hero gains life (8.5.7a)"""

    who: People
    n: Amount | None = None
    offers = ("they", "that many")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.GAIN_LIFE,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        mine = event["player"] in self.who.players(state, scope)
        if not mine or not numbered(self.n, state, scope, event):
            return None
        return {"they": event["player"], "that many": event["amount"]}


@phrase("{who} loses/lose {n} life")
@perfect("{who} has/have lost {n} life")
@dataclass(frozen=True)
class LosesSomeLife(Happening):
    """a player's hero loses just so much life without being dealt damage (8.5.12a)"""

    who: People
    n: Amount
    offers = ("they", "that many")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.LOSE_LIFE,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        mine = event["player"] in self.who.players(state, scope) and event.get("object") is None
        if not mine or not numbered(self.n, state, scope, event):
            return None
        return {"they": event["player"], "that many": event["amount"]}
