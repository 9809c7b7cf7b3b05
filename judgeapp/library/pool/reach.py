"""Reach: how much of a pool of printed cards the reader understands."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from judgeapp.games import printing_of
from judgeapp.games.catalog import Catalog
from judgeapp.language.cards import CardText
from judgeapp.language.categories import Line
from judgeapp.language.printed import Printing, lines_of, spellings
from judgeapp.language.sound import TextReader
from judgeapp.language.trouble import NotUnderstood
from judgeapp.library.pool.reading import PoolCard


@dataclass(frozen=True)
class RefusedLine:
    """A line that is not understood. line: as it was spelled for the reader. cards: on how many cards it stands.
    column: from 1, where the reading stuck. expected: what would have fitted there."""

    line: str
    cards: int
    column: int
    expected: str


@dataclass
class Reach:
    """What came of a pool. cards: those with text; whole: those of which every line is understood. lines and
    understood: the different lines. groups: (what kind of group, which) → (whole, all)."""

    cards: int = 0
    whole: int = 0
    lines: int = 0
    understood: int = 0
    refused: tuple[RefusedLine, ...] = ()
    groups: dict[tuple[str, str], tuple[int, int]] = field(default_factory=dict)


def reach(
    catalog: Catalog, game: str, cards: Iterable[PoolCard], tick: Callable[[int], None] = lambda done: None
) -> Reach:
    """Read every card of a pool. catalog: the game's cards, whose names the text may use. tick: told how many cards
    have been read."""
    found, printing = Reach(), printing_of(game)
    known: dict[str, RefusedLine | None] = {}
    on: Counter[str] = Counter()
    for done, card in enumerate(cards, 1):
        lines = lines_of(printing, card.name, card.text)
        tick(done)
        if not lines:
            continue
        reader = catalog.reader(_text(card))
        for line in lines:
            if known.get(line) is None:  # what was refused once is not tried again: it is dear, and comes often
                known[line] = understood(reader, printing, line)
            on[line] += 1
        whole = all(known[line] is None for line in lines)
        found.cards, found.whole = found.cards + 1, found.whole + whole
        for group in (*(("set", s) for s in card.sets), *(("type", t) for t in re.findall(r"[A-Z]\w+", card.types))):
            good, many = found.groups.get(group, (0, 0))
            found.groups[group] = good + whole, many + 1
    found.lines, found.understood = len(known), sum(v is None for v in known.values())
    refused = (RefusedLine(r.line, on[line], r.column, r.expected) for line, r in known.items() if r is not None)
    found.refused = tuple(sorted(refused, key=lambda r: (-r.cards, r.line)))
    return found


def _text(card: PoolCard) -> CardText:
    """A card as far as its text asks for it: whether its cost offers an X."""
    cost = re.search(r"\bcost:? *(\w+)", card.facts)
    return CardText("card", card.name, {"cost": cost[1]} if cost else {}, (), "pool", 0)


def understood(reader: TextReader, printing: Printing, line: str) -> RefusedLine | None:
    """None where some spelling of a printed line is read whole; else where the likeliest one stuck."""
    tried = tuple(spellings(printing, line))
    likely = [s for s in tried if reader.grammar.reads(Line, s)]
    trouble: NotUnderstood | None = None
    for spelled in likely or tried[:1]:
        try:
            reader.line(spelled)
        except NotUnderstood as found:
            trouble = trouble or found
            continue
        return None
    assert trouble is not None
    return RefusedLine(trouble.text, 0, trouble.column + 1, trouble.expected)
