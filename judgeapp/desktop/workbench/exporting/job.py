"""The export at work: one step a turn of the event loop, so that the window stays alive; it can be called off."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from judgeapp.desktop.services import Services
from judgeapp.desktop.workbench.bench import Bench
from judgeapp.desktop.workbench.exporting.picture import Camera, Picture
from judgeapp.desktop.workbench.exporting.story import head, told
from judgeapp.desktop.workbench.exporting.writers import WRITERS
from judgeapp.scenario.ranking import Ranking

FORMATS = {".pdf": "PDF", ".html": "HTML", ".md": "Markdown"}


class Exporting(QObject):
    """Exports a replay. `progress`: steps done, in all; `done`: the file; `failed`: why; `over`: however it ended."""

    progress = Signal(int, int)
    done = Signal(str)
    failed = Signal(str)
    over = Signal()

    def __init__(
        self, services: Services, bench: Bench, ranking: Ranking | None, file: Path, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        replay = bench.replay
        assert replay is not None
        self._services, self._replay, self._ranking = services, replay, ranking
        self._story = head(bench.scenario, replay, bench.line, bench.title)
        self._writer = WRITERS[file.suffix](file)
        self._camera = Camera(replay)
        self._next = self._aimed = -1
        self._picture: Picture | None = None
        self._running = False
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)
        services.closing.connect(self.cancel)

    @property
    def running(self) -> bool:
        """Whether it is still at work."""
        return self._running

    def start(self) -> None:
        """Begin."""
        self._running = True
        self._timer.start()

    def cancel(self) -> None:
        """Call it off; nothing stays of what was written, and an older file is as it was."""
        if self.running:
            self._writer.drop()
            self._end()

    def _end(self) -> None:
        self._timer.stop()
        self._running = False
        self.over.emit()

    def _go_on(self) -> None:
        try:
            self._one()
        except Exception as error:  # a refusing disk, or a fault: never again and again
            self._fail(error)
            if not isinstance(error, OSError):
                raise

    def _fail(self, error: Exception) -> None:
        with suppress(OSError):
            self._writer.drop()
        self.failed.emit(str(error))
        self._end()

    def _one(self) -> None:
        """The next small piece: a table is drawn in one turn, its picture taken in the next and packed in a thread, and
        it goes to paper."""
        frames = self._replay.frames
        if self._next < 0:
            self._writer.open()
            self._writer.begin(self._story)
        elif self._next < len(frames) and self._aimed < self._next:
            self._camera.aim(self._next)
            self._aimed = self._next
            return
        elif self._next < len(frames) and self._picture is None:
            self._timer.stop()
            self._services.aside.run(partial(self._writer.packed, self._camera.take()), self._packed, self._fail)
            return
        elif self._next < len(frames) and self._picture is not None:
            self._step(self._next, self._picture)
            self._picture = None
        else:
            self._writer.end(self._story)
            self.done.emit(str(self._writer.file))
            self._end()
            return
        self._next += 1
        self.progress.emit(max(self._next, 0), len(frames) + 1)

    def _packed(self, picture: Picture) -> None:
        if self._running:
            self._picture = picture
            self._timer.start()

    def _step(self, number: int, picture: Picture) -> None:
        services = self._services
        step = told(self._replay, self._replay.frames[number], self._ranking, services.library, services.tongue.code)
        self._writer.step(step, picture)
