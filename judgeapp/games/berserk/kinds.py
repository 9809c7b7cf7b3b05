"""The events of the game beside the shared verbs, and what each consists of."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from judgeapp.games.berserk.terms import (
    CLOSED,
    CLOSED_COINS,
    COINS,
    DECK,
    EXTRA_LIVES,
    FLEETING_COINS,
    FRESH,
    GRAVEYARD,
    HAND,
    HIDDEN,
    IN_PLAY,
    LOST,
    PHASE,
    PRAYERS,
    SHUFFLED,
    THE_QUEUE,
    WOUNDS,
)
from judgeapp.kernel import verbs
from judgeapp.kernel.atoms import ADJUST, CREATE, MOVE, SET_FACT, SET_MARK, announcement
from judgeapp.kernel.events import Event, EventKind, Expand
from judgeapp.kernel.ids import PlayerId, Zone
from judgeapp.kernel.state import State
from judgeapp.kernel.views import value


class Means(StrEnum):
    """What wounds are given by."""

    STRIKE = "удар"
    SHOT = "выстрел"
    SPELL = "заклинание"
    ABILITY = "способность"
    PAYMENT = "оплата"


class Way(StrEnum):
    """How an attack is made (§507)."""

    STRIKE = "удар"
    SHOT = "выстрел"
    FIGHT = "сражение"
    ANSWER = "ответный удар"


class How(StrEnum):
    """How a card comes under somebody's control (§519)."""

    PLAYED = "розыгрыш"
    CALLED = "вызов"
    REVIVED = "возрождение"
    CREATED = "создание"
    PUT = "положена в игру"


def _gone(state: State, event: Event) -> str | None:
    return None if state.exists(event["object"]) else "карты уже нет"


def _nothing(state: State, event: Event) -> str | None:
    return None if event["amount"] > 0 else "0 – это ничего"


def _void_close(state: State, event: Event) -> str | None:
    if not state.exists(event["object"]):
        return "карты уже нет"
    return "карта уже закрыта" if state.obj(event["object"]).mark(CLOSED) else None


def _void_open(state: State, event: Event) -> str | None:
    if not state.exists(event["object"]):
        return "карты уже нет"
    return None if state.obj(event["object"]).mark(CLOSED) else "карта уже открыта"


def _void_hide(state: State, event: Event) -> str | None:
    if not state.exists(event["object"]):
        return "карты уже нет"
    return "карта уже скрыта" if state.obj(event["object"]).mark(HIDDEN) else None


def _void_reveal(state: State, event: Event) -> str | None:
    if not state.exists(event["object"]):
        return "карты уже нет"
    return None if state.obj(event["object"]).mark(HIDDEN) else "карта не скрыта"


def _kind(name: str, en: str, ru: str, void: Any = None, looks_back: bool = False) -> EventKind:
    return EventKind(name, {"en": en, "ru": ru}, void=void, looks_back=looks_back)


TURN_BEGINS = announcement("ход", en="turn of {player}", ru="ход: {player}")
AT_START = announcement("в начале хода", en="at the start of the turn of {player}", ru="начало хода: {player}")
AT_END = announcement("в конце хода", en="at the end of the turn of {player}", ru="конец хода: {player}")
RETURN = announcement("возврат", en="back to the choice phase: {player}", ru="снова фаза выбора: {player}")
MISSED_DRAW = announcement("нет карты", en="{player} has no card to draw", ru="{player}: колода пуста")

GAIN_COINS = _kind("монеты", "{player} gains {amount:coins}", "{player}: монеты +{amount}", _nothing)
PAY_COINS = _kind("оплата монетами", "{player} pays {amount:coins}", "{player} платит монетами: {amount}")
OPEN_COINS = _kind("монеты открываются", "{player} opens the coins", "{player} открывает монеты")
GAIN_PRAYERS = _kind("молитвы", "{player} gains {amount:prayers}", "{player}: молитвы +{amount}", _nothing)
PAY_PRAYERS = _kind("оплата молитвами", "{player} pays {amount:prayers}", "{player} платит молитвами: {amount}")

OPEN = _kind("открытие", "{object} opens", "открывается: {object}", _void_open)
CLOSE = _kind("закрытие", "{object} closes", "закрывается: {object}", _void_close)
HIDE = _kind("скрытие", "{object} hides", "скрывается: {object}", _void_hide)
UNHIDE = _kind("раскрытие", "{object} reveals itself", "раскрывается: {object}", _void_reveal)
READY = _kind("подготовка", "{object} is readied", "подготовлено: {object}", _gone)

ENTER = _kind("вход в игру", "{object} is put into play by {player}", "{player} вводит в игру: {object}", _gone)
ENTERED = announcement("вошло в игру", en="{object} has entered play", ru="вошло в игру: {object}")
DIE = _kind("гибель", "{object} dies", "погибает: {object}", _gone, True)
TO_HAND = _kind("в руку", "{object} goes to the owner's hand", "в руку владельца: {object}", _gone, True)

DEFENDER = announcement("защитник", en="{object} defends against {attacker}", ru="{object} защищает от: {attacker}")
STRIKE = _kind("нанесение удара", "{striker} strikes {target}", "{striker} бьёт: {target}")
WOUND = _kind("раны", "{source} wounds {target}: {amount}", "{source} наносит раны: {target} – {amount}", _nothing)
PREVENTED = announcement(
    "предотвращено", en="{amount:wounds} prevented: {target}", ru="{target}: предотвращено {amount}"
)
HEAL = _kind("излечение", "{object} is healed: {amount}", "излечение: {object} – {amount}", _nothing)
EXTRA = _kind("жизни", "{object}: lives {amount:+}", "{object}: жизни {amount:+}", _gone)
LIVES_SET = _kind(
    "жизни равны", "lives of {object} become {amount}", "жизни становятся равны {amount}: {object}", _gone
)

QUEUED = _kind(
    "постановка в Очередь", "ability of {object} enters the queue", "в Очередь встаёт способность карты {object}"
)
EXECUTED = announcement("исполнение", en="ability of {object} is executed", ru="исполняется способность карты {object}")
VOIDED = announcement("не исполнится", en="ability of {object} will not be executed", ru="не исполнится: {object}")
CANCELLED = announcement("отмена", en="{object} is cancelled", ru="отменяется: {object}")
INSTEAD = announcement("вместо этого", en="instead: {object}", ru="вместо этого: {object}")
ACTS = announcement("действие", en="{object} acts", ru="действует: {object}")


# --- what they consist of -----------------------------------------------------------------------------------------


def _phase(state: State, event: Event) -> tuple[Event, ...]:
    return (SET_FACT(fact=PHASE, value=event["phase"]),)


def _gain_coins(state: State, event: Event) -> tuple[Event, ...]:
    mark = FLEETING_COINS if event.get("fleeting") else COINS
    closed = (ADJUST(on=event["player"], mark=CLOSED_COINS, by=event["amount"]),) if event.get("closed") else ()
    return (ADJUST(on=event["player"], mark=mark, by=event["amount"]), *closed)


def _pay_coins(state: State, event: Event) -> tuple[Event, ...]:
    player, fleeting = event["player"], event.get("fleeting", 0)
    spent = (ADJUST(on=player, mark=FLEETING_COINS, by=-fleeting),) if fleeting else ()
    closed = event["amount"] - fleeting
    return (*spent, ADJUST(on=player, mark=CLOSED_COINS, by=closed)) if closed else spent


def _open_coins(state: State, event: Event) -> tuple[Event, ...]:
    return (SET_MARK(on=event["player"], mark=CLOSED_COINS, value=0),)


def _gain_prayers(state: State, event: Event) -> tuple[Event, ...]:
    return (ADJUST(on=event["player"], mark=PRAYERS, by=event["amount"]),)


def _pay_prayers(state: State, event: Event) -> tuple[Event, ...]:
    return (ADJUST(on=event["player"], mark=PRAYERS, by=-event["amount"]),)


def _marked(mark: str, value: Any) -> Expand:
    return lambda state, event: (SET_MARK(on=event["object"], mark=mark, value=value),)


def _ready(state: State, event: Event) -> tuple[Event, ...]:
    shut = state.obj(event["object"]).mark(CLOSED)
    fresh = state.obj(event["object"]).mark(FRESH)
    tired = (SET_MARK(on=event["object"], mark=FRESH, value=None),) if fresh else ()
    return (*((OPEN(object=event["object"]),) if shut else ()), *tired)


def _enter(state: State, event: Event) -> tuple[Event, ...]:
    marks = dict(event.get("marks", {}))
    return (MOVE(object=event["object"], to=IN_PLAY, controller=event["player"], marks=marks),)


def _die(state: State, event: Event) -> tuple[Event, ...]:
    owner = state.obj(event["object"]).owner
    return (MOVE(object=event["object"], to=Zone(GRAVEYARD, owner), index=0),)


def _destroy(state: State, event: Event) -> tuple[Event, ...]:
    return (DIE(object=event["object"]),)


def _to_hand(state: State, event: Event) -> tuple[Event, ...]:
    return (MOVE(object=event["object"], to=Zone(HAND, state.obj(event["object"]).owner)),)


def _discard(state: State, event: Event) -> tuple[Event, ...]:
    return _die(state, event)


def _wound(state: State, event: Event) -> tuple[Event, ...]:
    return (ADJUST(on=event["target"], mark=WOUNDS, by=event["amount"]),)


def _heal(state: State, event: Event) -> tuple[Event, ...]:
    have = state.obj(event["object"]).mark(WOUNDS, 0)
    less = min(have, event["amount"])
    return (ADJUST(on=event["object"], mark=WOUNDS, by=-less),) if less else ()


def _extra(state: State, event: Event) -> tuple[Event, ...]:
    return (ADJUST(on=event["object"], mark=EXTRA_LIVES, by=event["amount"], least=None),)


def _lives_set(state: State, event: Event) -> tuple[Event, ...]:
    """§106.2.1: wounds are taken off, which heals nothing, then additional or negative lives make up the rest."""
    oid = event["object"]
    rest = event["amount"] - (value(state, oid, "lives") or 0)
    return (SET_MARK(on=oid, mark=WOUNDS, value=None), SET_MARK(on=oid, mark=EXTRA_LIVES, value=rest or None))


def _draw(state: State, event: Event) -> tuple[Event, ...]:
    """A draw from an empty deck is nothing (§527); in the accumulation phase it is counted (§304)."""
    deck = state.zone(DECK, event["player"])
    if deck:
        return (MOVE(object=deck[0], to=Zone(HAND, event["player"])),)
    return (MISSED_DRAW(player=event["player"]),) if event.get("phase") else ()


def _shuffle(state: State, event: Event) -> tuple[Event, ...]:
    """Which card is where is not known until one is needed: the scenario says it then."""
    return (SET_FACT(fact=f"{SHUFFLED} {event['player']}", value=state.zone(DECK, event["player"])),)


def _lose(state: State, event: Event) -> tuple[Event, ...]:
    return (SET_MARK(on=event["player"], mark=LOST, value=True),)


def _queued(state: State, event: Event) -> tuple[Event, ...]:
    owner: PlayerId = event["player"]
    name = f"способность: {state.obj(event['object']).alias}"
    return (CREATE(card=event["card"], owner=owner, to=THE_QUEUE, layer=event["layer"], alias=name),)


EXPANSIONS: dict[EventKind, Expand] = {
    verbs.PHASE: _phase,
    verbs.DESTROY: _destroy,
    verbs.DISCARD: _discard,
    verbs.LOSE: _lose,
    verbs.DRAW: _draw,
    verbs.SHUFFLE: _shuffle,
    GAIN_COINS: _gain_coins,
    PAY_COINS: _pay_coins,
    OPEN_COINS: _open_coins,
    GAIN_PRAYERS: _gain_prayers,
    PAY_PRAYERS: _pay_prayers,
    OPEN: _marked(CLOSED, None),
    CLOSE: _marked(CLOSED, True),
    HIDE: _marked(HIDDEN, True),
    UNHIDE: _marked(HIDDEN, None),
    READY: _ready,
    ENTER: _enter,
    DIE: _die,
    TO_HAND: _to_hand,
    WOUND: _wound,
    HEAL: _heal,
    EXTRA: _extra,
    LIVES_SET: _lives_set,
    QUEUED: _queued,
}
