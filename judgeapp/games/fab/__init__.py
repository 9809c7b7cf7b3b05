"""Flesh and Blood."""

from __future__ import annotations

from judgeapp.games.fab.game import FleshAndBlood

GAME = FleshAndBlood
"""The class of the game."""
