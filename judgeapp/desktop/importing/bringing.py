"""The import itself, in a child process (no Qt here)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from judgeapp.library.importing import ImportReport, import_document

CHOOSE = ""
READING = "reading"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be imported. code: empty to find out by trying. game: of a rulebook, empty to guess."""

    file: Path
    code: str = CHOOSE
    game: str = ""


def bring(tell: Callable[[str, int, int], None], wanted: Wanted, known: Sequence[str], user: Path) -> ImportReport:
    """Import a file as what it was said to be; or as the first of the known documents that it is, else a rulebook."""
    if wanted.code:
        tell(READING, 0, 0)
        return import_document(wanted.file, wanted.code, user, wanted.game or None)
    for at, code in enumerate(known):
        tell(READING, at, len(known) + 1)
        report = import_document(wanted.file, code, user)
        if report.kept:
            return report
    tell(READING, len(known), len(known) + 1)
    return import_document(wanted.file, code_for(wanted.file, known), user, wanted.game or None)


def code_for(file: Path, taken: Sequence[str]) -> str:
    """A code for a rulebook, from the name of its file."""
    letters = re.sub(r"[^A-Z0-9]", "", file.stem.upper())
    code = letters[:8] if re.match(r"[A-Z][A-Z0-9]", letters) else f"R{letters[:7]}BOOK"[:8]
    return f"{code[:8]}X" if code in taken else code
