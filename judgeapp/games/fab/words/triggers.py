"""Triggered abilities as lines of card text: moments of the turn, states, ordinals, limits, other zones (6.6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from judgeapp.games.fab.kinds import STATE_HOLDS
from judgeapp.kernel import verbs
from judgeapp.kernel.abilities import Triggered
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.events import EventKind
from judgeapp.kernel.records import Outcome, Record
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Condition, Happening, Instruction, Line, QuotedLine, opened
from judgeapp.language.nodes.lines import Watching
from judgeapp.language.nodes.past import times
from judgeapp.language.phrase import phrase


class Moment(Enum):
    """A moment of the turn at which something triggers."""

    START = "start of your turn"
    EACH_START = "start of each turn"
    ACTION = "beginning of your action phase"
    EACH_ACTION = "beginning of each action phase"
    END = "beginning of your end phase"
    EACH_END = "beginning of the end phase"


PHASES: Mapping[Moment, tuple[str, bool]] = {
    Moment.START: ("start", True),
    Moment.EACH_START: ("start", False),
    Moment.ACTION: ("action", True),
    Moment.EACH_ACTION: ("action", False),
    Moment.END: ("end", True),
    Moment.EACH_END: ("end", False),
}
"""The phase of each moment, and whether it is only the own one."""


def at_moment(moment: Moment, scope: Bound, event: Any) -> bool:
    """Whether the phase that begins is meant."""
    phase, own = PHASES[moment]
    return bool(event["phase"] == phase and (not own or event["player"] == scope.you))


@phrase("at the {moment}, {effect}")
@dataclass(frozen=True)
class AtMoment(Line, Triggered):
    """what happens at a moment of the turn"""

    moment: Moment
    effect: Instruction
    offers = ("they",)

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (verbs.PHASE,)

    def match(self, state: State, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        assert record.event is not None
        return {"they": record.event["player"]} if at_moment(self.moment, scope, record.event) else None

    def resolve(self, table: Table, scope: Bound) -> Procedure:
        return (yield from self.effect.run(table, opened(scope)))


@phrase("when it is so that {condition}, {effect}")
@dataclass(frozen=True)
class StateTrigger(Line, Triggered):
    """what happens as soon as something is so (6.6.5c); checked again as it resolves (5.3.2b)"""

    condition: Condition
    effect: Instruction
    offers = ("it",)
    itself = True

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (STATE_HOLDS,)

    def holds(self, state: State, scope: Bound) -> bool:
        """Whether the state has come about."""
        return self.condition.holds(state, scope)

    def match(self, state: State, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        event = record.event
        mine = event is not None and event["trigger"] is self and event["object"] == scope.source
        return {"it": scope.source} if mine else None

    def resolve(self, table: Table, scope: Bound) -> Procedure:
        if not self.condition.holds(table.state, scope):
            table.note(Outcome.FAILED, "the state is gone", "5.3.2b", by=scope.source)
            return False
        return (yield from self.effect.run(table, opened(scope)))


class Ordinal(Enum):
    """The how-manieth time."""

    FIRST = "first"
    SECOND = "second"
    THIRD = "third"
    FOURTH = "fourth"
    FIFTH = "fifth"

    @property
    def number(self) -> int:
        """As a number."""
        return list(Ordinal).index(self) + 1


@phrase("the {nth} time {event} each turn, {effect}")
@dataclass(frozen=True)
class NthTime(Watching):
    """what happens the so-manieth time in a turn, counted from its beginning (6.6.5d)"""

    nth: Ordinal
    event: Happening
    effect: Instruction

    def match(self, state: State, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        found = super().match(state, scope, record)
        if found is None:
            return None
        count = times(record.after or state, scope, self.event, "this turn")
        return found if count == self.nth.number else None


@phrase("once per turn, when {event}, {effect}")
@dataclass(frozen=True)
class OncePerTurn(Watching):
    """what happens at most once a turn (6.6.1a); a layer that did nothing has used it up, too (6.6.5f)"""

    event: Happening
    effect: Instruction

    def match(self, state: State, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        found = super().match(state, scope, record)
        if found is None:
            return None
        used = any(
            r.outcome is Outcome.TRIGGERED and r.by == scope.source and r.words == self.words
            for r in state.log.since(state.fact("since turn", 0))
        )
        waits = any(w.bound.source == scope.source and w.bound.ability is self for w in state.waiting)
        return None if used or waits else found


@phrase("when {event} while {condition}, {effect}")
@dataclass(frozen=True)
class WhenWhile(Watching):
    """an event in a state: both must be so as it happens, and neither is asked again (6.6.5b)"""

    event: Happening
    condition: Condition
    effect: Instruction

    def match(self, state: State, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        found = super().match(state, scope, record)
        if found is None:
            return None
        inner = opened(scope, **found)
        return found if self.condition.holds(state, inner) else None


class Place(Enum):
    """A zone outside the arena."""

    GRAVEYARD = "graveyard"
    HAND = "hand"
    BANISHED = "banished zone"
    ARSENAL = "arsenal"
    PITCH = "pitch zone"


PLACES: Mapping[Place, str] = {
    Place.GRAVEYARD: "graveyard",
    Place.HAND: "hand",
    Place.BANISHED: "banished",
    Place.ARSENAL: "arsenal",
    Place.PITCH: "pitch",
}
"""The zone kind of each."""


@phrase("while this is in your {place}, it has {line}")
@dataclass(frozen=True)
class FromZone(Line, Triggered):
    """a triggered ability that works in another zone than the arena (5.4.7)"""

    place: Place
    line: QuotedLine

    @property
    def zones(self) -> tuple[str, ...]:
        return (PLACES[self.place],)

    @property
    def effect(self) -> Instruction | None:
        """What it does."""
        return getattr(self.line.line, "effect", None)

    @property
    def watches(self) -> tuple[EventKind, ...]:
        inner = self.line.line
        return inner.watches if isinstance(inner, Triggered) else ()

    def match(self, state: State, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        inner = self.line.line
        return inner.match(state, scope, record) if isinstance(inner, Triggered) else None

    def resolve(self, table: Table, scope: Bound) -> Procedure:
        inner = self.line.line
        assert isinstance(inner, Triggered)
        return (yield from inner.resolve(table, scope))
