"""Judging documents by a question.

A concept counts in a document by its best option there; a document by the sum of its concepts, and by how much of the
question it covers. The work is bounded by the number of postings read, rarest words first, never by the clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from heapq import nlargest
from math import log

from rules_index.closeness import Closeness
from rules_index.interpret import Concept, Option
from rules_index.store import Store

_SATURATION = 3.0
_COVERAGE = 1.0
_CAP = 1.0
_EFFORT = 400_000
_MOST_TELLING = 6.0
_LOOKED_AT = 40
_UNKNOWN = 0.7  # a word that nothing knows may be the heart of the question, or chatter
_PASSAGE = 1.5
_NEAR = 0.5


@dataclass(frozen=True, slots=True)
class Scored:
    """A row with its score, the share of the question that it covers (0 to 1), and which concepts it holds (bits).

    `passage` and `near` tell how much of the question stands together in it, where that was looked at.
    """

    row: int
    score: float
    coverage: float
    held: int
    passage: float = 0.0
    near: float = 0.0


def rarity(held: int, rows: int) -> float:
    """How telling a term is that `held` of `rows` documents hold: from 0 to that of a term which none holds.

    That is the same for a shelf of forty documents as for one of a thousand, so that scores can be compared.
    """
    return _MOST_TELLING * log(1.0 + (rows - held + 0.5) / (held + 0.5)) / log(2.0 + 2.0 * rows)


class Ranking:
    """Scores one run of rows by one question."""

    def __init__(self, store: Store, first: int, last: int) -> None:
        self._store, self._first, self._last = store, first, last
        self._rows = max(1, last - first)
        self._effort = _EFFORT
        self._total: dict[int, float] = {}
        self._covered: dict[int, float] = {}
        self._held: dict[int, int] = {}
        self.mass = 0.0
        self.masses: list[float] = []
        self._concepts: list[Concept] = []
        self._close: Closeness | None = None

    def add(self, concept: Concept) -> None:
        """Count the next concept of the question."""
        place = len(self._concepts)
        best: dict[int, float] = {}
        most = self._most(concept)
        for option in concept.options:
            self._count(option, most, best)
        if not most:
            most = max(best.values(), default=0.0) or _UNKNOWN * rarity(0, self._rows)
        mass = concept.importance * most
        self.mass += mass
        self.masses.append(mass)
        self._concepts.append(concept)
        for row, value in best.items():
            self._total[row] = self._total.get(row, 0.0) + value * concept.importance
            self._covered[row] = self._covered.get(row, 0.0) + mass * min(1.0, 1.6 * value / most)
            self._held[row] = self._held.get(row, 0) | 1 << place

    def _most(self, concept: Concept) -> float:
        """How telling the typed word is by itself; 0 when no document has it."""
        first = concept.options[0]
        held = min(len(self._store.postings(term, self._first, self._last)) for term in first.terms)
        return rarity(held, self._rows) if held else 0.0

    def _count(self, option: Option, most: float, best: dict[int, float]) -> None:
        found = self._values(option.terms[0], most, option.strength)
        for term in option.terms[1:]:
            more = self._values(term, most, option.strength)
            found = {row: (value + more[row]) / 2 for row, value in found.items() if row in more}
        for row, value in found.items():
            if value > best.get(row, 0.0):
                best[row] = value

    def _values(self, term: str, most: float, strength: float) -> dict[int, float]:
        postings = self._store.postings(term, self._first, self._last)
        if not postings or self._effort < 0:
            return {}
        self._effort -= len(postings)
        telling = rarity(len(postings), self._rows)
        gain = strength * (min(telling, most * _CAP) if most else telling)
        pairs = zip(postings.rows, postings.weights, strict=True)
        return {row: gain * weight / (weight + _SATURATION) for row, weight in pairs}

    def best(self, most: int, allowed: frozenset[int] | None = None) -> list[Scored]:
        """The best rows so far, best first; only among `allowed` when that is given."""
        mass = self.mass or 1.0
        found = [
            Scored(row, total * (self._covered[row] / mass) ** _COVERAGE, self._covered[row] / mass, self._held[row])
            for row, total in self._total.items()
            if allowed is None or row in allowed
        ]
        first = nlargest(max(most, _LOOKED_AT), found, key=_worth)
        looked = [self._look(one) for one in first[:_LOOKED_AT]]
        return [*sorted(looked, key=_worth, reverse=True), *first[_LOOKED_AT:]][:most]

    def _look(self, scored: Scored) -> Scored:
        """Read a document, and count how close together it says what was asked."""
        passage, near = self._closeness().of(self._store.stream(scored.row))
        score = scored.score * (1.0 + _PASSAGE * passage + _NEAR * near)
        return replace(scored, score=score, passage=passage, near=near)

    def _closeness(self) -> Closeness:
        if self._close is None:
            self._close = Closeness(self._concepts, self.masses)
        return self._close


def _worth(scored: Scored) -> tuple[float, int]:
    return scored.score, -scored.row


def rank(store: Store, concepts: Sequence[Concept], first: int, last: int) -> Ranking:
    """Score the rows from `first` up to `last` by all concepts."""
    ranking = Ranking(store, first, last)
    for concept in concepts:
        ranking.add(concept)
    return ranking
