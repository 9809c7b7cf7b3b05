"""Card text as it is being written: what of it is understood, line by line, and what would have fitted."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from judgeapp.games.catalog import Catalog
from judgeapp.language.cards import HEADS, CardText, begins_facts, line_of_variant
from judgeapp.language.facts import CardError, facts_of, variants_in
from judgeapp.language.grammar import NotUnderstood
from judgeapp.language.sound import TextReader
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
    card: CardText | None = None
    reader: TextReader | None = None
    for number, raw in enumerate(text.splitlines(), 1):
        stripped = raw.strip()
        if not stripped or stripped.startswith("#"):
            yield Read(number, raw, Part.NOTHING)
        elif not raw[0].isspace():
            card, reader = CardText("card", "", {}, (), "", number), None
            yield _head(number, raw)
        elif card is None:
            yield Read(number, raw, Part.TEXT, 1, "“card NAME” before the first line of text", "card")
        elif reader is None and begins_facts(stripped, catalog.game.fact_names(), card.facts):
            card, read = _facts(catalog, card, number, raw)
            yield read
        else:
            first, reader = reader is None, reader or catalog.reader(card)
            read = _text(catalog, card, reader, number, raw)
            yield _perhaps_facts(catalog, read) if first and not read.understood else read


def _head(number: int, raw: str) -> Read:
    word, _, name = raw.strip().partition(" ")
    if word in HEADS and name.strip():
        return Read(number, raw, Part.HEAD)
    near = difflib.get_close_matches(word.lower(), HEADS, 1)
    if word in HEADS:
        return Read(number, raw, Part.HEAD, len(raw) + 1, "the name of the card")
    return Read(number, raw, Part.HEAD, 1, "“card NAME”; lines of text are indented", near[0] if near else None)


def _facts(catalog: Catalog, card: CardText, number: int, raw: str) -> tuple[CardText, Read]:
    """The card with the facts of a line, and whether they are understood."""
    try:
        facts, places = facts_of(raw.rstrip(), catalog.game.fact_names(), "", number, card.facts)
        known = replace(card, facts={**card.facts, **facts}, places={**card.places, **places})
        catalog.checked(known)
    except CardError as trouble:
        return card, Read(number, raw, Part.FACTS, trouble.column, trouble.problem, trouble.nearest)
    return known, Read(number, raw, Part.FACTS)


def _perhaps_facts(catalog: Catalog, read: Read) -> Read:
    """A line, not understood, where facts may still stand: the fact that its first word is most like is the nearest."""
    near = difflib.get_close_matches(read.text.split()[0], catalog.game.fact_names(), 1, 0.7)
    return replace(read, nearest=near[0], like=None) if near else read


def _text(catalog: Catalog, card: CardText, reader: TextReader, number: int, raw: str) -> Read:
    shift = len(raw) - len(raw.lstrip())
    many = variants_in(card.facts, catalog.game.varying)
    try:
        reader.line(line_of_variant(raw.strip(), 0, many))
    except NotUnderstood as trouble:
        like = lines_of(catalog).nearest(raw.strip())
        return Read(number, raw, Part.TEXT, trouble.column + shift + 1, trouble.expected, trouble.nearest, like)
    return Read(number, raw, Part.TEXT)
