"""Riftbound: open and closed states, the chain, showdowns, combat, hidden cards, editions 1.0 to 1.3."""

from __future__ import annotations

from judgeapp.games.riftbound.game import Riftbound

GAME = Riftbound
