"""How close together a document says what was asked.

Words that stand in one passage, near each other, answer a question better than the same words scattered over several.
Only the leading documents are looked at: this reads them word by word.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules_index.interpret import Concept
from rules_index.shelving import BREAK
from rules_index.words import ROOT, root

_NEAR = 6  # words further apart than this are not near


class Closeness:
    """Looks at documents with one question in mind."""

    def __init__(self, concepts: Sequence[Concept], masses: Sequence[float]) -> None:
        self._masses = masses
        self._whole = sum(masses) or 1.0
        self._terms: dict[str, tuple[int, float]] = {}
        for place, concept in enumerate(concepts):
            for option in concept.options:
                for term in option.terms:
                    strength = option.strength / len(option.terms)
                    if strength > self._terms.get(term, (0, 0.0))[1]:
                        self._terms[term] = place, strength

    def of(self, stream: Iterable[str]) -> tuple[float, float]:
        """The share of the question (0 to 1) that the best passage holds, and the share that stands near."""
        best, near = 0.0, 0.0
        passage: list[tuple[int, int, float]] = []
        for at, term in enumerate(stream):
            if term == BREAK:
                best, near = max(best, self._share(passage)), max(near, self._nearness(passage))
                passage = []
                continue
            found = self._terms.get(term)
            if found is None:
                coarse = root(term)
                found = self._terms.get(ROOT + (coarse or term))
            if found:
                passage.append((at, *found))
        return best, near

    def _share(self, passage: Iterable[tuple[int, int, float]]) -> float:
        held: dict[int, float] = {}
        for _, place, strength in passage:
            held[place] = max(held.get(place, 0.0), strength)
        return sum(self._masses[place] * strength for place, strength in held.items()) / self._whole

    def _nearness(self, passage: Sequence[tuple[int, int, float]]) -> float:
        pairs: dict[tuple[int, int], float] = {}
        for i, (at, place, strength) in enumerate(passage):
            for other_at, other, other_strength in passage[i + 1 : i + 1 + _NEAR]:
                gap = other_at - at
                if gap > _NEAR:
                    break
                if other != place:
                    pair = (min(place, other), max(place, other))
                    weight = min(self._masses[place], self._masses[other]) * strength * other_strength / gap
                    pairs[pair] = max(pairs.get(pair, 0.0), weight)
        return sum(pairs.values()) / self._whole
