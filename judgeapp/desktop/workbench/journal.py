"""The journal: every edit is written down as it is made, so that neither a crash nor a closed window loses one.

One file a running program, one JSON object a line. What a killed program leaves is taken over by the next; a file that
is damaged is read as far as it goes and set aside.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLockFile

from judgeapp.desktop.keeping import set_aside, write_whole
from judgeapp.desktop.workbench.history import Change, Document, History
from judgeapp.scenario.editing import MAIN
from judgeapp.scenario.notation import NotationError, parse, show

LARGEST = 4_000_000
"""Bytes after which the journal is written anew, without the oldest states."""
KEPT = 60
"""States that are kept then."""


@dataclass
class Left:
    """What an earlier run left: its edits, the file it was saved in, texts not yet entered. closed: whether it ended
    in an orderly way. damaged: where a journal that could not be read wholly lies now."""

    history: History
    file: Path | None = None
    drafts: dict[str, str] = field(default_factory=dict)
    closed: bool = False
    damaged: Path | None = None


class Journal:
    """Writes down what happens in one workbench. Nothing is raised where the disk refuses: ``works`` is False then."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock: QLockFile | None = None
        self._file: Path | None = None
        self._size = 0
        self.works = True

    def open(self) -> Left | None:
        """Take over the first journal that no running program holds; what it left, or None for a new one."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            self.works = False
            return None
        for number in range(1, 100):
            lock = QLockFile(str(self._folder / f"bench-{number}.lock"))
            lock.setStaleLockTime(0)
            if lock.tryLock(0):
                self._lock = lock
                self._file = self._folder / f"bench-{number}.jsonl"
                return self._read(self._file)
        self.works = False
        return None

    def _read(self, file: Path) -> Left | None:
        try:
            lines = file.read_bytes().splitlines()
        except OSError:
            return None
        left, sound = rebuilt(lines)
        if not sound:
            where = set_aside(file)
            if left is None:
                return None
            left.damaged = where
            self.rewrite(left.history, left.file, left.drafts)
        self._size = sum(map(len, lines))
        return left

    def close(self, keep: bool) -> None:
        """End in an orderly way. keep: whether there is something that a next run should show again."""
        if self._file is not None:
            if keep:
                self._write({"kind": "closed"})
            else:
                self._file.unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None
        self._file = None

    # --- what happens -------------------------------------------------------------------------------------------------

    def begun(self, history: History, file: Path | None) -> None:
        """Another scenario is worked on: the journal begins anew."""
        self.rewrite(history, file, {})

    def pushed(self, change: Change) -> None:
        """An edit was made."""
        self._write(_row(change))

    def moved(self, how: str, at: int = 0) -> None:
        """``undo``, ``redo``, ``saved``, or ``look`` at a step."""
        self._write({"kind": how, "at": at})

    def drafted(self, name: str, text: str) -> None:
        """A text that is not entered yet has changed."""
        self._write({"kind": "draft", "name": name, "text": text})

    def saved_in(self, file: Path) -> None:
        """The scenario was saved in a file."""
        self._write({"kind": "file", "path": str(file)})
        self._write({"kind": "saved", "at": 0})

    def rewrite(self, history: History, file: Path | None, drafts: dict[str, str]) -> None:
        """Write the journal anew: the latest states, without what was undone."""
        if self._file is None:
            return
        first = max(0, history.place + 1 - KEPT)
        rows = [_row(change) for change in history.changes[first : history.place + 1]]
        if file is not None:
            rows.append({"kind": "file", "path": str(file)})
        if history.is_clean:
            rows.append({"kind": "saved", "at": 0})
        rows += [{"kind": "draft", "name": name, "text": text} for name, text in drafts.items() if text]
        text = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
        self._size = len(text)
        self.works = write_whole(self._file, text)

    @property
    def is_large(self) -> bool:
        """Whether it is time to write it anew."""
        return self._size > LARGEST

    def _write(self, row: dict[str, Any]) -> None:
        if self._file is None:
            return
        text = json.dumps(row, ensure_ascii=False) + "\n"
        self._size += len(text)
        try:
            with self._file.open("a", encoding="utf-8") as out:
                out.write(text)
                out.flush()
                os.fsync(out.fileno()) if row["kind"] == "saved" else None
            self.works = True
        except OSError:
            self.works = False


def _row(change: Change) -> dict[str, Any]:
    document = change.document
    return {
        "kind": "push",
        "label": change.label,
        "key": change.key,
        "text": show(document.scenario),
        "line": document.line,
        "at": document.at,
    }


def _rows(lines: list[bytes]) -> Iterator[dict[str, Any] | None]:
    for line in lines:
        try:
            row = json.loads(line)
            yield row if isinstance(row, dict) else None
        except ValueError:
            yield None


def rebuilt(lines: list[bytes]) -> tuple[Left | None, bool]:
    """What a journal tells, and whether it could be read wholly (a last line cut short counts as whole)."""
    left = Left(History())
    sound = True
    rows = list(_rows(lines))
    for number, row in enumerate(rows, 1):
        try:
            if row is None:
                sound = sound and number == len(rows)
            else:
                _tell(left, row)
        except (KeyError, TypeError, ValueError, NotationError):
            sound = False
    return (left if left.history.changes else None), sound


def _tell(left: Left, row: dict[str, Any]) -> None:
    history = left.history
    kind = row["kind"]
    left.closed = kind == "closed"
    match kind:
        case "push":
            scenario = parse(row["text"])
            change = Change(
                str(row["label"]), Document(scenario, int(row.get("line", MAIN)), int(row["at"])).sound(), row["key"]
            )
            if history.changes:
                history.push(change)
            else:
                history.changes.append(change)
                history.clean = -1
        case "undo":
            history.undo()
        case "redo":
            history.redo()
        case "saved":
            history.saved()
        case "look" if history.changes:
            history.look(int(row["at"]))
        case "file":
            left.file = Path(row["path"])
        case "draft":
            left.drafts[str(row["name"])] = str(row["text"])
