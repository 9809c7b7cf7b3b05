"""What players do: the actions of this game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from judgeapp.kernel.game import Action
from judgeapp.kernel.ids import ObjId


@dataclass(frozen=True)
class Play(Action):
    """Play a card (5.1)."""

    what: ObjId


@dataclass(frozen=True)
class Activate(Action):
    """Activate an ability of an object (5.2). which: its place among the activated abilities, None to be asked."""

    what: ObjId
    which: int | None = None


@dataclass(frozen=True)
class AttackWith(Action):
    """Activate the attack ability of a weapon or an ally (8.3.1)."""

    what: ObjId


@dataclass(frozen=True)
class Defend(Action):
    """Declare defending cards in the Defend Step (7.3.2); none at all is a declaration, too."""

    cards: tuple[ObjId, ...]


@dataclass(frozen=True)
class Pass(Action):
    """Pass priority (1.11.4); in the declaration of defending cards: declare none."""


class Moment(Enum):
    """How far players pass in one step of a scenario."""

    ATTACK = "the attack step"
    DEFEND = "the defend step"
    REACTION = "the reaction step"
    DAMAGE = "the damage step"
    RESOLUTION = "the resolution step"
    CLOSE = "the combat chain closes"
    TURN = "the next turn"


@dataclass(frozen=True)
class PassUntil(Action):
    """Everybody passes, and nobody defends, until a moment has come."""

    moment: Moment


@dataclass(frozen=True)
class Present(Action):
    """Present a deck for a format (4.1.7)."""

    format: str


@dataclass(frozen=True)
class Concede(Action):
    """Give up (4.5.3)."""
