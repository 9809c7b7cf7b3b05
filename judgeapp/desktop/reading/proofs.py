"""Which proof shows a ruling: the scenarios whose `proves` lines name it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

_LINE = re.compile(r"^proves\s+(?P<proven>.+)$", re.MULTILINE)
_PROVES = re.compile(r"(?P<ruling>[\w.-]+) at (?P<step>\d{1,4})")
_HEAD = 4000


@dataclass(frozen=True, slots=True)
class Proof:
    """A scenario that proves a ruling, and the step at which the ruling is the answer."""

    file: Path
    step: int


def proven_in(head: str) -> Iterator[tuple[str, int]]:
    """The rulings that the head of a scenario says it proves, each with the step."""
    for line in _LINE.finditer(head):
        for one in _PROVES.finditer(line["proven"]):
            yield one["ruling"], int(one["step"])


def shelve(files: Iterable[Path]) -> dict[str, tuple[Proof, ...]]:
    """Read the heads of proof files: ruling → its proofs. A file that cannot be read proves nothing."""
    found: dict[str, list[Proof]] = {}
    for file in files:
        try:
            with file.open(encoding="utf-8") as text:
                head = text.read(_HEAD)
        except (OSError, UnicodeDecodeError):
            continue
        for ruling, step in proven_in(head):
            found.setdefault(ruling, []).append(Proof(file, step))
    return {ruling: tuple(proofs) for ruling, proofs in found.items()}
