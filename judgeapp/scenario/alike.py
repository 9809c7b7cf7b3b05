"""Lines of existing cards that are like a line being written: how a card that does much the same says it."""

from __future__ import annotations

import difflib
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from weakref import WeakKeyDictionary

from judgeapp.games.catalog import Catalog
from judgeapp.language.cards import CardText, line_of_variant
from judgeapp.language.facts import variants_in
from judgeapp.language.phrase import words_of

ENOUGH = 0.42
"""How alike a line must be to be shown, from 0 to 1."""
LOOKED_AT = 12
"""How many lines that share most words are compared word for word."""
ROOM = 6
"""Words of the line, before and after what is alike, that are shown too."""


@dataclass(frozen=True)
class Like:
    """A line of a card, or the part of it that is like what is written. whole: the whole line."""

    text: str
    card: str
    whole: str


@dataclass(frozen=True)
class _Known:
    card: str
    text: str
    words: tuple[str, ...]


class Lines:
    """The lines of the cards of one catalog."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        lines = ((t.name, first_variant(catalog, t, line)) for t in catalog.texts.values() for _, line in t.lines)
        self._known = [_Known(card, line, _words(line)) for card, line in lines]
        self._holding: dict[str, list[int]] = {}
        for at, known in enumerate(self._known):
            for word in set(known.words):
                self._holding.setdefault(word, []).append(at)
        many = len(self._known) + 1
        self._weight = {word: math.log(many / len(at)) for word, at in self._holding.items()}

    def nearest(self, line: str) -> Like | None:
        """The understood line that is most like another, as a whole; None where none is like it."""
        words = _words(line)
        scored = sorted(((self._alike(words, at), -at) for at in self._sharing(words)), reverse=True)
        for score, at in scored:
            known = self._known[-at]
            if score < ENOUGH:
                return None
            if self._understood(known):
                return Like(_part(words, known), known.card, known.text)
        return None

    def _sharing(self, words: Sequence[str]) -> list[int]:
        """The lines that share most, weighed by how rare the words are."""
        shared: dict[int, float] = {}
        for word in set(words):
            for at in self._holding.get(word, ()):
                shared[at] = shared.get(at, 0.0) + self._weight[word]
        return sorted(shared, key=lambda at: (-shared[at], at))[:LOOKED_AT]

    def _alike(self, words: Sequence[str], at: int) -> float:
        """How much of the written line stands in a known one in the same order; a line with little else wins."""
        known = self._known[at].words
        matcher = difflib.SequenceMatcher(None, words, known, autojunk=False)
        same = sum(self._weight.get(w, 1.0) for b in matcher.get_matching_blocks() for w in words[b.a : b.a + b.size])
        mine = sum(self._weight.get(w, self._rarest) for w in words)
        theirs = sum(self._weight[w] for w in known)
        return 0.75 * same / mine + 0.25 * same / theirs if mine and theirs else 0.0

    @property
    def _rarest(self) -> float:
        """What a word weighs that no card says: it can't be found anywhere, so that it must not count too much."""
        return math.log(len(self._known) + 1) / 2

    def _understood(self, known: _Known) -> bool:
        text = self._catalog.texts[known.card.lower()]
        refused = {r.text for card in self._catalog.compiled(known.card.lower()) for r in card.refused}
        return not any(first_variant(self._catalog, text, line) == known.text for line in refused)


def first_variant(catalog: Catalog, text: CardText, line: str) -> str:
    """A line as it stands on the first variant of a card."""
    return line_of_variant(line, 0, variants_in(text.facts, catalog.game.varying))


def lines_of(catalog: Catalog) -> Lines:
    """The lines of a catalog, gathered when first asked for."""
    found = _gathered.get(catalog)
    if found is None:
        found = _gathered[catalog] = Lines(catalog)
    return found


_gathered: WeakKeyDictionary[Catalog, Lines] = WeakKeyDictionary()


@lru_cache(maxsize=8_192)
def _words(line: str) -> tuple[str, ...]:
    """The words of a line, small; numbers are all the same."""
    return tuple(re.sub(r"^[+\-−]?\d+$", "0", w.lower()) for w, _ in words_of(line))


def _part(words: Sequence[str], known: _Known) -> str:
    """What of a long line is like the written one, with a little around it."""
    matcher = difflib.SequenceMatcher(None, words, known.words, autojunk=False)
    blocks = [b for b in matcher.get_matching_blocks() if b.size]
    first = max(0, blocks[0].b - ROOM)
    last = min(len(known.words), blocks[-1].b + blocks[-1].size + ROOM)
    columns = [column for _, column in words_of(known.text)]
    begin = columns[first] if first else 0
    end = columns[last] if last < len(columns) else len(known.text)
    return ("… " if begin else "") + known.text[begin:end].strip() + (" …" if end < len(known.text) else "")
