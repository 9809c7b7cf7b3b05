"""Effects that stay after their maker has resolved: bonuses for the turn, delayed triggers, shields, permissions."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.kernel.ids import EffectId
from judgeapp.kernel.state import Bound


@dataclass(frozen=True, slots=True)
class Until:
    """When an effect ends. kind: the game's word for the moment (``turn``, ``combat chain``, ``use`` …); of: whose
    moment it is, where that matters; "never" lasts to the end of the game."""

    kind: str
    of: str | None = None


NEVER = Until("never")


@dataclass(frozen=True, slots=True)
class Effect:
    """An ability in force that no object carries.

    bound: the ability and what its words refer to. until: when it ends. left: how much of it is left to use (points
    of prevention, number of applications), None where that has no limit. words: the text that made it.
    """

    id: EffectId
    bound: Bound
    until: Until
    left: int | None = None
    words: str = ""
