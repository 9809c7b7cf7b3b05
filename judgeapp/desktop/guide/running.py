"""Doing what a stop of the tour, or an example, says: typing, opening, playing. What is not ready is waited for.

``type WORDS``, ``open LINK``, ``play RULING`` (its proof), ``go STEP`` or ``go proven`` in the scenario,
``run ACTION``.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from judgeapp.desktop.notices import Level

if TYPE_CHECKING:
    from judgeapp.desktop.mainwindow import MainWindow
    from judgeapp.desktop.reading.proofs import Proof

TRY_AGAIN = 50
MOST_TRIES = 160


class Running(QObject):
    """Does lines one after another. `done`: all of them are; those that could not be done are passed over."""

    done = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._lines: deque[str] = deque()
        self._tries = 0
        self._proven = 0
        self._again = QTimer(self, singleShot=True)
        self._again.timeout.connect(self._next)

    @property
    def busy(self) -> bool:
        """Whether lines are still to be done."""
        return bool(self._lines)

    def run(self, lines: Iterable[str]) -> None:
        """Do these lines, and none of those before."""
        self._lines = deque(lines)
        self._tries = 0
        self._again.start(0)

    def stop(self) -> None:
        """Do no more."""
        self._again.stop()
        self._lines.clear()

    def _next(self) -> None:
        """Do a line; the window has a breath before the next one."""
        if not self._lines:
            return
        verb, _, rest = self._lines[0].partition(" ")
        if not self._do(verb, rest) and self._tries < MOST_TRIES:
            self._tries += 1
            self._again.start(TRY_AGAIN)
            return
        self._tries = 0
        if self._lines:
            self._lines.popleft()
        if self._lines:
            self._again.start(0)
        else:
            self.done.emit()

    def _do(self, verb: str, rest: str) -> bool:
        """Do one line; False when it should be tried again."""
        verbs: dict[str, Callable[[str], bool]] = {
            "type": self._type,
            "open": self._open,
            "play": self._play,
            "go": self._go,
            "run": self._run,
        }
        return verbs[verb](rest)

    def _type(self, words: str) -> bool:
        if not self._window.services.library.digest:
            return False
        self._window.show_search()
        self._window.search.search(words)
        return True

    def _open(self, link: str) -> bool:
        if not self._window.services.library.digest:
            return False
        self._window.services.open(link)
        return True

    def _play(self, ruling: str) -> bool:
        proofs = self._window.reader.knowing.proofs(ruling)
        return bool(proofs) and self.play_file(proofs[0])

    def play_file(self, proof: Proof) -> bool:
        """Open a proof; `go proven` will go to the step that it proves."""
        self._proven = proof.step
        return self.play_text(proof.file)

    def play_text(self, file: Path) -> bool:
        """Open a scenario file."""
        try:
            text = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            self._window.services.notices.say(str(error), Level.WARN)
            return True
        self._window.services.open_scenario(text)
        return True

    def _go(self, step: str) -> bool:
        bench: Any = getattr(self._window.stage.workbench, "bench", None)
        if bench is None or bench.replay is None:
            return bench is None
        bench.go(self._proven if step == "proven" else int(step))
        return True

    def _run(self, action: str) -> bool:
        actions = self._window.services.actions
        found = next((one for one in actions.all() if one.id == action), None)
        if found is None or (found.ready is not None and not found.ready()):
            return False
        actions.run(action, True)
        return True
