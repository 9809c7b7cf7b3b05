"""The search box: letters go into it, arrows and Enter to the list below, Esc clears it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 6, Qt.Key.Key_PageUp: -6}


class SearchBox(QLineEdit):
    """`moved`: so many choices down (up: negative). `entered`: Enter. `escaped`: Esc in an empty box."""

    moved = Signal(int)
    entered = Signal()
    escaped = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("searchBox")
        self.setClearButtonEnabled(True)
        self.setMaxLength(4000)
        self._retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep the focus here while the list is walked."""
        key = Qt.Key(event.key())
        if key in _STEPS and event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier):
            self.moved.emit(_STEPS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        elif key == Qt.Key.Key_Escape:
            if self.text():
                self.clear()
            else:
                self.escaped.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setPlaceholderText(self.tr("Ask: a question, a card, a keyword or a rule number"))
        self.setAccessibleName(self.tr("Search"))
