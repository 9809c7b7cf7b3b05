"""Card text as it is being written: what of it is understood, line by line, and what would have fitted."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from judgeapp.games.catalog import Catalog
from judgeapp.language.cards import HEADS, line_of_variant
from judgeapp.language.categories import Line
from judgeapp.language.grammar import NotUnderstood
from judgeapp.language.phrase import words_of
from judgeapp.scenario.alike import Like, lines_of


class Part(Enum):
    """What a line of card text is."""

    HEAD = "head"
    FACTS = "facts"
    TEXT = "text"
    NOTHING = "nothing"


@dataclass(frozen=True)
class Read:
    """One line: its number (from 1), what it is, and where it is not understood the trouble.

    column: from 1; 0 where the line is understood. expected: what would have fitted. nearest: the nearest known phrase.
    like: how a card of the library says something like the whole line.
    """

    line: int
    text: str
    part: Part
    column: int = 0
    expected: str = ""
    nearest: str | None = None
    like: Like | None = None

    @property
    def understood(self) -> bool:
        """Whether the line is wholly understood."""
        return self.column == 0


def understand(catalog: Catalog, text: str) -> Iterator[Read]:
    """Read card text line by line, the way a card file is read. Never raises for what is in the text."""
    open_block, has_text = False, False
    for number, raw in enumerate(text.splitlines(), 1):
        stripped = raw.strip()
        if not stripped or stripped.startswith("#"):
            yield Read(number, raw, Part.NOTHING)
        elif not raw[0].isspace():
            open_block, has_text = True, False
            yield _head(number, raw)
        elif not open_block:
            yield Read(number, raw, Part.TEXT, 1, "“card NAME” before the first line of text", "card")
        elif not has_text and stripped.split()[0] in catalog.game.fact_names():
            yield _facts(catalog, number, raw)
        else:
            read = _text(catalog, number, raw)
            yield read if has_text or read.understood else _perhaps_facts(catalog, read)
            has_text = True


def _head(number: int, raw: str) -> Read:
    word, _, name = raw.strip().partition(" ")
    if word in HEADS and name.strip():
        return Read(number, raw, Part.HEAD)
    near = difflib.get_close_matches(word.lower(), HEADS, 1)
    if word in HEADS:
        return Read(number, raw, Part.HEAD, len(raw) + 1, "the name of the card")
    return Read(number, raw, Part.HEAD, 1, "“card NAME”; lines of text are indented", near[0] if near else None)


def _facts(catalog: Catalog, number: int, raw: str) -> Read:
    keys = catalog.game.fact_names()
    for m in re.finditer(r"(\S+)((?: \S+)*)", raw):
        key, value = m[1], m[2].strip()
        if key not in keys:
            near = difflib.get_close_matches(key, keys, 1)
            return Read(number, raw, Part.FACTS, m.start() + 1, ", ".join(keys), near[0] if near else None)
        trouble = _types(catalog, value) if keys[key] == "types" else None
        if trouble:
            at, near = trouble
            return Read(number, raw, Part.FACTS, m.start(2) + 2 + at, "a type of this game", near[0] if near else None)
    return Read(number, raw, Part.FACTS)


def _perhaps_facts(catalog: Catalog, read: Read) -> Read:
    """A line, not understood, where facts may still stand: the fact that its first word is most like is the nearest."""
    near = difflib.get_close_matches(read.text.split()[0], catalog.game.fact_names(), 1, 0.7)
    return replace(read, nearest=near[0], like=None) if near else read


def _types(catalog: Catalog, value: str) -> tuple[int, list[str]] | None:
    pairs = words_of(value)
    at = 0
    while at < len(pairs):
        read = catalog.grammar.names("type", [t for t, _ in pairs], at)
        if read is None:
            return pairs[at][1], difflib.get_close_matches(pairs[at][0], catalog.game.types, 1)
        at = read[0]
    return None


def _text(catalog: Catalog, number: int, raw: str) -> Read:
    shift = len(raw) - len(raw.lstrip())
    try:
        catalog.grammar.read(Line, line_of_variant(raw.strip(), 0))
    except NotUnderstood as trouble:
        like = lines_of(catalog).nearest(raw.strip())
        return Read(number, raw, Part.TEXT, trouble.column + shift + 1, trouble.expected, trouble.nearest, like)
    return Read(number, raw, Part.TEXT)
