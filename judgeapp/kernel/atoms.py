"""The atoms: the event kinds that write. Named events of the games are made of these."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.effects import Effect
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import NOWHERE, EffectId, ObjId, PlayerId, Zone
from judgeapp.kernel.state import NO_MARKS, Bound, Draft, Obj, State

GONE = "it is no longer there"


def _move(draft: Draft, event: Event) -> str | None:
    """object goes to zone ``to``, at ``index`` (None: last), with ``marks``; ``controller`` where it gets a new one.

    ``same``: by the rules of the game this move makes no new object; it keeps its number, and its marks beside those
    given here.
    """
    if not draft.exists(event["object"]):
        return GONE
    if event.get("same"):
        draft.transfer(event["object"], event["to"], event.get("index"), event.get("controller"))
        for key, value in event.get("marks", NO_MARKS).items():
            draft.mark(event["object"], key, value)
        return None
    old = draft.leave(event["object"])
    if event["to"] == NOWHERE:
        return None
    new = Obj(
        ObjId(draft.fresh()),
        old.card,
        old.owner,
        event.get("controller") or old.owner,
        event["to"],
        old.alias,
        event.get("marks", NO_MARKS),
        draft.seq,
        old.id,
        old.layer if event.get("keeps_layer") else None,
    )
    draft.enter(new, event.get("index"))
    draft.became(old.id, new.id)
    return None


def _shift(draft: Draft, event: Event) -> str | None:
    """object goes to zone ``to`` and remains the same object, with everything that sits on it."""
    if not draft.exists(event["object"]):
        return GONE
    draft.transfer(event["object"], event["to"], event.get("index"))
    return None


def _create(draft: Draft, event: Event) -> str | None:
    card: CardDef = event["card"]
    layer: Bound | None = event.get("layer")
    obj = Obj(
        ObjId(draft.fresh()),
        card,
        event["owner"],
        event.get("controller") or event["owner"],
        event["to"],
        _unused(draft, event.get("alias") or card.moniker),
        event.get("marks", NO_MARKS),
        draft.seq,
        None,
        layer,
    )
    draft.enter(obj, event.get("index"))
    return None


def _unused(draft: Draft, alias: str) -> str:
    taken = {o.alias for o in draft.part("objects").values()}
    number = 2
    name = alias
    while name in taken:
        name, number = f"{alias} {number}", number + 1
    return name


def _set_mark(draft: Draft, event: Event) -> str | None:
    who, key, value = event["on"], event["mark"], event["value"]
    if isinstance(who, PlayerId):
        draft.player_mark(who, key, value)
        return None
    if not draft.exists(who):
        return GONE
    draft.mark(who, key, value)
    return None


def _adjust(draft: Draft, event: Event) -> str | None:
    who, key, by = event["on"], event["mark"], event["by"]
    least = event.get("least", 0)
    if isinstance(who, PlayerId):
        now = draft.part("players")[who].get(key, 0)
        draft.player_mark(who, key, _floored(now + by, least))
        return None
    if not draft.exists(who):
        return GONE
    after = _floored(draft.obj(who).mark(key, 0) + by, least)
    draft.mark(who, key, after or None)
    return None


def _floored(value: int, least: int | None) -> int:
    return value if least is None else max(least, value)


def _control(draft: Draft, event: Event) -> str | None:
    if not draft.exists(event["object"]):
        return GONE
    draft.put(replace(draft.obj(event["object"]), controller=event["player"]))
    return None


def _start(draft: Draft, event: Event) -> str | None:
    bound: Bound = event["bound"]
    eid = EffectId(draft.fresh())
    bound = replace(bound, seq=draft.seq, effect=eid)
    draft.effect(Effect(eid, bound, event["until"], event.get("left"), event.get("words", "")))
    return None


def _end(draft: Draft, event: Event) -> str | None:
    if event["effect"] not in draft.part("effects"):
        return "it is no longer in force"
    draft.drop_effect(event["effect"])
    return None


def _use(draft: Draft, event: Event) -> str | None:
    effect = draft.part("effects").get(event["effect"])
    if effect is None:
        return "it is no longer in force"
    if effect.left is None:
        return None
    left = effect.left - event["by"]
    if left <= 0:
        draft.drop_effect(effect.id)
    else:
        draft.effect(replace(effect, left=left))
    return None


def _fact(draft: Draft, event: Event) -> str | None:
    draft.fact(event["fact"], event["value"])
    return None


def _arrange(draft: Draft, event: Event) -> str | None:
    if sorted(event["order"]) != sorted(draft.part("zones").get(event["zone"], ())):
        return "other things lie there"
    draft.order(event["zone"], event["order"])
    return None


def _nothing(draft: Draft, event: Event) -> str | None:
    """Committing it changes nothing: the record itself is the change."""
    return None


def _no_adjustment(state: State, event: Event) -> str | None:
    return "nothing to change" if event["by"] == 0 else None


def _not_there(state: State, event: Event) -> str | None:
    return None if state.exists(event["object"]) else GONE


MOVE = EventKind(
    "move", {"en": "{object} moves to {to}", "ru": "{object} → {to}"}, _move, looks_back=True, void=_not_there
)
SHIFT = EventKind("shift", {"en": "{object} goes to {to}", "ru": "{object} переходит: {to}"}, _shift, void=_not_there)
CREATE = EventKind("create", {"en": "{card} appears in {to}", "ru": "{card} появляется: {to}"}, _create)
SET_MARK = EventKind("set", {"en": "{on}: {mark} is {value}", "ru": "{on}: {mark} — {value}"}, _set_mark)
ADJUST = EventKind("adjust", {"en": "{on}: {mark} {by:+}", "ru": "{on}: {mark} {by:+}"}, _adjust, void=_no_adjustment)
CONTROL = EventKind(
    "gain control", {"en": "{player} gains control of {object}", "ru": "{player} получает контроль: {object}"}, _control
)
START_EFFECT = EventKind("effect", {"en": "in force: {words}", "ru": "действует: {words}"}, _start)
END_EFFECT = EventKind(
    "effect ends", {"en": "no longer in force: {effect}", "ru": "больше не действует: {effect}"}, _end
)
USE_EFFECT = EventKind("effect used", {"en": "{effect} is used", "ru": "{effect}: использовано"}, _use)
SET_FACT = EventKind("fact", {"en": "{fact}: {value}", "ru": "{fact}: {value}"}, _fact)
ARRANGE = EventKind("arrange", {"en": "{zone} is put in order", "ru": "{zone}: новый порядок"}, _arrange)


def announcement(name: str, **says: str) -> EventKind:
    """An event kind that changes nothing itself but can be forbidden, replaced, waited for and looked back on."""
    return EventKind(name, says, _nothing)


def moving(obj: ObjId, to: Zone, **more: Any) -> Event:
    """The move of one object."""
    return MOVE(object=obj, to=to, **more)
