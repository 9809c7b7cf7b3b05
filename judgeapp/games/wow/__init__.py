"""The World of Warcraft TCG."""

from __future__ import annotations

from judgeapp.games.wow.game import Warcraft

GAME = Warcraft

__all__ = ["GAME", "Warcraft"]
