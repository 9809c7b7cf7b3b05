"""Numbers that only this game has."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.fab.reading import Link, links
from judgeapp.games.fab.words.descriptions import PlainKind
from judgeapp.games.fab.words.spans import records_in
from judgeapp.kernel import verbs
from judgeapp.kernel.state import Bound, State
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Amount, Description, Things, as_objects
from judgeapp.language.nodes.amounts import ThatMany
from judgeapp.language.nodes.descriptions import Adjective
from judgeapp.language.phrase import phrase


def own_links(state: State, scope: Bound, adjectives: tuple[Adjective, ...]) -> list[Link]:
    """The chain links you control whose attack fits, as it is or as it was last (7.0.3c)."""
    found = [link for link in links(state) if link.controller == scope.you]
    return [k for k in found if all(a.fits(state.at(k.attack), scope, k.attack) for a in adjectives)]


@phrase("the number of {adjectives|} chain links you control")
@dataclass(frozen=True)
class ChainLinks(Amount):
    """how many such chain links you control"""

    adjectives: tuple[Adjective, ...]

    def amount(self, state: State, scope: Bound) -> int:
        return len(own_links(state, scope, self.adjectives))


@phrase("that much")
@dataclass(frozen=True)
class ThatMuch(ThatMany):
    """that much: the amount last spoken of"""


@phrase("the damage dealt")
@dataclass(frozen=True)
class DamageDealt(Amount):
    """the damage that this has just dealt"""

    needs = ("damage dealt",)

    def amount(self, state: State, scope: Bound) -> int:
        return int(scope.slots.get("damage dealt", 0))


@phrase("the number of {what} banished this way")
@dataclass(frozen=True)
class BanishedThisWay(Amount):
    """how many of the cards just banished fit"""

    what: PlainKind
    needs = ("banished",)

    def amount(self, state: State, scope: Bound) -> int:
        return sum(self.what.fits(state, scope, o) for o in as_objects(scope.slots.get("banished")))


@phrase("the chosen number")
@dataclass(frozen=True)
class ChosenNumber(Amount):
    """the number that was chosen"""

    needs = ("chosen number",)

    def amount(self, state: State, scope: Bound) -> int:
        return int(scope.slots.get("chosen number", 0))


@phrase("{n} minus {less}")
@dataclass(frozen=True)
class Minus(Amount):
    """a difference, not below 0"""

    n: Amount
    less: Amount

    def amount(self, state: State, scope: Bound) -> int:
        return max(0, self.n.amount(state, scope) - self.less.amount(state, scope))


@phrase("half {n}")
@dataclass(frozen=True)
class Half(Amount):
    """half a number, rounded down (1.12.1a)"""

    n: Amount

    def amount(self, state: State, scope: Bound) -> int:
        return self.n.amount(state, scope) // 2


@phrase("your life")
@dataclass(frozen=True)
class YourLife(Amount):
    """your life total"""

    def amount(self, state: State, scope: Bound) -> int:
        return int(game_of(state).scalar(state, scope.you, "life"))


@phrase("the arcane damage you have dealt to {whom} this turn")
@dataclass(frozen=True)
class ArcaneDealt(Amount):
    """how much arcane damage you have dealt to a hero this turn"""

    whom: Things

    def amount(self, state: State, scope: Bound) -> int:
        targets = self.whom.objects(state, scope)
        total = 0
        for record in records_in(state, scope, "turn", verbs.DAMAGE):
            event = record.event
            if event is not None and event.get("type") == "arcane" and event["target"] in targets:
                source = event["source"]
                total += event["amount"] if state.obj(source).controller == scope.you else 0
        return total


@phrase("the number of {what} declared as defending cards")
@dataclass(frozen=True)
class Declared(Amount):
    """how many of the cards that a player declares together fit, just before they would defend (7.3.2)"""

    what: Description
    needs = ("declared",)

    def amount(self, state: State, scope: Bound) -> int:
        return sum(self.what.fits(state, scope, o) for o in as_objects(scope.slots.get("declared")))


@phrase("the X of {what}")
@dataclass(frozen=True)
class XOf(Amount):
    """the X that was chosen for a card on the stack (2.2.4)"""

    what: Things

    def amount(self, state: State, scope: Bound) -> int:
        return sum(int((state.obj(o).mark("slots") or {}).get("X", 0)) for o in self.what.objects(state, scope))
