"""Instructions and lines about defending cards that are added, and about further attacks."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.fab import defending
from judgeapp.games.fab.reading import source_of
from judgeapp.games.fab.shapes import Allowance
from judgeapp.kernel.choices import Illegal, Procedure
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Line, Span, Things, actor, bind
from judgeapp.language.nodes.changes import lasting
from judgeapp.language.nodes.descriptions import Kind
from judgeapp.language.nodes.instructions import Act, pick
from judgeapp.language.phrase import phrase


@phrase("add {what} to the active chain link as a defending card")
@dataclass(frozen=True)
class AddDefender(Act):
    """add a card to the active link; what may not defend stays where it is (8.5.32a)"""

    what: Things

    def run(self, table: Table, scope: Bound) -> Procedure:
        done = False
        for oid in self.what.objects(table.state, scope):
            trouble = _trouble(table.state, oid)
            if trouble is not None:
                why = f"it can't be added: {trouble.reason}"
                event = defending.defend(table.state, table.state.obj(oid).controller, oid)
                table.note(Outcome.FAILED, why, "8.5.32a", *trouble.rules, event=event, by=oid)
                continue
            done = (yield from defending.add(table, table.state.obj(oid).controller, oid)) or done
        return done

    def possible(self, state: State, scope: Bound) -> bool:
        return any(_trouble(state, o) is None for o in self.what.objects(state, scope))


def _trouble(state: State, oid: ObjId) -> Illegal | None:
    return defending.why_not_add(state, state.obj(oid).controller, oid)


@phrase("add a {what} to the active chain link as a defending card")
@dataclass(frozen=True)
class AddOneDefender(Act):
    """add a card that the player chooses"""

    what: Kind
    offers = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        picked = yield from pick(table, scope, self.what, 1, 1)
        done = False
        for oid in picked:
            done = yield from defending.add(table, actor(scope), oid)
        bind(scope, it=picked)
        return done

    def possible(self, state: State, scope: Bound) -> bool:
        return any(_trouble(state, o) is None for o in self.what.find(state, scope))


@phrase("add an {what} to the active chain link as a defending card")
@dataclass(frozen=True)
class AddOneDefender2(AddOneDefender):
    """add a card that the player chooses"""

    what: Kind


# --- attacking again ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AttackAgain(Line, Allowance):
    """One more activation of the attack ability of certain objects (5.2.3c)."""

    what: tuple[ObjId, ...]
    said: str

    @property
    def words(self) -> str:
        return self.said

    def extra(self, state: State, scope: Bound, source: ObjId, attack: bool) -> int:
        return 1 if attack and source in self.what else 0


@phrase("you may attack with {what} an additional time {span}")
@dataclass(frozen=True)
class MayAttackAgain(Act):
    """one more attack with an object, paid for as any other (5.2.3c)"""

    what: Things
    span: Span

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = tuple(source_of(table.state, o) for o in self.what.objects(table.state, scope))
        line = AttackAgain(found, self.show())
        with table.because("5.2.3c", "5.2.3d"):
            made = yield from table.emit(lasting(scope, line, self.span.until(table.state, scope), self.show()))
        return bool(made)


@phrase("you may attack with each {what} an additional time")
@dataclass(frozen=True)
class EachAttacksAgain(Line, Allowance):
    """one more attack with every object that fits, whenever it comes"""

    what: Kind

    def extra(self, state: State, scope: Bound, source: ObjId, attack: bool) -> int:
        mine = state.obj(source).controller == scope.you
        return 1 if attack and mine and self.what.fits(state, scope, source) else 0
