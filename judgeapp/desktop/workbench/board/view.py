"""The board as a view: zoom, choosing cards by mouse and keyboard, moving them while the table is being set."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from judgeapp.desktop.look import Look
from judgeapp.desktop.plain import hide_tip, show_tip
from judgeapp.desktop.rich import NOTHING, Rich, fill, join, plain
from judgeapp.desktop.workbench.board.facing import Face
from judgeapp.desktop.workbench.board.generic import Layout
from judgeapp.desktop.workbench.board.plan import Board, Box, Shape, Sight
from judgeapp.desktop.workbench.board.scene import BoardScene, Place
from judgeapp.desktop.workbench.board.tile import Tile, broken
from judgeapp.games.catalog import Catalog
from judgeapp.kernel.choices import Choice, Window
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import State
from judgeapp.scenario.difference import Change
from judgeapp.scenario.explain import number_words

ZOOMS = (0.6, 0.7, 0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
ROOMY = 700
"""A board is only enlarged where it keeps this width."""
LEAST_FIT = 0.72
"""Below this size a board that is too tall scrolls instead of shrinking further."""


class BoardView(QGraphicsView):
    """Shows positions. `chosen`: a card is looked at; `asked`: its menu; `moved`: it was dropped in a box."""

    chosen = Signal(object)
    opened = Signal(object)
    asked = Signal(object, QPoint)
    moved = Signal(object, object)
    place_chosen = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.board_scene = BoardScene(look)
        self.setScene(self.board_scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Board"))
        self.setMinimumSize(240, 160)
        self.movable = False
        self.instead = ""
        self.zoom: float | None = None
        self._layout: Layout = Layout()
        self._sight: Sight | None = None
        self._changes: dict[ObjId, tuple[Change, ...]] = {}
        self._opened: frozenset[str] = frozenset()
        self._chosen: ObjId | None = None
        self._drag: tuple[Tile, QPointF, QPointF] | None = None
        self.number_of: Callable[[State, ObjId, str], str] = number_words
        look.changed.connect(self.redraw)

    # --- showing ------------------------------------------------------------------------------------------------------

    def show_position(
        self,
        layout: Layout,
        state: State | None,
        pending: Window | Choice | None,
        changes: dict[ObjId, tuple[Change, ...]],
        catalog: Catalog | None = None,
    ) -> None:
        """Show a position; None for none. catalog: where the texts of the cards are."""
        self.board_scene.manner = layout.manner(catalog)
        self._layout = layout
        self._sight = Sight(state, pending, self._opened, self.movable) if state is not None else None
        self._changes = changes
        self.redraw()

    def redraw(self) -> None:
        """Draw again: in another width, another zoom, other colours."""
        scene = self.board_scene
        if self._sight is None:
            scene.clear()
            scene.tiles, scene.places, scene.faces = [], [], {}
            scene.setBackgroundBrush(self.look.colour("ground"))
            self._say(self.instead)
            return
        sight = self._sight
        self._sight = sight = Sight(sight.state, sight.pending, self._opened, self.movable)
        board = self._layout.board(sight)
        zoom = self._fitting(board, sight.state) if self.zoom is None else self.zoom
        scene.draw(board, sight.state, self._changes, self._width() / zoom)
        self.resetTransform()
        self.scale(zoom, zoom)
        self._mark()

    @property
    def position(self) -> State | None:
        """The position that is seen."""
        return self._sight.state if self._sight else None

    def say_instead(self, text: str) -> None:
        """Say what is going on, or wrong, where there is no position to show."""
        if text == self.instead:
            return
        self.instead = text
        if self._sight is None:
            self.redraw()

    def _say(self, text: str) -> None:
        scene = self.board_scene
        scene.setSceneRect(0, 0, self.width() - 4, self.height() - 4)
        self.resetTransform()
        if text:
            lines = broken(text, scene.fonts.metrics(1.1), max(200, self.width() * 0.8), 6)
            item = scene.addSimpleText("\n".join(lines), scene.fonts.font(1.1))
            item.setBrush(self.look.colour("muted"))
            item.setPos((self.width() - item.boundingRect().width()) / 2, self.height() * 0.4)

    def _width(self) -> float:
        bar = self.verticalScrollBar().sizeHint().width()
        return max(self.width() - 2 - bar, 200)

    def _fitting(self, board: Board, state: State) -> float:
        """The largest size at which the whole board is seen, as far as it stays legible."""
        scene, room = self.board_scene, self.height() - 4
        for zoom in (1.3, 1.15, 1.0, 0.94, 0.88, 0.82, 0.76):
            if zoom > 1.0 and self._width() / zoom < ROOMY:
                continue
            if scene.measure(board, state, self._width() / zoom) * zoom <= room:
                return zoom
        return LEAST_FIT

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the board out anew."""
        super().resizeEvent(event)
        self.redraw()

    # --- zoom ---------------------------------------------------------------------------------------------------------

    def zoom_by(self, steps: int) -> None:
        """Zoom in or out."""
        now = self.transform().m11()
        near = min(range(len(ZOOMS)), key=lambda n: abs(ZOOMS[n] - now))
        self.zoom = ZOOMS[max(0, min(len(ZOOMS) - 1, near + steps))]
        self.redraw()

    def zoom_fit(self) -> None:
        """Fit the board into the view again."""
        self.zoom = None
        self.redraw()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom with Ctrl, scroll without."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    # --- choosing -----------------------------------------------------------------------------------------------------

    @property
    def face(self) -> Face | None:
        """The face of the card that is looked at."""
        return self.board_scene.faces.get(self._chosen) if self._chosen is not None else None

    def choose(self, oid: ObjId | None, tell: bool = True) -> None:
        """Look at a card."""
        if oid == self._chosen:
            return
        self._chosen = oid
        self._mark()
        if tell:
            self.chosen.emit(oid)

    def _mark(self) -> None:
        for tile in self.board_scene.tiles:
            tile.choose(tile.face.oid == self._chosen)
            if tile.chosen:
                self.ensureVisible(tile, 20, 20)
        face = self.face
        self.setAccessibleDescription(face.told() if face else "")

    def tile_at(self, place: QPoint) -> Tile | None:
        """The card at a point of the view."""
        items = self.items(place)
        return next((i for i in items if isinstance(i, Tile)), None)

    def place_at(self, place: QPoint) -> Place | None:
        """The box at a point of the view."""
        point = self.mapToScene(place)
        return next((p for p in self.board_scene.places if p.rect.contains(point)), None)

    def tile_of(self, oid: ObjId) -> Tile | None:
        """The tile of a card."""
        return next((t for t in self.board_scene.tiles if t.face.oid == oid), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a card, spread a pile, or begin to move."""
        tile = self.tile_at(event.position().toPoint())
        if event.button() is not Qt.MouseButton.LeftButton:
            self.choose(tile.face.oid if tile else None)
            return
        if tile is not None:
            self.choose(tile.face.oid)
            tile = self.tile_of(tile.face.oid)
            if self.movable and tile is not None:
                self._drag = (tile, self.mapToScene(event.position().toPoint()), tile.pos())
            return
        self._press_place(event.position().toPoint())

    def _press_place(self, at: QPoint) -> None:
        self.choose(None)
        place = self.place_at(at)
        if place is None:
            return
        box = place.box
        if (box.shape is Shape.PILE and box.cards) or box.key in self._opened:
            self.spread(box)
        elif box.zone is not None:
            self.place_chosen.emit(box)

    def spread(self, box: Box) -> None:
        """Show the cards of a pile, or only count them again."""
        self._opened = self._opened ^ {box.key}
        self.redraw()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry a card."""
        if self._drag is None:
            super().mouseMoveEvent(event)
            return
        tile, begun, home = self._drag
        tile.setZValue(10)
        tile.setPos(home + self.mapToScene(event.position().toPoint()) - begun)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop the card that is carried."""
        if self._drag is None:
            return
        tile, begun, home = self._drag
        self._drag = None
        place = self.place_at(event.position().toPoint())
        far = (self.mapToScene(event.position().toPoint()) - begun).manhattanLength() > 8
        tile.setZValue(0)
        tile.setPos(home)
        if far and place is not None and tile.face.oid not in place.box.cards:
            self.moved.emit(tile.face.oid, place.box)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open a card."""
        tile = self.tile_at(event.position().toPoint())
        if tile is not None:
            self.opened.emit(tile.face.oid)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of a card."""
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        tile = self.tile_of(self._chosen) if by_key and self._chosen is not None else self.tile_at(event.pos())
        if tile is None:
            return
        self.choose(tile.face.oid)
        tile = self.tile_of(tile.face.oid)
        at = self.mapFromScene(tile.sceneBoundingRect().center()) if by_key and tile else event.pos()
        if tile:
            self.asked.emit(tile.face.oid, self.viewport().mapToGlobal(at))

    # --- keys ---------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from card to card, Enter opens, Escape lets go."""
        ways = {
            Qt.Key.Key_Left: QPointF(-1, 0), Qt.Key.Key_Right: QPointF(1, 0),
            Qt.Key.Key_Up: QPointF(0, -1), Qt.Key.Key_Down: QPointF(0, 1),
        }  # fmt: skip
        key = Qt.Key(event.key())
        if key in ways and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self._step(ways[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._chosen is not None:
            self.opened.emit(self._chosen)
        elif key is Qt.Key.Key_Escape and self._chosen is not None:
            self.choose(None)
        else:
            super().keyPressEvent(event)

    def _step(self, way: QPointF) -> None:
        tiles = self.board_scene.tiles
        now = self.tile_of(self._chosen) if self._chosen is not None else None
        if now is None:
            if tiles:
                self.choose(tiles[0].face.oid)
            return
        centre = now.sceneBoundingRect().center()

        def cost(tile: Tile) -> float:
            off = tile.sceneBoundingRect().center() - centre
            along = off.x() * way.x() + off.y() * way.y()
            across = abs(off.x() * way.y()) + abs(off.y() * way.x())
            return along + 3 * across if along > 4 else float("inf")

        best = min((t for t in tiles if t is not now), key=cost, default=None)
        if best is not None and cost(best) < float("inf"):
            self.choose(best.face.oid)

    # --- tool tips ----------------------------------------------------------------------------------------------------

    def viewportEvent(self, event: QEvent) -> bool:
        """Tool tips: where a number comes from, what changed, what the card says."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            text = self.tip(event.pos())
            if text:
                show_tip(event.globalPos(), text, self)
            else:
                hide_tip()
            return True
        return bool(super().viewportEvent(event))

    def tip(self, at: QPoint) -> Rich:
        """What the tool tip at a point says, as rich text."""
        tile = self.tile_at(at)
        if tile is None or self._sight is None:
            return NOTHING
        figure = tile.figure_at(tile.mapFromScene(self.mapToScene(at)))
        if figure is not None:
            return fill("<p>{}</p>", self.number_of(self._sight.state, tile.face.oid, figure.prop))
        lines = [fill("<b>{}</b>", tile.face.name), plain(tile.face.types), plain(", ".join(tile.face.states))]
        lines += [plain(str(c)) for c in tile.face.changes]
        lines += [fill("<i>{}</i>", line) for line in tile.face.text or (tile.face.words,)]
        return fill("<p>") + join((line for line in lines if line), fill("<br>")) + fill("</p>")
