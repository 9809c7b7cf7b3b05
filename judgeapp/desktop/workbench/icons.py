"""Small signs for buttons, drawn in the colours of the theme: fonts lack them, or draw each differently."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from judgeapp.desktop.look import Look

SIZE = 18
Line = tuple[tuple[float, float], ...]
FILLED: dict[str, tuple[Line, ...]] = {
    "first": (((14, 3), (14, 15), (6, 9)), ((4, 3), (6, 3), (6, 15), (4, 15))),
    "back": (((13, 3), (13, 15), (4, 9)),),
    "forward": (((5, 3), (5, 15), (14, 9)),),
    "last": (((4, 3), (4, 15), (12, 9)), ((12, 3), (14, 3), (14, 15), (12, 15))),
}
DRAWN: dict[str, tuple[Line, ...]] = {
    "branch": (
        ((5, 15), (5, 9), (13, 9), (13, 3)),
        ((5, 9), (5, 3)),
        ((10, 6), (13, 3), (16, 6)),
        ((2, 6), (5, 3), (8, 6)),
    ),
    "compare": (((2, 3), (7, 3), (7, 15), (2, 15), (2, 3)), ((11, 3), (16, 3), (16, 15), (11, 15), (11, 3))),
    "more": (((3, 5), (15, 5)), ((3, 9), (15, 9)), ((3, 13), (15, 13))),
    "close": (((4, 4), (14, 14)), ((14, 4), (4, 14))),
    "add": (((9, 3), (9, 15)), ((3, 9), (15, 9))),
}
CURVED = ("undo", "redo")


def icon(look: Look, name: str) -> QIcon:
    """The sign of a name, enabled and disabled."""
    made = QIcon()
    made.addPixmap(_drawn(name, look.colour("text")), QIcon.Mode.Normal)
    made.addPixmap(_drawn(name, look.colour("line")), QIcon.Mode.Disabled)
    return made


def _drawn(name: str, colour: QColor, sharp: int = 3) -> QPixmap:
    pixmap = QPixmap(SIZE * sharp, SIZE * sharp)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(sharp, sharp)
    pen = QPen(colour, 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    for line in FILLED.get(name, ()):
        painter.fillPath(_path(line, True), colour)
    painter.setPen(pen)
    for line in DRAWN.get(name, ()):
        painter.drawPath(_path(line, False))
    if name in CURVED:
        _arrow(painter, colour, name == "redo")
    painter.end()
    pixmap.setDevicePixelRatio(sharp)
    return pixmap


def _path(line: Line, closed: bool) -> QPainterPath:
    path = QPainterPath(QPointF(*line[0]))
    for point in line[1:]:
        path.lineTo(*point)
    if closed:
        path.closeSubpath()
    return path


def _arrow(painter: QPainter, colour: QColor, forward: bool) -> None:
    """A bent arrow."""
    if forward:
        painter.translate(SIZE, 0)
        painter.scale(-1, 1)
    painter.drawArc(QRectF(4, 5, 11, 10), -60 * 16, 220 * 16)
    painter.fillPath(_path(((2, 8), (8.5, 8.5), (4.5, 2.5)), True), colour)
