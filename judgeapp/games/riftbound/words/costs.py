"""Costs in card text."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from judgeapp.games.riftbound import events, paying
from judgeapp.kernel.choices import Illegal, Procedure
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Cost, Things, actor
from judgeapp.language.phrase import phrase


class Resource(Enum):
    """energy, or power of a domain or of any (158)."""

    ENERGY = "energy"
    ANY = "power"
    FURY = "Fury"
    CALM = "Calm"
    MIND = "Mind"
    BODY = "Body"
    CHAOS = "Chaos"
    ORDER = "Order"


@phrase("pay {n} {resource}")
@dataclass(frozen=True)
class PayCost(Cost):
    """energy or power"""

    n: int
    resource: Resource

    @property
    def price(self) -> paying.Price:
        """The same as a price."""
        if self.resource is Resource.ENERGY:
            return paying.Price(self.n)
        domains = () if self.resource is Resource.ANY else (self.resource.value,)
        return paying.Price(0, tuple(domains for _ in range(self.n)))

    def payable(self, state: State, scope: Bound) -> bool:
        return paying.payable(state, actor(scope), self.price)

    def pay(self, table: Table, scope: Bound) -> Procedure:
        yield from paying.pay(table, actor(scope), self.price)


@phrase("exhaust {what}")
@dataclass(frozen=True)
class ExhaustCost(Cost):
    """exhausting something that is ready (401)"""

    what: Things

    def payable(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and all(state.exists(o) and not state.obj(o).mark("exhausted") for o in found)

    def pay(self, table: Table, scope: Bound) -> Procedure:
        if not self.payable(table.state, scope):
            raise Illegal("what is exhausted can't be exhausted again", "401")
        yield from table.emit(*(events.EXHAUST(object=o) for o in self.what.objects(table.state, scope)))


@phrase("spend my buff")
@dataclass(frozen=True)
class SpendMyBuff(Cost):
    """the buff on the unit that speaks (703)"""

    def payable(self, state: State, scope: Bound) -> bool:
        return state.exists(scope.source) and bool(state.obj(scope.source).mark("buff"))

    def pay(self, table: Table, scope: Bound) -> Procedure:
        if not self.payable(table.state, scope):
            raise Illegal("there is no buff to spend", "703")
        yield from table.emit(events.SPEND_BUFF(object=scope.source))


@phrase("kill {what}")
@dataclass(frozen=True)
class KillCost(Cost):
    """killing something"""

    what: Things

    def payable(self, state: State, scope: Bound) -> bool:
        return all(state.exists(o) for o in self.what.objects(state, scope))

    def pay(self, table: Table, scope: Bound) -> Procedure:
        yield from table.emit(*(events.DIE(object=o) for o in self.what.objects(table.state, scope)))
