"""Dealing damage and making things hit."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from judgeapp.games.fab.reading import living
from judgeapp.games.fab.words.signs import DealsArcane
from judgeapp.kernel import verbs
from judgeapp.kernel.choices import Procedure, choose
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.records import Record
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Amount, Things, bind
from judgeapp.language.nodes.instructions import Act
from judgeapp.language.phrase import phrase


def dealt(made: tuple[Record, ...]) -> int:
    """How much damage came of an attempt to deal some."""
    return sum(int(r.event["amount"]) for r in made if r.event is not None and r.event.kind is verbs.DAMAGE)


def deal(
    table: Table, scope: Bound, source: ObjId, targets: tuple[ObjId, ...], amount: int, **roles: object
) -> Procedure:
    """Deal damage to living objects; the words after it know how much that was. Returns whether any was dealt."""
    alive = [t for t in targets if table.state.exists(t) and living(table.state, t)]
    events: list[Event] = [verbs.DAMAGE(source=source, target=t, amount=amount, **roles) for t in alive]
    made = yield from table.emit(*events)
    total = dealt(made)
    bind(scope, **{"damage dealt": total, "that many": total, "dealt by": source})
    return total > 0


@phrase("deal {n} damage to {whom}")
@dataclass(frozen=True)
class DealDamage(Act):
    """deal damage of no type"""

    n: Amount
    whom: Things
    offers = ("damage dealt", "that many")

    def run(self, table: Table, scope: Bound) -> Procedure:
        amount = self.n.amount(table.state, scope)
        return (
            yield from deal(table, scope, scope.source, self.whom.objects(table.state, scope), amount, type="generic")
        )


@phrase("deal {n} arcane damage to {whom}")
@dataclass(frozen=True)
class DealArcane(Act, DealsArcane):
    """deal arcane damage (8.5.3b)"""

    n: Amount
    whom: Things
    offers = ("damage dealt", "that many")

    def run(self, table: Table, scope: Bound) -> Procedure:
        amount = self.n.amount(table.state, scope)
        return (
            yield from deal(table, scope, scope.source, self.whom.objects(table.state, scope), amount, type="arcane")
        )


@phrase("deal {n} unpreventable damage to {whom}")
@dataclass(frozen=True)
class DealUnpreventable(Act):
    """deal damage that can't be prevented (6.4.10h)"""

    n: Amount
    whom: Things
    offers = ("damage dealt", "that many")

    def run(self, table: Table, scope: Bound) -> Procedure:
        amount = self.n.amount(table.state, scope)
        found = self.whom.objects(table.state, scope)
        return (yield from deal(table, scope, scope.source, found, amount, type="generic", unpreventable=True))


class AsHit(Enum):
    """That the damage is a hit by what deals it."""

    YES = "as a hit"


@phrase("{what} deals/deal {n} damage to {whom} {hit}")
@dataclass(frozen=True)
class Flick(Act):
    """objects deal damage, each by itself and in the order its player likes; where damage is dealt, it has hit"""

    what: Things
    n: Amount
    whom: Things
    hit: AsHit
    offers = ("it", "them", "damage dealt", "that many")

    def run(self, table: Table, scope: Bound) -> Procedure:
        state: State = table.state
        found = [o for o in self.what.objects(state, scope) if state.exists(o)]
        if len(found) > 1:
            named = [(state.obj(o).alias, o) for o in found]
            many = len(found)
            about = "the order in which they deal damage"
            found = list((yield from choose(scope.you, "order", about, named, many, many, True, ("1.8.6d",))))
        amount, total = self.n.amount(state, scope), 0
        for oid in found:
            targets = self.whom.objects(table.state, scope)
            with table.because("8.5.3", "7.5.5"):
                yield from deal(table, scope, oid, targets, amount, type="generic", hit=True)
            total += scope.slots.get("damage dealt", 0)
        bind(scope, **{"damage dealt": total, "that many": total, "it": tuple(found), "them": tuple(found)})
        return total > 0

    def possible(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return any(state.exists(o) for o in found) and bool(self.whom.objects(state, scope))


@phrase("{what} deals/deal {n} damage to {whom}")
@dataclass(frozen=True)
class ObjectDeals(Act):
    """an object deals damage"""

    what: Things
    n: Amount
    whom: Things
    offers = ("damage dealt", "that many")

    def run(self, table: Table, scope: Bound) -> Procedure:
        amount = self.n.amount(table.state, scope)
        total = 0
        for oid in self.what.objects(table.state, scope):
            yield from deal(table, scope, oid, self.whom.objects(table.state, scope), amount, type="generic")
            total += scope.slots.get("damage dealt", 0)
        bind(scope, **{"damage dealt": total, "that many": total})
        return total > 0
