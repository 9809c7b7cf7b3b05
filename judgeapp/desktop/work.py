"""Long work outside the window: heavy Python in a process of its own, waiting for files in a thread.

A thread that computes starves the window (it holds the interpreter), so only what mostly waits belongs in one.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, QTimer, Signal
from shiboken6 import isValid

POLL = 12
"""Milliseconds between looks at a child's pipe (a socket notifier would do on Unix only)."""
Tell = Callable[[str, int, int], None]


class Work(QObject):
    """A module-level function running in a child process.

    The function gets ``tell`` as its first argument, to report progress: ``tell(what, done, total)``. When it returns
    an iterator, every item comes as a `piece` of its own. Signals come in the order sent; after `finished` or `failed`
    nothing comes. `failed` carries the error in one line and its traceback.
    """

    progress = Signal(str, int, int)
    piece = Signal(object)
    finished = Signal(object)
    failed = Signal(str, str)
    ended = Signal()

    def __init__(self, function: Callable[..., Any], *args: Any, parent: QObject | None = None) -> None:
        super().__init__(parent)
        context: Any = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe(duplex=False)
        self._process = context.Process(target=_run, args=(theirs, partial(function), args), daemon=True)
        self._process.start()
        theirs.close()
        self._done = False
        self._timer = QTimer(self, interval=POLL)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    @property
    def running(self) -> bool:
        """Whether it has neither finished nor failed nor been cancelled."""
        return self._timer.isActive()

    def cancel(self) -> None:
        """End it; nothing more comes but `ended`."""
        if self.running:
            self._end()

    def _look(self) -> None:
        """Take one message a tick, so that a large one never adds to another."""
        try:
            if not self._pipe.poll():
                return
            kind, value = self._pipe.recv()
        except (EOFError, OSError):
            self._end()
            self.failed.emit("the process ended unexpectedly", "")
            return
        if kind == "progress":
            self.progress.emit(*value)
        elif kind == "piece":
            self.piece.emit(value)
        else:
            self._done = True
            self._end()
            self.finished.emit(value) if kind == "finished" else self.failed.emit(*value)

    def _end(self) -> None:
        """Let the child go; its end is not waited for."""
        self._timer.stop()
        self._pipe.close()
        if not self._done and self._process.is_alive():
            self._process.terminate()
        self.ended.emit()


def _run(pipe: Connection, function: Callable[..., Any], args: tuple[Any, ...]) -> None:
    """The child."""

    def tell(what: str, done: int, total: int) -> None:
        pipe.send(("progress", (what, done, total)))

    try:
        result = function(tell, *args)
        if isinstance(result, Iterator):
            for piece in result:
                pipe.send(("piece", piece))
            result = None
        pipe.send(("finished", result))
    except Exception as error:  # told to the window
        pipe.send(("failed", (f"{type(error).__name__}: {error}", traceback.format_exc())))


class Aside(QObject):
    """Runs functions in a thread pool and brings their results back to the window's thread."""

    _came = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(2)
        self._came.connect(_deliver)

    def run(
        self,
        function: Callable[[], Any],
        done: Callable[[Any], object],
        failed: Callable[[Exception], object] | None = None,
    ) -> None:
        """Call `function` in a thread, then `done` with its result, or `failed` with what it raised."""
        self._pool.start(_Job(function, done, failed, self._came.emit))

    def wait(self, milliseconds: int = 5000) -> bool:
        """Wait for all that runs; whether it ended in time."""
        return bool(self._pool.waitForDone(milliseconds))


def _deliver(call: Callable[[Any], object], value: Any) -> None:
    """Call, unless the one that waited has gone meanwhile."""
    waiting = getattr(call, "__self__", None)
    if not isinstance(waiting, QObject) or isValid(waiting):
        call(value)


class _Job(QRunnable):
    def __init__(self, function: Any, done: Any, failed: Any, bring: Callable[[Any, Any], None]) -> None:
        super().__init__()
        self._function, self._done, self._failed, self._bring = function, done, failed, bring

    def run(self) -> None:
        try:
            call, value = self._done, self._function()
        except Exception as error:  # brought to the window's thread
            call, value = self._failed or _raise, error
        with contextlib.suppress(RuntimeError):  # the window has gone meanwhile
            self._bring(call, value)


def _raise(error: Exception) -> None:
    raise error
