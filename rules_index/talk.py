"""How people talk at a table: everyday words, and the words that rules use for the same thing.

A table of lines in `languages/talk.*.txt`:  `dies killed > destroyed` reads left as right, `grave ~ graveyard` both
ways; `;` parts several sayings on one side. A saying of two words counts only where both stand. What is said of a
word holds of its family, and less surely.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from rules_index.words import kin_term, stem, words

_FOLDER = Path(__file__).parent / "languages"
_STRENGTH = 0.6
_OF_KIN = 0.5


class Talk:
    """What a stem may stand for: runs of stems, each with its strength."""

    def __init__(self, table: Mapping[str, Mapping[str, float]]) -> None:
        self._table = table

    def knows(self, found: str) -> bool:
        """Whether the table has anything to say of a run of stems or of its kin."""
        return bool(self._of(found))

    def sayings(self, found: str) -> Iterable[tuple[list[str], float]]:
        """What else documents may call it."""
        return [(other.split(" "), strength) for other, strength in self._of(found).items()]

    def _of(self, found: str) -> Mapping[str, float]:
        return self._table.get(found) or self._table.get(_kin(found)) or {}

    def packed(self) -> dict[str, dict[str, float]]:
        """The table, ready for JSON."""
        return {key: dict(value) for key, value in self._table.items()}


def talk_lines(folder: Path = _FOLDER) -> list[str]:
    """The lines of the tables that ship with the index."""
    files = sorted(folder.glob("talk.*.txt"))
    return [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]


def read_talk(lines: Iterable[str]) -> Talk:
    """The table that lines of this kind make."""
    table: dict[str, dict[str, float]] = {}
    for line in lines:
        rule = line.partition("#")[0]
        if ">" in rule:
            left, _, right = rule.partition(">")
            _teach(table, left, right)
        elif "~" in rule:
            sides = rule.split("~")
            for left in sides:
                for right in sides:
                    if left is not right:
                        _teach(table, left, right)
    return Talk(table)


def _teach(table: dict[str, dict[str, float]], left: str, right: str) -> None:
    meant = [" ".join(stem(word) for word in words(saying)) for saying in right.split(";")]
    for saying in left.split(";"):
        form = " ".join(stem(word) for word in words(saying))
        for other in meant:
            if form and other and other != form:
                _put(table, form, other, _STRENGTH)
                _put(table, form, _kin(other), _OF_KIN)
                _put(table, _kin(form), _kin(other), _OF_KIN)


def _put(table: dict[str, dict[str, float]], form: str, other: str, strength: float) -> None:
    if form != other:
        others = table.setdefault(form, {})
        others[other] = max(others.get(other, 0.0), strength)


def _kin(form: str) -> str:
    """A run of stems with each under the term of its family."""
    return " ".join(map(kin_term, form.split(" ")))
