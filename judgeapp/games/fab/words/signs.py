"""Signs by which one phrase finds others in a text."""

from __future__ import annotations


class DealsArcane:
    """An instruction that deals arcane damage ("a card with an effect that deals arcane damage")."""

    __slots__ = ()
