"""The scenario as text: read as it is typed; what can't be read is marked with what was expected, and kept."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QMimeData, QTimer, Signal
from PySide6.QtGui import QFont, QFontDatabase, QSyntaxHighlighter, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QVBoxLayout, QWidget

from judgeapp.desktop.keeping import Promptly
from judgeapp.desktop.look import Look
from judgeapp.desktop.notices import Level
from judgeapp.desktop.services import Services
from judgeapp.desktop.workbench.bench import Bench
from judgeapp.desktop.workbench.entry import Saying
from judgeapp.desktop.workbench.wording import engine
from judgeapp.scenario import editing
from judgeapp.scenario.notation import HEADS, MAX_SIZE, NotationError, Scenario, parse, show

PAUSE = 220
DRAFT = "text"


class Painter(QSyntaxHighlighter):
    """Shows the parts of a scenario: heads, players, answers, comments."""

    def __init__(self, document: QTextDocument, look: Look) -> None:
        super().__init__(document)
        self._look = look
        self._head = re.compile(rf"^\s*(?:{'|'.join(HEADS)}|without|edition)\b")
        self._player = re.compile(r"^\s+[^\s:]+:")
        look.changed.connect(self.rehighlight)

    def _format(self, role: str, bold: bool = False) -> QTextCharFormat:
        made = QTextCharFormat()
        made.setForeground(self._look.colour(role))
        if bold:
            made.setFontWeight(QFont.Weight.Bold)
        return made

    def highlightBlock(self, text: str) -> None:
        """Colour a line."""
        if text.lstrip().startswith("#"):
            self.setFormat(0, len(text), self._format("muted"))
        elif m := self._head.match(text):
            self.setFormat(0, m.end(), self._format("accent", True))
        elif m := self._player.match(text):
            self.setFormat(0, m.end(), self._format("text", True))


class ScenarioEdit(QPlainTextEdit):
    """Where the text is written. `too_long`: what was to be pasted is no scenario, by its size; it is not taken."""

    too_long = Signal(int)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Paste, unless it is too much."""
        if len(source.text()) > MAX_SIZE:
            self.too_long.emit(len(source.text()))
        else:
            super().insertFromMimeData(source)


class TextPanel(QWidget):
    """Edits the text of the scenario."""

    def __init__(self, services: Services, bench: Bench) -> None:
        super().__init__()
        self._services, self._bench = services, bench
        self.edit = ScenarioEdit()
        self.edit.setObjectName("scenarioText")
        self.edit.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.edit.setTabChangesFocus(False)
        self.saying = Saying()
        self._painter = Painter(self.edit.document(), services.look)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self.read)
        self._keeping = Promptly(self.keep, self)
        self._filling = False
        self.edit.textChanged.connect(self._typed)
        self.edit.too_long.connect(self._refuse_size)
        self.saying.nearest_taken.connect(self._take_nearest)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 4, 6, 4)
        column.setSpacing(4)
        column.addWidget(self.edit, 1)
        column.addWidget(self.saying)
        self.setFocusProxy(self.edit)
        self.problem: NotationError | None = None
        self._beside: Scenario | None = None
        """The scenario on the table when the text could not be read."""
        services.look.changed.connect(self._dress)
        self._dress()
        self._retranslate()

    def _dress(self) -> None:
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(self._services.look.points(0.9))
        self.edit.setFont(font)

    # --- showing ------------------------------------------------------------------------------------------------------

    def show_text(self) -> None:
        """Show the scenario, unless the very same stands there or is being written. A text that can't be read gives way
        when the table becomes another (by undo, say)."""
        if self.problem is not None and self._bench.scenario != self._beside:
            self.let_go()
        if self.problem is not None or self._pause.isActive() or self._says_it():
            return
        self._fill(show(self._bench.scenario))

    def restore(self) -> None:
        """Put back a text that could not be read when the program ended."""
        draft = self._bench.drafts.get(DRAFT, "")
        if draft:
            self._fill(draft)
            self.read()

    def _says_it(self) -> bool:
        try:
            return parse(self.edit.toPlainText()) == self._bench.scenario
        except NotationError:
            return False

    def _fill(self, text: str) -> None:
        self._filling = True
        place = self.edit.verticalScrollBar().value()
        self.edit.setPlainText(text)
        self.edit.verticalScrollBar().setValue(place)
        self._filling = False

    # --- reading ------------------------------------------------------------------------------------------------------

    def _typed(self) -> None:
        if not self._filling:
            self._pause.start()
            self._keeping.ask()

    def keep(self) -> None:
        """Have what is typed on the disk, read or not."""
        if self._pause.isActive() or self.problem is not None:
            self._bench.draft(DRAFT, self.edit.toPlainText())

    def settle(self) -> None:
        """Read what has been typed and not read yet."""
        if self._pause.isActive():
            self.read()

    def read(self) -> None:
        """Read what is written: it becomes the scenario, or the place where it sticks is shown."""
        self._pause.stop()
        text = self.edit.toPlainText()
        try:
            scenario = parse(text)
        except NotationError as problem:
            self._say(problem)
            self._bench.draft(DRAFT, text)
            return
        self._say(None)
        line = self._bench.line if self._bench.line < len(scenario.twins) else editing.MAIN
        self._bench.edit(self.tr("Write"), scenario, line, None, "text")
        self._bench.draft(DRAFT, "")

    def take(self, text: str) -> None:
        """Show a text that may be no scenario, with the place of the trouble; one that is too long is not shown."""
        if len(text) > MAX_SIZE:
            self._refuse_size(len(text))
            return
        self._fill(text)
        self.read()

    def _refuse_size(self, size: int) -> None:
        said = self.tr("A scenario may have {most} characters, this text has {n}: it was not taken.")
        self._services.notices.say(said.format(most=MAX_SIZE, n=size), Level.WARN)

    def let_go(self) -> None:
        """Another scenario is worked on: the text that could not be read is given up."""
        self._pause.stop()
        self._say(None)
        self._bench.draft(DRAFT, "")

    def _say(self, problem: NotationError | None) -> None:
        self.problem, self._beside = problem, self._bench.scenario
        if problem is None:
            self.saying.say("")
            self.edit.setExtraSelections([])
            return
        where = self.tr("line {line}, column {column}: ").format(line=problem.line, column=problem.column)
        self.saying.say(where + engine(problem.problem), nearest=problem.nearest)
        self.edit.setExtraSelections([self._mark(problem)])

    def _stuck(self, problem: NotationError) -> QTextCursor:
        """The rest of the line from the place of the trouble on."""
        cursor = QTextCursor(self.edit.document().findBlockByNumber(max(0, problem.line - 1)))
        cursor.movePosition(
            QTextCursor.MoveOperation.Right,
            QTextCursor.MoveMode.MoveAnchor,
            min(problem.column - 1, max(0, cursor.block().length() - 2)),
        )
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def _mark(self, problem: NotationError) -> QTextEdit.ExtraSelection:
        found = QTextEdit.ExtraSelection()
        found.cursor = self._stuck(problem)
        found.format.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        found.format.setUnderlineColor(self._services.look.colour("bad"))
        return found

    def _take_nearest(self, text: str) -> None:
        """Put the word that was meant in the place of the one that was written."""
        if self.problem is None:
            return
        cursor = self._stuck(self.problem)
        written = re.match(r"[\w-]+", cursor.selectedText())
        cursor.setPosition(cursor.selectionStart())
        cursor.movePosition(
            QTextCursor.MoveOperation.Right, QTextCursor.MoveMode.KeepAnchor, written.end() if written else 0
        )
        cursor.insertText(text)
        self.read()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.edit.setAccessibleName(self.tr("Text of the scenario"))
