"""Word lists: the names and words of one list, found where they stand in a text."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence

from judgeapp.language.forms import Lexeme
from judgeapp.language.phrase import words_of
from judgeapp.language.russian import stem

Entry = str | Lexeme
"""A word of a list, or a word with its forms."""
LIKE_ENOUGH = 0.8
"""How alike a name and what was written must be."""
_Table = dict[str, list[tuple[tuple[str, ...], str]]]


class WordList:
    """The entries of one list, found by their words. In Russian, names without forms are found by their stems too."""

    def __init__(self, entries: Iterable[Entry], lang: str) -> None:
        self._lang = lang
        self._exact: _Table = {}
        self._stems: _Table = {}
        for entry in entries:
            self._take(entry)
        for table in (self._exact, self._stems):
            for found in table.values():
                found.sort(key=_longest_first)

    def with_more(self, entries: Iterable[Entry]) -> WordList:
        """The same list with further entries."""
        other, more = WordList((), self._lang), WordList(entries, self._lang)
        other._exact, other._stems = _joined(self._exact, more._exact), _joined(self._stems, more._stems)
        return other

    def _take(self, entry: Entry) -> None:
        if isinstance(entry, Lexeme):
            for reading in entry.readings(self._lang):
                _enter(self._exact, tuple(w for w, _ in words_of(reading.lower())), entry.word)
            return
        words = tuple(w for w, _ in words_of(entry.lower()))
        _enter(self._exact, words, entry)
        if self._lang == "ru":
            _enter(self._stems, tuple(stem(w) for w in words), entry)

    def at(self, tokens: Sequence[str], at: int) -> tuple[int, str] | None:
        """The longest entry that stands at a place. By stems only where no name stands there letter by letter, and
        only if no other name has the same stems."""
        for words, entry in self._exact.get(tokens[at].lower(), ()):
            if same_words(words, tokens[at : at + len(words)]):
                return at + len(words), entry
        if not self._stems:
            return None
        alike = [
            (words, entry)
            for words, entry in self._stems.get(stem(tokens[at]), ())
            if words == tuple(stem(t) for t in tokens[at : at + len(words)])
        ]
        longest = {entry for words, entry in alike if len(words) == len(alike[0][0])}
        return (at + len(alike[0][0]), alike[0][1]) if len(longest) == 1 else None

    def nearest(self, tokens: Sequence[str]) -> str | None:
        """The entry written most like the first words of a text; None where nothing is like them."""
        known = [(" ".join(words), entry) for found in self._exact.values() for words, entry in found]
        best, entry = max(((_likeness(name, tokens), entry) for name, entry in known), default=(0.0, ""))
        return entry if best >= LIKE_ENOUGH else None


def _likeness(name: str, tokens: Sequence[str]) -> float:
    """How like a name, in small letters, as many words of a text are: 0 to 1."""
    beside = " ".join(tokens[: name.count(" ") + 1]).lower()
    measure = difflib.SequenceMatcher(None, beside, name)
    return measure.ratio() if measure.real_quick_ratio() >= LIKE_ENOUGH else 0.0


def _joined(one: _Table, other: _Table) -> _Table:
    return {**one, **{w: sorted([*one.get(w, ()), *found], key=_longest_first) for w, found in other.items()}}


def _longest_first(found: tuple[tuple[str, ...], str]) -> int:
    return -len(found[0])


def _enter(table: _Table, words: tuple[str, ...], entry: str) -> None:
    if words:
        table.setdefault(words[0], []).append((words, entry))


def same_words(words: Sequence[str], tokens: Sequence[str]) -> bool:
    """Whether two runs of words are the same but for capitals."""
    return len(words) == len(tokens) and all(w.lower() == t.lower() for w, t in zip(words, tokens, strict=True))
