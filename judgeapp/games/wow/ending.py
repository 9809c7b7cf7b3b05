"""Ending the turn (500.5), and the start of a raid (800.3)."""

from __future__ import annotations

from judgeapp.games.wow import kinds, reading
from judgeapp.games.wow.entering import Entry, enter_play
from judgeapp.games.wow.hands import hand_size
from judgeapp.games.wow.kinds import Why
from judgeapp.games.wow.reading import CHAIN, COMBAT_FACTS
from judgeapp.games.wow.starting import opening_hand
from judgeapp.games.wow.words.later import Delayed
from judgeapp.games.wow.words.moments import OfThisTurn
from judgeapp.kernel import history, verbs
from judgeapp.kernel.atoms import END_EFFECT, MOVE, SET_FACT, SET_MARK
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.effects import Effect
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import State
from judgeapp.kernel.table import Table

MAIN, EVENT, BOSS = "raid main deck", "raid event deck", "raid boss"


def end_turn(table: Table, source: ObjId, following: PlayerId) -> Procedure:
    """End the turn: nobody has priority between these steps, and end-of-turn triggers, wrap-up and conclusion are
    skipped. following: whose turn starts then."""
    with table.because("500.5", source=source):
        yield from table.emit(kinds.ENDED())
        links = [o for o in table.state.zones.get(CHAIN, ()) if o != _link_of(table.state, source)]
        with table.because("500.5", "711", "103.3", source=source):
            yield from table.emit(*(kinds.INTERRUPT(object=o, why=Why.GAME) for o in links))
        with table.because("500.5", "602.4", source=source):
            fighting = [table.state.fact(f) for f in ("attacker", "proposed", "defender")]
            there = [o for o in dict.fromkeys(fighting) if isinstance(o, ObjId) and table.state.exists(o)]
            yield from table.emit(*(kinds.LEAVE_COMBAT(object=o) for o in there))
            present = [f for f in COMBAT_FACTS if table.state.fact(f) is not None]
            yield from table.emit(*(SET_FACT(fact=f, value=None) for f in present), *_sheathed(table.state))
            yield from history.begin(table, "combat")
        _tell_hand(table, source)
        over = [e.id for e in table.state.effects.values() if _ends(e)]
        yield from table.emit(*(END_EFFECT(effect=e) for e in over))
        yield from table.emit(SET_FACT(fact="ending", value=following))


def _sheathed(state: State) -> list[Event]:
    """No weapon is associated with a hero any more (602.4)."""
    return [SET_MARK(on=w, mark="struck for", value=None) for _, w in reading.strikes(state)]


def _tell_hand(table: Table, source: ObjId) -> None:
    """Where a hand is larger than its limit: nothing is discarded, since there is no wrap-up step."""
    player = reading.turn_player(table.state)
    hand = len(table.state.zone("hand", player))
    if hand > hand_size(table.state, player):
        table.note(Outcome.NOTE, f"no wrap-up step: {hand} cards stay in hand", "500.5", "503.2", by=source)


def _link_of(state: State, source: ObjId) -> ObjId:
    """The link that is resolving: the top one."""
    chain = state.zones.get(CHAIN, ())
    return chain[0] if chain else source


def _ends(effect: Effect) -> bool:
    """Modifiers for this turn and this combat end, and so do those that wait for the end of just this turn."""
    if effect.until.kind in ("turn", "combat"):
        return True
    line = effect.bound.ability
    return isinstance(line, Delayed) and isinstance(line.event, OfThisTurn)


def start_raid(table: Table, source: ObjId, player: PlayerId) -> Procedure:
    """Start an Onyxia Raid: every step or none, without priority (800.3)."""
    state: State = table.state
    boss = state.zone(BOSS, player)
    needed = (("the Main deck", MAIN), ("the Event deck", EVENT), ("Onyxia Stage 1", BOSS))
    missing = [what for what, zone in needed if not state.zone(zone, player)]
    if missing:
        table.note(Outcome.FAILED, f"{' and '.join(missing)} can't be used", "800.3", "800.3a", by=source)
        return False
    with table.because("800.3", "800.3a", source=source):
        yield from table.emit(kinds.RAID(player=player))
        yield from _remove_everything(table, player)
        yield from enter_play(table, [Entry(boss[0], player)])
        yield from _raid_decks(table, player)
        yield from opening_hand(table, player)
        yield from end_turn(table, source, player)
        yield from table.emit(SET_MARK(on=player, mark="skips draw step", value=True))
    return True


def _remove_everything(table: Table, player: PlayerId) -> Procedure:
    """All cards the player owns or controls leave the game, by the game, whatever would stop that (103.3)."""
    mine = [
        o.id
        for o in table.state.objects.values()
        if o.layer is None
        and player in (o.owner, o.controller)
        and o.zone.kind in ("deck", "hand", "graveyard", "play", "chain")
    ]
    with table.because("800.3a", "103.3"):
        yield from table.emit(*(kinds.REMOVE(object=o, why=Why.GAME) for o in mine))


def _raid_decks(table: Table, player: PlayerId) -> Procedure:
    """The Main deck becomes the player's deck; both are shuffled."""
    cards = table.state.zone(MAIN, player)
    yield from table.emit(*(MOVE(object=o, to=Zone("deck", player)) for o in cards))
    yield from table.emit(verbs.SHUFFLE(player=player))


def next_player(state: State) -> PlayerId:
    """Whose turn comes after this one."""
    return next(p for p in state.after(reading.turn_player(state))[1:] + state.seats if not state.player(p, "lost"))
