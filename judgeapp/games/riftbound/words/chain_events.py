"""Events on the chain: what is put on it, finalized, resolves or leaves; who has focus and priority meanwhile."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from judgeapp.games.riftbound import events
from judgeapp.kernel import verbs
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Happening, People
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.phrase import perfect, phrase


class OfAbility(Happening):
    """An event of an ability on the chain, named by the object that has the ability. Subclasses name the kind."""

    kind: EventKind
    what: Party

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (self.kind,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        layer = state.obj(event["object"]).layer
        if layer is None or not self.what.takes(state, scope, layer.source):
            return None
        chosen: tuple[ObjId, ...] = state.obj(event["object"]).mark("slots", {}).get("chosen", ())
        return {"it": layer.source, "they": layer.you, "what it chose": chosen}


@phrase("an ability of {what} goes on the chain")
@perfect("an ability of {what} has gone on the chain")
@dataclass(frozen=True)
class AbilityOnChain(Happening):
    """an ability becomes a pending item of the chain (328)"""

    what: Party
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (events.ADD_ABILITY,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        oid: ObjId = event["source"]
        return {"it": oid, "they": event["player"]} if self.what.takes(state, scope, oid) else None


@phrase("an ability of {what} is finalized")
@perfect("an ability of {what} has been finalized")
@dataclass(frozen=True)
class AbilityFinalized(OfAbility):
    """an ability on the chain is finalized (333)"""

    what: Party
    kind = events.FINALIZE


@phrase("an ability of {what} leaves the chain")
@perfect("an ability of {what} has left the chain")
@dataclass(frozen=True)
class AbilityLeaves(OfAbility):
    """an ability leaves the chain: it has resolved, or is removed (336, 390)"""

    what: Party
    kind = events.LEAVE_CHAIN


@phrase("an item of the chain resolves")
@perfect("an item of the chain has resolved")
@dataclass(frozen=True)
class ItemResolves(Happening):
    """a spell or an ability resolves, whatever it is (336)"""

    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.RESOLVE,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        item = state.obj(event["object"])
        return {"it": item.id if item.layer is None else item.layer.source, "they": item.controller}


class OfThem(Happening):
    """An event of a player. Subclasses name the kind."""

    kind: EventKind
    who: People
    offers: ClassVar[tuple[str, ...]] = ("they",)

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (self.kind,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        player = event["player"]
        return {"they": player} if player in self.who.players(state, scope) else None


@phrase("{who} gains/gain priority")
@perfect("{who} has/have gained priority")
@dataclass(frozen=True)
class GainsPriority(OfThem):
    """a player is given priority on a chain (312)"""

    who: People
    kind = events.PRIORITY


@phrase("{who} keeps/keep focus")
@perfect("{who} has/have kept focus")
@dataclass(frozen=True)
class KeepsFocus(OfThem):
    """focus does not move as a chain ends (343.1)"""

    who: People
    kind = events.KEEP_FOCUS


class Passing(OfThem):
    """Passing one of two things."""

    kind = events.PASS
    passed: str

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return super().match(state, scope, event) if event["what"] == self.passed else None


@phrase("{who} passes/pass priority")
@perfect("{who} has/have passed priority")
@dataclass(frozen=True)
class PassesPriority(Passing):
    """a player passes priority on a chain (335)"""

    who: People
    passed = "priority"


@phrase("{who} passes/pass focus")
@perfect("{who} has/have passed focus")
@dataclass(frozen=True)
class PassesFocus(Passing):
    """a player passes focus in a showdown (344)"""

    who: People
    passed = "focus"


@phrase("a chain ends")
@perfect("a chain has ended")
@dataclass(frozen=True)
class ChainEnds(Happening):
    """the last item of a chain has left it in a showdown; "they" have focus still (343)"""

    offers = ("they",)

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (events.CHAIN_ENDS,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return {"they": event["player"]}


@phrase("the initial chain ends")
@perfect("the initial chain has ended")
@dataclass(frozen=True)
class InitialChainEnds(ChainEnds):
    """the last item of the initial chain has left it (343.1)"""

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return super().match(state, scope, event) if event["initial"] else None
