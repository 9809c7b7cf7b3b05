"""Instructions about arsenals and about turning cards."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from judgeapp.games.fab import kinds
from judgeapp.kernel.choices import Procedure, choose
from judgeapp.kernel.ids import ObjId, Zone
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Things, actor, bind
from judgeapp.language.nodes.descriptions import Kind, Whose
from judgeapp.language.nodes.instructions import Act, pick
from judgeapp.language.phrase import phrase


class Facing(Enum):
    """How a card is put down."""

    UP = "face-up"
    DOWN = "face-down"

    @property
    def marks(self) -> dict[str, bool]:
        """The marks of it in an arsenal."""
        return {"face-up": True} if self is Facing.UP else {}


@phrase("put {what} {facing} into {whose} arsenal")
@dataclass(frozen=True)
class PutInArsenal(Act):
    """put a card into an empty arsenal; into a full one it can't be put (3.3.2a)"""

    what: Things
    facing: Facing
    whose: Whose
    offers = ("it",)
    serves = ("whose",)
    finds = ("what",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = [o for o in self.what.objects(table.state, scope) if table.state.exists(o)]
        return (yield from to_arsenal(table, scope, found[:1], self.facing))

    def possible(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return any(not state.zone("arsenal", state.obj(o).owner) for o in found)


@phrase("put a {what} {facing} into your arsenal")
@dataclass(frozen=True)
class PutOneInArsenal(Act):
    """put a card that the player chooses into the arsenal"""

    what: Kind
    facing: Facing
    offers = ("it",)
    finds = ("what",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        picked = yield from pick(table, scope, self.what, 1, 1)
        return (yield from to_arsenal(table, scope, list(picked), self.facing))

    def possible(self, state: State, scope: Bound) -> bool:
        return bool(self.what.find(state, scope)) and not state.zone("arsenal", actor(scope))


@phrase("put an {what} {facing} into your arsenal")
@dataclass(frozen=True)
class PutOneInArsenal2(PutOneInArsenal):
    """put a card that the player chooses into the arsenal"""

    what: Kind
    facing: Facing


def to_arsenal(table: Table, scope: Bound, cards: list[ObjId], facing: Facing) -> Procedure:
    """Move cards into their owners' arsenals where those are empty."""
    done = False
    for oid in cards:
        owner = table.state.obj(oid).owner
        event = kinds.PUT(object=oid, to=Zone("arsenal", owner), marks=facing.marks, player=actor(scope))
        if table.state.zone("arsenal", owner):
            table.note(Outcome.FAILED, "the arsenal is full", "3.3.2a", event=event, by=scope.source)
            continue
        made = yield from table.emit(event)
        done = bool(made)
    bind(scope, it=tuple(table.state.now(o) for o in cards))
    return done


@phrase("turn {what} {facing}")
@dataclass(frozen=True)
class Turn(Act):
    """turn objects face-up or face-down (8.5.24)"""

    what: Things
    facing: Facing

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = [o for o in self.what.objects(table.state, scope) if table.state.exists(o)]
        up = self.facing is Facing.UP
        made = yield from table.emit(*(kinds.TURN_FACE(object=o, up=up) for o in found))
        return bool(made)


@phrase("turn a {what} {facing}")
@dataclass(frozen=True)
class TurnOne(Act):
    """turn a card that the player chooses"""

    what: Kind
    facing: Facing
    offers = ("it",)
    finds = ("what",)

    def _found(self, state: State, scope: Bound) -> list[ObjId]:
        up = self.facing is Facing.UP
        return [o for o in self.what.find(state, scope) if kinds.face_up(state.obj(o)) != up]

    def run(self, table: Table, scope: Bound) -> Procedure:
        named = [(table.state.obj(o).alias, o) for o in self._found(table.state, scope)]
        picked = yield from choose(actor(scope), "choose", self.what.show(), named)
        made = yield from table.emit(*(kinds.TURN_FACE(object=o, up=self.facing is Facing.UP) for o in picked))
        bind(scope, it=picked)
        return bool(made)

    def possible(self, state: State, scope: Bound) -> bool:
        return bool(self._found(state, scope))
