"""Draws a board: places the boxes of its bands in a given width and puts the tiles into them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPen
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene, QGraphicsSimpleTextItem

from judgeapp.desktop.look import Look
from judgeapp.desktop.workbench.board.facing import Face, Manner, read_face
from judgeapp.desktop.workbench.board.fonts import Fonts
from judgeapp.desktop.workbench.board.plan import Band, Board, Box, Head, Shape, with_attached
from judgeapp.desktop.workbench.board.tile import ELIDE, LEAST_WIDE, MOST_WIDE, PLAYERS, SHORT, TALL, WIDE, Tile, broken
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import State
from judgeapp.scenario.difference import Change

GAP, PAD, HANG = 6.0, 6.0, 14.0
PILE_WIDE, PILE_TALL = 88.0, 38.0
HEAD_WIDE = 140.0
EMPTY_TALL = 20.0
SIDE_WIDE = WIDE + 2 * PAD + 8


@dataclass
class Place:
    """A box as it lies in the scene."""

    box: Box
    rect: QRectF
    item: QGraphicsRectItem


@dataclass(frozen=True)
class Laid:
    """A band as it lies: open boxes with their widths, piles in rows, the width of the name plate and of a pile."""

    boxes: tuple[tuple[Box, float], ...]
    piles: tuple[Box, ...]
    head: float
    pile: float
    rows: int
    tall: float


class BoardScene(QGraphicsScene):
    """The drawn board. places: the boxes, for dropping; tiles: the cards, in reading order."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.fonts = Fonts(look)
        self.places: list[Place] = []
        self.tiles: list[Tile] = []
        self.faces: dict[ObjId, Face] = {}
        self.manner = Manner()

    def measure(self, board: Board, state: State, width: float) -> float:
        """The height that a board takes in a width."""
        self._state = state
        main = self._main(board, width)
        top = self.fonts.metrics(0.85).height() + 4 if board.moment else 0.0
        top += sum(self._laid(band, main).tall + GAP for band in board.bands)
        side = sum(self._queue_height(box) + GAP for box in board.side if box.cards)
        return max(top, side, 40.0)

    def draw(self, board: Board, state: State, changes: Mapping[ObjId, tuple[Change, ...]], width: float) -> None:
        """Draw a board in a width; the height is what it takes."""
        self.clear()
        self.places, self.tiles, self.faces = [], [], {}
        self._state, self._changes = state, changes
        self.setBackgroundBrush(self.look.colour("ground"))
        main = self._main(board, width)
        top = self._moment(board.moment, main)
        for band in board.bands:
            top = self._band(band, top, main) + GAP
        place = 0.0
        for box in board.side:
            if box.cards:
                place = self._queue(box, QPointF(main + GAP, place)) + GAP
        self.setSceneRect(0, 0, width, max(top, place, 40))

    def _main(self, board: Board, width: float) -> float:
        """The width that the column at the side leaves."""
        return width - (self._side_width() + GAP if any(b.cards for b in board.side) else 0)

    # --- parts --------------------------------------------------------------------------------------------------------

    def _words(self, text: str, place: QPointF, times: float, role: str, bold: bool = False) -> QGraphicsSimpleTextItem:
        item = self.addSimpleText(text, self.fonts.font(times, bold))
        item.setBrush(self.look.colour(role))
        item.setPos(place)
        return item

    def _moment(self, text: str, width: float) -> float:
        if not text:
            return 0.0
        metrics = self.fonts.metrics(0.85)
        shown = metrics.elidedText(text, ELIDE, width - 2 * PAD)
        self._words(shown, QPointF(PAD, 2), 0.85, "muted")
        return metrics.height() + 4

    def _side_width(self) -> float:
        return SIDE_WIDE * self.look.scale

    def _title_height(self) -> float:
        return self.fonts.metrics(0.74).height() + 3

    def _laid(self, band: Band, width: float) -> Laid:
        """How a band divides a width: the name plate, the open boxes, the piles in a block of up to three rows."""
        scale = self.look.scale
        head = min(HEAD_WIDE * scale, max(96.0, width * 0.24)) if band.head else 0.0
        left = head + GAP if head else 0.0
        piles = [b for b in band.boxes if b.shape is Shape.PILE]
        boxes = [b for b in band.boxes if b.shape is not Shape.PILE]
        rows = 3 if len(piles) > 4 else 2 if len(piles) > 1 else 1
        columns = -(-len(piles) // rows)
        spare = width - left - 96.0 * scale * max(len(boxes), 1)
        if columns > 1 and spare / columns < 56.0:
            rows, columns = 3, -(-len(piles) // 3)
        pile = max(44.0, min(PILE_WIDE * scale, spare / columns - GAP)) if columns else 0.0
        widths = self._widths(boxes, width - left - columns * (pile + GAP), band.even)
        tall = max((self._height(b, w) for b, w in zip(boxes, widths, strict=True)), default=0.0)
        tall = max(tall, self._head_height(band.head, head) if band.head else 0.0)
        tall = max(tall, rows * (PILE_TALL * scale + GAP) - GAP if piles else 0.0)
        return Laid(tuple(zip(boxes, widths, strict=True)), tuple(piles), head, pile, rows, tall)

    def _band(self, band: Band, top: float, width: float) -> float:
        """Draw a band; returns where it ends."""
        laid = self._laid(band, width)
        if band.head:
            self._head(band.head, QRectF(0, top, laid.head, laid.tall))
        left = laid.head + GAP if laid.head else 0.0
        for box, wide in laid.boxes:
            self._box(box, QRectF(left, top, wide, laid.tall))
            left += wide + GAP
        one = (laid.tall + GAP) / laid.rows - GAP
        for at, box in enumerate(laid.piles):
            place = QPointF(left + at // laid.rows * (laid.pile + GAP), top + at % laid.rows * (one + GAP))
            self._box(box, QRectF(place.x(), place.y(), laid.pile, one))
        return top + laid.tall

    def _widths(self, boxes: Sequence[Box], width: float, even: bool = False) -> list[float]:
        """What each open box gets of a width: a least one each, the rest by weight and number of cards."""
        if not boxes:
            return []
        if even:
            return [(width - GAP * (len(boxes) - 1)) / len(boxes)] * len(boxes)
        rest = max(width - GAP * (len(boxes) - 1), 50.0 * len(boxes))
        least = min(LEAST_WIDE * self.look.scale + 2 * PAD, rest / len(boxes))
        shares = [b.weight * max(0.4, min(len(b.cards), 8)) for b in boxes]
        spare = rest - least * len(boxes)
        return [least + spare * share / sum(shares) for share in shares]

    def _height(self, box: Box, width: float) -> float:
        scale, title = self.look.scale, self._title_height()
        note = self._title_height() - 3 if box.note else 0.0
        one = (SHORT if box.shape is Shape.SHORT else TALL) * scale
        if not box.cards:
            one = EMPTY_TALL * scale
        hung = self._hung(box)
        rows = -(-len(hung) // self._columns(len(hung), width)) if hung else 1
        deep = max((depth for _, depth in hung), default=0)
        return title + note + rows * (one + GAP) + deep * HANG + PAD

    def _hung(self, box: Box) -> list[tuple[ObjId, int]]:
        return list(with_attached(self._state, box.cards))

    def _columns(self, cards: int, width: float) -> int:
        """How many cards stand side by side: as many as fit at the least width."""
        fit = int((width - 2 * PAD + GAP) // (LEAST_WIDE * self.look.scale + GAP))
        return max(1, min(fit, cards))

    def _tile_width(self, columns: int, width: float) -> float:
        return max(60.0, min(MOST_WIDE * self.look.scale, (width - 2 * PAD - 2 + GAP) / columns - GAP))

    def _frame(self, box: Box, rect: QRectF) -> Place:
        look = self.look
        item = self.addRect(rect, QPen(look.colour("accent" if box.hot else "line"), 2 if box.hot else 1))
        item.setBrush(look.colour("surface"))
        item.setZValue(-2)
        place = Place(box, rect, item)
        self.places.append(place)
        if box.player is not None and box.player in self._state.seats:
            colour = look.colour(PLAYERS[self._state.seats.index(box.player) % len(PLAYERS)])
            strip = self.addRect(QRectF(rect.left(), rect.top(), 3, rect.height()), QPen(Qt.PenStyle.NoPen), colour)
            strip.setZValue(-1)
        return place

    def _title(self, box: Box, rect: QRectF) -> float:
        """Write the title; returns where the cards begin."""
        metrics = self.fonts.metrics(0.74, True)
        count = f" · {len(box.cards)}" if box.cards and box.shape is not Shape.PILE else ""
        shown = metrics.elidedText(box.title + count, ELIDE, rect.width() - PAD - 4)
        self._words(shown, QPointF(rect.left() + PAD + 2, rect.top() + 1), 0.74, "muted", True)
        top = rect.top() + self._title_height()
        if box.note:
            text = self.fonts.metrics(0.74).elidedText(box.note, ELIDE, rect.width() - PAD)
            self._words(text, QPointF(rect.left() + PAD + 2, top - 2), 0.74, "muted")
            top += self._title_height() - 3
        return top

    def _box(self, box: Box, rect: QRectF) -> None:
        self._frame(box, rect)
        top = self._title(box, rect)
        if box.shape is Shape.PILE:
            self._pile(box, rect, top)
            return
        hung = self._hung(box)
        columns = self._columns(len(hung), rect.width())
        self._cards(box, hung, QPointF(rect.left() + PAD + 2, top), columns, self._tile_width(columns, rect.width()))

    def _pile(self, box: Box, rect: QRectF, top: float) -> None:
        count = len(box.cards)
        self._words(str(count), QPointF(rect.left() + PAD + 2, top - 2), 1.2, "text" if count else "muted", True)
        changed = [o for o in box.cards if o in self._changes]
        if changed:
            name = self._state.obj(changed[0]).alias
            left = rect.left() + PAD + 24 * self.look.scale
            lines = broken(f"◆ {name}", self.fonts.metrics(0.66), rect.right() - left - 2, 2)
            self._words("\n".join(lines), QPointF(left, top - 2), 0.66, "changed")

    def _cards(self, box: Box, hung: Iterable[tuple[ObjId, int]], begin: QPointF, columns: int, wide: float) -> None:
        short = box.shape is Shape.SHORT
        tall = (SHORT if short else TALL) * self.look.scale
        for at, (oid, depth) in enumerate(hung):
            place = begin + QPointF(
                (at % columns) * (wide + GAP) - (HANG * 0.6 if depth else 0),
                (at // columns) * (tall + GAP) + depth * HANG,
            )
            self._tile(oid, QRectF(place.x(), place.y(), wide, tall), short, at + 1 if box.numbered else 0)

    def _tile(self, oid: ObjId, rect: QRectF, short: bool, number: int) -> Tile:
        face = read_face(self._state, oid, self._changes.get(oid, ()), self.manner)
        tile = Tile(face, self.look, self.fonts, rect.width(), rect.height(), short, number)
        tile.setPos(rect.topLeft())
        self.addItem(tile)
        self.tiles.append(tile)
        self.faces[oid] = face
        return tile

    def _queue_height(self, box: Box) -> float:
        return self._title_height() * 2 + len(box.cards) * (TALL * self.look.scale + GAP) + PAD

    def _queue(self, box: Box, place: QPointF) -> float:
        """A column of cards, the next to resolve on top; returns where it ends."""
        scale = self.look.scale
        rect = QRectF(place.x(), place.y(), self._side_width(), self._queue_height(box))
        self._frame(box, rect)
        top = self._title(box, rect)
        for at, oid in enumerate(box.cards):
            where = QRectF(rect.left() + PAD + 2, top + at * (TALL * scale + GAP), WIDE * scale, TALL * scale)
            self._tile(oid, where, False, at + 1 if box.numbered else 0)
        return rect.bottom()

    def _head_lines(self, head: Head, width: float) -> list[tuple[str, str, bool]]:
        """What a name plate says under the name: text, colour, whether bold."""
        room = width - 18
        metrics = self.fonts.metrics(0.86)
        numbers = packed([f"{name} {number}" for name, number in head.numbers], metrics, room)
        found = [(line, "text", False) for line in numbers]
        found += [(line, "muted", False) for line in broken(", ".join(head.flags), metrics, room, 2)]
        if head.acts:
            found += [(line, "accent", True) for line in broken(f"▶\u00a0{head.waits}", metrics, room, 2)]
        return found

    def _head_height(self, head: Head, width: float) -> float:
        return (1 + len(self._head_lines(head, width))) * (self.fonts.metrics(0.9).height() + 1) + PAD

    def _head(self, head: Head, rect: QRectF) -> None:
        look = self.look
        seats = self._state.seats
        colour = look.colour(PLAYERS[seats.index(head.player) % len(PLAYERS)]) if head.player in seats else None
        frame = self.addRect(rect, QPen(look.colour("accent" if head.acts else "line"), 2 if head.acts else 1))
        frame.setBrush(look.colour("raised"))
        frame.setZValue(-2)
        if colour is not None:
            self.addRect(QRectF(rect.left(), rect.top(), 6, rect.height()), QPen(Qt.PenStyle.NoPen), colour)
        left, top = rect.left() + 12, rect.top() + 3
        step = self.fonts.metrics(0.9).height() + 1
        self._words(head.player, QPointF(left, top), 1.0, "text", True)
        top += step + 2
        for text, role, bold in self._head_lines(head, rect.width()):
            fit = self.fonts.metrics(0.86, bold).elidedText(text, ELIDE, rect.width() - 16)
            self._words(fit, QPointF(left, top), 0.86, role, bold)
            top += step


def packed(parts: Sequence[str], metrics: QFontMetricsF, room: float) -> list[str]:
    """Short texts in lines, as many side by side as fit."""
    lines: list[str] = []
    for part in parts:
        longer = f"{lines[-1]} · {part}" if lines else part
        if lines and metrics.horizontalAdvance(longer) <= room:
            lines[-1] = longer
        else:
            lines += broken(part, metrics, room, 2)
    return lines
