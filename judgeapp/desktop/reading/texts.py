"""From plain text to rich text: everything is escaped, and what the library knows becomes a link.

Whatever stands in a ruling, card or imported document is somebody's text: only what passes here reaches a page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import quote, unquote

from judgeapp.desktop.rich import Rich, broken, fill, join, plain
from judgeapp.library.models import Ruling
from judgeapp.library.shelves import Library

_WORD = re.compile(
    r"(?<![\w.+/-])\d{1,4}(?:\.\d+)+[a-z]?(?![\w/])|(?<![\w.+/-])\d{3}(?![\w./-])|(?<!\w)[^\W\d_][\w’'-]*"
)
_WORD_OF_NAME = re.compile(r"[^\W\d_]+")
_RULES_BEFORE = re.compile(r"(?:CR|[Rr]ules|[Ee]ditions?|[Vv]ersion)\s+$")
_WRAPPED = re.compile(r"\n(?!\s*(?:[-•*–]|\d+[.)])\s)\s*")
_PARAGRAPH = re.compile(r"\n\s*\n")


def href(link: str) -> str:
    """A link as it stands in a page: nothing in it can end the attribute or look like another scheme."""
    return "open:" + quote(link, safe="")


def link_of(address: str) -> str:
    """The link behind an address of a page; empty when the address is no link of ours."""
    return unquote(address.removeprefix("open:")) if address.startswith("open:") else ""


def anchor(link: str, text: str, kind: str = "") -> Rich:
    """A link in words, escaped."""
    style = fill(' class="{}"', kind) if kind else ""
    return fill('<a href="{}"{}>{}</a>', href(link), style, text)


class Linker:
    """Knows what in a text of a game can be opened: rule numbers that exist, and names of cards."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._first: dict[str, dict[str, list[str]]] = {}
        self._seen_by: dict[str, list[Ruling]] = {}
        for ruling in library.rulings():
            for other in ruling.see:
                self._seen_by.setdefault(other, []).append(ruling)

    def seen_by(self, ruling: Ruling) -> tuple[Ruling, ...]:
        """The rulings that refer to a ruling and to which it does not refer itself."""
        return tuple(other for other in self._seen_by.get(ruling.id, ()) if other.id not in ruling.see)

    def prose(self, text: str, game: str, but: str = "") -> Rich:
        """Paragraphs of text as rich text with links. but: a link that is not made (the page that is being shown)."""
        parts = [part for part in _PARAGRAPH.split(text.strip()) if part.strip()]
        return join(fill("<p>{}</p>", self.line(_unwrapped(part), game, but)) for part in parts)

    def line(self, text: str, game: str, but: str = "") -> str:
        """A line of text as rich text with links."""
        made, at = [], 0
        for start, end, link in self._links(text, game):
            if start < at or link == but:
                continue
            made += [plain(text[at:start]), anchor(link, text[start:end])]
            at = end
        made.append(plain(text[at:]))
        return broken(join(made))

    def _links(self, text: str, game: str) -> Iterator[tuple[int, int, str]]:
        names = self._names(game)
        for found in _WORD.finditer(text):
            start, said = found.start(), found.group()
            if said[0].isdigit():
                if self._library.rule(game, said) and not self._is_edition(text, start, said, game):
                    yield start, found.end(), f"rule:{game}:{said}"
                continue
            for name in names.get(_WORD_OF_NAME.match(said).group(), ()):  # type: ignore[union-attr]
                end = start + len(name)
                if text.startswith(name, start) and not text[end : end + 1].isalnum():
                    yield start, end, f"card:{game}:{name}"
                    break

    def _is_edition(self, text: str, start: int, said: str, game: str) -> bool:
        """Whether a number after the name of the rules names an edition of them: CR 2.14."""
        shelf = self._library.shelves.get(game)
        book = shelf.rulebook if shelf else None
        named = _RULES_BEFORE.search(text, 0, start)
        return bool(named and book and any(said in f"{one.id} {one.title}" for one in book.editions))

    def _names(self, game: str) -> dict[str, list[str]]:
        """Names of cards by their first word, the longest first."""
        if game not in self._first:
            named = {name for ruling in self._library.rulings(game) for name in ruling.cards}
            named.update(card.name for card in self._library.cards(game))
            by_word: dict[str, list[str]] = {}
            for name in sorted(named, key=lambda name: (-len(name), name)):
                word = _WORD_OF_NAME.match(name)
                if len(name) > 3 and word:
                    by_word.setdefault(word.group(), []).append(name)
            self._first[game] = by_word
        return self._first[game]


def _unwrapped(part: str) -> str:
    """A paragraph without the line ends that only wrap it; those before items of a list stay."""
    return _WRAPPED.sub(" ", part.strip())
