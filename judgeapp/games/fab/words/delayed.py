"""What an effect leaves waiting for an event: delayed triggers, text that is in force for a while (6.2.2, 6.6.3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judgeapp.kernel import verbs
from judgeapp.kernel.abilities import Triggered
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.effects import NEVER, Until
from judgeapp.kernel.events import EventKind
from judgeapp.kernel.records import Record
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Happening, Instruction, Line, QuotedLine, Span, opened
from judgeapp.language.nodes.changes import lasting
from judgeapp.language.nodes.instructions import Act, Step
from judgeapp.language.nodes.people import They
from judgeapp.language.phrase import phrase


@dataclass(frozen=True)
class Delayed(Line, Triggered):
    """A triggered ability that an effect left behind: for one time or for every time (6.6.3)."""

    event: Happening
    effect: Instruction
    single: bool
    said: str

    @property
    def words(self) -> str:
        return self.said

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return self.event.kinds

    @property
    def once(self) -> bool:
        return self.single

    def match(self, state: State, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        assert record.event is not None
        return self.event.match(state, scope, record.event)

    def resolve(self, table: Table, scope: Bound) -> Procedure:
        return (yield from self.effect.run(table, opened(scope)))


@phrase("the next time {event} {span}, {effect}")
@dataclass(frozen=True)
class NextTime(Act):
    """a delayed trigger for one time"""

    event: Happening
    span: Span
    effect: Step
    later = True
    waits = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        line = Delayed(self.event, self.effect, True, self.show())
        made = yield from table.emit(lasting(scope, line, self.span.until(table.state, scope), self.show()))
        return bool(made)


@phrase("whenever {event} {span}, {effect}")
@dataclass(frozen=True)
class EveryTime(Act):
    """a delayed trigger for every time"""

    event: Happening
    span: Span
    effect: Step
    later = True
    waits = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        line = Delayed(self.event, self.effect, False, self.show())
        made = yield from table.emit(lasting(scope, line, self.span.until(table.state, scope), self.show()))
        return bool(made)


@phrase("{span}, {line}")
@dataclass(frozen=True)
class ForTheSpan(Act):
    """a line of text is in force for a while, whatever it comes to cover (6.2.2)"""

    span: Span
    line: QuotedLine
    waits = True
    keeps = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        made = yield from table.emit(
            lasting(scope, self.line.line, self.span.until(table.state, scope), self.line.line.show())
        )
        return bool(made)


@dataclass(frozen=True)
class NextEnd(Line, Triggered):
    """What an effect does as the next end phase begins (6.6.3)."""

    effect: Act
    said: str

    @property
    def words(self) -> str:
        return self.said

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (verbs.PHASE,)

    @property
    def once(self) -> bool:
        return True

    def match(self, state: State, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        assert record.event is not None
        return {} if record.event["phase"] == "end" else None

    def resolve(self, table: Table, scope: Bound) -> Procedure:
        return (yield from self.effect.run(table, opened(scope)))


@phrase("at the beginning of the next end phase, {effect}")
@dataclass(frozen=True)
class AtNextEnd(Act):
    """something to be done as the next end phase begins"""

    effect: Act
    later = True
    waits = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        line = NextEnd(self.effect, self.show())
        made = yield from table.emit(lasting(scope, line, NEVER, self.show()))
        return bool(made)


@dataclass(frozen=True)
class NextTurnOf(Line, Triggered):
    """What is done as the next turn of the player last spoken of begins, without the stack."""

    effect: Act
    said: str

    @property
    def words(self) -> str:
        return self.said

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (verbs.PHASE,)

    @property
    def immediate(self) -> bool:
        return True

    @property
    def once(self) -> bool:
        return True

    def match(self, state: State, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        event = record.event
        assert event is not None
        theirs = event["phase"] == "start" and event["player"] in They().players(state, scope)
        return {} if theirs else None

    def resolve(self, table: Table, scope: Bound) -> Procedure:
        return (yield from self.effect.run(table, opened(scope)))


@phrase("in their next turn, {effect}")
@dataclass(frozen=True)
class InTheirNextTurn(Act):
    """something that begins with the next turn of the player last spoken of"""

    effect: Act
    needs = ("they", "it")
    later = True
    waits = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        line = NextTurnOf(self.effect, self.show())
        made = yield from table.emit(lasting(scope, line, Until("never"), self.show()))
        return bool(made)
