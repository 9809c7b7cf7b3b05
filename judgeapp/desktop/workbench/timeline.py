"""The timeline: the steps of the line in view, played or not, with what became of each."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from judgeapp.desktop.look import Look
from judgeapp.desktop.plain import tip
from judgeapp.desktop.workbench.bench import Bench
from judgeapp.desktop.workbench.wording import engine, word
from judgeapp.scenario.notation import Answer
from judgeapp.scenario.replay import ALL_PASS

Index = QModelIndex | QPersistentModelIndex
PATIENCE = 700
"""Milliseconds in which digits belong to one number."""


class Fate(Enum):
    """What became of a step."""

    PLAYED = "played"
    REFUSED = "refused"
    NOT_UNDERSTOOD = "not understood"
    NOT_REACHED = "not reached"


SIGNS = {Fate.PLAYED: "", Fate.REFUSED: "⊘", Fate.NOT_UNDERSTOOD: "⚠", Fate.NOT_REACHED: "…"}


class Role(IntEnum):
    """What a row of the model tells."""

    ROW = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True)
class Row:
    """A step as it is shown. number: 0 for the set table. proves: the rulings that the step is the answer of."""

    number: int
    text: str
    answer: bool
    fate: Fate
    here: bool
    note: str = ""
    proves: tuple[str, ...] = ()


def shown_step(text: str) -> str:
    """A step as it is read: that all pass is said in the language of the window, whichever way it was written."""
    return word(text) if text in ALL_PASS else text


def rows_of(bench: Bench, table: str) -> list[Row]:
    """The rows for the line in view. table: what the first one is called."""
    played, replay = bench.played, bench.replay
    last = replay.last.number if replay else -1
    problem = played.problem if played else None
    table_fate = Fate.NOT_UNDERSTOOD if problem and replay is None else Fate.PLAYED
    note = engine(problem.problem) if problem and replay is None else ""
    waiting = played is None and bool(bench.scenario.game)
    made = [Row(0, table, False, table_fate, bench.at == 0 and replay is not None, note)]
    for number, step in enumerate(bench.steps, 1):
        fate, note = Fate.PLAYED if waiting else Fate.NOT_REACHED, ""
        if replay and number <= last:
            trouble = replay.frames[number].trouble
            fate, note = (Fate.REFUSED, engine(trouble)) if trouble is not None else (Fate.PLAYED, "")
        elif played and number == played.step and (problem or played.broken):
            fate, note = Fate.NOT_UNDERSTOOD, engine(problem.problem if problem else played.broken.splitlines()[0])
        proves = tuple(p.ruling for p in bench.scenario.proves if p.step == number)
        made.append(Row(number, step.text, isinstance(step, Answer), fate, bench.at == number, note, proves))
    return made


class TimelineModel(QAbstractListModel):
    """The steps. Their texts can be edited."""

    rewritten = Signal(int, str)

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Row] = []

    def show(self, rows: list[Row]) -> None:
        """Show other steps, keeping what stays."""
        if len(rows) == len(self.rows):
            for at, (old, new) in enumerate(zip(self.rows, rows, strict=True)):
                if old != new:
                    self.rows[at] = new
                    self.dataChanged.emit(self.index(at), self.index(at))
            return
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """How many rows there are: the set table and the steps."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A row, its text, or what to say of it."""
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        match role:
            case Role.ROW:
                return row
            case Qt.ItemDataRole.DisplayRole:
                return shown_step(row.text)
            case Qt.ItemDataRole.EditRole:
                return row.text
            case Qt.ItemDataRole.ToolTipRole:
                return tip(row.note or shown_step(row.text))
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{row.number}. {shown_step(row.text)}. {row.note}"
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every step can be rewritten; the set table can't."""
        found = super().flags(index)
        return found | Qt.ItemFlag.ItemIsEditable if index.isValid() and index.row() else found

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Have a step rewritten."""
        if not index.isValid() or role != Qt.ItemDataRole.EditRole:
            return False
        row = self.rows[index.row()]
        if str(value).strip() and str(value) != row.text:
            self.rewritten.emit(row.number, str(value))
        return True


class StepDelegate(QStyledItemDelegate):
    """Draws a step: its number, its text, what became of it."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look

    def _font(self, row: Row | None) -> QFont:
        font = QFont()
        font.setPointSizeF(self._look.points(0.95))
        font.setBold(bool(row and row.here))
        return font

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """One line; two where something is to be said."""
        row: Row = index.data(Role.ROW)
        metrics = QFontMetricsF(self._font(row))
        lines = 1 + bool(row.note)
        return QSize(60, int(metrics.height() * lines + 6))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw it."""
        row: Row = index.data(Role.ROW)
        look, rect = self._look, QRectF(option.rect)
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if row.here:
            painter.fillRect(rect, look.colour("accent"))
        elif chosen:
            painter.fillRect(rect, look.colour("raised"))
        role = "on_accent" if row.here else {Fate.PLAYED: "text", Fate.NOT_REACHED: "muted"}.get(row.fate, "bad")
        painter.setPen(look.colour(role))
        font = self._font(row)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        left = rect.left() + 6
        number = "▸" if row.here else str(row.number)
        wide = metrics.horizontalAdvance("00") + 6
        painter.drawText(QRectF(left, rect.top() + 3, wide, metrics.height()), Qt.AlignmentFlag.AlignLeft, number)
        left += wide + (14 if row.answer else 0)
        sign = SIGNS[row.fate] + (" ★" if row.proves else "")
        room = rect.right() - left - 6
        if sign:
            extra = metrics.horizontalAdvance(sign) + 6
            place = QRectF(rect.right() - extra - 2, rect.top() + 3, extra, metrics.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignRight, sign)
            room -= extra
        shown = metrics.elidedText(shown_step(row.text), Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(left, rect.top() + 3, room, metrics.height()), Qt.AlignmentFlag.AlignLeft, shown)
        if row.note:
            font.setBold(False)
            font.setPointSizeF(look.points(0.8))
            painter.setFont(font)
            note = QFontMetricsF(font).elidedText(row.note, Qt.TextElideMode.ElideRight, rect.right() - left - 6)
            place = QRectF(left, rect.top() + 3 + metrics.height(), rect.right() - left - 6, metrics.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft, note)
        painter.restore()


class Timeline(QListView):
    """The list of steps. `wanted`: a step was asked for; `taken_out`: one is to go."""

    wanted = Signal(int)
    taken_out = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.steps = TimelineModel()
        self._typed = ""
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self.setModel(self.steps)
        self.setItemDelegate(StepDelegate(look))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed | QAbstractItemView.EditTrigger.DoubleClicked)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.clicked.connect(lambda index: self.wanted.emit(self.steps.rows[index.row()].number))
        look.changed.connect(self.scheduleDelayedItemsLayout)
        self._retranslate()

    def show_rows(self, rows: list[Row]) -> None:
        """Show steps; the one in view is scrolled into sight."""
        self.steps.show(rows)
        here = next((at for at, row in enumerate(rows) if row.here), None)
        if here is not None:
            index = self.steps.index(here)
            self.setCurrentIndex(index)
            self.scrollTo(index)

    @property
    def number(self) -> int:
        """The number of the step that has the focus."""
        index = self.currentIndex()
        return self.steps.rows[index.row()].number if index.isValid() else 0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes to a step, Delete takes it out; arrows walk and show."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.state() != QAbstractItemView.State.EditingState:
                self.wanted.emit(self.number)
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace if self.number:
                self.taken_out.emit(self.number)
            case Qt.Key.Key_Up | Qt.Key.Key_Down | Qt.Key.Key_Home | Qt.Key.Key_End:
                super().keyPressEvent(event)
                self.wanted.emit(self.number)
            case _ if event.text().isdecimal():
                self._jump(event.text())
            case _:
                super().keyPressEvent(event)

    def _jump(self, digit: str) -> None:
        """Digits typed one after another are the number of a step."""
        self._typed = self._typed + digit if self._patience.isActive() else digit
        self._patience.start()
        self.wanted.emit(int(self._typed))

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Steps"))
