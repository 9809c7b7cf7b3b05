"""A box to pick from a list, with an arrow in the colours of the theme."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QComboBox


class Picker(QComboBox):
    """A combo box; it draws its own arrow, since a style sheet takes the usual one away."""

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
