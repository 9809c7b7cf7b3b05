"""Lines that shape a card: where it attaches, its modes, its payment powers, what a quest costs and gives."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from judgeapp.games.wow.words.lexicon import SymbolWord
from judgeapp.kernel.abilities import Ability
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.state import Bound
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Condition, Cost, Description, Instruction, Line
from judgeapp.language.nodes.lines import SpellLine
from judgeapp.language.nodes.things import Target
from judgeapp.language.phrase import Node, phrase, walk


@phrase("attach to {what}")
@dataclass(frozen=True)
class AttachTo(Line):
    """What the card is to be attached to (400.1)."""

    what: Target
    shares = True
    chooses = True


class Mode(Node):
    """One of several modes."""


@phrase("{effect}")
@dataclass(frozen=True)
class DoMode(Mode):
    """an instruction as a mode"""

    effect: Instruction


@phrase("attach to {what}")
@dataclass(frozen=True)
class AttachMode(Mode):
    """attaching as a mode"""

    what: Target
    attaches: ClassVar[bool] = True


@phrase("choose one: {modes|; or}")
@dataclass(frozen=True)
class ChooseOne(Line):
    """Modes, of which one is chosen while the card is played (707.1c)."""

    modes: tuple[Mode, ...]
    apart = ("modes",)
    shares = True
    chooses = True

    def chosen(self, scope: Bound) -> Mode | tuple[()]:
        """The mode that was chosen, or nothing yet."""
        at = scope.slots.get("mode")
        return () if at is None else self.modes[at]


class Limit(Node):
    """When a payment power may be used."""

    @property
    def zones(self) -> tuple[str, ...] | None:
        """The zones in which a power with this limit works, where they are not the usual ones."""
        return None


@phrase("on your turn")
@dataclass(frozen=True)
class OnYourTurn(Limit):
    """on your turn"""


@phrase("once per turn")
@dataclass(frozen=True)
class OncePerTurn(Limit):
    """once per turn"""


@phrase("if this is removed from the game")
@dataclass(frozen=True)
class IfRemoved(Limit):
    """while the card lies in a removed-from-game zone"""

    @property
    def zones(self) -> tuple[str, ...]:
        return ("removed",)


@phrase("if this is in your hand or party")
@dataclass(frozen=True)
class IfInHandOrParty(Limit):
    """from hand or party"""

    @property
    def zones(self) -> tuple[str, ...]:
        return ("hand", "play")


@phrase("{costs|,} >>> {effect}[. Use only {limit}]")
@dataclass(frozen=True)
class PaymentPower(Line):
    """A payment power (701)."""

    costs: tuple[Cost, ...]
    effect: Instruction
    limit: Limit | None = None
    chooses = True

    @property
    def zones(self) -> tuple[str, ...] | None:
        return None if self.limit is None else self.limit.zones

    @property
    def activated(self) -> bool:
        """Whether exhausting the card itself is part of the cost by the symbol (701.3)."""
        return any(isinstance(c, Activate) for c in self.costs)

    @property
    def flips(self) -> bool:
        """Whether flipping is part of the cost: a flip power (301.2)."""
        return any(getattr(node, "turns_over", False) for node in walk(self.costs))

    def resolve(self, table: Table, scope: Bound) -> Procedure:
        """Carry out the effect."""
        return (yield from self.effect.run(table, scope))


@phrase("{symbol}")
@dataclass(frozen=True)
class Activate(Cost):
    """the symbol for exhausting the card itself"""

    symbol: SymbolWord


@phrase("({n})")
@dataclass(frozen=True)
class Resources(Cost):
    """a number of resources to exhaust"""

    n: int


@phrase("(X)")
@dataclass(frozen=True)
class ResourcesX(Cost):
    """X resources to exhaust"""

    offers = ("X",)


@phrase("pay ({n})")
@dataclass(frozen=True)
class PayResources(Resources):
    """a number of resources to exhaust, for a quest"""

    n: int


@phrase("pay (X)")
@dataclass(frozen=True)
class PayX(ResourcesX):
    """X resources to exhaust, for a quest"""


class QuestLine(Line):
    """How a quest is completed."""

    costs: tuple[Cost, ...]
    chooses = True
    shares = True
    prepares = True


@phrase("{costs| and} to complete this quest")
@dataclass(frozen=True)
class QuestCost(QuestLine):
    """The completion cost of a quest (702.1)."""

    costs: tuple[Cost, ...]


@phrase("during your turn, {costs| and} to complete this quest")
@dataclass(frozen=True)
class QuestCostOnYourTurn(QuestLine):
    """The completion cost of a quest that can be completed on your turn only."""

    costs: tuple[Cost, ...]


@phrase("if {condition}, {costs| and} to complete this quest")
@dataclass(frozen=True)
class QuestCostIf(QuestLine):
    """The completion cost of a quest that can be completed under a condition only."""

    condition: Condition
    costs: tuple[Cost, ...]


@phrase("reward: {effect}")
@dataclass(frozen=True)
class Reward(Line):
    """What completing a quest gives (702)."""

    effect: Instruction
    chooses = True
    shares = True

    def resolve(self, table: Table, scope: Bound) -> Procedure:
        """Carry out the effect."""
        return (yield from self.effect.run(table, scope))


@phrase("as this enters play, {effect}")
@dataclass(frozen=True)
class AsThisEnters(Line):
    """What happens as the card enters play, before it is in play for anybody else (710.1a)."""

    effect: Instruction
    offers = ("it", "they")
    itself = True


@phrase("as an {what} enters play under an opponent's control, {effect}")
@dataclass(frozen=True)
class AsOpposingEnters(Line):
    """What happens as another card enters play under an opponent's control (710.1a)."""

    what: Description
    effect: Instruction
    offers = ("it", "they")


@phrase("play only if {condition}")
@dataclass(frozen=True)
class PlayOnlyIf(Line):
    """When the card can be played."""

    condition: Condition


@phrase("as an additional cost to play this, {cost}")
@dataclass(frozen=True)
class AdditionalCost(Line):
    """What is to be paid besides (707.1e)."""

    cost: Cost
    shares = True
    prepares = True


@phrase("you may {cost} rather than pay the cost of this")
@dataclass(frozen=True)
class AlternateCost(Line):
    """What may be paid instead (403.3)."""

    cost: Cost


def said_in_playing(lines: Iterable[Ability]) -> tuple[Ability, ...]:
    """The lines whose targets are chosen as the card itself is played: what it does as it resolves, its modes, what it
    attaches to. Powers choose theirs when they trigger or are used (706.1c)."""
    return tuple(line for line in lines if isinstance(line, AttachTo | ChooseOne | SpellLine))


def is_power(line: Ability) -> bool:
    """Whether losing all powers takes the line away: attach descriptions and what a card does once stay (700.3)."""
    once = isinstance(line, AttachTo | ChooseOne | SpellLine | AdditionalCost | AlternateCost | PlayOnlyIf)
    return not once and not getattr(line, "for_decks", False)


NO_TEXT = PaymentPower((), None)  # type: ignore[arg-type]
"""A line for scopes of cards without text."""
