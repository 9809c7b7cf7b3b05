"""What players do: shuffles, searches, dice, equipping, banishing, creating, as events and as what can't be done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judgeapp.games.fab import kinds
from judgeapp.kernel import verbs
from judgeapp.kernel.abilities import Restriction
from judgeapp.kernel.atoms import START_EFFECT
from judgeapp.kernel.choices import Procedure, Unsupported, choose_number
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import PlayerId
from judgeapp.kernel.inforce import in_force
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Condition, Happening, Line, People, actor, bind
from judgeapp.language.nodes.changes import Alteration, Lasting, These
from judgeapp.language.nodes.descriptions import Kind
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.nodes.instructions import Act
from judgeapp.language.phrase import perfect, phrase

SIDES = 6


@phrase("{who} shuffles/shuffle a deck")
@perfect("{who} has/have shuffled a deck")
@dataclass(frozen=True)
class Shuffles(Happening):
    """a player shuffles; a deck without cards, too (8.5.20a)"""

    who: People
    offers = ("they",)

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.SHUFFLE,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return {"they": event["player"]} if event["player"] in self.who.players(state, scope) else None


@phrase("{who} searches/search a deck")
@perfect("{who} has/have searched a deck")
@dataclass(frozen=True)
class Searches(Happening):
    """a player searches a deck (8.5.19)"""

    who: People
    offers = ("they",)

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.SEARCH,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return {"they": event["player"]} if event["player"] in self.who.players(state, scope) else None


@phrase("roll a die")
@dataclass(frozen=True)
class RollDie(Act):
    """roll a six-sided die; the number is "the chosen number" from here on (8.5.18)"""

    offers = ("chosen number", "that many")

    def run(self, table: Table, scope: Bound) -> Procedure:
        player = actor(scope)
        rolled = yield from choose_number(player, "number", "the die shows", 1, SIDES, ("8.5.18",))
        with table.because("8.5.18"):
            yield from table.emit(kinds.ROLL(player=player, number=rolled))
        bind(scope, **{"chosen number": rolled, "that many": rolled})
        return True


@phrase("{who} rolls/roll a die")
@perfect("{who} has/have rolled a die")
@dataclass(frozen=True)
class RollsDie(Happening):
    """a player rolls a die; a random pick made with a die is no roll (8.5.18)"""

    who: People
    offers = ("they",)

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.ROLL,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return {"they": event["player"]} if event["player"] in self.who.players(state, scope) else None


@phrase("{who} retrieves/retrieve {what}")
@perfect("{who} has/have retrieved {what}")
@dataclass(frozen=True)
class Retrieves(Happening):
    """a player begins to retrieve something: paying for it and equipping it come next (8.5.51)"""

    who: People
    what: Party
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.RETRIEVE,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        oid = event["object"]
        if event["player"] not in self.who.players(state, scope) or not self.what.takes(state, scope, oid):
            return None
        return {"it": oid, "they": event["player"]}


@phrase("{who} equips/equip {what}")
@perfect("{who} has/have equipped {what}")
@dataclass(frozen=True)
class Equips(Happening):
    """a player equips something, in whatever way (8.5.41)"""

    who: People
    what: Party
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.EQUIP,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        oid = state.now(event["object"])
        if event["player"] not in self.who.players(state, scope) or not self.what.takes(state, scope, oid):
            return None
        return {"it": oid, "they": event["player"]}


@phrase("{who} banishes/banish {what}")
@perfect("{who} has/have banished {what}")
@dataclass(frozen=True)
class Banishes(Happening):
    """a player banishes something: the one told to, whoever's effect it is (8.5.39)"""

    who: People
    what: Party
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.BANISH,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        oid, player = state.now(event["object"]), event.get("player")
        if player not in self.who.players(state, scope) or not self.what.takes(state, scope, oid):
            return None
        return {"it": oid, "they": player}


@phrase("{who} can't create tokens")
@dataclass(frozen=True)
class CantCreateTokens(Line, Restriction):
    """no tokens are created, so none is equipped either (8.5.2, 8.5.41d)"""

    who: People

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (kinds.CREATE_TOKENS, verbs.CREATE_TOKEN)

    def forbids(self, state: State, scope: Bound, event: Event) -> bool:
        return event["player"] in self.who.players(state, scope)


@phrase("{who} can't create tokens")
@dataclass(frozen=True)
class MayNotCreateTokens(Condition):
    """something forbids a player to create tokens"""

    who: People

    def holds(self, state: State, scope: Bound) -> bool:
        barred = {p for b in in_force(state, CantCreateTokens) for p in _barred(state, b)}
        return any(p in barred for p in self.who.players(state, scope))


def _barred(state: State, bound: Bound) -> tuple[PlayerId, ...]:
    line = bound.ability
    return tuple(line.who.players(state, bound)) if isinstance(line, CantCreateTokens) else ()


@phrase("{who} reveals/reveal a number")
@perfect("{who} has/have revealed a number")
@dataclass(frozen=True)
class RevealsNumber(Happening):
    """a player shows the number chosen in secret"""

    who: People
    offers = ("they",)

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.SECRET,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return {"they": event["player"]} if event["player"] in self.who.players(state, scope) else None


@phrase("{what} can't gain power")
@dataclass(frozen=True)
class CantGainPower(Line, Restriction):
    """no effect begins that would raise the power of such an object (2.0.4, 6.3.6)"""

    what: Kind

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (START_EFFECT,)

    def forbids(self, state: State, scope: Bound, event: Event) -> bool:
        line = event["bound"].ability
        if not isinstance(line, Lasting) or not isinstance(line.what, These):
            return False
        raises = [_raises_power(a) for a in line.alterations]
        if not any(raises) or not any(self.what.fits(state, scope, o) for o in line.what.ids):
            return False
        if not all(raises) or len(line.what.ids) > 1:
            raise Unsupported(self.words, "an effect that raises power and does more")
        return True


def _raises_power(alteration: Alteration) -> bool:
    return alteration.prop == "power" and alteration.op == "add"
