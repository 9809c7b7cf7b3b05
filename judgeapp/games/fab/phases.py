"""The phases of a turn and the Close Step: what happens where nobody has priority (4.2 to 4.4, 7.7)."""

from __future__ import annotations

from judgeapp.games.fab import combat, kinds
from judgeapp.games.fab.ending import expire
from judgeapp.games.fab.expansion import LIFE_CHANGE
from judgeapp.games.fab.reading import (
    CHAIN,
    PERMANENT,
    STACK,
    hero,
    home,
    is_ally,
    is_attack,
    is_proxy,
    turn_player,
    types,
)
from judgeapp.games.fab.resolving import resolve_top
from judgeapp.games.fab.scopes import own as own_lines
from judgeapp.games.fab.settle import settle
from judgeapp.games.fab.shapes import StartPermission
from judgeapp.games.fab.timing import play_type
from judgeapp.kernel import history, verbs
from judgeapp.kernel.atoms import MOVE, SET_FACT, SET_MARK
from judgeapp.kernel.choices import Procedure, Window, choose
from judgeapp.kernel.effects import Until
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.state import State
from judgeapp.kernel.table import Table
from judgeapp.kernel.views import value

REACTIONS = ("attack reaction", "defense reaction")
MARKS_OF_COMBAT = ("attacking", "defending", "defended from")
PRIORITY_RULES = {
    None: ("4.3.3", "1.11.3"),
    "layer": ("7.1.2", "1.11.3"),
    "attack": ("7.2.4", "1.11.3"),
    "defend": ("7.3.3", "1.11.3"),
    "reaction": ("7.4.2", "1.11.3"),
    "damage": ("7.5.3", "1.11.3"),
    "resolution": ("7.6.3", "1.11.3"),
}


def advance(table: Table) -> Procedure:
    """Carry the game on from wherever it stands to the next window."""
    while table.state.fact("over") is None:
        with table.because("1.10.2"):
            changed = yield from settle(table)
        if changed:
            continue
        state = table.state
        if not anybody_may_act(state):
            if state.zone("stack"):
                with table.because(*_alone(state)):
                    yield from resolve_top(table)
            else:
                yield from _next_stage(table)
            continue
        if state.fact("step") == "defend" and not state.fact("declared"):
            player = combat.defender(state)
            if player is None:
                yield from table.emit(SET_FACT(fact="declared", value=True))
                continue
            table.open_window(Window(player, "the declaration of defending cards", ("7.3.2",)))
            return
        table.open_window(Window(state.fact("priority"), "priority", PRIORITY_RULES[state.fact("step")]))
        return


def anybody_may_act(state: State) -> bool:
    """Whether there is priority at all: in the action phase, but not in the Close Step (1.11.3, 7.7.1)."""
    return bool(state.fact("phase") == "action" and state.fact("step") != "close")


def _alone(state: State) -> tuple[str, ...]:
    """Why layers resolve without anybody having priority."""
    if state.fact("step") == "close":
        return ("7.7.4", "7.7.1")
    return {"start": ("4.2.1",), "game": ("4.1.1",)}.get(str(state.fact("phase")), ("4.4.1",))


def _next_stage(table: Table) -> Procedure:
    state = table.state
    stage = state.fact("stage", 0)
    yield from table.emit(SET_FACT(fact="stage", value=stage + 1))
    if state.fact("step") == "close":
        yield from (_chain_closes if stage == 0 else _chain_closed)(table)
    elif state.fact("phase") == "game":
        yield from _start_of_game(table)
    elif state.fact("phase") == "start":
        yield from (_start if stage == 0 else _action_phase)(table)
    else:
        yield from END_STAGES[stage](table)


def _start_of_game(table: Table) -> Procedure:
    """Cards that may start in the arena, then the opening hands (4.1.5b, 4.1.8, 4.1.9)."""
    with table.because("4.1.5b", "4.1.8"):
        for player in table.state.after(turn_player(table.state)):
            yield from _starts_with(table, player)
    with table.because("4.1.9"):
        for player in table.state.after(turn_player(table.state)):
            yield from _draw_to_intellect(table, player)
        yield from table.emit(SET_FACT(fact="phase", value="start"), SET_FACT(fact="stage", value=0))


def _starts_with(table: Table, player: PlayerId) -> Procedure:
    own = hero(table.state, player)
    for line, scope in [] if own is None else list(own_lines(table.state, own, StartPermission, player)):
        state = table.state
        fits = [o for o in state.zone("deck", player) if line.covers(state, scope, o)]
        named = [(state.obj(o).alias, o) for o in fits]
        picked = yield from choose(player, "choose", "starts in the arena", named, 0, 1, rules=("4.1.5b",))
        for oid in picked:
            yield from table.emit(kinds.PUT(object=oid, to=PERMANENT, player=player))


# --- start and action phase -----------------------------------------------------------------------------------------


def _start(table: Table) -> Procedure:
    player = turn_player(table.state)
    with table.because("4.2.1"):
        yield from history.begin(table, "turn")
        yield from expire(table, Until("start of turn", player))
    with table.because("4.2.2"):
        yield from table.emit(verbs.PHASE(phase="start", player=player))


def _action_phase(table: Table) -> Procedure:
    player = turn_player(table.state)
    with table.because("4.3.1", "4.2.3"):
        yield from table.emit(
            SET_FACT(fact="phase", value="action"),
            SET_FACT(fact="priority", value=player),
            SET_FACT(fact="passes", value=0),
        )
    with table.because("4.3.2"):
        yield from table.emit(SET_MARK(on=player, mark="action points", value=1))
    with table.because("4.3.1"):
        yield from table.emit(verbs.PHASE(phase="action", player=player))


def begin_end_phase(table: Table) -> Procedure:
    """The action phase is over (4.3.4)."""
    with table.because("4.3.4"):
        yield from table.emit(SET_FACT(fact="phase", value="end"), SET_FACT(fact="stage", value=0))


# --- end phase ------------------------------------------------------------------------------------------------------


def _end_begins(table: Table) -> Procedure:
    with table.because("4.4.2"):
        yield from table.emit(verbs.PHASE(phase="end", player=turn_player(table.state)))


def _allies_heal(table: Table) -> Procedure:
    allies = [o.id for o in table.state.in_zones("permanent") if is_ally(table.state, o.id) and o.mark(LIFE_CHANGE)]
    if allies:
        with table.because("4.4.3a", "8.2.8b"):
            yield from table.emit(*(SET_MARK(on=o, mark=LIFE_CHANGE, value=None) for o in allies))


def _arsenal(table: Table) -> Procedure:
    """The turn-player may put a card from hand face-down into an empty arsenal (4.4.3b)."""
    state, player = table.state, turn_player(table.state)
    cards = state.zone("hand", player)
    if state.zone("arsenal", player) or not cards:
        return
    with table.because("4.4.3b", "3.3.2"):
        named = [(state.obj(o).alias, o) for o in cards]
        about = "a card for the arsenal, or none"
        picked = yield from choose(player, "arsenal", about, named, 0, 1, rules=("4.4.3b",))
        for oid in picked:
            yield from table.emit(kinds.PUT(object=oid, to=Zone("arsenal", player), player=player))


def _pitch_zones(table: Table) -> Procedure:
    """Every player puts their pitch zone on the bottom of their deck in any order (4.4.3c)."""
    with table.because("4.4.3c"):
        for player in table.state.after(turn_player(table.state)):
            cards = table.state.zone("pitch", player)
            if len({table.state.obj(o).card for o in cards}) > 1:
                named = [(table.state.obj(o).alias, o) for o in cards]
                about = "pitched cards to the bottom of the deck, the first one first"
                many = len(cards)
                cards = yield from choose(player, "bottom", about, named, many, many, True, ("4.4.3c",))
            if cards:
                to = Zone("deck", player)
                yield from table.emit(*(MOVE(object=o, to=to) for o in cards))


def _untap(table: Table) -> Procedure:
    player = turn_player(table.state)
    tapped = [o.id for o in table.state.objects.values() if o.controller == player and o.mark("tapped")]
    if tapped:
        with table.because("4.4.3d"):
            yield from table.emit(*(SET_MARK(on=o, mark="tapped", value=None) for o in tapped))


def _points_vanish(table: Table) -> Procedure:
    with table.because("4.4.3e"):
        yield from table.emit(kinds.LOSE_POINTS())


def _draw_up(table: Table) -> Procedure:
    """The turn-player draws up to their intellect; in the first turn of the game everybody does (4.4.3f)."""
    state = table.state
    first = bool(state.fact("first turn"))
    with table.because("4.4.3f"):
        for player in state.after(turn_player(state))[: None if first else 1]:
            yield from _draw_to_intellect(table, player)


def _draw_to_intellect(table: Table, player: PlayerId) -> Procedure:
    own = hero(table.state, player)
    wanted = 0 if own is None else value(table.state, own, "intellect") or 0
    while len(table.state.zone("hand", player)) < wanted and table.state.zone("deck", player):
        yield from table.emit(verbs.DRAW(player=player))


def _turn_ends(table: Table) -> Procedure:
    player = turn_player(table.state)
    with table.because("4.4.4", "6.2.2a"):
        yield from expire(table, Until("turn"), Until("own turn", player))
        following = next(p for p in table.state.after(player)[1:] if not table.state.player(p, "out"))
        yield from table.emit(
            SET_FACT(fact="turn", value=following),
            SET_FACT(fact="phase", value="start"),
            SET_FACT(fact="first turn", value=None),
            SET_FACT(fact="stage", value=0),
            SET_FACT(fact="priority", value=following),
        )


END_STAGES = (
    _end_begins,
    _allies_heal,
    _arsenal,
    _pitch_zones,
    _untap,
    _points_vanish,
    _draw_up,
    _turn_ends,
)
"""The end phase, in the order of 4.4.2 to 4.4.4; whatever triggers at one stage resolves before the next."""


# --- Close Step -----------------------------------------------------------------------------------------------------


def _chain_closes(table: Table) -> Procedure:
    """The closing event; attacks and reactions on the stack are cleared (7.7.3)."""
    with table.because("7.7.3"):
        yield from table.emit(kinds.CLOSE_CHAIN(), SET_FACT(fact="active link", value=None))
        state = table.state
        lost = [o for o in state.zones.get(STACK, ()) if is_attack(state, o) or _is_reaction(state, o)]
        if lost:
            yield from table.emit(*(kinds.CLEAR(object=o) for o in lost))


def _is_reaction(state: State, oid: ObjId) -> bool:
    if state.obj(oid).layer is not None:
        return state.obj(oid).mark("type") in REACTIONS
    return play_type(types(state, oid)) in REACTIONS


def _chain_closed(table: Table) -> Procedure:
    """Permanents go home, the rest is cleared, and the chain is closed (7.7.5 to 7.7.7)."""
    state = table.state
    homes: list[Event] = []
    cleared: list[Event] = []
    for oid in state.zones.get(CHAIN, ()):
        place = None if is_proxy(state.obj(oid)) else home(state, oid)
        if place is None:
            cleared.append(kinds.CLEAR(object=oid))
        else:
            homes.append(MOVE(object=oid, to=place, same=True))
            homes += [SET_MARK(on=oid, mark=m, value=None) for m in MARKS_OF_COMBAT if state.obj(oid).mark(m)]
    if homes:
        with table.because("7.7.5"):
            yield from table.emit(*homes)
    if cleared:
        with table.because("7.7.6"):
            yield from table.emit(*cleared)
    with table.because("7.7.7"):
        yield from expire(table, Until("combat chain"), Until("chain link"))
        yield from table.emit(
            SET_FACT(fact="step", value=None),
            SET_FACT(fact="chain", value=None),
            SET_FACT(fact="stage", value=None),
            SET_FACT(fact="declared", value=None),
            SET_FACT(fact="priority", value=turn_player(table.state)),
            SET_FACT(fact="passes", value=0),
        )


def all_passed(table: Table) -> Procedure:
    """Everybody has passed in succession: the top layer resolves, or the step or phase ends (1.11.4a)."""
    yield from table.emit(SET_FACT(fact="passes", value=0))
    if table.state.zone("stack"):
        yield from resolve_top(table)
    elif table.state.fact("step") is not None:
        yield from combat.next_step(table)
    else:
        yield from begin_end_phase(table)


__all__ = ["PERMANENT", "PlayerId", "advance", "all_passed", "anybody_may_act"]
