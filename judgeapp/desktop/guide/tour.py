"""The tour itself: one stop after another, each with what is done for it and what is lit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, QTimer, Signal
from PySide6.QtWidgets import QWidget

from judgeapp.desktop.guide.places import rect_of
from judgeapp.desktop.guide.running import Running
from judgeapp.desktop.guide.spotlight import Card, Shade
from judgeapp.desktop.guide.tourfile import Sample, Step, Tour

if TYPE_CHECKING:
    from judgeapp.desktop.mainwindow import MainWindow

LOOK = 120
"""Milliseconds between looks at where the lit part is; panes move while things are opened."""


class Touring(QObject):
    """Leads through the tour on the example of one game. `ended`: it is over."""

    ended = Signal()

    def __init__(self, window: MainWindow, tour: Tour, game: str) -> None:
        super().__init__(window)
        self._window, self._tour = window, tour
        self.game = game
        self.sample: Sample = tour.games[game]
        self.at = 0
        self.running = Running(window)
        self.shade = Shade(window, window.services.look)
        self.card = Card(window)
        self._before: QWidget | None = window.focusWidget()
        self._log_shown = window.calls.is_shown
        self._scope = window.services.settings.value.game
        self._lit = QRect()
        self._watch = QTimer(self, interval=LOOK)
        self._watch.timeout.connect(self._place)
        self.running.done.connect(self.card.on.setFocus)
        self.card.went_on.connect(self.go_on)
        self.card.went_back.connect(self.go_back)
        self.card.ended.connect(self.end)
        window.services.tongue.changed.connect(self._tell)
        window.installEventFilter(self)

    @property
    def step(self) -> Step:
        """The present stop."""
        return self._tour.steps[self.at]

    def begin(self) -> None:
        """Begin with the first stop."""
        self._window.search.scope_to(self.game)
        self.shade.show()
        self.card.show()
        self._watch.start()
        self._stop_at(0)

    def go_on(self) -> None:
        """To the next stop; after the last one it is over."""
        if self.at + 1 < len(self._tour.steps):
            self._stop_at(self.at + 1)
        else:
            self.end()

    def go_back(self) -> None:
        """To the stop before."""
        if self.at > 0:
            self._stop_at(self.at - 1)

    def _stop_at(self, number: int) -> None:
        self.at = number
        names = self.sample.model_dump(include={"query", "ruling", "rule"})
        names["rule"] = f"rule:{self.game}:{self.sample.rule}"
        self._tell()
        self.running.run(line.format(**names) for line in self.step.do)
        self._place()
        self.card.on.setFocus()

    def _tell(self) -> None:
        said = self._window.services.tongue.code
        ruling = self._window.services.library.ruling(self.sample.ruling)
        names = {
            "query": self.sample.query,
            "ruling": ruling.title.said(said) if ruling else self.sample.ruling,
            "answer": ruling.answer.said(said) if ruling else "",
            "rule": self.sample.rule,
            "story": self.sample.story.said(said),
        }
        title, says = self.step.title.said(said), self.step.says.said(said).format(**names)
        self.card.tell(title, says, self.at + 1, len(self._tour.steps))
        self._lit = QRect()
        self._place()

    def _place(self) -> None:
        """Follow the lit part, and keep the tour above everything."""
        window = self._window
        lit = rect_of(window, self.step.place)
        if self.shade.size() == window.size() and lit == self._lit and not lit.isNull():
            return
        self._lit = lit
        self.shade.setGeometry(window.rect())
        self.shade.light(lit)
        self.card.put_beside(self.shade.hole, window.services.look.scale)
        self.shade.raise_()
        self.card.raise_()
        if not self.card.isAncestorOf(window.focusWidget() or window):
            self.card.on.setFocus()

    def end(self) -> None:
        """It is over; the keys go back to where they were."""
        self._watch.stop()
        self.running.stop()
        self._window.removeEventFilter(self)
        self.shade.hide()
        self.card.hide()
        self.shade.deleteLater()
        self.card.deleteLater()
        if self._window.calls.is_shown and not self._log_shown:
            self._window.calls.show_log(False)
        self._window.search.scope_to(self._scope)
        if self._before is not None and self._before.isVisible():
            self._before.setFocus()
        self.ended.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's size."""
        if event.type() == QEvent.Type.Resize:
            self._lit = QRect()
            self._place()
        return False
