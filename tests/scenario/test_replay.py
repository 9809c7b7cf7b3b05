"""Scenarios in the toy game: the whole way from a text to findings."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgeapp import games
from judgeapp.games.catalog import Catalog
from judgeapp.scenario import notation
from judgeapp.scenario.replay import Player
from judgeapp.scenario.prove import check

TOY = Path(__file__).parents[1]

PLAY = """
scenario A bear meets a bolt
game duel
players
  Ann: life 10; hand Bolt, Growth; deck 3 unknown; field Undertaker, Lord of Bears as Lord
  Bo: life 10; field Bear as Cub, Hedgehog; deck 2 unknown
steps
  Ann plays Bolt
    target: Cub
  all pass
  all pass
  Lord strikes Bo
expect
  Cub is in Bo's graveyard
  triggered: Undertaker
  Ann has 2 cards in hand
  Bo has 8 life
  at 1: Cub has power 2
  happened: a Creature is destroyed
"""


@pytest.fixture()
def player(monkeypatch: pytest.MonkeyPatch) -> Player:
    monkeypatch.setitem(games.GAMES, "duel", "tests.toy")
    from tests.toy import Duel

    return Player({"duel": Catalog(Duel, [TOY / "toy.card"])})


def test_play(player: Player) -> None:
    scenario = notation.parse(PLAY)
    assert notation.parse(notation.show(scenario)) == scenario
    replay = player.replay(scenario)
    assert replay.last.trouble is None
    failed = [f for f in check(replay, scenario.expect) if not f.holds]
    assert not failed, failed
