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
from judgeapp.language.phrase import perfect, phrase


class AtPlace(Happening):
    """An event of a player at a battlefield."""

    kind: EventKind

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (self.kind,)


@phrase("{who} conquers/conquer here")
@perfect("{who} has/have conquered here")
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
@perfect("{who} has/have held here")
@dataclass(frozen=True)
class HoldsHere(ConquersHere):
    """a player holds the battlefield that speaks (446)"""

    who: People
    kind = events.HOLD


@phrase("{who} conquers/conquer {what}")
@perfect("{who} has/have conquered {what}")
@dataclass(frozen=True)
class ConquersIt(AtPlace):
    """a player conquers a battlefield (446)"""

    who: People
    what: Party
    kind = events.CONQUER
    offers = ("they", "battlefield")

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        if event["player"] not in self.who.players(state, scope):
            return None
        field = event["battlefield"]
        return {"they": event["player"], "battlefield": field} if self.what.takes(state, scope, field) else None


@phrase("{who} holds/hold {what}")
@perfect("{who} has/have held {what}")
@dataclass(frozen=True)
class HoldsIt(ConquersIt):
    """a player holds a battlefield (446)"""

    who: People
    what: Party
    kind = events.HOLD


@phrase("{who} establishes/establish control of {what}")
@perfect("{who} has/have established control of {what}")
@dataclass(frozen=True)
class Establishes(ConquersIt):
    """a player gains control of a battlefield (184.4)"""

    who: People
    what: Party
    kind = events.ESTABLISH


@phrase("combat begins at {what}")
@perfect("combat has begun at {what}")
@dataclass(frozen=True)
class CombatBegins(AtPlace):
    """a combat begins at a battlefield (439)"""

    what: Party
    kind = events.COMBAT_BEGINS
    offers = ("battlefield",)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return {"battlefield": event["battlefield"]} if self.what.takes(state, scope, event["battlefield"]) else None


@phrase("a showdown begins at {what}")
@perfect("a showdown has begun at {what}")
@dataclass(frozen=True)
class ShowdownBegins(CombatBegins):
    """a showdown begins at a battlefield (340)"""

    what: Party
    kind = events.SHOWDOWN_BEGINS


@phrase("the showdown ends at {what}")
@perfect("the showdown has ended at {what}")
@dataclass(frozen=True)
class ShowdownEnds(CombatBegins):
    """a showdown ends at a battlefield (345)"""

    what: Party
    kind = events.SHOWDOWN_ENDS


@phrase("the combat ends at {what}")
@perfect("the combat has ended at {what}")
@dataclass(frozen=True)
class CombatEnds(CombatBegins):
    """a combat ends at a battlefield, before control of it is settled (444.2)"""

    what: Party
    kind = events.COMBAT_ENDS

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        found = super().match(state, scope, event)
        return None if found is None else {**found, "attacker": event["player"], "defender": event["defender"]}


@phrase("{who} wins/win the combat at {what}")
@perfect("{who} has/have won the combat at {what}")
@dataclass(frozen=True)
class WinsCombat(ConquersIt):
    """only units of one player are left as a combat ends (444.2)"""

    who: People
    what: Party
    kind = events.WIN_COMBAT


@phrase("{who} contests/contest {what}")
@perfect("{who} has/have contested {what}")
@dataclass(frozen=True)
class Contests(ConquersIt):
    """units of a player arrive at a battlefield that the player does not control (184.3)"""

    who: People
    what: Party
    kind = events.CONTEST


@phrase("{what} stops/stop being contested")
@perfect("{what} has/have stopped being contested")
@dataclass(frozen=True)
class StopsBeingContested(CombatBegins):
    """a battlefield is no longer contested (184.4)"""

    what: Party
    kind = events.UNCONTEST


@phrase("{what} becomes/become uncontrolled")
@perfect("{what} has/have become uncontrolled")
@dataclass(frozen=True)
class BecomesUncontrolled(CombatBegins):
    """a battlefield loses its controller in a cleanup (184.4)"""

    what: Party
    kind = events.LOSE_CONTROL


class Staging(CombatBegins):
    """The staging of a showdown or a combat, or its withdrawal."""

    staged: str

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return super().match(state, scope, event) if event["what"] == self.staged else None


@phrase("a combat is staged at {what}")
@perfect("a combat has been staged at {what}")
@dataclass(frozen=True)
class CombatStaged(Staging):
    """a cleanup stages a combat (322.10)"""

    what: Party
    kind = events.STAGE
    staged = "combat"


@phrase("a showdown is staged at {what}")
@perfect("a showdown has been staged at {what}")
@dataclass(frozen=True)
class ShowdownStaged(Staging):
    """a cleanup stages a showdown (322.8)"""

    what: Party
    kind = events.STAGE
    staged = "showdown"


@phrase("the combat staged at {what} is withdrawn")
@perfect("the combat staged at {what} has been withdrawn")
@dataclass(frozen=True)
class CombatUnstaged(Staging):
    """a staged combat is dropped before it opens (322.11)"""

    what: Party
    kind = events.UNSTAGE
    staged = "combat"


@phrase("the showdown staged at {what} is withdrawn")
@perfect("the showdown staged at {what} has been withdrawn")
@dataclass(frozen=True)
class ShowdownUnstaged(Staging):
    """a staged showdown is dropped before it opens (322.9)"""

    what: Party
    kind = events.UNSTAGE
    staged = "showdown"


@phrase("the initial chain begins")
@perfect("the initial chain has begun")
@dataclass(frozen=True)
class InitialChain(AtPlace):
    """an initial chain begins (342)"""

    kind = events.INITIAL_CHAIN

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return {}


@phrase("I conquer")
@perfect("I have conquered")
@dataclass(frozen=True)
class IConquer(AtPlace):
    """a unit is at a battlefield as its player conquers it (376.4.b)"""

    kind = events.CONQUER

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        here = reading.field_of(state, event["battlefield"]) == reading.location(state, scope.source)
        return {} if here and event["player"] == scope.you else None


@phrase("I win a combat")
@perfect("I have won a combat")
@dataclass(frozen=True)
class IWinACombat(IConquer):
    """a unit remains as its player wins a combat"""

    kind = events.WIN_COMBAT
