"""Chips: small buttons in a row, of which one is down; and filters of the question, each with a way to drop it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QSizePolicy, QWidget

from judgeapp.desktop.flow import FlowLayout
from judgeapp.desktop.plain import tip
from judgeapp.library.finding import FILTERS
from rules_index import Filter, parse


class Chips(QWidget):
    """One of several. `chosen`: the key of the chip that the user chose. Left and Right walk them."""

    chosen = Signal(str)

    def __init__(self, fixed: bool = False) -> None:
        """fixed: always all in one line."""
        super().__init__()
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._buttons: dict[str, QPushButton] = {}
        self._row = FlowLayout(self)
        if fixed:
            policy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        else:
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def offer(self, choices: Sequence[tuple[str, str, str]]) -> None:
        """Offer choices: key, text, tip. Chips that are there already are only renamed."""
        for key, text, hint in choices:
            button = self._buttons.get(key)
            if button is None:
                button = QPushButton()
                button.setCheckable(True)
                button.setProperty("chip", True)
                button.clicked.connect(lambda _=False, key=key: self.chosen.emit(key))
                self._buttons[key] = button
                self._group.addButton(button)
                self._row.addWidget(button)
            button.setText(text)
            button.setToolTip(tip(hint))
            button.setAccessibleName(hint or text)
        self.updateGeometry()

    def append(self, widget: QWidget) -> None:
        """Put something else after the chips."""
        self._row.addWidget(widget)

    def choose(self, key: str) -> None:
        """Put a chip down, without telling."""
        if key in self._buttons:
            self._buttons[key].setChecked(True)

    @property
    def choice(self) -> str:
        """The key of the chip that is down."""
        return next((key for key, button in self._buttons.items() if button.isChecked()), "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right choose the neighbour."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        keys = list(self._buttons)
        if steps and self.choice in keys:
            at = max(0, min(len(keys) - 1, keys.index(self.choice) + steps))
            self._buttons[keys[at]].setFocus()
            self._buttons[keys[at]].click()
        else:
            super().keyPressEvent(event)


class FilterChips(QWidget):
    """The filters in the question. `dropped`: the question without the one that was clicked."""

    dropped = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._row = FlowLayout(self)
        self._text = ""

    def show_filters(self, text: str) -> None:
        """Show the filters of a question."""
        self._text = text
        while (item := self._row.takeAt(0)) is not None:
            if widget := item.widget():
                widget.deleteLater()
        found = filters_of(text)
        for one in found:
            self._row.addWidget(self._chip(one))
        self.setVisible(bool(found))

    def _chip(self, one: Filter) -> QPushButton:
        sign = "−" if one.without else ""
        button = QPushButton(f"{sign}{one.name}: {one.value}  ✕")
        button.setProperty("chip", True)
        button.setProperty("filter", True)
        button.setAccessibleName(self.tr("Remove the filter {name}: {value}").format(name=one.name, value=one.value))
        button.clicked.connect(lambda: self.dropped.emit(without(self._text, one)))
        return button

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.show_filters(self._text)
        super().changeEvent(event)


def filters_of(text: str) -> tuple[Filter, ...]:
    """The filters that a question names."""
    return parse(text, frozenset(FILTERS)).filters


def without(text: str, one: Filter) -> str:
    """A question without one of its filters."""
    value = re.escape(one.value)
    piece = re.compile(rf'(?<!\S)[-−–]?{re.escape(one.name)}:(?:["“«”]{value}["“”»]?|{value})(?!\S)', re.IGNORECASE)
    return " ".join(piece.sub(" ", text, count=1).split())


def with_filter(text: str, name: str, value: str) -> str:
    """A question with a filter more; one of the same name is replaced."""
    for one in filters_of(text):
        if one.name == name and not one.without:
            text = without(text, one)
    said = f'"{value}"' if " " in value else value
    return f"{text} {name}:{said}".strip()
