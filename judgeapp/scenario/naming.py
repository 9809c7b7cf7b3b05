"""Names as they are typed: the card that a few letters mean, and the nearest where there is no such card."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence

from judgeapp.scenario.notation import NotationError

MOST = 12
LONG = 3
"""A word of so many letters may find a name by itself."""
ALIKE = 0.65
"""How alike what was said and a name, or a word of it, must be spelled."""


class NoSuchCard(NotationError):
    """A card is named that the library lacks (or that may be one of several). name: what was said."""

    def __init__(self, line: int, column: int, name: str, names: Iterable[str]) -> None:
        super().__init__(line, column, f"no card is named “{name}”", nearest_name(name, names))
        self.name = name


def ranked(typed: str, names: Iterable[str], most: int = MOST) -> list[str]:
    """The names in which every typed word begins a word: exact, then begun by it, then the rest; short ones first."""
    wanted = typed.lower().split()
    if not wanted:
        return []
    whole = " ".join(wanted)
    found: list[tuple[int, int, str]] = []
    for name in names:
        low = name.lower()
        if low == whole:
            found.append((0, 0, name))
        elif low.startswith(whole):
            found.append((1, len(name), name))
        elif _begins(wanted, low):
            found.append((2, len(name), name))
        elif len(whole) >= LONG and whole in low:
            found.append((3, len(name), name))
    return [name for _, _, name in sorted(found)[:most]]


def _begins(wanted: Sequence[str], name: str) -> bool:
    """Whether every typed word begins a word of the name, and no two the same one."""
    words = re.split(r"[^\w]+", name)
    for typed in sorted(wanted, key=len, reverse=True):
        found = next((word for word in words if word.startswith(typed)), None)
        if found is None:
            return False
        words.remove(found)
    return True


def nearest_name(said: str, names: Iterable[str]) -> str | None:
    """The name that was most likely meant: one that holds what was said, or a word of it, else one spelled alike."""
    known = tuple(names)
    for typed in (said, *sorted((w for w in said.split() if len(w) >= LONG), key=len, reverse=True)):
        found = ranked(typed, known, 1)
        if found:
            return found[0]
    parts = {word: name for name in known for word in re.split(r"[^\w]+", name.lower()) if len(word) >= LONG}
    alike = {**parts, **{name.lower(): name for name in known}}
    near = difflib.get_close_matches(said.lower(), alike, 1, ALIKE)
    return alike[near[0]] if near else None
