"""Taking printed cards in: each becomes a block of a card file, in the dialect where understood, else as printed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from judgeapp.games import printing_of
from judgeapp.games.catalog import Catalog
from judgeapp.language.cards import CardText, blocks
from judgeapp.language.facts import CardError
from judgeapp.language.printed import Printing, lines_of, spellings
from judgeapp.language.sound import TextReader
from judgeapp.language.trouble import NotUnderstood
from judgeapp.library.pool.reading import PoolCard

LONGEST_NAME = 120


@dataclass
class Taken:
    """What came of a pool. blocks: the text of the card file. whole, partly: the names of cards of which every line, or
    not every line, is understood. known: of those that are there already. refused: names with the reason."""

    blocks: list[str] = field(default_factory=list)
    whole: list[str] = field(default_factory=list)
    partly: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    refused: list[tuple[str, str]] = field(default_factory=list)


def take(
    catalog: Catalog, game: str, cards: Iterable[PoolCard], tick: Callable[[int], None] = lambda done: None
) -> Taken:
    """Make card texts of printed cards. catalog: the game's cards. tick: told how many cards have been read."""
    found, printing, keys = Taken(), printing_of(game), catalog.game.fact_names()
    for done, card in enumerate(cards, 1):
        tick(done)
        name = " ".join(card.name.split())
        if name.lower() in catalog.texts:
            found.known.append(name)
            continue
        try:
            block, whole = _block(catalog, printing, name, card)
            (text,) = blocks(block, "the pool", keys)
            catalog.checked(text)
        except (CardError, ValueError) as trouble:
            found.refused.append((name, trouble.problem if isinstance(trouble, CardError) else str(trouble)))
            continue
        found.blocks.append(block)
        (found.whole if whole else found.partly).append(name)
    return found


def _block(catalog: Catalog, printing: Printing, name: str, card: PoolCard) -> tuple[str, bool]:
    """The block of a card, and whether all of it is understood. ValueError for what can't be written as one."""
    if not name.isprintable() or name.startswith("#") or len(name) > LONGEST_NAME:
        raise ValueError(f"a name of at most {LONGEST_NAME} letters that can be printed")
    keys = {key.lower(): key for key in catalog.game.fact_names()}
    facts = dict(_facts(card, keys))
    head = "   ".join(f"{key} {value}" for key, value in facts.items())
    reader = catalog.reader(CardText("card", name, facts, (), "the pool", 0))
    lines, whole = [], True
    for printed in lines_of(printing, name, card.text):
        line = next((s for s in spellings(printing, printed) if _reads(reader, s)), None)
        whole = whole and line is not None
        lines.append(" ".join((line or printed).split()))
    block = "\n".join((f"card {name}", *(f"  {row}" for row in (head, *lines) if row))) + "\n"
    (text,) = blocks(block, "the pool", catalog.game.fact_names())
    if [line for _, line in text.lines] != lines:
        raise ValueError("a text that begins like the facts of a card, or like a note")
    return block, whole


def _reads(reader: TextReader, line: str) -> bool:
    try:
        reader.line(line)
    except NotUnderstood:
        return False
    return True


def _facts(card: PoolCard, keys: dict[str, str]) -> Iterator[tuple[str, str]]:
    """The facts of a card that the game knows, by their keys."""
    types = re.sub(r"\s[-–—]\s", " ", card.types).replace("//", " ").split()
    if types and "types" in keys:
        yield keys["types"], " ".join(types)
    for part in card.facts.split(";"):
        word, _, value = part.strip().partition(" ")
        if word.lower() in keys and re.fullmatch(r"[\w/*+.-]+", value.strip()):
            yield keys[word.lower()], value.strip()
