"""The editor of card text: Enter goes on under the line above, as far in as a card is written."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit

INDENT = "  "
_LEADING = re.compile(r"[ \t]*")


class CardEdit(QPlainTextEdit):
    """A plain text in which a line under ``card NAME`` is indented by itself; Enter on an empty line goes back out."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter keeps the indent."""
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and plain:
            self._next_line()
        else:
            super().keyPressEvent(event)

    def _next_line(self) -> None:
        cursor = self.textCursor()
        before = cursor.block().text()[: cursor.positionInBlock()]
        if before and not before.strip() and not cursor.hasSelection():
            cursor.movePosition(QTextCursor.MoveOperation.StartOfBlock, QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()
        else:
            leading = _LEADING.match(before)
            deep = leading.group() if leading else ""
            cursor.insertText("\n" + (deep or (INDENT if before.strip() else "")))
        self.setTextCursor(cursor)
        self.ensureCursorVisible()
