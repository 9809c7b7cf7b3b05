"""The line in which steps are typed, and what is said of them: understood, refused with the rule, or stuck where."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from judgeapp.desktop.plain import RichLabel, tip
from judgeapp.desktop.reading.texts import anchor, link_of
from judgeapp.desktop.rich import NOTHING, fill, join, plain

CONTROL = Qt.KeyboardModifier.ControlModifier
SIGNS = {"good": "✓ ", "bad": "⊘ ", "open": "… "}


class StepLine(QLineEdit):
    """A step being typed. `stepped`: up or down in the list; `entered`; `chosen`: a digit in an empty line."""

    stepped = Signal(int)
    entered = Signal()
    completed = Signal()
    chosen = Signal(int)
    picked = Signal()
    escaped = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk the list without leaving the line."""
        empty = not self.text()
        match event.key():
            case Qt.Key.Key_Down:
                self.stepped.emit(1)
            case Qt.Key.Key_Up:
                self.stepped.emit(-1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.entered.emit()
            case Qt.Key.Key_Escape:
                self.escaped.emit()
            case Qt.Key.Key_Space if empty:
                self.picked.emit()
            case _ if empty and event.text().isdecimal() and event.text() != "0":
                self.chosen.emit(int(event.text()))
            case _:
                super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Tab completes while something is typed; with nothing to undo in the line, undo is the workbench's."""
        if left_to_the_workbench(self, event):
            event.ignore()
            return True
        pressed = event if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) else None
        if pressed and pressed.key() == Qt.Key.Key_Tab and self.text() and not pressed.modifiers():
            self.completed.emit()
            return True
        return bool(super().event(event))


def left_to_the_workbench(line: QLineEdit, event: QEvent) -> bool:
    """Whether a key undoes or redoes, and the line has nothing of the kind: then the last edit is meant."""
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    keys = QKeySequence.StandardKey
    undo = event.matches(keys.Undo) and not line.isUndoAvailable()
    redo = event.matches(keys.Redo) or (event.key(), event.modifiers()) == (Qt.Key.Key_Y, CONTROL)
    return undo or (redo and not line.isRedoAvailable())


class Saying(QFrame):
    """A line about what was typed: good or bad, with rules that open, a nearest word to take, a step to keep anyway, a
    card to write."""

    followed = Signal(str)
    nearest_taken = Signal(str)
    kept = Signal()
    write_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("saying")
        self._text = RichLabel()
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._text.linkActivated.connect(lambda address: self.followed.emit(link_of(address)))
        self._text.setAccessibleName(self.tr("What is said of it"))
        self._nearest, self._keep, self._write = QToolButton(), QToolButton(), QToolButton()
        self._unwritten = self._offered = ""
        self._nearest.setText(self.tr("Take it"))
        self._keep.setText(self.tr("Keep it as a refused step"))
        self._write.setText(self.tr("Write this card"))
        self._nearest.clicked.connect(lambda: self.nearest_taken.emit(self._offered))
        self._keep.clicked.connect(self.kept)
        self._write.clicked.connect(lambda: self.write_asked.emit(self._unwritten))
        buttons = QHBoxLayout()
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.addWidget(self._nearest)
        buttons.addWidget(self._keep)
        buttons.addWidget(self._write)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 8, 4)
        column.setSpacing(4)
        column.addWidget(self._text)
        column.addLayout(buttons)
        self.setVisible(False)

    @property
    def text(self) -> str:
        """What is said, as rich text; empty for nothing."""
        return "" if self.isHidden() else self._text.text()

    def say(
        self,
        text: str,
        kind: str = "bad",
        game: str = "",
        rules: Iterable[str] = (),
        nearest: str | None = None,
        keep: bool = False,
        write: str = "",
    ) -> None:
        """Say something; nothing hides the line. kind: ``good``, ``bad`` or ``open`` (it may go on). write: the name of
        a card that may be written."""
        self.setVisible(bool(text))
        links = join((anchor(f"rule:{game}:{r}", r) for r in rules), ", ")
        self._text.show_rich(plain(SIGNS[kind] + text) + (fill(" [{}]", links) if links else NOTHING))
        self._text.setAccessibleName(text or self.tr("What is said of it"))
        self._offered = nearest or ""
        self._nearest.setVisible(bool(nearest))
        self._nearest.setText(self.tr("Take “{text}”").format(text=nearest))
        self._nearest.setToolTip(tip(nearest or ""))
        self._keep.setVisible(keep)
        self._keep.setText(self.tr("Keep it as a refused step"))
        self._unwritten = write
        self._write.setVisible(bool(write))
        self._write.setText(self.tr("Write this card"))
        self._write.setToolTip(
            tip(self.tr("Opens the tab of cards (Alt+K) with “card {name}” begun").format(name=write))
        )
        if self.property("kind") != kind:
            self.setProperty("kind", kind)
            self.style().unpolish(self)
            self.style().polish(self)
