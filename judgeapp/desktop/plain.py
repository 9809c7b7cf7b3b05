"""Text that is shown as it is. Qt guesses whether a label or a tool tip is HTML; here nothing is guessed.

What others wrote (a card's name, a line of a scenario, a file's name) must not become markup: a picture that names an
endless device would fill the memory. So every label of the window is made here, and every tool tip goes through `tip`.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import Qt as Guessing
from PySide6.QtWidgets import QLabel, QMessageBox, QToolTip, QWidget

from judgeapp.desktop.rich import Rich

_STOP = "\u2060"
"""A letter without width: after ``<`` or ``&`` no tag and no entity begins."""


class Label(QLabel):
    """A label of plain text."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)


class RichLabel(QLabel):
    """A label of rich text, which only the one builder makes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setOpenExternalLinks(False)

    def show_rich(self, text: Rich) -> None:
        """Show it."""
        self.setText(text)


def tip(text: str) -> str:
    """The text of a tool tip, so that Qt takes it for plain text; what is seen is the same."""
    while Guessing.mightBeRichText(text):
        guarded = _guarded(text)
        if guarded == text:
            return ""  # not to be met; better no tool tip than a guessed one
        text = guarded
    return text


def _guarded(text: str) -> str:
    """No tag begins any more in the first line that has one, where Qt looks for them."""
    for sign in ("<", "&"):
        text = text.replace(sign, sign + _STOP).replace(sign + _STOP * 2, sign + _STOP)
    return text


def show_tip(place: QPoint, text: Rich, over: QWidget) -> None:
    """Show a tool tip of rich text, which only the one builder makes."""
    QToolTip.showText(place, text, over)


def hide_tip() -> None:
    """Take the tool tip away."""
    QToolTip.hideText()


def agrees(parent: QWidget, title: str, question: str) -> bool:
    """Ask a question that is answered by yes or no."""
    choice = QMessageBox.StandardButton
    box = QMessageBox(QMessageBox.Icon.Question, title, "", choice.Yes | choice.No, parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(question)
    return box.exec() == choice.Yes
