"""Making the library ready: a child reads it and builds the caches, and hands it over shelf by shelf.

Each shelf is small enough to be taken in without the window stopping.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from judgeapp.desktop.preparing import prepare
from judgeapp.desktop.work import Work
from judgeapp.library.finding import Finder, open_index
from judgeapp.library.models import GameShelf
from judgeapp.library.shelves import Library


class Loading(QObject):
    """Loads the library in the background. `loaded` carries a `Finder`; `failed` says why there is none."""

    progress = Signal(str, int, int)
    loaded = Signal(object)
    failed = Signal(str, str)

    def __init__(self, resources: Path, user: Path, cache: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cache = cache
        self._shelves: dict[str, GameShelf] = {}
        self._rest: Library | None = None
        self._work = Work(prepare, resources, user, cache, parent=self)
        self._work.progress.connect(self.progress)
        self._work.piece.connect(self._take)
        self._work.finished.connect(self._finish)
        self._work.failed.connect(self.failed)

    @property
    def running(self) -> bool:
        """Whether it is still under way."""
        return self._work.running

    def cancel(self) -> None:
        """Stop; nothing more comes."""
        self._work.cancel()

    def _take(self, piece: Any) -> None:
        if isinstance(piece, GameShelf):
            self._shelves[piece.game] = piece
        else:
            self._rest = piece

    def _finish(self) -> None:
        rest = self._rest
        assert rest is not None
        library = Library(self._shelves, rest.imported, rest.problems, rest.digest)
        self.loaded.emit(Finder(library, open_index(library, self._cache)))
