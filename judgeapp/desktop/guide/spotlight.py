"""What the tour looks like: the window darkened but for the part in question, and a card that tells about it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from judgeapp.desktop.look import Look
from judgeapp.desktop.plain import Label, RichLabel
from judgeapp.desktop.rich import fill, join

SHADE = 150
MARGIN, GAP = 6, 14
WIDTH = 380


class Shade(QWidget):
    """Darkens the window around a hole; the hole is left to whatever lies under it."""

    def __init__(self, window: QWidget, look: Look) -> None:
        super().__init__(window)
        self._look = look
        self.hole = QRect()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)

    def light(self, hole: QRect) -> None:
        """Light a part of the window; nothing for an empty one."""
        self.hole = hole.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).intersected(self.rect()) if hole.isValid() else hole
        whole = QRegion(self.rect())
        inner = self.hole.adjusted(2, 2, -2, -2)
        self.setMask(whole - QRegion(inner) if self.hole.isValid() else whole)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The shade, and a frame around the hole."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(0, 0, 0, SHADE))
        if self.hole.isValid():
            painter.setPen(QPen(self._look.colour("changed"), 3))
            painter.drawRect(self.hole.adjusted(1, 1, -2, -2))


class Card(QFrame):
    """The words of a stop. Enter and Right go on, Left goes back, Esc ends."""

    went_on = Signal()
    went_back = Signal()
    ended = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setObjectName("tourCard")
        self.title, self.words, self.count = Label(), RichLabel(), Label()
        self.title.setObjectName("tourTitle")
        self.count.setObjectName("note")
        for label in (self.title, self.words):
            label.setWordWrap(True)
        self.back, self.on, self.end = QPushButton(), QPushButton(), QPushButton()
        self.on.clicked.connect(self.went_on)
        self.back.clicked.connect(self.went_back)
        self.end.clicked.connect(self.ended)
        row = QHBoxLayout()
        row.addWidget(self.count, 1)
        for button in (self.end, self.back, self.on):
            row.addWidget(button)
            button.installEventFilter(self)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 12)
        column.setSpacing(8)
        for widget in (self.title, self.words):
            column.addWidget(widget)
        column.addLayout(row)

    def tell(self, title: str, says: str, number: int, count: int) -> None:
        """Tell about a stop."""
        self.title.setText(title)
        paragraphs = (part.strip() for part in says.strip().split("\n\n"))
        self.words.show_rich(
            join(fill("<p style='margin-top:0; margin-bottom:7px'>{}</p>", part) for part in paragraphs)
        )
        self.count.setText(f"{number} / {count}")
        last = number == count
        self.on.setText(self.tr("Finish") if last else self.tr("Next"))
        self.back.setText(self.tr("Back"))
        self.end.setText(self.tr("End the tour"))
        self.end.setVisible(not last)
        self.back.setEnabled(number > 1)
        self.setAccessibleName(f"{title}. {says}")
        self.on.setAccessibleDescription(f"{title}. {says}")

    def put_beside(self, hole: QRect, scale: float) -> None:
        """Stand beside the lit part where there is room: below, above, right, left; else in its lower corner."""
        room = self._window.rect().adjusted(GAP, GAP, -GAP, -GAP)
        width = min(round(WIDTH * scale), room.width())
        self.setFixedWidth(width)
        size = QSize(width, self._column.totalHeightForWidth(width))
        self.setFixedHeight(size.height())
        self.move(_beside(hole, size, room))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys of the tour, before the buttons take them."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        key = Qt.Key(event.key())
        does = {Qt.Key.Key_Escape: self.end, Qt.Key.Key_Right: self.on, Qt.Key.Key_Left: self.back}.get(key)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(watched, QPushButton):
            does = watched
        if does is None:
            return super().eventFilter(watched, event)
        self.ended.emit() if does is self.end else does.click()
        return True


def _beside(hole: QRect, size: QSize, room: QRect) -> QPoint:
    """Where a card of a size goes."""
    centre = QRect(QPoint(0, 0), size)
    centre.moveCenter(room.center())
    if not hole.isValid():
        return centre.topLeft()
    across = max(room.left(), min(hole.left(), room.right() - size.width()))
    down = max(room.top(), min(hole.top(), room.bottom() - size.height()))
    spots = (
        QPoint(hole.right() + GAP, down),
        QPoint(across, hole.bottom() + GAP),
        QPoint(hole.left() - GAP - size.width(), down),
        QPoint(across, hole.top() - GAP - size.height()),
    )
    for spot in spots:
        if room.contains(QRect(spot, size)):
            return spot
    return QPoint(hole.right() - size.width() - GAP, hole.bottom() - size.height() - GAP)
