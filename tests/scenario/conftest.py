"""The toy game, registered for the length of a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgeapp import games
from judgeapp.games.catalog import Catalog
from judgeapp.scenario.replay import Player
from tests.toy import Duel

TOY = Path(__file__).parents[1] / "toy.card"


@pytest.fixture
def player(monkeypatch: pytest.MonkeyPatch) -> Player:
    """A player who knows the toy game."""
    monkeypatch.setitem(games.GAMES, "duel", "tests.toy")
    return Player({"duel": Catalog(Duel, [TOY])})
