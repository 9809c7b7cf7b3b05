"""From documents to rows: what a document's words weigh, and the shelf on which it stands.

The weight of a word in a document is computed here once (BM25F: every part of the text has its weight and its own
allowance for length), so that ranking a question is adding up what is already known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rules_index.document import Document, Part, Plan
from rules_index.languages import QUIET
from rules_index.lexicon import MARK, Lexicon, mark_of
from rules_index.store import Row
from rules_index.words import ROOT, root, split_mixed, stem, words

_QUIET = frozenset(stem(word) for word in QUIET)
BREAK = "¶"  # stands between passages, so that no phrase runs over the border
LEAD_END = "§"  # stands behind the passages that say what the document is about
_LEADING = 2  # parts
_UNKNOWN_PART = Part(1.0)


@dataclass(frozen=True, slots=True)
class Shelf:
    """A run of rows: all documents of one kind and scope."""

    kind: str
    scope: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class _Cut:
    """A document cut into words: part by part, passage by passage."""

    document: Document
    parts: dict[str, list[list[str]]]

    def length(self, part: str) -> int:
        return sum(len(passage) for passage in self.parts[part])


def facet_of(name: str, value: str) -> str:
    """The term under which a facet is filed; letters' case does not matter."""
    return f"{name}={' '.join(value.casefold().split())}"


class Shelving:
    """Puts documents in order and turns each into a row.

    After the rows were taken, `shelves` says where each kind and scope stands, `counts` how often each scope uses each
    word, and `subjects` under which marks the documents of each kind are filed.
    """

    def __init__(self, documents: Iterable[Document], plan: Plan, lexicon: Lexicon) -> None:
        order = {kind: place for place, kind in enumerate(plan.kinds)}
        self.documents = sorted(
            documents, key=lambda d: (order.get(d.kind, len(order)), d.kind, d.scope, -d.worth, d.title, d.id)
        )
        self.shelves: list[Shelf] = []
        self.counts: dict[str, Counter[str]] = {}
        self.subjects: dict[str, dict[str, None]] = {}
        self._plan, self._lexicon = plan, lexicon

    def rows(self) -> Iterator[Row]:
        """The rows, shelf after shelf."""
        cuts = [self._cut(document) for document in self.documents]
        usual = _usual_lengths(cuts)
        for place, cut in enumerate(cuts):
            kind, scope = cut.document.kind, cut.document.scope
            if self.shelves and (self.shelves[-1].kind, self.shelves[-1].scope) == (kind, scope):
                self.shelves[-1] = Shelf(kind, scope, self.shelves[-1].first, place + 1)
            else:
                self.shelves.append(Shelf(kind, scope, place, place + 1))
            yield self._row(cut, usual)

    def _cut(self, document: Document) -> _Cut:
        counts = self.counts.setdefault(document.scope, Counter())
        parts: dict[str, list[list[str]]] = {}
        for part, passages in document.texts.items():
            parts[part] = []
            for passage in passages:
                said = words(passage)
                counts.update(word for word in said if word.isalpha())
                parts[part].append([found for word in said for found in _filed(word)])
        return _Cut(document, parts)

    def _row(self, cut: _Cut, usual: dict[tuple[str, str], float]) -> Row:
        document, weights, stream = cut.document, dict[str, float](), list[str]()
        for place, (part, passages) in enumerate(cut.parts.items(), 1):
            how = self._plan.parts.get(part, _UNKNOWN_PART)
            length = cut.length(part) / (usual[document.kind, part] or 1.0)
            gain = how.weight / max(0.1, 1.0 - how.length + how.length * length)
            for passage in passages:
                self._weigh(passage, gain, document.scope, weights)
                if how.own:
                    stream.extend((*passage, BREAK))
            if place == _LEADING:
                stream.append(LEAD_END)
        for mark in map(mark_of, document.entities):
            weights[mark] = weights.get(mark, 0.0) + self._plan.entity
            weights[MARK] = self._plan.entity  # about something, whatever it is
            self.subjects.setdefault(document.kind, {})[mark] = None
        facets = [facet_of(name, value) for name, values in document.facets.items() for value in values]
        heads = dict.fromkeys(word for head in document.heads for word in words(head))
        much = self._plan.saturation
        values = {term: weight / (weight + much) for term, weight in weights.items()}
        return Row(document.id, values, stream, list(heads), facets)

    def _weigh(self, passage: Sequence[str], gain: float, scope: str, weights: dict[str, float]) -> None:
        for term in passage:
            if term in _QUIET:
                continue
            weights[term] = weights.get(term, 0.0) + gain
            if coarse := root(term):
                weights[ROOT + coarse] = weights.get(ROOT + coarse, 0.0) + gain
        for key, times in self._lexicon.named_in(passage, scope).items():
            mark = mark_of(key)
            weights[mark] = weights.get(mark, 0.0) + gain * times * self._plan.mention


@lru_cache(maxsize=100_000)
def _filed(word: str) -> tuple[str, ...]:
    """The stems under which a word is filed: one of letters and digits whole and in its parts."""
    parts = split_mixed(word)
    return (stem(word), *map(stem, parts)) if len(parts) > 1 else (stem(word),)


def _usual_lengths(cuts: Sequence[_Cut]) -> dict[tuple[str, str], float]:
    """The mean length of each part, over the documents of a kind that have it."""
    total: Counter[tuple[str, str]] = Counter()
    number: Counter[tuple[str, str]] = Counter()
    for cut in cuts:
        for part in cut.parts:
            total[cut.document.kind, part] += cut.length(part)
            number[cut.document.kind, part] += 1
    return {key: total[key] / number[key] for key in total}
