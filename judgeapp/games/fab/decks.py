"""Deck construction: what may be presented in which format (tournament rules; 1.1.3, 8.3.6, 8.3.7)."""

from __future__ import annotations

from judgeapp.games.fab import kinds
from judgeapp.kernel.choices import Illegal
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import PlayerId
from judgeapp.kernel.state import State


def why_not_legal(state: State, player: PlayerId, form: str) -> Illegal | None:
    """Why the deck, the arena-cards and the inventory of the player are not legal for the format."""
    return None


def presented(player: PlayerId, form: str) -> Event:
    """The event of presenting a deck."""
    return kinds.PRESENT(player=player, format=form)
