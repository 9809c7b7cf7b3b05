"""The events of Riftbound and what each consists of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judgeapp.games.riftbound import reading
from judgeapp.kernel import verbs
from judgeapp.kernel.abilities import Triggered
from judgeapp.kernel.atoms import ADJUST, CONTROL, CREATE, MOVE, SET_FACT, SET_MARK, SHIFT, announcement
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.events import Event, EventKind, Expand
from judgeapp.kernel.ids import NOWHERE, PlayerId, Zone
from judgeapp.kernel.state import Bound, State

CHAIN = Zone("chain")
ABILITY = CardDef("ability")
"""The face of an ability on the chain."""
NOBODY = PlayerId("")
"""Who controls a battlefield that nobody controls."""


def _kind(name: str, en: str, ru: str, looks_back: bool = False) -> EventKind:
    return EventKind(name, {"en": en, "ru": ru}, looks_back=looks_back, void=_gone)


def _gone(state: State, event: Event) -> str | None:
    oid = event.get("object")
    return "it is no longer there" if oid is not None and not state.exists(oid) else None


ADD_ABILITY = announcement(
    "ability on chain", en="the ability of {source} goes on the chain", ru="способность в цепь: {source}"
)
LEAVE_CHAIN = _kind("leave chain", "{object} leaves the chain", "покидает цепь: {object}")
BEGIN_PLAY = _kind("put on chain", "{player} puts {object} on the chain", "{player} кладёт в цепь: {object}", True)
FINALIZE = _kind("finalize", "{object} is finalized", "завершено объявление: {object}")
CHOOSE = announcement("choose", en="{player} chooses {object}", ru="{player} выбирает: {object}")
MOVES = _kind("moves", "{object} moves to {to}", "{object} перемещается: {to}")
RECALL = _kind("recall", "{object} is recalled", "отозвано на базу: {object}", True)
DIE = _kind("die", "{object} dies", "погибает: {object}", True)
RETURN = _kind("return", "{object} returns to its owner's hand", "{object} возвращается в руку", True)
HEAL = _kind("heal", "{object} is healed", "исцеляется: {object}")
STUN = _kind("stun", "{object} is stunned", "оглушено: {object}")
EXHAUST = _kind("exhaust", "{object} is exhausted", "истощается: {object}")
READY = _kind("ready", "{object} is readied", "приводится в готовность: {object}")
BUFF = _kind("buff", "{object} is buffed", "усиливается: {object}")
SPEND_BUFF = _kind("spend buff", "the buff of {object} is spent", "потрачено усиление: {object}")
DESIGNATE = _kind("designate", "{object} is {role}", "{object}: {role}")
ATTACKS = announcement("attacks", en="{object} attacks", ru="атакует: {object}")
DEFENDS = announcement("defends", en="{object} defends", ru="защищается: {object}")
CONTEST = announcement("contest", en="{player} contests {battlefield}", ru="{player} оспаривает: {battlefield}")
UNCONTEST = announcement(
    "uncontest", en="{battlefield} is no longer contested", ru="больше не оспаривается: {battlefield}"
)
ESTABLISH = announcement(
    "establish control", en="{player} controls {battlefield}", ru="{player} контролирует: {battlefield}"
)
LOSE_CONTROL = announcement(
    "lose control", en="nobody controls {battlefield}", ru="никто не контролирует: {battlefield}"
)
STAGE = announcement("stage", en="a {what} is staged at {battlefield}", ru="готовится {what}: {battlefield}")
UNSTAGE = announcement("unstage", en="the {what} at {battlefield} is withdrawn", ru="отменяется {what}: {battlefield}")
SHOWDOWN_BEGINS = announcement(
    "showdown begins", en="a showdown begins at {battlefield}", ru="начинается столкновение: {battlefield}"
)
SHOWDOWN_ENDS = announcement(
    "showdown ends", en="the showdown at {battlefield} ends", ru="столкновение окончено: {battlefield}"
)
COMBAT_BEGINS = announcement(
    "combat begins", en="combat begins at {battlefield}, {player} attacks", ru="бой: {battlefield}, атакует {player}"
)
COMBAT_ENDS = announcement("combat ends", en="the combat at {battlefield} ends", ru="бой окончен: {battlefield}")
WIN_COMBAT = announcement(
    "win combat", en="{player} wins the combat at {battlefield}", ru="{player} выигрывает бой: {battlefield}"
)
CHAIN_ENDS = announcement("chain ends", en="the chain ends", ru="цепь закончилась")
INITIAL_CHAIN = announcement("initial chain", en="the initial chain begins", ru="начальная цепь")
DISTRIBUTE = announcement("assign combat damage", en="{player} assigns combat damage", ru="{player} назначает урон боя")
ASSIGN = announcement("assign", en="{player} assigns {amount} to {object}", ru="{player} назначает {amount}: {object}")
FOCUS = announcement("focus", en="{player} gains focus", ru="{player} получает фокус")
KEEP_FOCUS = announcement("keep focus", en="{player} keeps focus", ru="{player} сохраняет фокус")
PRIORITY = announcement("priority", en="{player} gains priority", ru="{player} получает приоритет")
PASS = announcement("pass", en="{player} passes {what}", ru="{player} пропускает: {what}")
INSTEAD = announcement("instead", en="something else happens to {object} instead", ru="вместо этого: {object}")
COUNTER = _kind("counter", "{object} is countered", "отменено: {object}")
CONQUER = announcement("conquer", en="{player} conquers {battlefield}", ru="{player} захватывает: {battlefield}")
HOLD = announcement("hold", en="{player} holds {battlefield}", ru="{player} удерживает: {battlefield}")
SCORE = announcement("score", en="{player} scores {amount}", ru="{player} получает очки: {amount}")
CHANNEL = announcement("channel", en="{player} channels a rune", ru="{player} направляет руну")
BURN_OUT = announcement("burn out", en="{player} burns out", ru="{player} выгорает")
RECYCLE = _kind("recycle", "{object} is recycled", "перерабатывается: {object}", True)
HIDE = _kind("hide", "{player} hides a card at {battlefield}", "{player} прячет карту: {battlefield}")
TRASH_HIDDEN = _kind(
    "trash hidden", "{object} is trashed from its facedown zone", "в сброс из скрытой зоны: {object}", True
)
EMPTY_POOL = announcement("empty pool", en="the rune pool of {player} empties", ru="пул рун пуст: {player}")
ADD = announcement("add", en="{player} adds {amount} {resource}", ru="{player} добавляет: {resource} +{amount}")
SPEND = announcement("spend", en="{player} spends {amount} {resource}", ru="{player} тратит: {resource} −{amount}")
ATTACH = _kind("attach", "{object} is attached to {to}", "{object} крепится: {to}")
TURN = announcement("turn", en="the turn of {player} begins", ru="ход: {player}")
CONCEDE = announcement("concede", en="{player} concedes", ru="{player} сдаётся")

ROLES: Mapping[str, EventKind] = {"attacker": ATTACKS, "defender": DEFENDS}


def _leaving(state: State, event: Event, to: Zone) -> tuple[Event, ...]:
    oid = event["object"]
    loose = tuple(SET_MARK(on=g, mark="attached to", value=None) for g in reading.attached(state, oid))
    if state.obj(oid).zone.kind == "facedown" and to.kind in ("hand", "deck"):
        shown: tuple[Event, ...] = (verbs.REVEAL(object=oid, player=state.obj(oid).owner),)
        loose = (*shown, *loose)
    home = NOWHERE if reading.is_token(state, oid) and to.kind in reading.OFF_BOARD else to
    return (MOVE(object=oid, to=home, index=0 if home.kind == "trash" else None), *loose)


def _moves(state: State, event: Event) -> tuple[Event, ...]:
    oid = event["object"]
    return (SHIFT(object=oid, to=event["to"]), *(SHIFT(object=g, to=event["to"]) for g in reading.attached(state, oid)))


def _recall(state: State, event: Event) -> tuple[Event, ...]:
    base = Zone("base", state.obj(event["object"]).controller)
    return _moves(state, event.but(to=base))


def _damage(state: State, event: Event) -> tuple[Event, ...]:
    return (ADJUST(on=event["target"], mark="damage", by=event["amount"]),)


def _draw(state: State, event: Event) -> tuple[Event, ...]:
    deck = state.zone("deck", event["player"])
    return (MOVE(object=deck[0], to=Zone("hand", event["player"])),) if deck else ()


def _channel(state: State, event: Event) -> tuple[Event, ...]:
    runes = state.zone("rune deck", event["player"])
    marks = {"exhausted": True} if event.get("exhausted") else {}
    return (MOVE(object=runes[0], to=Zone("runes", event["player"]), marks=marks),) if runes else ()


def _recycle(state: State, event: Event) -> tuple[Event, ...]:
    obj = state.obj(event["object"])
    kind = "rune deck" if reading.is_type(state, obj.id, "rune") else "deck"
    return _leaving(state, event, Zone(kind, obj.owner))


def _buff(state: State, event: Event) -> tuple[Event, ...]:
    buffed = state.obj(event["object"]).mark("buff")
    return () if buffed else (SET_MARK(on=event["object"], mark="buff", value=True),)


def _designate(state: State, event: Event) -> tuple[Event, ...]:
    oid, role = event["object"], event["role"]
    return (SET_MARK(on=oid, mark="role", value=role), SET_MARK(on=oid, mark="fought", value=event["combat"]))


def _begin_play(state: State, event: Event) -> tuple[Event, ...]:
    marks: dict[str, Any] = {"pending": True, "from": event["since"]}
    if event.get("hidden"):
        marks["hidden at"] = event["hidden"]
    return (MOVE(object=event["object"], to=CHAIN, index=0, marks=marks, controller=event["player"]),)


def _establish(state: State, event: Event) -> tuple[Event, ...]:
    return (CONTROL(object=event["battlefield"], player=event["player"]),)


def _unowned(state: State, event: Event) -> tuple[Event, ...]:
    return (CONTROL(object=event["battlefield"], player=NOBODY),)


def _mark(mark: str, value: Any, role: str = "object") -> Expand:
    def expand(state: State, event: Event) -> tuple[Event, ...]:
        given = event[value[1:]] if isinstance(value, str) and value.startswith("$") else value
        return (SET_MARK(on=event[role], mark=mark, value=given),)

    return expand


def _fact(fact: str) -> Expand:
    def expand(state: State, event: Event) -> tuple[Event, ...]:
        return (SET_FACT(fact=fact, value=event["player"]),)

    return expand


def _empty(state: State, event: Event) -> tuple[Event, ...]:
    pid = event["player"]
    return tuple(SET_MARK(on=pid, mark=m, value=None) for m in reading.POOL if state.player(pid, m))


def _hide(state: State, event: Event) -> tuple[Event, ...]:
    name = state.obj(event["battlefield"]).alias
    marks = {"hidden turn": state.fact("turn number", 1)}
    return (MOVE(object=event["object"], to=Zone("facedown", name), marks=marks, controller=event["player"]),)


def _attach(state: State, event: Event) -> tuple[Event, ...]:
    oid, host = event["object"], event["to"]
    return (SET_MARK(on=oid, mark="attached to", value=host), SHIFT(object=oid, to=state.obj(host).zone))


def _to(kind: str) -> Expand:
    def expand(state: State, event: Event) -> tuple[Event, ...]:
        return _leaving(state, event, Zone(kind, state.obj(event["object"]).owner))

    return expand


def _ability(state: State, event: Event) -> tuple[Event, ...]:
    layer: Bound = event["layer"]
    sort = "trigger" if isinstance(layer.ability, Triggered) else "ability"
    return (
        CREATE(
            card=ABILITY,
            owner=event["player"],
            to=CHAIN,
            layer=layer,
            alias=f"{state.obj(layer.source).alias} {sort}",
            index=0,
            marks={"pending": True},
        ),
    )


def _ceases(state: State, event: Event) -> tuple[Event, ...]:
    return (MOVE(object=event["object"], to=NOWHERE),)


def _token(state: State, event: Event) -> tuple[Event, ...]:
    marks = {"exhausted": True} if event.get("exhausted") else {}
    return (CREATE(card=event["card"], owner=event["player"], to=event["to"], alias=event["alias"], marks=marks),)


def _score(state: State, event: Event) -> tuple[Event, ...]:
    return (ADJUST(on=event["player"], mark="points", by=event["amount"]),)


def _add(state: State, event: Event) -> tuple[Event, ...]:
    return (ADJUST(on=event["player"], mark=event["resource"], by=event["amount"]),)


def _spend(state: State, event: Event) -> tuple[Event, ...]:
    return (ADJUST(on=event["player"], mark=event["resource"], by=-event["amount"]),)


EXPANSIONS: Mapping[EventKind, Expand] = {
    ADD_ABILITY: _ability,
    LEAVE_CHAIN: _ceases,
    SHOWDOWN_BEGINS: _mark("staged", None, "battlefield"),
    COMBAT_BEGINS: _mark("staged", None, "battlefield"),
    BEGIN_PLAY: _begin_play,
    FINALIZE: _mark("pending", None),
    MOVES: _moves,
    RECALL: _recall,
    DIE: _to("trash"),
    RETURN: _to("hand"),
    verbs.DISCARD: _to("trash"),
    verbs.BANISH: _to("banishment"),
    COUNTER: _to("trash"),
    TRASH_HIDDEN: _to("trash"),
    verbs.DAMAGE: _damage,
    verbs.DRAW: _draw,
    verbs.CREATE_TOKEN: _token,
    CHANNEL: _channel,
    RECYCLE: _recycle,
    HEAL: _mark("damage", None),
    STUN: _mark("stunned", True),
    EXHAUST: _mark("exhausted", True),
    READY: _mark("exhausted", None),
    BUFF: _buff,
    SPEND_BUFF: _mark("buff", None),
    DESIGNATE: _designate,
    CONTEST: _mark("contested", "$player", "battlefield"),
    UNCONTEST: _mark("contested", None, "battlefield"),
    STAGE: _mark("staged", "$what", "battlefield"),
    UNSTAGE: _mark("staged", None, "battlefield"),
    ESTABLISH: _establish,
    LOSE_CONTROL: _unowned,
    FOCUS: _fact("focus"),
    PRIORITY: _fact("priority"),
    SCORE: _score,
    ADD: _add,
    SPEND: _spend,
    EMPTY_POOL: _empty,
    HIDE: _hide,
    ATTACH: _attach,
}
"""What the named events consist of."""
