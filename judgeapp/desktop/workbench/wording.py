"""Words of the games that stand on the board, in the language of the window. A word without a translation stays."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from judgeapp.scenario.wording import RUSSIAN, worded

WORDS: tuple[object, ...] = (
    QT_TRANSLATE_NOOP("GameWords", "hand"),
    QT_TRANSLATE_NOOP("GameWords", "play"),
    QT_TRANSLATE_NOOP("GameWords", "the action phase"),
    QT_TRANSLATE_NOOP("GameWords", "the declaration of defending cards"),
    QT_TRANSLATE_NOOP("GameWords", "raid main deck"),
    QT_TRANSLATE_NOOP("GameWords", "raid event deck"),
    QT_TRANSLATE_NOOP("GameWords", "raid boss"),
    QT_TRANSLATE_NOOP("GameWords", "victory score"),
    QT_TRANSLATE_NOOP("GameWords", "no hero"),
    QT_TRANSLATE_NOOP("GameWords", "no deck"),
    QT_TRANSLATE_NOOP("GameWords", "team"),
    QT_TRANSLATE_NOOP("GameWords", "deck"),
    QT_TRANSLATE_NOOP("GameWords", "graveyard"),
    QT_TRANSLATE_NOOP("GameWords", "field"),
    QT_TRANSLATE_NOOP("GameWords", "stack"),
    QT_TRANSLATE_NOOP("GameWords", "chain"),
    QT_TRANSLATE_NOOP("GameWords", "queue"),
    QT_TRANSLATE_NOOP("GameWords", "life"),
    QT_TRANSLATE_NOOP("GameWords", "turn"),
    QT_TRANSLATE_NOOP("GameWords", "phase"),
    QT_TRANSLATE_NOOP("GameWords", "step"),
    QT_TRANSLATE_NOOP("GameWords", "stage"),
    QT_TRANSLATE_NOOP("GameWords", "priority"),
    QT_TRANSLATE_NOOP("GameWords", "focus"),
    QT_TRANSLATE_NOOP("GameWords", "next first"),
    QT_TRANSLATE_NOOP("GameWords", "first in, first out"),
    QT_TRANSLATE_NOOP("GameWords", "power"),
    QT_TRANSLATE_NOOP("GameWords", "toughness"),
    QT_TRANSLATE_NOOP("GameWords", "defense"),
    QT_TRANSLATE_NOOP("GameWords", "cost"),
    QT_TRANSLATE_NOOP("GameWords", "pitch"),
    QT_TRANSLATE_NOOP("GameWords", "intellect"),
    QT_TRANSLATE_NOOP("GameWords", "health"),
    QT_TRANSLATE_NOOP("GameWords", "might"),
    QT_TRANSLATE_NOOP("GameWords", "energy"),
    QT_TRANSLATE_NOOP("GameWords", "damage"),
    QT_TRANSLATE_NOOP("GameWords", "points"),
    QT_TRANSLATE_NOOP("GameWords", "action points"),
    QT_TRANSLATE_NOOP("GameWords", "resources"),
    QT_TRANSLATE_NOOP("GameWords", "lives"),
    QT_TRANSLATE_NOOP("GameWords", "strike"),
    QT_TRANSLATE_NOOP("GameWords", "ATK"),
    QT_TRANSLATE_NOOP("GameWords", "DEF"),
    QT_TRANSLATE_NOOP("GameWords", "tapped"),
    QT_TRANSLATE_NOOP("GameWords", "exhausted"),
    QT_TRANSLATE_NOOP("GameWords", "ready"),
    QT_TRANSLATE_NOOP("GameWords", "face-down"),
    QT_TRANSLATE_NOOP("GameWords", "face down"),
    QT_TRANSLATE_NOOP("GameWords", "face-up"),
    QT_TRANSLATE_NOOP("GameWords", "marked"),
    QT_TRANSLATE_NOOP("GameWords", "stunned"),
    QT_TRANSLATE_NOOP("GameWords", "buffed"),
    QT_TRANSLATE_NOOP("GameWords", "attacking"),
    QT_TRANSLATE_NOOP("GameWords", "defending"),
    QT_TRANSLATE_NOOP("GameWords", "contested"),
    QT_TRANSLATE_NOOP("GameWords", "staged for combat"),
    QT_TRANSLATE_NOOP("GameWords", "hidden this turn"),
    QT_TRANSLATE_NOOP("GameWords", "flipped"),
    QT_TRANSLATE_NOOP("GameWords", "just entered"),
    QT_TRANSLATE_NOOP("GameWords", "hidden"),
    QT_TRANSLATE_NOOP("GameWords", "loyal"),
    QT_TRANSLATE_NOOP("GameWords", "target"),
    QT_TRANSLATE_NOOP("GameWords", "order"),
    QT_TRANSLATE_NOOP("GameWords", "may"),
    QT_TRANSLATE_NOOP("GameWords", "choose"),
    QT_TRANSLATE_NOOP("GameWords", "replacement"),
    QT_TRANSLATE_NOOP("GameWords", "mode"),
    QT_TRANSLATE_NOOP("GameWords", "place"),
    QT_TRANSLATE_NOOP("GameWords", "pay"),
    QT_TRANSLATE_NOOP("GameWords", "discard"),
    QT_TRANSLATE_NOOP("GameWords", "name"),
    QT_TRANSLATE_NOOP("GameWords", "number"),
    QT_TRANSLATE_NOOP("GameWords", "defender"),
    QT_TRANSLATE_NOOP("GameWords", "attacker"),
    QT_TRANSLATE_NOOP("GameWords", "proposed"),
    QT_TRANSLATE_NOOP("GameWords", "protect"),
    QT_TRANSLATE_NOOP("GameWords", "inspire"),
    QT_TRANSLATE_NOOP("GameWords", "divide"),
    QT_TRANSLATE_NOOP("GameWords", "die"),
    QT_TRANSLATE_NOOP("GameWords", "roll"),
    QT_TRANSLATE_NOOP("GameWords", "reveal"),
    QT_TRANSLATE_NOOP("GameWords", "search"),
    QT_TRANSLATE_NOOP("GameWords", "opponent"),
    QT_TRANSLATE_NOOP("GameWords", "shuffle"),
    QT_TRANSLATE_NOOP("GameWords", "unknown card"),
    QT_TRANSLATE_NOOP("GameWords", "yes"),
    QT_TRANSLATE_NOOP("GameWords", "no"),
    QT_TRANSLATE_NOOP("GameWords", "all pass"),
    QT_TRANSLATE_NOOP("GameWords", "both pass"),
    QT_TRANSLATE_NOOP("GameWords", "none"),
    QT_TRANSLATE_NOOP("GameWords", "any name"),
    QT_TRANSLATE_NOOP("GameWords", "hero"),
    QT_TRANSLATE_NOOP("GameWords", "weapon"),
    QT_TRANSLATE_NOOP("GameWords", "equipment"),
    QT_TRANSLATE_NOOP("GameWords", "arena"),
    QT_TRANSLATE_NOOP("GameWords", "arsenal"),
    QT_TRANSLATE_NOOP("GameWords", "banished"),
    QT_TRANSLATE_NOOP("GameWords", "soul"),
    QT_TRANSLATE_NOOP("GameWords", "inventory"),
    QT_TRANSLATE_NOOP("GameWords", "head"),
    QT_TRANSLATE_NOOP("GameWords", "chest"),
    QT_TRANSLATE_NOOP("GameWords", "arms"),
    QT_TRANSLATE_NOOP("GameWords", "legs"),
    QT_TRANSLATE_NOOP("GameWords", "combat chain"),
    QT_TRANSLATE_NOOP("GameWords", "link"),
    QT_TRANSLATE_NOOP("GameWords", "permanent"),
    QT_TRANSLATE_NOOP("GameWords", "action"),
    QT_TRANSLATE_NOOP("GameWords", "start"),
    QT_TRANSLATE_NOOP("GameWords", "end"),
    QT_TRANSLATE_NOOP("GameWords", "layer"),
    QT_TRANSLATE_NOOP("GameWords", "attack"),
    QT_TRANSLATE_NOOP("GameWords", "defend"),
    QT_TRANSLATE_NOOP("GameWords", "reaction"),
    QT_TRANSLATE_NOOP("GameWords", "resolution"),
    QT_TRANSLATE_NOOP("GameWords", "close"),
    QT_TRANSLATE_NOOP("GameWords", "base"),
    QT_TRANSLATE_NOOP("GameWords", "runes"),
    QT_TRANSLATE_NOOP("GameWords", "rune deck"),
    QT_TRANSLATE_NOOP("GameWords", "trash"),
    QT_TRANSLATE_NOOP("GameWords", "banishment"),
    QT_TRANSLATE_NOOP("GameWords", "champion"),
    QT_TRANSLATE_NOOP("GameWords", "legend"),
    QT_TRANSLATE_NOOP("GameWords", "battlefield"),
    QT_TRANSLATE_NOOP("GameWords", "battlefields"),
    QT_TRANSLATE_NOOP("GameWords", "held by {player}"),
    QT_TRANSLATE_NOOP("GameWords", "held by nobody"),
    QT_TRANSLATE_NOOP("GameWords", "contested by {player}"),
    QT_TRANSLATE_NOOP("GameWords", "showdown"),
    QT_TRANSLATE_NOOP("GameWords", "open"),
    QT_TRANSLATE_NOOP("GameWords", "closed"),
    QT_TRANSLATE_NOOP("GameWords", "party"),
    QT_TRANSLATE_NOOP("GameWords", "abilities"),
    QT_TRANSLATE_NOOP("GameWords", "removed"),
    QT_TRANSLATE_NOOP("GameWords", "side deck"),
    QT_TRANSLATE_NOOP("GameWords", "action phase"),
    QT_TRANSLATE_NOOP("GameWords", "ready step"),
    QT_TRANSLATE_NOOP("GameWords", "draw step"),
    QT_TRANSLATE_NOOP("GameWords", "end phase"),
    QT_TRANSLATE_NOOP("GameWords", "line of creatures"),
    QT_TRANSLATE_NOOP("GameWords", "support"),
    QT_TRANSLATE_NOOP("GameWords", "Очередь"),
    QT_TRANSLATE_NOOP("GameWords", "assigning combat damage"),
    QT_TRANSLATE_NOOP("GameWords", "priority in the action phase"),
)

ENGLISH = {
    "рука": "hand",
    "колода": "deck",
    "кладбище": "graveyard",
    "игра": "in play",
    "play": "in play",
    "запас": "out of play",
    "Очередь": "queue (Очередь)",
    "монеты": "coins",
    "открытые монеты": "open coins",
    "закрытые монеты": "closed coins",
    "временные монеты": "temporary coins",
    "молитвы": "prayers",
    "жизни": "life",
    "раны": "wounds",
    "рана": "wounds",
    "закрыт": "closed",
    "скрыт": "hidden",
    "скрытый": "hidden",
    "новый": "new",
    "новая": "new",
    "фаза выбора": "choice phase",
    "фаза накопления": "accumulation phase",
    "фаза восстановления": "recovery phase",
    "этап конца хода": "end of turn",
    "пересдача": "mulligan",
    "дополнительная колода": "sideboard",
    "в игре": "in play",
    "все пасуют": "all pass",
    "оба пасуют": "both pass",
    "фаза розыгрыша": "play phase",
    "фаза атаки": "attack phase",
    "фаза активации": "activation phase",
}
"""Words of Berserk Heroes, and notation that reads badly, for those whose window speaks English."""


_said: dict[str, str] = {}


def word(text: str) -> str:
    """A word of a game in the language of the window."""
    found = _said.get(text)
    if found is None:
        found = _said[text] = _russian_word(text) if language() == RUSSIAN else ENGLISH.get(text, text)
    return found


def _russian_word(text: str) -> str:
    found = QCoreApplication.translate("GameWords", text)
    return found if found != text else worded(text, RUSSIAN)


def engine(text: object) -> str:
    """A sentence of the engine (a reason, a refusal, what a choice is about) in the language of the window."""
    return worded(str(text), language())


def language() -> str:
    """The language of the window: ``en`` or ``ru``."""
    return RUSSIAN if QLocale().language() == QLocale.Language.Russian else "en"


def forget_words() -> None:
    """The window speaks another language now."""
    _said.clear()


def said(context: str, text: object) -> str:
    """A text that was marked by ``QT_TRANSLATE_NOOP``, in the language of the window."""
    return QCoreApplication.translate(context, str(text))
