"""Where words work: some make an ability function where it would not (1.7.4). Phrases say so by ``works``."""

from __future__ import annotations

from enum import Enum

from judgeapp.language.nodes.happenings import Party, TheOne
from judgeapp.language.nodes.things import This


class Works(Enum):
    """A place where an ability functions because of its words."""

    DEFENDING = "defending"
    """On a defending card that is no permanent (1.7.4a)."""
    MOVING = "moving"
    """Outside the arena, about the card's own change of zone (1.7.4i, 1.7.4j)."""
    ENTERING = "entering"
    """Where the card comes from, about its own entering of the arena (1.7.4i)."""
    PLAYED = "played"
    """On the stack, about the card's own being played (1.7.4e)."""


def own(party: Party, where: Works) -> Works | None:
    """The sign, if the words are about the object itself."""
    return where if isinstance(party, TheOne) and isinstance(party.what, This) else None
