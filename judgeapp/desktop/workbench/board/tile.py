"""One card on the board, drawn by us from its face. Colour never says anything alone: shapes and words say it too."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget

from judgeapp.desktop.look import Look
from judgeapp.desktop.workbench.board.facing import Face, Figure
from judgeapp.desktop.workbench.board.fonts import Fonts
from judgeapp.desktop.workbench.wording import word

WIDE, TALL, SHORT = 116.0, 92.0, 44.0
LEAST_WIDE, MOST_WIDE = 98.0, 150.0
PLAYERS = "abcdef"
FAINT = 110
"""How strong patterns are drawn: words stand on them."""
ELIDE = Qt.TextElideMode.ElideRight


class Tile(QGraphicsItem):
    """A card. short: only name and states, no numbers. number: its place in an order, 0 for none."""

    def __init__(
        self, face: Face, look: Look, fonts: Fonts, wide: float, tall: float, short: bool = False, number: int = 0
    ) -> None:
        super().__init__()
        self.face, self.look, self.fonts, self.number = face, look, fonts, number
        self.short = short
        self.chosen = False
        self.spots: list[tuple[QRectF, Figure]] = []
        self.rect = QRectF(0, 0, wide, tall)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsSelectable)
        self.setAcceptHoverEvents(True)
        self.setToolTip("")

    def boundingRect(self) -> QRectF:
        """The card with the room its marks take."""
        return self.rect.adjusted(-4, -4, 4, 4)

    def figure_at(self, place: QPointF) -> Figure | None:
        """The number under a point, in the tile's own coordinates."""
        return next((figure for rect, figure in self.spots if rect.contains(place)), None)

    def choose(self, chosen: bool) -> None:
        """Show it as the one that is looked at."""
        if chosen != self.chosen:
            self.chosen = chosen
            self.update()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Let the view handle it."""
        event.accept() if event.button() is Qt.MouseButton.LeftButton else event.ignore()

    # --- drawing ------------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the card."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter)
        self._names(painter)
        self._figures(painter)
        self._states(painter)
        self._marks(painter)

    def _ground(self, painter: QPainter) -> None:
        look, face = self.look, self.face
        path = QPainterPath()
        path.addRoundedRect(self.rect, 5, 5)
        painter.setPen(QPen(look.colour("line"), 1))
        painter.setBrush(look.colour("raised"))
        painter.drawPath(path)
        painter.save()
        painter.setClipPath(path)
        faint = look.colour("line")
        faint.setAlpha(FAINT)
        if face.down or face.unknown:
            painter.fillPath(path, QBrush(faint, Qt.BrushStyle.Dense5Pattern))
        if face.spent:
            painter.fillPath(path, QBrush(faint, Qt.BrushStyle.BDiagPattern))
        strip = QRectF(self.rect.left(), self.rect.top(), 5, self.rect.height())
        painter.fillRect(strip, look.colour(PLAYERS[face.owner % len(PLAYERS)]))
        painter.restore()

    def _inner(self) -> QRectF:
        return self.rect.adjusted(10, 4, -5, -4)

    def _names(self, painter: QPainter) -> None:
        look, face, box = self.look, self.face, self._inner()
        font, metrics = self.fonts.font(0.86, True, face.layer), self.fonts.metrics(0.86, True, face.layer)
        room = box.width() - (20 * look.scale if self.number else 0) - (12 if face.changed else 0)
        lines = broken(face.name, metrics, room, 1 if self.short else 2)
        painter.setFont(font)
        painter.setPen(look.colour("muted" if face.unknown else "text"))
        top = box.top()
        for text in lines:
            painter.drawText(QPointF(box.left(), top + metrics.ascent()), text)
            top += metrics.height()
        metrics = self.fonts.metrics(0.72)
        painter.setFont(self.fonts.font(0.72))
        painter.setPen(look.colour("muted"))
        if face.types and not (self.short and face.states):
            shown = metrics.elidedText(face.types, ELIDE, box.width())
            painter.drawText(QPointF(box.left(), top + metrics.ascent()), shown)
            top += metrics.height()
        if not self.short:
            self._text(painter, top)

    def _text(self, painter: QPainter, top: float) -> None:
        """As much of the card's text as there is room for between its types and its states."""
        face, box = self.face, self._inner()
        font, metrics = self.fonts.font(0.66, False, face.layer), self.fonts.metrics(0.66, False, face.layer)
        bottom = self._figures_top() - (self._chip_height() if face.states else 0)
        room = int((bottom - top) // metrics.height())
        if room < 1:
            return
        painter.setFont(font)
        painter.setPen(self.look.colour("text"))
        lines = [text for line in face.text or (face.words,) for text in broken(line, metrics, box.width(), room)]
        if len(lines) > room:
            lines = [*lines[: room - 1], metrics.elidedText(lines[room - 1] + " …", ELIDE, box.width())]
        for text in lines:
            painter.drawText(QPointF(box.left(), top + metrics.ascent()), text)
            top += metrics.height()

    def _chip_height(self) -> float:
        return len(self._chip_rows()) * (self.fonts.metrics(0.7, True).height() + 3)

    def _chip_rows(self) -> list[list[str]]:
        """The states in rows that fit, two at most (one on a short card); what is left over is counted."""
        metrics, room = self.fonts.metrics(0.7, True), self._inner().width() + 4
        rows: list[list[str]] = [[]]
        used = 0.0
        for at, text in enumerate(self.face.states):
            wide = metrics.horizontalAdvance(text) + 11
            last = self.short or len(rows) > 1
            left = len(self.face.states) - at - 1
            if used + wide + (26 if last and left else 0) > room and rows[-1]:
                if last:
                    rows[-1].append(f"+{left + 1}")
                    break
                rows.append([])
                used = 0.0
            rows[-1].append(text)
            used += wide
        return [row for row in rows if row]

    def _figures(self, painter: QPainter) -> None:
        self.spots = []
        if self.short or not self.face.figures:
            return
        look, box = self.look, self._inner()
        label, big = self.fonts.font(0.6), self.fonts.font(1.05, True)
        small, large = self.fonts.metrics(0.6), self.fonts.metrics(1.05, True)
        line = box.bottom() - 1
        above = line - large.capHeight() - 3
        left = box.left()
        for figure in self.face.figures[:4]:
            text = figure.text + {1: "▲", -1: "▼"}.get(figure.turn, "")
            caption = word(figure.prop)
            for letters in (len(caption), 5, 3):
                wide = max(small.horizontalAdvance(caption[:letters]), large.horizontalAdvance(text)) + 7
                if left + wide <= box.right() + 7:
                    break
            else:
                break
            painter.setFont(label)
            painter.setPen(look.colour("muted"))
            painter.drawText(QPointF(left, above), caption[:letters])
            painter.setFont(big)
            painter.setPen(look.colour({1: "good", -1: "bad"}.get(figure.turn, "text")))
            painter.drawText(QPointF(left, line), text)
            self.spots.append(
                (QRectF(left - 2, above - small.height(), wide, line - above + small.height() + 4), figure)
            )
            left += wide

    def _figures_top(self) -> float:
        """Where the numbers begin, seen from below."""
        box = self._inner()
        if self.short or not self.face.figures:
            return box.bottom() + 1
        tall = self.fonts.metrics(1.05, True).capHeight() + self.fonts.metrics(0.6).ascent()
        return box.bottom() - tall - 5

    def _states(self, painter: QPainter) -> None:
        look, box = self.look, self._inner()
        metrics = self.fonts.metrics(0.7, True)
        painter.setFont(self.fonts.font(0.7, True))
        tall = metrics.height() + 1
        top = self._figures_top() - self._chip_height() + 1
        for row in self._chip_rows():
            left = box.left() - 2
            for text in row:
                shown = metrics.elidedText(text, ELIDE, box.width() - 6)
                chip = QRectF(left, top, metrics.horizontalAdvance(shown) + 8, tall)
                painter.setPen(QPen(look.colour("accent"), 1))
                painter.setBrush(look.colour("surface"))
                painter.drawRoundedRect(chip, 3, 3)
                painter.setPen(look.colour("text"))
                painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, shown)
                left = chip.right() + 3
            top += tall + 2

    def _marks(self, painter: QPainter) -> None:
        """What the last step changed (a flag in the corner and a thick border), the place in an order, the choice."""
        look, face = self.look, self.face
        if face.changed:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.colour("changed"), 3))
            painter.drawRoundedRect(self.rect.adjusted(1, 1, -1, -1), 5, 5)
            corner = self.rect.topRight()
            size = 13 * look.scale
            painter.setBrush(look.colour("changed"))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawPolygon(QPolygonF([corner, corner + QPointF(-size, 0), corner + QPointF(0, size)]))
        if self.number:
            self._number(painter)
        if self.chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.colour("accent"), 2.5, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(self.rect.adjusted(-2, -2, 2, 2), 6, 6)

    def _number(self, painter: QPainter) -> None:
        look = self.look
        size = 17 * look.scale
        place = QRectF(self.rect.right() - size - (14 if self.face.changed else 3), self.rect.top() + 3, size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.colour("accent"))
        painter.drawEllipse(place)
        painter.setPen(look.colour("on_accent"))
        painter.setFont(self.fonts.font(0.8, True))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(self.number))


def broken(text: str, metrics: QFontMetricsF, room: float, most: int) -> list[str]:
    """A text in lines that fit a width, the last one cut with an ellipsis."""
    lines: list[str] = []
    rest = [word for word in text.split(" ") if word]
    while rest and len(lines) < most - 1:
        taken = [rest.pop(0)]
        while rest and metrics.horizontalAdvance(" ".join([*taken, rest[0]])) <= room:
            taken.append(rest.pop(0))
        lines.append(metrics.elidedText(" ".join(taken), ELIDE, room))
    if rest:
        lines.append(metrics.elidedText(" ".join(rest), ELIDE, room))
    return lines
