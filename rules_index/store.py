"""The one module that knows Whoosh: writing an index, reading its postings, and the stemmers that come with it.

Rows go in on *shelves*: all documents of one kind and scope stand together, the worthiest first. So the order of the
index is already a ranking, a scope is a run of row numbers, and the first twenty hits can be taken without looking at
the rest. Words arrive here cut, stemmed and weighed; Whoosh keeps and finds them, and how they are judged is said in
`ranking.py`.

Whoosh files hold pickles: open only folders that this program sealed itself (see `cache.py`), and no class is read that
an index of ours has not (see `unpickling.py`).
"""

from __future__ import annotations

from array import array
from collections import OrderedDict
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import whoosh
from whoosh import fields, formats, index
from whoosh.codec.whoosh3 import W3Codec
from whoosh.lang.snowball.english import EnglishStemmer
from whoosh.lang.snowball.russian import RussianStemmer
from whoosh.legacy import toc_loaders
from whoosh.matching.mcore import Matcher
from whoosh.reading import TermNotFound

from rules_index import unpickling

unpickling.guard("whoosh")
toc_loaders.clear()  # older formats have readers of their own; we never wrote any
ENGINE = whoosh.__version__
_CODEC: Any = W3Codec
_english: Any = EnglishStemmer()
_russian: Any = RussianStemmer()
_WRITER_MEGABYTES = 512  # one segment: nothing is spilled, nothing is merged
_MOST_READ = 3_000
_CACHED_TERMS = 4096
_CACHED_POSTINGS = 2_000_000
_SHORTEST_HEAD, _LONGEST_HEAD = 2, 8


def english_stem(word: str) -> str:
    """Snowball's English stem of a lower-case word."""
    return str(_english.stem(word))


def russian_stem(word: str) -> str:
    """Snowball's Russian stem of a lower-case word."""
    return str(_russian.stem(word))


_Terms: TypeAlias = Generator[tuple[bytes, int, float, bytes], Any, None]
_NO_ANALYZER: Any = None  # words arrive here already cut


class _Weighed(fields.FieldType):
    """Terms with a weight each, already computed: {term: weight}."""

    def __init__(self) -> None:
        super().__init__(formats.Frequency(), _NO_ANALYZER, scorable=False)

    def index(self, value: Mapping[str, float], **_: Any) -> _Terms:
        for term, weight in value.items():
            yield term.encode(), 1, weight, b""


class _Named(fields.FieldType):
    """Terms that a row has or has not."""

    def __init__(self) -> None:
        super().__init__(formats.Existence(), _NO_ANALYZER, scorable=False)

    def index(self, value: Iterable[str], **_: Any) -> _Terms:
        for term in dict.fromkeys(value):
            yield term.encode(), 1, 1.0, b""


@dataclass(frozen=True, slots=True)
class Row:
    """One document, ready for the shelf."""

    id: str
    weights: Mapping[str, float]
    stream: Sequence[str]
    heads: Sequence[str]
    facets: Sequence[str]


class StoreWriter:
    """Writes rows into an empty folder, in the order in which they shall stand.

    >>> writer = StoreWriter(folder); writer.add(row); writer.finish()
    """

    def __init__(self, folder: Path) -> None:
        schema = fields.Schema(
            id=fields.STORED(), stream=fields.STORED(), rank=_Weighed(), head=_Named(), facet=_Named()
        )
        # not compressed: a sixth larger, but read twice as fast and written a quarter faster
        codec = _CODEC(compression=0)
        self._writer = index.create_in(str(folder), schema).writer(limitmb=_WRITER_MEGABYTES, codec=codec)

    def add(self, row: Row) -> None:
        """Put one more row at the end."""
        self._writer.add_document(
            id=row.id,
            stream=" ".join(row.stream),
            rank=row.weights,
            head=[word[:size] for word in row.heads for size in _head_sizes(word)],
            facet=row.facets,
        )

    def finish(self) -> None:
        """Commit. Nothing is readable before."""
        self._writer.commit()

    def give_up(self) -> None:
        """Leave without committing."""
        self._writer.cancel()


def _head_sizes(word: str) -> range:
    longest = min(len(word), _LONGEST_HEAD)
    return range(min(_SHORTEST_HEAD, longest), longest + 1)


class Postings:
    """The rows that hold a term, in order, each with the weight it has there."""

    __slots__ = ("rows", "weights")

    def __init__(self, rows: array[int], weights: array[float]) -> None:
        self.rows = rows
        self.weights = weights

    def __len__(self) -> int:
        return len(self.rows)


_NOTHING = Postings(array("I"), array("f"))


class Store:
    """A written index, open for reading. One thread at a time; `close` it when done.

    Raises `OSError` or a Whoosh error when the folder holds no sound index.
    """

    def __init__(self, folder: Path) -> None:
        opened: Any = index.open_dir(str(folder))
        self._index = opened
        self._reader: Any = self._index.reader()
        self._cached: OrderedDict[tuple[str, int, int], Postings] = OrderedDict()
        self._held = 0

    def close(self) -> None:
        """Let the files go."""
        self._reader.close()
        self._index.close()

    def __len__(self) -> int:
        return int(self._reader.doc_count_all())

    def id_of(self, row: int) -> str:
        """The id of the document in a row."""
        return str(self._reader.stored_fields(row)["id"])

    def stream(self, row: int) -> list[str]:
        """The stems of the document in a row, in reading order."""
        return self._stream(row).split(" ")

    def _stream(self, row: int) -> str:
        return str(self._reader.stored_fields(row)["stream"])

    def postings(self, term: str, first: int, last: int) -> Postings:
        """Rows from `first` up to (not with) `last` that hold the ranked term. Kept for the next question."""
        key = (term, first, last)
        found = self._cached.get(key)
        if found is not None:
            self._cached.move_to_end(key)
            return found
        found = self._read("rank", term, first, last)
        self._cached[key] = found
        self._held += len(found)
        while len(self._cached) > _CACHED_TERMS or (self._held > _CACHED_POSTINGS and len(self._cached) > 1):
            self._held -= len(self._cached.popitem(last=False)[1])
        return found

    def _read(self, field: str, term: str, first: int, last: int) -> Postings:
        matcher = self._matcher(field, term)
        if matcher is None:
            return _NOTHING
        rows, weights = array("I"), array("f")
        if first and matcher.is_active():
            matcher.skip_to(first)
        while matcher.is_active():
            row = matcher.id()
            if row >= last:
                break
            rows.append(row)
            weights.append(matcher.weight())
            matcher.next()
        return Postings(rows, weights) if rows else _NOTHING

    def _matcher(self, field: str, term: str) -> Matcher | None:
        try:
            found: Matcher = self._reader.postings(field, term)
        except TermNotFound:
            return None
        return found

    def has_head(self, word: str) -> bool:
        """Whether any row has a head that begins with the word."""
        return bool(self._reader.doc_frequency("head", word[:_LONGEST_HEAD]))

    def frequency(self, term: str) -> int:
        """In how many rows of the whole index the ranked term stands."""
        return int(self._reader.doc_frequency("rank", term))

    def facet(self, facet: str, first: int, last: int) -> frozenset[int]:
        """The rows between `first` and `last` that carry a facet, written `name=value`."""
        return frozenset(self._read("facet", facet, first, last).rows)

    def has_facet(self, facet: str) -> bool:
        """Whether any row carries a facet."""
        return bool(self._reader.doc_frequency("facet", facet))

    def facets(self, prefix: str) -> list[str]:
        """All facets that begin with `prefix`, for filters that teach themselves."""
        return [term.decode() for term in self._reader.expand_prefix("facet", prefix)]

    def phrase(self, stems: Sequence[str], first: int, last: int) -> frozenset[int]:
        """The rows between `first` and `last` in which the stems stand one after another.

        Stems that are not filed (words that say nothing) are only compared. No more than a few thousand candidates are
        read, the worthiest first.
        """
        candidates: set[int] | None = None
        telling = [term for term in set(stems) if self.frequency(term)]
        for term in sorted(telling, key=self.frequency):
            rows = self.postings(term, first, last).rows
            candidates = set(rows) if candidates is None else candidates.intersection(rows)
            if not candidates:
                return frozenset()
        wanted = f" {' '.join(stems)} "
        return frozenset(row for row in sorted(candidates or ())[:_MOST_READ] if wanted in f" {self._stream(row)} ")

    def heads(self, words: Sequence[str], runs: Sequence[range], most: int, effort: int) -> tuple[list[int], bool]:
        """The first `most` rows of each run whose heads begin with every word: the answer to a keystroke.

        The matchers leapfrog: whoever is behind jumps to where the other stands. No more than `effort` jumps are made
        in all, so that two heavy prefixes cannot hold up a key. Returns the rows, and whether the effort sufficed.
        """
        matchers = [matcher for word in words if (matcher := self._matcher("head", word[:_LONGEST_HEAD]))]
        if len(matchers) < len(words):
            return [], True
        meeting = _Meeting(matchers, effort)
        found: list[int] = []
        for run in runs:
            row = run.start
            for _ in range(most):
                row = meeting.at_or_after(row, run.stop)
                if row >= run.stop:
                    break
                found.append(row)
                row += 1
        return found, meeting.effort > 0


class _Meeting:
    """Finds the rows at which several matchers stand together, while there is effort left."""

    def __init__(self, matchers: Sequence[Matcher], effort: int) -> None:
        self._matchers = matchers
        self.effort = effort

    def at_or_after(self, row: int, stop: int) -> int:
        """The first common row from `row` on; `stop` when there is none before it or the effort is spent."""
        agreed = 0
        while agreed < len(self._matchers):
            for matcher in self._matchers:
                self.effort -= 1
                if matcher.is_active():
                    matcher.skip_to(row)
                if not matcher.is_active() or self.effort < 0 or (here := matcher.id()) >= stop:
                    return stop
                agreed = agreed + 1 if here == row else 1
                row = here
        return row
