"""A box to pick from a list, with an arrow in the colours of the theme."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QComboBox


class Picker(QComboBox):
    """A combo box; it draws its own arrow, since a style sheet takes the usual one away."""

    def offer(self, rows: list[tuple[str, str]], preferred: Collection[str] = ()) -> None:
        """Offer other rows, texts with what they stand for; the choice stays, else it is one of the preferred."""
        if [(self.itemText(n), self.itemData(n)) for n in range(self.count())] == rows:
            return
        known = [data for _, data in rows]
        now = self.currentData() if self.currentData() in known else next((d for d in known if d in preferred), None)
        self.clear()
        for text, data in rows:
            self.addItem(text, data)
        self.setCurrentIndex(max(0, self.findData(now)))

    def showPopup(self) -> None:
        """Open it as high as its rows: the style sheet makes them higher than the box reckons."""
        view, shown = self.view(), min(self.count(), self.maxVisibleItems())
        view.setMinimumHeight(sum(map(view.sizeHintForRow, range(shown))) + 2 * view.frameWidth())
        super().showPopup()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it, and the arrow."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.PlaceholderText), 1.8))
        middle = QPointF(self.width() - 13, self.height() / 2 - 1)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF([middle + QPointF(-4, -1), middle + QPointF(0, 3.5), middle + QPointF(4, -1)]))
        painter.end()
