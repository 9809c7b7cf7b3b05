"""Showdowns: focus, the initial chain, and what happens as they close (337-345)."""

from __future__ import annotations

from judgeapp.games.riftbound import events, reading, scoring
from judgeapp.kernel import history
from judgeapp.kernel.atoms import SET_FACT
from judgeapp.kernel.choices import Procedure, choose
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.table import Table


def open_staged(table: Table) -> Procedure:
    """In Neutral Open begin a staged showdown, else a staged combat; the turn player picks (322.13-14)."""
    state = table.state
    for what in ("showdown", "combat"):
        staged = [b for b in reading.battlefields(state) if state.obj(b).mark("staged") == what]
        if staged:
            named = [(state.obj(b).alias, b) for b in staged]
            turn: PlayerId = state.fact("turn")
            picked = yield from choose(turn, "open", f"which staged {what} begins", named, rules=("322.13", "322.14"))
            yield from begin(table, picked[0], what)
            return True
    return False


def begin(table: Table, field: ObjId, what: str) -> Procedure:
    """A showdown begins, alone or as the first step of combat (340, 442)."""
    contester: PlayerId = table.state.obj(field).mark("contested")
    with table.because("340", "339"):
        if what == "combat":
            yield from combat_begins(table, field)
        yield from table.emit(
            SET_FACT(fact="showdown", value=field), events.SHOWDOWN_BEGINS(battlefield=field, player=contester)
        )
    with table.because("341"):
        yield from give_focus(table, contester)


def combat_begins(table: Table, field: ObjId) -> Procedure:
    """Roles are fixed: the attacker is who applied contested, whoever came last (442.1.a, 184.3)."""
    state = table.state
    attacker: PlayerId = state.obj(field).mark("contested")
    others = [p for p in reading.players_at(state, field) if p != attacker]
    defender = others[0] if others else state.obj(field).controller
    yield from history.begin(table, "combat")
    with table.because("439", "442", "442.1.a.1", "184.3"):
        yield from table.emit(
            SET_FACT(fact="combat", value=field),
            SET_FACT(fact="combat step", value="showdown"),
            SET_FACT(fact="combat number", value=state.fact("combat number", 0) + 1),
            SET_FACT(fact="attacker", value=attacker),
            SET_FACT(fact="defender", value=defender),
            SET_FACT(fact="opening", value=True),
            events.COMBAT_BEGINS(battlefield=field, player=attacker, defender=defender),
        )


def give_focus(table: Table, player: PlayerId) -> Procedure:
    """A player gains focus, and with it priority (313, 312.2.b)."""
    yield from table.emit(events.FOCUS(player=player), SET_FACT(fact="passes", value=0))


def opened(table: Table) -> Procedure:
    """Combat has opened: with triggers on the chain it is the initial chain, without there is none (342)."""
    if not reading.is_open(table.state):
        with table.because("342", "442"):
            yield from table.emit(events.INITIAL_CHAIN(battlefield=table.state.fact("combat")))
            yield from table.emit(SET_FACT(fact="initial", value=True))
    yield from table.emit(SET_FACT(fact="opening", value=None))


def chain_closed(table: Table) -> Procedure:
    """A chain has ended in a showdown: focus passes on, except after the initial chain (343, 343.1)."""
    state = table.state
    initial = state.fact("initial")
    holder: PlayerId = state.fact("focus")
    keeps = initial and table.game.since("1.1")
    by_trigger = table.game.since("1.3") and state.fact("chain by") in ("trigger", "add")
    yield from table.emit(
        events.CHAIN_ENDS(player=holder, initial=bool(initial)),
        SET_FACT(fact="initial", value=None),
        SET_FACT(fact="chain by", value=None),
    )
    if keeps or by_trigger:
        with table.because("343.1", "442.1.e") if keeps else table.because("346.1"):
            yield from table.emit(events.KEEP_FOCUS(player=holder), SET_FACT(fact="passes", value=0))
        return
    with table.because("343") if table.game.since("1.1") else table.because("552"):
        yield from give_focus(table, reading.in_turn_order(table.state, holder)[1])


def close(table: Table) -> Procedure:
    """All players have passed focus in a row (345)."""
    field: ObjId = table.state.fact("showdown")
    with table.because("345"):
        yield from table.emit(
            events.SHOWDOWN_ENDS(battlefield=field),
            SET_FACT(fact="showdown", value=None),
            SET_FACT(fact="focus", value=None),
            SET_FACT(fact="passes", value=0),
        )
    if table.state.fact("combat") == field:
        yield from table.emit(SET_FACT(fact="combat step", value="damage"))
    else:
        yield from table.emit(SET_FACT(fact="settling", value=field))


def settle(table: Table, field: ObjId) -> Procedure:
    """After a showdown without combat: one player's units there establish control; two players' fight (345.2)."""
    yield from table.emit(SET_FACT(fact="settling", value=None))
    state = table.state
    present = reading.players_at(state, field)
    if len(present) >= 2:
        return
    with table.because("345.2", "184.4"):
        yield from table.emit(events.UNCONTEST(battlefield=field))
        if present:
            yield from scoring.establish(table, present[0], field)
