"""Abilities of several parts (§119): one entry of the queue, in which a part that can't be done stops the rest."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.cardgame import said
from judgeapp.language.categories import Instruction
from judgeapp.language.nodes.instructions import Act, Doing, Step, Whole, YouMay
from judgeapp.language.phrase import phrase


@phrase("{first}; {rest|;}")
@dataclass(frozen=True)
class Parts(Instruction):
    """parts one after another; only the first must be legal to declare (§119)"""

    first: Step
    rest: tuple[Step, ...]

    def run(self, table: Table, scope: Bound) -> Procedure:
        for part in (self.first, *self.rest):
            done = yield from part.run(table, scope)
            if not done and not isinstance(part, YouMay):
                table.note(
                    Outcome.NOTE, f"не сделано, дальше не идёт: {said(table.state, part)}", "119", by=scope.source
                )
                return False
        return True

    def possible(self, state: State, scope: Bound) -> bool:
        return self.first.possible(state, scope)


@phrase("{what}, with it {then}", ru="{what}, при этом {then}")
@dataclass(frozen=True)
class Thereby(Whole):
    """the second only if the first was done completely and nothing replaced it (§119.4)"""

    what: Doing
    then: Act
    follows = ("then",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        first = len(table.state.log)
        done = yield from self.what.run(table, scope)
        replaced = any(r.outcome in (Outcome.REPLACED, Outcome.PREVENTED) for r in table.state.log.since(first))
        if not done or replaced:
            table.note(Outcome.NOTE, "сделано не полностью или замещено", "119.4", by=scope.source)
            return False
        return (yield from self.then.run(table, scope))

    def possible(self, state: State, scope: Bound) -> bool:
        return self.what.possible(state, scope)


@phrase("{what}, otherwise {then}", ru="{what}, иначе {then}")
@dataclass(frozen=True)
class Otherwise(Instruction):
    """the second only if the first was refused or could not be done fully (§119.4)"""

    what: Doing
    then: Act

    def run(self, table: Table, scope: Bound) -> Procedure:
        if (yield from self.what.run(table, scope)):
            return True
        return (yield from self.then.run(table, scope))

    def possible(self, state: State, scope: Bound) -> bool:
        return True
