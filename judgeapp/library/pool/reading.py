"""Reading pools of printed cards from the files that communities keep: CSV, TOML, JSON of several shapes.

Such files are untrusted: their size is looked at first, and nothing in them is run.
"""

from __future__ import annotations

import csv
import io
import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

MAX_SIZE = 64_000_000
"""The largest file that is read, in bytes."""
MAX_CARDS, MAX_TEXT = 100_000, 20_000
NAME = ("name", "cardname", "title")
TEXT = ("text", "functionaltext", "abilitytext", "powertext", "effect")
TYPES = ("typetext", "types", "type", "cardtype")
SETS = ("set", "setid", "setidentifiers", "publiccode")
FACTS = ("facts",)
"""What a column may be called, in small letters and without gaps."""
NUMBERS = {
    "pitch": ("pitch",), "cost": ("cost",), "power": ("power",), "defense": ("defense",), "life": ("life", "health"),
    "intellect": ("intellect", "intelligence"), "energy": ("energy",), "might": ("might",), "ATK": ("atk",),
    "health": ("health",), "DEF": ("def",), "strike": ("strike",), "lives": ("lives",),
}  # fmt: skip
"""Facts that may stand in columns of their own: what they are called, and what the columns may be called."""


class PoolError(Exception):
    """A file that is no pool of cards: which, where in it, and what was expected."""


@dataclass(frozen=True)
class PoolCard:
    """A card as it is printed. sets: the sets it stands in. facts: as the file writes them."""

    name: str
    text: str
    types: str = ""
    sets: tuple[str, ...] = ()
    facts: str = ""


@dataclass
class _Merged:
    """What several printings of one card come to: the text of the first that has one, the sets of all."""

    first: PoolCard
    sets: dict[str, None] = field(default_factory=dict)


def read_pool(path: Path) -> tuple[PoolCard, ...]:
    """The cards of a file, several printings of one card merged, in the order of the file. PoolError for what can't be
    read: too large, no UTF-8, not what its name says, or without names."""
    try:
        size = path.stat().st_size
        if size > MAX_SIZE:
            raise PoolError(f"{path.name}: {size} bytes; at most {MAX_SIZE} are read")
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise PoolError(f"{path.name}: not a text in UTF-8 (byte {error.start})") from None
    except OSError as error:
        raise PoolError(f"{path.name}: {error.strerror}") from None
    merged: dict[str, _Merged] = {}
    for card in _cards(path, text):
        one = merged.setdefault(card.name, _Merged(card))
        one.sets.update(dict.fromkeys(card.sets))
        if card.text and not one.first.text:
            one.first = card
        if len(merged) > MAX_CARDS:
            raise PoolError(f"{path.name}: more than {MAX_CARDS} cards")
    if not merged:
        raise PoolError(f"{path.name}: no card with a name ({', '.join(NAME)})")
    found = ((m.first, tuple(m.sets)) for m in merged.values())
    return tuple(PoolCard(c.name, c.text, c.types, sets, c.facts) for c, sets in found)


def _cards(path: Path, text: str) -> Iterator[PoolCard]:
    match path.suffix.lower():
        case ".csv" | ".tsv":
            yield from _rows(path, text)
        case ".json":
            yield from _made(_json(path, text))
        case ".toml":
            yield from _made(_toml(path, text))
        case other:
            raise PoolError(f"{path.name}: expected .csv, .tsv, .json or .toml, not “{other}”")


def _rows(path: Path, text: str) -> Iterator[PoolCard]:
    csv.field_size_limit(MAX_TEXT)
    delimiter = "\t" if "\t" in text.partition("\n")[0] else ","
    reader = csv.DictReader(io.StringIO(text, newline=""), delimiter=delimiter)
    if not any(_plain(n) in NAME for n in reader.fieldnames or ()):
        raise PoolError(f"{path.name}, line 1: expected a heading with the column “name”")
    try:
        yield from _made(reader)
    except csv.Error as error:
        raise PoolError(f"{path.name}, line {reader.line_num}: {error}") from None


def _json(path: Path, text: str) -> Iterable[Any]:
    try:
        found = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        where = f", line {error.lineno}, column {error.colno}" if isinstance(error, json.JSONDecodeError) else ""
        raise PoolError(f"{path.name}{where}: not JSON") from None
    if isinstance(found, dict):
        inner = next((v for v in found.values() if isinstance(v, list)), None)
        found = inner if inner is not None else list(found.values())
    if not isinstance(found, list):
        raise PoolError(f"{path.name}: expected a list of cards")
    return found


def _toml(path: Path, text: str) -> Iterable[Any]:
    try:
        found = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise PoolError(f"{path.name}: not TOML: {error}") from None
    return next((v for v in found.values() if isinstance(v, list)), [])


def _made(rows: Iterable[Any]) -> Iterator[PoolCard]:
    for row in rows:
        if not isinstance(row, Mapping):
            continue
        row = {_plain(str(key)): value for key, value in row.items()}
        name = _said(row, NAME)
        if name:
            text = _said(row, TEXT).replace("<p>", "\n").replace("\r", "")
            sets = tuple(dict.fromkeys(code[:3].upper() for code in _said(row, SETS).split()))
            yield PoolCard(name, text[:MAX_TEXT], _said(row, TYPES), sets, _facts(row))


def _facts(row: Mapping[str, Any]) -> str:
    """The facts of a card, as one column says them or as columns of their own do."""
    said = _said(row, FACTS)
    if said:
        return said
    found = ((fact, _said(row, columns)) for fact, columns in NUMBERS.items())
    return "; ".join(f"{fact} {value}" for fact, value in found if value)


def _plain(key: str | None) -> str:
    """The name of a column in small letters, without gaps."""
    return re.sub(r"[\s_-]", "", key or "").lower()


def _said(row: Mapping[str, Any], keys: Iterable[str]) -> str:
    """The first of these that a card has, as text; a list is its entries."""
    for key in keys:
        value = row.get(key)
        if isinstance(value, str) and value.strip():
            return value.strip()
        if isinstance(value, list | tuple):
            return " ".join(str(v) for v in value if isinstance(v, str | int))
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
    return ""
