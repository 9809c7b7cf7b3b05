"""What an instruction is done to: something meant, or something that the acting player picks as it is done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from judgeapp.kernel.choices import Procedure, choose
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.records import Record
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Cost, Description, Things, actor
from judgeapp.language.nodes.descriptions import Clause, TypeWord
from judgeapp.language.nodes.instructions import Act
from judgeapp.language.phrase import Node, phrase

ANY = 99
Pool = tuple[ObjId, ...] | None


class Operand(Node):
    """What an instruction is done to."""

    singular = True

    def pick(self, table: Table, scope: Bound, pool: Pool = None) -> Procedure:
        """The objects, chosen now if there is a choice. pool: where to choose from, else wherever the words say."""
        raise NotImplementedError(type(self).__name__)

    def enough(self, state: State, scope: Bound, pool: Pool = None) -> bool:
        """Whether there is as much as the words ask for."""
        raise NotImplementedError(type(self).__name__)


@phrase("{what}")
@dataclass(frozen=True)
class Meant(Operand):
    """something meant"""

    what: Things

    def pick(self, table: Table, scope: Bound, pool: Pool = None) -> Procedure:
        yield from ()
        return self.what.objects(table.state, scope)

    def enough(self, state: State, scope: Bound, pool: Pool = None) -> bool:
        return any(state.exists(o) for o in self.what.objects(state, scope))


class Picked(Operand):
    """Something picked by description, without targeting."""

    what: Description
    is_picked = True

    def bounds(self, scope: Bound) -> tuple[int, int]:
        """How many must and may be picked."""
        return 1, 1

    def among(self, state: State, scope: Bound, pool: Pool) -> tuple[ObjId, ...]:
        """What can be picked."""
        if pool is None:
            return self.what.find(state, scope)
        return tuple(o for o in pool if self.what.fits(state, scope, o))

    def pick(self, table: Table, scope: Bound, pool: Pool = None) -> Procedure:
        found = self.among(table.state, scope, pool)
        named = [(table.state.obj(o).alias, o) for o in found]
        least, most = self.bounds(scope)
        picked: tuple[ObjId, ...] = yield from choose(actor(scope), "choose", self.show(), named, least, most)
        return picked

    def enough(self, state: State, scope: Bound, pool: Pool = None) -> bool:
        return len(self.among(state, scope, pool)) >= self.bounds(scope)[0]


@phrase("a {what}")
@dataclass(frozen=True)
class A(Picked):
    """one picked"""

    what: Description


@phrase("an {what}")
@dataclass(frozen=True)
class An(Picked):
    """one picked"""

    what: Description


@phrase("{n} {what}")
@dataclass(frozen=True)
class So(Picked):
    """so many picked"""

    n: int
    what: Description
    singular = False

    def bounds(self, scope: Bound) -> tuple[int, int]:
        return self.n, self.n


@phrase("X {what}")
@dataclass(frozen=True)
class X(Picked):
    """X picked"""

    what: Description
    singular = False
    needs = ("X",)

    def bounds(self, scope: Bound) -> tuple[int, int]:
        x = int(scope.slots.get("X", 0))
        return x, x


@phrase("any number of {what}")
@dataclass(frozen=True)
class AnyNumber(Picked):
    """as many picked as the player likes"""

    what: Description
    singular = False

    def bounds(self, scope: Bound) -> tuple[int, int]:
        return 0, ANY


@phrase("one each of {words|,}, and {last} {where}")
@dataclass(frozen=True)
class OneEach(Operand):
    """one of each kind that is there; a card counts for one kind only"""

    words: tuple[TypeWord, ...]
    last: TypeWord
    where: Clause
    singular = False
    is_picked = True

    def pick(self, table: Table, scope: Bound, pool: Pool = None) -> Procedure:
        taken: tuple[ObjId, ...] = ()
        for word in (*self.words, self.last):
            found = [o for o in self._of(table.state, scope, word) if o not in taken]
            named = [(table.state.obj(o).alias, o) for o in found]
            taken += yield from choose(actor(scope), "choose", f"{word} {self.where.show()}", named, 1, 1)
        return taken

    def _of(self, state: State, scope: Bound, word: str) -> list[ObjId]:
        from judgeapp.games.wow.reading import is_a

        places = self.where.places(state, scope)
        ids = [o for z in places for o in state.zones.get(z, ())] if places is not None else list(state.objects)
        return [o for o in ids if self.where.fits(state, scope, o) and is_a(state, o, word)]

    def enough(self, state: State, scope: Bound, pool: Pool = None) -> bool:
        return True


class Payable(Act):
    """An act that can also be (part of) a cost."""


@phrase("{what}")
@dataclass(frozen=True)
class Doing(Cost):
    """something to do as a cost; it must be done wholly and without being replaced (403.1)"""

    what: Payable

    def payable(self, state: State, scope: Bound) -> bool:
        return self.what.possible(state, scope)

    def pay(self, table: Table, scope: Bound) -> Procedure:
        """Do it; returns whether it was done wholly."""
        return (yield from self.what.run(table, scope))


class OnObjects(Payable):
    """One event for each object. Subclasses give the event, all happen at once; "it" are the objects afterwards. Only
    what can be done to an object lets it be picked (709.2b)."""

    what: Operand
    offers: ClassVar[tuple[str, ...]] = ("it", "that many")

    def happening(self, state: State, scope: Bound, oid: ObjId) -> Event:
        """The event for one object."""
        raise NotImplementedError(type(self).__name__)

    def run(self, table: Table, scope: Bound) -> Procedure:
        picked: tuple[ObjId, ...] = yield from self.what.pick(table, scope, self._pool(table.state, scope))
        events = [self.happening(table.state, scope, o) for o in picked]
        made = yield from table.emit(*events)
        done = count(made, events)
        scope.slots.update({"it": picked, "that many": done})  # type: ignore[attr-defined]
        wanted = self.what.bounds(scope)[0] if isinstance(self.what, Picked) else 0
        return done > 0 and done == len(picked) >= wanted

    def possible(self, state: State, scope: Bound) -> bool:
        return self.what.enough(state, scope, self._pool(state, scope))

    def _pool(self, state: State, scope: Bound) -> Pool:
        if not isinstance(self.what, Picked):
            return None
        table = Table(state)
        return tuple(
            o
            for o in self.what.among(state, scope, None)
            if not _void(state, event := self.happening(state, scope, o)) and table.forbidden(event) is None
        )


def _void(state: State, event: Event) -> bool:
    return event.kind.void is not None and event.kind.void(state, event) is not None


def count(made: tuple[Record, ...], events: list[Event]) -> int:
    """How many of the events happened as they were meant."""
    wanted = {e.kind for e in events}
    return sum(1 for r in made if r.event is not None and r.event.kind in wanted)
