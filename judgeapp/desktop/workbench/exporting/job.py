"""The export at work: one step a turn of the event loop, so that the window stays alive; it can be called off."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage

from judgeapp.desktop.services import Services
from judgeapp.desktop.workbench.bench import Bench
from judgeapp.desktop.workbench.exporting.picture import Camera
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
        self._next = -1
        self._taken: QImage | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    @property
    def running(self) -> bool:
        """Whether it is still at work."""
        return self._timer.isActive()

    def start(self) -> None:
        """Begin."""
        self._timer.start()

    def cancel(self) -> None:
        """Call it off; nothing stays of the file."""
        if self.running:
            self._timer.stop()
            self._writer.drop()
            self.over.emit()

    def _go_on(self) -> None:
        try:
            self._one()
        except Exception as error:  # a refusing disk, or a fault: never again and again
            self._timer.stop()
            with suppress(OSError):
                self._writer.drop()
            self.failed.emit(str(error))
            self.over.emit()
            if not isinstance(error, OSError):
                raise

    def _one(self) -> None:
        """The next small piece: a picture is taken in one turn, put to paper in the next."""
        frames = self._replay.frames
        if self._next < 0:
            self._writer.begin(self._story)
        elif self._next < len(frames) and self._taken is None:
            self._taken = self._camera.take(self._next)
            return
        elif self._next < len(frames) and self._taken is not None:
            self._step(self._next, self._taken)
            self._taken = None
        else:
            self._writer.end(self._story)
            self._timer.stop()
            self.done.emit(str(self._writer.file))
            self.over.emit()
            return
        self._next += 1
        self.progress.emit(max(self._next, 0), len(frames) + 1)

    def _step(self, number: int, picture: QImage) -> None:
        services = self._services
        step = told(self._replay, self._replay.frames[number], self._ranking, services.library, services.tongue.code)
        self._writer.step(step, picture)
