"""Finding the words of a question in a text, to mark them and to show the text where they stand thickest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rules_index.words import root, split_mixed, stem, tokens


class Span(NamedTuple):
    """A run of letters, from `start` up to (not with) `end`."""

    start: int
    end: int


def marks(text: str, stems: Iterable[str]) -> list[Span]:
    """The runs of letters in `text` that a question with these stems asks about, in order, neighbours joined."""
    wanted = frozenset(stems)
    found: list[Span] = []
    for token in tokens(text):
        said = stem(token.text)
        if not ({said, root(said), *map(stem, split_mixed(token.text))} & wanted):
            continue
        if found and not text[found[-1].end : token.start].strip(" -–/,"):
            found[-1] = Span(found[-1].start, token.end)
        else:
            found.append(Span(token.start, token.end))
    return found


def passage(text: str, stems: Iterable[str], letters: int = 200) -> Span:
    """The stretch of `text`, about `letters` long and cut between words, that holds the most marks."""
    if len(text) <= letters:
        return Span(0, len(text))
    found = marks(text, stems)
    best, most = 0, -1
    for mark in found:
        held = sum(mark.start <= other.start and other.end <= mark.start + letters for other in found)
        if held > most:
            best, most = mark.start, held
    start = max(0, min(best - letters // 8, len(text) - letters))
    start = text.rfind(" ", 0, start) + 1 if start else 0
    end = text.find(" ", min(len(text), start + letters))
    return Span(start, len(text) if end < 0 else end)
