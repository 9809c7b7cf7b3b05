"""Cards out of the deck: drawing, searching, and the order that a shuffle left open (§204, 527)."""

from __future__ import annotations

from judgeapp.games.berserk.reading import unsettled
from judgeapp.games.berserk.terms import DECK
from judgeapp.kernel import verbs
from judgeapp.kernel.atoms import ARRANGE
from judgeapp.kernel.choices import Procedure, choose
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.table import Table


def settle_top(table: Table, player: PlayerId) -> Procedure:
    """Say which card lies on top, if the deck was shuffled: chance, which the scenario gives."""
    state = table.state
    among = unsettled(state, player)
    different: dict[str, ObjId] = {}
    for oid in among:
        different.setdefault(state.obj(oid).card.name, oid)
    if len(different) < 2:
        return
    picked = yield from choose(player, "top", "какая карта оказалась сверху", list(different.items()), rules=("204",))
    deck = state.zone(DECK, player)
    order = (picked[0], *(o for o in deck if o != picked[0]))
    with table.because("204"):
        yield from table.emit(ARRANGE(zone=Zone(DECK, player), order=order))


def draw_one(table: Table, player: PlayerId, phase: str | None = None) -> Procedure:
    """Draw a card. phase: the accumulation phase, whose failed draws are counted (§304). Returns the records."""
    yield from settle_top(table, player)
    return (yield from table.emit(verbs.DRAW(player=player, phase=phase) if phase else verbs.DRAW(player=player)))
