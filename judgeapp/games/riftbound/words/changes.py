"""Alterations of Might, with limits and their snapshots."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from judgeapp.games.riftbound import reading
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.effects import Until
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Line, QuotedLine, Things
from judgeapp.language.nodes.changes import Alteration, ByNumber, Lasting, These, lasting
from judgeapp.language.nodes.descriptions import NumberWord
from judgeapp.language.nodes.instructions import Act
from judgeapp.language.phrase import Signed, phrase


@phrase("{by} might to a minimum of {least}")
@dataclass(frozen=True)
class DownTo(Alteration):
    """-1 might to a minimum of 1"""

    by: Signed
    least: int
    prop = "might"
    op = "limited"

    def altered(self, state: State, scope: Bound, oid: ObjId, value: Any) -> Any:
        return None if value is None else max(min(value, self.least), value + int(self.by))

    def snapshot(self, state: State, oid: ObjId) -> Alteration:
        """The real change, worked out now and kept (454.3.b)."""
        room = max(0, reading.might(state, oid) - self.least)
        return ByNumber(Signed(-min(-int(self.by), room)), NumberWord("might"))


@dataclass(frozen=True)
class Unchanged(Lasting):
    """What a limited reduction leaves that could take nothing."""


@phrase("give {what} {alterations| and} this turn")
@dataclass(frozen=True)
class Give(Act):
    """Alterations for the rest of the turn. Those with a limit are worked out now, since 1.1 (454.3.b)."""

    what: Things
    alterations: tuple[Alteration, ...]

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = tuple(o for o in self.what.objects(table.state, scope) if reading.on_board(table.state, o))
        for oid in found:
            state = table.state
            fixed = tuple(self._fixed(state, scope, oid, a) for a in self.alterations)
            line = Lasting(These((oid,)), fixed, self.show())
            snapshots = any(isinstance(a, DownTo) for a in self.alterations) and state.game.since("1.1")
            with table.because(*(("454.3.b",) if snapshots else ())):
                yield from table.emit(lasting(scope, line, Until("turn"), self._says(fixed)))
        return bool(found)

    def _fixed(self, state: State, scope: Bound, oid: ObjId, alteration: Alteration) -> Alteration:
        if isinstance(alteration, DownTo):
            return alteration.snapshot(state, oid) if state.game.since("1.1") else alteration
        return alteration.frozen(state, scope)

    def _says(self, fixed: tuple[Alteration, ...]) -> str:
        return f"{self.show()} ({', '.join(a.show() for a in fixed)})"


@phrase("this turn, {text}")
@dataclass(frozen=True)
class ThisTurn(Act):
    """An ability in force for the rest of the turn (383)."""

    text: QuotedLine
    waits = True
    keeps = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        line: Line = self.text.line
        bound = replace(scope, ability=line)
        made = yield from table.emit(lasting(bound, line, Until("turn"), line.show()))
        return bool(made)
