"""The command palette: every action by its name, over the window; the focus stays in its line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from judgeapp.desktop.actions import Action, ActionRegistry

ACTION = Qt.ItemDataRole.UserRole + 1
WIDTH, HIGHEST = 560, 380
_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}
Index = QModelIndex | QPersistentModelIndex


def matching(actions: Sequence[Action], text: str) -> list[Action]:
    """The actions that have all words of `text`: first those that have them in the title as it is shown, and of
    these first those in which words begin so; then those that have them in their other words."""
    wanted = text.casefold().split()
    found: list[tuple[tuple[int, int, int, int], Action]] = []
    for number, action in enumerate(actions):
        title = action.said.casefold()
        every = f"{title} {action.title} {action.words}".replace("&", "").casefold()
        if all(word in every for word in wanted):
            elsewhere = sum(word not in title for word in wanted)
            starts = sum(any(part.startswith(word) for part in every.split()) for word in wanted)
            first = bool(wanted) and title.startswith(wanted[0])
            found.append(((elsewhere, -first, -starts, number), action))
    return [action for _, action in sorted(found, key=lambda one: one[0])]


class _Model(QAbstractListModel):
    def __init__(self) -> None:
        super().__init__()
        self.actions: list[Action] = []

    def show(self, actions: list[Action]) -> None:
        self.beginResetModel()
        self.actions = actions
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.actions)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        action = self.actions[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return action.said
        return action if role == ACTION else None


class _Delegate(QStyledItemDelegate):
    """A title with its keys at the right."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        action: Action = index.data(ACTION)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole
        painter.save()
        if chosen:
            painter.fillRect(option.rect, option.palette.color(role.Highlight))
        painter.setPen(option.palette.color(role.HighlightedText if chosen else role.Text))
        rect: QRect = option.rect.adjusted(12, 0, -12, 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | middle, action.said)
        if action.keys:
            painter.setPen(option.palette.color(role.HighlightedText if chosen else role.PlaceholderText))
            painter.drawText(rect, Qt.AlignmentFlag.AlignRight | middle, action.keys[0])
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> Any:
        size = super().sizeHint(option, index)
        size.setHeight(option.fontMetrics.height() + 12)
        return size


class CommandPalette(QFrame):
    """Opens over the window; Esc or losing the focus closes it; Enter does what is chosen."""

    def __init__(self, window: QWidget, actions: ActionRegistry) -> None:
        super().__init__(window)
        self._window = window
        self.setObjectName("palette")
        self._actions = actions
        self._before: QWidget | None = None
        self.line = QLineEdit()
        self.model = _Model()
        self.list = QListView()
        self.list.setModel(self.model)
        self.list.setItemDelegate(_Delegate(self.list))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setMinimumHeight(1)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self.line)
        layout.addWidget(self.list)
        self.line.textChanged.connect(self._filter)
        self.line.installEventFilter(self)
        self.list.clicked.connect(lambda index: self._do(index))
        self._retranslate()
        self.hide()

    def open(self) -> None:
        """Show it with an empty line."""
        window = self._window
        self._actions.refresh()
        self._before = window.focusWidget()
        self.line.clear()
        self._filter("")
        self.show()
        self.raise_()
        self.line.setFocus()

    def dismiss(self) -> None:
        """Hide it and give the focus back."""
        if not self.isVisible():
            return
        self.hide()
        if self._before is not None:
            self._before.setFocus()

    def _filter(self, text: str) -> None:
        can = [a for a in self._actions.all() if self._actions.qaction(a.id).isEnabled() and a.id != "app.palette"]
        self.model.show(matching(can, text))
        self.list.setCurrentIndex(self.model.index(0))
        self._fit()

    def _fit(self) -> None:
        """Be as high as the rows need, within the window."""
        window, margins = self._window, self.contentsMargins()
        held = self.layout()
        assert held is not None
        frame = margins.top() + margins.bottom() + held.contentsMargins().top() * 2
        row = self.list.sizeHintForRow(0) if self.model.actions else 0
        rows = row * len(self.model.actions)
        high = frame + self.line.sizeHint().height() + (held.spacing() + rows if rows else 0)
        self.list.setVisible(bool(rows))
        most = min(HIGHEST, window.height() - 90)
        self.setGeometry((window.width() - WIDTH) // 2, 48, WIDTH, min(high, most))

    def _do(self, index: QModelIndex) -> None:
        if not index.isValid():
            return
        action = self.model.actions[index.row()]
        self.dismiss()
        checked = action.checked is not None and not action.checked()
        self._actions.run(action.id, checked)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys of the line that walk the list; losing the focus closes."""
        if event.type() == QEvent.Type.FocusOut and not self.list.underMouse():
            self.hide()
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key = Qt.Key(event.key())
            if key in _STEPS:
                at = max(0, min(len(self.model.actions) - 1, self.list.currentIndex().row() + _STEPS[key]))
                self.list.setCurrentIndex(self.model.index(at))
                return True
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._do(self.list.currentIndex())
                return True
            if key == Qt.Key.Key_Escape:
                self.dismiss()
                return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.line.setPlaceholderText(self.tr("What do you want to do?"))
        self.line.setAccessibleName(self.tr("Command"))
        self.list.setAccessibleName(self.tr("Commands"))
