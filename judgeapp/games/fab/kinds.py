"""The events of Flesh and Blood beside those that all card games share."""

from __future__ import annotations

from judgeapp.kernel.atoms import announcement
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import PlayerId
from judgeapp.kernel.state import Obj, State

HIDDEN = ("arsenal", "hand", "deck", "inventory")
"""Zones whose objects are private unless they are face-up (3.0.4b, 3.0.4d)."""


def face_up(obj: Obj) -> bool:
    """Whether everybody may see the face of the object where it is."""
    return bool(obj.mark("face-up")) if obj.zone.kind in HIDDEN else not obj.mark("face-down")


def _nothing_to_gain(state: State, event: Event) -> str | None:
    return None if event["amount"] > 0 else "an amount of 0 is nothing at all"


def _no_action_points(state: State, event: Event) -> str | None:
    player: PlayerId = event["player"]
    if event["amount"] <= 0:
        return "an amount of 0 is nothing at all"
    own = state.fact("turn") == player and state.fact("phase") == "action"
    return None if own else f"{player} has no action phase, so no action point is gained"


def _already_marked(state: State, event: Event) -> str | None:
    if state.obj(event["object"]).zone.kind != "hero":
        return "only a hero can be marked"
    return "the hero is marked already" if state.obj(event["object"]).mark("marked") else None


def _gone(state: State, event: Event) -> str | None:
    return None if state.exists(event["object"]) else "it is no longer there"


def _already_turned(state: State, event: Event) -> str | None:
    if not state.exists(event["object"]):
        return "it is no longer there"
    up = face_up(state.obj(event["object"]))
    return f"it is {'face-up' if up else 'face-down'} already" if up == event["up"] else None


BECOME_LAYER = announcement("become a layer", en="{object} is on the stack now", ru="{object}: теперь в стеке")
"""A card or an attack has just been put on the stack; what it becomes as it is announced, it becomes now (5.1.2a)."""
ANNOUNCE = announcement("announce", en="{player} announces {object}", ru="{player} объявляет: {object}")
"""A card or an attack is declared, and what waits for the next one applies to it (5.1.2a, 6.2.4)."""
PITCH = EventKind("pitch", {"en": "{player} pitches {object}", "ru": "{player} питчит: {object}"}, void=_gone)
GAIN_RESOURCES = EventKind(
    "gain resources",
    {"en": "{player} gains {amount:resources}", "ru": "{player}: ресурсы +{amount}"},
    void=_nothing_to_gain,
)
GAIN_ACTION_POINTS = EventKind(
    "gain action points",
    {"en": "{player} gains {amount:action points}", "ru": "{player}: очки действий +{amount}"},
    void=_no_action_points,
)
LOSE_POINTS = announcement("lose points", en="all players lose their points", ru="все теряют очки")
HIT = EventKind(
    "hit", {"en": "{object} hits {target} for {amount}", "ru": "{object} попадает: {target}, {amount}"}, looks_back=True
)
"""The hit-event (7.5.2a). It is judged as things stood when it happened: the mark was still there."""
MARK = EventKind("mark", {"en": "{object} becomes marked", "ru": "{object}: метка"}, void=_already_marked)
UNMARK = announcement("unmark", en="{object} is no longer marked", ru="{object}: метки больше нет")
PUT = EventKind(
    "put", {"en": "{object} is put into {to}", "ru": "{object} кладётся: {to}"}, looks_back=True, void=_gone
)
TURN_FACE = EventKind(
    "turn",
    {"en": "{object} is turned, face-up: {up}", "ru": "{object}: переворот, лицом вверх: {up}"},
    void=_already_turned,
)
PUT_COUNTERS = EventKind(
    "put counters",
    {"en": "{amount} {counter} counters on {object}", "ru": "{object}: жетоны {counter} +{amount}"},
    void=_gone,
)
REMOVE_COUNTERS = EventKind(
    "remove counters",
    {"en": "{amount} {counter} counters off {object}", "ru": "{object}: жетоны {counter} −{amount}"},
    void=_gone,
)
CREATE_TOKENS = EventKind(
    "create tokens",
    {"en": "{player} creates {amount} {card}", "ru": "{player} создаёт {amount}: {card}"},
    void=_nothing_to_gain,
)
EQUIP = EventKind("equip", {"en": "{player} equips {object}", "ru": "{player} снаряжает: {object}"}, void=_gone)
RETRIEVE = announcement("retrieve", en="{player} retrieves {object}", ru="{player} возвращает: {object}")
BECOME = announcement("become", en="{object} becomes {card}", ru="{object} становится: {card}")
RETURN_TO_BROOD = announcement(
    "return to the brood", en="{object} returns to the brood", ru="{object} возвращается в выводок"
)
BOOST = announcement("boost", en="{player} boosts {object}", ru="{player} усиливает: {object}")
OPT = announcement("opt", en="{player} opts {amount}", ru="{player}: opt {amount}")
LOOK = announcement("look", en="{player} looks at {object}", ru="{player} смотрит: {object}")
NAME = announcement("name", en="{player} names {name}", ru="{player} называет: {name}")
OPEN_CHAIN = announcement("chain opens", en="the combat chain opens", ru="боевая цепь открывается")
CLOSE_CHAIN = announcement("chain closes", en="the combat chain closes", ru="боевая цепь закрывается")
NEW_LINK = announcement("chain link", en="{object} becomes chain link {number}", ru="{object} — звено {number}")
LINK_RESOLVES = announcement(
    "link resolves", en="chain link {number} of {object} resolves", ru="звено {number} ({object}) разрешается"
)
STEP = announcement("step", en="{step} step", ru="шаг: {step}")
STATE_HOLDS = announcement("state", en="it is now so: {words}", ru="теперь верно: {words}")
CLEAR = EventKind("clear", {"en": "{object} is cleared", "ru": "{object} убирается"}, looks_back=True, void=_gone)
"""Put into its owner's graveyard by a rule; what is no card ceases to exist (3.0.12)."""
PRESENT = announcement("present", en="{player} presents a deck for {format}", ru="{player}: колода для {format}")
SECRET = announcement("secret", en="{player} has chosen {number}", ru="{player} выбирает {number}")
ROLL = announcement("roll", en="{player} rolls {number}", ru="{player} бросает кубик: {number}")
"""A die is rolled (8.5.18); picking at random with the help of a die is none."""
TRANSFORM = announcement("transform", en="{object} transforms into {into}", ru="{object} превращается: {into}")
