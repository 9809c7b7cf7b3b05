"""What players can do in a window."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.kernel.game import Action
from judgeapp.kernel.ids import ObjId, Zone


@dataclass(frozen=True)
class Play(Action):
    """Play a card from hand, the Champion Zone, or facedown (346)."""

    card: ObjId


@dataclass(frozen=True)
class Activate(Action):
    """Use an activated ability of an object: the first, or the one of this number (374)."""

    source: ObjId
    number: int = 0


@dataclass(frozen=True)
class StandardMove(Action):
    """Move ready units to one destination, all at once (143)."""

    units: tuple[ObjId, ...]
    to: Zone


@dataclass(frozen=True)
class Hide(Action):
    """Hide a card facedown at a battlefield (737)."""

    card: ObjId
    battlefield: ObjId


@dataclass(frozen=True)
class ExhaustRune(Action):
    """Exhaust a rune to add 1 energy (160)."""

    rune: ObjId


@dataclass(frozen=True)
class RecycleRune(Action):
    """Recycle a rune to add 1 power of its domain (160)."""

    rune: ObjId


@dataclass(frozen=True)
class AssignDamage(Action):
    """Assign the combat damage of one's side (443.1.d)."""

    parts: tuple[tuple[ObjId, int], ...]


@dataclass(frozen=True)
class Pass(Action):
    """Pass priority or focus; in Neutral Open, end the turn."""


@dataclass(frozen=True)
class Concede(Action):
    """Give up (649)."""
