"""Numbers in card text."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.kernel.state import Bound, State
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Amount, Description, Things
from judgeapp.language.nodes.descriptions import CounterWord, NumberWord
from judgeapp.language.phrase import phrase


@phrase("{n}")
@dataclass(frozen=True)
class Fixed(Amount):
    """a number"""

    n: int

    def amount(self, state: State, scope: Bound) -> int:
        return self.n


@phrase("X")
@dataclass(frozen=True)
class TheX(Amount):
    """X"""

    needs = ("X",)

    def amount(self, state: State, scope: Bound) -> int:
        return int(scope.slots.get("X", 0))


@phrase("that many", ru="столько же")
@dataclass(frozen=True)
class ThatMany(Amount):
    """that many: the number last spoken of"""

    needs = ("that many",)

    def amount(self, state: State, scope: Bound) -> int:
        return int(scope.slots.get("that many", 0))


@phrase("the number of {what}", ru="число {what:род.мн}")
@dataclass(frozen=True)
class HowMany(Amount):
    """the number of objects that fit"""

    what: Description

    def amount(self, state: State, scope: Bound) -> int:
        return len(self.what.find(state, scope))


@phrase("the {prop} of {what}", ru="{prop} {what:род}")
@dataclass(frozen=True)
class PropertyOf(Amount):
    """a characteristic of an object"""

    prop: NumberWord
    what: Things

    def amount(self, state: State, scope: Bound) -> int:
        return sum(game_of(state).number(state, o, self.prop) or 0 for o in self.what.objects(state, scope))


@phrase("the number of {counter} counters on {what}")
@dataclass(frozen=True)
class CountersOn(Amount):
    """counters on an object"""

    counter: CounterWord
    what: Things

    def amount(self, state: State, scope: Bound) -> int:
        return sum(game_of(state).count_of(state, o, self.counter) for o in self.what.objects(state, scope))


@phrase("twice {n}", ru="удвоенное {n}")
@dataclass(frozen=True)
class Twice(Amount):
    """twice a number"""

    n: Amount

    def amount(self, state: State, scope: Bound) -> int:
        return 2 * self.n.amount(state, scope)


@phrase("{n} plus {more}", ru="{n} плюс {more}")
@dataclass(frozen=True)
class Plus(Amount):
    """a sum"""

    n: Amount
    more: int

    def amount(self, state: State, scope: Bound) -> int:
        return self.n.amount(state, scope) + self.more
