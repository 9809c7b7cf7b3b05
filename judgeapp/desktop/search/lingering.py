"""Keeping what was asked and answered though nobody opened the answer: it was in view long enough to be read."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from judgeapp.desktop.links import PAGE, parse_link
from judgeapp.desktop.search.pane import SearchPane
from judgeapp.desktop.settings import SettingsStore

LONG_ENOUGH = 4000
"""Milliseconds in which an answer can be read."""


class Lingering(QObject):
    """Watches a pane: what stays in its box while something is found goes to the searches of the past."""

    def __init__(self, pane: SearchPane, settings: SettingsStore, pause: int = LONG_ENOUGH) -> None:
        super().__init__(pane)
        self._pane, self._settings = pane, settings
        self._timer = QTimer(self, singleShot=True, interval=pause)
        self._timer.timeout.connect(self._keep)
        pane.passed.connect(self._found)
        pane.box.textChanged.connect(self._timer.stop)

    def _found(self, link: str) -> None:
        if parse_link(link).kind != PAGE and self._pane.box.text().strip():
            self._timer.start()

    def _keep(self) -> None:
        self._pane.past.linger(self._pane.box.text(), self._settings.value.history)
