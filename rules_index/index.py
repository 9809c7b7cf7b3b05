"""The index: documents written to a folder, opened, and asked."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rules_index.document import Document, Plan
from rules_index.interpret import Interpretation, Interpreter
from rules_index.lexicon import Entry, Lexicon
from rules_index.ranking import Ranking
from rules_index.shelving import Shelf, Shelving
from rules_index.store import Store, StoreWriter
from rules_index.talk import Talk, read_talk, talk_lines
from rules_index.vocabulary import Vocabulary, together

_SHELVES, _WORDS, _SUBJECTS = "shelves.json", "words.json", "subjects.json"
_LEXICON, _TALK = "lexicon.json", "talk.json"
Progress = Callable[[int, int], None]


def build(
    folder: Path, documents: Iterable[Document], entries: Iterable[Entry], plan: Plan, progress: Progress | None = None
) -> None:
    """Write an index of `documents` into an empty `folder`.

    `progress` is told, now and then, how many rows of how many are written; what it raises stops the work.
    """
    with _no_garbage_collection():
        _write(folder, Shelving(documents, plan, lexicon := Lexicon(entries)), lexicon, progress)


@contextmanager
def _no_garbage_collection() -> Iterator[None]:
    """Millions of living tuples and no cycles: looking for garbage among them takes longer than the work itself."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _write(folder: Path, shelving: Shelving, lexicon: Lexicon, progress: Progress | None) -> None:
    number = len(shelving.documents)
    writer = StoreWriter(folder)
    try:
        for done, row in enumerate(shelving.rows()):
            if progress and done % 256 == 0:
                progress(done, number)
            writer.add(row)
    except BaseException:
        writer.give_up()
        raise
    writer.finish()
    _dump(folder / _SHELVES, [[s.kind, s.scope, s.first, s.last] for s in shelving.shelves])
    _dump(folder / _WORDS, shelving.counts)
    _dump(folder / _SUBJECTS, {kind: list(marks) for kind, marks in shelving.subjects.items()})
    _dump(folder / _LEXICON, lexicon.packed())
    _dump(folder / _TALK, read_talk(talk_lines()).packed())
    if progress:
        progress(number, number)


class Index:
    """An open index. Not for several threads at once; `close` it when done."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.store = Store(folder)
        self.shelves = [Shelf(*row) for row in _load(folder / _SHELVES)]
        self._lexicon: Lexicon | None = None
        self._talk: Talk | None = None
        self._vocabularies: dict[str | None, Vocabulary] = {}
        self._interpreters: dict[tuple[str, ...], Interpreter] = {}
        self._subjects: dict[str, frozenset[str]] = {}

    def close(self) -> None:
        """Let the files go."""
        self.store.close()

    @property
    def scopes(self) -> tuple[str, ...]:
        """The scopes that hold anything."""
        return tuple(dict.fromkeys(shelf.scope for shelf in self.shelves))

    @property
    def lexicon(self) -> Lexicon:
        """The names of things, read when first needed."""
        if self._lexicon is None:
            self._lexicon = Lexicon.unpacked(_load(self._folder / _LEXICON))
        return self._lexicon

    def run(self, kind: str, scope: str | None) -> range:
        """The rows of a kind, in one scope or in all: they always stand together."""
        runs = [s for s in self.shelves if s.kind == kind and (scope is None or s.scope == scope)]
        return range(runs[0].first, runs[-1].last) if runs else range(0)

    def interpreter(self, scope: str | None) -> Interpreter:
        """The reader of questions put to a scope, or to all."""
        scopes = self.scopes if scope is None else (scope,)
        found = self._interpreters.get(scopes)
        if found is None:
            if self._talk is None:
                self._talk = Talk(_load(self._folder / _TALK))
            vocabulary = self.vocabulary(scope)
            found = self._interpreters[scopes] = Interpreter(self.lexicon, self._talk, vocabulary, scopes)
        return found

    def vocabulary(self, scope: str | None) -> Vocabulary:
        """The words that a scope uses, or that any does."""
        if not self._vocabularies:
            counts = _load(self._folder / _WORDS)
            self._vocabularies = {name: Vocabulary(words) for name, words in counts.items()}
            self._vocabularies[None] = together(self._vocabularies.values())
        return self._vocabularies.get(scope) or Vocabulary({})

    def subjects(self, kind: str) -> frozenset[str]:
        """The marks of all things that documents of a kind are about."""
        if not self._subjects:
            self._subjects = {name: frozenset(marks) for name, marks in _load(self._folder / _SUBJECTS).items()}
        return self._subjects.get(kind, frozenset())

    def rank(self, meant: Interpretation, kind: str, scope: str | None) -> Ranking:
        """Score all rows of a kind by a question."""
        run = self.run(kind, scope)
        return Ranking(self.store, meant.concepts, run.start, run.stop)


def _dump(path: Path, value: object) -> None:
    path.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


def _load(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))
