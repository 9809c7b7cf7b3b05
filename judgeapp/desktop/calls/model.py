"""The calls as rows of a list, those that a filter lets through, and how a row is drawn."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from judgeapp.desktop.calls import words
from judgeapp.desktop.calls.call import Call, clock, matches
from judgeapp.desktop.calls.log import CallLog
from judgeapp.desktop.look import Look

Index = QModelIndex | QPersistentModelIndex
PAD, GAP = 10, 3


class Role(IntEnum):
    """What a row of the model tells."""

    CALL = Qt.ItemDataRole.UserRole + 1


class CallModel(QAbstractListModel):
    """The calls that pass the filter, the newest first."""

    def __init__(self, log: CallLog) -> None:
        super().__init__()
        self._log = log
        self._text = ""
        self._ids: list[int] = []
        log.listed.connect(self.refresh)
        log.edited.connect(self._edited)
        log.ticked.connect(self._ticked)
        self.refresh()

    def filter(self, text: str) -> None:
        """Let through only what has these words."""
        self._text = text
        self.refresh()

    def refresh(self) -> None:
        """Take the calls anew."""
        self.beginResetModel()
        self._ids = [call.id for call in self._log.calls() if matches(call, self._text)]
        self.endResetModel()

    def calls(self) -> list[Call]:
        """The calls in view."""
        return [call for id_ in self._ids if (call := self._log.call(id_))]

    def index_of(self, id_: int) -> QModelIndex:
        """Where a call stands."""
        return self.index(self._ids.index(id_)) if id_ in self._ids else QModelIndex()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """How many there are."""
        return 0 if parent.isValid() else len(self._ids)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A call, or its words."""
        call = self._log.call(self._ids[index.row()]) if index.isValid() else None
        if call is None:
            return None
        if role == Role.CALL:
            return call
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            parts = (words.place_of(call), words.time_of(call.started), call.players, call.question, call.ruling)
            return ". ".join(filter(None, parts))
        return None

    def _edited(self, id_: int) -> None:
        place = self.index_of(id_)
        if place.isValid():
            self.dataChanged.emit(place, place)

    def _ticked(self) -> None:
        for call in self.calls():
            if call.running:
                self._edited(call.id)


class CallDelegate(QStyledItemDelegate):
    """Three lines: where and when, what was asked, what was ruled."""

    def __init__(self, log: CallLog, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._log, self._look = log, look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as three lines."""
        return QSize(120, 3 * option.fontMetrics.height() + 2 * GAP + 2 * PAD - 4)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        call: Call = index.data(Role.CALL)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if chosen:
            painter.fillRect(option.rect, self._look.colour("raised"))
            bar = QRect(option.rect.topLeft(), QSize(4, option.rect.height()))
            painter.fillRect(bar, self._look.colour("accent"))
        painter.setPen(self._look.colour("line"))
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        room = option.rect.adjusted(PAD + 2, PAD - 2, -PAD, 0)
        room.setHeight(option.fontMetrics.height())
        self._head(painter, option.font, room, call)
        for text, role in _told(call):
            room.translate(0, room.height() + GAP)
            self._line(painter, option.font, room, text, self._look.colour(role))
        painter.restore()

    def _head(self, painter: QPainter, font: QFont, room: QRect, call: Call) -> None:
        now = self._log.now
        extra = f"+{call.extra(now)}"
        told = f"● {clock(call.seconds(now))} {extra}" if call.running else f"{words.time_of(call.started)}  {extra}"
        role = "changed" if call.running else "muted"
        bold = QFont(font)
        bold.setBold(call.running)
        painter.setFont(bold)
        painter.setPen(self._look.colour(role))
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, told)
        left = QRect(room)
        left.setWidth(room.width() - QFontMetrics(bold).horizontalAdvance(told) - PAD)
        bold.setBold(True)
        self._line(painter, bold, left, words.place_of(call), self._look.colour("text"))

    def _line(self, painter: QPainter, font: QFont, room: QRect, text: str, colour: QColor) -> None:
        painter.setFont(font)
        painter.setPen(colour)
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


def _told(call: Call) -> tuple[tuple[str, str], tuple[str, str]]:
    """The second and third line, each with the role of its colour."""
    translate = QCoreApplication.translate
    asked = " · ".join(filter(None, (call.players, " ".join(call.question.split()))))
    ruled = " ".join(call.ruling.split())
    first = (asked, "text") if asked else (translate("Calls", "No question yet"), "muted")
    if ruled:
        return first, (f"→ {ruled}", "muted")
    given = translate("Calls", "Ruling given, not written down")
    return first, (translate("Calls", "No ruling yet") if call.running else given, "muted")
