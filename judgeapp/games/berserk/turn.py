"""The turn (§301-310): phases one after another, from wherever the position says that the game stands."""

from __future__ import annotations

from collections.abc import Callable

from judgeapp.games.berserk import kinds
from judgeapp.games.berserk.drawing import draw_one, settle_top
from judgeapp.games.berserk.queueing import run_queue
from judgeapp.games.berserk.reading import active, in_play
from judgeapp.games.berserk.terms import (
    ACCUMULATION,
    CHOICE,
    CLOSED,
    CLOSED_COINS,
    COINS,
    CUT,
    DECK,
    ENDING,
    FLEETING_COINS,
    FRESH,
    HAND,
    HIDDEN,
    MULLIGAN,
    NUMBER,
    QUEUE,
    RECOVERY,
    TURN,
)
from judgeapp.games.berserk.words.entering import ComesBack
from judgeapp.kernel import history, verbs
from judgeapp.kernel.atoms import CONTROL, END_EFFECT, MOVE, SET_FACT, SET_MARK
from judgeapp.kernel.choices import Procedure, Window, choose
from judgeapp.kernel.effects import Effect
from judgeapp.kernel.ids import NOWHERE, PlayerId, Zone
from judgeapp.kernel.table import Table

MOST_COINS = 10
"""Up to so many coins come by themselves (§304, 522)."""


def advance(table: Table) -> Procedure:
    """Carry the game on to the next choice phase, or to its end."""
    while table.state.fact("over") is None:
        phase = _PHASES.get(table.state.fact("phase"), _choice)
        if (yield from phase(table)):
            return


def _choice(table: Table) -> Procedure:
    """The choice phase (§306): play stands still here once the queue is empty. Returns whether it does."""
    with table.because("306"):
        yield from run_queue(table)
    if table.state.fact("over") is not None or table.state.fact("phase") != CHOICE:
        return False
    table.open_window(Window(active(table.state), CHOICE, ("306",)))
    return True


def back_to_choice(table: Table, *rules: str) -> Procedure:
    """After an attack, activation or play: with an empty queue play is in the choice phase again by itself."""
    if table.state.fact("phase") == ENDING:
        return
    with table.because(*rules):
        yield from table.emit(verbs.PHASE(phase=CHOICE, player=active(table.state)))
        yield from table.emit(kinds.RETURN(player=active(table.state)))


# --- before the game ----------------------------------------------------------------------------------------------


def _mulligan(table: Table) -> Procedure:
    """One partial mulligan each (§301): any cards under the deck, then refill; the first player decides first."""
    first = active(table.state)
    with table.because("301"):
        for player in table.state.after(first):
            state = table.state
            hand = [(state.obj(o).alias, o) for o in state.zone(HAND, player)]
            about = "пересдача: под колоду"
            under = yield from choose(player, "under", about, hand, 0, len(hand), True, ("301",))
            for card in under:
                yield from table.emit(MOVE(object=card, to=Zone(DECK, player)))
            for _ in under:
                yield from settle_top(table, player)
                deck = table.state.zone(DECK, player)
                yield from table.emit(MOVE(object=deck[0], to=Zone(HAND, player)))
        yield from _begin_turn(table, first, 1)


def _begin_turn(table: Table, player: PlayerId, number: int) -> Procedure:
    with table.because("302"):
        yield from history.begin(table, "turn")
        yield from table.emit(SET_FACT(fact=TURN, value=player), SET_FACT(fact=NUMBER, value=number))
        yield from table.emit(SET_FACT(fact=CUT, value=None))
        yield from table.emit(kinds.TURN_BEGINS(player=player))
        yield from table.emit(verbs.PHASE(phase=RECOVERY, player=player))


# --- the start of a turn ------------------------------------------------------------------------------------------


def _recovery(table: Table) -> Procedure:
    """The recovery phase (§303): what lasts until now ends, the active player opens everything."""
    player = active(table.state)
    with table.because("303"):
        yield from expire(table, "start", player)
        shut = [o.id for o in in_play(table.state) if o.controller == player and o.mark(CLOSED)]
        yield from table.emit(*(kinds.OPEN(object=o, player=player) for o in shut))
        if table.state.player(player, CLOSED_COINS):
            yield from table.emit(kinds.OPEN_COINS(player=player))
        yield from table.emit(verbs.PHASE(phase=ACCUMULATION, player=player))


def _accumulation(table: Table) -> Procedure:
    """The accumulation phase (§304): a coin, a card, revealing, then what triggers at the start of the turn."""
    player = active(table.state)
    with table.because("304"):
        if table.state.player(player, COINS) < MOST_COINS:
            yield from table.emit(kinds.GAIN_COINS(player=player, amount=1))
        if table.state.fact(NUMBER) != 1:
            yield from draw_one(table, player, ACCUMULATION)
        yield from _reveal(table, player)
        yield from table.emit(kinds.AT_START(player=player))
        yield from run_queue(table)
        if table.state.fact("phase") == ACCUMULATION:
            yield from table.emit(verbs.PHASE(phase=CHOICE, player=player))


def _reveal(table: Table, player: PlayerId) -> Procedure:
    """The player may reveal own hidden cards, all at the same time, before anything triggers at the start."""
    state = table.state
    named = [(o.alias, o.id) for o in in_play(state) if o.controller == player and o.mark(HIDDEN)]
    picked = yield from choose(player, "reveal", "раскрыть", named, 0, len(named), rules=("304",))
    if picked:
        with table.because("304", "202"):
            yield from table.emit(*(kinds.UNHIDE(object=o, player=player, phase=ACCUMULATION) for o in picked))


# --- the end of a turn --------------------------------------------------------------------------------------------


def _end(table: Table) -> Procedure:
    """The end of the turn (§310). A turn that was ended at once has no triggers here, and its queue is dropped."""
    player = active(table.state)
    with table.because("310"):
        if table.state.fact(CUT) is None:
            yield from table.emit(kinds.AT_END(player=player))
            yield from run_queue(table)
        else:
            yield from _drop_queue(table)
        yield from expire(table, "turn", None)
        for owner in table.state.seats:
            if table.state.player(owner, FLEETING_COINS):
                yield from table.emit(SET_MARK(on=owner, mark=FLEETING_COINS, value=0))
        tired = [o.id for o in in_play(table.state) if o.mark(FRESH)]
        yield from table.emit(*(SET_MARK(on=o, mark=FRESH, value=None) for o in tired))
        following = table.state.after(player)[1 % len(table.state.seats)]
        yield from _begin_turn(table, following, table.state.fact(NUMBER) + 1)


def _drop_queue(table: Table) -> Procedure:
    for waiting in table.state.waiting:
        table.take_waiting(waiting)
    yield from table.emit(*(MOVE(object=o, to=NOWHERE) for o in table.state.zone(QUEUE)))


def expire(table: Table, kind: str, player: PlayerId | None) -> Procedure:
    """End what lasts until this moment; borrowed cards go back to the other player (§519.5)."""
    over: list[Effect] = [
        e for e in table.state.effects.values() if e.until.kind == kind and e.until.of in (None, player)
    ]
    for effect in over:
        yield from table.emit(END_EFFECT(effect=effect.id))
        line = effect.bound.ability
        if isinstance(line, ComesBack) and table.state.exists(line.card):
            with table.because("519.5"):
                yield from table.emit(CONTROL(object=line.card, player=line.to))


_PHASES: dict[str, Callable[[Table], Procedure]] = {
    MULLIGAN: _mulligan,
    RECOVERY: _recovery,
    ACCUMULATION: _accumulation,
    ENDING: _end,
}
