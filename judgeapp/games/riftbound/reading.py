"""Reading a position: where things are, whose they are, what they can do. Pure functions of the state."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from judgeapp.kernel.abilities import Restriction
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.inforce import in_force
from judgeapp.kernel.state import Obj, State
from judgeapp.kernel.views import abilities, value

BOARD = ("base", "battlefield")
OFF_BOARD = ("trash", "hand", "deck", "banishment", "rune deck", "champion")
DOMAINS = ("Fury", "Calm", "Mind", "Body", "Chaos", "Order")
POOL = ("energy", "power", *DOMAINS)
BATTLEFIELDS = Zone("battlefields")


def types(state: State, oid: ObjId) -> tuple[str, ...]:
    """The type words of an object."""
    return cast("tuple[str, ...]", value(state, oid, "types") or ())


def is_type(state: State, oid: ObjId, word: str) -> bool:
    """Whether an object has a type."""
    return word in types(state, oid)


def is_token(state: State, oid: ObjId) -> bool:
    """Whether an object is a token (173)."""
    return bool(state.obj(oid).card.facts.get("token"))


def on_board(state: State, oid: ObjId) -> bool:
    """Whether an object is at a location of the board now."""
    return state.exists(oid) and state.objects[oid].zone.kind in BOARD


def location(state: State, oid: ObjId) -> Zone | None:
    """Where an object is: a base or a battlefield; a battlefield is its own location; None for all else (105)."""
    obj = state.objects.get(oid)
    if obj is None:
        return None
    if obj.zone == BATTLEFIELDS:
        return field_of(state, oid)
    return obj.zone if obj.zone.kind in BOARD else None


def field_of(state: State, battlefield: ObjId) -> Zone:
    """The zone of the units at a battlefield."""
    return Zone("battlefield", state.obj(battlefield).alias)


def battlefields(state: State) -> tuple[ObjId, ...]:
    """All battlefields, in order."""
    return state.zones.get(BATTLEFIELDS, ())


def battlefield_at(state: State, zone: Zone) -> ObjId | None:
    """The battlefield whose zone this is."""
    if zone.kind not in ("battlefield", "facedown"):
        return None
    return next((b for b in battlefields(state) if state.objects[b].alias == zone.of), None)


def units_in(state: State, zone: Zone, player: PlayerId | None = None) -> tuple[ObjId, ...]:
    """The units at a location, of one player or of all."""
    return tuple(
        o
        for o in state.zones.get(zone, ())
        if is_type(state, o, "unit") and (player is None or state.objects[o].controller == player)
    )


def units_at(state: State, battlefield: ObjId, player: PlayerId | None = None) -> tuple[ObjId, ...]:
    """The units at a battlefield, of one player or of all."""
    return units_in(state, field_of(state, battlefield), player)


def players_at(state: State, battlefield: ObjId) -> tuple[PlayerId, ...]:
    """The players with units at a battlefield, in turn order."""
    present = {state.objects[u].controller for u in units_at(state, battlefield)}
    return tuple(p for p in state.seats if p in present)


def all_units(state: State) -> Iterator[Obj]:
    """Every unit on the board, in the order of the zones."""
    for obj in state.in_zones(*BOARD):
        if is_type(state, obj.id, "unit"):
            yield obj


def alone(state: State, oid: ObjId) -> bool:
    """Whether a unit is the only one of its controller at its location."""
    obj = state.obj(oid)
    return units_in(state, obj.zone, obj.controller) == (oid,)


def attached(state: State, unit: ObjId) -> tuple[ObjId, ...]:
    """The gear attached to a unit (716)."""
    zone = state.obj(unit).zone
    return tuple(o for o in state.zones.get(zone, ()) if state.objects[o].mark("attached to") == unit)


def might(state: State, oid: ObjId) -> int:
    """The Might of a unit now, never below 0 (142)."""
    return int(value(state, oid, "might") or 0)


def has(state: State, oid: ObjId, keyword: str) -> bool:
    """Whether an object has a keyword."""
    return any(getattr(a, "keyword", None) == keyword for a in abilities(state, oid))


def keyword_sum(state: State, oid: ObjId, keyword: str) -> int:
    """The numbers behind a keyword, added up; a keyword without a number counts 1 (733, 735, 740)."""
    found = [a for a in abilities(state, oid) if getattr(a, "keyword", None) == keyword]
    return sum(getattr(a, "n", None) or 1 for a in found)


def forbidden(state: State, event: Event) -> bool:
    """Whether card text in force forbids an event."""
    return any(
        event.kind in cast(Restriction, b.ability).watches and cast(Restriction, b.ability).forbids(state, b, event)
        for b in in_force(state, Restriction)
    )


def players(state: State) -> tuple[PlayerId, ...]:
    """The players still in the game."""
    return tuple(p for p in state.seats if not state.player(p, "out"))


def in_turn_order(state: State, first: PlayerId) -> tuple[PlayerId, ...]:
    """The players still in the game, beginning with one of them or the next after one (303.2)."""
    return tuple(p for p in state.after(first) if not state.player(p, "out"))


def newest(state: State) -> ObjId | None:
    """The newest item of the chain."""
    chain = state.zones.get(Zone("chain"), ())
    return chain[0] if chain else None


def oldest_pending(state: State) -> ObjId | None:
    """The oldest item of the chain that is still pending (333)."""
    for oid in reversed(state.zones.get(Zone("chain"), ())):
        if state.objects[oid].mark("pending"):
            return oid
    return None


def in_showdown(state: State) -> bool:
    """Whether a showdown is going on (307)."""
    return state.fact("showdown") is not None


def is_open(state: State) -> bool:
    """Whether the state is open: there is no chain (308)."""
    return not state.zones.get(Zone("chain"), ())


def priority(state: State) -> PlayerId | None:
    """Who has priority: on a chain whoever it was given to, in a showdown the one with focus, else the turn player."""
    if not is_open(state):
        return cast("PlayerId | None", state.fact("priority"))
    return cast("PlayerId | None", state.fact("focus") if in_showdown(state) else state.fact("turn"))
