"""When something happens in the course of turns. Start and end are data: a text may be read with one for the other
(712.5, Staff of the Ashtongue Deathsworn)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from judgeapp.games.wow import kinds
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.inforce import in_force
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Happening, Line, People
from judgeapp.language.nodes.descriptions import Whose
from judgeapp.language.phrase import Node, perfect, phrase


class Edge(Enum):
    """One of the two ends of a turn."""

    START = "start"
    END = "end"


@phrase("text that refers to the start of a turn refers to the end of that turn instead")
@dataclass(frozen=True)
class StartReadsAsEnd(Line):
    """A change of text: of powers, of effects and of modifiers that exist already (712.5)."""


def read_edge(state: State, edge: Edge) -> Edge:
    """How a text's start or end of a turn reads now."""
    return Edge.END if edge is Edge.START and in_force(state, StartReadsAsEnd) else edge


def edge_of(event: Event) -> Edge:
    """Which end of a turn an event is."""
    return Edge.START if event.kind is kinds.TURN_STARTS else Edge.END


class Moment(Happening):
    """A moment that comes again and again."""

    edge: Edge
    offers = ("they",)

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.TURN_STARTS, kinds.TURN_ENDS)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        if edge_of(event) is not read_edge(state, self.edge) or not self.turn_of(state, scope, event):
            return None
        return {"they": event["player"]}

    def turn_of(self, state: State, scope: Bound, event: Event) -> bool:
        """Whether the turn is one that is meant."""
        raise NotImplementedError(type(self).__name__)


@phrase("the {edge} of {whose} turn")
@dataclass(frozen=True)
class OfSomeonesTurn(Moment):
    """an end of somebody's turn"""

    edge: Edge
    whose: Whose

    def turn_of(self, state: State, scope: Bound, event: Event) -> bool:
        return event["player"] in self.whose.of(state, scope)


@phrase("the {edge} of each turn")
@dataclass(frozen=True)
class OfEachTurn(Moment):
    """an end of every turn"""

    edge: Edge

    def turn_of(self, state: State, scope: Bound, event: Event) -> bool:
        return True


@phrase("{who}'s turn starts")
@perfect("{who}'s turn has started")
@dataclass(frozen=True)
class TurnStarts(Happening):
    """a turn starts: what is triggered then comes after readying (501.1a)"""

    who: People
    offers = ("they",)

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.TURN_STARTS,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return {"they": event["player"]} if event["player"] in self.who.players(state, scope) else None


@phrase("{who}'s turn ends")
@perfect("{who}'s turn has ended")
@dataclass(frozen=True)
class TurnEnds(TurnStarts):
    """a turn ends: its end phase begins (500.2)"""

    who: People

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.TURN_ENDS,)


class OneMoment(Happening):
    """A moment that comes once. The slot ``made in turn`` of the scope holds the turn in which it was spoken of."""

    edge: Edge

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.TURN_STARTS, kinds.TURN_ENDS)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        if edge_of(event) is not read_edge(state, self.edge) or not self.comes(state, scope, event):
            return None
        return {}

    def comes(self, state: State, scope: Bound, event: Event) -> bool:
        """Whether the turn is the one that is meant."""
        raise NotImplementedError(type(self).__name__)


def later_turn(state: State, scope: Bound) -> bool:
    """Whether the turn is a later one than that in which the scope was made."""
    return int(state.fact("turn number", 0)) > int(scope.slots.get("made in turn", 0))


@phrase("the {edge} of the next turn")
@dataclass(frozen=True)
class OfTheNextTurn(OneMoment):
    """an end of the next turn, whoever's it is"""

    edge: Edge

    def comes(self, state: State, scope: Bound, event: Event) -> bool:
        return later_turn(state, scope)


@phrase("the {edge} of your next turn")
@dataclass(frozen=True)
class OfYourNextTurn(OneMoment):
    """an end of your next turn"""

    edge: Edge

    def comes(self, state: State, scope: Bound, event: Event) -> bool:
        return later_turn(state, scope) and event["player"] == scope.you


@phrase("the {edge} of this turn")
@dataclass(frozen=True)
class OfThisTurn(OneMoment):
    """the end of this turn"""

    edge: Edge

    def comes(self, state: State, scope: Bound, event: Event) -> bool:
        return not later_turn(state, scope)


class Deadline(Node):
    """Until when something lasts."""


@phrase("until the start of their next turn")
@dataclass(frozen=True)
class UntilTheirNextTurn(Deadline):
    """until the next turn of the player last spoken of starts"""

    needs = ("they", "it")


def overdue(state: State, scope: Bound) -> bool:
    """Whether "until the start of their next turn" is past: with the text changed it lasts to the end of that turn, and
    if the change goes away in mid-turn it is past at once."""
    turns = state.fact("last turns", {})
    player = scope.slots.get("they")
    if int(turns.get(player, 0)) <= int(scope.slots.get("made in turn", 0)):
        return False
    return read_edge(state, Edge.START) is Edge.START
