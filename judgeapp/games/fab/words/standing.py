"""Conditions about the course of the game and about numbers: steps, phases, the chain, places, comparisons."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from judgeapp.games.fab.reading import ARENA, active_link, chain_open, link_of, turn_player
from judgeapp.games.fab.words.course_events import CombatStep, TurnPhase
from judgeapp.games.fab.words.objects import free_zone
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.inforce import abilities
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.views import value
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Amount, Condition, People, Things
from judgeapp.language.nodes.descriptions import KeywordWord, NumberWord, Whose, ZoneWord
from judgeapp.language.phrase import phrase


class _AboutNumber(Condition):
    """A number of an object."""

    what: Things
    number: NumberWord

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and all(self.passes(state.at(o), o) for o in found)

    def passes(self, state: State, oid: ObjId) -> bool:
        """Whether one object passes."""
        raise NotImplementedError(type(self).__name__)


@phrase("{what} has {number} greater than its base")
@dataclass(frozen=True)
class HasAboveBase(_AboutNumber):
    """a number is above its base value (2.0.3)"""

    what: Things
    number: NumberWord

    def passes(self, state: State, oid: ObjId) -> bool:
        now, base = value(state, oid, self.number), value(state, oid, f"base {self.number}")
        return now is not None and now > (base or 0)


@phrase("{what} has no {number}")
@dataclass(frozen=True)
class HasNoNumber(_AboutNumber):
    """it lacks the property; 0 would be a value (1.8.7)"""

    what: Things
    number: NumberWord

    def passes(self, state: State, oid: ObjId) -> bool:
        return value(state, oid, self.number) is None


@phrase("{one} is equal to {other}")
@dataclass(frozen=True)
class AreEqual(Condition):
    """two numbers are the same"""

    one: Amount
    other: Amount

    def holds(self, state: State, scope: Bound) -> bool:
        return self.one.amount(state, scope) == self.other.amount(state, scope)


@phrase("{one} is greater than {other}")
@dataclass(frozen=True)
class IsGreater(Condition):
    """one number is greater than another"""

    one: Amount
    other: Amount

    def holds(self, state: State, scope: Bound) -> bool:
        return self.one.amount(state, scope) > self.other.amount(state, scope)


@phrase("{one} is less than {other}")
@dataclass(frozen=True)
class IsLess(Condition):
    """one number is less than another"""

    one: Amount
    other: Amount

    def holds(self, state: State, scope: Bound) -> bool:
        return self.one.amount(state, scope) < self.other.amount(state, scope)


class Points(Enum):
    """What a player has points of (1.13)."""

    ACTION = "action points"
    RESOURCE = "resources"


@phrase("the {points} of {who}")
@dataclass(frozen=True)
class PointsOf(Amount):
    """the points that a player has (1.13)"""

    points: Points
    who: People

    def amount(self, state: State, scope: Bound) -> int:
        return sum(int(state.player(p, self.points.value)) for p in self.who.players(state, scope))


@phrase("{who} has/have {n} or more {points}")
@dataclass(frozen=True)
class HasPoints(Condition):
    """a player has at least so many points"""

    who: People
    n: int
    points: Points

    def holds(self, state: State, scope: Bound) -> bool:
        return any(state.player(p, self.points.value) >= self.n for p in self.who.players(state, scope))


@phrase("{who} has/have no {points}")
@dataclass(frozen=True)
class HasNoPoints(Condition):
    """a player has no such point"""

    who: People
    points: Points

    def holds(self, state: State, scope: Bound) -> bool:
        return not any(state.player(p, self.points.value) for p in self.who.players(state, scope))


@phrase("it is the {step} step")
@dataclass(frozen=True)
class IsStep(Condition):
    """this step of combat runs (7.0.1)"""

    step: CombatStep

    def holds(self, state: State, scope: Bound) -> bool:
        return bool(state.fact("step") == self.step.value)


@phrase("it is the {phase} phase")
@dataclass(frozen=True)
class IsPhase(Condition):
    """this phase of the turn runs (4.0)"""

    phase: TurnPhase

    def holds(self, state: State, scope: Bound) -> bool:
        return bool(state.fact("phase") == self.phase.value)


@phrase("{who} is/are the turn player")
@dataclass(frozen=True)
class IsTurnPlayer(Condition):
    """it is this player's turn (4.0.3b)"""

    who: People

    def holds(self, state: State, scope: Bound) -> bool:
        return turn_player(state) in self.who.players(state, scope)


class ChainState(Enum):
    """How the combat chain is (7.0.2a)."""

    OPEN = "open"
    CLOSED = "closed"


@phrase("the combat chain is {how}")
@dataclass(frozen=True)
class ChainIs(Condition):
    """the combat chain is open or closed (7.0.2a)"""

    how: ChainState

    def holds(self, state: State, scope: Bound) -> bool:
        return chain_open(state) == (self.how is ChainState.OPEN)


@phrase("there is an active chain link")
@dataclass(frozen=True)
class ThereIsALink(Condition):
    """a chain link is active: it has begun and has not resolved (7.0.3b)"""

    def holds(self, state: State, scope: Bound) -> bool:
        return active_link(state) is not None


@phrase("{what} is on the active chain link")
@dataclass(frozen=True)
class IsOnActiveLink(Condition):
    """something attacks or defends on the active link (7.0.3)"""

    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        link = active_link(state)
        found = self.what.objects(state, scope)
        own = [link_of(state.at(o), o) for o in found]
        return link is not None and bool(own) and all(k is not None and k.number == link.number for k in own)


@phrase("{what} is the active attack")
@dataclass(frozen=True)
class IsActiveAttack(Condition):
    """something is the attack of the active link (7.0.4); the weapon that it is made with is not (1.4.3)"""

    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        link = active_link(state)
        found = self.what.objects(state, scope)
        return link is not None and bool(found) and all(o == link.attack for o in found)


class _Where(Condition):
    """Where something is."""

    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and all(state.exists(o) and self.there(state, scope, o) for o in found)

    def there(self, state: State, scope: Bound, oid: ObjId) -> bool:
        """Whether one object that exists is there."""
        raise NotImplementedError(type(self).__name__)


@phrase("{what} is in {whose} {zone}")
@dataclass(frozen=True)
class IsInZone(_Where):
    """something is in a zone"""

    what: Things
    whose: Whose
    zone: ZoneWord

    def there(self, state: State, scope: Bound, oid: ObjId) -> bool:
        game = game_of(state)
        return state.obj(oid).zone in [game.zone_for(game.zones[self.zone], p) for p in self.whose.of(state, scope)]


@phrase("{what} is in the arena")
@dataclass(frozen=True)
class IsInArena(_Where):
    """something is in one of the zones of the arena (3.0.5)"""

    what: Things

    def there(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).zone.kind in ARENA


@phrase("{what} is on the stack")
@dataclass(frozen=True)
class IsOnStack(_Where):
    """something is on the stack (3.15)"""

    what: Things

    def there(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).zone.kind == "stack"


@phrase("{what} is on the combat chain")
@dataclass(frozen=True)
class IsOnChain(_Where):
    """something is on the combat chain (3.4)"""

    what: Things

    def there(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).zone.kind == "combat chain"


@phrase("{who} has/have a free {zone}")
@dataclass(frozen=True)
class HasFreeZone(Condition):
    """a player could equip something there: one hand, or what goes into that zone (8.5.41c)"""

    who: People
    zone: ZoneWord

    def holds(self, state: State, scope: Bound) -> bool:
        kind = game_of(state).zones[self.zone]
        types = ("weapon", "1H") if kind == "weapon" else ("equipment", kind)
        return any(free_zone(state, p, types) is not None for p in self.who.players(state, scope))


@phrase("{what} has {n} or more instances of {keyword}")
@dataclass(frozen=True)
class HasInstances(Condition):
    """something has a keyword more than once (8.3.9, 8.3.5c)"""

    what: Things
    n: int
    keyword: KeywordWord

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and all(self._count(state.at(o), o) >= self.n for o in found)

    def _count(self, state: State, oid: ObjId) -> int:
        return sum(getattr(a, "keyword", None) == self.keyword for a in abilities(state, oid))


@phrase("{what} is played as an instant")
@dataclass(frozen=True)
class IsPlayedAsInstant(Condition):
    """a card that is no instant is being played, or was, as though it were one (5.1.3d)"""

    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and all(state.obj(o).mark("played as") == "instant" for o in found)


@phrase("{what} has ceased to exist")
@dataclass(frozen=True)
class HasCeased(Condition):
    """the object is gone; what it became is another one (1.2.3)"""

    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and not any(state.exists(o) for o in found)
