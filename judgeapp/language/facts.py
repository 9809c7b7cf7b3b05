"""The facts of a card: what a value may be, checked where a card is compiled, with the place of what is wrong."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any


class CardError(Exception):
    """A card file whose shape is wrong: which file, line and column, what was expected, the nearest thing meant."""

    def __init__(self, where: str, line: int, problem: str, column: int = 1, nearest: str | None = None) -> None:
        hint = f" (nearest: {nearest})" if nearest else ""
        super().__init__(f"{where}, line {line}, column {column}: {problem}{hint}")
        self.where, self.line, self.problem, self.column, self.nearest = where, line, problem, column, nearest


@dataclass(frozen=True)
class Place:
    """Where the value of a fact stands: the line, and the column (from 1) at which the value begins."""

    line: int = 1
    column: int = 1


class FactKind:
    """What a fact may be."""

    words = False
    """Whether its value is words, which may themselves be the word of another fact."""

    def wrong(self, value: str) -> tuple[int, str, str | None] | None:
        """What is wrong with a value (of one variant): where in it, what was expected, the nearest; None if nothing."""
        return None

    def made(self, value: str) -> Any:
        """The value as the game uses it."""
        return value


@dataclass(frozen=True)
class Number(FactKind):
    """A whole number within bounds, or one of some signs (``*``); pattern: of further signs (``XX``, ``X+1``)."""

    least: int = 0
    most: int = 999
    pattern: str = ""

    def wrong(self, value: str) -> tuple[int, str, str | None] | None:
        number = re.fullmatch(r"-?[0-9]{1,6}", value)
        if number and self.least <= int(value) <= self.most:
            return None
        if self.pattern and re.fullmatch(self.pattern, value):
            return None
        return 0, f"a number from {self.least} to {self.most}" + (" or X" if "X" in self.pattern else ""), None

    def made(self, value: str) -> Any:
        return int(value) if re.fullmatch(r"-?[0-9]+", value) else value


@dataclass(frozen=True)
class OneOf(FactKind):
    """One or several words of a list."""

    known: tuple[str, ...]
    several: bool = False

    def wrong(self, value: str) -> tuple[int, str, str | None] | None:
        said = [(m.start(), m[0]) for m in re.finditer(r"\S+", value)] if self.several else [(0, value)]
        for at, word in said:
            if word not in self.known:
                near = difflib.get_close_matches(word, self.known, 1)
                return at, f"one of {', '.join(self.known)}", near[0] if near else None
        return None


@dataclass(frozen=True)
class Shaped(FactKind):
    """A value of a certain shape. expected: the shape in words."""

    pattern: str
    expected: str

    def wrong(self, value: str) -> tuple[int, str, str | None] | None:
        return None if re.fullmatch(self.pattern, value) else (0, self.expected, None)


@dataclass(frozen=True)
class Name(FactKind):
    """Any words, or a number."""

    words = True

    def made(self, value: str) -> Any:
        return int(value) if re.fullmatch(r"-?[0-9]{1,6}", value) else value


ONE_WORD = Shaped(r"\S+", "one word (facts are two spaces apart)")
"""The code of a set, say."""


class Variants(tuple[Any, ...]):
    """The values of one fact on the variants of a card, in order."""

    __slots__ = ()


_NUMERAL = re.compile(r"(?P<value>[-+*/X0-9]+) (?P<rest>(?P<key>\S+) .+)")
"""A number after which another fact begins although there is but one space between them."""


def facts_of(
    line: str, keys: Mapping[str, str], where: str, number: int, given: Mapping[str, str]
) -> tuple[dict[str, str], dict[str, Place]]:
    """The facts of a line: key → value, and where each value stands. CardError for a word that is no fact."""
    found: dict[str, str] = {}
    places: dict[str, Place] = {}
    pieces = [(m.start(), m[0]) for m in re.finditer(r"\S+(?: \S+)*", line)]
    while pieces:
        at, piece = pieces.pop(0)
        word, _, value = piece.partition(" ")
        key = keys.get(word)
        if key is None:
            near = difflib.get_close_matches(word, keys, 1)
            problem = f"“{word}” is no fact of this game; known: {', '.join(keys)}"
            raise CardError(where, number, problem, at + 1, near[0] if near else None)
        if key in found or key in given:
            raise CardError(where, number, f"“{word}” is given twice", at + 1)
        if not value.strip():
            raise CardError(where, number, f"expected a value after “{word}”", at + len(word) + 1)
        start = at + len(word) + 1
        glued = _NUMERAL.fullmatch(value)
        if glued and glued["key"] in keys:
            pieces.insert(0, (start + glued.start("rest"), glued["rest"]))
            value = glued["value"]
        found[key], places[key] = value.strip(), Place(number, start + 1)
    return found, places


def values_of(
    facts: Mapping[str, str],
    kind_of: Callable[[str], FactKind],
    varying: Sequence[str],
    trouble: Callable[[str, int, str, str | None], Exception],
) -> dict[str, Any]:
    """The values of facts as the game uses them, those that differ between the variants as :class:`Variants`.

    trouble: makes the error for a fact, from its key, the place in its value, what was expected, the nearest.
    """
    made: dict[str, Any] = {}
    many: tuple[str, int] | None = None
    for key, value in facts.items():
        kind = kind_of(key)
        pieces = value.split("/") if key in varying and not kind.words else [value]
        at = 0
        for piece in pieces:
            wrong = kind.wrong(piece)
            if wrong is not None:
                raise trouble(key, at + wrong[0], wrong[1], wrong[2])
            at += len(piece) + 1
        if len(pieces) > 1:
            if many is not None and many[1] != len(pieces):
                raise trouble(key, 0, f"{many[1]} values, as many as “{many[0]}” has, or one", None)
            many = (key, len(pieces))
        made[key] = Variants(kind.made(p) for p in pieces) if len(pieces) > 1 else kind.made(value)
    return made


def variants_in(facts: Mapping[str, str], varying: Sequence[str]) -> int:
    """How many variants the facts of a card tell apart."""
    return max((facts[key].count("/") + 1 for key in varying if key in facts), default=1)
