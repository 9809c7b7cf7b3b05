"""What is being worked on, as immutable values, and every earlier state of it: undo, redo, the clean state."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from judgeapp.scenario.editing import MAIN
from judgeapp.scenario.notation import Scenario

MOST = 500
"""How many states are kept."""


@dataclass(frozen=True)
class Document:
    """A scenario being worked on. line: which line of play is shown (``MAIN`` or a twin). at: the step in view."""

    scenario: Scenario
    line: int = MAIN
    at: int = 0

    def sound(self) -> Document:
        """The same with a line that exists."""
        return self if self.line < len(self.scenario.twins) else replace(self, line=MAIN)


@dataclass(frozen=True)
class Change:
    """One edit: its name as the user reads it, what came of it, and a key by which typing is joined into one edit."""

    label: str
    document: Document
    key: str = ""


@dataclass
class History:
    """A line of states with a place in it. changes[0] is where work began."""

    changes: list[Change] = field(default_factory=list)
    place: int = 0
    clean: int = 0

    @classmethod
    def of(cls, document: Document) -> History:
        """A history that begins here."""
        return cls([Change("", document)])

    @property
    def now(self) -> Document:
        """The present state."""
        return self.changes[self.place].document

    @property
    def is_clean(self) -> bool:
        """Whether the present state is the one last saved."""
        return self.place == self.clean

    @property
    def undo_label(self) -> str | None:
        """What undoing would take back; None where there is nothing."""
        return self.changes[self.place].label if self.place else None

    @property
    def redo_label(self) -> str | None:
        """What redoing would bring back; None where there is nothing."""
        return self.changes[self.place + 1].label if self.place + 1 < len(self.changes) else None

    def push(self, change: Change) -> None:
        """Add a state after the present one. Of two with the same key the later takes the earlier one's place."""
        joined = bool(change.key) and self.place > 0 and self.changes[self.place].key == change.key
        joined = joined and self.place != self.clean
        del self.changes[self.place + (0 if joined else 1) :]
        if self.clean >= len(self.changes) and not joined:
            self.clean = -1
        self.changes.append(change)
        self.place = len(self.changes) - 1
        if len(self.changes) > MOST:
            del self.changes[0]
            self.place -= 1
            self.clean -= 1

    def look(self, at: int) -> None:
        """Remember which step is in view; not an edit."""
        change = self.changes[self.place]
        self.changes[self.place] = replace(change, document=replace(change.document, at=at))

    def undo(self) -> bool:
        """Go one state back; whether there was one."""
        if not self.place:
            return False
        self.place -= 1
        return True

    def redo(self) -> bool:
        """Go one state forward; whether there was one."""
        if self.place + 1 >= len(self.changes):
            return False
        self.place += 1
        return True

    def saved(self) -> None:
        """The present state has been saved."""
        self.clean = self.place
