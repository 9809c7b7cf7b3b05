"""Lines of card text: activated abilities, and what is said about playing, costs and defending."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from judgeapp.games.fab.shapes import (
    AbilityType,
    ActivatedLine,
    DefendCondition,
    DefendPermission,
    PlayCondition,
    SetLimit,
    StartPermission,
)
from judgeapp.kernel.abilities import Ability
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import (
    Condition,
    Cost,
    Instruction,
    Line,
    QuotedLine,
)
from judgeapp.language.nodes.descriptions import KeywordWord, Kind
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.nodes.keywords import KeywordLine
from judgeapp.language.phrase import Quoted, phrase, walk


class GoAgain(Enum):
    """Go again at the end of an activated ability."""

    YES = "Go again"


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
