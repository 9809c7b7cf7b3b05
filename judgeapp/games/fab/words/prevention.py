"""Preventing damage, and other things done to damage that would be dealt (6.4, 6.5)."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from judgeapp.games.fab.assets import means, pay_assets
from judgeapp.games.fab.reading import fab, hero
from judgeapp.games.fab.scopes import everywhere, own
from judgeapp.games.fab.shapes import CantBePrevented
from judgeapp.kernel import verbs
from judgeapp.kernel.abilities import Replacement
from judgeapp.kernel.atoms import USE_EFFECT
from judgeapp.kernel.choices import Ask, Procedure, may
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Amount, Line, Span, opened
from judgeapp.language.nodes.changes import lasting
from judgeapp.language.nodes.instructions import Act
from judgeapp.language.phrase import phrase

Replaced = Generator[Ask, Any, tuple[Event, ...]]


class DamageType(Enum):
    """A type of damage (8.5.3b)."""

    ARCANE = "arcane"
    PHYSICAL = "physical"


def unpreventable(state: State, event: Event) -> bool:
    """Whether the damage can't be prevented (6.4.10h)."""
    if event.get("unpreventable"):
        return True
    source = event["source"]
    if any(a.covers(state, s, event) for a, s in own(state, source, CantBePrevented, state.obj(source).controller)):
        return True
    return any(a.covers(state, s, event) for a, s in everywhere(state, CantBePrevented))


def less(table: Table, event: Event, by: int) -> Event:
    """The event with so much prevented; unpreventable damage stays as it is."""
    if unpreventable(table.state, event):
        table.note(Outcome.NOTE, "the damage can't be prevented", "6.4.10h", event=event)
        return event
    return event.but(amount=max(0, event["amount"] - by))


class Prevents(Line, Replacement):
    """A prevention of damage to your hero."""

    kind: DamageType | None

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (verbs.DAMAGE,)

    @property
    def rank(self) -> str:
        return "prevent"

    def applies(self, state: State, scope: Bound, event: Event) -> bool:
        if event["target"] != hero(state, scope.you) or event["amount"] <= 0:
            return False
        return self.kind is None or event.get("type") == self.kind.value


@dataclass(frozen=True)
class Shield(Prevents):
    """A shielding prevention: what one event does not use is kept for the next (6.4.10j)."""

    kind: DamageType | None
    said: str

    @property
    def words(self) -> str:
        return self.said

    def replace(self, table: Table, scope: Bound, event: Event) -> Replaced:
        assert scope.effect is not None
        left = table.state.effects[scope.effect].left or 0
        changed = less(table, event, left)
        used = event["amount"] - changed["amount"]
        if used:
            yield from table.emit(USE_EFFECT(effect=scope.effect, by=used))
        return (changed,)


@dataclass(frozen=True)
class FixedTimes(Prevents):
    """A fixed prevention for a number of events (6.4.10i): each one it applies to uses one."""

    kind: DamageType | None
    amount: int
    said: str

    @property
    def words(self) -> str:
        return self.said

    def replace(self, table: Table, scope: Bound, event: Event) -> Replaced:
        assert scope.effect is not None
        changed = less(table, event, self.amount)
        yield from table.emit(USE_EFFECT(effect=scope.effect, by=1))
        return (changed,)


@phrase("prevent the next {n} damage that would be dealt to you {span}")
@dataclass(frozen=True)
class PreventNext(Act):
    """a shield against damage of every type"""

    n: Amount
    span: Span
    waits = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        return (yield from _shield(table, scope, None, self.n.amount(table.state, scope), self.span, self.show()))


@phrase("prevent the next {n} {kind} damage that would be dealt to you {span}")
@dataclass(frozen=True)
class PreventNextOf(Act):
    """a shield against damage of one type"""

    n: Amount
    kind: DamageType
    span: Span
    waits = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        n = self.n.amount(table.state, scope)
        return (yield from _shield(table, scope, self.kind, n, self.span, self.show()))


def _shield(table: Table, scope: Bound, kind: DamageType | None, n: int, span: Span, said: str) -> Procedure:
    if n <= 0:
        return False
    made = yield from table.emit(lasting(scope, Shield(kind, said), span.until(table.state, scope), said, n))
    return bool(made)


@phrase("the next {times} times you would be dealt damage {span}, prevent {n} of it")
@dataclass(frozen=True)
class PreventTimes(Act):
    """a fixed prevention for several events"""

    times: int
    span: Span
    n: Amount
    waits = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        line = FixedTimes(None, self.n.amount(table.state, scope), self.show())
        until = self.span.until(table.state, scope)
        made = yield from table.emit(lasting(scope, line, until, self.show(), self.times))
        return bool(made)


@phrase("the next time you would be dealt damage {span}, prevent {n} of it")
@dataclass(frozen=True)
class PreventOnce(Act):
    """a fixed prevention for one event"""

    span: Span
    n: Amount
    waits = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        line = FixedTimes(None, self.n.amount(table.state, scope), self.show())
        made = yield from table.emit(lasting(scope, line, self.span.until(table.state, scope), self.show(), 1))
        return bool(made)


@phrase("if you would be dealt damage, destroy this to prevent {n} of it")
@dataclass(frozen=True)
class DestroyToPrevent(Prevents):
    """ward and the like: it is destroyed, like it or not, and prevents (8.3.20)"""

    n: Amount
    kind = None

    def replace(self, table: Table, scope: Bound, event: Event) -> Replaced:
        yield from table.emit(verbs.DESTROY(object=scope.source, player=scope.you))
        return (less(table, event, self.n.amount(table.state, scope)),)

    def applies(self, state: State, scope: Bound, event: Event) -> bool:
        return state.exists(scope.source) and super().applies(state, scope, event)


@phrase("if you would be dealt {kind} damage, destroy this to prevent {n} of it")
@dataclass(frozen=True)
class DestroyToPreventOf(DestroyToPrevent):
    """the same for one type (8.3.37)"""

    kind: DamageType = DamageType.ARCANE  # type: ignore[assignment]
    n: Amount = None  # type: ignore[assignment]


@phrase("if you would be dealt {kind} damage, you may pay {n} resources to prevent {n_of} of it")
@dataclass(frozen=True)
class PayToPrevent(Prevents):
    """arcane barrier: pay all of it or nothing, for one event (8.3.8)"""

    kind: DamageType | None
    n: Amount
    n_of: Amount
    rule: ClassVar[str] = "8.3.8"

    def applies(self, state: State, scope: Bound, event: Event) -> bool:
        if not super().applies(state, scope, event) or means(state, scope.you) < self.n.amount(state, scope):
            return False
        return fab(state).since("2025-01") or not _used_for(state, scope, event)

    def replace(self, table: Table, scope: Bound, event: Event) -> Replaced:
        n = self.n.amount(table.state, scope)
        with table.because(self.rule):
            alias = table.state.obj(scope.source).alias
            if not (yield from may(scope.you, f"pay {n} for {alias}", (self.rule,))):
                return (event,)
            yield from pay_assets(table, scope.you, n, 0)
            changed = less(table, event, self.n_of.amount(table.state, scope))
            words = f"{alias} prevents {event['amount'] - changed['amount']}"
            table.note(Outcome.NOTE, words, self.rule, by=scope.source, against=event["source"])
        yield from self.afterwards(table, scope)
        return (changed,)

    def afterwards(self, table: Table, scope: Bound) -> Procedure:
        """What paying brings besides."""
        yield from ()


def _used_for(state: State, scope: Bound, event: Event) -> bool:
    """In 2020 a barrier stops damage once for each source: whether this one has stopped some of it already."""
    for record in state.log.back(state.fact("since turn", 0)):
        facts = record.facts or {}
        if record.by == scope.source and facts.get("against") == event["source"]:
            return True
    return False


@phrase("if you would be dealt[ {kind}] damage, you may pay {n} resources to prevent {n_of} of it. If you do, {then}")
@dataclass(frozen=True)
class PayToPreventAnd(PayToPrevent):
    """quell: paying has a consequence (8.3.19)"""

    kind: DamageType | None
    n: Amount
    n_of: Amount
    then: Act
    rule: ClassVar[str] = "8.3.19"

    def afterwards(self, table: Table, scope: Bound) -> Procedure:
        yield from self.then.run(table, opened(scope))


@phrase("if you would be dealt {kind} damage, you may destroy this to prevent {n} of it")
@dataclass(frozen=True)
class MayDestroyToPrevent(Prevents):
    """spellvoid (8.3.15)"""

    kind: DamageType
    n: Amount

    def applies(self, state: State, scope: Bound, event: Event) -> bool:
        return state.exists(scope.source) and super().applies(state, scope, event)

    def replace(self, table: Table, scope: Bound, event: Event) -> Replaced:
        alias = table.state.obj(scope.source).alias
        if not (yield from may(scope.you, f"destroy {alias}", ("8.3.15",))):
            return (event,)
        yield from table.emit(verbs.DESTROY(object=scope.source, player=scope.you))
        return (less(table, event, self.n.amount(table.state, scope)),)
