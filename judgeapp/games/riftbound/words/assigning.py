"""Assigning combat damage: the act, and what is said of an assignment (443.1.d)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judgeapp.games.riftbound import events, reading
from judgeapp.games.riftbound.words.chain_events import OfThem
from judgeapp.kernel import verbs
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Condition, Description, People
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.phrase import perfect, phrase

Parts = tuple[tuple[ObjId, int], ...]


@phrase("{who} assigns/assign combat damage")
@perfect("{who} has/have assigned combat damage")
@dataclass(frozen=True)
class AssignsCombatDamage(OfThem):
    """a player assigns the damage of one side, all at once (443)"""

    who: People
    kind = events.DISTRIBUTE
    offers = ("they", "assigned")

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        found = super().match(state, scope, event)
        return None if found is None else {**found, "assigned": event["parts"]}


@phrase("combat damage is assigned to {what}")
@perfect("combat damage has been assigned to {what}")
@dataclass(frozen=True)
class IsAssigned(OfThem):
    """one share of a side's damage (443.1.d)"""

    what: Party
    kind = events.ASSIGN
    offers = ("it", "they", "that many")

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        oid = event["object"]
        if not self.what.takes(state, scope, oid):
            return None
        return {"it": oid, "they": event["player"], "that many": event["amount"]}


class OfAssignment(Condition):
    """Something about the assignment last spoken of, unit by unit. A unit of the other side that gets none counts."""

    what: Party

    def fits(self, share: int, lethal: int) -> bool:
        """Whether a share is such a one, given what would be lethal."""
        raise NotImplementedError(type(self).__name__)

    def holds(self, state: State, scope: Bound) -> bool:
        parts: Parts = scope.slots.get("assigned", ())
        shares = dict(parts)
        return any(
            self.what.takes(state, scope, o) and self.fits(shares.get(o, 0), _lethal(state, o))
            for o in _other_side(state, parts)
        )


def _other_side(state: State, parts: Parts) -> tuple[ObjId, ...]:
    """The units that damage could be assigned to: those on the side of the ones that got some that can be damaged."""
    roles = [state.obj(o).mark("role") for o, _ in parts]
    field: ObjId | None = state.fact("combat")
    units = () if field is None else reading.units_at(state, field)
    test = verbs.DAMAGE(source=ObjId(0), target=ObjId(0), amount=1)
    there = [
        o for o in units if state.obj(o).mark("role") in roles[:1] and not reading.forbidden(state, test.but(target=o))
    ]
    return tuple(dict.fromkeys((*there, *(o for o, _ in parts))))


def _lethal(state: State, oid: ObjId) -> int:
    return max(1, reading.might(state, oid) - int(state.obj(oid).mark("damage", 0)))


@phrase("damage is assigned to {what}")
@dataclass(frozen=True)
class SomeAssigned(OfAssignment):
    """the assignment gives some damage to such a unit"""

    what: Party

    def fits(self, share: int, lethal: int) -> bool:
        return share > 0


@phrase("less than lethal damage is assigned to {what}")
@dataclass(frozen=True)
class LessThanLethal(OfAssignment):
    """the assignment leaves such a unit without lethal damage (443.1.d.3)"""

    what: Party

    def fits(self, share: int, lethal: int) -> bool:
        return share < lethal


@phrase("more than lethal damage is assigned to {what}")
@dataclass(frozen=True)
class MoreThanLethal(OfAssignment):
    """the assignment gives such a unit more than the least that is lethal (443.1.d.4)"""

    what: Party

    def fits(self, share: int, lethal: int) -> bool:
        return share > lethal


class OfTheWhole(Condition):
    """Something about the assignment last spoken of as a whole."""

    def sums(self, state: State, scope: Bound) -> tuple[int, int, int]:
        """What is assigned, what there is to assign, and what would be lethal to every unit that can be damaged."""
        parts: Parts = scope.slots.get("assigned", ())
        against = _other_side(state, parts)
        role = next((state.obj(o).mark("role") for o in against), None)
        field: ObjId | None = state.fact("combat")
        mine = [o for o in (() if field is None else reading.units_at(state, field)) if _others(state, o, role)]
        have = sum(reading.might(state, o) for o in mine)
        return sum(n for _, n in parts), have, sum(_lethal(state, o) for o in against)


def _others(state: State, oid: ObjId, role: str | None) -> bool:
    """Whether a unit fights on the other side than a role, and deals damage (410.1.b)."""
    own = state.obj(oid).mark("role")
    return own is not None and own != role and not state.obj(oid).mark("stunned")


@phrase("the whole combat damage is assigned")
@dataclass(frozen=True)
class TheWhole(OfTheWhole):
    """the assignment uses all of the side's damage, no more and no less (443.1.d.1)"""

    def holds(self, state: State, scope: Bound) -> bool:
        assigned, have, _ = self.sums(state, scope)
        return assigned == have


@phrase("the whole combat damage is lethal to all")
@dataclass(frozen=True)
class LethalToAll(OfTheWhole):
    """the side's damage covers what is lethal to every unit of the other side"""

    def holds(self, state: State, scope: Bound) -> bool:
        _, have, lethal = self.sums(state, scope)
        return 0 < lethal <= have


@phrase("less than lethal damage is assigned to {n} or more {what}")
@dataclass(frozen=True)
class LessThanLethalToSome(Condition):
    """the assignment leaves so many units with some damage, but less than is lethal (443.1.d.3)"""

    n: int
    what: Description
    needs = ("assigned",)

    def holds(self, state: State, scope: Bound) -> bool:
        parts: Parts = scope.slots.get("assigned", ())
        few = [o for o, n in parts if n < _lethal(state, o) and self.what.fits(state, scope, o)]
        return len(few) >= self.n


@phrase("lethal damage is assigned to {n} or more {what}")
@dataclass(frozen=True)
class LethalToSome(Condition):
    """the assignment gives so many units lethal damage (443.1.d.3)"""

    n: int
    what: Description
    needs = ("assigned",)

    def holds(self, state: State, scope: Bound) -> bool:
        parts: Parts = scope.slots.get("assigned", ())
        enough = [o for o, n in parts if n >= _lethal(state, o) and self.what.fits(state, scope, o)]
        return len(enough) >= self.n
