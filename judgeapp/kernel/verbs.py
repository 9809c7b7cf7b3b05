"""Named events that card games share. What each consists of is for the game to say (:meth:`Game.expansion`)."""

from __future__ import annotations

from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.state import State


def _no_amount(state: State, event: Event) -> str | None:
    return None if event["amount"] > 0 else "an amount of 0 is nothing at all"


def _gone(state: State, event: Event) -> str | None:
    return None if state.exists(event["object"]) else "it is no longer there"


def _verb(name: str, en: str, ru: str, looks_back: bool = False, void: object = None) -> EventKind:
    return EventKind(name, {"en": en, "ru": ru}, looks_back=looks_back, void=void)  # type: ignore[arg-type]


PLAY = _verb("play", "{player} plays {object}", "{player} разыгрывает: {object}")
ACTIVATE = _verb("activate", "{player} activates {object}", "{player} активирует: {object}")
RESOLVE = _verb("resolve", "{object} resolves", "исполняется: {object}")
DRAW = _verb("draw", "{player} draws a card", "{player} берёт карту")
DISCARD = _verb("discard", "{player} discards {object}", "{player} сбрасывает: {object}", True, _gone)
DESTROY = _verb("destroy", "{object} is destroyed", "уничтожается: {object}", True, _gone)
BANISH = _verb("banish", "{object} is banished", "изгоняется: {object}", True, _gone)
REVEAL = _verb("reveal", "{player} reveals {object}", "{player} показывает: {object}")
SHUFFLE = _verb("shuffle", "{player} shuffles", "{player} перемешивает колоду")
SEARCH = _verb("search", "{player} searches their {zone}", "{player} ищет: {zone}")
DAMAGE = _verb(
    "damage", "{source} deals {amount} damage to {target}", "{source} наносит {amount} → {target}", False, _no_amount
)
GAIN_LIFE = _verb("gain life", "{player} gains {amount} life", "{player}: жизни +{amount}", False, _no_amount)
LOSE_LIFE = _verb("lose life", "{player} loses {amount} life", "{player}: жизни −{amount}", False, _no_amount)
CREATE_TOKEN = _verb("create token", "{player} creates {card}", "{player} создаёт: {card}")
ATTACK = _verb("attack", "{attacker} attacks {target}", "{attacker} атакует: {target}")
DEFEND = _verb("defend", "{object} defends", "защищается: {object}")
PHASE = _verb("phase", "{phase} of {player}", "{phase}: {player}")
PAY = _verb("pay", "{player} pays {cost}", "{player} платит: {cost}")
WIN = _verb("win", "{player} wins the game", "{player} побеждает")
LOSE = _verb("lose", "{player} loses the game", "{player} проигрывает")
