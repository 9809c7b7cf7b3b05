"""The call at hand: its clock, and all that can be entered about it, in the order in which it is told."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, Qt, QTime, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QTimeEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from judgeapp.desktop.calls.call import Call, clock, read_quick
from judgeapp.desktop.calls.citing import Citing
from judgeapp.desktop.calls.log import CallLog
from judgeapp.desktop.calls.moments import at_time, time_at
from judgeapp.desktop.plain import Label, tip
from judgeapp.desktop.services import Services

LONGEST_EXTENSION = 180
LINES = 3


class Words(QPlainTextEdit):
    """A few lines of text; Tab goes on to the next field."""

    def __init__(self) -> None:
        super().__init__()
        self.setTabChangesFocus(True)
        self.setObjectName("callWords")

    def fit(self) -> None:
        """As high as a few lines."""
        self.setFixedHeight(self.fontMetrics().lineSpacing() * LINES + 12)

    def changeEvent(self, event: QEvent) -> None:
        """Keep the height in step with the letters."""
        if event.type() == QEvent.Type.FontChange:
            self.fit()
        super().changeEvent(event)


class CallForm(QWidget):
    """Shows and changes the call at hand. `left`: Esc, the keys should go back to where they were."""

    left = Signal()

    def __init__(self, services: Services, log: CallLog) -> None:
        super().__init__()
        self._services, self._log = services, log
        self._filling = False
        self.quick, self.table, self.round, self.players = QLineEdit(), QLineEdit(), QLineEdit(), QLineEdit()
        self.started = QTimeEdit()
        self.question, self.ruling = Words(), Words()
        self.citing = Citing(services)
        self.extension = QSpinBox()
        self.clock = Label()
        self.stop, self.scenario, self.forget = QPushButton(), QPushButton(), QToolButton()
        self.summary = QPushButton()
        self._less, self._more = QToolButton(), QToolButton()
        self._labels = [Label() for _ in range(6)]
        self._round_label, self._since_label = Label(), Label()
        self._lay_out()
        self._connect()
        self._retranslate()
        self.show_call()

    # --- layout -------------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.clock.setObjectName("callClock")
        self.quick.setObjectName("quickCall")
        self.forget.setText("✕")
        head = QHBoxLayout()
        head.addWidget(self.clock, 1)
        head.addWidget(self.stop)
        kept = QHBoxLayout()
        for widget, stretch in ((self.scenario, 1), (self.forget, 0), (self.summary, 1)):
            kept.addWidget(widget, stretch)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 4, 10, 8)
        column.setSpacing(6)
        column.addWidget(self.quick)
        column.addLayout(head)
        column.addLayout(self._fields())
        column.addLayout(kept)
        for words in (self.question, self.ruling):
            words.fit()
        order = (self.quick, self.stop, self.table, self.round, self.started, self.players, self.question, self.ruling,
                 self.citing.line, self.extension, self.scenario, self.forget, self.summary)  # fmt: skip
        for one, other in pairwise(order):
            QWidget.setTabOrder(one, other)

    def _fields(self) -> QFormLayout:
        """The fields with their names."""
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(5)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        place, players, question, ruling, cites, minutes = self._labels
        form.addRow(place, self._place())
        for label, field in (
            (players, self.players), (question, self.question), (ruling, self.ruling), (cites, self.citing),
        ):  # fmt: skip
            form.addRow(label, field)
        form.addRow(minutes, self._minutes())
        return form

    def _place(self) -> QHBoxLayout:
        """Table, round and time in one line."""
        self.started.setDisplayFormat("HH:mm")
        self.started.setButtonSymbols(QTimeEdit.ButtonSymbols.NoButtons)
        place = QHBoxLayout()
        place.setSpacing(6)
        for widget, stretch in ((self.table, 3), (self._round_label, 0), (self.round, 2), (self._since_label, 0),
                                (self.started, 3)):  # fmt: skip
            place.addWidget(widget, stretch)
        return place

    def _minutes(self) -> QHBoxLayout:
        """The extension, with a button to either side."""
        self.extension.setRange(0, LONGEST_EXTENSION)
        self.extension.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        minutes = QHBoxLayout()
        minutes.setSpacing(4)
        for button, text, step in ((self._less, "−", -1), (self._more, "+", 1)):
            button.setText(text)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _=False, step=step: self.extension.stepBy(step))
        for widget in (self._less, self.extension, self._more):
            minutes.addWidget(widget)
        minutes.addStretch(1)
        return minutes

    def _connect(self) -> None:
        log = self._log
        log.chosen.connect(self.show_call)
        log.listed.connect(self.show_call)
        log.edited.connect(lambda id_: self.show_call() if id_ == self._id else None)
        log.ticked.connect(self._tick)
        self.quick.returnPressed.connect(self._take_quick)
        for name, line in (("table", self.table), ("round", self.round), ("players", self.players)):
            line.textEdited.connect(lambda text, name=name: self._put(**{name: text}))
            line.returnPressed.connect(lambda: self.focusNextPrevChild(True))
        for name, words in (("question", self.question), ("ruling", self.ruling)):
            words.textChanged.connect(lambda name=name, words=words: self._put(**{name: words.toPlainText()}))
        self.citing.changed.connect(lambda cites: self._put(citations=cites))
        self.extension.valueChanged.connect(lambda minutes: self._put(extension=minutes))
        self.started.timeChanged.connect(self._start_at)
        self.forget.clicked.connect(lambda: self._put(scenario=""))
        self.scenario.clicked.connect(self._scenario)
        self.stop.clicked.connect(self._stop)
        self.summary.clicked.connect(lambda: self._services.actions.run("calls.summary"))
        for widget in self.findChildren(QWidget):
            widget.installEventFilter(self)

    def showEvent(self, event: QShowEvent) -> None:
        """Make all boxes of one height."""
        super().showEvent(event)
        for box in (self.started, self.extension):
            box.setMinimumHeight(self.table.sizeHint().height())

    # --- showing ------------------------------------------------------------------------------------------------------

    @property
    def _id(self) -> int:
        call = self._log.at_hand
        return call.id if call else 0

    def show_call(self) -> None:
        """Show the call at hand. What is being typed into is not touched."""
        call = self._log.at_hand
        shown = call or Call()
        self._filling = True
        pairs = ((self.table, shown.table), (self.round, shown.round), (self.players, shown.players))
        for line, text in pairs:
            if line.text() != text:
                line.setText(text)
        for words, text in ((self.question, shown.question), (self.ruling, shown.ruling)):
            if words.toPlainText() != text:
                words.setPlainText(text)
        self.started.setTime(QTime(*time_at(shown.started)) if call else QTime(0, 0))
        self.citing.show_cites(shown.citations, shown.game)
        self.scenario.setText(self.tr("Open scenario") if shown.scenario else self.tr("Keep scenario"))
        self.forget.setVisible(bool(shown.scenario))
        self._filling = False
        for widget in (self.table, self.round, self.started, self.players, self.question, self.ruling, self.citing,
                       self.extension, self.scenario, self.stop, self.summary,
                       self._less, self._more):  # fmt: skip
            widget.setEnabled(call is not None)
        self._tick()

    def _tick(self) -> None:
        call = self._log.at_hand
        now = self._log.now
        self._filling = True
        self.clock.setText(clock(call.seconds(now)) if call else "–:––")
        self.extension.setValue(call.extra(now) if call else 0)
        self._filling = False
        running = call is not None and call.running
        self.clock.setProperty("running", running)
        self.clock.style().polish(self.clock)
        self.stop.setText(self.tr("Let it run on") if call and not running else self.tr("Ruling given"))

    # --- changing -----------------------------------------------------------------------------------------------------

    def _put(self, **values: object) -> None:
        if not self._filling and self._id:
            self._log.edit(self._id, **values)

    def _take_quick(self) -> None:
        """Put a quick line where it belongs, and go on with what is missing."""
        found = read_quick(self.quick.text())
        if not self._id:
            self._log.begin(game=self._services.settings.value.game)
        self._put(**found)
        self.quick.clear()
        call = self._log.at_hand
        (self.ruling if call and call.question else self.question).setFocus()

    def _start_at(self, time: QTime) -> None:
        call = self._log.at_hand
        if call is not None and not self._filling:
            self._put(started=at_time(call.started, time.hour(), time.minute(), self._log.now))

    def _stop(self) -> None:
        call = self._log.at_hand
        if call is not None:
            self._log.stop(call.id) if call.running else self._log.run_on(call.id)

    def _scenario(self) -> None:
        call = self._log.at_hand
        if call and call.scenario:
            self._services.open_scenario(call.scenario)
        else:
            self._services.actions.run("calls.scenario")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc leaves the form, from wherever in it."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self._log.flush()
            self.left.emit()
            return True
        return super().eventFilter(watched, event)

    # --- language -----------------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.show_call()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.quick.setPlaceholderText(self.tr("12 r3 Ann, Bo: does the flick count as a hit?"))
        self.quick.setAccessibleName(self.tr("A call in one line: table, round, players, question"))
        said = (self.tr("Table"), self.tr("Players"), self.tr("Question"), self.tr("Ruling"), self.tr("Cites"),
                self.tr("Extension"))  # fmt: skip
        fields = (self.table, self.players, self.question, self.ruling, self.citing.line, self.extension)
        for label, text, field in zip(self._labels, said, fields, strict=True):
            label.setText(text)
            label.setBuddy(field)
            field.setAccessibleName(text)
        self._round_label.setText(self.tr("Round"))
        self._since_label.setText(self.tr("Since"))
        self.round.setAccessibleName(self.tr("Round"))
        self.started.setAccessibleName(self.tr("Time started"))
        self.ruling.setPlaceholderText(self.tr("What was ruled"))
        self.question.setPlaceholderText(self.tr("What was asked"))
        self.clock.setAccessibleName(self.tr("Time taken"))
        self.extension.setSuffix(" " + self.tr("min"))
        self.summary.setText(self.tr("Copy summary"))
        self._less.setAccessibleName(self.tr("A minute less"))
        self._more.setAccessibleName(self.tr("A minute more"))
        self.forget.setToolTip(tip(self.tr("Take the scenario off this call")))
        self.forget.setAccessibleName(self.forget.toolTip())
