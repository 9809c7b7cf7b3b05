"""Movement: moves, and the contested status that an arrival applies (143, 184.3, 424)."""

from __future__ import annotations

from judgeapp.games.riftbound import events, reading
from judgeapp.games.riftbound.words.places import enterable
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.table import Table

Moves = tuple[tuple[ObjId, Zone], ...]


def move(table: Table, player: PlayerId, moves: Moves) -> Procedure:
    """Move units, all at once; returns whether any moved. Where a third player may not come it is recalled (427)."""
    state = table.state
    batch = []
    for oid, to in moves:
        field = reading.battlefield_at(state, to)
        if field is not None and not enterable(state, field, state.obj(oid).controller):
            batch.append(events.RECALL(object=oid))
        elif state.obj(oid).zone != to:
            batch.append(events.MOVES(object=oid, to=to, player=player))
    made = yield from table.emit(*batch)
    for zone in dict.fromkeys(to for _, to in moves):
        yield from arrive(table, zone)
    return bool(made)


def arrive(table: Table, zone: Zone) -> Procedure:
    """Apply contested status where units of a player who does not control the battlefield have become present."""
    state = table.state
    field = reading.battlefield_at(state, zone)
    if field is None or state.obj(field).mark("contested"):
        return
    controller = state.obj(field).controller
    strangers = [p for p in reading.players_at(state, field) if p != controller]
    if strangers:
        with table.because("184.3"):
            yield from table.emit(events.CONTEST(battlefield=field, player=strangers[0]))
