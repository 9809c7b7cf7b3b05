"""Call log, sharing and guide never stop their user either: a long log, a dense picture, long pages, the whole tour.

    pytest tests/bench/test_desk_alive.py -s

prints the figures.
"""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from judgeapp.desktop.calls.call import Call
from judgeapp.desktop.calls.desk import FILE
from judgeapp.desktop.calls.store import CallStore
from judgeapp.desktop.mainwindow import MainWindow
from judgeapp.desktop.program import application, open_window
from judgeapp.desktop.services import Places, Services
from judgeapp.games import GAMES
from judgeapp.library.finding import open_finder
from judgeapp.library.places import resources_root
from tests.bench.test_bench_window import beating
from tests.desktop.typing_keys import press, type_text

CTRL, SHIFT, ALT = (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier,
                    Qt.KeyboardModifier.AltModifier)  # fmt: skip
MANY = 2000


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """The window with its library, its workbench, and a log of many calls."""
    application()
    places = Places(resources_root(), tmp_path / "user", tmp_path / "cache")
    store = CallStore(places.user / FILE)
    with store._base:
        for number in range(MANY):
            began = 1_700_000_000 + number * 60
            call = Call(0, str(number % 99), "3", began, began + 200, 4, "Ann, Bo",
                        "Does the flick count as a hit when it is prevented?", "No: nothing was dealt.",
                        ("flick-is-no-attack", "rule:fab:7.5.5"), "scenario x\ngame fab\n" * 20)  # fmt: skip
            store.keep(call)
    store.close()
    services = Services(places)
    services.settings.set(language="en")
    services.use(open_finder(places.resources, places.user, places.cache))
    made = open_window(services, load=False)
    made.resize(1366, 768)
    for game in GAMES.values():
        import_module(game)
    assert made.stage.workbench is not None
    services.library_changed.emit()
    qtbot.waitUntil(lambda: bool(made.reader.knowing._proofs), timeout=60_000)
    yield made
    made.close()


def test_call_log_stays_alive(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    desk = window.calls
    desk.show_panel()
    qtbot.wait(200)

    def enter() -> None:
        press(Qt.Key.Key_J, CTRL)
        type_text("12 r3 Ann, Bo: does the flick count?")
        press(Qt.Key.Key_Return)
        for letter in "No: nothing was dealt to anybody, so nothing was hit.":
            type_text(letter)
            qtbot.wait(15)
        press(Qt.Key.Key_J, CTRL | SHIFT)
        qtbot.wait(100)

    def filter_() -> None:
        press(Qt.Key.Key_F, CTRL | ALT)
        desk.panel.filter.clear()
        for letter in "flick table:12":
            type_text(letter)
            qtbot.wait(30)
        desk.panel.filter.clear()
        qtbot.wait(100)

    def export() -> None:
        for name in ("calls.csv", "calls.md"):
            with qtbot.waitSignal(window.services.notices.said, timeout=60_000):
                desk.export_to(tmp_path / name)

    assert len(desk.log.calls()) >= MANY
    beating("entering calls", enter)
    beating("filtering calls", filter_)
    beating("exporting calls", export)


def test_sharing_stays_alive(qtbot: QtBot, window: MainWindow) -> None:
    largest = max(window.services.desk.proof_files(), key=lambda file: file.stat().st_size)
    window.take_file(largest)
    qtbot.waitUntil(lambda: bool(window.stage.scenario_text()), timeout=30_000)
    qtbot.wait(500)

    def share() -> None:
        window.sharing.share()
        dialog = window.sharing.dialog
        assert dialog is not None
        qtbot.waitUntil(lambda: bool(dialog.rows), timeout=60_000)
        qtbot.wait(60)
        dialog.copy_picture.click()
        dialog.accept()

    beating("sharing", share)


def test_guide_stays_alive(qtbot: QtBot, window: MainWindow) -> None:
    def pages() -> None:
        for page in ("help", "about", "examples", *(f"examples-{game}" for game in GAMES)):
            window.services.open(f"page:{page}")
            qtbot.wait(150)

    def tour() -> None:
        window.services.actions.run("help.tour.fab")
        touring = window.guide.touring
        assert touring is not None
        while window.guide.touring is not None:
            qtbot.waitUntil(lambda: not touring.running.busy, timeout=30_000)
            qtbot.wait(200)
            press(Qt.Key.Key_Return)

    beating("pages of the guide", pages)
    beating("the tour", tour)
