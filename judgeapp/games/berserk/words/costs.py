"""What is paid for an ability (§501). Each says what events the payment is, so that it can be seen whether all of it
happened as declared (§501.2.1)."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.berserk import kinds
from judgeapp.games.berserk.coins import paying_with
from judgeapp.games.berserk.kinds import Means
from judgeapp.games.berserk.reading import is_open, open_coins
from judgeapp.games.berserk.terms import HAND, PRAYERS
from judgeapp.kernel import verbs
from judgeapp.kernel.choices import Illegal, Procedure, choose
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.records import Record
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Cost, Things
from judgeapp.language.phrase import phrase


class Price(Cost):
    """A part of a payment."""

    def lacking(self, state: State, scope: Bound) -> Illegal | None:
        """Why it can't be paid now, or None (§501.2)."""
        raise NotImplementedError(type(self).__name__)

    def payable(self, state: State, scope: Bound) -> bool:
        return self.lacking(state, scope) is None

    def events(self, table: Table, scope: Bound) -> Procedure:
        """What paying it consists of (a generator that returns the events)."""
        raise NotImplementedError(type(self).__name__)

    def pay(self, table: Table, scope: Bound) -> Procedure:
        """Pay it. Returns whether all of it was paid and nothing of it replaced (§501.2.1)."""
        trouble = self.lacking(table.state, scope)
        if trouble is not None:
            raise trouble
        wanted = yield from self.events(table, scope)
        made = yield from table.emit(*wanted)
        return paid_as_declared(wanted, made)


def paid_as_declared(wanted: tuple[Event, ...], made: tuple[Record, ...]) -> bool:
    """Whether every event happened, just as it was declared, and no replacement touched any part of it."""
    touched = any(r.event is not None and r.event.done for r in made)
    happened = [(r.event.kind, dict(r.event.roles)) for r in made if r.event is not None]
    return not touched and all((e.kind, dict(e.roles)) in happened for e in wanted)


@phrase("{n} coin(s)", ru="{n} монета/монеты/монет")
@dataclass(frozen=True)
class Coins(Price):
    """coins"""

    n: int

    def lacking(self, state: State, scope: Bound) -> Illegal | None:
        have = open_coins(state, scope.you)
        return None if have >= self.n else Illegal(f"открытых монет {have}, а нужно {self.n}", "501.2", "522")

    def events(self, table: Table, scope: Bound) -> Procedure:
        return (yield from paying_with(table, scope.you, self.n))


@phrase("X coins", ru="X монет")
@dataclass(frozen=True)
class XCoins(Price):
    """as many coins as the player chooses, at least one (§106.1.2)"""

    offers = ("X",)

    def lacking(self, state: State, scope: Bound) -> Illegal | None:
        need = int(scope.slots.get("X", 1))
        if open_coins(state, scope.you) >= need > 0:
            return None
        return Illegal("X нельзя выбрать равным 0, а монет нет", "106.1.2", "512.4")

    def events(self, table: Table, scope: Bound) -> Procedure:
        return (yield from paying_with(table, scope.you, int(scope.slots["X"])))


@phrase("{n} prayer(s)", ru="{n} молитва/молитвы/молитв")
@dataclass(frozen=True)
class Prayers(Price):
    """prayers"""

    n: int

    def lacking(self, state: State, scope: Bound) -> Illegal | None:
        have = state.player(scope.you, PRAYERS)
        return None if have >= self.n else Illegal(f"молитв {have}, а нужно {self.n}", "501.2")

    def events(self, table: Table, scope: Bound) -> Procedure:
        return (kinds.PAY_PRAYERS(player=scope.you, amount=self.n),)
        yield


@phrase("close this card", ru="закрыть эту карту")
@dataclass(frozen=True)
class CloseThis(Price):
    """closing the card whose ability it is: what makes the ability an action (§501.6)"""

    def lacking(self, state: State, scope: Bound) -> Illegal | None:
        return (
            None
            if is_open(state, scope.source)
            else Illegal("карта закрыта, закрыть её в оплату нельзя", "501.2", "514")
        )

    def events(self, table: Table, scope: Bound) -> Procedure:
        return (kinds.CLOSE(object=scope.source, player=scope.you),)
        yield


@phrase("wound {what} for {n}", ru="ранить {what:вин} на {n}")
@dataclass(frozen=True)
class PayWounds(Price):
    """wounds as payment"""

    what: Things
    n: int

    def lacking(self, state: State, scope: Bound) -> Illegal | None:
        found = self.what.objects(state, scope)
        return None if found and all(state.exists(o) for o in found) else Illegal("ранить некого", "501.2")

    def events(self, table: Table, scope: Bound) -> Procedure:
        found: tuple[ObjId, ...] = self.what.objects(table.state, scope)
        wound = [kinds.WOUND(source=scope.source, target=o, amount=self.n, means=Means.PAYMENT) for o in found]
        return tuple(wound)
        yield


@phrase("discard {n} card(s)", ru="сбросить {n} карту/карты/карт")
@dataclass(frozen=True)
class DiscardCards(Price):
    """cards from hand"""

    n: int

    def lacking(self, state: State, scope: Bound) -> Illegal | None:
        have = len(state.zone(HAND, scope.you))
        return None if have >= self.n else Illegal(f"карт в руке {have}, а нужно {self.n}", "501.2")

    def events(self, table: Table, scope: Bound) -> Procedure:
        state = table.state
        named = [(state.obj(o).alias, o) for o in state.zone(HAND, scope.you)]
        picked = yield from choose(scope.you, "discard", "сбросить в оплату", named, self.n, self.n, rules=("501.2",))
        return tuple(verbs.DISCARD(player=scope.you, object=o) for o in picked)


def is_action(costs: tuple[Cost, ...]) -> bool:
    """Whether an ability with this payment is an action, which first-turn weakness bars (§501.6)."""
    return any(isinstance(c, CloseThis) for c in costs)
