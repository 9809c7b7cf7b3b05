"""Help for instructions that move cards: orders, shuffles."""

from __future__ import annotations

from collections.abc import Sequence

from judgeapp.kernel import verbs
from judgeapp.kernel.choices import Procedure, choose
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.state import Bound
from judgeapp.kernel.table import Table
from judgeapp.language.categories import actor


def put_in_order(table: Table, scope: Bound, cards: Sequence[ObjId]) -> Procedure:
    """Let the acting player say in which order several cards are put (8.5.15c)."""
    if len({table.state.obj(o).card for o in cards}) < 2:
        return tuple(cards)
    named = [(table.state.obj(o).alias, o) for o in cards]
    many = len(cards)
    about = "the order in which they are put, the first one first"
    picked: tuple[ObjId, ...] = yield from choose(actor(scope), "order", about, named, many, many, True, ("8.5.15c",))
    return picked


def shuffled(table: Table, player: PlayerId) -> Procedure:
    """Shuffle a deck; an empty one, too (8.5.20a)."""
    with table.because("8.5.20"):
        yield from table.emit(verbs.SHUFFLE(player=player))
