"""The line in which cards are put on the table: three letters and Enter, or a whole line of the notation."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QCompleter, QLineEdit, QWidget

from judgeapp.desktop.workbench.completion import SetupWords, Suggestion, suggest

Index = QModelIndex | QPersistentModelIndex


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


class QuickLine(QLineEdit):
    """`given`: a whole line was entered."""

    given = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words: SetupWords | None = None
        self.suggestions = SuggestionModel()
        self._completer = QCompleter(self.suggestions, self)
        self._completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self._completer.setMaxVisibleItems(12)
        self._completer.setWidget(self)
        self._completer.activated.connect(self.take)
        self.textEdited.connect(self._suggest)
        self.setClearButtonEnabled(True)

    def _suggest(self, text: str) -> None:
        rows = suggest(text, self.words) if self.words else []
        self.suggestions.show(rows)
        if rows:
            self._completer.complete()
            self._popup.setCurrentIndex(self.suggestions.index(0))
        else:
            self._popup.hide()

    @property
    def _popup(self) -> QAbstractItemView:
        found = self._completer.popup()
        assert found is not None
        return found

    @property
    def first(self) -> Suggestion | None:
        """The best suggestion."""
        return self.suggestions.rows[0] if self.suggestions.rows else None

    def take(self, text: str) -> None:
        """Take a suggestion: what ends with a name is entered at once, what must go on stays in the line."""
        self.suggestions.show([])
        self._popup.hide()
        self.setText(text)
        if not text.endswith((" ", ":")) and "(" not in text:
            self._enter()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk the suggestions, Enter takes the highlighted one, Escape closes them."""
        chosen = self._popup.currentIndex().row() if self._popup.isVisible() else -1
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if 0 <= chosen < len(self.suggestions.rows):
                self.take(self.suggestions.rows[chosen].text)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._enter()
            case Qt.Key.Key_Down | Qt.Key.Key_Up if chosen >= 0:
                by = 1 if event.key() == Qt.Key.Key_Down else -1
                row = max(0, min(len(self.suggestions.rows) - 1, chosen + by))
                self._popup.setCurrentIndex(self.suggestions.index(row))
            case Qt.Key.Key_Escape if chosen >= 0:
                self._popup.hide()
            case _:
                super().keyPressEvent(event)

    def _enter(self) -> None:
        self._popup.hide()
        if self.text().strip():
            self.given.emit(self.text().strip())

    def complete_in_line(self) -> None:
        """Put the best suggestion into the line without entering it."""
        if self.first:
            self.setText(self.first.text)
            self._suggest(self.text())
