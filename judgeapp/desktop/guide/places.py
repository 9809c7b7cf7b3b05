"""The parts of the window that the tour can light, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from judgeapp.desktop.mainwindow import MainWindow


def _bench(part: Callable[[Any], QWidget]) -> Callable[[MainWindow], QWidget]:
    return lambda window: part(window.stage.workbench)


def _in(part: Callable[[Any], QWidget]) -> Callable[[MainWindow], QWidget]:
    return lambda window: part(window)


PLACES: dict[str, Callable[[MainWindow], QWidget]] = {
    "box": _in(lambda window: window.search.box),
    "games": _in(lambda window: window.search.games),
    "results": _in(lambda window: window.search.list),
    "reader": _in(lambda window: window.reader),
    "bar": _in(lambda window: window.reader.bar),
    "board": _bench(lambda bench: bench.board),
    "steps": _bench(lambda bench: bench.timeline),
    "play": _bench(lambda bench: bench.play),
    "explanation": _bench(lambda bench: bench.around.tabs),
    "rulings": _bench(lambda bench: bench.around.rulings),
    "verdict": _bench(lambda bench: bench.around.verdict),
    "comparing": _bench(lambda bench: bench.comparing),
    "calls": _in(lambda window: window.calls.panel),
    "menu": _in(lambda window: window.menuBar()),
}


def rect_of(window: MainWindow, place: str) -> QRect:
    """Where a place lies in the window; empty when it can't be seen or is none."""
    make = PLACES.get(place)
    widget = make(window) if make else None
    if widget is None or not widget.isVisible():
        return QRect()
    corner = widget.mapTo(window, QPoint(0, 0))
    return QRect(corner, widget.size()).intersected(window.rect())
