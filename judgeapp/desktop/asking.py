"""Questions to the library: names as they are typed, at once; ranked answers from the search process when they come."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QObject, QTimer, Signal

from judgeapp.library.finding import Finder, Finding, Thing, open_finder
from rules_index import RankedProcess

POLL = 8
Answerer = Callable[[str, str | None, int], Finding]


class Asking(QObject):
    """Puts questions. `answered`: the ticket and the Finding of the last question; stale ones are dropped.

    `ready`: questions can be put from now on. `failed`: a question could not be answered, and why.
    """

    ready = Signal()
    answered = Signal(int, object)
    failed = Signal(str)

    def __init__(self, resources: Path, user: Path, cache: Path, apart: bool = True) -> None:
        super().__init__()
        self._opener = partial(open_finder, resources, user, cache)
        self._apart = apart
        self._finder: Finder | None = None
        self._process: RankedProcess | None = None
        self._ticket = self._put = 0
        self._timer = QTimer(self, interval=POLL)
        self._timer.timeout.connect(self._look)

    @property
    def is_ready(self) -> bool:
        """Whether the library is there."""
        return self._finder is not None

    def start(self) -> None:
        """Start the search process ahead of the first question."""
        if self._apart and self._process is None:
            self._process = RankedProcess(self._opener)

    def take(self, finder: Finder, fresh: bool) -> None:
        """Use a library; `fresh` when the search process, if any, holds an older one."""
        if self._finder is not None:
            self._finder.close()
        self._finder = finder
        if fresh and self._process is not None:
            Thread(target=self._process.close, daemon=True).start()  # it waits for its child
            self._process = None
            self._timer.stop()
        QTimer.singleShot(0, self._start_soon)
        self.ready.emit()

    def _start_soon(self) -> None:
        """Start the search process in a turn of its own, unless everything has ended meanwhile."""
        if self._finder is not None:
            self.start()

    def typed(self, text: str, game: str | None, most: int = 6) -> dict[str, list[str]]:
        """What stands under the letters typed so far, by kind. Takes a few milliseconds."""
        return self._finder.typed(text, game, most) if self._finder else {}

    def thing(self, id_: str) -> Thing | None:
        """What the id of a hit stands for."""
        return self._finder.thing(id_) if self._finder else None

    def ask(self, text: str, game: str | None, most: int = 30) -> int:
        """Put a question, withdrawing all before it; its ticket."""
        if self._apart:
            self.start()
        if self._process is not None:
            self._ticket = self._process.ask(text, game, most)
            self._timer.start()
            return self._ticket
        self._put += 1
        self._ticket = self._put
        QTimer.singleShot(0, partial(self._answer_here, self._ticket, text, game, most))
        return self._ticket

    def withdraw(self) -> None:
        """Forget the question that is being answered."""
        self._timer.stop()
        self._ticket = -1

    def _answer_here(self, ticket: int, text: str, game: str | None, most: int) -> None:
        if self._finder is not None and ticket == self._ticket:
            self.answered.emit(ticket, self._finder.search(text, game, most))

    def _look(self) -> None:
        assert self._process is not None
        for reply in self._process.replies():
            self._timer.stop()
            if reply.ticket != self._ticket:
                continue
            if reply.answer is None:
                self.failed.emit(reply.error)
            else:
                self.answered.emit(reply.ticket, reply.answer)

    def close(self) -> None:
        """End the search process."""
        self._timer.stop()
        if self._process is not None:
            self._process.close()
            self._process = None
        if self._finder is not None:
            self._finder.close()
            self._finder = None
