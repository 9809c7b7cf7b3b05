"""The time of calls. The clock of a computer may be set back while calls run; no call ends before it began."""

from __future__ import annotations

import time
from collections.abc import Callable

LENIENT = 2
"""Seconds by which a clock may go back without a word: such a step is a correction."""


class Timekeeper:
    """Tells the present second, and notices when the clock goes back.

    now: the clock of the computer; steadily: one that nobody can set.
    """

    def __init__(self, now: Callable[[], float] = time.time, steadily: Callable[[], float] = time.monotonic) -> None:
        self._now, self._steadily = now, steadily
        self._begun: dict[int, float] = {}
        self._ahead = now() - steadily()

    @property
    def now(self) -> int:
        """The present second, as the clock of the computer says it."""
        return int(self._now())

    def begins(self, started: int) -> None:
        """A call begins now: its length is measured by the steady clock too."""
        self._begun[started] = self._steadily()

    def end_of(self, started: int) -> int:
        """When a call that is ended now has ended: by the steady clock where the other stands before its start."""
        now = self.now
        if now >= started:
            return now
        begun = self._begun.get(started)
        return started if begun is None else started + int(self._steadily() - begun)

    def set_back(self) -> int:
        """By how many seconds the clock was set back since this was last asked; 0 where it was not."""
        before, self._ahead = self._ahead, self._now() - self._steadily()
        by = before - self._ahead
        return round(by) if by > LENIENT else 0
