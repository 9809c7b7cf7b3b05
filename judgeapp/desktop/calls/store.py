"""Where calls are kept: one SQLite file in the user's folder, written at once, safe from a killed program.

The log is written ahead (WAL), so neither a crash nor `kill -9` loses what was written. A damaged file is set aside and
what can still be read of it is brought over; where nothing can be written that is said, and tried again.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from dataclasses import astuple, fields, replace
from pathlib import Path

from judgeapp.desktop.calls.call import Call
from judgeapp.desktop.keeping import set_aside

PATIENCE = 0.04
"""Seconds to wait for another window that is writing; the window must not stand still."""
VERSION = 1
_COLUMNS = tuple(field.name for field in fields(Call))
_NAMES = ", ".join(f'"{name}"' for name in _COLUMNS)
_SCHEMA = """
CREATE TABLE IF NOT EXISTS calls (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  "table" TEXT NOT NULL DEFAULT '', round TEXT NOT NULL DEFAULT '',
  started INTEGER NOT NULL, ended INTEGER, extension INTEGER,
  players TEXT NOT NULL DEFAULT '', question TEXT NOT NULL DEFAULT '', ruling TEXT NOT NULL DEFAULT '',
  citations TEXT NOT NULL DEFAULT '[]', scenario TEXT NOT NULL DEFAULT '', game TEXT NOT NULL DEFAULT '',
  deleted INTEGER NOT NULL DEFAULT 0
) STRICT
"""


class StoreError(Exception):
    """A call could not be kept; the text says why."""


class CallStore:
    """The kept calls. problem: what was wrong when it was opened (empty: nothing). Where the file can't be opened each
    attempt to read or write tries again, and raises StoreError while it fails."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.problem = ""
        self.aside: Path | None = None
        self._seen = -1
        self._held: sqlite3.Connection | None = None
        try:
            self._held = self._open()
        except StoreError as error:
            self.problem = str(error)

    # --- opening ------------------------------------------------------------------------------------------------------

    @property
    def _base(self) -> sqlite3.Connection:
        """The open file. StoreError where it can't be opened."""
        if self._held is None:
            self._held = self._open()
        return self._held

    def _open(self) -> sqlite3.Connection:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            if self.file.is_symlink():
                return self._begin_anew(f"{self.file.name} is a link")
            return _opened(self.file)
        except (sqlite3.OperationalError, OSError) as error:
            raise StoreError(str(error)) from error
        except sqlite3.DatabaseError as error:
            return self._begin_anew(str(error))

    def _begin_anew(self, problem: str) -> sqlite3.Connection:
        """Set a damaged file aside, and bring over what can be read of it."""
        saved = _salvaged(self.file)
        self.problem = problem
        self.aside = set_aside(self.file)
        for tail in ("-wal", "-shm"):
            with contextlib.suppress(OSError):
                self.file.with_name(self.file.name + tail).rename(self.aside.with_name(self.aside.name + tail))
        try:
            base = _opened(self.file)
        except (sqlite3.Error, OSError) as error:
            raise StoreError(str(error)) from error
        with _told(), base:
            base.executemany(f"INSERT OR IGNORE INTO calls ({_NAMES}) VALUES ({_marks()})", map(_row, saved))
        return base

    # --- reading and writing ------------------------------------------------------------------------------------------

    def all(self) -> list[Call]:
        """Every call, the newest first."""
        self.changed_elsewhere()
        with _told():
            rows = self._base.execute(f"SELECT {_NAMES} FROM calls WHERE NOT deleted ORDER BY started DESC, id DESC")
            return [_call(row) for row in rows]

    def keep(self, call: Call) -> Call:
        """Keep a call as it is now; returns it with its number. A call has a number only when it stands in the file:
        one without, or one that is not there any more, is put in anew and never in another call's place."""
        row = _row(call)
        with _told(), self._base as base:
            if call.id > 0:
                sets = ", ".join(f'"{name}" = ?' for name in _COLUMNS[1:])
                if base.execute(f"UPDATE calls SET {sets} WHERE id = ?", (*row[1:], row[0])).rowcount:
                    return call
            names, marks = _NAMES.partition(", ")[2], _marks(len(row) - 1)
            made = base.execute(f"INSERT INTO calls ({names}) VALUES ({marks})", row[1:])
        return replace(call, id=made.lastrowid or 0)

    def delete(self, id_: int, deleted: bool = True) -> None:
        """Take a call out of the log, or bring it back."""
        with _told(), self._base:
            self._base.execute("UPDATE calls SET deleted = ? WHERE id = ?", (int(deleted), id_))

    def changed_elsewhere(self) -> bool:
        """Whether another window has written since this was last asked."""
        before = self._seen
        with contextlib.suppress(sqlite3.Error, StoreError):
            self._seen = self._base.execute("PRAGMA data_version").fetchone()[0]
        return self._seen != before

    def close(self) -> None:
        """Close the file."""
        if self._held is not None:
            with contextlib.suppress(sqlite3.Error):
                self._held.close()


@contextlib.contextmanager
def _told() -> Iterator[None]:
    """Turns the errors of SQLite into a StoreError."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(str(error)) from error


def _opened(file: Path) -> sqlite3.Connection:
    """Open and check a log. DatabaseError for one that is damaged."""
    base = sqlite3.connect(file, timeout=PATIENCE)
    try:
        found = base.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(found)
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = NORMAL")
        with base:
            base.execute(_SCHEMA)
            if base.execute("PRAGMA user_version").fetchone()[0] < VERSION:
                base.execute(f"PRAGMA user_version = {VERSION}")
        _check_columns(base)
    except BaseException:
        base.close()
        raise
    return base


def _check_columns(base: sqlite3.Connection) -> None:
    held = {row[1] for row in base.execute("PRAGMA table_info(calls)")}
    if missing := {*_COLUMNS, "deleted"} - held:
        raise sqlite3.DatabaseError(f"no such columns: {', '.join(sorted(missing))}")


def _salvaged(file: Path) -> list[Call]:
    """The calls that can still be read of a damaged file."""
    found: list[Call] = []
    with contextlib.suppress(sqlite3.Error, ValueError, TypeError):
        base = sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=PATIENCE)
        with contextlib.closing(base):
            for row in base.execute(f"SELECT {_NAMES} FROM calls WHERE NOT deleted"):
                found.append(_call(row))
    return found


def _marks(count: int = len(_COLUMNS)) -> str:
    return ", ".join("?" * count)


def _row(call: Call) -> tuple[object, ...]:
    return tuple(_sound(json.dumps(v, ensure_ascii=False) if isinstance(v, tuple) else v) for v in astuple(call))


def _sound(value: object) -> object:
    """A text without half letters, which SQLite refuses."""
    return value.encode("utf-8", "replace").decode() if isinstance(value, str) else value


def _call(row: tuple[object, ...]) -> Call:
    values = dict(zip(_COLUMNS, row, strict=True))
    try:
        cites = json.loads(str(values["citations"]))
    except ValueError:
        cites = [str(values["citations"])]
    values["citations"] = tuple(map(str, cites)) if isinstance(cites, list) else (str(cites),)
    return Call(**values)  # type: ignore[arg-type]
