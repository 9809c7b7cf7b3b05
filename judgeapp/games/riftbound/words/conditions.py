"""Conditions of card text, and those that only scenarios use."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.riftbound import events, reading
from judgeapp.kernel.ids import Zone
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Condition, Description, People, Things
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


@phrase("{who} has focus")
@dataclass(frozen=True)
class HasFocus(Condition):
    """a player has focus (313)"""

    who: People

    def holds(self, state: State, scope: Bound) -> bool:
        return reading.in_showdown(state) and state.fact("focus") in self.who.players(state, scope)


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
