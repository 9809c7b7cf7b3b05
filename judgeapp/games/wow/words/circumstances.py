"""Whose turn it is, who owns what, what has come lately, what would fit where: circumstances of rulings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judgeapp.games.wow import kinds, reading
from judgeapp.games.wow.entering import attach_description, hosts
from judgeapp.games.wow.words.events import OfKind
from judgeapp.games.wow.words.shields import met_this_turn
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.views import abilities
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Amount, Condition, People, Things
from judgeapp.language.nodes.descriptions import Clause, Whose
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.phrase import perfect, phrase


@phrase("it is {whose} turn")
@dataclass(frozen=True)
class IsTheirTurn(Condition):
    """the turn is that of one of these players"""

    whose: Whose

    def holds(self, state: State, scope: Bound) -> bool:
        return state.fact("turn") in self.whose.of(state, scope)


@phrase("owned by {who}")
@dataclass(frozen=True)
class OwnedBy(Clause):
    """of one of these owners"""

    who: People

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).owner in self.who.players(state, scope)


@phrase("that has just come")
@dataclass(frozen=True)
class JustCome(Clause):
    """not in its party when its controller's latest turn started (302.2)"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return reading.in_play(state, oid) and reading.newcomer(state, oid)


@phrase("without powers")
@dataclass(frozen=True)
class WithoutPowers(Clause):
    """with printed powers of which it has none now"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return bool(state.obj(oid).card.abilities) and not abilities(state, oid)


@phrase("{what} can be attached to {host}")
@dataclass(frozen=True)
class CanBeAttached(Condition):
    """the words after "attach to" cover something, targetable or not (400.7)"""

    what: Things
    host: Party

    def holds(self, state: State, scope: Bound) -> bool:
        return any(
            self.host.takes(state, scope, host)
            for card in self.what.objects(state, scope)
            if (description := attach_description(state, card)) is not None
            for host in hosts(state, card, state.obj(card).controller, description)
        )


@phrase("{who} names/name the name of {what}")
@perfect("{who} has/have named the name of {what}")
@dataclass(frozen=True)
class NamesNameOf(OfKind):
    """a player names what something is called, by making a name up or by choosing a card that has it"""

    who: People
    what: Things
    kind = kinds.NAME
    offers = ("they",)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        if event["player"] not in self.who.players(state, scope):
            return None
        names = [reading.name_of(state, o) for o in self.what.objects(state, scope)]
        return {"they": event["player"]} if event["name"] in names else None


@phrase("the damage dealt to {what} or prevented this turn")
@dataclass(frozen=True)
class DamageMetThisTurn(Amount):
    """how many points of damage something has met with this turn, dealt or prevented (717.6)"""

    what: Things

    def amount(self, state: State, scope: Bound) -> int:
        return sum(met_this_turn(state, o) for o in self.what.objects(state, scope))


@phrase("there is a card of that name in the game")
@dataclass(frozen=True)
class IsACardName(Condition):
    """the name last spoken of is that of a card that exists (200.3)"""

    needs = ("name",)

    def holds(self, state: State, scope: Bound) -> bool:
        try:
            return game_of(state).card(str(scope.slots.get("name", ""))) is not None
        except KeyError:
            return False
