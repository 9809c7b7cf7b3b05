"""The line at the foot of the window: messages, long work with its progress, and how old the data are."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QSizePolicy, QStatusBar, QToolButton, QWidget

from judgeapp.desktop.notices import Job, Level
from judgeapp.desktop.plain import Label, tip
from judgeapp.desktop.reading import wording
from judgeapp.desktop.services import Services

SHOWN_FOR = 6000


class JobBar(QWidget):
    """One piece of long work: its name, how far it is, and a button to cancel it."""

    def __init__(self, job: Job) -> None:
        super().__init__()
        self._job = job
        self._text = Label()
        self._bar = QProgressBar()
        self._bar.setFixedWidth(140)
        self._bar.setTextVisible(False)
        self._stop = QToolButton()
        self._stop.setText("✕")
        self._stop.setVisible(job.cancel is not None)
        self._stop.setAccessibleName(self.tr("Cancel"))
        self._stop.setToolTip(tip(self.tr("Cancel")))
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 4, 0)
        for widget in (self._text, self._bar, self._stop):
            row.addWidget(widget)
        self._stop.clicked.connect(lambda: job.cancel() if job.cancel else None)
        job.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        self._text.setText(self._job.text)
        self._bar.setAccessibleName(self._job.text)
        self._bar.setRange(0, self._job.total)
        self._bar.setValue(self._job.done)


class StatusLine(QStatusBar):
    """Shows what `Notices` sends."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.setSizeGripEnabled(False)
        self._message = Label()
        self._message.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._data = Label()
        self.addWidget(self._message, 1)
        self.addPermanentWidget(self._data)
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_FOR)
        self._timer.timeout.connect(self._message.clear)
        services.notices.said.connect(self.say)
        services.notices.begun.connect(self._begin)
        services.library_changed.connect(self.tell_age)
        services.tongue.changed.connect(self.tell_age)
        services.settings.watch("game", self.tell_age)
        self.setAccessibleName(self.tr("Messages"))

    @property
    def text(self) -> str:
        """The message that is shown."""
        return self._message.text()

    @property
    def age(self) -> str:
        """What is said about the data."""
        return self._data.text()

    def say(self, text: str, level: Level) -> None:
        """Show a message."""
        roles = {Level.INFO: "text", Level.GOOD: "good", Level.DONE: "good", Level.WARN: "warn", Level.BAD: "bad"}
        role = roles[level]
        self._message.setStyleSheet(f"color: {self._services.look.colour(role).name()}")
        self._message.setText(text)
        self._message.setToolTip(tip(text))
        if level in (Level.BAD, Level.DONE):
            self._timer.stop()
        else:
            self._timer.start()

    def _begin(self, job: Job) -> None:
        bar = JobBar(job)
        self.addPermanentWidget(bar)
        job.over.connect(lambda: self._end(bar))

    def _end(self, bar: JobBar) -> None:
        self.removeWidget(bar)
        bar.deleteLater()

    def tell_age(self) -> None:
        """Say which documents and rules the data rest on, and how old they are."""
        library, game = self._services.library, self._services.settings.value.game
        told = []
        for name, shelf in library.shelves.items():
            if game and name != game:
                continue
            rules = shelf.rulebook.default_edition if shelf.rulebook else ""
            papers = ", ".join(f"{d.code} {d.date or self.tr('undated')}" for d in shelf.documents)
            if game:
                said = self.tr("{game}: rules {edition}; {documents}")
                told.append(said.format(game=wording.game_short(name), edition=rules or "–", documents=papers))
            else:
                told.append(f"{wording.game_short(name)} {rules}")
        rules = "" if game or not told else self.tr("Rules:") + " "
        self._data.setText(rules + " · ".join(told))

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Messages"))
        super().changeEvent(event)
