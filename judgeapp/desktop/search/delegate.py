"""Paints the rows of the list: title and text with the words found marked, badge, label, where it is from."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextCharFormat, QTextLayout
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from judgeapp.desktop.look import Look
from judgeapp.desktop.rowwidth import width_of
from judgeapp.desktop.search.model import ROW
from judgeapp.desktop.search.rows import ASK, HEADING, HIT, MORE, Row
from rules_index import marks

PAD, GAP = 10, 2
TITLE_LINES, TEXT_LINES, SMALL = 2, 2, 0.9
Index = QModelIndex | QPersistentModelIndex


class RowDelegate(QStyledItemDelegate):
    """Paints rows in the colours of the theme."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """A heading is one line; a hit is its title, its text and a small line, as many lines as they need."""
        row: Row = index.data(ROW)
        line = QFontMetricsF(option.font).lineSpacing()
        if row.kind != HIT:
            return QSize(100, round(line + (16 if row.kind == HEADING else 10)))
        view = option.widget
        width = (width_of(view) if isinstance(view, QAbstractItemView) else 380) - 2 * PAD - 4
        lines = sum(self._parts(option.font, row, width)[1:]) + SMALL
        return QSize(100, round(line * lines + 2 * GAP + 2 * PAD - 4))

    def _parts(self, font: QFont, row: Row, width: float) -> tuple[str, int, int]:
        """The text with its badge, and how many lines title and text take."""
        head = f"{row.badge.upper()}  " if row.badge else ""
        title = _lines_of(row.title, self._font(font, 1.0, bold=True), width, TITLE_LINES)
        text = head + row.text
        return text, title, _lines_of(text, font, width, TEXT_LINES, len(head)) if text else 0

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        row: Row = index.data(ROW)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if row.kind == HEADING:
            self._heading(painter, option, row)
        else:
            self._ground(painter, option.rect, chosen)
            if row.kind == HIT:
                self._hit(painter, option, row)
            else:
                self._plain(painter, option, row)
        painter.restore()

    def _ground(self, painter: QPainter, rect: QRect, chosen: bool) -> None:
        if chosen:
            painter.fillRect(rect, self._look.colour("raised"))
            painter.fillRect(QRect(rect.left(), rect.top(), 4, rect.height()), self._look.colour("accent"))
        painter.setPen(self._look.colour("line"))
        painter.drawLine(rect.left() + PAD, rect.bottom(), rect.right() - PAD, rect.bottom())

    def _heading(self, painter: QPainter, option: QStyleOptionViewItem, row: Row) -> None:
        rect = option.rect.adjusted(PAD, 6, -PAD, -2)
        font = self._font(option.font, 0.92, bold=True)
        painter.setFont(font)
        painter.setPen(self._look.colour("muted"))
        painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, row.title)
        if row.aside:
            painter.drawText(rect, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, row.aside)

    def _plain(self, painter: QPainter, option: QStyleOptionViewItem, row: Row) -> None:
        rect = option.rect.adjusted(PAD + 6, 0, -PAD, 0)
        painter.setFont(option.font)
        painter.setPen(self._look.colour("link" if row.kind == MORE else "text"))
        said = {MORE: f"… {row.title}", ASK: row.title}[row.kind]
        shown = painter.fontMetrics().elidedText(said, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)

    def _hit(self, painter: QPainter, option: QStyleOptionViewItem, row: Row) -> None:
        rect = QRectF(option.rect.adjusted(PAD + 4, PAD - 4, -PAD, -4))
        text, titles, texts = self._parts(option.font, row, rect.width())
        line = QFontMetricsF(option.font).lineSpacing()
        badge = len(text) - len(row.text)
        self._lines(painter, rect, self._font(option.font, 1.0, bold=True), row.title, row, titles)
        place = rect.adjusted(0, line * titles + GAP, 0, 0)
        self._lines(painter, place, option.font, text, row, texts, badge)
        self._foot(painter, rect.adjusted(0, line * (titles + texts) + 2 * GAP, 0, 0), option.font, row)

    def _foot(self, painter: QPainter, rect: QRectF, font: QFont, row: Row) -> None:
        """Where it is from, and on what terms it was found."""
        small = self._font(font, 0.86)
        metrics = QFontMetricsF(small)
        painter.setFont(small)
        line = QRectF(rect.left(), rect.top(), rect.width(), metrics.lineSpacing())
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.setPen(self._look.colour("muted"))
        painter.drawText(line, align, row.aside)
        if row.label:
            line.setLeft(line.left() + (metrics.horizontalAdvance(row.aside) + 10 if row.aside else 0))
            painter.setPen(self._look.colour("warn"))
            painter.drawText(line, align, metrics.elidedText(row.label, Qt.TextElideMode.ElideRight, line.width()))

    def _lines(
        self, painter: QPainter, rect: QRectF, font: QFont, text: str, row: Row, most: int, badge: int = 0
    ) -> None:
        """Paint text on at most so many lines, the last one cut."""
        text = _cut(text.replace("\n", " "), font, rect.width(), most, badge)
        layout = QTextLayout(text, font)
        layout.setFormats(self._formats(text, row, badge))
        _break(layout, rect.width(), most)
        painter.setPen(self._look.colour("text"))
        layout.draw(painter, rect.topLeft())

    def _formats(self, text: str, row: Row, badge: int) -> list[QTextLayout.FormatRange]:
        made = []
        for span in marks(text, row.stems) if row.stems else ():
            made.append(_range(span.start, span.end, self._look.colour("on_mark"), self._look.colour("mark")))
        if badge:
            made = [one for one in made if one.start >= badge]
            made.append(_range(0, badge, self._look.colour(row.tone), None, True))
        return made

    def _font(self, font: QFont, times: float, bold: bool = False) -> QFont:
        made = QFont(font)
        made.setPointSizeF(font.pointSizeF() * times)
        made.setBold(bold)
        return made


def _range(start: int, end: int, colour: QColor, ground: QColor | None, bold: bool = False) -> QTextLayout.FormatRange:
    form = QTextCharFormat()
    form.setForeground(colour)
    if ground is not None:
        form.setBackground(ground)
    if bold:
        form.setFontWeight(QFont.Weight.Bold)
    made = QTextLayout.FormatRange()
    made.start, made.length, made.format = start, end - start, form
    return made


def _break(layout: QTextLayout, width: float, most: int) -> tuple[int, int]:
    """Break a text into at most so many lines; returns how many, and where the last one begins."""
    start, height, lines = 0, 0.0, 0
    layout.beginLayout()
    while lines < most:
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(width)
        line.setPosition(QPointF(0, height))
        height += line.height()
        start, lines = line.textStart(), lines + 1
    layout.endLayout()
    return lines, start


def _measured(text: str, font: QFont, badge: int) -> QTextLayout:
    """A text to be broken, as wide as it will be painted: its badge is bold."""
    layout = QTextLayout(text, font)
    if badge:
        layout.setFormats([_range(0, badge, QColor(), None, True)])
    return layout


def _lines_of(text: str, font: QFont, width: float, most: int, badge: int = 0) -> int:
    """How many lines a text takes, up to so many."""
    return max(1, _break(_measured(text.replace("\n", " "), font, badge), width, most)[0])


def _cut(text: str, font: QFont, width: float, most: int, badge: int = 0) -> str:
    """Text that fits on so many lines, with an ellipsis where it was cut."""
    start = _break(_measured(text, font, badge), width, most)[1] if most > 1 else 0
    return text[:start] + QFontMetricsF(font).elidedText(text[start:], Qt.TextElideMode.ElideRight, width)
