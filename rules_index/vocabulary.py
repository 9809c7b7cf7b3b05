"""The words that a scope uses, and the nearest of them to a word it does not use.

A slip of the finger is a letter missing, doubled, swapped or hit beside its key. The first letter is nearly always
right, so words that keep it are preferred; of equals the one used more often wins.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import NamedTuple

SHORTEST_MENDED = 4
_TWO_SLIPS_FROM = 7
_SHORTEST_COMPLETED = 4
_PART_OF_WORD = 3
_NEIGHBOURS = {
    pair
    for rows in (("qwertyuiop", "asdfghjkl", "zxcvbnm"), ("йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"))
    for row in rows
    for pair in pairwise(row)
}


class Near(NamedTuple):
    """A word of the vocabulary that may have been meant, and how likely (0 to 1)."""

    word: str
    likeness: float


def slips(typed: str, meant: str, most: float) -> float:
    """How many slips lead from one word to the other; more than `most` is answered by any greater number.

    A swap of two letters is one slip; a doubled letter, a neighbouring key and a vowel for a vowel are less than one.
    """
    if abs(len(typed) - len(meant)) > most:
        return most + 1
    before: list[float] = []
    row = [0.9 * place for place in range(len(meant) + 1)]
    for i, a in enumerate(typed):
        older, before, row = before, row, [i + 1.0]
        for j, b in enumerate(meant):
            gone = before[j + 1] + (0.6 if i and typed[i - 1] == a else 1.0)
            added = row[j] + (0.6 if j and meant[j - 1] == b else 0.9)
            cost = min(before[j] + (0.0 if a == b else _exchange(a, b)), gone, added)
            if i and j and a == meant[j - 1] and typed[i - 1] == b:
                cost = min(cost, older[j - 1] + 0.8)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return row[-1]


def _exchange(a: str, b: str) -> float:
    if (a, b) in _NEIGHBOURS or (b, a) in _NEIGHBOURS:
        return 0.8
    return 0.8 if a in "aeiouyаеиоуыэюя" and b in "aeiouyаеиоуыэюя" else 1.0


class Vocabulary:
    """The words of one scope with the number of times each is used."""

    def __init__(self, counts: Mapping[str, int]) -> None:
        self.counts = counts
        self._sorted: list[str] = []
        self._lengths: dict[int, list[tuple[int, str]]] = {}
        self._remembered: dict[str, list[Near]] = {}

    def __contains__(self, word: object) -> bool:
        return word in self.counts

    def _prepare(self) -> None:
        if not self._sorted:
            self._sorted = sorted(self.counts)
            for word in self._sorted:
                self._lengths.setdefault(len(word), []).append((_letters(word), word))

    def near(self, typed: str) -> list[Near]:
        """The words that `typed` may have been meant for, the likeliest first; none for a short word."""
        found = self._remembered.get(typed)
        if found is None:
            if len(self._remembered) > 2000:
                self._remembered.clear()
            found = self._remembered[typed] = self._search(typed)
        return found

    def _search(self, typed: str) -> list[Near]:
        if len(typed) < SHORTEST_MENDED:
            return []
        self._prepare()
        most = 2.0 if len(typed) >= _TWO_SLIPS_FROM else 1.0
        letters = _letters(typed)
        differing = int(2 * most)
        near: list[tuple[float, int, str]] = []
        for length in range(len(typed) - int(most), len(typed) + int(most) + 1):
            for theirs, word in self._lengths.get(length, ()):
                if (letters ^ theirs).bit_count() > differing:
                    continue
                count = slips(typed, word, most)
                if word[0] != typed[0]:
                    count += 0.5
                if count <= most:
                    near.append((count, -self.counts[word], word))
        near.sort()
        return [Near(word, 1.0 - count / (len(typed) - 1)) for count, _, word in near[:5]]

    def beginning_with(self, start: str, most: int = 8) -> list[str]:
        """Words that go on from `start`, the most used first; none when `start` is too short to mean one."""
        if len(start) < _SHORTEST_COMPLETED:
            return []
        return self.completions(start, most)

    def completions(self, start: str, most: int) -> list[str]:
        """Words that begin with `start`, the most used first."""
        self._prepare()
        place, found = bisect_left(self._sorted, start), []
        while place < len(self._sorted) and self._sorted[place].startswith(start):
            found.append(self._sorted[place])
            place += 1
        return sorted(found, key=lambda word: -self.counts[word])[:most]

    def parts(self, typed: str) -> tuple[str, str] | None:
        """Two words of the vocabulary that were written as one (`chainlink`); None when there are none."""
        best: tuple[int, tuple[str, str]] | None = None
        for cut in range(_PART_OF_WORD, len(typed) - _PART_OF_WORD + 1):
            left, right = typed[:cut], typed[cut:]
            if left in self.counts and right in self.counts:
                worth = min(self.counts[left], self.counts[right])
                if best is None or worth > best[0]:
                    best = worth, (left, right)
        return best[1] if best else None


def _letters(word: str) -> int:
    found = 0
    for letter in word:
        found |= 1 << (ord(letter) & 63)
    return found


def together(vocabularies: Iterable[Vocabulary]) -> Vocabulary:
    """One vocabulary out of several, for a question put to all scopes."""
    counts: dict[str, int] = {}
    for vocabulary in vocabularies:
        for word, count in vocabulary.counts.items():
            counts[word] = counts.get(word, 0) + count
    return Vocabulary(counts)
