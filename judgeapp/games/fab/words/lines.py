"""Lines of card text: activated abilities, and what is said about playing, costs and defending."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from judgeapp.games.fab.assets import pay_assets
from judgeapp.games.fab.kinds import CLOSE_CHAIN
from judgeapp.games.fab.shapes import (
    AbilityType,
    ActivatedLine,
    AdditionalCost,
    AlternativeCost,
    DefendCondition,
    DefendPermission,
    MayPlay,
    PlayCondition,
    ResourceCost,
    SetLimit,
    StartPermission,
)
from judgeapp.kernel.abilities import Ability, Triggered
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.effects import Until
from judgeapp.kernel.events import EventKind
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.records import Record
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.kernel.verbs import DESTROY
from judgeapp.language.categories import (
    Amount,
    Condition,
    Cost,
    Instruction,
    Line,
    QuotedLine,
)
from judgeapp.language.nodes.changes import lasting
from judgeapp.language.nodes.descriptions import KeywordWord, Kind
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.nodes.instructions import Act
from judgeapp.language.nodes.keywords import KeywordLine
from judgeapp.language.phrase import Quoted, phrase, walk


class GoAgain(Enum):
    """Go again at the end of an activated ability."""

    YES = "Go again"


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
        line = DelayedDestruction()
        made = yield from table.emit(lasting(scope, line, Until("combat chain"), line.words))
        return bool(made)


@dataclass(frozen=True)
class DelayedDestruction(Line, Triggered):
    """What that cost leaves behind."""

    @property
    def words(self) -> str:
        return "when the combat chain closes, destroy this"

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (CLOSE_CHAIN,)

    @property
    def once(self) -> bool:
        return True

    def match(self, state: State, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        return {}

    def resolve(self, table: Table, scope: Bound) -> Procedure:
        return (yield from table.emit(DESTROY(object=scope.source, player=scope.you)))


@phrase("[{limit} ]{type} — {costs|,}: {effect}[. Activate this only if {condition}][. {again}]")
@dataclass(frozen=True)
class Activated(ActivatedLine):
    """an activated ability"""

    limit: SetLimit | None
    type: AbilityType
    costs: tuple[Cost, ...]
    effect: Instruction
    condition: Condition | None = None
    again: GoAgain | None = None

    @property
    def zones(self) -> tuple[str, ...] | None:
        from_hand = any(getattr(n, "from_hand", False) for c in self.costs for n in walk(c))
        return ("hand",) if from_hand else None

    @property
    def goes_again(self) -> bool:
        return self.again is not None


@phrase("[{limit} ]{type} — {costs|,}: attack[ with {lines| and}][. Activate this only if {condition}][. {again}]")
@dataclass(frozen=True)
class AttackAbility(ActivatedLine):
    """an attack with the object itself (8.3.1)"""

    limit: SetLimit | None
    type: AbilityType
    costs: tuple[Cost, ...]
    lines: tuple[QuotedLine, ...] = ()
    condition: Condition | None = None
    again: GoAgain | None = None

    @property
    def effect(self) -> Instruction:  # type: ignore[override]
        raise NotImplementedError("an attack is put on the stack as an attack-proxy")

    @property
    def attacks(self) -> bool:
        return True

    @property
    def proxy_lines(self) -> tuple[Ability, ...]:
        given: tuple[Ability, ...] = tuple(q.line for q in self.lines)
        return (*given, KeywordLine(KeywordWord("go again"))) if self.again else given


# --- playing --------------------------------------------------------------------------------------------------------


@phrase("play this only if {condition}")
@dataclass(frozen=True)
class PlayOnlyIf(Line, PlayCondition):
    """a condition of playing the card"""

    condition: Condition

    def fulfilled(self, state: State, scope: Bound) -> bool:
        return self.condition.holds(state, scope)


@phrase("if {condition}, you can't play this")
@dataclass(frozen=True)
class CantPlayIf(Line, PlayCondition):
    """a condition under which the card can't be played"""

    condition: Condition

    def fulfilled(self, state: State, scope: Bound) -> bool:
        return not self.condition.holds(state, scope)


@phrase("you may play this from your banished zone")
@dataclass(frozen=True)
class PlayFromBanished(Line, MayPlay):
    """playing from the banished zone"""

    @property
    def from_there(self) -> bool:
        return True

    def covers(self, state: State, scope: Bound, player: PlayerId, oid: ObjId) -> bool:
        return oid == scope.source and player == scope.you and state.obj(oid).zone == Zone("banished", player)


@phrase("if {condition}, you may play this as an instant")
@dataclass(frozen=True)
class PlayAsInstantIf(Line, MayPlay):
    """playing as though it were an instant, under a condition"""

    condition: Condition

    @property
    def as_instant(self) -> bool:
        return True

    def covers(self, state: State, scope: Bound, player: PlayerId, oid: ObjId) -> bool:
        return oid == scope.source and player == scope.you and self.condition.holds(state, scope)


@phrase("as an additional cost to play this, {cost}")
@dataclass(frozen=True)
class AlsoPay(Line, AdditionalCost):
    """an additional cost (5.4.4a)"""

    cost: Cost
    optional = False


@phrase("as an additional cost to play this, you may {cost}")
@dataclass(frozen=True)
class MayAlsoPay(Line, AdditionalCost):
    """an optional additional cost (5.1.3b)"""

    cost: Cost
    optional = True


@phrase("you may {cost} rather than pay this card's resource cost")
@dataclass(frozen=True)
class RatherPay(Line, AlternativeCost):
    """an alternative cost (5.1.3c)"""

    cost: Cost


# --- defending ------------------------------------------------------------------------------------------------------


@phrase("this can only defend {what}")
@dataclass(frozen=True)
class OnlyDefends(Line, DefendCondition):
    """what the card can defend"""

    what: Party

    def fulfilled(self, state: State, scope: Bound, attack: ObjId) -> bool:
        return self.what.takes(state, scope, attack)


@phrase("you may defend with {what}")
@dataclass(frozen=True)
class MayDefendWith(Line, DefendPermission):
    """defending with cards from another place than the hand"""

    what: Kind

    def covers(self, state: State, scope: Bound, player: PlayerId, oid: ObjId) -> bool:
        return player == scope.you and self.what.fits(state, scope, oid)


# --- deck construction ----------------------------------------------------------------------------------------------


@phrase("specialization {name}")
@dataclass(frozen=True)
class Specialization(Line):
    """only with a hero of this moniker (8.3.7)"""

    name: Quoted


@phrase("you may start the game with a {what} in the arena")
@dataclass(frozen=True)
class StartsWith(Line, StartPermission):
    """a card of the deck that may start the game in the arena (4.1.5b)"""

    what: Kind

    def covers(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return self.what.fits(state, scope, oid)
