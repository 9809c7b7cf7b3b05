"""Conditions of card text, and those that only scenarios use."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.riftbound import events, reading
from judgeapp.kernel.ids import ObjId, Zone
from judgeapp.kernel.state import Bound, State
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Condition, Description, People, Things
from judgeapp.language.nodes.descriptions import NumberWord
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.phrase import Word, phrase


@phrase("{what} is the only unit you control there")
@dataclass(frozen=True)
class OnlyUnitThere(Condition):
    """the only unit of its controller at its location"""

    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        found = [o for o in self.what.objects(state, scope) if reading.on_board(state, o)]
        return any(reading.units_in(state, state.obj(o).zone, scope.you) == (o,) for o in found)


@phrase("{what} is at {where}")
@dataclass(frozen=True)
class IsAt(Condition):
    """something is at a battlefield"""

    what: Things
    where: Things

    def holds(self, state: State, scope: Bound) -> bool:
        fields = self.where.objects(state, scope)
        here = {state.obj(b).alias for b in fields if state.exists(b)}
        found = [o for o in self.what.objects(state, scope) if state.exists(o)]
        return bool(found) and all(
            state.obj(o).zone.kind == "battlefield" and state.obj(o).zone.of in here for o in found
        )


@phrase("{what} is hidden at {where}")
@dataclass(frozen=True)
class IsHiddenAt(Condition):
    """a card lies facedown at a battlefield"""

    what: Things
    where: Things

    def holds(self, state: State, scope: Bound) -> bool:
        here = {state.obj(b).alias for b in self.where.objects(state, scope) if state.exists(b)}
        found = [o for o in self.what.objects(state, scope) if state.exists(o)]
        return bool(found) and all(state.obj(o).zone.kind == "facedown" and state.obj(o).zone.of in here for o in found)


@phrase("{who} controls/control {what}")
@dataclass(frozen=True)
class InControlOf(Condition):
    """a player controls a battlefield"""

    who: People
    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and all(state.obj(o).controller in self.who.players(state, scope) for o in found)


@phrase("nobody controls {what}")
@dataclass(frozen=True)
class NobodyControls(Condition):
    """a battlefield is uncontrolled (184)"""

    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        return all(state.obj(o).controller == events.NOBODY for o in self.what.objects(state, scope))


@phrase("{who} has/have focus")
@dataclass(frozen=True)
class HasFocus(Condition):
    """a player has focus (313)"""

    who: People

    def holds(self, state: State, scope: Bound) -> bool:
        return reading.in_showdown(state) and state.fact("focus") in self.who.players(state, scope)


@phrase("{who} has/have priority")
@dataclass(frozen=True)
class HasPriority(Condition):
    """a player may act now (312)"""

    who: People

    def holds(self, state: State, scope: Bound) -> bool:
        return reading.priority(state) in self.who.players(state, scope)


@phrase("it is the turn of {who}")
@dataclass(frozen=True)
class TurnOf(Condition):
    """whose turn it is (303)"""

    who: People

    def holds(self, state: State, scope: Bound) -> bool:
        return state.fact("turn") in self.who.players(state, scope)


@phrase("{who} needs/need {n} point(s) to win")
@dataclass(frozen=True)
class NeedsPoints(Condition):
    """how far a player is from the Victory Score (463)"""

    who: People
    n: int

    def holds(self, state: State, scope: Bound) -> bool:
        goal = int(state.fact("victory score", 8))
        return any(goal - state.player(p, "points") == self.n for p in self.who.players(state, scope))


@phrase("{what} has {number} greater than its base")
@dataclass(frozen=True)
class AboveBase(Condition):
    """a number of something is higher than printed"""

    what: Things
    number: NumberWord

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        numbers = [(game_of(state).number(state.at(o), o, self.number), _printed(state, o, self.number)) for o in found]
        return bool(found) and all(now is not None and now > base for now, base in numbers)


def _printed(state: State, oid: ObjId, number: str) -> int:
    return int(state.obj(oid).card.facts.get(number) or 0)


@phrase("{what} has lethal damage")
@dataclass(frozen=True)
class HasLethal(Condition):
    """something has damage, and at least as much as its Might (142)"""

    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        found = [o for o in self.what.objects(state, scope) if state.exists(o)]
        return bool(found) and all(0 < state.obj(o).mark("damage", 0) >= reading.might(state, o) for o in found)


@phrase("{what} has {n} damage")
@dataclass(frozen=True)
class HasDamage(Condition):
    """so much damage is marked on something"""

    what: Things
    n: int

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and all(state.obj(o).mark("damage", 0) == self.n for o in found)


@phrase("there is a chain")
@dataclass(frozen=True)
class AChain(Condition):
    """the state is closed (309)"""

    def holds(self, state: State, scope: Bound) -> bool:
        return not reading.is_open(state)


@phrase("there are {n} items on the chain")
@dataclass(frozen=True)
class ChainLength(Condition):
    """so many items are on the chain"""

    n: int

    def holds(self, state: State, scope: Bound) -> bool:
        return len(state.zones.get(Zone("chain"), ())) == self.n


@phrase("the chain is the initial chain")
@dataclass(frozen=True)
class IsInitialChain(Condition):
    """the chain is the one of the triggers with which combat opened (342)"""

    def holds(self, state: State, scope: Bound) -> bool:
        return bool(state.fact("initial"))


@phrase("there are {n} or more items on the chain")
@dataclass(frozen=True)
class ChainAtLeast(Condition):
    """so many items or more are on the chain"""

    n: int

    def holds(self, state: State, scope: Bound) -> bool:
        return len(state.zones.get(Zone("chain"), ())) >= self.n


@phrase("an ability of {what} is on the chain")
@dataclass(frozen=True)
class AbilityIsOnChain(Condition):
    """an ability of something waits on the chain, pending or finalized"""

    what: Party

    def holds(self, state: State, scope: Bound) -> bool:
        layers = (state.objects[o].layer for o in state.zones.get(Zone("chain"), ()))
        return any(b is not None and self.what.takes(state, scope, b.source) for b in layers)


@phrase("something of {who} is on the chain")
@dataclass(frozen=True)
class OwnOnChain(Condition):
    """a player controls an item of the chain"""

    who: People

    def holds(self, state: State, scope: Bound) -> bool:
        players = self.who.players(state, scope)
        return any(state.objects[o].controller in players for o in state.zones.get(Zone("chain"), ()))


@phrase("the newest item of the chain is {what}")
@dataclass(frozen=True)
class NewestIs(Condition):
    """what lies on top of the chain: a card, or an ability of an object"""

    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        top = reading.newest(state)
        if top is None:
            return False
        layer = state.objects[top].layer
        source = top if layer is None else layer.source
        wanted = self.what.objects(state, scope)
        return source in wanted or state.obj(source).alias in {state.obj(o).alias for o in wanted}


@phrase("there is a showdown")
@dataclass(frozen=True)
class AShowdown(Condition):
    """a showdown is going on somewhere (307)"""

    def holds(self, state: State, scope: Bound) -> bool:
        return reading.in_showdown(state)


@phrase("there is a combat")
@dataclass(frozen=True)
class ACombat(Condition):
    """a combat is going on somewhere (437)"""

    def holds(self, state: State, scope: Bound) -> bool:
        return state.fact("combat") is not None


@phrase("the combat is opening")
@dataclass(frozen=True)
class CombatOpening(Condition):
    """attackers and defenders are being designated for the first time (442)"""

    def holds(self, state: State, scope: Bound) -> bool:
        return bool(state.fact("opening"))


@phrase("there is a showdown at {where}")
@dataclass(frozen=True)
class ShowdownAt(Condition):
    """a showdown is going on at a battlefield (307)"""

    where: Things

    def holds(self, state: State, scope: Bound) -> bool:
        return state.fact("showdown") in self.where.objects(state, scope)


@phrase("there is a combat at {where}")
@dataclass(frozen=True)
class CombatAt(Condition):
    """a combat is going on at a battlefield (437)"""

    where: Things

    def holds(self, state: State, scope: Bound) -> bool:
        return state.fact("combat") in self.where.objects(state, scope)


class PhaseWord(Word):
    """a phase"""

    lexicon = "phase"


@phrase("it is the {phase} phase of {who}")
@dataclass(frozen=True)
class InPhase(Condition):
    """which phase of whose turn it is (314)"""

    phase: PhaseWord
    who: People

    def holds(self, state: State, scope: Bound) -> bool:
        return state.fact("phase") == self.phase and state.fact("turn") in self.who.players(state, scope)


@phrase("there are {n} {what}")
@dataclass(frozen=True)
class ThereAreExactly(Condition):
    """just so many that fit exist"""

    n: int
    what: Description

    def holds(self, state: State, scope: Bound) -> bool:
        return len(self.what.find(state, scope)) == self.n
