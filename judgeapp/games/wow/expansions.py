"""What the named events consist of in this game."""

from __future__ import annotations

from collections.abc import Mapping

from judgeapp.games.wow import kinds
from judgeapp.games.wow.reading import COMBAT_FACTS, in_combat
from judgeapp.kernel import verbs
from judgeapp.kernel.atoms import ADJUST, CONTROL, MOVE, SET_FACT, SET_MARK
from judgeapp.kernel.events import Event, EventKind, Expand
from judgeapp.kernel.ids import NOWHERE, ObjId, Zone
from judgeapp.kernel.state import State
from judgeapp.kernel.views import value


def _exhaust(state: State, event: Event) -> tuple[Event, ...]:
    return (SET_MARK(on=event["object"], mark="exhausted", value=True),)


def _ready(state: State, event: Event) -> tuple[Event, ...]:
    return (SET_MARK(on=event["object"], mark="exhausted", value=None),)


def _inspire(state: State, event: Event) -> tuple[Event, ...]:
    return (kinds.READY(object=event["object"]),)


def _flip(state: State, event: Event) -> tuple[Event, ...]:
    down = state.obj(event["object"]).mark("face down")
    return (SET_MARK(on=event["object"], mark="face down", value=None if down else True),)


def _to_graveyard(state: State, event: Event) -> tuple[Event, ...]:
    owner = state.obj(event["object"]).owner
    return (MOVE(object=event["object"], to=Zone("graveyard", owner), index=0, why=event.get("why")),)


def _destroy(state: State, event: Event) -> tuple[Event, ...]:
    """A player whose hero is destroyed has lost when checks are next made (102.1a)."""
    obj = state.obj(event["object"])
    moved = _to_graveyard(state, event)
    if "hero" in (obj.card.facts.get("types") or ()):
        return (*moved, SET_MARK(on=obj.controller, mark="beaten", value=True))
    return moved


def _remove(state: State, event: Event) -> tuple[Event, ...]:
    marks = {"face down": True} if event.get("face") is kinds.Face.DOWN else {}
    to = Zone("removed", state.obj(event["object"]).owner)
    moved = MOVE(object=event["object"], to=to, marks=marks, why=event.get("why"))
    return (moved, kinds.REMOVED(object=event["object"], face=event.get("face")))


def _interrupt(state: State, event: Event) -> tuple[Event, ...]:
    if state.obj(event["object"]).layer is not None:
        return (MOVE(object=event["object"], to=NOWHERE),)
    return _to_graveyard(state, event)


def _damage(state: State, event: Event) -> tuple[Event, ...]:
    return (ADJUST(on=event["target"], mark="damage", by=event["amount"]),)


def _put_damage(state: State, event: Event) -> tuple[Event, ...]:
    """Since 7.4 put damage never exceeds what is exactly fatal (405.3); 2008 knows no such limit."""
    amount = event["amount"]
    if state.game.since("7.4"):
        room = (value(state, event["target"], "health") or 0) - state.obj(event["target"]).mark("damage", 0)
        amount = min(amount, max(0, room))
    return (ADJUST(on=event["target"], mark="damage", by=amount),)


def _less_damage(state: State, event: Event) -> tuple[Event, ...]:
    return (ADJUST(on=event["target"], mark="damage", by=-event["amount"]),)


def _put_counters(state: State, event: Event) -> tuple[Event, ...]:
    return (ADJUST(on=event["object"], mark=event["counter"], by=event["amount"]),)


def _remove_counters(state: State, event: Event) -> tuple[Event, ...]:
    return (ADJUST(on=event["object"], mark=event["counter"], by=-event["amount"]),)


def _draw(state: State, event: Event) -> tuple[Event, ...]:
    """A draw from an empty deck is remembered: the player loses when checks are next made (102.1a)."""
    deck = state.zone("deck", event["player"])
    if not deck:
        return (SET_MARK(on=event["player"], mark="decked", value=True),)
    return (MOVE(object=deck[0], to=Zone("hand", event["player"])),)


def _take_control(state: State, event: Event) -> tuple[Event, ...]:
    oid: ObjId = event["object"]
    if state.obj(oid).controller == event["player"]:
        return ()
    made: list[Event] = [CONTROL(object=oid, player=event["player"])]
    if state.obj(oid).mark("struck for") is not None:
        made.append(SET_MARK(on=oid, mark="struck for", value=None))
    if in_combat(state, oid):
        made.append(kinds.LEAVE_COMBAT(object=oid))
    return tuple(made)


def _leave_combat(state: State, event: Event) -> tuple[Event, ...]:
    roles = [f for f in COMBAT_FACTS if state.fact(f) == event["object"]]
    return tuple(SET_FACT(fact=f, value=None) for f in roles)


def _attach(state: State, event: Event) -> tuple[Event, ...]:
    return (SET_MARK(on=event["object"], mark="attached to", value=event["host"]),)


def _winner(state: State, event: Event) -> tuple[Event, ...]:
    return (SET_FACT(fact="winner wins next", value=True),)


EXPANSIONS: Mapping[EventKind, Expand] = {
    kinds.EXHAUST: _exhaust,
    kinds.READY: _ready,
    kinds.INSPIRED: _inspire,
    kinds.FLIP: _flip,
    verbs.DESTROY: _destroy,
    verbs.DISCARD: _to_graveyard,
    kinds.REMOVE: _remove,
    kinds.INTERRUPT: _interrupt,
    verbs.DAMAGE: _damage,
    kinds.PUT_DAMAGE: _put_damage,
    kinds.HEAL: _less_damage,
    kinds.REMOVE_DAMAGE: _less_damage,
    kinds.PUT_COUNTERS: _put_counters,
    kinds.REMOVE_COUNTERS: _remove_counters,
    verbs.DRAW: _draw,
    kinds.TAKE_CONTROL: _take_control,
    kinds.LEAVE_COMBAT: _leave_combat,
    kinds.ATTACH: _attach,
    kinds.WINNER: _winner,
}
"""Named event → the events it consists of."""
