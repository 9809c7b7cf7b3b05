"""Messages to the user that need no widget to send: short lines, and long work with its progress."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QObject, Signal


class Level(Enum):
    """How much a message matters. DONE: good, and of work so long that one looks away meanwhile."""

    INFO = "info"
    GOOD = "good"
    DONE = "done"
    WARN = "warn"
    BAD = "bad"


class Job(QObject):
    """Long work as the status bar shows it. `changed`: text or progress is new; `over`: it has ended."""

    changed = Signal()
    over = Signal()

    def __init__(self, text: str, cancel: Callable[[], object] | None) -> None:
        super().__init__()
        self.text, self.cancel = text, cancel
        self.done, self.total = 0, 0

    def at(self, text: str, done: int, total: int) -> None:
        """Say how far it is; a total of 0 means that this is not known."""
        self.text, self.done, self.total = text, done, total
        self.changed.emit()

    def end(self) -> None:
        """It has ended, however."""
        self.over.emit()


class Notices(QObject):
    """Where messages are sent. `said`: text, Level; `begun`: a Job."""

    said = Signal(str, object)
    begun = Signal(object)

    def say(self, text: str, level: Level = Level.INFO) -> None:
        """Show a line for a while; what is bad, and what is done, stays until something else is said."""
        self.said.emit(text, level)

    def begin(self, text: str, cancel: Callable[[], object] | None = None) -> Job:
        """Show long work, with a button when it can be cancelled."""
        job = Job(text, cancel)
        self.begun.emit(job)
        return job
