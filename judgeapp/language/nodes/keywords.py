"""Keywords as lines of card text. What a keyword means is card text too, in the game's ``keywords.card``."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.kernel.abilities import Ability
from judgeapp.language.cardgame import CardGame
from judgeapp.language.categories import Line
from judgeapp.language.nodes.amounts import Fixed, TheX
from judgeapp.language.nodes.descriptions import KeywordWord
from judgeapp.language.phrase import Node, phrase, rebuilt, walk


@phrase("{keyword}[ {n}]")
@dataclass(frozen=True)
class KeywordLine(Line):
    """a keyword"""

    keyword: KeywordWord
    n: int | None = None


def keyword_text(game: CardGame, word: str, n: int | None) -> tuple[Ability, ...]:
    """What a keyword means, as lines of text in which X is its number."""
    lines = game.keyword_lines.get(word, ())
    n = game.number_left_out if n is None else n
    if n is None or not lines:
        return lines
    made = game.numbered_keywords.get((word, n))
    if made is None or made[0] is not lines:
        made = game.numbered_keywords[word, n] = (lines, tuple(_with_x(line, n) for line in lines))
    return made[1]


def counts_x(game: CardGame, word: str) -> bool | None:
    """Whether a keyword goes with a number; None where that can't be told from what its file says."""
    lines = game.keyword_lines.get(word)
    if lines is None:
        return None if word in game.known_keywords and game.number_left_out is not None else False
    return any(isinstance(node, TheX) for line in lines for node in walk(line))


def _with_x(line: Ability, n: int) -> Ability:
    def number(node: Node) -> Node:
        return Fixed(n) if isinstance(node, TheX) else node

    changed: Ability = rebuilt(line, number)
    return changed
