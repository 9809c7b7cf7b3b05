"""Knowing a document again: which of the documents that rulings cite a file is, and which statement is which.

Only fingerprints of the statements ship, never their words. With them a copy that lacks a page or has a changed
sentence still gets the right numbers, and the report can say where it differs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache
from hashlib import blake2b
from pathlib import Path

from judgeapp.library.models import Statement

_FILE = Path(__file__).with_name("fingerprints.json")
_LONGEST_COMPARED = 5_000


@dataclass(frozen=True, slots=True)
class Matched:
    """Statements with their true numbers; `changed` ones differ from the edition we know, `new` ones it has not, and
    `lost` are numbers that the copy lacks."""

    statements: tuple[Statement, ...]
    changed: tuple[Statement, ...] = ()
    new: tuple[Statement, ...] = ()
    lost: tuple[str, ...] = ()


def fingerprint(text: str) -> str:
    """A short name of what a statement says; case, spaces and punctuation do not matter."""
    return blake2b(re.sub(r"\W+", "", text).casefold().encode(), digest_size=4).hexdigest()


@cache
def fingerprints() -> Mapping[str, tuple[str, ...]]:
    """The fingerprints of each known document, in the order of its numbers."""
    loaded: dict[str, str] = json.loads(_FILE.read_text(encoding="utf-8"))
    return {code: tuple(row[at : at + 8] for at in range(0, len(row), 8)) for code, row in loaded.items()}


def likeness(code: str, statements: Sequence[Statement]) -> float:
    """How much (0 to 1) of a known document the statements are."""
    known = set(fingerprints().get(code, ()))
    found = {fingerprint(statement.text) for statement in statements[:_LONGEST_COMPARED]}
    return len(known & found) / len(known) if known else 0.0


def shared(code: str, statements: Sequence[Statement]) -> int:
    """How many of a known document's statements are among these."""
    found = {fingerprint(statement.text) for statement in statements[:_LONGEST_COMPARED]}
    return sum(one in found for one in fingerprints().get(code, ()))


def match(code: str, statements: Sequence[Statement]) -> Matched:
    """Give statements the numbers they have in the edition we know; whole copies keep theirs."""
    known = fingerprints().get(code, ())
    prints = [fingerprint(statement.text) for statement in statements]
    if tuple(prints) == known or not known or len(prints) > _LONGEST_COMPARED:
        return Matched(tuple(statements))
    kept: list[Statement] = []
    changed: list[Statement] = []
    new: list[Statement] = []
    lost: list[str] = []
    for tag, a1, a2, b1, b2 in SequenceMatcher(None, known, prints, autojunk=False).get_opcodes():
        same = a2 - a1 == b2 - b1
        for place in range(b1, b2):
            if same:
                statement = statements[place].model_copy(update={"id": f"{code}-{a1 + place - b1 + 1:04d}"})
                kept.append(statement)
                if tag == "replace":
                    changed.append(statement)
            else:
                statement = statements[place].model_copy(update={"id": f"{code}-new-{len(new) + 1:03d}"})
                new.append(statement)
                kept.append(statement)
        if not same:
            lost.extend(f"{code}-{place + 1:04d}" for place in range(a1, a2))
    return Matched(tuple(kept), tuple(changed), tuple(new), tuple(lost))
