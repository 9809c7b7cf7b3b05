"""The log as a file: CSV for tables, Markdown for reading."""

from __future__ import annotations

import csv
import io
import re
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from judgeapp.desktop.calls import words
from judgeapp.desktop.calls.call import MINUTE, Call
from judgeapp.library.shelves import Library
from judgeapp.library.writing import write_file

CSV, MARKDOWN = ".csv", ".md"
STRETCH, BREATH = 16, 0.0005
COLUMNS = (
    "table", "round", "started", "minutes", "extension", "players", "game", "question", "ruling", "citations",
    "scenario",
)  # fmt: skip
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
_MARKUP = re.compile(r"([\\`*_{}\[\]<>#|~])")
_LIST = re.compile(r"^(\s*)([-+]|\d+[.)])(?=\s)", re.MULTILINE)

translate = QCoreApplication.translate


def as_csv(calls: Sequence[Call], library: Library, language: str, now: int) -> str:
    """One call a row. A text that a spreadsheet would take for a formula gets a mark in front."""
    out = io.StringIO()
    rows = csv.writer(out)
    rows.writerow(COLUMNS)
    for call in _breathing(calls):
        cites = "; ".join(words.cite_words(cite, library, language) for cite in call.citations)
        started = datetime.fromtimestamp(call.started, UTC).astimezone().isoformat(sep=" ", timespec="minutes")
        minutes = -(-call.seconds(now) // MINUTE)
        said = (call.players, call.game, call.question, call.ruling, cites, call.scenario)
        start = (call.table, call.round, started, minutes, call.extra(now))
        rows.writerow([_cell(value) for value in (*start, *said)])
    return out.getvalue()


def _breathing(calls: Sequence[Call]) -> Iterator[Call]:
    """The calls, with a breath now and then: this runs in a thread, and the window wants the interpreter too."""
    for number, call in enumerate(calls):
        if number % STRETCH == 0:
            time.sleep(BREATH)
        yield call


def _cell(value: str | int) -> str | int:
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value


def as_markdown(calls: Sequence[Call], library: Library, language: str, now: int) -> str:
    """A heading a call, the two lines of the appeal, its scenario."""
    parts = [f"# {translate('Calls', 'Call log')}"]
    for call in _breathing(calls):
        asked, ruled = map(_plain, words.summary(call, library, language, now).split("\n"))
        parts.append(f"## {_plain(words.place_of(call))}\n\n{asked}\n\n{ruled}")
        if call.scenario:
            fence = "`" * max(3, 1 + max((len(run) for run in re.findall("`+", call.scenario)), default=0))
            parts.append(f"{fence}text\n{call.scenario.rstrip()}\n{fence}")
    return "\n\n".join(parts) + "\n"


def _plain(text: str) -> str:
    """Text that is nobody's markup."""
    return _LIST.sub(r"\1\\\2", _MARKUP.sub(r"\\\1", text))


def write(file: Path, calls: Sequence[Call], library: Library, language: str, now: int) -> None:
    """Write the calls into a file, by its suffix. OSError where that can't be done."""
    if file.suffix.casefold() == CSV:
        write_file(file, as_csv(calls, library, language, now).encode("utf-8-sig", "replace"))
    else:
        write_file(file, as_markdown(calls, library, language, now).encode("utf-8", "replace"))
