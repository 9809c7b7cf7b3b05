"""A workbench over the toy game: quick, and nothing in it hangs on what the four games can do today."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from judgeapp import games
from judgeapp.desktop.services import Places, Services
from judgeapp.desktop.workbench import Workbench
from judgeapp.games.catalog import Catalog
from judgeapp.library.places import resources_root
from judgeapp.scenario.replay import Player
from tests.toy import Duel

TOY = Path(__file__).parents[2] / "toy.card"
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
twin Without the Undertaker
  without Undertaker
"""


@pytest.fixture
def player(monkeypatch: pytest.MonkeyPatch) -> Player:
    """Plays the toy game."""
    monkeypatch.setitem(games.GAMES, "duel", "tests.toy")
    return Player({"duel": Catalog(Duel, [TOY])})


@pytest.fixture
def toy(qtbot: QtBot, tmp_path: Path, player: Player) -> Iterator[Services]:
    """Services that play the toy game; the library is empty."""
    made = Services(Places(resources_root(), tmp_path / "user", tmp_path / "cache"), apart=False)
    made.settings.set(language="en")
    made.desk.player = player
    made.look.apply()
    made.tongue.apply()
    yield made
    made.settings.set(theme="light", font_scale=1.0, language="en")
    made.close()


def opened(qtbot: QtBot, services: Services) -> Workbench:
    """A workbench that is seen, with its keys."""
    made = Workbench(services)
    services.actions.attach(made)
    qtbot.addWidget(made)
    made.resize(1100, 680)
    made.show()
    made.activateWindow()
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def real(qtbot: QtBot, services: Services) -> Iterator[Workbench]:
    """A workbench of the real program, with the four games."""
    made = opened(qtbot, services)
    yield made
    made.shutdown()


Maker = Callable[[], Workbench]


@pytest.fixture
def make(qtbot: QtBot, toy: Services) -> Iterator[Maker]:
    """Makes workbenches, each as if the program had been started anew."""
    made: list[Workbench] = []

    def maker() -> Workbench:
        for id_ in [a.id for a in toy.actions.all()]:
            toy.actions.remove(id_)
        made.append(opened(qtbot, toy))
        return made[-1]

    yield maker
    for workbench in made:
        workbench.shutdown()


@pytest.fixture
def bench(make: Maker) -> Workbench:
    """A workbench with nothing in it."""
    return make()


@pytest.fixture
def played(qtbot: QtBot, bench: Workbench) -> Workbench:
    """A workbench in which the play above is at its end."""
    bench.open_scenario(PLAY)
    wait_played(qtbot, bench)
    bench.bench.go(5)
    return bench


def wait_played(qtbot: QtBot, workbench: Workbench) -> None:
    """Wait until what is written has been played."""
    bench = workbench.bench

    def current() -> bool:
        played = bench.played
        return played is not None and not bench._asked and not bench._proposed

    qtbot.waitUntil(current, timeout=10_000)
    workbench.play.offering.finish()
