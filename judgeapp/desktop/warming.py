"""Getting the workbench ready while nobody waits for it: the engine imported in a thread, the widgets made in a pause.

A thread that imports holds the interpreter and starves the window, so it takes a breath before every module.
"""

from __future__ import annotations

import contextlib
import gc
import sys
import threading
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

from PySide6.QtCore import QObject, QTimer, Signal

from judgeapp.desktop.services import Services
from judgeapp.desktop.stage import Stage

BREATH = 0.008
SWITCH = 0.0005
"""Seconds after which the importing thread must offer the interpreter to the window (Python's own: 5 ms)."""
PAUSE = 1.2
"""Seconds without a key that count as a pause."""


class _Breath(MetaPathFinder):
    """Finds nothing, but before every import of this thread it waits: a moment, and while the user is busy."""

    def __init__(self, busy: Callable[[], bool]) -> None:
        self._thread = threading.get_ident()
        self._busy = busy
        self.hurry = False

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if threading.get_ident() == self._thread:
            while not self.hurry:
                time.sleep(BREATH)
                if not self._busy():
                    break
        return None


class Warming(QObject):
    """Does it once, after `begin`. `done`: the workbench is there."""

    done = Signal()

    def __init__(self, services: Services, stage: Stage) -> None:
        super().__init__(stage)
        self._services, self._stage = services, stage
        self._begun = False
        self._breath: _Breath | None = None
        self._not_before = 0.0
        self._pause = QTimer(self, interval=100)
        self._pause.timeout.connect(self._make)

    def begin(self) -> None:
        """Begin, unless it has begun."""
        if not self._begun:
            self._begun = True
            self.postpone()
            self._services.aside.run(self._import, self._have_imported)

    def postpone(self) -> None:
        """Somebody is at work: go on in the next pause."""
        self._not_before = time.monotonic() + PAUSE

    def _busy(self) -> bool:
        return time.monotonic() < self._not_before

    def hurry(self) -> None:
        """Somebody waits for it now."""
        self._not_before = 0.0
        if self._breath is not None:
            self._breath.hurry = True

    def _import(self) -> None:
        """In the thread."""
        from judgeapp.games import GAMES

        self._breath = breath = _Breath(self._busy)
        before = sys.getswitchinterval()
        sys.setswitchinterval(SWITCH)
        sys.meta_path.insert(0, breath)
        try:
            for name in ("judgeapp.desktop.workbench", *GAMES.values()):
                with contextlib.suppress(ImportError):
                    import_module(name)
        finally:
            sys.meta_path.remove(breath)
            sys.setswitchinterval(before)

    def _have_imported(self, _: None) -> None:
        self._pause.start()

    def _make(self) -> None:
        if not self._busy():
            self._pause.stop()
            _ = self._stage.workbench
            gc.freeze()  # what is there now stays; looking through it again and again would stop the window
            self.done.emit()
