"""What things cost: lines and instructions that make playing or activating cost less or more (5.1.6a)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from judgeapp.games.fab.reading import source_of
from judgeapp.games.fab.shapes import CostChange, Stage, Use, Way
from judgeapp.games.fab.words.amounts import own_links
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Amount, Condition, Description, Line, Span, Things
from judgeapp.language.nodes.changes import lasting
from judgeapp.language.nodes.descriptions import Adjective, Kind
from judgeapp.language.nodes.instructions import Act
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


@phrase("this costs {by} {direction} {way}")
@dataclass(frozen=True)
class ThisCosts(Line, CostChange):
    """the card itself, or its ability, costs less or more"""

    by: Amount
    direction: Direction
    way: WayWord

    @property
    def stage(self) -> Stage:
        return self.direction.stage

    def change(self, state: State, scope: Bound, use: Use) -> int | None:
        mine = use.what == scope.source and self.way.covers(use.way)
        return self.by.amount(state, scope) if mine else None


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


@phrase("this costs {by} {direction} {way} for each {what}")
@dataclass(frozen=True)
class ThisCostsForEach(Line, CostChange):
    """the same for each object that fits"""

    by: int
    direction: Direction
    way: WayWord
    what: ForEach

    @property
    def stage(self) -> Stage:
        return self.direction.stage

    def change(self, state: State, scope: Bound, use: Use) -> int | None:
        mine = use.what == scope.source and self.way.covers(use.way)
        return self.by * self.what.count(state, scope) if mine else None


@phrase("if {condition}, this costs {by} {direction} {way}")
@dataclass(frozen=True)
class ThisCostsIf(Line, CostChange):
    """the card itself costs less or more under a condition"""

    condition: Condition
    by: Amount
    direction: Direction
    way: WayWord

    @property
    def stage(self) -> Stage:
        return self.direction.stage

    def change(self, state: State, scope: Bound, use: Use) -> int | None:
        mine = use.what == scope.source and self.way.covers(use.way)
        return self.by.amount(state, scope) if mine and self.condition.holds(state, scope) else None


@phrase("{what} cost you {by} {direction} {way}")
@dataclass(frozen=True)
class TheseCostYou(Line, CostChange):
    """what you play or activate of a sort costs less or more; an attack is meant as the attack that it makes"""

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
        return self.by.amount(state, scope)


@phrase("if {condition}, {what} cost you {by} {direction} {way}")
@dataclass(frozen=True)
class TheseCostYouIf(Line, CostChange):
    """the same under a condition"""

    condition: Condition
    what: Kind
    by: Amount
    direction: Direction
    way: WayWord

    @property
    def stage(self) -> Stage:
        return self.direction.stage

    def change(self, state: State, scope: Bound, use: Use) -> int | None:
        plain = TheseCostYou(self.what, self.by, self.direction, self.way)
        return plain.change(state, scope, use) if self.condition.holds(state, scope) else None


@dataclass(frozen=True)
class AttacksCost(Line, CostChange):
    """That attacks with certain objects cost less or more."""

    what: tuple[ObjId, ...]
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
        return self.by if use.way is Way.ACTIVATE and use.what in self.what else None


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
        line = AttacksCost(found, self.by.amount(state, scope), self.direction, self.show())
        made = yield from table.emit(lasting(scope, line, self.span.until(state, scope), self.show()))
        return bool(made)


def fits_use(what: Description, state: State, scope: Bound, use: Use) -> bool:
    """Whether what is played or activated fits: the card, the attack made, or the source of the ability."""
    return what.fits(state, scope, use.layer) or (use.what != use.layer and what.fits(state, scope, use.what))
