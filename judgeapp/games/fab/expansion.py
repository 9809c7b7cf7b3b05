"""What the named events consist of in this game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judgeapp.games.fab import kinds
from judgeapp.games.fab.reading import ARENA, CHAIN, PERMANENT, active_link, fab
from judgeapp.kernel import verbs
from judgeapp.kernel.atoms import ADJUST, CREATE, MOVE, SET_MARK, START_EFFECT
from judgeapp.kernel.effects import NEVER
from judgeapp.kernel.events import Event, EventKind, Expand
from judgeapp.kernel.ids import NOWHERE, ObjId, PlayerId, Zone
from judgeapp.kernel.state import State
from judgeapp.kernel.views import value

LIFE_CHANGE = "life change"
"""Mark of a living object: life gained less life lost since its base life was set (2.5.3a)."""


def lands(state: State, oid: ObjId, kind: str) -> Zone:
    """Where an object goes that is sent to its owner's zone of a kind; a token or a proxy ceases to exist (8.1.8a)."""
    obj = state.obj(oid)
    stays = obj.layer is None and not obj.card.facts.get("token") and obj.mark("attack source") is None
    return Zone(kind, obj.owner) if stays else NOWHERE


def _leave_for(kind: str) -> Expand:
    def expand(state: State, event: Event) -> tuple[Event, ...]:
        return (MOVE(object=event["object"], to=lands(state, event["object"], kind), index=0),)

    return expand


def _banish(state: State, event: Event) -> tuple[Event, ...]:
    marks = {"face-down": True} if event.get("face_down") else {}
    return (MOVE(object=event["object"], to=lands(state, event["object"], "banished"), index=0, marks=marks),)


def _pitch(state: State, event: Event) -> tuple[Event, ...]:
    oid, player = event["object"], event["player"]
    gained = kinds.GAIN_RESOURCES(player=player, amount=value(state, oid, "pitch") or 0)
    return (MOVE(object=oid, to=Zone("pitch", player)), gained)


def _gain_resources(state: State, event: Event) -> tuple[Event, ...]:
    return (ADJUST(on=event["player"], mark="resources", by=event["amount"]),)


def _gain_action_points(state: State, event: Event) -> tuple[Event, ...]:
    return (ADJUST(on=event["player"], mark="action points", by=event["amount"]),)


def _pay(state: State, event: Event) -> tuple[Event, ...]:
    amount = event.get("amount", 0)
    return (ADJUST(on=event["player"], mark=event["asset"], by=-amount),) if amount else ()


def _lose_points(state: State, event: Event) -> tuple[Event, ...]:
    found = []
    for player in state.seats:
        for asset in ("action points", "resources"):
            if state.player(player, asset):
                found.append(SET_MARK(on=player, mark=asset, value=0))
    return tuple(found)


def _damage(state: State, event: Event) -> tuple[Event, ...]:
    target, amount = event["target"], event["amount"]
    made = [ADJUST(on=target, mark=LIFE_CHANGE, by=-amount, least=None)]
    if event.get("hit"):
        player = state.obj(event["source"]).controller
        made.append(kinds.HIT(object=event["source"], target=target, amount=amount, player=player))
    return tuple(made)


def _hit(state: State, event: Event) -> tuple[Event, ...]:
    target: ObjId = event["target"]
    foe = not state.game.friendly(state, event["player"], state.obj(target).controller)
    return (kinds.UNMARK(object=target),) if foe and state.obj(target).mark("marked") else ()


def _mark(state: State, event: Event) -> tuple[Event, ...]:
    return (SET_MARK(on=event["object"], mark="marked", value=True),)


def _unmark(state: State, event: Event) -> tuple[Event, ...]:
    return (SET_MARK(on=event["object"], mark="marked", value=None),)


def _life(by: int) -> Expand:
    def expand(state: State, event: Event) -> tuple[Event, ...]:
        living = event.get("object") or fab(state).avatar(state, event["player"])
        if living is None:
            return ()
        return (ADJUST(on=living, mark=LIFE_CHANGE, by=by * event["amount"], least=None),)

    return expand


def _draw(state: State, event: Event) -> tuple[Event, ...]:
    deck = state.zone("deck", event["player"])
    return (MOVE(object=deck[0], to=Zone("hand", event["player"])),) if deck else ()


def _put(state: State, event: Event) -> tuple[Event, ...]:
    oid, to = event["object"], event["to"]
    obj = state.obj(oid)
    marks: dict[str, Any] = dict(event.get("marks") or {})
    if obj.zone == to and obj.zone.kind == "deck":
        return (MOVE(object=oid, to=to, index=event.get("index")),)
    if to.kind == "permanent":
        return (MOVE(object=oid, to=to, marks=marks, controller=event.get("player")),)
    where = to if to == NOWHERE or lands(state, oid, to.kind) != NOWHERE else NOWHERE
    return (MOVE(object=oid, to=where, index=event.get("index"), marks=marks),)


def _turn_face(state: State, event: Event) -> tuple[Event, ...]:
    oid, up = event["object"], event["up"]
    obj = state.obj(oid)
    if obj.zone.kind in kinds.HIDDEN:
        return (SET_MARK(on=oid, mark="face-up", value=True if up else None),)
    if up or obj.zone.kind in ARENA:
        return (SET_MARK(on=oid, mark="face-down", value=None if up else True),)
    place = state.zones[obj.zone].index(oid)
    return (MOVE(object=oid, to=obj.zone, index=place, marks={"face-down": True}),)


def _counters(by: int) -> Expand:
    def expand(state: State, event: Event) -> tuple[Event, ...]:
        return (ADJUST(on=event["object"], mark=event["counter"], by=by * event["amount"]),)

    return expand


def _create_tokens(state: State, event: Event) -> tuple[Event, ...]:
    one = verbs.CREATE_TOKEN(player=event["player"], card=event["card"])
    return (one,) * int(event["amount"])


def _create_token(state: State, event: Event) -> tuple[Event, ...]:
    player: PlayerId = event["player"]
    return (CREATE(card=event["card"], owner=player, to=event.get("to") or PERMANENT),)


def _equip(state: State, event: Event) -> tuple[Event, ...]:
    if event.get("there"):
        return ()
    return (MOVE(object=event["object"], to=event["to"], controller=event["player"]),)


def _become(state: State, event: Event) -> tuple[Event, ...]:
    return (START_EFFECT(bound=event["bound"], until=event.get("until") or NEVER, words=f"is {event['card'].name}"),)


def _defend(state: State, event: Event) -> tuple[Event, ...]:
    oid, link = event["object"], active_link(state)
    assert link is not None
    moved = () if state.obj(oid).zone == CHAIN else (MOVE(object=oid, to=CHAIN, same=True, controller=event["player"]),)
    cleared = tuple(SET_MARK(on=oid, mark=m, value=None) for m in ("face-up", "face-down") if state.obj(oid).mark(m))
    marks = {"defending": link.number, "defended from": event["defends_from"]}
    return (*moved, *cleared, *(SET_MARK(on=oid, mark=m, value=v) for m, v in marks.items()))


def _clear(state: State, event: Event) -> tuple[Event, ...]:
    return (MOVE(object=event["object"], to=lands(state, event["object"], "graveyard"), index=0),)


EXPANSIONS: Mapping[EventKind, Expand] = {
    verbs.DESTROY: _leave_for("graveyard"),
    verbs.DISCARD: _leave_for("graveyard"),
    verbs.BANISH: _banish,
    verbs.DRAW: _draw,
    verbs.DAMAGE: _damage,
    verbs.GAIN_LIFE: _life(1),
    verbs.LOSE_LIFE: _life(-1),
    verbs.PAY: _pay,
    verbs.CREATE_TOKEN: _create_token,
    verbs.DEFEND: _defend,
    kinds.CREATE_TOKENS: _create_tokens,
    kinds.PITCH: _pitch,
    kinds.GAIN_RESOURCES: _gain_resources,
    kinds.GAIN_ACTION_POINTS: _gain_action_points,
    kinds.LOSE_POINTS: _lose_points,
    kinds.HIT: _hit,
    kinds.MARK: _mark,
    kinds.UNMARK: _unmark,
    kinds.PUT: _put,
    kinds.TURN_FACE: _turn_face,
    kinds.PUT_COUNTERS: _counters(1),
    kinds.REMOVE_COUNTERS: _counters(-1),
    kinds.EQUIP: _equip,
    kinds.BECOME: _become,
    kinds.CLEAR: _clear,
}
"""What each named event consists of."""
