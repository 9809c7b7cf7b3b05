"""Which proof shows a ruling: the scenarios whose `proves` lines name it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

_PROVES = re.compile(r"^proves\s+(?P<ruling>[a-z0-9-]+)\s+at\s+(?P<step>\d+)", re.MULTILINE)
_HEAD = 4000


@dataclass(frozen=True, slots=True)
class Proof:
    """A scenario that proves a ruling, and the step at which the ruling is the answer."""

    file: Path
    step: int


def shelve(files: Iterable[Path]) -> dict[str, tuple[Proof, ...]]:
    """Read the heads of proof files: ruling → its proofs. A file that cannot be read proves nothing."""
    found: dict[str, list[Proof]] = {}
    for file in files:
        try:
            with file.open(encoding="utf-8") as text:
                head = text.read(_HEAD)
        except (OSError, UnicodeDecodeError):
            continue
        for line in _PROVES.finditer(head):
            found.setdefault(line["ruling"], []).append(Proof(file, int(line["step"])))
    return {ruling: tuple(proofs) for ruling, proofs in found.items()}
