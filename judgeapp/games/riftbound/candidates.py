"""Everything worth trying in a window, in a fixed order."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from judgeapp.games.riftbound import actions, combat, playing, reading, timing
from judgeapp.games.riftbound.words.lines import Speed
from judgeapp.kernel.cards import UNKNOWN
from judgeapp.kernel.game import Action
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.state import Obj, State


def candidates(state: State, player: PlayerId) -> Iterator[Action]:
    """What a player could do now. Whether it can be paid for shows when it is tried."""
    window = state.fact("window")
    if window is not None and window.about == "assigning combat damage":
        role = "attacker" if state.fact("attacker") == player else "defender"
        for parts in islice(combat.assignments(state, role), 24):
            yield actions.AssignDamage(parts)
        return
    closed = not reading.is_open(state)
    showdown = reading.in_showdown(state)
    yield from _cards(state, player, closed, showdown)
    yield from _abilities(state, player, closed, showdown)
    if not closed and not showdown and player == state.fact("turn"):
        yield from _moves(state, player)
        yield from _hiding(state, player)
    yield actions.Pass()


def attempts(state: State, player: PlayerId) -> Iterator[Action]:
    """Every card that could be meant, whatever the moment: its playing, its abilities, an exhausted unit's move."""
    for card in _sources(state, player):
        if state.obj(card).card is not UNKNOWN:
            yield actions.Play(card)
    for obj in _bearers(state, player):
        for number, _ in enumerate(playing.activated(state, obj.id)):
            yield actions.Activate(obj.id, number)
    for unit in reading.all_units(state):
        if unit.controller == player and unit.zone.kind == "base":
            for battlefield in reading.battlefields(state):
                yield actions.StandardMove((unit.id,), reading.field_of(state, battlefield))


def _quick(speed: Speed | None, closed: bool, showdown: bool) -> bool:
    if closed:
        return speed is Speed.REACTION
    return speed is not None or not showdown


def _cards(state: State, player: PlayerId, closed: bool, showdown: bool) -> Iterator[Action]:
    for card in _sources(state, player):
        if _quick(timing.speed_of(state, card), closed, showdown):
            yield actions.Play(card)


def _sources(state: State, player: PlayerId) -> list[ObjId]:
    sources = [*state.zone("hand", player), *state.zone("champion", player)]
    return sources + [o.id for o in state.in_zones("facedown") if o.controller == player]


def _abilities(state: State, player: PlayerId, closed: bool, showdown: bool) -> Iterator[Action]:
    for obj in _bearers(state, player):
        for number, line in enumerate(playing.activated(state, obj.id)):
            if _quick(line.timing, closed, showdown):
                yield actions.Activate(obj.id, number)


def _bearers(state: State, player: PlayerId) -> Iterator[Obj]:
    for obj in state.in_zones("base", "battlefield", "legend"):
        if obj.controller == player and obj.mark("attached to") is None:
            yield obj


def _moves(state: State, player: PlayerId) -> Iterator[Action]:
    ready = [o.id for o in reading.all_units(state) if o.controller == player and not o.mark("exhausted")]
    places = [Zone("base", player), *(reading.field_of(state, b) for b in reading.battlefields(state))]
    for to in places:
        able = [u for u in ready if _can(state, u, to)]
        for unit in able:
            yield actions.StandardMove((unit,), to)
        if len(able) > 1:
            yield actions.StandardMove(tuple(able), to)


def _can(state: State, unit: ObjId, to: Zone) -> bool:
    zone = state.objects[unit].zone
    if zone == to:
        return False
    return not (zone.kind == to.kind == "battlefield") or reading.has(state, unit, "ganking")


def _hiding(state: State, player: PlayerId) -> Iterator[Action]:
    mine = [b for b in reading.battlefields(state) if state.objects[b].controller == player]
    free = [b for b in mine if not state.zone("facedown", state.objects[b].alias)]
    for card in state.zone("hand", player):
        if free and reading.has(state, card, "hidden"):
            for field in free:
                yield actions.Hide(card, field)
