"""Fonts of the board and their measures, made once for each size: drawing asks for them hundreds of times."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontMetricsF

from judgeapp.desktop.look import Look


class Fonts:
    """The fonts of one look. Sizes are parts of the usual size of text."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._fonts: dict[tuple[float, bool, bool], QFont] = {}
        self._metrics: dict[tuple[float, bool, bool], QFontMetricsF] = {}
        look.changed.connect(self.forget)

    def forget(self) -> None:
        """The size of text, or the colours, are others now."""
        self._fonts.clear()
        self._metrics.clear()

    def font(self, times: float, bold: bool = False, italic: bool = False) -> QFont:
        """A font."""
        key = (times, bold, italic)
        found = self._fonts.get(key)
        if found is None:
            found = QFont()
            found.setPointSizeF(self._look.points(times))
            found.setBold(bold)
            found.setItalic(italic)
            self._fonts[key] = found
        return found

    def metrics(self, times: float, bold: bool = False, italic: bool = False) -> QFontMetricsF:
        """The measures of a font."""
        key = (times, bold, italic)
        found = self._metrics.get(key)
        if found is None:
            found = self._metrics[key] = QFontMetricsF(self.font(times, bold, italic))
        return found
