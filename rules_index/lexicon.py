"""Things with many names. A question that says a nickname and a document that says the whole name meet in an entry.

The lexicon is compiled once, when the index is built, into plain tables of stems, and lies beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules_index.languages import QUIET
from rules_index.words import split_mixed, stem, words

EVERYWHERE = ""
LONGEST_NAME = 8
MARK = "#"


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing: its proper `names`, what people `also` call it, and `hints`, words that documents use about it.

    Documents are marked where they use a proper name; questions are read with every name. `scope` limits the entry to
    one shelf scope; empty means everywhere. `strength` is how sure the everyday names are.
    """

    key: str
    names: tuple[str, ...]
    also: tuple[str, ...] = ()
    hints: tuple[str, ...] = ()
    scope: str = EVERYWHERE
    strength: float = 0.9


@dataclass(frozen=True, slots=True)
class Reading:
    """What a run of words may mean: the key of an entry, how sure that is, and the name when it is one word."""

    key: str
    strength: float
    word: str = ""


def mark_of(key: str) -> str:
    """The term under which rows are filed that are about an entry."""
    return MARK + key


def form_of(name: str) -> tuple[str, ...]:
    """The stems of a name: the form in which names are compared."""
    return tuple(stem(part) for word in words(name) for part in split_mixed(word))


class Lexicon:
    """Compiled entries: which runs of stems name what, and what a thing's documents say."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._proper: dict[str, dict[str, list[str]]] = {}
        self._called: dict[str, dict[str, list[tuple[str, float, str]]]] = {}
        self._hints: dict[str, list[list[str]]] = {}
        self._spelled: dict[str, dict[str, None]] = {}
        self._titles: dict[str, str] = {}
        self._ready: dict[str, tuple[dict[str, list[str]], dict[str, int]]] = {}
        for entry in entries:
            self._admit(entry)

    def _admit(self, entry: Entry) -> None:
        self._titles[entry.key] = entry.names[0]
        hints = [list(form) for hint in entry.hints if (form := form_of(hint))]
        self._hints[entry.key] = self._hints.get(entry.key, []) + hints
        proper = self._proper.setdefault(entry.scope, {})
        for name in entry.names:
            form = form_of(name)
            if form and len(form) <= LONGEST_NAME:
                keys = proper.setdefault(" ".join(form), [])
                if entry.key not in keys:
                    keys.append(entry.key)
            self._call(entry, name, 1.0)
        for name in entry.also:
            self._call(entry, name, entry.strength)

    def _call(self, entry: Entry, name: str, strength: float) -> None:
        called = self._called.setdefault(entry.scope, {})
        spelled = self._spelled.setdefault(entry.scope, {})
        everything = words(name)
        spelled.update(dict.fromkeys(everything))
        said = [word for word in everything if word not in QUIET] or everything  # as questions are read
        whole = " ".join(stem(word) for word in said)
        pieces = " ".join(stem(part) for word in said for part in split_mixed(word))
        joined = stem("".join(said)) if 1 < len(said) <= 3 and all(word.isalpha() for word in said) else ""
        for form in dict.fromkeys((whole, pieces, joined)):
            if not form or len(form.split()) > LONGEST_NAME:
                continue
            readings = called.setdefault(form, [])
            if all(key != entry.key for key, _, _ in readings):
                readings.append((entry.key, strength, said[0] if len(said) == 1 else ""))

    def readings(self, stems: Sequence[str], scopes: Sequence[str]) -> list[Reading]:
        """What a run of stems names in any of the scopes (and everywhere); empty when nothing."""
        form = " ".join(stems)
        found: dict[str, Reading] = {}
        for scope in (*scopes, EVERYWHERE):
            for key, strength, word in self._called.get(scope, {}).get(form, ()):
                if key not in found or found[key].strength < strength:
                    found[key] = Reading(key, strength, word)
        return list(found.values())

    def named_in(self, stems: Sequence[str], scope: str) -> dict[str, int]:
        """The entries whose proper names stand in a text, and how often: the longest name at each place."""
        names, sizes = self._names_of(scope)
        found: dict[str, int] = {}
        place, end = 0, len(stems)
        while place < end:
            step = 1
            for size in range(min(sizes.get(stems[place], 0), end - place), 0, -1):
                keys = names.get(" ".join(stems[place : place + size]))
                if keys:
                    for key in keys:
                        found[key] = found.get(key, 0) + 1
                    step = size
                    break
            place += step
        return found

    def _names_of(self, scope: str) -> tuple[dict[str, list[str]], dict[str, int]]:
        """The proper names that a scope's documents may use, and how long those are that begin with a stem."""
        made = self._ready.get(scope)
        if made is None:
            names: dict[str, list[str]] = {}
            sizes: dict[str, int] = {}
            for table in (self._proper.get(scope, {}), self._proper.get(EVERYWHERE, {}) if scope else {}):
                for form, keys in table.items():
                    names.setdefault(form, []).extend(keys)
                    first, *rest = form.split(" ")
                    sizes[first] = max(sizes.get(first, 0), 1 + len(rest))
            made = self._ready[scope] = names, sizes
        return made

    def hints(self, key: str) -> list[list[str]]:
        """The runs of stems that documents use about an entry."""
        return self._hints.get(key, [])

    def title(self, key: str) -> str:
        """The first proper name of an entry."""
        return self._titles.get(key, key)

    def spelled(self, scope: str) -> Iterable[str]:
        """Every word of every name in a scope, as people write it: what a slip of the finger may have meant."""
        return self._spelled.get(scope, {}).keys()

    def packed(self) -> dict[str, Any]:
        """The compiled tables, ready for JSON."""
        spelled = {scope: list(table) for scope, table in self._spelled.items()}
        return {"proper": self._proper, "called": self._called, "hints": self._hints, "spelled": spelled,
                "titles": self._titles}  # fmt: skip

    @classmethod
    def unpacked(cls, packed: Mapping[str, Any]) -> Lexicon:
        """The lexicon that `packed` came from."""
        lexicon = cls()
        lexicon._proper, lexicon._called = packed["proper"], packed["called"]
        lexicon._hints, lexicon._titles = packed["hints"], packed["titles"]
        lexicon._spelled = {scope: dict.fromkeys(table) for scope, table in packed["spelled"].items()}
        return lexicon
