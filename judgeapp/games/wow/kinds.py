"""The events of the game beside those that card games share, and the words that events use for their manner."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, assert_never

from judgeapp.kernel.atoms import announcement
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import PlayerId
from judgeapp.kernel.state import State


class Manner(Enum):
    """Whether damage is combat damage (408.3b)."""

    COMBAT = "combat"
    OTHER = "other"


class Stop(Enum):
    """Whether a packet can be prevented (408.3c)."""

    PREVENTABLE = "preventable"
    UNPREVENTABLE = "unpreventable"


class Why(Enum):
    """What destroys something: an effect, fatal damage, having no health, or the game itself (410.6)."""

    EFFECT = "an effect"
    FATAL = "fatal damage"
    NO_HEALTH = "no health"
    GAME = "the game"


class Face(Enum):
    """Which side of a card is up."""

    UP = "face up"
    DOWN = "face down"


class Combat(Enum):
    """The two kinds of combat (600.1)."""

    NORMAL = "normal"
    SABOTAGE = "sabotage"


class Stage(Enum):
    """Where in a turn the game stands: which window is or will be open (500.1)."""

    START = "start of the game"
    READY = "ready step"
    DRAW = "draw step"
    ACTION = "action phase"
    ATTACK = "attack window"
    DEFEND = "defend window"
    END = "end phase"


class Format(Enum):
    """The formats in which a deck can be presented."""

    CONSTRUCTED = "Constructed"
    LIMITED = "Limited"


class ThingKind(Enum):
    """Things without a card that can be sabotaged."""

    PLAYER = "player"
    DECK = "deck"
    GAME = "game"
    KEYWORDS = "all keywords"


@dataclass(frozen=True, slots=True)
class Thing:
    """Something without a card that can be sabotaged (601.2b). of: the player it belongs to."""

    kind: ThingKind
    of: PlayerId | None = None

    def __str__(self) -> str:
        match self.kind:
            case ThingKind.PLAYER:
                return str(self.of)
            case ThingKind.DECK:
                return f"{self.of}'s deck"
            case ThingKind.GAME | ThingKind.KEYWORDS:
                return str(self.kind.value)
            case _:
                assert_never(self.kind)


def _away(state: State, event: Event) -> str | None:
    return None if state.exists(event["object"]) else "it is no longer there"


def _nothing(state: State, event: Event) -> str | None:
    if not state.exists(event["target"]):
        return "it is no longer there"
    return None if event["amount"] > 0 else "an amount of 0 is nothing at all"


def _cannot_exhaust(state: State, event: Event) -> str | None:
    if not state.exists(event["object"]):
        return "it is no longer there"
    return "it is exhausted already" if state.obj(event["object"]).mark("exhausted") else None


def _cannot_ready(state: State, event: Event) -> str | None:
    if not state.exists(event["object"]):
        return "it is no longer there"
    return None if state.obj(event["object"]).mark("exhausted") else "it is ready already"


def _no_counters(state: State, event: Event) -> str | None:
    if not state.exists(event["object"]):
        return "it is no longer there"
    return None if event["amount"] > 0 else "no counter is meant"


def _kind(name: str, en: str, ru: str, looks_back: bool = False, void: Any = None) -> EventKind:
    return EventKind(name, {"en": en, "ru": ru}, looks_back=looks_back, void=void)


EXHAUST = _kind("exhaust", "{object} exhausts", "поворачивается: {object}", False, _cannot_exhaust)
READY = _kind("ready", "{object} readies", "разворачивается: {object}", False, _cannot_ready)
FLIP = _kind("flip", "{object} is flipped", "переворачивается: {object}", False, _away)
PLACE = announcement("place", en="{player} places {object}", ru="{player} кладёт ресурс: {object}")
USE = announcement("use", en="{player} uses {object}", ru="{player} применяет: {object}")
COMPLETE = announcement("complete", en="{player} completes {object}", ru="{player} выполняет: {object}")
TARGETED = announcement("target", en="{object} targets {targets}", ru="{object} выбирает целью: {targets}")
PROPOSE = announcement(
    "propose", en="{attacker} is proposed to attack {target}", ru="{attacker} предложен напасть: {target}"
)
PROTECT = announcement("protect", en="{object} protects {target}", ru="{object} защищает: {target}")
STRIKE = announcement("strike", en="{player} strikes with {object}", ru="{player} бьёт оружием: {object}")
SABOTAGED = announcement("sabotage", en="{object} sabotages {target}", ru="{object} срывает: {target}")
COMBAT_ENDS = announcement("combat ends", en="the combat of {attacker} concludes", ru="бой завершён: {attacker}")
LEAVE_COMBAT = _kind("leave combat", "{object} is removed from combat", "выходит из боя: {object}")
ENTERED = announcement("enter play", en="{object} has entered play", ru="вошла в игру: {object}")
INSPIRED = _kind("inspire", "{source} inspires {object}", "{source} вдохновляет: {object}", False, _cannot_ready)
INSPIRING = announcement(
    "inspire power", en="the inspire power of {source} applies", ru="применяется вдохновение: {source}"
)
TURN_STARTS = announcement("start of turn", en="the turn of {player} starts", ru="начинается ход: {player}")
TURN_ENDS = announcement("end of turn", en="the turn of {player} ends", ru="кончается ход: {player}")
ENDED = announcement("end the turn", en="the turn is ended", ru="ход прекращается")
REMOVE = _kind("remove from the game", "{object} is removed from the game", "удаляется из игры: {object}", True, _away)
REMOVED = announcement("removed", en="{object} lies out of the game", ru="вне игры: {object}")
INTERRUPT = _kind("interrupt", "{object} is interrupted", "прерывается: {object}", True, _away)
HEAL = _kind(
    "heal", "{source} heals {amount} damage from {target}", "{source} лечит {amount}: {target}", False, _nothing
)
PUT_DAMAGE = _kind(
    "put damage", "{amount} damage is put on {target}", "{amount} урона кладётся: {target}", False, _nothing
)
REMOVE_DAMAGE = _kind(
    "remove damage", "{amount} damage is removed from {target}", "{amount} урона снимается: {target}", False, _nothing
)
PREVENTED = announcement(
    "prevent", en="{source} prevents {amount} damage to {target}", ru="{source} предотвращает {amount}"
)
PUT_COUNTERS = _kind(
    "put counters", "{amount} {counter} put on {object}", "{amount} {counter}: {object}", False, _no_counters
)
REMOVE_COUNTERS = _kind(
    "remove counters", "{amount} {counter} removed from {object}", "−{amount} {counter}: {object}", False, _no_counters
)
TAKE_CONTROL = _kind(
    "take control", "{player} gains control of {object}", "{player} получает контроль: {object}", False, _away
)
ATTACH = _kind("attach", "{object} is attached to {host}", "{object} прикрепляется: {host}", False, _away)
NAME = announcement("name", en="{player} names “{name}”", ru="{player} называет «{name}»")
LOOK = announcement("look", en="{player} looks at {objects}", ru="{player} смотрит: {objects}")
PAID = announcement("paid", en="{player} pays {cost}", ru="{player} платит: {cost}")
PRESENTED = announcement(
    "present deck", en="{player} presents a legal deck for {format}", ru="{player} предъявляет колоду: {format}"
)
LOSES = _kind("lose the game", "{player} loses the game", "{player} проигрывает")
RAID = announcement("raid", en="{player} starts an Onyxia Raid", ru="{player} начинает рейд на Ониксию")


def _settled(state: State, event: Event) -> str | None:
    return "that is settled already" if state.fact("winner wins next") else None


WINNER = _kind(
    "winner of the next game",
    "whoever wins this game wins the next one",
    "победитель этой игры победит и в следующей",
    False,
    _settled,
)
