"""A heartbeat: how long the window's thread kept its event loop waiting."""

from __future__ import annotations

import time
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QTimer

BEAT = 5
SCHEDULE = Path("/proc/thread-self/schedstat")


def queued() -> float:
    """Milliseconds that this thread stood ready to run while other programs had the processor."""
    try:
        return int(SCHEDULE.read_text().split()[1]) / 1e6
    except (OSError, IndexError, ValueError):
        return 0.0


class Heartbeat:
    """Beats while it is entered. `worst`: the longest that the window was late for a beat, in milliseconds, without
    what other programs took of the processor; this counts the window's own work and its waiting for other threads of
    the program. `busy`: the longest stretch of its own work. `wall`: the longest by the clock."""

    def __init__(self) -> None:
        self.worst = self.busy = self.wall = 0.0
        self.beats = 0
        self.slow: list[tuple[float, float]] = []
        self._timer = QTimer(interval=BEAT)
        self._timer.timeout.connect(self._beat)
        self._last = (0.0, 0.0, 0.0)
        self._begun = 0.0

    def __enter__(self) -> Heartbeat:
        self._last = (time.perf_counter() * 1000, queued(), time.thread_time() * 1000)
        self._begun = time.perf_counter()
        self._timer.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._beat()
        self._timer.stop()

    def _beat(self) -> None:
        now = (time.perf_counter() * 1000, queued(), time.thread_time() * 1000)
        wall, waited, busy = (n - last for n, last in zip(now, self._last, strict=True))
        self._last = now
        self.beats += 1
        late = wall - waited - BEAT
        self.worst, self.wall, self.busy = max(self.worst, late), max(self.wall, wall), max(self.busy, busy)
        if late > 25:
            self.slow.append((round(time.perf_counter() - self._begun, 2), round(late, 1)))

    def __str__(self) -> str:
        return f"worst {self.worst:.0f} ms (busy {self.busy:.0f}, by the clock {self.wall:.0f}), {self.beats} beats"
