"""The citations of a call: what is cited, as buttons that open it, and a line to add more by number or name."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from judgeapp.desktop.calls import words
from judgeapp.desktop.flow import FlowLayout
from judgeapp.desktop.plain import tip
from judgeapp.desktop.services import Services
from judgeapp.library.places import GAMES

WIDEST = 175


class CiteLine(QLineEdit):
    """Where a rule number or the name of a ruling is typed. `entered`: Enter; `emptied`: Backspace in an empty line."""

    entered = Signal()
    emptied = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter adds, Backspace takes the last one away."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.text().strip():
            self.entered.emit()
        elif event.key() == Qt.Key.Key_Backspace and not self.text():
            self.emptied.emit()
        else:
            super().keyPressEvent(event)


class Citing(QWidget):
    """`changed`: what is cited now."""

    changed = Signal(tuple)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._cites: tuple[str, ...] = ()
        self._game = ""
        self.line = CiteLine()
        self._chips = QWidget()
        self._flow = FlowLayout(self._chips)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self._chips.setSizePolicy(policy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.line)
        column.addWidget(self._chips)
        self.setFocusProxy(self.line)
        self.line.entered.connect(self._add)
        self.line.emptied.connect(lambda: self._set(self._cites[:-1]))
        self._retranslate()

    def show_cites(self, cites: tuple[str, ...], game: str) -> None:
        """Show what a call cites. game: where rule numbers are looked up."""
        self._game = game
        if cites != self._cites:
            self._cites = cites
            self._fill()

    def _set(self, cites: tuple[str, ...]) -> None:
        if cites != self._cites:
            self._cites = cites
            self._fill()
            self.changed.emit(cites)

    def _add(self) -> None:
        cite = self.resolved(self.line.text().strip())
        self.line.clear()
        if cite not in self._cites:
            self._set((*self._cites, cite))

    def resolved(self, text: str) -> str:
        """The link for what was typed: a ruling, or a rule of the call's game, of the searched game, of any."""
        library = self._services.library
        games = dict.fromkeys((self._game, self._services.settings.value.game, *GAMES))
        for game in filter(None, games):
            if library.rule(game, text):
                return f"rule:{game}:{text}"
        return text

    def _fill(self) -> None:
        while (item := self._flow.takeAt(0)) is not None:
            if widget := item.widget():
                widget.setParent(None)
                widget.deleteLater()
        for cite in self._cites:
            self._flow.addWidget(self._chip(cite))
        self._chips.setVisible(bool(self._cites))
        self.updateGeometry()

    def _chip(self, cite: str) -> QWidget:
        said = words.cite_words(cite, self._services.library, self._services.tongue.code, brief=True)
        full = words.cite_words(cite, self._services.library, self._services.tongue.code)
        shown, away = QToolButton(), QToolButton()
        room = round(WIDEST * self._services.look.scale)
        shown.setText(shown.fontMetrics().elidedText(said, Qt.TextElideMode.ElideRight, room))
        shown.setToolTip(tip(full))
        shown.setAccessibleName(self.tr("Open {what}").format(what=full))
        shown.clicked.connect(lambda: self._services.open(cite))
        away.setText("✕")
        away.setAccessibleName(self.tr("Do not cite {what}").format(what=said))
        away.setToolTip(tip(away.accessibleName()))
        away.clicked.connect(lambda: self._set(tuple(one for one in self._cites if one != cite)))
        chip = QWidget()
        chip.setObjectName("citation")
        row = QHBoxLayout(chip)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(shown)
        row.addWidget(away)
        return chip

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._fill()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.line.setPlaceholderText(self.tr("Rule number, then Enter"))
        self.line.setAccessibleName(self.tr("Cite"))
