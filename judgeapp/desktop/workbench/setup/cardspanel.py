"""Cards written on the spot: each line is read as it is typed; what is not understood says what would have fitted."""

from __future__ import annotations

import time
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QFontDatabase, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPlainTextEdit, QTextEdit, QVBoxLayout, QWidget

from judgeapp.desktop.keeping import Promptly
from judgeapp.desktop.plain import Label, tip
from judgeapp.desktop.services import Services
from judgeapp.desktop.workbench.bench import Bench
from judgeapp.desktop.workbench.setup.cardedit import CardEdit
from judgeapp.scenario import editing
from judgeapp.scenario.understanding import Part, Read, understand

PAUSE = 180
DRAFT = "cards"
SLICE = 0.008
"""Seconds of reading before the window gets its turn."""


class CardsPanel(QWidget):
    """Edits the cards that the scenario writes itself."""

    def __init__(self, services: Services, bench: Bench) -> None:
        super().__init__()
        self._services, self._bench = services, bench
        self._hint = Label()
        self._hint.setWordWrap(True)
        self._hint.setObjectName("hint")
        self.edit = CardEdit()
        self.edit.setObjectName("cardsText")
        self.edit.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.summary = Label()
        self.problems = QListWidget()
        self.problems.setWordWrap(True)
        self.problems.setMaximumHeight(150)
        self.problems.setSpacing(3)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self._entered)
        self._keeping = Promptly(self.keep, self)
        self._more = QTimer(self, interval=0)
        self._more.timeout.connect(self._go_on)
        self._reading: Iterator[Read] = iter(())
        self.reads: list[Read] = []
        self._filling = False
        self.edit.textChanged.connect(self._typed)
        self.problems.itemActivated.connect(self._go_to)
        self.problems.itemClicked.connect(self._go_to)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 4, 6, 4)
        column.setSpacing(4)
        for widget in (self._hint, self.edit, self.summary, self.problems):
            column.addWidget(widget, 1 if widget is self.edit else 0)
        self.setFocusProxy(self.edit)
        services.look.changed.connect(self._dress)
        self._dress()
        self._retranslate()

    def _dress(self) -> None:
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(self._services.look.points(0.9))
        self.edit.setFont(font)

    # --- showing ------------------------------------------------------------------------------------------------------

    def show_cards(self) -> None:
        """Show the scenario's own cards, unless they stand there already or are just being typed."""
        if self._pause.isActive():
            return
        text = editing.cards_text(self._bench.scenario)
        mine = "\n".join(line.rstrip() for line in self.edit.toPlainText().splitlines() if line.strip())
        if text != mine:
            self._filling = True
            self.edit.setPlainText(text)
            self._filling = False
        self._read()

    def write_card(self, name: str) -> None:
        """Begin a card of a name."""
        text = self.edit.toPlainText().rstrip()
        self.edit.setPlainText(f"{text}\n\ncard {name}\n  types " if text else f"card {name}\n  types ")
        self.edit.moveCursor(QTextCursor.MoveOperation.End)
        self.edit.setFocus()

    # --- reading ------------------------------------------------------------------------------------------------------

    def _typed(self) -> None:
        if not self._filling:
            self._pause.start()
            self._keeping.ask()
            self._read()

    def keep(self) -> None:
        """Have what is typed on the disk, entered or not."""
        if self._pause.isActive():
            self._bench.draft(DRAFT, self.edit.toPlainText())

    def settle(self) -> None:
        """Enter what has been typed and not entered yet."""
        if self._pause.isActive():
            self._entered()

    def restore(self) -> None:
        """Put back what was typed and not entered before the program ended."""
        if draft := self._bench.drafts.get(DRAFT, ""):
            self._filling = True
            self.edit.setPlainText(draft)
            self._filling = False
            self._entered()

    def _entered(self) -> None:
        self._pause.stop()
        scenario = editing.with_cards_text(self._bench.scenario, self.edit.toPlainText())
        self._bench.edit(self.tr("Write cards"), scenario, None, None, "cards")
        self._bench.draft(DRAFT, "")

    def _read(self) -> None:
        """Begin to read all lines anew; a few lines at a time."""
        catalog = self._bench.catalog()
        self.reads = []
        self._reading = understand(catalog, self.edit.toPlainText()) if catalog else iter(())
        self._more.start()

    def _go_on(self) -> None:
        until = time.perf_counter() + SLICE
        while time.perf_counter() < until:
            read = next(self._reading, None)
            if read is None:
                self._more.stop()
                self._tell()
                return
            self.reads.append(read)

    def finish(self) -> None:
        """Read everything at once (for tests and pictures)."""
        while self._more.isActive():
            self._go_on()

    def _tell(self) -> None:
        lines = [r for r in self.reads if r.part is not Part.NOTHING]
        bad = [r for r in lines if not r.understood]
        if not lines:
            self.summary.setText("")
        elif not bad:
            self.summary.setText("✓ " + self.tr("Lines understood: {n}").format(n=len(lines)))
        else:
            self.summary.setText("⚠ " + self.tr("Lines not understood: {n}").format(n=len(bad)))
        self.problems.clear()
        self.problems.setVisible(bool(bad))
        for read in bad:
            item = QListWidgetItem(self._said(read))
            item.setData(256, (read.line, read.column))
            expected = self.tr("expected {expected}").format(expected=read.expected)
            item.setToolTip(tip(f"{expected}\n{read.like.card}: {read.like.whole}" if read.like else expected))
            self.problems.addItem(item)
        self.edit.setExtraSelections([self._mark(r) for r in bad])

    def _said(self, read: Read) -> str:
        where = self.tr("line {line}, column {column}").format(line=read.line, column=read.column)
        rest = read.text[read.column - 1 :].strip()
        if rest and read.part is Part.HEAD:
            said = self.tr("{where}: “{rest}” begins no card; the lines of a card are indented by two spaces")
            said = said.format(where=where, rest=rest)
        elif rest:
            said = self.tr("{where}: “{rest}” is not understood").format(where=where, rest=rest)
        else:
            said = self.tr("{where}: expected {expected}").format(where=where, expected=read.expected)
        if read.like is not None:
            nearest = self.tr("nearest: “{text}” ({card})").format(text=read.like.text, card=read.like.card)
        else:
            nearest = self.tr("nearest: {text}").format(text=read.nearest) if read.nearest else ""
        return f"{said}\n{nearest}" if nearest else said

    def _mark(self, read: Read) -> QTextEdit.ExtraSelection:
        cursor = self._cursor(read.line, read.column)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        if not cursor.hasSelection():
            cursor.movePosition(QTextCursor.MoveOperation.StartOfBlock, QTextCursor.MoveMode.KeepAnchor)
        found = QTextEdit.ExtraSelection()
        found.cursor = cursor
        found.format.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        found.format.setUnderlineColor(self._services.look.colour("bad"))
        return found

    def _cursor(self, line: int, column: int) -> QTextCursor:
        cursor = QTextCursor(self.edit.document().findBlockByNumber(line - 1))
        most = max(0, cursor.block().length() - 1)
        cursor.movePosition(QTextCursor.MoveOperation.Right, QTextCursor.MoveMode.MoveAnchor, min(column - 1, most))
        return cursor

    def _go_to(self, item: QListWidgetItem) -> None:
        line, column = item.data(256)
        self.edit.setTextCursor(self._cursor(line, column))
        self.edit.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._hint.setText(self.tr("A card that the library lacks: card NAME, then its facts and its text, indented."))
        self.edit.setAccessibleName(self.tr("Cards written on the spot"))
        self.edit.setPlaceholderText("card House Rule\n  types …\n  draw 1 card")
        self.problems.setAccessibleName(self.tr("Lines that are not understood"))
        self._tell()
