"""Words of the games that stand on the board, in the language of the window. A word without a translation stays."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

WORDS: tuple[object, ...] = (
    QT_TRANSLATE_NOOP("GameWords", "hand"),
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
    QT_TRANSLATE_NOOP("GameWords", "priority"),
    QT_TRANSLATE_NOOP("GameWords", "focus"),
    QT_TRANSLATE_NOOP("GameWords", "next first"),
    QT_TRANSLATE_NOOP("GameWords", "power"),
    QT_TRANSLATE_NOOP("GameWords", "toughness"),
    QT_TRANSLATE_NOOP("GameWords", "defense"),
    QT_TRANSLATE_NOOP("GameWords", "cost"),
    QT_TRANSLATE_NOOP("GameWords", "pitch"),
    QT_TRANSLATE_NOOP("GameWords", "intellect"),
    QT_TRANSLATE_NOOP("GameWords", "health"),
    QT_TRANSLATE_NOOP("GameWords", "might"),
    QT_TRANSLATE_NOOP("GameWords", "damage"),
    QT_TRANSLATE_NOOP("GameWords", "tapped"),
    QT_TRANSLATE_NOOP("GameWords", "exhausted"),
    QT_TRANSLATE_NOOP("GameWords", "face-down"),
    QT_TRANSLATE_NOOP("GameWords", "marked"),
    QT_TRANSLATE_NOOP("GameWords", "target"),
    QT_TRANSLATE_NOOP("GameWords", "order"),
    QT_TRANSLATE_NOOP("GameWords", "may"),
    QT_TRANSLATE_NOOP("GameWords", "choose"),
    QT_TRANSLATE_NOOP("GameWords", "unknown card"),
    QT_TRANSLATE_NOOP("GameWords", "yes"),
    QT_TRANSLATE_NOOP("GameWords", "no"),
)


ENGLISH = {
    "рука": "hand",
    "колода": "deck",
    "кладбище": "graveyard",
    "игра": "play",
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
}
"""Words of Berserk Heroes for those whose window speaks English."""


_said: dict[str, str] = {}


def word(text: str) -> str:
    """A word of a game in the language of the window."""
    found = _said.get(text)
    if found is None:
        russian = QLocale().language() == QLocale.Language.Russian
        found = _said[text] = QCoreApplication.translate("GameWords", text) if russian else ENGLISH.get(text, text)
    return found


def forget_words() -> None:
    """The window speaks another language now."""
    _said.clear()


def said(context: str, text: object) -> str:
    """A text that was marked by ``QT_TRANSLATE_NOOP``, in the language of the window."""
    return QCoreApplication.translate(context, str(text))
