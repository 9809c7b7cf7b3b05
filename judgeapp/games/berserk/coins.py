"""Paying with coins (§522): which of them, where the player has temporary ones."""

from __future__ import annotations

from judgeapp.games.berserk import kinds
from judgeapp.games.berserk.reading import lasting_open_coins
from judgeapp.games.berserk.terms import FLEETING_COINS
from judgeapp.kernel.choices import Procedure, choose_number
from judgeapp.kernel.ids import PlayerId
from judgeapp.kernel.table import Table


def paying_with(table: Table, player: PlayerId, amount: int) -> Procedure:
    """Returns the events of paying so many coins; the player says how many temporary ones are among them."""
    if amount <= 0:
        return ()
    fleeting = int(table.state.player(player, FLEETING_COINS))
    used = 0
    if fleeting:
        least = max(0, amount - lasting_open_coins(table.state, player))
        about = "сколько из них временными монетами"
        used = yield from choose_number(player, "fleeting", about, least, min(fleeting, amount), ("522",))
    return (kinds.PAY_COINS(player=player, amount=amount, fleeting=used),)
