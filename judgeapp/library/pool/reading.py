"""Reading pools of printed cards from the files that communities keep: CSV, TOML, JSON of several shapes.

Such files are untrusted: their size is looked at first, and nothing in them is run.
"""

from __future__ import annotations

import csv
import io
import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

MAX_SIZE = 64_000_000
"""The largest file that is read, in bytes."""
MAX_CARDS, MAX_TEXT = 100_000, 20_000
NAME = ("name", "cardName", "title")
TEXT = ("text", "functionalText", "functional_text", "abilityText", "power_text", "effect")
TYPES = ("types", "typeText", "type_text", "type", "cardType")
SETS = ("set", "setId", "set_id", "setIdentifiers", "publicCode")
FACTS = ("facts",)


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
    delimiter = "\t" if path.suffix.lower() == ".tsv" else ","
    reader = csv.DictReader(io.StringIO(text, newline=""), delimiter=delimiter)
    if not reader.fieldnames or not any(n in reader.fieldnames for n in NAME):
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
        found = inner if inner is not None and not any(n in found for n in NAME) else list(found.values())
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
        name = _said(row, NAME)
        if name:
            text = _said(row, TEXT).replace("<p>", "\n").replace("\r", "")
            sets = tuple(dict.fromkeys(code[:3].upper() for code in _said(row, SETS).split()))
            yield PoolCard(name, text[:MAX_TEXT], _said(row, TYPES), sets, _said(row, FACTS))


def _said(row: Mapping[str, Any], keys: Iterable[str]) -> str:
    """The first of these that a card has, as text; a list is its entries."""
    for key in keys:
        value = row.get(key)
        if isinstance(value, str) and value.strip():
            return value.strip()
        if isinstance(value, list | tuple):
            return " ".join(str(v) for v in value if isinstance(v, str | int))
    return ""
