"""Keeping the layout of the window between runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray

if TYPE_CHECKING:
    from judgeapp.desktop.mainwindow import MainWindow


def save_layout(window: MainWindow) -> None:
    """Note geometry and splitters in the settings."""
    parts = (window.saveGeometry(), window.body.saveState())
    window.services.settings.set(layout=" ".join(bytes(part.toBase64().data()).decode() for part in parts))


def restore_layout(window: MainWindow) -> None:
    """Put them back; a note that cannot be read is passed over."""
    parts = window.services.settings.value.layout.split()
    if len(parts) == 2:
        geometry, splitter = (QByteArray.fromBase64(part.encode()) for part in parts)
        window.restoreGeometry(geometry)
        window.body.restoreState(splitter)
