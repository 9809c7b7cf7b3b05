"""The journal: every edit is written down as it is made, so that neither a crash nor a closed window loses one.

One file a running program, one JSON object a line. What a killed program leaves is taken over by the next; what another
window has left is offered. A last line that was cut short is cut off; a file that is damaged is read as far as it goes
and set aside. What the disk refuses is told, tried again, and then written whole.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from judgeapp.desktop.holding import Hold, try_hold
from judgeapp.desktop.keeping import Upkeep, set_aside, write_text
from judgeapp.desktop.workbench.drafting import Slice, parting
from judgeapp.desktop.workbench.history import Change, Document, History
from judgeapp.library.writing import append_to
from judgeapp.scenario.editing import MAIN
from judgeapp.scenario.notation import NotationError, Scenario, parse, show

LARGEST = 4_000_000
"""Bytes after which the journal is written anew, without the oldest states."""
KEPT = 60
"""States that are kept then."""
MOST = 100
"""How many windows may be open."""
State = tuple[History, Path | None, dict[str, str]]


@dataclass
class Left:
    """What an earlier run left: its edits, the file it was saved in, texts not yet entered. closed: whether it ended
    in an orderly way. damaged: where a journal that could not be read wholly lies now. until: when the last of it was
    written. cut: whether its last entry was cut short."""

    history: History
    file: Path | None = None
    drafts: dict[str, str] = field(default_factory=dict)
    closed: bool = False
    damaged: Path | None = None
    until: float = 0.0
    cut: bool = False

    @property
    def holds(self) -> bool:
        """Whether there is anything to show of it."""
        return bool(self.history.changes) and bool(self.history.now.scenario.game or any(self.drafts.values()))


@dataclass(frozen=True)
class Offer:
    """The work of another window that has ended: the number of its journal, what it was called, when it was written."""

    number: int
    title: str
    until: float


class Journal:
    """Writes down what happens in one workbench. Nothing is raised where the disk refuses: `upkeep` tells.

    whole: the present state, from which everything is written anew after the disk has refused something.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._hold: Hold | None = None
        self._file: Path | None = None
        self._size = 0
        self._drafts: dict[str, str] = {}
        self._opened = False
        self.whole: Callable[[], State] = lambda: (History(), None, {})
        self.upkeep = Upkeep(self._try_again)

    # --- opening ------------------------------------------------------------------------------------------------------

    def open(self) -> Left | None:
        """Take over the first journal with something in it that no running program holds, else a new one."""
        self._opened = True
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            for number in (*self._used(), *range(1, MOST)):
                if self._take(number):
                    return self._read()
            raise OSError("too many windows")
        except OSError as error:
            self.upkeep.report(error)
            return None

    def _used(self) -> list[int]:
        """The numbers of journals that hold something."""
        return [n for n in range(1, MOST) if (file := self._name(n)).is_file() and file.stat().st_size]

    def _name(self, number: int, suffix: str = "jsonl") -> Path:
        return self._folder / f"bench-{number}.{suffix}"

    def _take(self, number: int) -> bool:
        """Hold a journal, if nobody else does."""
        hold = try_hold(self._name(number, "held"))
        if hold is None:
            return False
        self._hold, self._file = hold, self._name(number)
        if self._file.is_symlink():
            set_aside(self._file)
        return True

    def _read(self) -> Left | None:
        assert self._file is not None
        left, sound = read_file(self._file)
        if not sound:
            where = set_aside(self._file)
            left = left or Left(History())
            left.damaged = where
            if left.holds:
                self.rewrite(left.history, left.file, left.drafts)
        if left is None or not (left.holds or left.damaged):
            return None
        self._size = self._file.stat().st_size if self._file.is_file() else 0
        self._drafts = dict(left.drafts)
        return left

    def others(self) -> list[Offer]:
        """The work of other windows that have ended: it is offered."""
        found = []
        for number in self._used():
            with suppress(OSError):
                hold = try_hold(self._name(number, "held"))
                if hold is None:
                    continue  # its window is open, or it is ours
                left, _ = read_file(self._name(number))
                hold.release()
                if left is not None and left.holds:
                    scenario = left.history.now.scenario
                    found.append(Offer(number, scenario.title or scenario.game, left.until))
        return found

    def adopt(self, number: int, take: Callable[[Left], None]) -> bool:
        """Have the work of another window taken in; its journal goes when ours has it. Whether it was still there."""
        try:
            hold = try_hold(self._name(number, "held"))
        except OSError:
            return False
        if hold is None:
            return False
        left, _ = read_file(self._name(number))
        if left is not None:
            take(left)
            self.rewrite(*self.whole())
            if not self.upkeep.trouble:
                with suppress(OSError):
                    self._name(number).unlink()
        hold.release()
        return left is not None

    def close(self, keep: bool) -> None:
        """End in an orderly way. keep: whether there is something that a next run should show again."""
        self.upkeep.end()
        if self._file is not None:
            if keep:
                self._write({"kind": "closed"})
                self.upkeep.end()
            else:
                with suppress(OSError):
                    self._file.unlink(missing_ok=True)
        if self._hold is not None:
            self._hold.release()
            self._hold = None
        self._file = None
        self._opened = False

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
        """A text that is not entered yet has changed. Only what has changed of it is written."""
        changed = parting(self._drafts.get(name, ""), text)
        self._drafts[name] = text
        self._write({"kind": "typed", "name": name, "from": changed.start, "to": changed.end, "text": changed.text})

    def saved_in(self, file: Path) -> None:
        """The scenario was saved in a file."""
        self._write({"kind": "file", "path": str(file)})
        self._write({"kind": "saved", "at": 0})

    def rewrite(self, history: History, file: Path | None, drafts: dict[str, str]) -> None:
        """Write the journal anew: the latest states, without what was undone."""
        self._drafts = dict(drafts)
        if self._file is None:
            return
        first = max(0, history.place + 1 - KEPT)
        rows = [_row(change) for change in history.changes[first : history.place + 1]]
        if file is not None:
            rows.append({"kind": "file", "path": str(file)})
        if history.is_clean:
            rows.append({"kind": "saved", "at": 0})
        rows += [{"kind": "draft", "name": name, "text": text} for name, text in drafts.items() if text]
        text = "".join(map(_line, rows))
        try:
            write_text(self._file, text)
        except OSError as error:
            self.upkeep.report(error)
            return
        self._size = len(text)
        self.upkeep.report()

    @property
    def is_large(self) -> bool:
        """Whether it is time to write it anew."""
        return self._size > LARGEST

    def _try_again(self) -> None:
        """Write everything that the disk has refused: the whole journal, in a new one where there is none yet."""
        if self._file is None and self._opened:
            try:
                self._folder.mkdir(parents=True, exist_ok=True)
                used = self._used()
                if not any(self._take(n) for n in range(1, MOST) if n not in used):
                    raise OSError("too many windows")
            except OSError as error:
                self.upkeep.report(error)
                return
        self.rewrite(*self.whole())

    def _write(self, row: dict[str, Any]) -> None:
        if self.upkeep.trouble:  # a line after one that is missing would tell something else; all is written anew soon
            if row["kind"] == "closed":
                self._try_again()
            if row["kind"] != "closed" or self.upkeep.trouble:
                return
        if self._file is None:
            return
        data = _line(row).encode("utf-8", "surrogatepass")
        self._size += len(data)
        try:
            with os.fdopen(append_to(self._file), "ab") as out:
                out.write(data)
                out.flush()
                os.fsync(out.fileno()) if row["kind"] == "saved" else None
        except OSError as error:
            self.upkeep.report(error)


def _line(row: dict[str, Any]) -> str:
    return json.dumps(row, ensure_ascii=False) + "\n"


def _row(change: Change) -> dict[str, Any]:
    document = change.document
    return {
        "kind": "push",
        "label": change.label,
        "key": change.key,
        "text": show(document.scenario) if document.scenario.game else "",
        "title": document.scenario.title,
        "line": document.line,
        "at": document.at,
    }


def _rows(lines: list[bytes]) -> Iterator[dict[str, Any] | None]:
    for line in lines:
        try:
            row = json.loads(line)
            yield row if isinstance(row, dict) else None
        except (ValueError, RecursionError):
            yield None


def read_file(file: Path) -> tuple[Left | None, bool]:
    """What a journal in a file tells, and whether it could be read wholly. A last line that was cut short is cut off,
    so that what is written next begins a line of its own."""
    try:
        data = file.read_bytes()
        until = file.stat().st_mtime
    except OSError:
        return None, True
    whole, _, rest = data.rpartition(b"\n")
    lines = whole.split(b"\n") if whole else []
    cut = bool(rest) and next(_rows([rest])) is None
    with suppress(OSError):
        if cut:
            os.truncate(file, len(data) - len(rest))
        elif rest:
            lines.append(rest)
            with os.fdopen(append_to(file), "ab") as out:
                out.write(b"\n")
    left, sound = rebuilt(lines)
    if left is not None:
        left.until, left.cut = until, cut
    return left, sound


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
    if not left.history.changes and any(left.drafts.values()):
        left.history = History.of(Document(Scenario("", "")))
    return (left if left.history.changes else None), sound


def _tell(left: Left, row: dict[str, Any]) -> None:
    history = left.history
    kind = row["kind"]
    left.closed = kind == "closed"
    match kind:
        case "push":
            scenario = parse(row["text"]) if row["text"] else Scenario(str(row["title"]), "")
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
        case "typed":
            name, changed = str(row["name"]), Slice(int(row["from"]), int(row["to"]), str(row["text"]))
            left.drafts[name] = changed.put_into(left.drafts.get(name, ""))
