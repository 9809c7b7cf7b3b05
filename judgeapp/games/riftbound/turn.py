"""The turn: its phases, and the loop that carries the game to the next window (300-317)."""

from __future__ import annotations

from judgeapp.games.riftbound import chain, cleanup, combat, events, reading, scoring, showdown
from judgeapp.kernel import history, verbs
from judgeapp.kernel.atoms import END_EFFECT, SET_FACT, SET_MARK
from judgeapp.kernel.choices import Procedure, Window
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.table import Table

PHASES = ("awaken", "beginning", "scoring", "channel", "draw", "action", "ending", "expiration")


def advance(table: Table) -> Procedure:
    """Carry the game on from wherever it stands to the next window."""
    while table.state.fact("over") is None:
        yield from cleanup.cleanup(table)
        if table.state.fact("opening"):
            yield from showdown.opened(table)
        pending = reading.oldest_pending(table.state)
        if pending is not None:
            yield from chain.finalize_ability(table, pending)
            yield from table.emit(SET_FACT(fact="chain on", value=True), SET_FACT(fact="priority", value=None))
            continue
        if not reading.is_open(table.state):
            yield from _priority(table)
            return
        if (yield from _open_state(table)):
            return


def _priority(table: Table) -> Procedure:
    """In a closed state: the controller of the newest item has priority first (312.2.c, 333.1.c.3)."""
    state = table.state
    holder: PlayerId | None = state.fact("priority")
    if holder is None:
        newest = reading.newest(state)
        assert newest is not None
        holder, rules = state.obj(newest).controller, ("333.1.c.3", "312")
        if state.fact("initial") and not table.game.since("1.1"):
            holder, rules = state.fact("attacker"), ("625.e", "312")
        with table.because(*rules):
            yield from table.emit(
                events.PRIORITY(player=holder), SET_FACT(fact="passes", value=0), SET_FACT(fact="chain on", value=True)
            )
    table.open_window(Window(holder, "priority", ("312", "309")))


def _open_state(table: Table) -> Procedure:
    """There is no chain: go on with the showdown, the combat or the turn; returns whether a window is open."""
    state = table.state
    if state.fact("chain on"):
        yield from table.emit(SET_FACT(fact="chain on", value=None), SET_FACT(fact="priority", value=None))
        if reading.in_showdown(state):
            yield from showdown.chain_closed(table)
        return False
    field: ObjId | None = state.fact("showdown")
    if field is not None:
        if table.game.since("1.3") and state.fact("combat") is None and state.obj(field).mark("staged") == "combat":
            yield from _convert(table, field)
            return False
        table.open_window(Window(state.fact("focus"), "focus", ("313", "344", "312.2.b")))
        return True
    if state.fact("settling") is not None:
        yield from showdown.settle(table, state.fact("settling"))
        return False
    if state.fact("combat") is not None:
        return (yield from _combat(table))
    if (yield from showdown.open_staged(table)):
        return False
    return (yield from _turn(table))


def _convert(table: Table, field: ObjId) -> Procedure:
    """Since 1.3 a non-combat showdown turns into a combat showdown without closing (323.14)."""
    with table.because("323.14", "322.14"):
        yield from showdown.combat_begins(table, field)
        yield from table.emit(SET_FACT(fact="passes", value=0))


def _combat(table: Table) -> Procedure:
    match table.state.fact("combat step"):
        case "damage":
            role = yield from combat.damage_step(table)
            if role is not None:
                player: PlayerId = table.state.fact(role)
                table.open_window(Window(player, "assigning combat damage", ("443", "443.1.d", "443.1.e")))
                return True
            yield from combat.resolution_step(table)
        case "control":
            yield from combat.control_step(table)
    return False


# --- phases -------------------------------------------------------------------------------------------------------


def _turn(table: Table) -> Procedure:
    """Neutral Open with nothing staged: the phase goes on; returns whether the turn player may act."""
    state = table.state
    player: PlayerId = state.fact("turn")
    phase: str = state.fact("phase")
    if not state.fact("begun"):
        yield from _begin_phase(table, player, phase)
        yield from table.emit(SET_FACT(fact="begun", value=True))
        return False
    if phase == "action":
        table.open_window(Window(player, "the action phase", ("316", "310.1")))
        return True
    yield from end_phase(table)
    return False


def end_phase(table: Table) -> Procedure:
    """Go on to the next phase, or the next player's turn (317.4)."""
    state = table.state
    at = PHASES.index(state.fact("phase"))
    if at + 1 < len(PHASES):
        yield from table.emit(SET_FACT(fact="phase", value=PHASES[at + 1]), SET_FACT(fact="begun", value=None))
        return
    after = reading.in_turn_order(state, state.fact("turn"))
    following = after[1] if len(after) > 1 and after[0] == state.fact("turn") else after[0]
    yield from table.emit(
        SET_FACT(fact="turn", value=following),
        SET_FACT(fact="phase", value=PHASES[0]),
        SET_FACT(fact="begun", value=None),
        SET_FACT(fact="turn number", value=state.fact("turn number", 1) + 1),
    )


def _begin_phase(table: Table, player: PlayerId, phase: str) -> Procedure:
    with table.because(_RULES[phase]):
        match phase:
            case "awaken":
                yield from history.begin(table, "turn")
                yield from table.emit(events.TURN(player=player), verbs.PHASE(phase=phase, player=player))
                tired = [o.id for o in table.state.objects.values() if _tired(o, player)]
                yield from table.emit(*(events.READY(object=o) for o in tired))
            case "scoring":
                for field in reading.battlefields(table.state):
                    if table.state.obj(field).controller == player and not scoring.scored(table.state, player, field):
                        yield from scoring.hold(table, player, field)
            case "channel":
                extra = 1 if table.state.fact("extra rune") == player else 0
                for _ in range(2 + extra):
                    yield from table.emit(events.CHANNEL(player=player))
                if extra:
                    yield from table.emit(SET_FACT(fact="extra rune", value=None))
            case "draw":
                yield from table.emit(verbs.DRAW(player=player))
                yield from empty_pools(table)
            case "ending":
                stunned = [o.id for o in reading.all_units(table.state) if o.mark("stunned")]
                yield from table.emit(*(SET_MARK(on=o, mark="stunned", value=None) for o in stunned))
                yield from table.emit(verbs.PHASE(phase=phase, player=player))
            case "expiration":
                yield from cleanup.cleanup(table, cleanup.heal_all)
                yield from _expire(table)
            case _:
                yield from table.emit(verbs.PHASE(phase=phase, player=player))


_RULES = {
    "awaken": "315.1",
    "beginning": "315.2",
    "scoring": "315.2.b",
    "channel": "315.3",
    "draw": "315.4",
    "action": "316",
    "ending": "317.1",
    "expiration": "317.3",
}


def _tired(obj: object, player: PlayerId) -> bool:
    return (
        getattr(obj, "controller", None) == player
        and bool(obj.mark("exhausted"))  # type: ignore[attr-defined]
        and obj.zone.kind in ("base", "battlefield", "runes", "legend")  # type: ignore[attr-defined]
    )


def _expire(table: Table) -> Procedure:
    """What lasts for the turn ends, all at once, and the pools empty (317.3)."""
    over = [e.id for e in table.state.effects.values() if e.until.kind == "turn"]
    yield from table.emit(*(END_EFFECT(effect=e) for e in over))
    yield from empty_pools(table)


def empty_pools(table: Table) -> Procedure:
    """Empty every rune pool (163)."""
    full = [p for p in table.state.seats if any(table.state.player(p, m) for m in reading.POOL)]
    yield from table.emit(*(events.EMPTY_POOL(player=p) for p in full))
