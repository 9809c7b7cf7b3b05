"""The course of a turn: ready step, draw step, action phase, end phase (500 to 503)."""

from __future__ import annotations

from typing import assert_never

from judgeapp.games.wow import combat, kinds, reading
from judgeapp.games.wow.checking import process
from judgeapp.games.wow.ending import next_player
from judgeapp.games.wow.hands import hand_size
from judgeapp.games.wow.kinds import Stage
from judgeapp.games.wow.starting import begin_game
from judgeapp.games.wow.words.able import inspirable
from judgeapp.games.wow.words.later import AsTurnStarts
from judgeapp.games.wow.words.moments import overdue
from judgeapp.games.wow.words.powers import Inspire
from judgeapp.kernel import history, verbs
from judgeapp.kernel.atoms import END_EFFECT, SET_FACT, SET_MARK
from judgeapp.kernel.choices import Procedure, Window, choose
from judgeapp.kernel.effects import Effect
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.inforce import in_force
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import opened

_RULES = {
    Stage.READY: ("501.1", "410.1"),
    Stage.DRAW: ("501.2", "410.1"),
    Stage.ACTION: ("502.1", "410.1"),
    Stage.ATTACK: ("602.1", "410.1"),
    Stage.DEFEND: ("602.3", "410.1"),
    Stage.END: ("503.1", "410.1"),
}


def carry_on(table: Table) -> Procedure:
    """Go on to the next moment at which a player has priority, and open the window."""
    while table.state.fact("over") is None:
        ending = table.state.fact("ending")
        if ending is not None:
            yield from table.emit(SET_FACT(fact="ending", value=None))
            yield from start(table, ending)
            continue
        if table.state.fact("stage") is Stage.START:
            yield from begin_game(table)
            yield from start(table, reading.turn_player(table.state))
        with table.because("410.5"):
            looked = yield from process(table)
        if table.state.fact("over") is not None or table.state.fact("ending") is not None:
            continue
        if looked:
            with table.because("410.5"):
                yield from history.begin(table, "priority")
        stage: Stage = table.state.fact("stage")
        about = f"priority in the {stage.value}"
        table.open_window(Window(table.state.fact("priority"), about, _RULES[stage]))
        return


def close(table: Table) -> Procedure:
    """A window has closed by passes on an empty chain: go on to what follows (410.4b)."""
    stage: Stage = table.state.fact("stage")
    player = reading.turn_player(table.state)
    match stage:
        case Stage.READY:
            yield from _draw(table, player)
        case Stage.DRAW:
            with table.because("502.1"):
                yield from table.emit(SET_FACT(fact="stage", value=Stage.ACTION))
        case Stage.ACTION:
            with table.because("500.2", "503.1"):
                yield from table.emit(SET_FACT(fact="stage", value=Stage.END))
                yield from table.emit(kinds.TURN_ENDS(player=player))
        case Stage.ATTACK:
            with table.because("602"):
                yield from combat.protect_and_defend(table)
        case Stage.DEFEND:
            with table.because("603"):
                yield from combat.conclude(table)
        case Stage.END | Stage.START:
            yield from _wrap_up(table, player)
            yield from start(table, next_player(table.state))
        case _:
            assert_never(stage)


# --- start phase ------------------------------------------------------------------------------------------------------


def start(table: Table, player: PlayerId) -> Procedure:
    """A turn starts: what lasted until then ends, everything readies, powers for the start trigger (501.1a)."""
    number = int(table.state.fact("turn number", 0)) + 1
    last = {**table.state.fact("last turns", {}), player: number}
    with table.because("500.1", "501.1"):
        yield from history.begin(table, "turn")
        yield from history.begin(table, f"turn of {player}")
        yield from table.emit(
            SET_FACT(fact="turn", value=player),
            SET_FACT(fact="turn number", value=number),
            SET_FACT(fact="last turns", value=last),
            SET_FACT(fact="stage", value=Stage.READY),
            SET_FACT(fact="priority", value=player),
            SET_FACT(fact="passes", value=0),
        )
    with table.because("501.1a"):
        over = [e.id for e in table.state.effects.values() if _until_now(table.state, e)]
        yield from table.emit(*(END_EFFECT(effect=e) for e in over))
        yield from _ready(table, player)
        yield from _as_it_starts(table, player)
        yield from table.emit(kinds.TURN_STARTS(player=player))


def _until_now(state: State, effect: Effect) -> bool:
    return effect.until.kind == "start of turn" and overdue(state, effect.bound)


def deadline_turn(state: State, effect: Effect) -> bool:
    """Whether this is the turn with whose start, or end if the text is changed, an effect ends."""
    if effect.until.kind != "start of turn":
        return False
    made = int(effect.bound.slots.get("made in turn", 0))
    return int(state.fact("last turns", {}).get(effect.until.of, 0)) > made


def _ready(table: Table, player: PlayerId) -> Procedure:
    """The turn player's cards and the inspired ones ready at the same time, without the chain."""
    inspired: tuple[tuple[ObjId, ObjId], ...] = ()
    for other in reading.alive(table.state):
        if other != player:
            inspired += yield from _inspire(table, other, tuple(o for o, _ in inspired))
    own = [o for o in reading.controlled(table.state, player) if reading.exhausted(table.state, o)]
    yield from table.emit(
        *(kinds.READY(object=o) for o in own), *(kinds.INSPIRED(object=o, source=s) for o, s in inspired)
    )
    over = [
        e.id for e in table.state.effects.values() if e.until.kind == "their ready step" and _of(table, e.bound, player)
    ]
    yield from table.emit(*(END_EFFECT(effect=e) for e in over))


def _of(table: Table, bound: Bound, player: PlayerId) -> bool:
    """Whether the ready step that an effect waits for is this one: its object's controller is the turn player."""
    state: State = table.state
    ids = bound.ability.what.objects(state, bound)  # type: ignore[attr-defined]
    return all(not state.exists(o) or state.obj(o).controller == player for o in ids)


def _inspire(table: Table, player: PlayerId, taken: tuple[ObjId, ...]) -> Procedure:
    """Each inspire power lets its controller ready exhausted cards of its kinds, each once a turn at most (501.1b)."""
    found: tuple[tuple[ObjId, ObjId], ...] = ()
    for bound in in_force(table.state, Inspire):
        if bound.you != player:
            continue
        ability: Inspire = bound.ability  # type: ignore[assignment]
        for what, most in ability.what.choices():
            state: State = table.state
            gone = (*taken, *(c for c, _ in found))
            able = [o for o in inspirable(state, bound, what) if o not in gone]
            yield from table.emit(kinds.INSPIRING(source=bound.source, player=player, able=tuple(able)))
            alias = state.obj(bound.source).alias
            if not able:
                table.note(Outcome.NOTE, f"{alias} has nothing exhausted to inspire", "501.1b", by=bound.source)
            named = [(state.obj(o).alias, o) for o in able]
            about = f"what {alias} inspires"
            picked = yield from choose(player, "inspire", about, named, 0, most, rules=("501.1b",))
            found += tuple((o, bound.source) for o in picked)
    return found


def _as_it_starts(table: Table, player: PlayerId) -> Procedure:
    """What is to be done as this turn starts (a hero that left comes back in the moment of readying)."""
    due = [
        e for e in table.state.effects.values() if isinstance(e.bound.ability, AsTurnStarts) and e.bound.you == player
    ]
    for effect in due:
        line: AsTurnStarts = effect.bound.ability  # type: ignore[assignment]
        yield from table.emit(END_EFFECT(effect=effect.id))
        with table.because("501.1a", source=effect.bound.source, words=line.words):
            yield from line.effect.run(table, opened(effect.bound))


def _draw(table: Table, player: PlayerId) -> Procedure:
    with table.because("501.2", "501.2a"):
        yield from table.emit(SET_FACT(fact="stage", value=Stage.DRAW))
        if table.state.player(player, "skips draw step", None):
            with table.because("501.2b"):
                yield from table.emit(SET_MARK(on=player, mark="skips draw step", value=None))
            return
        yield from table.emit(verbs.DRAW(player=player))


# --- end phase --------------------------------------------------------------------------------------------------------


def _wrap_up(table: Table, player: PlayerId) -> Procedure:
    """Discard to maximum hand size, then what lasted this turn ends; nobody has priority (503.2)."""
    with table.because("503.2", "503.2a"):
        hand = table.state.zone("hand", player)
        excess = len(hand) - hand_size(table.state, player)
        if excess > 0:
            named = [(table.state.obj(o).alias, o) for o in hand]
            about = "cards to discard to your maximum hand size"
            picked = yield from choose(player, "discard", about, named, excess, excess, rules=("503.2", "415.4b"))
            for oid in picked:
                yield from table.emit(verbs.DISCARD(object=oid, player=player))
        over = [e.id for e in table.state.effects.values() if e.until.kind == "turn" or deadline_turn(table.state, e)]
        yield from table.emit(*(END_EFFECT(effect=e) for e in over))
