"""The list of what can happen now: numbered, chosen by key or click, with the reason beside what can't be done."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
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
from judgeapp.desktop.rowwidth import width_of
from judgeapp.desktop.workbench.board.tile import broken
from judgeapp.desktop.workbench.offering import Kind, Row

Index = QModelIndex | QPersistentModelIndex


class Role(IntEnum):
    """What a row of the model tells."""

    ROW = Qt.ItemDataRole.UserRole + 1


class OffersModel(QAbstractListModel):
    """The rows."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Row] = []

    def show(self, rows: list[Row]) -> None:
        """Show other rows."""
        if rows == self.rows:
            return
        if len(rows) == len(self.rows):
            self.rows = rows
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
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
        match role:
            case Role.ROW:
                return row
            case Qt.ItemDataRole.DisplayRole:
                return row.text
            case Qt.ItemDataRole.ToolTipRole:
                return tip(_in_full(row))
            case Qt.ItemDataRole.AccessibleTextRole:
                return _in_full(row)
        return None


def _in_full(row: Row) -> str:
    return f"{row.text}: {row.reason} [{', '.join(row.rules)}]" if row.reason else row.text


class OfferDelegate(QStyledItemDelegate):
    """Draws what can be done with its number, what can't with its reason."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look

    def _font(self, times: float, bold: bool = False) -> QFont:
        font = QFont()
        font.setPointSizeF(self._look.points(times))
        font.setBold(bold)
        return font

    def _why(self, row: Row, width: float) -> list[str]:
        if not row.reason:
            return []
        rules = f" [{', '.join(row.rules)}]" if row.rules else ""
        return broken(row.reason + rules, QFontMetricsF(self._font(0.8)), width, 2)

    def _room(self, option: QStyleOptionViewItem) -> float:
        view = option.widget
        width = width_of(view) if isinstance(view, QAbstractItemView) else option.rect.width()
        return max(width - 40 * self._look.scale, 60)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As tall as its words."""
        row: Row = index.data(Role.ROW)
        room = self._room(option)
        metrics = QFontMetricsF(self._font(0.95))
        lines = len(broken(row.text, metrics, room, 2)) * metrics.height()
        lines += len(self._why(row, room)) * QFontMetricsF(self._font(0.8)).height()
        return QSize(60, int(lines) + 7)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw it."""
        row: Row = index.data(Role.ROW)
        look, rect = self._look, QRectF(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.fillRect(rect, look.colour("accent"))
        refused = row.kind is Kind.REFUSED
        ink = "on_accent" if chosen else "muted" if refused else "text"
        badge = QRectF(rect.left() + 5, rect.top() + 4, 20 * look.scale, 17 * look.scale)
        self._badge(painter, badge, row, index.row() + 1, chosen)
        left, top, room = badge.right() + 8, rect.top() + 3, self._room(option)
        font = self._font(0.95)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(look.colour(ink))
        for text in broken(row.text, metrics, room, 2):
            painter.drawText(QRectF(left, top, room, metrics.height()), Qt.AlignmentFlag.AlignLeft, text)
            top += metrics.height()
        small = self._font(0.8)
        metrics = QFontMetricsF(small)
        painter.setFont(small)
        painter.setPen(look.colour("on_accent" if chosen else "bad"))
        for text in self._why(row, room):
            painter.drawText(QRectF(left, top, room, metrics.height()), Qt.AlignmentFlag.AlignLeft, text)
            top += metrics.height()
        painter.restore()

    def _badge(self, painter: QPainter, place: QRectF, row: Row, number: int, chosen: bool) -> None:
        """The key that chooses the row; a cross where it can't be chosen, the place where it is picked."""
        look = self._look
        refused = row.kind is Kind.REFUSED
        text = "⊘" if refused else f"✓{row.picked}" if row.picked else str(number) if number < 10 else ""
        painter.setFont(self._font(0.78, True))
        if row.picked:
            painter.setBrush(look.colour("good"))
            painter.setPen(look.colour("good"))
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(look.colour("on_accent" if chosen else "bad" if refused else "line"))
        if not refused:
            painter.drawRoundedRect(place, 4, 4)
        ink = "surface" if row.picked else "on_accent" if chosen else "bad" if refused else "accent"
        painter.setPen(look.colour(ink))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)


class OfferList(QListView):
    """The list. `taken`: a row was chosen; `toggled`: it was picked or unpicked; `typed`: keys for the entry line."""

    taken = Signal(object)
    toggled = Signal(object)
    typed = Signal(str)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.offers = OffersModel()
        self.setModel(self.offers)
        self.setItemDelegate(OfferDelegate(look))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.clicked.connect(lambda index: self.taken.emit(self.offers.rows[index.row()]))
        look.changed.connect(self.scheduleDelayedItemsLayout)
        self._retranslate()

    @property
    def row(self) -> Row | None:
        """The row that is highlighted."""
        index = self.currentIndex()
        return self.offers.rows[index.row()] if index.isValid() else None

    def show_rows(self, rows: list[Row], begin: bool) -> None:
        """Show rows. begin: nothing is highlighted any more."""
        old = None if begin else self.row
        self.offers.show(rows)
        at = next((n for n, r in enumerate(rows) if old and (r.kind, r.place) == (old.kind, old.place)), -1)
        if at >= 0:
            self.setCurrentIndex(self.offers.index(at))
        else:
            self.selectionModel().clear()

    def step(self, by: int) -> None:
        """Highlight the next row or the one before."""
        count = len(self.offers.rows)
        if not count:
            return
        now = self.currentIndex().row()
        wanted = (0 if by > 0 else count - 1) if now < 0 else max(0, min(count - 1, now + by))
        self.setCurrentIndex(self.offers.index(wanted))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits and Enter choose, Space picks, letters go to the entry line."""
        text, row = event.text(), self.row
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row:
            self.taken.emit(row)
        elif event.key() == Qt.Key.Key_Space and row:
            self.toggled.emit(row)
        elif text.isdecimal() and 0 < int(text) <= len(self.offers.rows):
            self.taken.emit(self.offers.rows[int(text) - 1])
        elif event.key() == Qt.Key.Key_Up and self.currentIndex().row() <= 0:
            self.left.emit()
        elif text and text.isprintable():
            self.typed.emit(text)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("What can happen now"))
