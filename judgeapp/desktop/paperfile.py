"""Paper: documents that fetch nothing, and a file for a PDF that is watched, since Qt says nothing of full disks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import QFile, QIODevice, QUrl
from PySide6.QtGui import QTextDocument


class Paper(QTextDocument):
    """A document that has what it was given and loads nothing, neither from the net nor from files."""

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """What it was not given."""
        return None


def open_paper(path: Path) -> QFile:
    """Open a file to write. OSError where that can't be done."""
    file = QFile(str(path))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly | QIODevice.OpenModeFlag.Truncate):
        raise OSError(file.errorString())
    return file


def close_paper(file: QFile) -> None:
    """Close it. OSError where not everything that was written arrived."""
    whole = file.error() == QFile.FileError.NoError and file.flush()
    why = file.errorString()
    file.close()
    if not whole:
        raise OSError(why)


@contextmanager
def paper_in(path: Path) -> Iterator[QFile]:
    """A file to write in. OSError where not everything arrives."""
    file = open_paper(path)
    try:
        yield file
    except BaseException:
        file.close()
        raise
    close_paper(file)
