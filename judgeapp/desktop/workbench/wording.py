"""Words of the games that stand on the board, in the language of the window. A word without a translation stays."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

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


def word(text: str) -> str:
    """A word of a game in the language of the window."""
    return QCoreApplication.translate("GameWords", text)


def said(context: str, text: object) -> str:
    """A text that was marked by ``QT_TRANSLATE_NOOP``, in the language of the window."""
    return QCoreApplication.translate(context, str(text))
