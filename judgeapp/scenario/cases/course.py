"""The course of a replay: where play stood still, when a stretch of the game ended."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from judgeapp.kernel.choices import Choice
from judgeapp.kernel.ids import PlayerId
from judgeapp.kernel.records import Record
from judgeapp.kernel.state import State
from judgeapp.scenario.replay import Frame, Replay


@dataclass(frozen=True)
class Occasion:
    """A moment that has come: the step, the record that tells it (None where none does), the positions just before
    and just after it, and what its words refer to."""

    frame: Frame
    record: Record | None
    before: State
    after: State
    slots: dict[str, object]

    @property
    def seq(self) -> int:
        """The number of the record; for a moment without one, of the next record."""
        return len(self.after.log) if self.record is None else self.record.seq


class Course:
    """A replay as a line of positions in which somebody could act."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay

    @cached_property
    def standing(self) -> tuple[State, ...]:
        """Every position in which somebody could act, from the set table on."""
        first = self.replay.frames[0]
        table = () if isinstance(first.pending, Choice) else (first.state,)
        return (*table, *(state for frame in self.replay.frames for state in frame.standing))

    @cached_property
    def _lengths(self) -> list[int]:
        return [len(state.log) for state in self.standing]

    def settled(self, seq: int) -> State | None:
        """The position in which everything that the rules make of a record is done: the next in which somebody could
        act, or the last one of a game that is over. None where play stopped at a choice before that."""
        at = bisect_right(self._lengths, seq)
        if at < len(self.standing):
            return self.standing[at]
        last = self.replay.last
        return None if isinstance(last.pending, Choice) or last.trouble is not None else last.state

    def records(self, since: int, until: int | None = None) -> Iterator[Record]:
        """The records from number ``since`` to before ``until`` (None: to the end of the replay)."""
        log = self.replay.last.state.log
        for seq in range(since, len(log) if until is None else min(until, len(log))):
            yield log[seq]

    def end_of(self, stretch: str, after: State) -> int | None:
        """The number of the record with which the stretch of the game that runs in a position is over; None where the
        replay ends before that."""
        fact = f"since {stretch}"
        began = after.fact(fact)
        for at in range(bisect_left(self._lengths, len(after.log)), len(self.standing) + 1):
            state = self.standing[at] if at < len(self.standing) else self.replay.last.state
            if state.fact(fact) != began:
                ended: int = state.fact(fact, len(state.log))
                return ended
        return None

    def asked(self, since: int, until: State | None) -> tuple[tuple[int, PlayerId, str], ...]:
        """The choices left open at the end of steps, from a record on to a position: at which step who was asked
        what."""
        last = len(self.replay.last.state.log) if until is None else len(until.log)
        frames = self.replay.frames[bisect_right(self._ends, since) : bisect_right(self._ends, last)]
        asked = ((f.number, f.pending) for f in frames)
        return tuple((step, c.player, c.kind) for step, c in asked if isinstance(c, Choice))

    def step_of(self, seq: int) -> int:
        """The number of the step in which a record was made."""
        return min(bisect_right(self._ends, seq), len(self.replay.frames) - 1)

    @cached_property
    def _ends(self) -> list[int]:
        """How long the log is at the end of each step."""
        return [len(frame.state.log) for frame in self.replay.frames]
