"""Pictures of the call log, sharing and the guide, for `shots`."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication, QWidget

from judgeapp.library.places import GAMES

if TYPE_CHECKING:
    from judgeapp.desktop.mainwindow import MainWindow

Shot = tuple[str, Callable[[], QWidget]]
CALLS = (
    ("4", "1", "Kim, Lee", "Is the flick an attack?", "No: flicking is not attacking.", 7),
    ("17", "1", "Аня, Боря", "Снимается ли броня до конца хода?", "Да, броня сбрасывается.", 3),
    ("9", "2", "Ann, Bo", "Both pass in the showdown: is it too late for the hidden card?", "", 0),
)


def more_poses(window: MainWindow) -> Iterator[Shot]:
    """All of them."""
    yield "examples", lambda: _page(window, "page:examples")
    for game in GAMES:
        yield f"{game}-examples", lambda game=game: _page(window, f"page:examples-{game}")  # type: ignore[misc]
    yield "calls", lambda: _calls(window)
    yield "calls-empty", lambda: _empty(window)
    yield "share", lambda: _share(window)
    for game in GAMES:
        for stop in (0, 6, 8):
            yield f"{game}-tour-{stop + 1}", lambda game=game, stop=stop: _tour(window, game, stop)  # type: ignore[misc]


def _page(window: MainWindow, link: str) -> QWidget:
    _tidy(window)
    window.services.open(link)
    _wait(lambda: "▶" in window.reader.view.toPlainText())
    return window


def _calls(window: MainWindow) -> QWidget:
    _tidy(window)
    desk = window.calls
    window.services.open("flick-is-no-attack")
    for number, (table, round_, players, question, ruling, minutes) in enumerate(CALLS):
        call = desk.log.begin(table=table, round=round_, players=players, question=question, ruling=ruling)
        began = desk.log.now - 4000 + 1800 * number
        desk.log.edit(call.id, started=began, ended=began + 60 * minutes if ruling else None)
    window.services.actions.run("calls.cite")
    desk.show_panel()
    return window


def _empty(window: MainWindow) -> QWidget:
    _tidy(window)
    window.calls.show_panel()
    return window


def _share(window: MainWindow) -> QWidget:
    _tidy(window)
    proof = next(iter(window.services.desk.proof_files(GAMES[0])))
    window.take_file(proof)
    window.services.actions.refresh()
    window.services.actions.run("scenario.share")
    dialog = window.sharing.dialog
    assert dialog is not None
    _wait(lambda: bool(dialog.rows))
    return dialog


def _tour(window: MainWindow, game: str, stop: int) -> QWidget:
    _tidy(window)
    window.guide.begin_tour(game)
    touring = window.guide.touring
    assert touring is not None
    for _ in range(stop):
        _wait(lambda: not touring.running.busy)
        touring.go_on()
    _wait(lambda: not touring.running.busy)
    _wait(lambda: False, 0.8)
    return window


def tidy_up(window: MainWindow) -> None:
    """Leave nothing of a picture for the next one."""
    if window.guide.touring is not None:
        window.guide.touring.end()
    for call in window.calls.log.calls():
        window.calls.log.delete(call.id)
    window.calls.show_log(False)


def _tidy(window: MainWindow) -> None:
    tidy_up(window)
    window.services.actions.run("view.reader")


def _wait(held: Callable[[], bool], most: float = 15.0) -> None:
    until = time.monotonic() + most
    while not held() and time.monotonic() < until:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
