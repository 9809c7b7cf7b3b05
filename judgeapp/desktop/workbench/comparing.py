"""Two lines of play side by side: where they part, how the table stands in each, how they end."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QEvent, QLocale, QModelIndex, QPersistentModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QSizePolicy,
    QSplitter,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from judgeapp.desktop.look import Look
from judgeapp.desktop.plain import RichLabel, tip
from judgeapp.desktop.rich import Rich, fill, join, plain
from judgeapp.desktop.workbench.bench import Bench
from judgeapp.desktop.workbench.board.tables import layout_of
from judgeapp.desktop.workbench.board.view import BoardView
from judgeapp.desktop.workbench.picker import Picker
from judgeapp.desktop.workbench.playing import Played
from judgeapp.desktop.workbench.timeline import shown_step
from judgeapp.desktop.workbench.wording import engine
from judgeapp.scenario.difference import changes, legality_apart, outcomes_apart, partings
from judgeapp.scenario.editing import MAIN
from judgeapp.scenario.replay import Replay

Index = QModelIndex | QPersistentModelIndex
SHORT = 130
"""Letters of what tells two lines apart."""


@dataclass(frozen=True)
class Pair:
    """A row: what it is about, and how it is in each line. apart: whether they differ."""

    name: str
    left: str
    right: str
    apart: bool


class PairsModel(QAbstractTableModel):
    """Rows of pairs."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.rows: list[Pair] = []
        self.titles = ("", "", "")

    def show(self, rows: Iterable[Pair], titles: tuple[str, str, str]) -> None:
        """Show other rows."""
        self.beginResetModel()
        self.rows, self.titles = list(rows), titles
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """How many pairs there are."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        """The name, the left, the right."""
        return 0 if parent.isValid() else 3

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A cell."""
        row = self.rows[index.row()]
        text = (row.name, row.left, row.right)[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return f"≠ {text}" if row.apart and index.column() == 0 else text
            case Qt.ItemDataRole.ToolTipRole:
                return tip(text)
            case Qt.ItemDataRole.BackgroundRole if row.apart:
                return self._look.colour("mark")
            case Qt.ItemDataRole.ForegroundRole if row.apart:
                return self._look.colour("on_mark")
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The names of the two lines."""
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return self.titles[section]
        return None


class PairsView(QTableView):
    """A table of pairs."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.pairs = PairsModel(look)
        self.setModel(self.pairs)
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
        self.setWordWrap(False)
        self._squeeze()
        look.changed.connect(self._squeeze)

    def see(self, row: int) -> None:
        """Choose a row and have it in sight."""
        self.setCurrentIndex(self.pairs.index(row, 0))
        self.scrollTo(self.currentIndex(), QAbstractItemView.ScrollHint.PositionAtCenter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The chosen row stays in sight."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex(), QAbstractItemView.ScrollHint.PositionAtCenter)

    def _squeeze(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 5)


class Comparing(QWidget):
    """`closed`: enough compared. The left line is the one in view, the right one is chosen here."""

    closed = Signal()

    def __init__(self, look: Look, bench: Bench) -> None:
        super().__init__()
        self._bench, self._look = bench, look
        self.left, self.right = BoardView(look), BoardView(look)
        self.lines = Picker()
        self.against = Picker()
        self.parting = RichLabel()
        self.parting.setObjectName("parting")
        self.parting.setWordWrap(True)
        self.parting.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.steps, self.ends = PairsView(look), PairsView(look)
        self._close = QToolButton()
        self._after: Played | None = None
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(lambda: self._draw(self.right, self._after))
        self._ends: list[Pair] = []
        self._same = False
        self._trying: Iterator[tuple[int, str, str, str] | None] = iter(())
        self._try = QTimer(self, interval=0)
        self._try.timeout.connect(self._try_on)
        self._lay_out()
        self.lines.activated.connect(lambda: self._chosen())
        self.against.activated.connect(lambda: self._chosen())
        self.steps.selectionModel().currentChanged.connect(lambda *_: self._boards())
        self._close.clicked.connect(self.closed)
        bench.line_played.connect(self._refresh_if_seen)
        self._retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(4)
        top = QHBoxLayout()
        top.addWidget(self.lines, 1)
        top.addWidget(self.against, 1)
        top.addWidget(self._close)
        column.addLayout(top)
        column.addWidget(self.parting)
        boards = QWidget()
        row = QHBoxLayout(boards)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.left)
        row.addWidget(self.right)
        split = QSplitter(Qt.Orientation.Vertical)
        split.setChildrenCollapsible(False)
        for widget, share in ((self.steps, 0), (boards, 1), (self.ends, 0)):
            split.addWidget(widget)
            split.setStretchFactor(split.count() - 1, share)
        split.setSizes([120, 330, 110])
        column.addWidget(split, 1)

    # --- showing ------------------------------------------------------------------------------------------------------

    def compare(self, left: int, right: int) -> None:
        """Show two lines."""
        names = [(self.tr("Main line"), MAIN)]
        names += [(t.title, n) for n, t in enumerate(self._bench.scenario.twins)]
        for box, line in ((self.lines, left), (self.against, right)):
            box.clear()
            for title, number in names:
                box.addItem(title, number)
            box.setCurrentIndex(max(0, box.findData(line)))
        self.refresh()

    def _chosen(self) -> None:
        self.refresh()

    def _refresh_if_seen(self) -> None:
        if self.isVisible():
            self.refresh()

    @property
    def _played(self) -> tuple[Played | None, Played | None]:
        left, right = self.lines.currentData(), self.against.currentData()
        if left is None or right is None:
            return None, None
        return self._bench.known(left), self._bench.known(right)

    def refresh(self) -> None:
        """Show what is known of the two lines."""
        left, right = self._played
        one, other = (left.replay if left else None), (right.replay if right else None)
        if one is None or other is None:
            self.parting.show_rich(plain(self._waiting(left, right)))
            return
        apart = partings(one, other, _language())
        self.parting.show_rich(self._said(one, other))
        titles = (self.tr("Step"), self.lines.currentText(), self.against.currentText())
        first = next((p.step for p in apart if p.step), 0)
        self.steps.pairs.show(_steps(one, other, first, self.tr("The table is set")), titles)
        ends = [Pair(n, a, b, True) for n, a, b in outcomes_apart(one.last.state, other.last.state)]
        self._ends, self._trying = ends, legality_apart(one, other)
        self._try.start()
        self.ends.setVisible(bool(ends))
        self.ends.pairs.show(ends, (self.tr("At the end"), titles[1], titles[2]))
        row = min(first, len(self.steps.pairs.rows) - 1)
        self.steps.see(row)
        self._boards()

    def _try_on(self) -> None:
        """Find out, an action a turn, what may be done in one line and not at the same step of the other."""
        try:
            found = next(self._trying)
        except StopIteration:
            self._try.stop()
            return
        except Exception:  # a bug in a game package; the rest of the comparison stands
            self._try.stop()
            return
        if found is not None:
            step, text, left, right = found
            if self._same:
                self._same = False
                self.parting.show_rich(plain(self.tr("Both go the same way, but not everything is allowed in both.")))
                self.steps.see(step)
            self._ends = [*self._ends, Pair(f"{step}. {text}", left, right, True)]
            self.ends.setVisible(True)
            self.ends.pairs.show(self._ends, self.ends.pairs.titles)

    def finish(self) -> None:
        """Find out everything at once (for tests and pictures)."""
        while self._try.isActive():
            self._try_on()

    def _waiting(self, *played: Played | None) -> str:
        trouble = next((p.problem for p in played if p and p.problem), None)
        return engine(trouble) if trouble else self.tr("Playing…")

    def _said(self, one: Replay, other: Replay) -> Rich:
        found = partings(one, other, _language())
        self._same = not found
        if not found:
            return plain(self.tr("Both go the same way to the end."))
        lines = []
        for parting in found:
            if parting.step == 0:
                head = self.tr("The tables differ:")
            else:
                head = self.tr("They part at step {n}:").format(n=parting.step)
            left, right = plain(_short(parting.left)), plain(_short(parting.right))
            lines.append(fill("<b>{}</b> {} <b>≠</b> {}", head, left, right))
        return join(lines, fill("<br>"))

    def _boards(self) -> None:
        """Draw the two tables at the step in view, one a turn of the event loop."""
        left, right = self._played
        self._draw(self.left, left)
        self._after = right
        self._later.start()

    def _draw(self, view: BoardView, played: Played | None) -> None:
        if played is None or played.replay is None:
            return
        frames = played.replay.frames
        at = min(max(0, self.steps.currentIndex().row()), len(frames) - 1)
        frame, before = frames[at], frames[max(0, at - 1)]
        layout = layout_of(played.scenario.game)
        view.show_position(layout, frame.state, frame.pending, changes(before.state, frame.state), played.catalog)

    def event(self, event: QEvent) -> bool:
        """Escape is meant for the comparison, whatever else it does in the window."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _escapes(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape ends it."""
        if _escapes(event):
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._close.setText("✕")
        self._close.setToolTip(tip(self.tr("Back to the scenario")))
        self._close.setAccessibleName(self.tr("Back to the scenario"))
        self.lines.setAccessibleName(self.tr("Left line of play"))
        self.against.setAccessibleName(self.tr("Right line of play"))
        self.steps.setAccessibleName(self.tr("Steps side by side"))
        self.ends.setAccessibleName(self.tr("Outcomes side by side"))


def _escapes(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_Escape


def _short(told: tuple[str, ...]) -> str:
    """The first of what one line has and the other lacks, in about a line."""
    return textwrap.shorten("; ".join(told[:3]), SHORT, placeholder=" …") or "—"


def _steps(one: Replay, other: Replay, first: int, table: str) -> list[Pair]:
    made = [Pair("0", table, table, False)]
    for n in range(1, max(len(one.frames), len(other.frames))):
        a, b = _step(one, n), _step(other, n)
        made.append(Pair(str(n), a, b, bool(first) and n == first))
    return made


def _language() -> str:
    return "ru" if QLocale().language() == QLocale.Language.Russian else "en"


def _step(replay: Replay, n: int) -> str:
    if n >= len(replay.frames):
        return "—"
    frame = replay.frames[n]
    text = shown_step(frame.step.text) if frame.step else ""
    return f"⊘ {text}: {engine(frame.trouble)}" if frame.trouble is not None else text
