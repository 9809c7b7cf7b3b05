"""Replacements that are no prevention: more damage, more tokens, another destination, entering with counters."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from judgeapp.games.fab import kinds
from judgeapp.games.fab.words.descriptions import CardName
from judgeapp.games.fab.words.marks import Works
from judgeapp.games.fab.words.waiting import Waits, wait_for
from judgeapp.kernel import verbs
from judgeapp.kernel.abilities import Replacement
from judgeapp.kernel.atoms import MOVE
from judgeapp.kernel.choices import Ask, Procedure
from judgeapp.kernel.effects import Until
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Amount, Line, Span, Things
from judgeapp.language.nodes.changes import lasting
from judgeapp.language.nodes.descriptions import CounterWord, Kind
from judgeapp.language.nodes.instructions import Act
from judgeapp.language.phrase import phrase

Replaced = Generator[Ask, Any, tuple[Event, ...]]


@phrase("this enters the arena with {n} {counter} counter(s)")
@dataclass(frozen=True)
class EntersWith(Line, Replacement):
    """counters that are there from the first moment (6.4.8)"""

    n: Amount
    counter: CounterWord

    @property
    def works(self) -> Works:
        """It works wherever the card comes from."""
        return Works.MOVING

    @property
    def zones(self) -> tuple[str, ...]:
        return ("stack", "hand", "deck", "banished", "graveyard", "arsenal")

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (MOVE,)

    @property
    def rank(self) -> str:
        return "identity"

    def applies(self, state: State, scope: Bound, event: Event) -> bool:
        return bool(event["object"] == scope.source and event["to"].kind == "permanent")

    def replace(self, table: Table, scope: Bound, event: Event) -> Replaced:
        marks = {**event.get("marks", {}), str(self.counter): self.n.amount(table.state, scope)}
        return (event.but(marks=marks),)
        yield


@phrase("if you would create {name} tokens, instead create that many plus {more}")
@dataclass(frozen=True)
class MoreTokens(Line, Replacement):
    """more tokens than an effect would create; once for each such effect (1.9.2b)"""

    name: CardName
    more: int

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (kinds.CREATE_TOKENS,)

    def applies(self, state: State, scope: Bound, event: Event) -> bool:
        mine = event["player"] == scope.you
        return bool(mine and event["card"].moniker.lower() == self.name.lower() and event["amount"] > 0)

    def replace(self, table: Table, scope: Bound, event: Event) -> Replaced:
        return (event.but(amount=event["amount"] + self.more),)
        yield


@dataclass(frozen=True)
class MoreArcane(Line, Replacement):
    """More arcane damage from one source."""

    source: ObjId
    more: int
    said: str

    @property
    def words(self) -> str:
        return self.said

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (verbs.DAMAGE,)

    def applies(self, state: State, scope: Bound, event: Event) -> bool:
        return bool(event["source"] == self.source and event.get("type") == "arcane" and event["amount"] > 0)

    def replace(self, table: Table, scope: Bound, event: Event) -> Replaced:
        return (event.but(amount=event["amount"] + self.more),)
        yield


@dataclass(frozen=True)
class WaitsToAmplify(Waits):
    """The next card deals more arcane damage, with every effect of it that deals some."""

    more: int

    def apply(self, table: Table, scope: Bound, oid: ObjId) -> Procedure:
        with table.because("6.2.4", "6.4.9", source=scope.source):
            yield from table.emit(lasting(scope, MoreArcane(oid, self.more, self.said), Until("turn"), self.said))


@phrase("the next {what} you play {span} deals {more} more arcane damage")
@dataclass(frozen=True)
class NextDealsMore(Act):
    """the next card of a sort deals more arcane damage"""

    what: Kind
    span: Span
    more: Amount
    waits = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        more = self.more.amount(table.state, scope)
        if more <= 0:
            return False
        waits = WaitsToAmplify(self.what, self.show(), False, True, more)
        return (yield from wait_for(table, scope, waits, self.span))


@dataclass(frozen=True)
class BanishInstead(Line, Replacement):
    """That certain objects are banished instead of going to the graveyard."""

    what: tuple[ObjId, ...]
    said: str

    @property
    def words(self) -> str:
        return self.said

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (MOVE,)

    def applies(self, state: State, scope: Bound, event: Event) -> bool:
        return bool(event["to"].kind == "graveyard" and event["object"] in self.what)

    def replace(self, table: Table, scope: Bound, event: Event) -> Replaced:
        return (verbs.BANISH(object=event["object"], player=scope.you),)
        yield


@phrase("if {what} would be put into a graveyard {span}, instead banish it")
@dataclass(frozen=True)
class InsteadOfGraveyard(Act):
    """another destination than the graveyard, for a while"""

    what: Things
    span: Span
    waits = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = tuple(o for o in self.what.objects(table.state, scope) if table.state.exists(o))
        if not found:
            return False
        until = self.span.until(table.state, scope)
        made = yield from table.emit(lasting(scope, BanishInstead(found, self.show()), until, self.show()))
        return bool(made)
