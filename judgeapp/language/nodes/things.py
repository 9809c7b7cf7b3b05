"""References to objects: the one whose text it is, the one last spoken of, targets, everything that fits."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.cardgame import TargetCheck, game_of
from judgeapp.language.categories import Description, Things, as_objects, spoken_of
from judgeapp.language.phrase import Node, phrase, rebuilt


@phrase("this")
@dataclass(frozen=True)
class This(Things):
    """this: the object whose text it is"""

    itself = True

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return (scope.source,)


@phrase("it", ru="~оно")
@dataclass(frozen=True)
class It(Things):
    """it: the object last spoken of"""

    needs = ("it",)
    means: str = field(default="", kw_only=True)

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return as_objects(spoken_of(scope, self.means))


@phrase("them", ru="~они")
@dataclass(frozen=True)
class Them(It):
    """them: the objects last spoken of"""

    singular = False
    many = True


@phrase("the card it became")
@dataclass(frozen=True)
class WhatItBecame(Things):
    """the object that this turned into by changing zone"""

    needs = ("it",)
    means: str = field(default="", kw_only=True)

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return tuple(state.now(o) for o in as_objects(spoken_of(scope, self.means)))


@phrase("target {what}", ru="~выбранный {what}")
@dataclass(frozen=True)
class Target(Things):
    """a target"""

    what: Description
    ordinal: int = field(default=0, kw_only=True)

    @property
    def slot(self) -> str:
        """The slot in which the declared target is kept: every occurrence on a card has its own."""
        return f"target {self.ordinal}"

    @property
    def least(self) -> int:
        """How many must be declared."""
        return 1

    @property
    def most(self) -> int:
        """How many may be declared."""
        return 1

    def declared(self, scope: Bound) -> tuple[ObjId, ...]:
        """The targets as they were declared, legal or not."""
        return as_objects(scope.slots.get(self.slot))

    def legal(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        """What could be declared now."""
        return tuple(o for o in self.what.find(state, scope) if targetable(state, scope, o))

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        """The declared targets that are still legal."""
        return tuple(o for o in self.declared(scope) if self.still(state, scope, o))

    def still(self, state: State, scope: Bound, oid: ObjId) -> bool:
        """Whether a declared target is legal now: still there, still as described, still to be targeted at all. Games
        that check targets only when they are declared ask no more than that it is there."""
        if game_of(state).target_check is TargetCheck.WHEN_DECLARED:
            return state.exists(oid)
        return state.exists(oid) and self.what.fits(state, scope, oid) and targetable(state, scope, oid)


@phrase("up to {most_count} target {what}", ru="до {most_count} ~выбранный:род.мн {what:род.мн}")
@dataclass(frozen=True)
class UpToTargets(Target):
    """up to so many targets"""

    most_count: int
    what: Description
    singular = False

    @property
    def least(self) -> int:
        return 0

    @property
    def most(self) -> int:
        return self.most_count


@phrase("{count} target {what}")
@dataclass(frozen=True)
class SomeTargets(Target):
    """so many targets"""

    count: int
    what: Description
    singular = False

    @property
    def least(self) -> int:
        return self.count

    @property
    def most(self) -> int:
        return self.count


@phrase("each {what}", ru="~каждый {what}")
@dataclass(frozen=True)
class EachThing(Things):
    """each that fits"""

    what: Description

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return self.what.find(state, scope)

    def include(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return self.what.covers(state, scope, oid)


@phrase("all {what}", ru="~весь:мн {what:мн}")
@dataclass(frozen=True)
class AllThings(EachThing):
    """all that fit"""

    singular = False


def targetable(state: State, scope: Bound, oid: ObjId) -> bool:
    """Whether the rules of the game let this scope's controller target the object at all."""
    check = getattr(game_of(state), "targetable", None)
    return True if check is None else bool(check(state, scope, oid))


def numbered(line: Node, after: int = 0) -> Node:
    """A line in which every target (a game may have targets of its own, with an ``ordinal``) is numbered, counted on
    from ``after`` in the order of the words."""
    count = after

    def number(node: Node) -> Node:
        nonlocal count
        if hasattr(node, "ordinal"):
            count += 1
            return replace(node, ordinal=count)  # type: ignore[type-var]
        return node

    made: Node = rebuilt(line, number)
    return made
