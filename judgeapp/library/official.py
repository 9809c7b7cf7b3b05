"""Which of the books that the user imported is the rulebook of its game, so that its words are those of our rules."""

from __future__ import annotations

from collections.abc import Iterable

from judgeapp.library.models import Imported, Rule
from rules_index.words import stems

FEWEST_SHARED = 2
LEAST_SHARED = 0.25
"""The share of its numbers that a book must have in common with our rules."""
LEAST_ALIKE = 0.35
"""How much of the words of a number must be the same, on average: in a book of other numbers it is 0.1 to 0.2."""
_SHORTEST = 3


def is_official(book: Imported, rules: Iterable[Rule]) -> bool:
    """Whether a book gives the official wording of these rules: its numbers say what they say here."""
    ours = {rule.number: rule for rule in rules}
    pairs = [(rule, ours[rule.number]) for rule in book.rules if rule.number in ours]
    if len(pairs) < max(FEWEST_SHARED, LEAST_SHARED * len(book.rules)):
        return False
    return sum(_alike(theirs, mine) for theirs, mine in pairs) >= LEAST_ALIKE * len(pairs)


def _alike(theirs: Rule, mine: Rule) -> float:
    """How many of the words of the shorter text the longer one has, 0 to 1."""
    one, other = _words(*theirs.says.all), _words(mine.title, *mine.says.all)
    return len(one & other) / max(1, min(len(one), len(other)))


def _words(*texts: str) -> set[str]:
    return {stem for text in texts for stem in stems(text) if len(stem) >= _SHORTEST}
