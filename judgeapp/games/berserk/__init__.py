"""Berserk Heroes (Берсерк. Герои)."""

from __future__ import annotations

from judgeapp.games.berserk.game import Berserk

GAME = Berserk

__all__ = ["GAME", "Berserk"]
