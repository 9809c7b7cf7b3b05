"""Acts that set up something for later: at an end of a turn, whenever something happens this turn (715)."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.wow.words.lasting import THIS_TURN, stored
from judgeapp.games.wow.words.moments import OneMoment
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.effects import NEVER
from judgeapp.kernel.state import Bound
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Happening, Instruction, Line
from judgeapp.language.nodes.instructions import Step
from judgeapp.language.nodes.lines import Watching
from judgeapp.language.phrase import phrase


@dataclass(frozen=True)
class Delayed(Watching):
    """A triggered modifier that waits for one event (715)."""

    event: Happening
    effect: Instruction
    said: str

    @property
    def words(self) -> str:
        return self.said

    @property
    def once(self) -> bool:
        return isinstance(self.event, OneMoment)


@phrase("at {moment}, {effect}")
@dataclass(frozen=True)
class AtLater(Step):
    """Something to be done once, later (715)."""

    moment: OneMoment
    effect: Instruction
    later = True
    waits = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        line = Delayed(self.moment, self.effect, self.show())
        made = yield from table.emit(stored(table, scope, line, NEVER, self.show()))
        return bool(made)


@phrase("when {event} this turn, {effect}")
@dataclass(frozen=True)
class WhenThisTurn(Step):
    """Something to be done every time something happens this turn (715)."""

    event: Happening
    effect: Instruction
    later = True
    waits = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        line = Delayed(self.event, self.effect, self.show())
        made = yield from table.emit(stored(table, scope, line, THIS_TURN, self.show()))
        return bool(made)


@dataclass(frozen=True)
class AsTurnStarts(Line):
    """What is done as a player's next turn starts, together with readying and without the chain (501.1a)."""

    effect: Instruction
    said: str

    @property
    def words(self) -> str:
        return self.said


@phrase("as your next turn starts, {effect}")
@dataclass(frozen=True)
class AsYourNextTurnStarts(Step):
    """Something to be done as your next turn starts."""

    effect: Instruction
    later = True
    waits = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        line = AsTurnStarts(self.effect, self.show())
        made = yield from table.emit(stored(table, scope, line, NEVER, self.show()))
        return bool(made)
