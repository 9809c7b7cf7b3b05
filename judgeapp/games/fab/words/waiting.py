"""What an effect leaves waiting for the next object of a sort: it gets something, or costs less or more (6.2.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from judgeapp.games.fab import kinds
from judgeapp.games.fab.reading import is_attack
from judgeapp.games.fab.shapes import Way
from judgeapp.games.fab.words.costs import Direction, TheyCost, WayWord
from judgeapp.games.fab.words.descriptions import AttackNoun
from judgeapp.kernel.abilities import Triggered
from judgeapp.kernel.atoms import USE_EFFECT
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.effects import Until
from judgeapp.kernel.events import EventKind
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.records import Record
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Amount, Line, People, Span
from judgeapp.language.nodes.changes import Alteration, Lasting, These, lasting
from judgeapp.language.nodes.descriptions import Kind
from judgeapp.language.nodes.instructions import Act
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

    @property
    def watches(self) -> tuple[EventKind, ...]:
        """What changes types comes first: what waits for a Draconic card finds the card that became one (5.1.2a)."""
        return (kinds.BECOME_LAYER if any(a.prop == "types" for a in self.alterations) else kinds.ANNOUNCE,)

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
    waits = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        fixed = tuple(a.frozen(table.state, scope) for a in self.alterations)
        waits = WaitsToAlter(self.what, self.show(), False, True, fixed)
        return (yield from wait_for(table, scope, waits, self.span))


@phrase("the next attack of {who} {span} gets {alterations| and}")
@dataclass(frozen=True)
class NextAttackOf(Act):
    """the next attack of a player, of whatever kind, gets something"""

    who: People
    span: Span
    alterations: tuple[Alteration, ...]
    waits = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        fixed = tuple(a.frozen(table.state, scope) for a in self.alterations)
        waits = WaitsToAlter(Kind((), AttackNoun(), ()), self.show(), True, True, fixed)
        done = False
        for player in self.who.players(table.state, scope):
            done = yield from wait_for(table, replace(scope, you=player), waits, self.span)
        return done


@phrase("the next {what} you play {span} gets {alterations| and}")
@dataclass(frozen=True)
class NextCardGets(Act):
    """the next card that you play gets something, from its announcement (5.1.2a)"""

    what: Kind
    span: Span
    alterations: tuple[Alteration, ...]
    waits = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        fixed = tuple(a.frozen(table.state, scope) for a in self.alterations)
        waits = NextCard(self.what, self.show(), False, True, fixed)
        return (yield from wait_for(table, scope, waits, self.span))


@dataclass(frozen=True)
class NextCard(WaitsToAlter):
    """The next card that is played; an activated attack does not count."""

    def match(self, state: State, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        assert record.event is not None
        played = _way(state, record.event["object"]) is Way.PLAY
        return super().match(state, scope, record) if played else None


# --- costs of what comes --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class WaitsToCost(Waits):
    """The next one costs less or more."""

    by: int
    direction: Direction
    way: WayWord

    def match(self, state: State, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        assert record.event is not None
        fits = self.way.covers(_way(state, record.event["object"]))
        return super().match(state, scope, record) if fits else None

    def apply(self, table: Table, scope: Bound, oid: ObjId) -> Procedure:
        line = TheyCost((oid,), self.by, self.direction, _way(table.state, oid), self.said)
        with table.because("6.2.4", "5.1.6a", source=scope.source):
            yield from table.emit(lasting(scope, line, Until("turn"), self.said))


def _way(state: State, oid: ObjId) -> Way:
    """How what has been announced comes onto the stack: an attack-proxy by an ability, anything else is played."""
    return Way.PLAY if state.obj(oid).mark("attack source") is None else Way.ACTIVATE


@phrase("the next {n} {what} you play {span} cost {by} {direction} to play")
@dataclass(frozen=True)
class NextCardsCost(Act):
    """the next so many cards of a sort cost less or more"""

    n: int
    what: Kind
    span: Span
    by: Amount
    direction: Direction
    waits = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        by = self.by.amount(table.state, scope)
        waits = WaitsToCost(self.what, self.show(), False, False, by, self.direction, WayWord.PLAY)
        return (yield from wait_for(table, scope, waits, self.span, self.n))


@phrase("your next {what} {span} costs {by} {direction} {way}")
@dataclass(frozen=True)
class YourNextCosts(Act):
    """the next thing of a sort that you play or activate costs less or more"""

    what: Kind
    span: Span
    by: Amount
    direction: Direction
    way: WayWord
    waits = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        by = self.by.amount(table.state, scope)
        waits = WaitsToCost(self.what, self.show(), False, True, by, self.direction, self.way)
        return (yield from wait_for(table, scope, waits, self.span))


@phrase("the next attack of {who} {span} costs {by} {direction} {way}")
@dataclass(frozen=True)
class NextAttackOfCosts(Act):
    """the next attack of a player costs less or more"""

    who: People
    span: Span
    by: Amount
    direction: Direction
    way: WayWord
    waits = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        by = self.by.amount(table.state, scope)
        done = False
        for player in self.who.players(table.state, scope):
            kind = Kind((), AttackNoun(), ())
            waits = WaitsToCost(kind, self.show(), True, True, by, self.direction, self.way)
            done = yield from wait_for(table, replace(scope, you=player), waits, self.span)
        return done
