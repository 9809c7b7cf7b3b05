"""How wide the rows of a list are, whether its scroll bar is seen or not."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractItemView


def width_of(view: QAbstractItemView) -> int:
    """The width that is left beside the scroll bar: it may come only after the rows have been measured, and a row that
    was measured for more would be painted into the next one."""
    bar = view.verticalScrollBar()
    taken = 0 if bar.isVisible() else bar.sizeHint().width()
    return view.viewport().width() - taken
