"""Families: words that are one word to a player, though no stemmer joins them (закрыть and закроется, взять and берёт).

A table of lines in `families.*.txt`, read once. A family is named after the stem of the word that opens its line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

FOLDER = Path(__file__).parent
_SHORTEST_START = 2


class Families:
    """Which stems belong together, and which forms are not filed under the stem they seem to have.

    Raises `ValueError` when a line claims what another one has.
    """

    def __init__(self, lines: Iterable[str], stem: Callable[[str], str]) -> None:
        self._lines, self._stem = tuple(lines), stem
        self._filed: dict[str, str] = {}
        self._members: dict[str, str] = {}
        self._starts: dict[str, str] = {}
        for line in self._lines:
            if members := line.partition("#")[0].split():
                self._admit(members)

    def _admit(self, members: list[str]) -> None:
        first, *others = members
        family = first if f"={first}" in others else self._stem(first)
        _put(self._members, family, family)
        for member in others:
            if member.startswith("="):
                _put(self._filed, member[1:], family)
            elif member.endswith("*"):
                _put(self._starts, member[:-1], family)
            else:
                _put(self._members, self._stem(member), family)

    @property
    def lines(self) -> tuple[str, ...]:
        """The table as it was written: an index made with another one is another index."""
        return self._lines

    def filed(self, word: str) -> str:
        """The stem of a form that is not filed under its own; empty for all others."""
        return self._filed.get(word, "")

    def of(self, stem: str) -> str:
        """The family of a stem, empty when it has none: a member by name, else by the longest start."""
        if found := self._members.get(stem):
            return found
        for size in range(len(stem), _SHORTEST_START - 1, -1):
            if found := self._starts.get(stem[:size]):
                return found
        return ""


def _put(table: dict[str, str], key: str, family: str) -> None:
    if table.setdefault(key, family) != family:
        raise ValueError(f"{key!r} is claimed by the families {table[key]!r} and {family!r}")


def read_families(language: str, stem: Callable[[str], str]) -> Families:
    """The families of a language that ship with the index."""
    files = sorted(FOLDER.glob(f"families.{language}.txt"))
    return Families((line for path in files for line in path.read_text(encoding="utf-8").splitlines()), stem)
