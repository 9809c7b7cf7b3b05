"""References to objects that only this game has."""

from __future__ import annotations

from dataclasses import dataclass, field

from judgeapp.games.fab.reading import (
    ARENA,
    active_attack,
    active_link,
    attacking_hero,
    defenders,
    defending_hero,
    hero,
    living,
    source_of,
)
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Amount, Description, Things, as_objects, spoken_of
from judgeapp.language.nodes.descriptions import Whose
from judgeapp.language.nodes.people import They
from judgeapp.language.nodes.things import Target
from judgeapp.language.phrase import phrase


@phrase("them")
@dataclass(frozen=True)
class FabThem(Things):
    """them: the hero last spoken of, or the objects last chosen"""

    singular = False
    needs = ("them", "it")
    many = True

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return as_objects(scope.slots.get("them") or scope.slots.get("it"))


@dataclass(frozen=True)
class Living(Description):
    """a living object: what damage can be dealt to (1.8.5d)"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return living(state, oid)

    def find(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return tuple(o.id for o in state.in_zones(*ARENA) if living(state, o.id))


@phrase("any target")
@dataclass(frozen=True)
class AnyTarget(Target):
    """a target that damage can be dealt to (1.8.5d)"""

    what: Description = Living()


@phrase("that hero")
@dataclass(frozen=True)
class ThatHero(Things):
    """the hero of the player last spoken of"""

    needs = ("they", "it")

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        found = (hero(state, p) for p in They().players(state, scope))
        return tuple(h for h in found if h is not None)


@phrase("your hero")
@dataclass(frozen=True)
class YourHero(Things):
    """your hero"""

    mentions = ()

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        found = hero(state, scope.you)
        return () if found is None else (found,)


@phrase("the defending hero")
@dataclass(frozen=True)
class DefendingHero(Things):
    """the defending hero (7.2.3b)"""

    mentions = ("they", "them")

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        found = defending_hero(state)
        return () if found is None else (found,)


@phrase("the attacking hero")
@dataclass(frozen=True)
class AttackingHero(Things):
    """the attacking hero (7.2.3a)"""

    mentions = ("they", "them")

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        found = attacking_hero(state)
        return () if found is None else (found,)


@phrase("the attack")
@dataclass(frozen=True)
class TheAttack(Things):
    """the attack spoken of, else the active one"""

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        found = scope.slots.get("attack") or active_attack(state)
        return () if found is None else (found,)


@phrase("the target")
@dataclass(frozen=True)
class TheTarget(Things):
    """the first declared target"""

    needs = ("target",)

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return as_objects(scope.slots.get("target"))


@phrase("this attack's source")
@dataclass(frozen=True)
class AttackSource(Things):
    """the weapon or ally of an attack"""

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return (source_of(state, scope.source),)


@phrase("the source of {what}")
@dataclass(frozen=True)
class SourceOf(Things):
    """the weapon or ally that an attack is made with; the attack itself where it is a card"""

    what: Things

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return tuple(source_of(state, o) for o in self.what.objects(state, scope))


@phrase("the cards defending this chain link")
@dataclass(frozen=True)
class TheDefenders(Things):
    """all defending cards of the active chain link"""

    singular = False

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        link = active_link(state)
        return () if link is None else defenders(state, link.number)


@phrase("the top card of {whose} deck")
@dataclass(frozen=True)
class TopOfDeck(Things):
    """the top card of a deck"""

    whose: Whose

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        found = (state.zone("deck", p)[:1] for p in self.whose.of(state, scope))
        return tuple(o for cards in found for o in cards)


@phrase("the top {n} cards of {whose} deck")
@dataclass(frozen=True)
class TopCards(Things):
    """the top cards of a deck, as many as there are"""

    n: Amount
    whose: Whose
    singular = False

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        many = self.n.amount(state, scope)
        return tuple(o for p in self.whose.of(state, scope) for o in state.zone("deck", p)[:many])


@phrase("your arsenal card")
@dataclass(frozen=True)
class ArsenalCard(Things):
    """the card in your arsenal"""

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return state.zone("arsenal", scope.you)


@phrase("the revealed card")
@dataclass(frozen=True)
class RevealedCard(Things):
    """the card, or the cards, just revealed"""

    needs = ("revealed",)

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return as_objects(scope.slots.get("revealed"))


@phrase("the card put there")
@dataclass(frozen=True)
class WhatWasPut(Things):
    """the card that the last instruction moved, as it is now (3.0.9b)"""

    needs = ("it",)

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return tuple(state.now(o) for o in as_objects(scope.slots.get("it")))


@phrase("the card banished this way")
@dataclass(frozen=True)
class WhatWasBanished(Things):
    """the card that boosting has banished (8.3.9)"""

    needs = ("banished",)

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return as_objects(scope.slots.get("banished"))


@phrase("it")
@dataclass(frozen=True)
class FabIt(Things):
    """it: the object last spoken of; what moved between zones outside the arena is followed (3.0.9a, 3.0.9b)"""

    needs = ("it",)
    means: str = field(default="", kw_only=True)

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return tuple(followed(state, o) for o in as_objects(spoken_of(scope, self.means)))


def followed(state: State, oid: ObjId) -> ObjId:
    """The object itself while it exists or if it was last in the arena or on the stack; else what it has become."""
    if state.exists(oid) or oid not in state.gone or state.obj(oid).zone.kind in (*ARENA, "stack"):
        return oid
    return state.now(oid)


@phrase("{one} and {other}")
@dataclass(frozen=True)
class TwoTargets(Things):
    """two targets, each declared by itself"""

    one: Target
    other: Target
    singular = False

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return (*self.one.objects(state, scope), *self.other.objects(state, scope))
