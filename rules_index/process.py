"""Ranked questions in a process of their own, so that the window never waits for them.

A thread would not do: Whoosh is plain Python and holds the interpreter. A later question withdraws the earlier ones;
answers come back with their ticket, and a stale one is dropped.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Protocol

from rules_index.searching import Cancelled


class Asked(Protocol):
    """Whatever can be asked: a `Searcher`, or something built on one. What it answers must be picklable."""

    def search(self, text: str, scope: str | None, most: int, cancelled: Callable[[], bool]) -> Any:
        """Answer a question; raise `Cancelled` when it is withdrawn."""

    def close(self) -> None:
        """Let go of what was opened."""


Opener = Callable[[], Asked]
_GRACE = 2.0


@dataclass(frozen=True, slots=True)
class Question:
    """What is sent to the process."""

    ticket: int
    text: str
    scope: str | None
    most: int


@dataclass(frozen=True, slots=True)
class Reply:
    """What comes back: the answer, or None and what went wrong."""

    ticket: int
    answer: Any
    error: str = ""


class RankedProcess:
    """Asks ranked questions in one child process.

    `opener` is called in the child to open the index; it must be a module-level function (or a `functools.partial` of
    one). The child is started at once; questions put before it is ready wait for it.

    >>> ranked = RankedProcess(partial(open_searcher, folder)); ticket = ranked.ask("mark", "fab"); ranked.replies()
    """

    def __init__(self, opener: Opener) -> None:
        context: Any = multiprocessing.get_context("spawn")
        self._opener, self._context = opener, context
        self._ticket = 0
        self._start()

    def _start(self) -> None:
        self._connection, theirs = self._context.Pipe()
        self._process = self._context.Process(target=_serve, args=(theirs, self._opener), daemon=True, name="ranked")
        self._process.start()
        theirs.close()

    def ask(self, text: str, scope: str | None = None, most: int = 20) -> int:
        """Put a question, withdrawing all before it. Returns its ticket. A dead process is started again."""
        self._ticket += 1
        question = Question(self._ticket, text, scope, most)
        try:
            self._connection.send(question)
        except OSError:
            self.close()
            self._start()
            self._connection.send(question)
        return self._ticket

    def fileno(self) -> int:
        """Something to wait on: readable when a reply has come (for a `QSocketNotifier`)."""
        return int(self._connection.fileno())

    def replies(self) -> list[Reply]:
        """The replies that have come and are still wanted: at most that of the last question."""
        found: list[Reply] = []
        try:
            while self._connection.poll():
                reply = self._connection.recv()
                if reply.ticket == self._ticket:
                    found.append(reply)
        except (EOFError, OSError):
            return [*found, Reply(self._ticket, None, "the search process ended")]
        return found

    def wait(self, ticket: int, seconds: float = 30.0) -> Reply | None:
        """The reply to a question, waiting for it; None when it did not come or was withdrawn."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0 and ticket == self._ticket:
            if self._connection.poll(left):
                for reply in self.replies():
                    if reply.ticket == ticket:
                        return reply
        return None

    def close(self) -> None:
        """End the process."""
        self._connection.close()
        self._process.join(_GRACE)
        if self._process.is_alive():
            self._process.terminate()
            self._process.join(_GRACE)


def _serve(connection: Connection, opener: Opener) -> None:
    """The child: open, then answer the newest question there is, until the other side hangs up."""
    searcher: Asked | None = None
    try:
        while True:
            question = connection.recv()
            while connection.poll():
                question = connection.recv()
            try:
                searcher = searcher or opener()
                answer = searcher.search(question.text, question.scope, question.most, connection.poll)
                connection.send(Reply(question.ticket, answer))
            except Cancelled:
                continue
            except Exception as error:  # told to the window; the process lives on
                connection.send(Reply(question.ticket, None, f"{type(error).__name__}: {error}"))
    except (EOFError, OSError):
        return
    finally:
        if searcher:
            searcher.close()
