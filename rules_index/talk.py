"""How people talk at a table: everyday words, and the words that rules use for the same thing.

A table of lines in `languages/talk.*.txt`:  `dies killed > destroyed` reads left as right, `grave ~ graveyard` both
ways; `;` parts several sayings on one side. A saying of two words counts only where both stand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from rules_index.words import stem, words

_FOLDER = Path(__file__).parent / "languages"
_STRENGTH = 0.6


class Talk:
    """What a stem may stand for: runs of stems, each with its strength."""

    def __init__(self, table: Mapping[str, Mapping[str, float]]) -> None:
        self._table = table

    def knows(self, found: str) -> bool:
        """Whether the table has anything to say of a stem."""
        return found in self._table

    def sayings(self, found: str) -> Iterable[tuple[list[str], float]]:
        """What else documents may call it."""
        return [(other.split(" "), strength) for other, strength in self._table.get(found, {}).items()]

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
                table.setdefault(form, {})[other] = _STRENGTH
