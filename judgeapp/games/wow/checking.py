"""Pre-priority processing: waves of checks, then waiting triggers (410.5, 410.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from judgeapp.games.wow import reading
from judgeapp.games.wow.chain import add_triggered
from judgeapp.games.wow.entering import attach_description
from judgeapp.games.wow.kinds import Why
from judgeapp.games.wow.losing import lose
from judgeapp.games.wow.setup import SetUp
from judgeapp.games.wow.unique import repair, violation
from judgeapp.games.wow.words.descriptions import fatally_damaged
from judgeapp.games.wow.words.moments import overdue
from judgeapp.games.wow.words.references import Attached
from judgeapp.kernel import history, verbs
from judgeapp.kernel.atoms import END_EFFECT, MOVE, SET_MARK
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import NOWHERE, ObjId, Zone
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.kernel.triggers import place_waiting
from judgeapp.kernel.views import abilities, value
from judgeapp.language.cardgame import game_of
from judgeapp.language.phrase import walk

MOST_WAVES = 200


def process(table: Table) -> Procedure:
    """Everything that comes before a player gets priority. Returns whether there was anything to look at."""
    if not table.state.waiting and _settled(table.state):
        return False
    while table.state.fact("over") is None:
        yield from run_checks(table)
        if table.state.fact("over") is not None:
            return True
        if not (yield from place_waiting(table, lambda w: add_triggered(table, w), ("410.5", "708.1", "708.1a"))):
            break
    _settle(table.state)
    return True


def _settled(state: State) -> bool:
    """Whether these very objects, effects and players have been checked already: passing alone changes none of them."""
    last = cast(SetUp, state.game).settled
    return last is not None and all(a is b for a, b in zip(last, _parts(state), strict=True))


def _settle(state: State) -> None:
    """Remember, to save work only, that a position needs no further checks."""
    cast(SetUp, state.game).settled = _parts(state)


def _parts(state: State) -> tuple[object, ...]:
    return (state.objects, state.effects, state.players)


def run_checks(table: Table) -> Procedure:
    """Waves of checks until one changes nothing; each wave is carried out at once (410.6)."""
    for _ in range(MOST_WAVES):
        yield from repair_all(table)
        losers = [p for p in reading.alive(table.state) if _has_lost(table.state, p)]
        events = list(_wave(table.state))
        if not events and not losers:
            return
        with table.because("410.6"):
            before = len(table.state.log)
            yield from table.emit(*events)
            for player in losers:
                yield from lose(table, player)
            if not losers and not any(r.happened for r in table.state.log.since(before)):
                return
        if table.state.fact("over") is not None:
            return


def repair_all(table: Table) -> Procedure:
    """Repair uniqueness, wherever it is violated (414.1)."""
    if any(violation(table.state, p) for p in reading.alive(table.state)):
        yield from repair(table)


def _has_lost(state: State, player: str) -> bool:
    return bool(state.players[player].get("decked") or state.players[player].get("beaten"))  # type: ignore[index]


def _wave(state: State) -> Iterator[Event]:
    """All that the present position calls for."""
    for oid in reading.characters(state):
        yield from _character(state, oid)
    for oid in state.zones.get(reading.PLAY, ()):
        yield from _attachment(state, oid)
        if state.game.since("7.4"):
            yield from _left_over(state, oid)
    for zone, ids in state.zones.items():
        if zone != reading.PLAY and zone != NOWHERE:
            yield from (MOVE(object=o, to=NOWHERE) for o in ids if state.objects[o].card.facts.get("token"))
    for effect in state.effects.values():
        if effect.until.kind == "start of turn" and overdue(state, effect.bound):
            yield END_EFFECT(effect=effect.id)


def _character(state: State, oid: ObjId) -> Iterator[Event]:
    """No health is one reason to be destroyed, fatal damage another; only damage dealt since the last priority does it
    itself (410.6a)."""
    health = value(state, oid, "health")
    if health is not None and health <= 0:
        yield verbs.DESTROY(object=oid, why=Why.NO_HEALTH)
    elif fatally_damaged(state, oid):
        packets = [
            r.event
            for r in history.happened(state, "priority", verbs.DAMAGE)
            if r.event is not None and r.event["target"] == oid
        ]
        cards = tuple(dict.fromkeys(c for p in packets for c in p.get("cards", ())))
        sources = tuple(dict.fromkeys(p["source"] for p in packets))
        event = verbs.DESTROY(object=oid, why=Why.FATAL, cards=cards, sources=sources)
        if Table(state).forbidden(event) is None:
            yield event


def _attachment(state: State, oid: ObjId) -> Iterator[Event]:
    """An attachment whose host has left or does not match any more: in 2008 it is put into the graveyard, since 7.4 the
    game destroys it (400.5, 410.6c)."""
    obj = state.objects[oid]
    host = obj.mark("attached to")
    if host is None or (reading.in_play(state, host) and host_fits(state, oid, host)):
        return
    if state.game.since("7.4"):
        yield verbs.DESTROY(object=oid, why=Why.GAME)
    else:
        yield MOVE(object=oid, to=Zone("graveyard", obj.owner), index=0)


def host_fits(state: State, oid: ObjId, host: ObjId) -> bool:
    """Whether the host is what the attachment calls it: the words after "attached", else the attach description."""
    words = [n.word for line in abilities(state, oid) for n in walk(line) if isinstance(n, Attached)]
    printed = [n.word for line in state.obj(oid).card.abilities for n in walk(line) if isinstance(n, Attached)]
    words = words or printed
    if words:
        return all(reading.is_a(state, host, w) for w in words)
    what = attach_description(state, oid)
    lines = abilities(state, oid)
    return what is None or not lines or what.fits(state, Bound(lines[0], oid, state.obj(oid).controller), host)


def _left_over(state: State, oid: ObjId) -> Iterator[Event]:
    """Since 7.4 damage on what is no character and counters on face-down resources go (410.6e, f)."""
    obj = state.objects[oid]
    if obj.mark("damage") and not reading.is_character(state, oid):
        yield SET_MARK(on=oid, mark="damage", value=None)
    if reading.blank(obj):
        for counter in game_of(state).counters:
            if obj.mark(counter):
                yield SET_MARK(on=oid, mark=counter, value=None)
