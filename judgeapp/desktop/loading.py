"""Making the library ready: a child reads it and builds the caches, and hands it over shelf by shelf.

Each shelf is small enough to be taken in without the window stopping.
"""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from judgeapp.desktop.preparing import Part, prepare
from judgeapp.desktop.work import Aside, Work
from judgeapp.library.finding import Finder, open_index
from judgeapp.library.models import GameShelf
from judgeapp.library.shelves import Library


class Loading(QObject):
    """Loads the library in the background. `loaded` carries a `Finder`; `failed` says why there is none."""

    progress = Signal(str, int, int)
    loaded = Signal(object)
    failed = Signal(str, str)

    def __init__(self, resources: Path, user: Path, cache: Path, aside: Aside, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._aside = aside
        self._user, self._cache = user, cache
        self._shelves: dict[str, GameShelf] = {}
        self._things: dict[tuple[str, str], list[Any]] = {}
        self._rest: Library | None = None
        self._given_up = False
        self._work = Work(prepare, resources, user, cache, parent=self)
        self._work.progress.connect(self.progress)
        self._work.piece.connect(self._take)
        self._work.finished.connect(self._finish)
        self._work.failed.connect(self.failed)
        self._work.ended.connect(gc.enable)

    @property
    def running(self) -> bool:
        """Whether it is still under way."""
        return self._work.running

    def cancel(self) -> None:
        """Stop; nothing more comes."""
        self._given_up = True
        self._work.cancel()

    def _take(self, piece: Any) -> None:
        gc.disable()  # until the library is whole; see Services
        if isinstance(piece, GameShelf):
            self._shelves[piece.game] = piece
        elif isinstance(piece, Part):
            self._things.setdefault((piece.game, piece.field), []).extend(piece.things)
        else:
            self._rest = piece

    def _finish(self) -> None:
        rest = self._rest
        assert rest is not None
        for (game, field), things in self._things.items():
            self._shelves[game] = self._shelves[game].model_copy(update={field: tuple(things)})
        library = Library(self._shelves, rest.imported, rest.problems, rest.digest)
        self._aside.run(
            lambda: Finder(library, open_index(library, self._user, self._cache)), self._hand_over, self._no_index
        )

    def _no_index(self, error: Exception) -> None:
        self.failed.emit(f"{type(error).__name__}: {error}", "")

    def _hand_over(self, finder: Finder) -> None:
        """Unless another load has begun meanwhile."""
        if self._given_up:
            finder.close()
        else:
            self.loaded.emit(finder)
