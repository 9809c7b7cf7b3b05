"""What is in view: a line of play, a step of it, a part of that step; and the ways from one to the next."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from judgeapp.desktop.workbench.history import Document, History
from judgeapp.desktop.workbench.journal import Journal
from judgeapp.desktop.workbench.playing import Played
from judgeapp.kernel.state import State
from judgeapp.scenario import editing
from judgeapp.scenario.explain import Sentence, sentences
from judgeapp.scenario.notation import Scenario, Step
from judgeapp.scenario.replay import Frame, Replay


class Viewing(QObject):
    """`moved`: another step or part of a step is in view. part: the number of the record that is looked at."""

    moved = Signal()

    def __init__(self, history: History, journal: Journal, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.history, self.journal = history, journal
        self.played: Played | None = None
        self.part: int | None = None

    @property
    def document(self) -> Document:
        """The present state."""
        return self.history.now

    @property
    def scenario(self) -> Scenario:
        """The whole scenario."""
        return self.document.scenario

    @property
    def line(self) -> int:
        """The line of play in view."""
        return self.document.line

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of the line in view."""
        return editing.steps_of(self.scenario, self.line)

    @property
    def replay(self) -> Replay | None:
        """What is played of the line in view; None until the table stands."""
        return self.played.replay if self.played else None

    @property
    def at(self) -> int:
        """The number of the step in view."""
        last = self.replay.last.number if self.replay else 0
        return max(0, min(self.document.at, last))

    @property
    def frame(self) -> Frame | None:
        """The step in view."""
        return self.replay.frames[self.at] if self.replay else None

    @property
    def at_end(self) -> bool:
        """Whether the last written step is in view."""
        return self.at >= len(self.steps)

    def parts(self) -> tuple[Sentence, ...]:
        """The parts of the step in view: what happened one after the other."""
        return tuple(sentences(self.frame.records())) if self.frame else ()

    @property
    def state(self) -> State | None:
        """The position in view: at the end of the step, or after the part of it that is looked at."""
        if self.frame is None:
            return None
        if self.part is None:
            return self.frame.state
        record = self.frame.state.log[self.part]
        return record.after or record.before or self.frame.state

    @property
    def before(self) -> State | None:
        """The position to compare with: before the step in view, or before the part of it that is looked at."""
        if self.frame is None or self.replay is None:
            return None
        if self.part is not None:
            record = self.frame.state.log[self.part]
            return record.before or self.frame.state
        return self.replay.frames[max(0, self.at - 1)].state

    # --- moving about -------------------------------------------------------------------------------------------------

    def go(self, at: int, part: int | None = None) -> None:
        """Look at a step, or at a part of it (the number of its record)."""
        last = self.replay.last.number if self.replay else 0
        at = max(0, min(at, last))
        if (at, part) == (self.at, self.part) and at == self.document.at:
            return
        self.part = part
        self.history.look(at)
        self.journal.moved("look", at)
        self.moved.emit()

    def forward(self) -> None:
        """One step on."""
        self.go(self.at + 1)

    def back(self) -> None:
        """One step back."""
        self.go(self.at if self.part is not None else self.at - 1)

    def part_forward(self) -> None:
        """One part of a step on."""
        seqs = [s.seq for s in self.parts()]
        later = seqs if self.part is None else [s for s in seqs if s > self.part]
        if self.part is not None and later:
            self.go(self.at, later[0])
        elif self.replay and self.at < self.replay.last.number:
            self.history.look(self.at + 1)
            self.part = None
            first = next(iter(s.seq for s in self.parts()), None)
            self.part = first
            self.moved.emit()
        else:
            self.go(self.at)

    def part_back(self) -> None:
        """One part of a step back."""
        seqs = [s.seq for s in self.parts()]
        earlier = seqs if self.part is None else [s for s in seqs if s < self.part]
        if earlier:
            self.go(self.at, earlier[-1])
        elif self.at > 0:
            self.go(self.at - 1)
