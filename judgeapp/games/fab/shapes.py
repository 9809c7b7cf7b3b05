"""The shapes of card text that only this game has: the procedure asks them, words/ gives them their words."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from enum import Enum

from judgeapp.kernel.abilities import Ability
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Condition, Cost, Instruction, Line


class Stage(Enum):
    """When a change of a cost is applied (5.1.6a)."""

    SET = 0
    INCREASE = 1
    REDUCE = 2


class Way(Enum):
    """How something comes onto the stack: a card is played, an ability is activated (5.1, 5.2)."""

    PLAY = "play"
    ACTIVATE = "activate"


@dataclass(frozen=True, slots=True)
class Use:
    """A card being played or an ability being activated, as cost changes see it.

    what: the card, or the source of the ability. layer: what is on the stack (the card, the attack-proxy, the ability).
    """

    player: PlayerId
    way: Way
    what: ObjId
    layer: ObjId
    ability: Ability | None = None


class CostChange(Ability):
    """Changes what is paid for playing or activating."""

    __slots__ = ()

    @property
    @abstractmethod
    def stage(self) -> Stage:
        """When it is applied."""

    @abstractmethod
    def change(self, state: State, scope: Bound, use: Use) -> int | None:
        """By how much (or to what, for SET); None where it does not apply."""


class MayPlay(Ability):
    """Allows playing a card from where it is, or as though it were an instant (5.1.2b, 8.1.1d)."""

    __slots__ = ()

    @property
    def from_there(self) -> bool:
        """Whether it allows playing from a zone where the rules don't."""
        return False

    @property
    def as_instant(self) -> bool:
        """Whether it allows playing as though the card were an instant."""
        return False

    @abstractmethod
    def covers(self, state: State, scope: Bound, player: PlayerId, oid: ObjId) -> bool:
        """Whether it covers this player and this card now."""


class PlayCondition(Ability):
    """A condition of playing or activating, on the card itself (5.1.5)."""

    __slots__ = ()

    @abstractmethod
    def fulfilled(self, state: State, scope: Bound) -> bool:
        """Whether the card may be played, as far as this goes."""


class StartPermission(Ability):
    """Allows starting the game with a card in the arena (4.1.5b)."""

    __slots__ = ()

    @abstractmethod
    def covers(self, state: State, scope: Bound, oid: ObjId) -> bool:
        """Whether it covers this card of the deck."""


class DefendCondition(Ability):
    """What a card can defend, said on the card itself."""

    __slots__ = ()

    @abstractmethod
    def fulfilled(self, state: State, scope: Bound, attack: ObjId) -> bool:
        """Whether it may defend the attack, as far as this goes."""


class AdditionalCost(Ability):
    """A cost besides the printed one (5.4.4a)."""

    __slots__ = ()
    cost: Cost

    @property
    def optional(self) -> bool:
        """Whether it may be left unpaid (5.1.3b)."""
        return False


class AlternativeCost(Ability):
    """A cost that may be paid rather than the resource cost (5.1.3c)."""

    __slots__ = ()
    cost: Cost


class Allowance(Ability):
    """Further uses of activated abilities beyond their limit (5.2.3)."""

    __slots__ = ()

    @abstractmethod
    def extra(self, state: State, scope: Bound, source: ObjId, attack: bool) -> int:
        """How many more times an ability of the source may be activated; attack: whether it makes an attack."""


class DefendPermission(Ability):
    """Allows declaring a card in an arsenal as a defending card (7.3.2a)."""

    __slots__ = ()

    @abstractmethod
    def covers(self, state: State, scope: Bound, player: PlayerId, oid: ObjId) -> bool:
        """Whether it covers this player and this card now."""


class CantBePrevented(Ability):
    """Damage that can't be prevented (6.4.10h)."""

    __slots__ = ()

    @abstractmethod
    def covers(self, state: State, scope: Bound, event: Event) -> bool:
        """Whether it is about this damage."""


class ResourceCost(Cost):
    """A number of resource points: the asset-cost of an activated ability."""

    def resources(self, state: State, scope: Bound) -> int:
        """How many."""
        raise NotImplementedError(type(self).__name__)


class SetLimit(Enum):
    """How often an ability may be activated or may trigger (5.2.1a)."""

    ONCE = "once per turn"
    TWICE = "twice per turn"

    @property
    def times(self) -> int:
        """The number of times."""
        return 1 if self is SetLimit.ONCE else 2


class AbilityType(Enum):
    """The type of an activated ability (5.2.1b)."""

    ACTION = "action"
    INSTANT = "instant"
    ATTACK_REACTION = "attack reaction"
    DEFENSE_REACTION = "defense reaction"


class ActivatedLine(Line):
    """An activated ability (5.2.1): LIMIT TYPE — COSTS: EFFECT."""

    limit: SetLimit | None
    type: AbilityType
    costs: tuple[Cost, ...]
    effect: Instruction
    condition: Condition | None
    chooses = True

    @property
    def attacks(self) -> bool:
        """Whether it makes an attack with its source (8.3.1)."""
        return False

    @property
    def goes_again(self) -> bool:
        """Whether the ability itself has go again."""
        return False

    @property
    def proxy_lines(self) -> tuple[Ability, ...]:
        """Abilities of the attack-proxy that it makes."""
        return ()
