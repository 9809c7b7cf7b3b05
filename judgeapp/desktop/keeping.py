"""Writing files of the user so that neither a crash nor a full disk loses what was there, and saying what can't be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from judgeapp.library.writing import write_file

LATEST = 200
"""Milliseconds after the first unwritten letter until it is on the disk. With a slow disk and a busy window it is to be
no more than 300."""
AGAIN = 1000
"""Milliseconds until what the disk has refused is tried again."""


def write_whole(file: Path, text: str) -> bool:
    """Write a file at one stroke. Returns whether it could be done; what was there stays when not."""
    try:
        write_text(file, text)
        return True
    except OSError:
        return False


def write_text(file: Path, text: str) -> None:
    """Write a file at one stroke. OSError where that can't be done; what was there stays then."""
    write_file(file, text.encode("utf-8", "surrogatepass"))


def set_aside(file: Path) -> Path:
    """Rename a damaged file so that a new one can be written. Returns where it lies now."""
    for number in range(1, 100):
        other = file.with_name(f"{file.stem}.damaged-{number}{file.suffix}")
        if not other.exists():
            try:
                return file.rename(other)
            except OSError:
                return file
    return file


class Upkeep(QObject):
    """Whether something can be kept on the disk. `failed`: it can't any more, and why. `restored`: it can again.

    again: tries what could not be written; called until it reports that all is well.
    """

    failed = Signal(str)
    restored = Signal()

    def __init__(self, again: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.trouble = ""
        self._timer = QTimer(self, singleShot=True, interval=AGAIN)
        self._timer.timeout.connect(again)

    def report(self, trouble: object = "") -> None:
        """Say how the last attempt ended: why it failed, or nothing where it went well. Only what is new is told."""
        before, self.trouble = self.trouble, str(trouble)
        if self.trouble:
            self._timer.start()
            if not before:
                self.failed.emit(self.trouble)
        else:
            self._timer.stop()
            if before:
                self.restored.emit()

    def end(self) -> None:
        """Nothing is tried any more."""
        self._timer.stop()


class Promptly(QObject):
    """Does something soon after it was first asked for, however often it is asked for meanwhile: a pause that begins
    anew with each letter would never end while somebody types."""

    def __init__(self, do: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._do = do
        self._timer = QTimer(self, singleShot=True, interval=LATEST)
        self._timer.timeout.connect(do)

    def ask(self) -> None:
        """Have it done within the time."""
        if not self._timer.isActive():
            self._timer.start()

    def now(self) -> None:
        """Do it at once, if it was asked for."""
        if self._timer.isActive():
            self._timer.stop()
            self._do()
