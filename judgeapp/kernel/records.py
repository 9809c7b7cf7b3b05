"""The trace: what happened and what did not, each with its rule, its cause and the position before and after."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import State


class Outcome(Enum):
    """What became of an event or an attempt."""

    HAPPENED = "happened"
    FORBIDDEN = "forbidden"
    REPLACED = "replaced"
    PREVENTED = "prevented"
    FAILED = "failed"
    ILLEGAL = "illegal"
    NO_TARGET = "no target"
    TRIGGERED = "triggered"
    FORCED = "forced"
    CHOSEN = "chosen"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Cause:
    """Why something happens: the record it follows from, the object and the words that ask for it, the rules."""

    rules: tuple[str, ...] = ()
    source: ObjId | None = None
    words: str = ""
    parent: int | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """One line of the trace.

    event: None for a note without an event (a choice, a check). by: the object whose text forbade, replaced,
    prevented or triggered. facts: values worth showing (before → after, amounts). before and after: the positions
    around it, in which history questions are judged; None once forgotten.
    """

    seq: int
    outcome: Outcome
    event: Event | None
    cause: Cause
    rules: tuple[str, ...]
    by: ObjId | None = None
    words: str = ""
    facts: Mapping[str, Any] | None = None
    before: State | None = None
    after: State | None = None

    @property
    def happened(self) -> bool:
        """Whether this is an event that took place."""
        return self.outcome is Outcome.HAPPENED

    def objects(self) -> tuple[ObjId, ...]:
        """Every object involved: in the roles, as the cause, as the one that interfered."""
        found = list(self.event.objects()) if self.event else []
        for other in (self.cause.source, self.by):
            if other is not None:
                found.append(other)
        return tuple(dict.fromkeys(found))


class _Book:
    """The records that positions share, and for each kind of event the numbers of those that took place."""

    __slots__ = ("_by_kind", "_sorted", "records")

    def __init__(self, records: list[Record]) -> None:
        self.records = records
        self._by_kind: dict[EventKind, list[int]] = {}
        self._sorted = 0

    def branch(self, length: int) -> _Book:
        """A book of one's own with the first so many records."""
        mine = _Book(self.records[:length])
        mine._by_kind = {kind: numbers[: bisect_left(numbers, length)] for kind, numbers in self._by_kind.items()}
        mine._sorted = min(self._sorted, length)
        return mine

    def numbers(self, kind: EventKind) -> Sequence[int]:
        """The numbers of all events of a kind that took place, in order."""
        if self._sorted < len(self.records):
            for record in self.records[self._sorted :]:
                if record.event is not None and record.outcome is Outcome.HAPPENED:
                    self._by_kind.setdefault(record.event.kind, []).append(record.seq)
            self._sorted = len(self.records)
        return self._by_kind.get(kind, ())


class Log:
    """An append-only list that branches cheaply: positions share one list and differ in how far they read it."""

    __slots__ = ("_book", "_length")

    def __init__(self, records: list[Record] | None = None) -> None:
        self._book = _Book([] if records is None else records)
        self._length = len(self._book.records)

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, seq: int) -> Record:
        if not 0 <= seq < self._length:
            raise IndexError(seq)
        return self._book.records[seq]

    def __iter__(self) -> Iterator[Record]:
        for seq in range(self._length):
            yield self._book.records[seq]

    def since(self, seq: int) -> Iterator[Record]:
        """The records from number ``seq`` on."""
        yield from self._book.records[max(seq, 0) : self._length]

    def back(self, until: int = 0) -> Iterator[Record]:
        """The records from the newest back to number ``until``."""
        for at in range(self._length - 1, until - 1, -1):
            yield self._book.records[at]

    def happened(self, since: int, kinds: Sequence[EventKind]) -> Iterator[Record]:
        """The events of these kinds that took place from number ``since`` on, in order."""
        found: list[int] = []
        for kind in kinds:
            numbers = self._book.numbers(kind)
            found += numbers[bisect_left(numbers, since) : bisect_left(numbers, self._length)]
        for seq in found if len(kinds) == 1 else sorted(found):
            yield self._book.records[seq]

    def grown(self, count: int) -> Log:
        """A log longer by ``count`` records, which :meth:`write` must supply next. The list is shared unless another
        branch already wrote beyond this one's end."""
        mine = Log.__new__(Log)
        book = self._book
        mine._book = book if len(book.records) == self._length else book.branch(self._length)
        mine._length = self._length + count
        return mine

    def write(self, records: Sequence[Record]) -> None:
        """Supply the records that the log was grown for."""
        self._book.records.extend(records)

    def forget(self, until: int) -> None:
        """Let go of the positions in records before number ``until`` (long games would hold every one)."""
        records = self._book.records
        for seq in range(min(until, self._length) - 1, -1, -1):
            old = records[seq]
            if old.before is None:
                break
            records[seq] = replace(old, before=None, after=None)
