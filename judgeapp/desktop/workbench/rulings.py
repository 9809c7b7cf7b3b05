"""The rulings that apply at the step in view, the best first, each with why it applies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QContextMenuEvent, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from judgeapp.desktop.look import Look
from judgeapp.desktop.plain import tip
from judgeapp.desktop.reading.wording import whole_answer
from judgeapp.desktop.rowwidth import width_of
from judgeapp.desktop.workbench.board.tile import broken
from judgeapp.desktop.workbench.wording import said
from judgeapp.library.models import Ruling
from judgeapp.scenario.ranking import Applying, Fit

Index = QModelIndex | QPersistentModelIndex
FITS = {
    Fit.EXACT: QT_TRANSLATE_NOOP("Fits", "decides this step"),
    Fit.ORDINARY: QT_TRANSLATE_NOOP("Fits", "the ordinary course of play"),
    Fit.ALARM: QT_TRANSLATE_NOOP("Fits", "the engine and this ruling disagree"),
    Fit.CLOSE: QT_TRANSLATE_NOOP("Fits", "close to this step"),
    Fit.ANALOGY: QT_TRANSLATE_NOOP("Fits", "by analogy"),
}
SIGNS = {Fit.EXACT: "★", Fit.ORDINARY: "·", Fit.CLOSE: "◐", Fit.ANALOGY: "≈", Fit.ALARM: "⚠"}


class Role(IntEnum):
    """What a row of the model tells."""

    ROW = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True)
class Row:
    """A ruling as it is shown. verdict: yes, no, depends, fact; empty where the library lacks the ruling."""

    id: str
    title: str
    verdict: str
    answer: str
    reason: str
    fit: Fit
    top: bool
    status: str = ""

    def told(self) -> str:
        """The row in words."""
        fit = said("Fits", FITS[self.fit])
        return "; ".join(p for p in (fit, self.title, whole_answer(self.answer, self.verdict), self.reason) if p)


def rows_of(applying: Sequence[Applying], found: dict[str, Ruling], language: str) -> list[Row]:
    """The rows for what applies."""
    made = []
    for at, one in enumerate(applying):
        ruling = found.get(one.ruling)
        made.append(
            Row(
                one.ruling,
                ruling.title.said(language) if ruling else one.ruling,
                ruling.verdict if ruling else "",
                ruling.answer.said(language) if ruling else "",
                one.told(language),
                one.fit,
                at == 0 and one.fit is Fit.EXACT,
                ruling.status if ruling else "",
            )
        )
    return made


class RulingsModel(QAbstractListModel):
    """The rulings that apply."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Row] = []

    def show(self, rows: list[Row]) -> None:
        """Show other rulings."""
        if rows == self.rows:
            return
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """How many there are."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A row, or its words."""
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == Role.ROW:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(row.told())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.told()
        return None


class RulingDelegate(QStyledItemDelegate):
    """Draws a ruling: how it fits, its title, its answer, why it applies."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look

    def _font(self, times: float, bold: bool = False) -> QFont:
        font = QFont()
        font.setPointSizeF(self._look.points(times))
        font.setBold(bold)
        return font

    def _lines(self, row: Row, width: float) -> list[tuple[str, QFont, str]]:
        """Every line of a row with its font and colour."""
        look = said("Fits", FITS[row.fit])
        small, plain, bold = self._font(0.78), self._font(0.95), self._font(0.95, True)
        head = f"{SIGNS[row.fit]} {look}" + (f" · {row.status}" if row.status not in ("", "current") else "")
        found = [(head, self._font(0.78, True), "accent" if row.fit in (Fit.EXACT, Fit.CLOSE) else "muted")]
        found += [(t, bold, "text") for t in broken(row.title, QFontMetricsF(bold), width, 2)]
        if row.answer:
            answer = whole_answer(row.answer, row.verdict)
            role = row.verdict if row.verdict in ("yes", "no", "depends", "fact") else "text"
            found += [(t, plain, role) for t in broken(answer, QFontMetricsF(plain), width, 3 if row.top else 2)]
        if row.reason and row.top:
            found += [(t, small, "muted") for t in broken(row.reason, QFontMetricsF(small), width, 2)]
        return found

    def _room(self, option: QStyleOptionViewItem) -> float:
        view = option.widget
        width = width_of(view) if isinstance(view, QAbstractItemView) else option.rect.width()
        return max(width - 22, 80)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As tall as its lines."""
        width = self._room(option)
        tall = sum(QFontMetricsF(font).height() for _, font, _ in self._lines(index.data(Role.ROW), width))
        return QSize(int(width), int(tall) + 12)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw it."""
        row: Row = index.data(Role.ROW)
        look, rect = self._look, QRectF(option.rect).adjusted(2, 1, -2, -1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
        painter.setPen(QPen(look.colour("accent" if focus or chosen else "line"), 2 if row.top or focus else 1))
        painter.setBrush(look.colour("mark" if row.top else "raised"))
        painter.drawRoundedRect(rect, 5, 5)
        top = rect.top() + 5
        width = self._room(option)
        for text, font, role in self._lines(row, width):
            metrics = QFontMetricsF(font)
            painter.setFont(font)
            painter.setPen(look.colour("on_mark" if row.top else role))
            painter.drawText(QRectF(rect.left() + 8, top, width, metrics.height()), Qt.AlignmentFlag.AlignLeft, text)
            top += metrics.height()
        painter.restore()


class RulingsView(QListView):
    """The list. `opened`: a ruling was asked for; `asked_why`: why it applies, or not wholly."""

    opened = Signal(str)
    asked_why = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.rulings = RulingsModel()
        self.setModel(self.rulings)
        self.setItemDelegate(RulingDelegate(look))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self._look, self._instead = look, ""
        self.clicked.connect(self._open)
        self.activated.connect(self._open)
        look.changed.connect(self.scheduleDelayedItemsLayout)

    def say_instead(self, text: str) -> None:
        """What is said where no ruling is listed."""
        self._instead = text
        self.setAccessibleDescription("" if self.rulings.rows else text)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows, or what is said instead."""
        super().paintEvent(event)
        if not self.rulings.rows and self._instead:
            painter = QPainter(self.viewport())
            painter.setPen(self._look.colour("muted"))
            room = self.viewport().rect().adjusted(12, 8, -12, -8)
            painter.drawText(room, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop, self._instead)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space or a question mark asks why."""
        index = self.currentIndex()
        if index.isValid() and (event.key() == Qt.Key.Key_Space or event.text() == "?"):
            self.asked_why.emit(self.rulings.rows[index.row()].id)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open it, or ask why."""
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        if not index.isValid():
            return
        id_ = self.rulings.rows[index.row()].id
        menu = QMenu(self)
        menu.addAction(self.tr("Open"), lambda: self.opened.emit(id_))
        menu.addAction(self.tr("Why does it apply, or not wholly?"), lambda: self.asked_why.emit(id_))
        at = self.visualRect(index).center() if by_key else event.pos()
        menu.popup(self.viewport().mapToGlobal(at))

    def _open(self, index: QModelIndex) -> None:
        if index.isValid():
            self.opened.emit(self.rulings.rows[index.row()].id)
