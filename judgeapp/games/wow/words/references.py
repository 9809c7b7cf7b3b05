"""Players and objects as the cards of this game name them."""

from __future__ import annotations

from dataclasses import dataclass, field

from judgeapp.games.wow.reading import CHAIN, attacker, is_a, last_hero, opposed
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.state import NO_MARKS, Bound, State
from judgeapp.language.categories import People, Things, as_objects, spoken_of
from judgeapp.language.nodes.descriptions import TypeWord, Whose
from judgeapp.language.nodes.people import They
from judgeapp.language.nodes.things import It
from judgeapp.language.phrase import phrase


def followed(state: State, oid: ObjId) -> tuple[ObjId, ...]:
    """An object, or what it became by the one move that it was seen making, while that has not moved again (415.9b)."""
    if state.exists(oid):
        return (oid,)
    became = state.facts.get("became", NO_MARKS).get(oid)
    return (became,) if became is not None and state.exists(became) else ()


@phrase("its controller")
@dataclass(frozen=True)
class ItsController(People):
    """its controller: of the object last spoken of"""

    needs = ("it",)

    def players(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        return tuple(dict.fromkeys(state.obj(o).controller for o in as_objects(scope.slots.get("it"))))


@phrase("its owner")
@dataclass(frozen=True)
class ItsOwner(People):
    """its owner: of the object last spoken of"""

    needs = ("it",)

    def players(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        return tuple(dict.fromkeys(state.obj(o).owner for o in as_objects(scope.slots.get("it"))))


@phrase("attached hero's controller's")
@dataclass(frozen=True)
class HostsControllers(Whose):
    """of the controller of the hero that this is attached to"""

    def of(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        return tuple(state.obj(o).controller for o in host_of(state, scope))


@phrase("its owner's")
@dataclass(frozen=True)
class ItsOwners(Whose):
    """its owner's"""

    needs = ("it",)

    def of(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        return ItsOwner().players(state, scope)


@phrase("your hero")
@dataclass(frozen=True)
class YourHero(Things):
    """your hero; while it is out of the game its last known form answers"""

    mentions = ()

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        hero = last_hero(state, scope.you)
        return () if hero is None else (hero,)


@phrase("their hero")
@dataclass(frozen=True)
class TheirHero(Things):
    """the hero of the player last spoken of"""

    needs = ("they", "it")

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        found = [last_hero(state, p) for p in They().players(state, scope)]
        return tuple(h for h in found if h is not None)


@phrase("attached {word}")
@dataclass(frozen=True)
class Attached(Things):
    """the card that this is attached to"""

    word: TypeWord

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return tuple(o for o in host_of(state, scope) if is_a(state.at(o), o, self.word))


def host_of(state: State, scope: Bound) -> tuple[ObjId, ...]:
    """What the source is or was last attached to."""
    return as_objects(state.obj(scope.source).mark("attached to"))


@phrase("each of them")
@dataclass(frozen=True)
class EachOfThem(It):
    """each of them: the objects last spoken of"""

    many = True


@phrase("each target of this")
@dataclass(frozen=True)
class TargetsOfThis(Things):
    """what was targeted, legally, as this was played: remembered since it entered play (714.3f)"""

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return as_objects(state.obj(scope.source).mark("remembers", {}).get("it"))


@phrase("the rest")
@dataclass(frozen=True)
class TheRest(Things):
    """the objects last looked at that have not been taken"""

    singular = False
    needs = ("seen",)

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return tuple(o for o in as_objects(scope.slots.get("seen")) if state.exists(o))


@phrase("that card")
@dataclass(frozen=True)
class ThatCard(Things):
    """the card last spoken of, where it went, if it has stayed there since (415.9b)"""

    needs = ("it",)
    means: str = field(default="", kw_only=True)

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        found: tuple[ObjId, ...] = ()
        for oid in as_objects(spoken_of(scope, self.means)):
            found += followed(state, oid)
        return found


@phrase("this card")
@dataclass(frozen=True)
class ThisCard(Things):
    """the card whose text it is, where it went, if it has stayed there since (415.9b)"""

    itself = True

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return followed(state, scope.source)


@phrase("its source")
@dataclass(frozen=True)
class ItsSource(Things):
    """the source of the damage last spoken of"""

    needs = ("source",)

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return as_objects(scope.slots.get("source"))


@phrase("the attacker")
@dataclass(frozen=True)
class TheAttacker(Things):
    """the attacker of the present combat"""

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        found = attacker(state)
        return () if found is None else (found,)


@phrase("the top card of your deck")
@dataclass(frozen=True)
class TopCard(Things):
    """the top card of your deck"""

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return state.zone("deck", scope.you)[:1]


@phrase("the top {n} cards of {whose} deck")
@dataclass(frozen=True)
class TopCards(Things):
    """the top cards of a deck"""

    n: int
    whose: Whose
    singular = False

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return tuple(o for p in self.whose.of(state, scope) for o in state.zone("deck", p)[: self.n])


@phrase("all cards and effects")
@dataclass(frozen=True)
class AllLinks(Things):
    """every other link on the chain that can be interrupted at all: placed resources are none (711.3)"""

    singular = False

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return tuple(o for o in state.zones.get(CHAIN, ()) if o != scope.source and not state.obj(o).mark("resource"))


@phrase("your cards in all zones")
@dataclass(frozen=True)
class AllYourCards(Things):
    """every card that you own or control, wherever it is"""

    singular = False

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return tuple(
            o.id
            for o in state.objects.values()
            if o.layer is None
            and scope.you in (o.owner, o.controller)
            and o.zone.kind in ("deck", "hand", "graveyard", "play", "chain")
        )


def opposing(state: State, scope: Bound, oid: ObjId) -> bool:
    """Whether an object is controlled by an opponent of the scope's controller."""
    return opposed(state, scope.you, state.obj(oid).controller)
