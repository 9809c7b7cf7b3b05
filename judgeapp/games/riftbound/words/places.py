"""Where things move to."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.riftbound import reading
from judgeapp.kernel.ids import ObjId, Zone
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import as_objects
from judgeapp.language.phrase import Node, phrase


class Place(Node):
    """A location."""

    def of(self, state: State, scope: Bound, oid: ObjId) -> Zone | None:
        """The location meant for an object; None where there is none."""
        raise NotImplementedError(type(self).__name__)


@phrase("base")
@dataclass(frozen=True)
class ToBase(Place):
    """the base of its controller"""

    def of(self, state: State, scope: Bound, oid: ObjId) -> Zone | None:
        return Zone("base", state.obj(oid).controller)


@phrase("its base")
@dataclass(frozen=True)
class ToItsBase(ToBase):
    """the base of its controller"""


@phrase("here")
@dataclass(frozen=True)
class ToHere(Place):
    """the location of the object that speaks"""

    def of(self, state: State, scope: Bound, oid: ObjId) -> Zone | None:
        return reading.location(state, scope.source)


@phrase("that battlefield")
@dataclass(frozen=True)
class ToThatBattlefield(Place):
    """the battlefield of the unit last spoken of, as it was when it was chosen"""

    needs = ("first target", "it")

    def of(self, state: State, scope: Bound, oid: ObjId) -> Zone | None:
        found = [reading.location(state, o) for o in as_objects(scope.slots.get("first target"))]
        return next((z for z in found if z is not None and z.kind == "battlefield"), None)


@phrase("a place")
@dataclass(frozen=True)
class ToAPlace(Place):
    """a location chosen when the spell or ability is put on the chain (352)"""

    def of(self, state: State, scope: Bound, oid: ObjId) -> Zone | None:
        chosen = scope.slots.get("place")
        return chosen if isinstance(chosen, Zone) else None

    def options(self, state: State, oid: ObjId) -> tuple[Zone, ...]:
        """The other locations that the object could be moved to."""
        obj = state.obj(oid)
        bases = (Zone("base", obj.controller),)
        fields = tuple(
            reading.field_of(state, b) for b in reading.battlefields(state) if enterable(state, b, obj.controller)
        )
        return tuple(z for z in (*bases, *fields) if z != obj.zone)


def enterable(state: State, battlefield: ObjId, player: str) -> bool:
    """Whether units of a player may go to a battlefield: not where two other players have units (143, 440.1)."""
    others = [p for p in reading.players_at(state, battlefield) if p != player]
    return len(others) < 2
