"""Conditions and numbers of this game."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.wow import kinds, reading
from judgeapp.games.wow.lists import CARD_TYPES, EQUIPMENT
from judgeapp.games.wow.words.descriptions import fatally_damaged
from judgeapp.games.wow.words.structure import is_power
from judgeapp.games.wow.words.targets import link_targets
from judgeapp.kernel import history, verbs
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.inforce import in_force
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.views import abilities, value
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Amount, Condition, Description, People, Things, as_objects
from judgeapp.language.nodes.conditions import ThereIs
from judgeapp.language.nodes.descriptions import KeywordWord
from judgeapp.language.phrase import phrase


@phrase("in {keyword}")
@dataclass(frozen=True)
class InForm(Condition):
    """your hero is in a form"""

    keyword: KeywordWord

    def holds(self, state: State, scope: Bound) -> bool:
        hero = reading.last_hero(state, scope.you)
        return hero is not None and reading.has(state, hero, self.keyword)


@phrase("you control a {what}")
@dataclass(frozen=True)
class YouControlA(Condition):
    """you control something"""

    what: Description

    def holds(self, state: State, scope: Bound) -> bool:
        return any(state.obj(o).controller == scope.you for o in self.what.find(state, scope))


@phrase("you control an {what}")
@dataclass(frozen=True)
class YouControlAn(YouControlA):
    """you control something"""

    what: Description


@phrase("there is an {what}")
@dataclass(frozen=True)
class ThereIsAn(ThereIs):
    """something that fits exists"""

    what: Description


@phrase("you control no {what}")
@dataclass(frozen=True)
class YouControlNo(YouControlA):
    """you control nothing of the kind"""

    what: Description
    mentions = ()

    def holds(self, state: State, scope: Bound) -> bool:
        return not super().holds(state, scope)


@phrase("{one} is less than or equal to {other}")
@dataclass(frozen=True)
class LessOrEqual(Condition):
    """one number is no greater than another"""

    one: Amount
    other: Amount

    def holds(self, state: State, scope: Bound) -> bool:
        return self.one.amount(state, scope) <= self.other.amount(state, scope)


@phrase("{one} is greater than {other}")
@dataclass(frozen=True)
class Greater(Condition):
    """one number is greater than another"""

    one: Amount
    other: Amount

    def holds(self, state: State, scope: Bound) -> bool:
        return self.one.amount(state, scope) > self.other.amount(state, scope)


@phrase("they have different card types")
@dataclass(frozen=True)
class DifferentTypes(Condition):
    """the cards last spoken of have different card types: of the seven of 2008, of the six since 7.4 (300.1)"""

    needs = ("it",)

    def holds(self, state: State, scope: Bound) -> bool:
        found = [card_types(state, o) for o in as_objects(scope.slots.get("it"))]
        return len(found) > 1 and not found[0] & found[1]


def card_types(state: State, oid: ObjId) -> frozenset[str]:
    """The card types of an object."""
    printed = value(state, oid, "types") or ()
    later = state.game.since("7.4")
    return frozenset("equipment" if later and t in EQUIPMENT else t for t in printed if t in CARD_TYPES)


@phrase("it is attached")
@dataclass(frozen=True)
class ItIsAttached(Condition):
    """the object last spoken of is attached to something"""

    needs = ("it",)

    def holds(self, state: State, scope: Bound) -> bool:
        return any(state.obj(o).mark("attached to") is not None for o in as_objects(scope.slots.get("it")))


@phrase("{what} is attached to {host}")
@dataclass(frozen=True)
class IsAttachedTo(Condition):
    """something is attached to something"""

    what: Things
    host: Things

    def holds(self, state: State, scope: Bound) -> bool:
        hosts = self.host.objects(state, scope)
        return any(state.obj(o).mark("attached to") in hosts for o in self.what.objects(state, scope))


@phrase("{who} controls {what}")
@dataclass(frozen=True)
class Controls(Condition):
    """a player controls something"""

    who: People
    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        found = [o for o in self.what.objects(state, scope) if state.exists(o)]
        return bool(found) and all(state.obj(o).controller in self.who.players(state, scope) for o in found)


@phrase("{who} owns {what}")
@dataclass(frozen=True)
class Owns(Condition):
    """a player owns something"""

    who: People
    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        found = [o for o in self.what.objects(state, scope) if state.exists(o)]
        return bool(found) and all(state.obj(o).owner in self.who.players(state, scope) for o in found)


@phrase("{one} lies above {other}")
@dataclass(frozen=True)
class LiesAbove(Condition):
    """one card lies above another in the same zone"""

    one: Things
    other: Things

    def holds(self, state: State, scope: Bound) -> bool:
        pairs = [(a, b) for a in self.one.objects(state, scope) for b in self.other.objects(state, scope)]
        return any(
            (zone := state.zones.get(state.obj(a).zone, ()))
            and a in zone
            and b in zone
            and zone.index(a) < zone.index(b)
            for a, b in pairs
        )


@phrase("{what} has powers")
@dataclass(frozen=True)
class HasPowers(Condition):
    """something has powers that work"""

    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and all(any(is_power(a) for a in abilities(state, o)) for o in found)


@phrase("{what} has no powers")
@dataclass(frozen=True)
class HasNoPowers(HasPowers):
    """something has no powers"""

    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        return bool(self.what.objects(state, scope)) and not super().holds(state, scope)


@phrase("none remain")
@dataclass(frozen=True)
class NoneRemain(Condition):
    """no counter remains on this card (404.1d)"""

    def holds(self, state: State, scope: Bound) -> bool:
        game = game_of(state)
        return state.exists(scope.source) and not any(game.count_of(state, scope.source, c) for c in game.counters)


@phrase("a hero was dealt damage this way")
@dataclass(frozen=True)
class HeroWasDealt(Condition):
    """a hero was dealt damage by the instruction before"""

    needs = ("dealt",)

    def holds(self, state: State, scope: Bound) -> bool:
        return any(reading.is_a(state.at(o), o, "hero") for o in as_objects(scope.slots.get("dealt")))


@phrase("your hero is targeted by an opposing card or effect")
@dataclass(frozen=True)
class HeroIsTargeted(Condition):
    """an opponent's link on the chain targets your hero"""

    def holds(self, state: State, scope: Bound) -> bool:
        hero = reading.hero_of(state, scope.you)
        return hero is not None and any(
            reading.opposed(state, scope.you, state.obj(link).controller) and hero in link_targets(state, link)
            for link in state.zones.get(reading.CHAIN, ())
        )


@phrase("you have played no other cards this turn")
@dataclass(frozen=True)
class PlayedNoOthers(Condition):
    """no card but this one has been played by you this turn"""

    def holds(self, state: State, scope: Bound) -> bool:
        return not any(
            r.event is not None and r.event["player"] == scope.you and r.event["object"] != scope.source
            for r in history.happened(state, "turn", verbs.PLAY)
        )


@phrase("one player has fewer cards in hand than each other player")
@dataclass(frozen=True)
class FewestCards(Condition):
    """one player has strictly the fewest cards in hand; that player is "they" """

    def holds(self, state: State, scope: Bound) -> bool:
        return fewest(state) is not None


def fewest(state: State) -> PlayerId | None:
    """The one player with strictly the fewest cards in hand, if there is one."""
    hands = sorted((len(state.zone("hand", p)), n) for n, p in enumerate(state.seats) if not state.player(p, "lost"))
    if len(hands) > 1 and hands[0][0] == hands[1][0]:
        return None
    return state.seats[hands[0][1]]


@phrase("the player with the fewest cards in hand")
@dataclass(frozen=True)
class FewestPlayer(People):
    """the player with strictly the fewest cards in hand"""

    def players(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        found = fewest(state)
        return () if found is None else (found,)


@phrase("the number of resources you have")
@dataclass(frozen=True)
class YourResources(Amount):
    """how many resources you have"""

    def amount(self, state: State, scope: Bound) -> int:
        return len(reading.resources(state, scope.you))


@phrase("their combined cost")
@dataclass(frozen=True)
class CombinedCost(Amount):
    """the costs of the objects last spoken of, added up"""

    needs = ("it",)

    def amount(self, state: State, scope: Bound) -> int:
        return sum(game_of(state).number(state, o, "cost") or 0 for o in as_objects(scope.slots.get("it")))


@phrase("the number of other abilities you have played this turn")
@dataclass(frozen=True)
class OtherAbilitiesPlayed(Amount):
    """how many other ability cards you have played this turn, whatever became of them"""

    def amount(self, state: State, scope: Bound) -> int:
        return sum(
            1
            for r in history.happened(state, "turn", verbs.PLAY)
            if r.event is not None
            and r.event["player"] == scope.you
            and r.event["object"] != scope.source
            and r.after is not None
            and reading.is_a(r.after, r.event["object"], "ability")
        )


@phrase("{what} has {n} or more damage")
@dataclass(frozen=True)
class HasMuchDamage(Condition):
    """so much damage is on something"""

    what: Things
    n: int

    def holds(self, state: State, scope: Bound) -> bool:
        return any(reading.damage_on(state, o) >= self.n for o in self.what.objects(state, scope))


@phrase("{what} has fatal damage")
@dataclass(frozen=True)
class HasFatalDamage(Condition):
    """something has fatal damage"""

    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and all(fatally_damaged(state.at(o), o) for o in found)


def placed_this_turn(state: State, player: PlayerId) -> int:
    """How many resources a player has placed this turn (412.1)."""
    return sum(
        1 for r in history.happened(state, "turn", kinds.PLACE) if r.event is not None and r.event["player"] == player
    )


def resources_allowed(state: State) -> int:
    """How many resources a player may place in a turn: one, and one for each card that says so (412.1)."""
    from judgeapp.games.wow.words.lines import MoreResources

    return 1 + len(in_force(state, MoreResources))
