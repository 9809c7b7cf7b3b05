"""Pictures of the table, always in light colours: they go to paper and into chats."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

from judgeapp.desktop.look import BASE_POINTS, LIGHT
from judgeapp.desktop.workbench.board.plan import Sight
from judgeapp.desktop.workbench.board.scene import BoardScene
from judgeapp.desktop.workbench.board.tables import layout_of
from judgeapp.scenario.difference import changes
from judgeapp.scenario.replay import Replay

WIDTH = 760.0
SHARPNESS = 1.8
"""Pixels of a picture for one of the board: some 200 dots an inch on paper. A picture is one piece of work for the
window's thread, which must not take long."""
PACKED = 12
"""How hard PNG tries to be small, of 100: more takes longer than it saves."""


class PaperLook(QObject):
    """The look of pictures: light, of the usual size, whatever the window wears."""

    changed = Signal()
    theme = LIGHT
    scale = 1.0

    def colour(self, role: str) -> QColor:
        """A colour by its role."""
        return QColor(getattr(self.theme, role))

    def points(self, times: float = 1.0) -> float:
        """A font size in points."""
        return BASE_POINTS * times


class Camera:
    """Takes pictures of the frames of one replay."""

    def __init__(self, replay: Replay) -> None:
        self._replay = replay
        self._layout = layout_of(replay.scenario.game)
        self._scene = BoardScene(PaperLook())  # type: ignore[arg-type]
        self._scene.manner = self._layout.manner(replay.catalog)

    def aim(self, number: int) -> None:
        """Draw the table after the step of a number."""
        frames = self._replay.frames
        frame, before = frames[number], frames[max(0, number - 1)]
        board = self._layout.board(Sight(frame.state, frame.pending))
        self._scene.draw(board, frame.state, changes(before.state, frame.state), WIDTH)

    def take(self) -> QImage:
        """The picture of what was drawn last."""
        rect = self._scene.sceneRect()
        image = QImage(round(rect.width() * SHARPNESS), round(rect.height() * SHARPNESS), QImage.Format.Format_RGB32)
        image.fill(QColor(LIGHT.ground))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._scene.render(painter, QRectF(image.rect()), rect, Qt.AspectRatioMode.KeepAspectRatio)
        painter.end()
        return image


@dataclass(frozen=True)
class Picture:
    """A picture, and as PNG where that is wanted."""

    image: QImage
    data: bytes = b""


def png(image: QImage) -> bytes:
    """A picture as PNG."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"PNG"))
    writer.setCompression(PACKED)
    writer.write(image)
    return bytes(data.data())
