"""The workbench never stops its user: opening scenarios of every game, walking through them, playing on, exporting.

    pytest tests/bench/test_workbench_alive.py -s

prints the figures.
"""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from judgeapp.desktop.program import application
from judgeapp.desktop.services import Places, Services
from judgeapp.desktop.workbench import Workbench
from judgeapp.games import GAMES
from judgeapp.library.finding import open_finder
from judgeapp.library.places import resources_root
from tests.bench.test_bench_window import beating

FEW = 5
PAUSE = 25


@pytest.fixture
def workbench(qtbot: QtBot, tmp_path: Path) -> Iterator[Workbench]:
    """A workbench with the whole library; no game has been opened yet."""
    application()
    services = Services(Places(resources_root(), tmp_path / "user", tmp_path / "cache"), apart=False)
    services.settings.set(language="en")
    services.use(open_finder(services.places.resources, services.places.user, services.places.cache))
    made = Workbench(services)
    qtbot.addWidget(made)
    made.resize(1366, 700)
    made.show()
    services.library_changed.emit()
    qtbot.wait(300)
    yield made
    services.close()


def load(qtbot: QtBot, workbench: Workbench, file: Path) -> None:
    workbench.open_scenario(file.read_text(encoding="utf-8"), file)
    qtbot.waitUntil(lambda: not workbench.bench._asked, timeout=60_000)


def proofs(workbench: Workbench, game: str) -> list[Path]:
    found = workbench.services.desk.proof_files(game)
    return found[:: max(1, len(found) // FEW)][:FEW]


@pytest.mark.parametrize("game", list(GAMES))
def test_the_workbench_stays_alive(qtbot: QtBot, workbench: Workbench, game: str, tmp_path: Path) -> None:
    files = proofs(workbench, game)
    if not files:
        pytest.skip("no proofs yet")

    def walk() -> None:
        for file in files:
            load(qtbot, workbench, file)
            last = workbench.bench.replay.last.number if workbench.bench.replay else 0
            for number in range(last + 1):
                workbench.bench.go(number)
                qtbot.wait(PAUSE)
                for _ in range(2):
                    workbench.bench.part_forward()
                    qtbot.wait(PAUSE)

    def compare() -> None:
        if workbench.bench.scenario.twins:
            workbench.doing.compare()
            qtbot.wait(300)
            workbench.leave_comparing()

    def export() -> None:
        for suffix in (".pdf", ".html", ".md"):
            workbench.filing.export_to(tmp_path / f"{game}{suffix}")
            job = workbench.filing.exporting
            assert job is not None
            qtbot.waitUntil(lambda job=job: not job.running, timeout=60_000)

    beating(f"{game}: opening and walking", walk)
    beating(f"{game}: two lines side by side", compare)
    beating(f"{game}: export", export)


def test_how_long_a_step_takes(qtbot: QtBot, workbench: Workbench) -> None:
    """From a step's entry to the board that shows it, and from a key to the step before: figures only."""
    for game in GAMES:
        files = proofs(workbench, game)
        if not files:
            continue
        load(qtbot, workbench, files[0])
        bench = workbench.bench
        shown = []
        for number in range(bench.replay.last.number + 1 if bench.replay else 0):
            begun = time.perf_counter()
            bench.go(number)
            shown.append((time.perf_counter() - begun) * 1000)
        print(
            f"{game}: step shown in {max(shown, default=0):.1f} ms at worst, {sum(shown) / len(shown):.1f} on average"
        )
