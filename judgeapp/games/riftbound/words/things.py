"""References and descriptions: I and me, friendly and enemy, here, alone, the equipped unit."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.riftbound import reading
from judgeapp.kernel.ids import ObjId, Zone
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.views import abilities
from judgeapp.language.categories import Amount, People, Things, as_objects
from judgeapp.language.nodes.descriptions import Adjective, Clause, KeywordWord
from judgeapp.language.phrase import phrase


@phrase("me")
@dataclass(frozen=True)
class Me(Things):
    """me: the unit or legend that speaks (053)"""

    itself = True

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return (scope.source,)


@phrase("I")
@dataclass(frozen=True)
class I(Things):  # noqa: E742  (the word of the cards)
    """I: the unit or legend that speaks (053)"""

    singular = False
    itself = True

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return (scope.source,)


@phrase("the equipped unit")
@dataclass(frozen=True)
class EquippedUnit(Things):
    """the unit that this gear is attached to (717)"""

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return as_objects(state.obj(scope.source).mark("attached to"))

    def include(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return bool(state.obj(scope.source).mark("attached to") == oid)


@phrase("the newest item of the chain")
@dataclass(frozen=True)
class NewestItem(Things):
    """what lies on top of the chain: a spell, or an ability (336)"""

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return as_objects(reading.newest(state))


@phrase("that battlefield")
@dataclass(frozen=True)
class ThatBattlefield(Things):
    """the battlefield last spoken of, or else the one where what was spoken of last is, or was"""

    needs = ("battlefield", "it")

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return as_objects(scope.slots.get("battlefield")) or _fields(state, as_objects(scope.slots.get("it")))


@phrase("the battlefield of {what}")
@dataclass(frozen=True)
class BattlefieldOf(Things):
    """the battlefield where something is or was, facedown too, or from which hiding it is played (105, 106.4)"""

    what: Things

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return _fields(state, self.what.objects(state, scope))


def _fields(state: State, found: tuple[ObjId, ...]) -> tuple[ObjId, ...]:
    fields = (reading.battlefield_at(state, state.obj(o).mark("hidden at") or state.obj(o).zone) for o in found)
    return tuple(dict.fromkeys(f for f in fields if f is not None))


@phrase("friendly")
@dataclass(frozen=True)
class Friendly(Adjective):
    """controlled by the one who speaks"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.game.friendly(state, scope.you, state.obj(oid).controller)


@phrase("enemy")
@dataclass(frozen=True)
class Enemy(Adjective):
    """controlled by an opponent"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return not state.game.friendly(state, scope.you, state.obj(oid).controller)


@phrase("here")
@dataclass(frozen=True)
class Here(Clause):
    """at the location of the object that speaks (053)"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        here = reading.location(state, scope.source)
        return here is not None and reading.location(state, oid) == here

    def places(self, state: State, scope: Bound) -> tuple[Zone, ...]:
        here = reading.location(state, scope.source)
        return () if here is None else (here,)


@phrase("at a battlefield")
@dataclass(frozen=True)
class AtABattlefield(Clause):
    """at any battlefield"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).zone.kind == "battlefield"


@phrase("at {where}")
@dataclass(frozen=True)
class AtThat(Clause):
    """at a battlefield that was spoken of"""

    where: Things

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).zone in self.places(state, scope)

    def places(self, state: State, scope: Bound) -> tuple[Zone, ...]:
        return tuple(reading.field_of(state, b) for b in self.where.objects(state, scope))


@phrase("hidden at {where}")
@dataclass(frozen=True)
class HiddenAt(Clause):
    """facedown at a battlefield that was spoken of (106.4)"""

    where: Things

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).zone in self.places(state, scope)

    def places(self, state: State, scope: Bound) -> tuple[Zone, ...]:
        return tuple(Zone("facedown", state.obj(b).alias) for b in self.where.objects(state, scope))


@phrase("controlled by {who}")
@dataclass(frozen=True)
class ControlledBy(Clause):
    """under the control of a player"""

    who: People

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).controller in self.who.players(state, scope)


@phrase("attached to {what}")
@dataclass(frozen=True)
class AttachedTo(Clause):
    """gear attached to something (716)"""

    what: Things

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).mark("attached to") in self.what.objects(state, scope)


@phrase("in a facedown zone")
@dataclass(frozen=True)
class InAFacedownZone(Clause):
    """facedown at a battlefield (106.4)"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).zone.kind == "facedown"

    def places(self, state: State, scope: Bound) -> tuple[Zone, ...]:
        return tuple(Zone("facedown", state.obj(b).alias) for b in reading.battlefields(state))


@phrase("on the chain")
@dataclass(frozen=True)
class OnTheChain(Clause):
    """on the chain, and finalized"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        obj = state.obj(oid)
        return obj.zone.kind == "chain" and obj.layer is None and not obj.mark("pending") and oid != scope.source

    def places(self, state: State, scope: Bound) -> tuple[Zone, ...]:
        return (Zone("chain"),)


@phrase("defending alone")
@dataclass(frozen=True)
class DefendingAlone(Clause):
    """a defender with no other unit of its controller there"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).mark("role") == "defender" and reading.alone(state, oid)


@phrase("attacking or defending alone")
@dataclass(frozen=True)
class FightingAlone(Clause):
    """an attacker or defender with no other unit of its controller there"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).mark("role") is not None and reading.alone(state, oid)


@phrase("alone there")
@dataclass(frozen=True)
class AloneThere(Clause):
    """the only unit of its controller at its location"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return reading.alone(state, oid)


@phrase("my might")
@dataclass(frozen=True)
class MyMight(Amount):
    """my Might, now"""

    def amount(self, state: State, scope: Bound) -> int:
        return reading.might(state, scope.source)


@phrase("the number of revealed cards with {keyword}")
@dataclass(frozen=True)
class RevealedWith(Amount):
    """how many of the revealed cards have a keyword"""

    keyword: KeywordWord
    needs = ("revealed",)

    def amount(self, state: State, scope: Bound) -> int:
        shown = as_objects(scope.slots.get("revealed"))
        return sum(any(getattr(a, "keyword", None) == self.keyword for a in abilities(state, o)) for o in shown)
