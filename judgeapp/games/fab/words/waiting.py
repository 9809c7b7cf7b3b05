"""Effects that wait for something to come: the next attack, the next card, the next time (6.2.4, 6.6.3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judgeapp.games.fab import kinds
from judgeapp.games.fab.reading import is_attack
from judgeapp.games.fab.shapes import CostChange, Stage, Use
from judgeapp.games.fab.words.lines import Direction, WayWord
from judgeapp.games.fab.words.triggers import AtMoment
from judgeapp.kernel.abilities import Triggered
from judgeapp.kernel.atoms import USE_EFFECT
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.effects import Until
from judgeapp.kernel.events import EventKind
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.records import Record
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Amount, Happening, Instruction, Line, QuotedLine, Span, opened
from judgeapp.language.nodes.changes import Alteration, Lasting, These, lasting
from judgeapp.language.nodes.descriptions import Kind
from judgeapp.language.nodes.instructions import Act, Step
from judgeapp.language.phrase import phrase


@dataclass(frozen=True)
class Waits(Line, Triggered):
    """What applies to the next object that fits, as it is announced; happens at once, without the stack."""

    what: Kind
    said: str
    attack: bool
    once_only: bool

    @property
    def words(self) -> str:
        return self.said

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (kinds.ANNOUNCE,)

    @property
    def immediate(self) -> bool:
        return True

    @property
    def once(self) -> bool:
        return self.once_only

    def match(self, state: State, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        event = record.event
        assert event is not None
        oid: ObjId = event["object"]
        if event["player"] != scope.you or (self.attack and not is_attack(state, oid)):
            return None
        return {"found": oid} if self.what.fits(state, scope, oid) else None

    def resolve(self, table: Table, scope: Bound) -> Procedure:
        oid: ObjId = scope.slots["found"]
        yield from self.apply(table, scope, oid)
        if scope.effect is not None and scope.effect in table.state.effects and not self.once_only:
            yield from table.emit(USE_EFFECT(effect=scope.effect, by=1))

    def apply(self, table: Table, scope: Bound, oid: ObjId) -> Procedure:
        """Apply it to the object that has come."""
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True)
class WaitsToAlter(Waits):
    """The next one gets something."""

    alterations: tuple[Alteration, ...]

    def apply(self, table: Table, scope: Bound, oid: ObjId) -> Procedure:
        line = Lasting(These((oid,)), self.alterations, self.said)
        with table.because("6.2.4", "1.8.10", source=scope.source):
            yield from table.emit(lasting(scope, line, Until("turn"), self.said))


def wait_for(table: Table, scope: Bound, waits: Waits, span: Span, left: int | None = None) -> Procedure:
    """Leave something waiting until it has come or the time is over."""
    until = span.until(table.state, scope)
    made = yield from table.emit(lasting(scope, waits, until, waits.said, left))
    return bool(made)


@phrase("your next {what} {span} gets {alterations| and}")
@dataclass(frozen=True)
class NextAttackGets(Act):
    """your next attack that fits gets something: the first one announced from now on (6.2.4, 1.8.10)"""

    what: Kind
    span: Span
    alterations: tuple[Alteration, ...]

    def run(self, table: Table, scope: Bound) -> Procedure:
        fixed = tuple(a.frozen(table.state, scope) for a in self.alterations)
        waits = WaitsToAlter(self.what, self.show(), False, True, fixed)
        return (yield from wait_for(table, scope, waits, self.span))


@phrase("the next {what} you play {span} gets {alterations| and}")
@dataclass(frozen=True)
class NextCardGets(Act):
    """the next card that you play gets something, from its announcement (5.1.2a)"""

    what: Kind
    span: Span
    alterations: tuple[Alteration, ...]

    def run(self, table: Table, scope: Bound) -> Procedure:
        fixed = tuple(a.frozen(table.state, scope) for a in self.alterations)
        waits = NextCard(self.what, self.show(), False, True, fixed)
        return (yield from wait_for(table, scope, waits, self.span))


@dataclass(frozen=True)
class NextCard(WaitsToAlter):
    """The next card that is played; an activated attack does not count."""

    def match(self, state: State, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        assert record.event is not None
        proxy = state.obj(record.event["object"]).mark("attack source") is not None
        return None if proxy else super().match(state, scope, record)


# --- costs of what comes ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CostsOnce(Line, CostChange):
    """That the playing or activating of one thing costs less or more."""

    what: ObjId
    by: int
    direction: Direction
    said: str

    @property
    def words(self) -> str:
        return self.said

    @property
    def stage(self) -> Stage:
        return self.direction.stage

    def change(self, state: State, scope: Bound, use: Use) -> int | None:
        return self.by if use.layer == self.what else None


@dataclass(frozen=True)
class WaitsToCost(Waits):
    """The next one costs less or more."""

    by: int
    direction: Direction
    way: WayWord

    def match(self, state: State, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        event = record.event
        assert event is not None
        proxy = state.obj(event["object"]).mark("attack source") is not None
        if (proxy and self.way is WayWord.PLAY) or (not proxy and self.way is WayWord.ACTIVATE):
            return None
        return super().match(state, scope, record)

    def apply(self, table: Table, scope: Bound, oid: ObjId) -> Procedure:
        line = CostsOnce(oid, self.by, self.direction, self.said)
        with table.because("6.2.4", "5.1.6a", source=scope.source):
            yield from table.emit(lasting(scope, line, Until("turn"), self.said))


@phrase("the next {what} you play or activate {span} costs {by} {direction} {way}")
@dataclass(frozen=True)
class NextCosts(Act):
    """the next thing of a sort costs less or more"""

    what: Kind
    span: Span
    by: Amount
    direction: Direction
    way: WayWord

    def run(self, table: Table, scope: Bound) -> Procedure:
        by = self.by.amount(table.state, scope)
        waits = WaitsToCost(self.what, self.show(), False, True, by, self.direction, self.way)
        return (yield from wait_for(table, scope, waits, self.span))


@phrase("the next {n} {what} you play {span} cost {by} {direction} to play")
@dataclass(frozen=True)
class NextCardsCost(Act):
    """the next so many cards of a sort cost less or more"""

    n: int
    what: Kind
    span: Span
    by: Amount
    direction: Direction

    def run(self, table: Table, scope: Bound) -> Procedure:
        by = self.by.amount(table.state, scope)
        waits = WaitsToCost(self.what, self.show(), False, False, by, self.direction, WayWord.PLAY)
        return (yield from wait_for(table, scope, waits, self.span, self.n))


@phrase("your next {what} {span} costs {by} {direction} {way}")
@dataclass(frozen=True)
class YourNextCosts(Act):
    """your next attack of a sort costs less or more"""

    what: Kind
    span: Span
    by: Amount
    direction: Direction
    way: WayWord

    def run(self, table: Table, scope: Bound) -> Procedure:
        by = self.by.amount(table.state, scope)
        waits = WaitsToCost(self.what, self.show(), False, True, by, self.direction, self.way)
        return (yield from wait_for(table, scope, waits, self.span))


# --- delayed triggers ---------------------------------------------------------------------------------------------------


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

    def run(self, table: Table, scope: Bound) -> Procedure:
        line = Delayed(self.event, self.effect, False, self.show())
        made = yield from table.emit(lasting(scope, line, self.span.until(table.state, scope), self.show()))
        return bool(made)


@dataclass(frozen=True)
class DelayedMoment(Line, Triggered):
    """What happens once at a moment to come."""

    line: AtMoment
    said: str

    @property
    def words(self) -> str:
        return self.said

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return self.line.watches

    @property
    def once(self) -> bool:
        return True

    def match(self, state: State, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        return self.line.match(state, scope, record)

    def resolve(self, table: Table, scope: Bound) -> Procedure:
        return (yield from self.line.resolve(table, scope))


@phrase("later, {line}")
@dataclass(frozen=True)
class Later(Act):
    """a delayed trigger at a moment of a turn to come: later, "at the beginning of your end phase, …" """

    line: QuotedLine

    def run(self, table: Table, scope: Bound) -> Procedure:
        inner = self.line.line
        assert isinstance(inner, AtMoment)
        line = DelayedMoment(inner, self.show())
        made = yield from table.emit(lasting(scope, line, Until("never"), self.show()))
        return bool(made)


@phrase("{span}, {line}")
@dataclass(frozen=True)
class ForTheSpan(Act):
    """a line of text is in force for a while, whatever it comes to cover (6.2.2)"""

    span: Span
    line: QuotedLine

    def run(self, table: Table, scope: Bound) -> Procedure:
        made = yield from table.emit(
            lasting(scope, self.line.line, self.span.until(table.state, scope), self.line.line.show())
        )
        return bool(made)
