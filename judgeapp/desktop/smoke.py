"""The program tried by itself: ``judgeapp --smoke`` starts without a display, searches, plays a proof, ends with 0.

It is how an installed or a frozen program shows that nothing it needs was left out: the search process, the children,
the engine, the translations, the call log. It uses folders of its own and touches nothing of the user's.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from judgeapp.desktop.guide.running import Running
from judgeapp.desktop.guide.tourfile import load_tour
from judgeapp.desktop.mainwindow import MainWindow
from judgeapp.desktop.services import Places, Services
from judgeapp.desktop.sharing.code import modules
from judgeapp.library.places import GAMES, resources_root

LOOK = 25
PATIENCE = 120.0


@dataclass(frozen=True)
class Trial:
    """Something tried. begin: does it; held: whether it has worked."""

    name: str
    begin: Callable[[], object]
    held: Callable[[], bool]


class Smoke(QObject):
    """Tries everything in turn; ends the program with 0 when all held, with 1 at the first that did not."""

    def __init__(self, window: MainWindow, services: Services) -> None:
        super().__init__(window)
        self._window, self._services = window, services
        self._running = Running(window)
        self._answers: list[object] = []
        self._codes: list[object] = []
        services.asking.answered.connect(lambda _, finding: self._answers.append(finding))
        self._trials = self._all()
        self._at = -1
        self._since = self._start = time.monotonic()
        self._timer = QTimer(self, interval=LOOK)
        self._timer.timeout.connect(self._look)

    def begin(self) -> None:
        """Begin."""
        self._timer.start()
        self._next()

    def _all(self) -> list[Trial]:
        services, window = self._services, self._window
        sample = load_tour(services.places.resources).games[GAMES[0]]
        return [
            Trial("the library opens", lambda: None, lambda: bool(services.library.digest)),
            Trial("a search is answered", lambda: window.search.search(sample.query), self._answered),
            Trial("a proof replays", lambda: self._running.run([f"play {sample.ruling}", "go proven"]), self._proven),
            Trial("a picture is drawn", self._draw, lambda: bool(self._codes)),
            Trial("Russian is spoken", lambda: services.settings.set(language="ru"), _russian),
            Trial("calls are kept", lambda: window.calls.log.begin(table="1"), self._kept),
        ]

    def _answered(self) -> bool:
        return bool(self._answers) and window_rows(self._window) > 0

    def _proven(self) -> bool:
        bench: Any = getattr(self._window.stage.workbench, "bench", None)
        return not self._running.busy and bench.frame is not None and bench.at > 0

    def _draw(self) -> None:
        self._services.work(modules, "judgeapp").finished.connect(self._codes.append)

    def _kept(self) -> bool:
        store = self._window.calls.log.store
        return not store.problem and store.file.exists()

    def _next(self) -> None:
        self._at += 1
        self._since = time.monotonic()
        if self._at == len(self._trials):
            print(f"all held in {self._since - self._start:.1f} s", flush=True)
            self.end(0)
        else:
            self._trials[self._at].begin()

    def _look(self) -> None:
        trial, spent = self._trials[self._at], time.monotonic() - self._since
        if trial.held():
            print(f"{trial.name}: {spent:.2f} s", flush=True)
            self._next()
        elif spent > PATIENCE:
            print(f"{trial.name}: not after {spent:.0f} s; {self._window.status.text}", file=sys.stderr, flush=True)
            self.end(1)

    def end(self, status: int) -> None:
        """End the program."""
        self._timer.stop()
        self._window.close()
        QCoreApplication.exit(status)


def window_rows(window: MainWindow) -> int:
    """How many rows the list of what was found has."""
    return window.search.model.rowCount()


def _russian() -> bool:
    return QCoreApplication.translate("Menus", "&File") != "&File"


def run(resources: Path | None = None) -> int:
    """Try the program; returns its exit status."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from judgeapp.desktop.program import application, open_window

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        app = application()
        services = Services(Places(resources or resources_root(), Path(folder) / "user", Path(folder) / "cache"))
        services.settings.set(language="en")
        window = open_window(services)
        smoke = Smoke(window, services)

        def stumble(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
            traceback.print_exception(kind, error, trace)
            smoke.end(1)

        sys.excepthook = stumble
        QTimer.singleShot(0, smoke.begin)
        try:
            return app.exec()
        finally:
            sys.excepthook = sys.__excepthook__
