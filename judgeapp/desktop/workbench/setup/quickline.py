"""The line in which cards are put on the table: three letters and Enter, or a whole line of the notation."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QListView, QWidget

from judgeapp.desktop.workbench.completion import SetupWords, Suggestion, suggest
from judgeapp.desktop.workbench.entry import left_to_the_workbench

Index = QModelIndex | QPersistentModelIndex
WIDE = 260
"""The least width of the suggestions."""


class SuggestionModel(QAbstractListModel):
    """Suggestions: shown in short, completed in full."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Suggestion] = []

    def show(self, rows: list[Suggestion]) -> None:
        """Show other suggestions."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """How many there are."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What is shown, or what the line becomes."""
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.shown
        return row.text if role == Qt.ItemDataRole.EditRole else None


class SuggestionList(QListView):
    """The suggestions under the line: a part of the window and no window of its own, so the focus never moves."""

    def __init__(self, model: SuggestionModel) -> None:
        super().__init__()
        self.setModel(model)
        self.setObjectName("suggestions")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.hide()

    def show_under(self, line: QWidget) -> None:
        """Appear under a line of the window, as tall as the suggestions are."""
        window = _home(line)
        if self.parentWidget() is not window:
            self.setParent(window)
        rows = self.model().rowCount()
        tall = rows * max(self.sizeHintForRow(0), 16) + 2 * self.frameWidth() + 4
        place = line.mapTo(window, QPoint(0, line.height()))
        self.setGeometry(place.x(), place.y(), max(line.width(), WIDE), min(tall, window.height() - place.y() - 4))
        self.show()
        self.raise_()
        self.setCurrentIndex(self.model().index(0, 0))


def _home(line: QWidget) -> QWidget:
    """The workbench that a line is in, or its window."""
    found: QWidget | None = line
    while found is not None and found.objectName() != "workbench":
        found = found.parentWidget()
    return found or line.window()


class QuickLine(QLineEdit):
    """`given`: a whole line was entered."""

    given = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words: SetupWords | None = None
        self.suggestions = SuggestionModel()
        self.list = SuggestionList(self.suggestions)
        self.list.clicked.connect(lambda index: self.take(self.suggestions.rows[index.row()].text))
        self.textEdited.connect(self._suggest)
        self.setClearButtonEnabled(True)

    def _suggest(self, text: str) -> None:
        rows = suggest(text, self.words) if self.words else []
        self.suggestions.show(rows)
        if rows:
            self.list.show_under(self)
        else:
            self.list.hide()

    @property
    def first(self) -> Suggestion | None:
        """The best suggestion."""
        return self.suggestions.rows[0] if self.suggestions.rows else None

    def take(self, text: str) -> None:
        """Take a suggestion: what ends with a name is entered at once, what must go on stays in the line."""
        self.suggestions.show([])
        self.list.hide()
        self.setText(text)
        if not text.endswith((" ", ":")) and "(" not in text:
            self._enter()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk the suggestions, Enter takes the highlighted one, Escape closes them."""
        chosen = self.list.currentIndex().row() if self.list.isVisible() else -1
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if 0 <= chosen < len(self.suggestions.rows):
                self.take(self.suggestions.rows[chosen].text)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._enter()
            case Qt.Key.Key_Down | Qt.Key.Key_Up if chosen >= 0:
                by = 1 if event.key() == Qt.Key.Key_Down else -1
                row = max(0, min(len(self.suggestions.rows) - 1, chosen + by))
                self.list.setCurrentIndex(self.suggestions.index(row))
            case Qt.Key.Key_Escape if chosen >= 0:
                self.list.hide()
            case _:
                super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Tab puts the highlighted suggestion into the line while there is one; otherwise it goes on. With nothing to
        undo in the line, undo is the workbench's: it takes back what was put on the table last."""
        if left_to_the_workbench(self, event):
            event.ignore()
            return True
        pressed = event if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) else None
        if pressed and pressed.key() == Qt.Key.Key_Tab and self.list.isVisible() and not pressed.modifiers():
            self.complete_in_line()
            return True
        return bool(super().event(event))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The suggestions go with the focus."""
        self.list.hide()
        super().focusOutEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """The suggestions go with the line."""
        self.list.hide()
        super().hideEvent(event)

    def _enter(self) -> None:
        self.list.hide()
        if self.text().strip():
            self.given.emit(self.text().strip())

    def complete_in_line(self) -> None:
        """Put the highlighted suggestion into the line without entering it."""
        row = self.list.currentIndex().row()
        if 0 <= row < len(self.suggestions.rows):
            self.setText(self.suggestions.rows[row].text)
            self._suggest(self.text())
