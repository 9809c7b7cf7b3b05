"""Judging documents by a question.

A concept counts in a document by its best option there; a document by the sum of its concepts, and by how much of the
question it covers; the leading documents also by how close together they say it. The work is bounded by the number of
postings read, the most telling words first, never by the clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from heapq import nlargest
from math import log
from typing import NamedTuple

from rules_index.closeness import Closeness
from rules_index.interpret import Concept, Option
from rules_index.store import Store

_EFFORT = 60_000
_MOST_TELLING = 6.0
_UNKNOWN = 0.7  # a word that nothing knows may be the heart of the question, or chatter
_COVERED_BY = 1.6  # a concept is covered in full by a document that has five eighths of what one could have of it
LOOKED_AT = 30
_PASSAGE = 1.5
_NEAR = 0.5


@dataclass(frozen=True, slots=True)
class Scored:
    """A row with its score, the share of the question that it covers (0 to 1), and which concepts it holds (bits)."""

    row: int
    score: float
    coverage: float
    held: int


class Share(NamedTuple):
    """What a concept can count for at most, given what documents there are, and what it counts for in a row."""

    reach: float
    held: float


def rarity(held: int, rows: int) -> float:
    """How telling a term is that `held` of `rows` documents hold: from 0 to that of a term which none holds.

    That is the same for a shelf of forty documents as for one of a thousand, so that scores can be compared.
    """
    return _MOST_TELLING * log(1.0 + (rows - held + 0.5) / (held + 0.5)) / log(2.0 + 2.0 * rows)


def _unknown(concept: Concept, rows: int) -> float:
    """What a concept counts for that no document holds: one of little weight is known to say nothing here."""
    return _UNKNOWN * rarity(0, rows) if concept.importance >= 1.0 else 0.0


class Ranking:
    """One run of rows, scored by the concepts of one question."""

    def __init__(self, store: Store, concepts: Sequence[Concept], first: int, last: int) -> None:
        self._store, self._concepts, self._first, self._last = store, concepts, first, last
        self._rows = max(1, last - first)
        self._effort = _EFFORT
        self._values: list[dict[int, float]] = [{} for _ in concepts]
        self._masses = [0.0] * len(concepts)
        self._total: dict[int, float] = {}
        self._covered: dict[int, float] = {}
        telling = [self._telling(concept) for concept in concepts]
        for place in sorted(range(len(concepts)), key=lambda place: -telling[place]):
            self._add(place, concepts[place], telling[place])
        self._mass = sum(self._masses) or 1.0

    def _telling(self, concept: Concept) -> float:
        """How telling the typed word is by itself; 0 when no document has it."""
        held = min(len(self._store.postings(term, self._first, self._last)) for term in concept.options[0].terms)
        return rarity(held, self._rows) if held else 0.0

    def _add(self, place: int, concept: Concept, telling: float) -> None:
        best = self._values[place]
        for option in concept.options:
            self._count(option, telling, best)
        if not telling:
            telling = max(best.values(), default=0.0) or _unknown(concept, self._rows)
        mass = self._masses[place] = concept.importance * telling
        total, covered = self._total, self._covered
        for row, value in best.items():
            worth = value * concept.importance
            total[row] = total.get(row, 0.0) + worth
            covered[row] = covered.get(row, 0.0) + min(mass, _COVERED_BY * worth)

    def _count(self, option: Option, telling: float, best: dict[int, float]) -> None:
        """Raise the values of rows that hold an option; one of several terms must be held whole."""
        found = self._held(option.terms[0], telling, option.strength)
        for term in option.terms[1:]:
            if not found:
                return
            more = self._held(term, telling, option.strength)
            found = {row: (value + more[row]) / 2 for row, value in found.items() if row in more}
        for row, value in found.items():
            if value > best.get(row, 0.0):
                best[row] = value

    def _held(self, term: str, telling: float, strength: float) -> dict[int, float]:
        """The rows that hold a term, with its value there: never more telling than the word that was typed."""
        postings = self._store.postings(term, self._first, self._last)
        self._effort -= len(postings)
        if not postings or self._effort < 0:
            return {}
        own = rarity(len(postings), self._rows)
        gain = strength * (min(own, telling) if telling else own)
        return {row: gain * weight for row, weight in zip(postings.rows, postings.weights, strict=True)}

    def best(self, most: int, allowed: frozenset[int] | None = None, looked_at: int = LOOKED_AT) -> list[Scored]:
        """The best rows, best first; only among `allowed` when that is given. `looked_at` of them are read closely."""
        covered, mass = self._covered, self._mass
        found = (
            (total * covered[row] / mass, -row)
            for row, total in self._total.items()
            if allowed is None or row in allowed
        )
        close = Closeness(self._concepts, self._masses)
        first = [self._scored(score, -row) for score, row in nlargest(max(most, looked_at), found)]
        looked = [self._look(one, close) for one in first[:looked_at]]
        looked.sort(key=lambda one: (-one.score, one.row))
        return [*looked, *first[looked_at:]][:most]

    def shares(self, row: int) -> list[Share]:
        """What each concept counts for in a row. A word for which documents use another can be covered by that."""
        found = []
        for concept, mass, values in zip(self._concepts, self._masses, self._values, strict=True):
            gain = _COVERED_BY * concept.importance
            reach = min(mass, gain * max(values.values())) if values else mass
            found.append(Share(reach, min(reach, gain * values.get(row, 0.0))))
        return found

    def _scored(self, score: float, row: int) -> Scored:
        held = sum(1 << place for place, values in enumerate(self._values) if row in values)
        return Scored(row, score, self._covered[row] / self._mass, held)

    def _look(self, scored: Scored, close: Closeness) -> Scored:
        """Read a document, and count how close together it says what was asked."""
        passage, near = close.of(self._store.stream(scored.row))
        return replace(scored, score=scored.score * (1.0 + _PASSAGE * passage + _NEAR * near))
