"""The query language: words, "exact words", -without, this OR that, and name:value filters.

Reading never fails. What makes no sense as syntax is read as words: a stray quote, an unknown filter, a lone dash.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

MOST_LETTERS = 400
MOST_WORDS = 32
_PIECE = re.compile(
    r"""
      (?P<minus> (?<!\S)[-−–](?=["“«]|[^\W\d_]) )?
      (?: (?P<name> [^\W\d_]{2,12} ) : (?= ["“«\w.#{] ) )?
      (?: ["“”«»] (?P<quoted> [^"“”«»]* ) (?: ["“”«»] | $ ) | (?P<plain> [^\s"“”«»]+ ) )
    """,
    re.VERBOSE,
)
_OR = frozenset(("OR", "ИЛИ", "|", "||"))


@dataclass(frozen=True, slots=True)
class Filter:
    """`name:value`, or `-name:value` for everything but."""

    name: str
    value: str
    without: bool = False


@dataclass(frozen=True, slots=True)
class Query:
    """A question as it was read. `any_of` holds the groups of words joined by OR, each at least two long."""

    text: str
    words: str = ""
    phrases: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    filters: tuple[Filter, ...] = ()
    any_of: tuple[tuple[str, ...], ...] = ()
    cut: bool = field(default=False)

    @property
    def is_empty(self) -> bool:
        """Whether nothing at all was asked."""
        return not (self.words or self.phrases or self.filters or self.any_of)


def parse(text: str, filters: frozenset[str]) -> Query:
    """Read `text`; `filters` are the filter names that mean something. Overlong text is cut, and `cut` says so."""
    whole = " ".join(text[: MOST_LETTERS * 4].split())
    shown = whole[:MOST_LETTERS]
    reader = _Reader(filters)
    for piece in list(_PIECE.finditer(shown))[: MOST_WORDS * 2]:
        reader.take(piece)
    return reader.result(shown, len(whole) > MOST_LETTERS or len(text) > MOST_LETTERS * 4)


class _Reader:
    """Collects pieces; remembers what an OR may still join."""

    def __init__(self, filters: frozenset[str]) -> None:
        self._filters = filters
        self._words: list[str] = []
        self._phrases: list[str] = []
        self._without: list[str] = []
        self._found: list[Filter] = []
        self._groups: list[list[str]] = []
        self._last, self._last_quoted = "", False
        self._joining = False
        self._joinable = False  # whether the piece just read may stand left of an OR

    def take(self, piece: re.Match[str]) -> None:
        """Read one piece: a word, a quotation or a filter."""
        name, quoted = (piece["name"] or "").lower(), piece["quoted"]
        value = (quoted if quoted is not None else piece["plain"]).strip()
        without = bool(piece["minus"])
        if name and name not in self._filters:
            value, name = f"{piece['name']}:{value}", ""
        if name:
            if value:
                self._found.append(Filter(name, value, without))
            self._joining = self._joinable = False
        elif quoted is None and value in _OR and not without:
            self._joining = self._joinable
        elif without and value:
            self._without.append(value)
            self._joining = self._joinable = False
        elif value:
            self._say(value, quoted is not None)

    def _say(self, value: str, quoted: bool) -> None:
        if self._joining:
            if self._groups and self._groups[-1][-1] == self._last:
                self._groups[-1].append(value)
            else:
                self._take_back()
                self._groups.append([self._last, value])
        elif quoted:
            self._phrases.append(value)
        else:
            self._words.append(value)
        self._last, self._last_quoted = value, quoted
        self._joining, self._joinable = False, True

    def _take_back(self) -> None:
        (self._phrases if self._last_quoted else self._words).pop()

    def result(self, text: str, cut: bool) -> Query:
        """The question that the pieces make."""
        return Query(
            text=text,
            words=" ".join(self._words[:MOST_WORDS]),
            phrases=tuple(self._phrases[:8]),
            without=tuple(self._without[:16]),
            filters=tuple(self._found[:16]),
            any_of=tuple(tuple(group[:8]) for group in self._groups[:8]),
            cut=cut or len(self._words) > MOST_WORDS,
        )
