"""Typing as a user does. QTest aborts the process on letters outside ASCII, so letters are sent as events."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget


def focused() -> QWidget:
    """The widget that gets the keys."""
    widget = QApplication.focusWidget()
    assert widget is not None, "no widget has the focus"
    return widget


def type_text(text: str) -> None:
    """Type letters, of any script, to whatever has the focus."""
    for letter in text:
        widget = focused()
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, Qt.Key.Key_unknown, Qt.KeyboardModifier.NoModifier, letter)
            QApplication.sendEvent(widget, event)


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier, times: int = 1) -> None:
    """Press a key, so often."""
    for _ in range(times):
        QTest.keyClick(focused(), key, modifier)
