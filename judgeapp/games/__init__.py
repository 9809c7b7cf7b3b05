"""Floor 3: the games. One package each; this page knows where they are."""

from __future__ import annotations

from importlib import import_module

from judgeapp.language.cardgame import CardGame
from judgeapp.language.printed import Printing

GAMES: dict[str, str] = {
    "fab": "judgeapp.games.fab",
    "riftbound": "judgeapp.games.riftbound",
    "wow": "judgeapp.games.wow",
    "berserk": "judgeapp.games.berserk",
}
"""Game id → its package, which holds a class ``GAME``."""


def game_class(game: str) -> type[CardGame]:
    """The class of a game by its id. KeyError for an unknown id."""
    found: type[CardGame] = import_module(GAMES[game]).GAME
    return found


def printing_of(game: str) -> Printing:
    """How the cards of a game are printed, by its id. KeyError for an unknown id."""
    found: Printing = import_module(f"{GAMES[game]}.printed").PRINTING
    return found
