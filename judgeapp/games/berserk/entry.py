"""Coming into play, from wherever (§519)."""

from __future__ import annotations

from judgeapp.games.berserk import kinds
from judgeapp.games.berserk.kinds import How
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.table import Table


def enter_play(table: Table, card: ObjId, player: PlayerId, how: How) -> Procedure:
    """Put a card into play under a player's control. Returns its new number, or None where it did not enter."""
    made = yield from table.emit(kinds.ENTER(object=card, player=player, how=how))
    if not any(r.event is not None and r.event.kind is kinds.ENTER for r in made):
        return None
    new = table.state.now(card)
    yield from table.emit(kinds.ENTERED(object=new, player=player, how=how))
    return new
