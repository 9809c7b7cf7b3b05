"""The trace: what happened and what did not, each with its rule, its cause and the position before and after."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from judgeapp.kernel.events import Event
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


class Log:
    """An append-only list that branches cheaply: positions share one list and differ in how far they read it."""

    __slots__ = ("_length", "_records")

    def __init__(self, records: list[Record] | None = None, length: int = 0) -> None:
        self._records: list[Record] = records if records is not None else []
        self._length = length

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, seq: int) -> Record:
        if not 0 <= seq < self._length:
            raise IndexError(seq)
        return self._records[seq]

    def __iter__(self) -> Iterator[Record]:
        for seq in range(self._length):
            yield self._records[seq]

    def since(self, seq: int) -> Iterator[Record]:
        """The records from number ``seq`` on."""
        yield from self._records[max(seq, 0) : self._length]

    def back(self, until: int = 0) -> Iterator[Record]:
        """The records from the newest back to number ``until``."""
        for at in range(self._length - 1, until - 1, -1):
            yield self._records[at]

    def grown(self, count: int) -> Log:
        """A log longer by ``count`` records, which :meth:`write` must supply next. The list is shared unless another
        branch already wrote beyond this one's end."""
        mine = self._records if len(self._records) == self._length else self._records[: self._length]
        return Log(mine, self._length + count)

    def write(self, records: Sequence[Record]) -> None:
        """Supply the records that the log was grown for."""
        self._records.extend(records)

    def forget(self, until: int) -> None:
        """Let go of the positions in records before number ``until`` (long games would hold every one)."""
        for seq in range(min(until, self._length) - 1, -1, -1):
            old = self._records[seq]
            if old.before is None:
                break
            self._records[seq] = replace(old, before=None, after=None)
