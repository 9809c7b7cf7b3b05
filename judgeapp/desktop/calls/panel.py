"""The call log at the side of the window: the call at hand above, all calls with a filter below."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QListView, QToolButton, QVBoxLayout

from judgeapp.desktop.calls.form import CallForm
from judgeapp.desktop.calls.log import CallLog
from judgeapp.desktop.calls.model import CallDelegate, CallModel, Role
from judgeapp.desktop.plain import Label, tip
from judgeapp.desktop.services import Services

NARROWEST = 320


class FilterLine(QLineEdit):
    """The filter. `down`: the keys should go to the list."""

    down = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down goes to the list, Esc clears."""
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.down.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class CallPanel(QFrame):
    """`closed`: it should be hidden. `left`: the keys should go back to where they were."""

    closed = Signal()
    left = Signal()

    def __init__(self, services: Services, log: CallLog) -> None:
        super().__init__()
        self.setObjectName("callPanel")
        self._services, self._log = services, log
        self.form = CallForm(services, log)
        self.model = CallModel(log)
        self.filter = FilterLine()
        self.list = QListView()
        self._title, self._count, self._none = Label(), Label(), Label()
        self._away = QToolButton()
        self._lay_out()
        self._connect()
        self._retranslate()
        self._show_current()

    def _lay_out(self) -> None:
        self._title.setObjectName("panelTitle")
        self._away.setText("✕")
        self._count.setObjectName("note")
        self._none.setObjectName("note")
        self._none.setWordWrap(True)
        self._none.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._none.setContentsMargins(16, 24, 16, 0)
        self.filter.setClearButtonEnabled(True)
        self.list.setModel(self.model)
        self.list.setItemDelegate(CallDelegate(self._log, self._services.look, self.list))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setUniformItemSizes(True)
        head = QHBoxLayout()
        head.setContentsMargins(10, 4, 6, 4)
        head.addWidget(self._title, 1)
        head.addWidget(self._button("calls.new"))
        head.addWidget(self._away)
        find = QHBoxLayout()
        find.setContentsMargins(10, 0, 6, 6)
        find.addWidget(self.filter, 1)
        find.addWidget(self._count)
        find.addWidget(self._button("calls.export"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self.form)
        column.addLayout(find)
        column.addWidget(self._none, 1)
        column.addWidget(self.list, 1)
        self.setMinimumWidth(NARROWEST)

    def _button(self, id_: str) -> QToolButton:
        button = QToolButton()
        button.setDefaultAction(self._services.actions.qaction(id_))
        return button

    def _connect(self) -> None:
        self._away.clicked.connect(self.closed)
        self.form.left.connect(self.left)
        self.filter.textChanged.connect(self.model.filter)
        self.filter.down.connect(self._to_list)
        self.model.modelReset.connect(self._show_current)
        self._log.chosen.connect(self._show_current)
        self.list.selectionModel().currentChanged.connect(self._choose)
        self._services.look.changed.connect(self.list.viewport().update)

    def _to_list(self) -> None:
        self.list.setFocus()
        if not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.model.index(0))

    def _choose(self, index: QModelIndex) -> None:
        call = index.data(Role.CALL) if index.isValid() else None
        if call is not None:
            self._log.choose(call.id)

    def _show_current(self) -> None:
        """Mark the call at hand, say how many there are."""
        call = self._log.at_hand
        self.list.setCurrentIndex(self.model.index_of(call.id) if call else QModelIndex())
        shown, held = self.model.rowCount(), len(self._log.calls())
        self._count.setText(self.tr("{shown} of {all}").format(shown=shown, all=held) if shown != held else f"{held}")
        self._none.setVisible(shown == 0)
        self.list.setVisible(shown > 0)
        self._none.setText(self.tr("No call has these words.") if held else self.tr("No calls yet: Ctrl+J begins one."))

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._show_current()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Calls"))
        self._away.setToolTip(tip(self.tr("Hide the call log")))
        self._away.setAccessibleName(self._away.toolTip())
        self.filter.setPlaceholderText(self.tr("Filter: words, table:12, round:3, open"))
        self.filter.setAccessibleName(self.tr("Filter the calls"))
        self.list.setAccessibleName(self.tr("Calls"))
        self.setAccessibleName(self.tr("Call log"))
