"""What a board shows, as values: bands of boxes of cards. Layouts make them from a position, the scene draws them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

from judgeapp.kernel.choices import Choice, Window
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.state import State
from judgeapp.language.cardgame import CardGame, game_of


class Shape(Enum):
    """How the cards of a box are drawn: whole faces, short ones, one under another with numbers, or only counted."""

    FACES = "faces"
    SHORT = "short"
    QUEUE = "queue"
    PILE = "pile"


@dataclass(frozen=True)
class Box:
    """A place on the board.

    zone: where cards dropped here go; None for a place that is no zone. weight: its share of a band's width. note: a
    line under the title. hot: whether things happen here now. player: whose colour it has. numbered: whether each card
    shows its place in the order. key: by which a spread pile is remembered.
    """

    title: str
    zone: Zone | None
    cards: tuple[ObjId, ...]
    shape: Shape = Shape.FACES
    weight: float = 1.0
    note: str = ""
    hot: bool = False
    player: PlayerId | None = None
    numbered: bool = False
    key: str = ""


@dataclass(frozen=True)
class Head:
    """A player's name plate: numbers and flags."""

    player: PlayerId
    numbers: tuple[tuple[str, str], ...] = ()
    flags: tuple[str, ...] = ()
    acts: bool = False
    waits: str = ""


@dataclass(frozen=True)
class Band:
    """A row across the board: a name plate, boxes. player: whose it is. even: all boxes are equally wide."""

    boxes: tuple[Box, ...]
    head: Head | None = None
    player: PlayerId | None = None
    even: bool = False


@dataclass(frozen=True)
class Board:
    """The whole board: bands from top to bottom, and a column at the side (a stack, a chain, a queue)."""

    bands: tuple[Band, ...]
    side: tuple[Box, ...] = ()
    moment: str = ""
    """The turn and the phase, in a line."""


@dataclass(frozen=True)
class Sight:
    """What a layout is given: a position and who may act in it.

    opened: keys of the piles that the user has spread out. setting: whether the table is being set, so that empty
    places must be seen too.
    """

    state: State
    pending: Window | Choice | None = None
    opened: frozenset[str] = frozenset()
    setting: bool = False

    @property
    def game(self) -> CardGame:
        """The game that is played."""
        return game_of(self.state)

    def cards(self, kind: str, of: str | None = None) -> tuple[ObjId, ...]:
        """The objects of a zone, attached ones left out (they are drawn at their hosts)."""
        return tuple(o for o in self.state.zone(kind, of) if host(self.state, o) is None)


def host(state: State, oid: ObjId) -> ObjId | None:
    """What an object is attached to, if that is in the same zone or anywhere on the table."""
    found = state.obj(oid).mark("attached to")
    return found if isinstance(found, ObjId) and found in state.objects and found != oid else None


def attached(state: State, oid: ObjId) -> tuple[ObjId, ...]:
    """What is attached to an object, the oldest first."""
    return tuple(o.id for o in state.objects.values() if o.mark("attached to") == oid and o.id != oid)


def with_attached(state: State, ids: Iterable[ObjId]) -> Iterator[tuple[ObjId, int]]:
    """Objects with what is attached to them after each, and how deep that hangs."""
    for oid in ids:
        yield from _hung(state, oid, 0)


def _hung(state: State, oid: ObjId, depth: int) -> Iterator[tuple[ObjId, int]]:
    yield oid, depth
    if depth < 4:
        for other in attached(state, oid):
            yield from _hung(state, other, depth + 1)
