"""Modes, and targets whose number depends on the position."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Amount, Description, Instruction
from judgeapp.language.nodes.things import Target
from judgeapp.language.phrase import phrase


class Modal(Instruction):
    """Modes to choose from as the layer goes onto the stack (1.7.5)."""

    SLOT: ClassVar[str] = "modes"
    modes: tuple[Instruction, ...]
    apart = ("modes",)

    @property
    def repeats(self) -> bool:
        """Whether a mode may be chosen more than once (1.7.5c)."""
        return False

    def numbers(self, state: State, scope: Bound) -> tuple[int, int]:
        """How many modes must and may be chosen, counted as they are chosen (1.7.5e)."""
        raise NotImplementedError(type(self).__name__)

    def run(self, table: Table, scope: Bound) -> Procedure:
        for at in scope.slots.get(self.SLOT, ()):
            yield from self.modes[at].run(table, scope)
        return True


class HowMany(Enum):
    """How many modes."""

    ONE_OR_BOTH = "1 or both"
    ONE_OR_MORE = "1 or more"


@phrase("choose {n}; {modes|;}")
@dataclass(frozen=True)
class ChooseModes(Modal):
    """so many modes"""

    n: Amount
    modes: tuple[Instruction, ...]

    def numbers(self, state: State, scope: Bound) -> tuple[int, int]:
        wanted = min(self.n.amount(state, scope), len(self.modes))
        return wanted, wanted


@phrase("choose {n} with repeats; {modes|;}")
@dataclass(frozen=True)
class ChooseModesAgain(ChooseModes):
    """so many modes, the same one more than once if you like"""

    n: Amount
    modes: tuple[Instruction, ...]

    @property
    def repeats(self) -> bool:
        return True

    def numbers(self, state: State, scope: Bound) -> tuple[int, int]:
        wanted = self.n.amount(state, scope)
        return wanted, wanted


@phrase("choose {some}; {modes|;}")
@dataclass(frozen=True)
class ChooseSomeModes(Modal):
    """one or both of the modes"""

    some: HowMany
    modes: tuple[Instruction, ...]

    def numbers(self, state: State, scope: Bound) -> tuple[int, int]:
        return 1, len(self.modes)


class Counted(Target):
    """A number of targets that depends on the position."""

    def least_of(self, state: State, scope: Bound) -> int:
        """How many must be declared."""
        raise NotImplementedError(type(self).__name__)

    def most_of(self, state: State, scope: Bound) -> int:
        """How many may be declared."""
        raise NotImplementedError(type(self).__name__)


@phrase("X target {what}")
@dataclass(frozen=True)
class XTargets(Counted):
    """X targets"""

    what: Description
    singular = False
    needs = ("X",)

    def least_of(self, state: State, scope: Bound) -> int:
        return int(scope.slots.get("X", 0))

    def most_of(self, state: State, scope: Bound) -> int:
        return int(scope.slots.get("X", 0))
