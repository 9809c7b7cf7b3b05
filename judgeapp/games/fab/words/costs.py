"""What things cost: what is paid (1.14, 5.1.3), and what makes playing or activating cost less or more (5.1.6a)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from judgeapp.games.fab.assets import pay_assets
from judgeapp.games.fab.reading import source_of
from judgeapp.games.fab.shapes import AdditionalCost, AlternativeCost, CostChange, ResourceCost, Stage, Use, Way
from judgeapp.games.fab.words.amounts import own_links
from judgeapp.games.fab.words.combat_events import ChainCloses
from judgeapp.games.fab.words.delayed import Delayed
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.effects import Until
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Amount, Condition, Cost, Description, Line, Span, Things
from judgeapp.language.nodes.changes import lasting
from judgeapp.language.nodes.descriptions import Adjective, Kind
from judgeapp.language.nodes.instructions import Act, Destroy
from judgeapp.language.nodes.things import This
from judgeapp.language.phrase import Node, phrase


class Direction(Enum):
    """Whether a cost goes down or up."""

    LESS = "less"
    MORE = "more"

    @property
    def stage(self) -> Stage:
        """When it is applied."""
        return Stage.REDUCE if self is Direction.LESS else Stage.INCREASE


class WayWord(Enum):
    """What for."""

    PLAY = "to play"
    ACTIVATE = "to activate"
    BOTH = "to play or activate"

    def covers(self, way: Way) -> bool:
        """Whether this way of using is meant."""
        return self is WayWord.BOTH or self.value.endswith(way.value)


class ForEach(Node):
    """What is counted."""

    def count(self, state: State, scope: Bound) -> int:
        """How many there are."""
        raise NotImplementedError(type(self).__name__)


@phrase("{what}")
@dataclass(frozen=True)
class ForEachObject(ForEach):
    """objects that fit"""

    what: Kind

    def count(self, state: State, scope: Bound) -> int:
        return len(self.what.find(state, scope))


@phrase("{adjectives|} chain link you control")
@dataclass(frozen=True)
class ForEachLink(ForEach):
    """chain links you control"""

    adjectives: tuple[Adjective, ...]

    def count(self, state: State, scope: Bound) -> int:
        return len(own_links(state, scope, self.adjectives))


@phrase("[if {condition}, ]this costs {by} {direction} {way}[ for each {what}]")
@dataclass(frozen=True)
class ThisCosts(Line, CostChange):
    """the card itself, or its ability, costs less or more: perhaps on a condition, perhaps once for each of a sort"""

    condition: Condition | None
    by: Amount
    direction: Direction
    way: WayWord
    what: ForEach | None = None

    @property
    def stage(self) -> Stage:
        return self.direction.stage

    def change(self, state: State, scope: Bound, use: Use) -> int | None:
        if use.what != scope.source or not self.way.covers(use.way):
            return None
        if self.condition is not None and not self.condition.holds(state, scope):
            return None
        return self.by.amount(state, scope) * (1 if self.what is None else self.what.count(state, scope))


@phrase("[if {condition}, ]{what} cost you {by} {direction} {way}")
@dataclass(frozen=True)
class TheseCostYou(Line, CostChange):
    """what you play or activate of a sort costs less or more; an attack is meant as the attack that it makes"""

    condition: Condition | None
    what: Kind
    by: Amount
    direction: Direction
    way: WayWord

    @property
    def stage(self) -> Stage:
        return self.direction.stage

    def change(self, state: State, scope: Bound, use: Use) -> int | None:
        if use.player != scope.you or not self.way.covers(use.way) or not fits_use(self.what, state, scope, use):
            return None
        holds = self.condition is None or self.condition.holds(state, scope)
        return self.by.amount(state, scope) if holds else None


# --- for a while ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TheyCost(Line, CostChange):
    """That playing certain objects, or activating their abilities, costs less or more."""

    what: tuple[ObjId, ...]
    by: int
    direction: Direction
    way: Way
    said: str

    @property
    def words(self) -> str:
        return self.said

    @property
    def stage(self) -> Stage:
        return self.direction.stage

    def change(self, state: State, scope: Bound, use: Use) -> int | None:
        return self.by if use.way is self.way and (use.what in self.what or use.layer in self.what) else None


@phrase("{what} costs/cost {by} {direction} to play {span}")
@dataclass(frozen=True)
class TheseCostNow(Act):
    """certain cards cost less or more for a while"""

    what: Things
    by: Amount
    direction: Direction
    span: Span

    def run(self, table: Table, scope: Bound) -> Procedure:
        state = table.state
        line = TheyCost(
            self.what.objects(state, scope), self.by.amount(state, scope), self.direction, Way.PLAY, self.show()
        )
        made = yield from table.emit(lasting(scope, line, self.span.until(state, scope), self.show()))
        return bool(made)


@phrase("attacks with {what} cost you {by} {direction} to activate {span}")
@dataclass(frozen=True)
class AttacksWithCost(Act):
    """attacks with certain objects cost less or more for a while"""

    what: Things
    by: Amount
    direction: Direction
    span: Span

    def run(self, table: Table, scope: Bound) -> Procedure:
        state = table.state
        found = tuple(source_of(state, o) for o in self.what.objects(state, scope))
        line = TheyCost(found, self.by.amount(state, scope), self.direction, Way.ACTIVATE, self.show())
        made = yield from table.emit(lasting(scope, line, self.span.until(state, scope), self.show()))
        return bool(made)


def fits_use(what: Description, state: State, scope: Bound, use: Use) -> bool:
    """Whether what is played or activated fits: the card, the attack made, or the source of the ability."""
    return what.fits(state, scope, use.layer) or (use.what != use.layer and what.fits(state, scope, use.what))


# --- what is paid ---------------------------------------------------------------------------------------------------


@phrase("{n} resource(s)")
@dataclass(frozen=True)
class Resources(ResourceCost):
    """resource points to pay"""

    n: Amount

    def resources(self, state: State, scope: Bound) -> int:
        return self.n.amount(state, scope)

    def payable(self, state: State, scope: Bound) -> bool:
        return True

    def pay(self, table: Table, scope: Bound) -> Procedure:
        yield from pay_assets(table, scope.you, self.n.amount(table.state, scope), 0)
        return True


@phrase("{what}")
@dataclass(frozen=True)
class EffectCost(Cost):
    """something to do as a cost (1.14.4)"""

    what: Act

    def payable(self, state: State, scope: Bound) -> bool:
        return self.what.possible(state, scope)

    def pay(self, table: Table, scope: Bound) -> Procedure:
        pay = getattr(self.what, "pay", self.what.run)
        return (yield from pay(table, scope))

    def most_x(self, state: State, scope: Bound) -> int:
        """The highest X for which it could be paid."""
        find = getattr(self.what, "most_x", None)
        return 40 if find is None else int(find(state, scope))


@phrase("destroy this when the combat chain closes")
@dataclass(frozen=True)
class DestroyedLater(Cost):
    """a delayed cost: it is paid at once by what will happen later (6.6.3)"""

    def payable(self, state: State, scope: Bound) -> bool:
        return True

    def pay(self, table: Table, scope: Bound) -> Procedure:
        words = "when the combat chain closes, destroy this"
        line = Delayed(ChainCloses(), Destroy(This()), True, words)
        made = yield from table.emit(lasting(scope, line, Until("combat chain"), words))
        return bool(made)


class Optional(Enum):
    """That a cost may be left unpaid."""

    YES = "you may"


@phrase("as an additional cost to play this, [{choice} ]{cost}")
@dataclass(frozen=True)
class AlsoPay(Line, AdditionalCost):
    """an additional cost (5.4.4a), perhaps an optional one (5.1.3b)"""

    choice: Optional | None
    cost: Cost
    shares = True
    prepares = True

    @property
    def optional(self) -> bool:
        return self.choice is not None


@phrase("you may {cost} rather than pay this card's resource cost")
@dataclass(frozen=True)
class RatherPay(Line, AlternativeCost):
    """an alternative cost (5.1.3c)"""

    cost: Cost
