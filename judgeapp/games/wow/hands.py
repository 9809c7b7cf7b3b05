"""The maximum hand size (415.4b)."""

from __future__ import annotations

from judgeapp.games.wow import reading
from judgeapp.games.wow.words.lines import SmallerHands
from judgeapp.kernel.ids import PlayerId
from judgeapp.kernel.inforce import in_force
from judgeapp.kernel.state import State

HAND_SIZE = 7


def hand_size(state: State, player: PlayerId) -> int:
    """The player's maximum hand size as it is now."""
    smaller = sum(
        len(b.ability.what.find(state, b))
        for b in in_force(state, SmallerHands)
        if isinstance(b.ability, SmallerHands) and reading.opposed(state, b.you, player)
    )
    return max(0, HAND_SIZE - smaller)
