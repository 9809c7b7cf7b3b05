"""Problems in data that people write: where, what was expected, and what was probably meant."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ValidationError


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a file."""

    file: str
    line: int
    message: str
    expected: str = ""
    nearest: str = ""

    def __str__(self) -> str:
        text = f"{self.file}:{self.line}: {self.message}" if self.line else f"{self.file}: {self.message}"
        if self.expected:
            text += f"; expected {self.expected}"
        return f"{text}; did you mean {self.nearest!r}?" if self.nearest else text


class LibraryError(Exception):
    """Data that ships with the program cannot be read. `problems` says where and why."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in problems))


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that `word` was probably meant to be; empty when none is near."""
    found = get_close_matches(word, list(known), n=1, cutoff=0.6)
    return found[0] if found else ""


def line_of(text: str, table: str, place: int, key: str = "") -> int:
    """The line (from 1) of a key in the `place`-th `[[table]]` of a TOML text; of the table's head when not found."""
    heads = re.compile(rf"^\s*\[\[?\s*{re.escape(table)}\s*\]\]?")
    any_head = re.compile(r"^\s*\[")
    wanted = re.compile(rf"^\s*{re.escape(key)}\s*=") if key else None
    seen, start = -1, 0
    for number, line in enumerate(text.splitlines(), 1):
        if heads.match(line):
            seen += 1
            if seen == place:
                start = number
            elif seen > place:
                break
        elif seen == place and any_head.match(line):
            break
        elif seen == place and wanted and wanted.match(line):
            return number
    return start


def problems_of(
    error: ValidationError,
    model: type[BaseModel],
    file: Path,
    text: str,
    table: str,
    place: int,
    raw: Mapping[str, Any],
) -> list[Problem]:
    """Say what pydantic found, in terms of the file."""
    found = []
    known = [field.alias or name for name, field in model.model_fields.items()]
    for detail in error.errors():
        key = str(detail["loc"][0]) if detail["loc"] else ""
        kind, expected, meant = detail["type"], "", ""
        if kind == "extra_forbidden":
            message, meant = f"unknown key {key!r} in [[{table}]]", nearest(key, known)
            expected = "one of " + ", ".join(known)
        elif kind == "missing":
            message = f"[[{table}]] {_name(raw)} lacks {'.'.join(map(str, detail['loc']))!r}"
            meant = nearest(key, [other for other in raw if other not in known])
        elif kind == "literal_error":
            expected = str(detail.get("ctx", {}).get("expected", ""))
            message = f"{key} = {detail['input']!r} is not allowed"
            meant = nearest(str(detail["input"]), re.findall(r"'([^']+)'", expected))
        else:
            message = f"{'.'.join(map(str, detail['loc'])) or table}: {detail['msg'].removeprefix('Value error, ')}"
        found.append(Problem(str(file), line_of(text, table, place, key), message, expected, meant))
    return found


def _name(raw: Mapping[str, Any]) -> str:
    return repr(next((str(raw[key]) for key in ("id", "number", "term", "code") if key in raw), "without a name"))
