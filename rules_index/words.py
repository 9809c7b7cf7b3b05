"""Cutting text into words, and words into stems.

One table of rules serves documents and questions alike, so that what was indexed is what is looked for. A token keeps
its place in the original text, which lets a screen mark the very letters that matched.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from rules_index.languages import english, russian

# Order matters: the longest meaning wins. Rule numbers stay whole (`7.5.2`, `355.9.a`, `8.5.25e`), so do card symbols
# (`{r}`), signed numbers (`+1`), joined initials (`c&c`) and words with an apostrophe inside.
_PATTERN = re.compile(
    r"""
      \d+ (?:\.\d+)+ (?:\.?[a-z](?![^\W_]))? | \d{1,4}\.[a-z](?![^\W_])
    | \{[^\W_]{1,3}\}
    | (?<![\w.])[+\-−–]\d+(?!\w)
    | [^\W\d_]{1,2} & [^\W\d_]{1,2} (?!\w)
    | [^\W_]+ (?: ['’ʼ`´] [^\W_]+ )*
    """,
    re.VERBOSE | re.IGNORECASE,
)
_APOSTROPHES = re.compile(r"['’ʼ`´]")
_CYRILLIC = re.compile(r"[а-яё]", re.IGNORECASE)
_MIXED = re.compile(r"\d+|[^\W\d_]+")
_MINUS = "-−–"
LONGEST_WORD = 40
ROOT = "~"
"""Begins the term under which all relatives of a stem are filed together."""


class Token(NamedTuple):
    """A word as it stands in a text: its normal form and the span of letters it came from."""

    text: str
    start: int
    end: int


def tokens(text: str) -> Iterator[Token]:
    """Yield the words of `text` from left to right, in normal form. Never fails."""
    for match in _PATTERN.finditer(text):
        yield Token(_normal(match.group()), match.start(), match.end())


def words(text: str) -> list[str]:
    """The normal forms of the words of `text`, in order."""
    return [_normal(raw) for raw in _PATTERN.findall(text)]


@lru_cache(maxsize=100_000)
def _normal(raw: str) -> str:
    word = raw.lower().replace("ё", "е")[:LONGEST_WORD]
    if word.isalpha():
        return word
    if word[0] in _MINUS:
        return "-" + word[1:]
    parts = _APOSTROPHES.split(word)
    if len(parts) > 1 and parts[-1] == "s":
        parts.pop()  # the owner's 's says nothing: "Reaper's" is looked for as "reapers" or "reaper"
    return "".join(parts)


def is_cyrillic(word: str) -> bool:
    """Whether the word is written, at least in part, in Cyrillic letters."""
    return bool(_CYRILLIC.search(word))


def is_number(word: str) -> bool:
    """Whether the word is a number or a rule number, which is compared exactly and never stemmed or corrected."""
    return (word[0].isdigit() and (word.isdigit() or "." in word)) or word[0] in "+-"


@lru_cache(maxsize=200_000)
def stem(word: str) -> str:
    """The stem under which a normal form is filed: by script, Russian or English; all else is left as it stands."""
    if not word.isalpha():
        return english.stem(word) if word.isalnum() else word
    return russian.stem(word) if is_cyrillic(word) else english.stem(word)


@lru_cache(maxsize=200_000)
def root(found: str) -> str:
    """A coarser key than the stem `found`, shared by relatives that Snowball keeps apart; empty when there is none.

    All of a family have its key, also the stem that the key is made of.
    """
    if not found.isalpha():
        return ""
    if named := family(found):
        return named
    coarse = russian.root(found) if is_cyrillic(found) else english.root(found)
    return "" if coarse == found else coarse


@lru_cache(maxsize=200_000)
def family(found: str) -> str:
    """The family of the stem `found`, whose members count as nearly the same word; empty when it has none."""
    return russian.FAMILIES.of(found) if is_cyrillic(found) else ""


def kin_term(found: str) -> str:
    """The term under which a stem is filed with its family; the stem when it has none."""
    named = family(found)
    return ROOT + named if named else found


def stems(text: str) -> list[str]:
    """The stems of the words of `text`, in order."""
    return [stem(word) for word in words(text)]


@lru_cache(maxsize=100_000)
def split_mixed(word: str) -> tuple[str, ...]:
    """`ab1` → `ab`, `1`: the parts of a word that letters and digits share; the word alone when it does not."""
    return (word,) if word.isalpha() or is_number(word) else tuple(_MIXED.findall(word))
