"""Printed card text as lines of the dialect: what a person pastes from a card, spelled as the reader reads it.

Only the spelling changes: symbols become words, reminders and full stops go, the card's own name becomes "this". What
the dialect has no words for stays as it is printed, and is refused by the reader with its place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, product

Rewrite = tuple[str, str]
"""What is written, as a pattern, and what it is called in the dialect."""

NUMBERS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_REMINDER = re.compile(r"\s*\([^()]*[a-zа-яё]{2,}[^()]* [^()]*\)")
_MARKS = re.compile(r"[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}")
MOST_SPELLINGS = 12
"""How many spellings of one line are tried."""


@dataclass(frozen=True)
class Printing:
    """How a game prints its cards.

    rewrites: what is always spelled otherwise. either: what may be spelled so or stay. apart: patterns of what begins a
    line of its own. facts: patterns of lines that are no text but facts of the card.
    """

    rewrites: Sequence[Rewrite] = ()
    either: Sequence[Rewrite] = ()
    apart: Sequence[str] = ()
    facts: Sequence[str] = ()


def lines_of(printing: Printing, name: str, text: str) -> tuple[str, ...]:
    """The printed lines of a card, each as the dialect would begin to spell it. name: the card's own name."""
    found: list[str] = []
    for line in text.splitlines():
        found += (plain for part in _parts(printing, line) if (plain := _plain(printing, name, part)))
    return tuple(line for line in found if not any(re.fullmatch(f, line, re.IGNORECASE) for f in printing.facts))


def spellings(printing: Printing, line: str) -> Iterator[str]:
    """The spellings of a line that mean the same, the likeliest first; each once."""
    meant = [(pattern, to) for pattern, to in printing.either if re.search(pattern, line, re.IGNORECASE)]
    seen: set[str] = set()
    for changes in product((True, False), repeat=min(len(meant), 4)):
        spelled = line
        for (pattern, to), change in zip(meant, changes, strict=False):
            spelled = re.sub(pattern, to, spelled, flags=re.IGNORECASE) if change else spelled
        for each in (spelled, _in_one(spelled)):
            if each not in seen and len(seen) < MOST_SPELLINGS:
                seen.add(each)
                yield each


def _parts(printing: Printing, line: str) -> Iterator[str]:
    """A printed line cut where something begins that stands by itself."""
    line = _REMINDER.sub("", line.replace("’", "'").replace("−", "-"))
    cuts = [m.start() for pattern in printing.apart for m in re.finditer(pattern, line, re.IGNORECASE)]
    edges = sorted({0, *cuts, len(line)})
    yield from (line[a:b] for a, b in pairwise(edges))


def _plain(printing: Printing, name: str, line: str) -> str:
    line = _MARKS.sub("", line)
    for own in dict.fromkeys((name, name.partition(",")[0])):
        line = re.sub(rf"(?<![\w\"'-]){re.escape(own)}(?![\w\"-]|'s)", "this", line)
    for number, word in enumerate(NUMBERS, 2):
        line = re.sub(rf"\b{word}\b", str(number), line, flags=re.IGNORECASE)
    for pattern, to in printing.rewrites:
        line = re.sub(pattern, to, line, flags=re.IGNORECASE)
    return " ".join(line.split()).rstrip(".").strip()


def _in_one(line: str) -> str:
    """Sentences that follow one another, as the steps of one instruction."""
    return re.sub(r"\. (?!if you do|use only|go again)(?=\w)", ", then ", line, flags=re.IGNORECASE)
