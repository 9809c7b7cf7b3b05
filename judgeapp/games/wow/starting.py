"""Starting the game: opening hands and mulligans (101)."""

from __future__ import annotations

from collections.abc import Sequence

from judgeapp.games.wow import reading
from judgeapp.kernel import verbs
from judgeapp.kernel.atoms import MOVE, SET_MARK
from judgeapp.kernel.choices import Procedure, may
from judgeapp.kernel.ids import PlayerId, Zone
from judgeapp.kernel.table import Table

OPENING_HAND = 7


def begin_game(table: Table) -> Procedure:
    """Everybody gets seven cards; whether to take a mulligan is decided in turn order and done at the same time. The
    first player will have no draw step (101.1, 101.2, 501.2b)."""
    players = reading.alive(table.state)
    with table.because("101", "101.1"):
        for player in players:
            yield from _fill(table, player, OPENING_HAND)
    again = []
    for player in players:
        if (yield from may(player, "take a mulligan", ("101.2", "802.1"))):
            again.append(player)
    yield from _mulligan(table, again)
    with table.because("501.2b"):
        yield from table.emit(SET_MARK(on=players[0], mark="skips draw step", value=True))


def opening_hand(table: Table, player: PlayerId) -> Procedure:
    """One player's seven cards, and perhaps a mulligan."""
    yield from _fill(table, player, OPENING_HAND)
    if (yield from may(player, "take a mulligan", ("101.2",))):
        yield from _mulligan(table, (player,))


def _mulligan(table: Table, players: Sequence[PlayerId]) -> Procedure:
    """Hands go back into the decks, which are shuffled, and as many cards are put into hand."""
    with table.because("101.2"):
        sizes = {p: len(table.state.zone("hand", p)) for p in players}
        back = [MOVE(object=o, to=Zone("deck", p)) for p in players for o in table.state.zone("hand", p)]
        yield from table.emit(*back)
        yield from table.emit(*(verbs.SHUFFLE(player=p) for p in players))
        for player in players:
            yield from _fill(table, player, sizes[player])


def _fill(table: Table, player: PlayerId, n: int) -> Procedure:
    """Cards are put into hand from the top of the deck, which is no drawing."""
    with table.because("101.1"):
        top = table.state.zone("deck", player)[:n]
        yield from table.emit(*(MOVE(object=o, to=Zone("hand", player)) for o in top))
