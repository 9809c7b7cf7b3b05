"""Losing and leaving the game (102)."""

from __future__ import annotations

from judgeapp.games.wow import kinds, reading
from judgeapp.games.wow.kinds import Why
from judgeapp.kernel import verbs
from judgeapp.kernel.atoms import END_EFFECT, SET_FACT, SET_MARK
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.state import State
from judgeapp.kernel.table import Table


def lose(table: Table, player: PlayerId) -> Procedure:
    """A player loses: their cards and links leave, and the game may be over (102.1, 102.2)."""
    with table.because("102.1", "102.2"):
        yield from table.emit(kinds.LOSES(player=player), SET_MARK(on=player, mark="lost", value=True))
        if (yield from _over(table)):
            return
        state: State = table.state
        links = [kinds.INTERRUPT(object=o, why=Why.GAME) for o in _links(state, player)]
        yield from table.emit(*links)
        yield from table.emit(*_leaving(table.state, player))
        yield from _pass_on(table, player)


def _over(table: Table) -> Procedure:
    """Whether one side only is left; all losing together is a draw."""
    left = [p for p in table.state.seats if not table.state.player(p, "lost")]
    sides = [p for p in left if not any(not reading.opposed(table.state, p, q) for q in left[: left.index(p)])]
    if len(sides) > 1 or (len(sides) == 1 and len(table.state.seats) == 1):
        return False
    if left:
        yield from table.emit(verbs.WIN(player=left[0]))
    yield from table.emit(SET_FACT(fact="over", value=left[0] if left else "draw"))
    return True


def _links(state: State, player: PlayerId) -> list[ObjId]:
    return [o for o in state.zones.get(reading.CHAIN, ()) if state.obj(o).controller == player]


def _leaving(state: State, player: PlayerId) -> list[Event]:
    mine = [o.id for o in state.objects.values() if o.owner == player and o.layer is None and o.zone.kind != "removed"]
    back = [
        o for o in state.objects.values() if o.controller == player and o.owner != player and o.zone == reading.PLAY
    ]
    effects = [e.id for e in state.effects.values() if e.bound.you == player]
    return [
        *(kinds.REMOVE(object=o, why=Why.GAME) for o in mine),
        *(kinds.TAKE_CONTROL(object=o.id, player=o.owner) for o in back),
        *(END_EFFECT(effect=e) for e in effects),
    ]


def _pass_on(table: Table, player: PlayerId) -> Procedure:
    """Turn and priority go on to the next player who is left."""
    state: State = table.state
    following = next(p for p in state.after(player) if not state.player(p, "lost"))
    if state.fact("priority") == player:
        yield from table.emit(SET_FACT(fact="priority", value=following))
    if state.fact("turn") == player:
        yield from table.emit(SET_FACT(fact="ending", value=following))
