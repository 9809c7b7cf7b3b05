"""Events at battlefields: showdowns, combats, control, conquering and holding."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judgeapp.games.riftbound import events, reading
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Happening, People
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.phrase import phrase


class AtPlace(Happening):
    """An event of a player at a battlefield."""

    kind: EventKind

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (self.kind,)


@phrase("{who} conquers/conquer here")
@dataclass(frozen=True)
class ConquersHere(AtPlace):
    """a player conquers the battlefield that speaks (446)"""

    who: People
    kind = events.CONQUER
    offers = ("they",)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        here = event["battlefield"] == scope.source and event["player"] in self.who.players(state, scope)
        return {"they": event["player"]} if here else None


@phrase("{who} holds/hold here")
@dataclass(frozen=True)
class HoldsHere(ConquersHere):
    """a player holds the battlefield that speaks (446)"""

    who: People
    kind = events.HOLD


@phrase("{who} conquers/conquer {what}")
@dataclass(frozen=True)
class ConquersIt(AtPlace):
    """a player conquers a battlefield (446)"""

    who: People
    what: Party
    kind = events.CONQUER
    offers = ("they",)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        if event["player"] not in self.who.players(state, scope):
            return None
        return {"they": event["player"]} if self.what.takes(state, scope, event["battlefield"]) else None


@phrase("{who} holds/hold {what}")
@dataclass(frozen=True)
class HoldsIt(ConquersIt):
    """a player holds a battlefield (446)"""

    who: People
    what: Party
    kind = events.HOLD


@phrase("{who} establishes/establish control of {what}")
@dataclass(frozen=True)
class Establishes(ConquersIt):
    """a player gains control of a battlefield (184.4)"""

    who: People
    what: Party
    kind = events.ESTABLISH


@phrase("combat begins at {what}")
@dataclass(frozen=True)
class CombatBegins(AtPlace):
    """a combat begins at a battlefield (439)"""

    what: Party
    kind = events.COMBAT_BEGINS

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return {} if self.what.takes(state, scope, event["battlefield"]) else None


@phrase("a showdown begins at {what}")
@dataclass(frozen=True)
class ShowdownBegins(CombatBegins):
    """a showdown begins at a battlefield (340)"""

    what: Party
    kind = events.SHOWDOWN_BEGINS


@phrase("the showdown ends at {what}")
@dataclass(frozen=True)
class ShowdownEnds(CombatBegins):
    """a showdown ends at a battlefield (345)"""

    what: Party
    kind = events.SHOWDOWN_ENDS


@phrase("the initial chain begins")
@dataclass(frozen=True)
class InitialChain(AtPlace):
    """an initial chain begins (342)"""

    kind = events.INITIAL_CHAIN

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return {}


@phrase("I conquer")
@dataclass(frozen=True)
class IConquer(AtPlace):
    """a unit is at a battlefield as its player conquers it (376.4.b)"""

    kind = events.CONQUER

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        here = reading.field_of(state, event["battlefield"]) == reading.location(state, scope.source)
        return {} if here and event["player"] == scope.you else None


@phrase("I win a combat")
@dataclass(frozen=True)
class IWinACombat(IConquer):
    """a unit remains as its player wins a combat"""

    kind = events.WIN_COMBAT
