"""Events of objects and players that cards seldom wait for: statuses, runes, hiding, scoring, winning."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judgeapp.games.riftbound import events
from judgeapp.games.riftbound.words.chain_events import OfThem
from judgeapp.games.riftbound.words.conditions import PhaseWord
from judgeapp.games.riftbound.words.costs import Resource
from judgeapp.kernel import verbs
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Happening, People, Things
from judgeapp.language.nodes.happenings import Party, Simple
from judgeapp.language.phrase import perfect, phrase


@phrase("{what} becomes/become exhausted")
@perfect("{what} has/have become exhausted")
@dataclass(frozen=True)
class BecomesExhausted(Simple):
    """something is exhausted (401)"""

    what: Party
    kind = events.EXHAUST


@phrase("{what} becomes/become ready")
@perfect("{what} has/have become ready")
@dataclass(frozen=True)
class BecomesReady(Simple):
    """something is readied (402)"""

    what: Party
    kind = events.READY


@phrase("{what} becomes/become buffed")
@perfect("{what} has/have become buffed")
@dataclass(frozen=True)
class BecomesBuffed(Simple):
    """something is buffed (413)"""

    what: Party
    kind = events.BUFF


@phrase("the buff of {what} is spent")
@perfect("the buff of {what} has been spent")
@dataclass(frozen=True)
class BuffIsSpent(Simple):
    """a buff is spent (413)"""

    what: Party
    kind = events.SPEND_BUFF


@phrase("{what} is/am healed")
@perfect("{what} has/have been healed")
@dataclass(frozen=True)
class IsHealed(Simple):
    """damage is taken off something"""

    what: Party
    kind = events.HEAL


@phrase("{what} returns/return to its owner's hand")
@perfect("{what} has/have returned to its owner's hand")
@dataclass(frozen=True)
class ReturnsToHand(Simple):
    """something goes back to its owner's hand"""

    what: Party
    kind = events.RETURN


@phrase("{what} is/am recycled")
@perfect("{what} has/have been recycled")
@dataclass(frozen=True)
class IsRecycled(Simple):
    """something goes to the bottom of its deck (403)"""

    what: Party
    kind = events.RECYCLE


@phrase("{what} becomes/become attached to {host}")
@perfect("{what} has/have become attached to {host}")
@dataclass(frozen=True)
class BecomesAttached(Simple):
    """gear is attached to a unit (716)"""

    what: Party
    host: Party
    kind = events.ATTACH

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return super().match(state, scope, event) if self.host.takes(state, scope, event["to"]) else None


@phrase("something else happens to {what} instead")
@perfect("something else has happened to {what} instead")
@dataclass(frozen=True)
class InsteadHappens(Simple):
    """what a replacement made of a death has been carried out (364)"""

    what: Party
    kind = events.INSTEAD


class Designation(Simple):
    """Being made attacker or defender. Subclasses name the role."""

    kind = events.DESIGNATE
    role: str

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return super().match(state, scope, event) if event["role"] == self.role else None


@phrase("{what} becomes/become an attacker")
@perfect("{what} has/have become an attacker")
@dataclass(frozen=True)
class BecomesAttacker(Designation):
    """a unit is designated an attacker, for the first time in the combat or again (442)"""

    what: Party
    role = "attacker"


@phrase("{what} becomes/become a defender")
@perfect("{what} has/have become a defender")
@dataclass(frozen=True)
class BecomesDefender(Designation):
    """a unit is designated a defender, for the first time in the combat or again (442)"""

    what: Party
    role = "defender"


@phrase("{who} hides/hide {what}")
@perfect("{who} has/have hidden {what}")
@dataclass(frozen=True)
class HidesIt(Happening):
    """a player puts a card facedown at a battlefield (408, 737)"""

    who: People
    what: Party
    offers = ("it", "they", "battlefield")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (events.HIDE,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        who, oid = event["player"], event["object"]
        hidden = self.what.takes(state, scope, oid) or self.what.takes(state, scope, state.now(oid))
        if who not in self.who.players(state, scope) or not hidden:
            return None
        return {"it": oid, "they": who, "battlefield": event["battlefield"]}


@phrase("{who} creates/create a token")
@perfect("{who} has/have created a token")
@dataclass(frozen=True)
class CreatesToken(OfThem):
    """a player creates a token (173)"""

    who: People
    kind = verbs.CREATE_TOKEN


@phrase("{who} channels/channel a rune")
@perfect("{who} has/have channeled a rune")
@dataclass(frozen=True)
class Channels(OfThem):
    """a player channels a rune (417)"""

    who: People
    kind = events.CHANNEL


class OfResource(OfThem):
    """Adding or spending a resource of some sort."""

    resource: Resource

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        found = super().match(state, scope, event)
        if found is None or event["resource"] != self.resource.value:
            return None
        return {**found, "that many": event["amount"]}


@phrase("{who} adds/add {resource}")
@perfect("{who} has/have added {resource}")
@dataclass(frozen=True)
class AddsIt(OfResource):
    """a player adds a resource to the rune pool (416)"""

    who: People
    resource: Resource
    kind = events.ADD


@phrase("{who} spends/spend {resource}")
@perfect("{who} has/have spent {resource}")
@dataclass(frozen=True)
class SpendsIt(OfResource):
    """a player spends a resource from the rune pool (354)"""

    who: People
    resource: Resource
    kind = events.SPEND


@phrase("the rune pool of {who} empties")
@perfect("the rune pool of {who} has emptied")
@dataclass(frozen=True)
class PoolEmpties(OfThem):
    """unused resources are lost (163)"""

    who: People
    kind = events.EMPTY_POOL


@phrase("{who} pays/pay power")
@perfect("{who} has/have paid power")
@dataclass(frozen=True)
class PaysSomePower(OfThem):
    """a player pays power, however much (354)"""

    who: People
    kind = verbs.PAY

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return super().match(state, scope, event) if event["power"] else None


@phrase("{who} pays/pay energy")
@perfect("{who} has/have paid energy")
@dataclass(frozen=True)
class PaysSomeEnergy(OfThem):
    """a player pays energy, however much (354)"""

    who: People
    kind = verbs.PAY

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return super().match(state, scope, event) if event["energy"] else None


@phrase("{who} scores/score")
@perfect("{who} has/have scored")
@dataclass(frozen=True)
class Scores(OfThem):
    """a player gains points (445)"""

    who: People
    kind = events.SCORE


@phrase("{who} wins/win the game")
@perfect("{who} has/have won the game")
@dataclass(frozen=True)
class WinsGame(OfThem):
    """a player wins (449)"""

    who: People
    kind = verbs.WIN


@phrase("{who} concedes/concede")
@perfect("{who} has/have conceded")
@dataclass(frozen=True)
class Concedes(OfThem):
    """a player gives up (649)"""

    who: People
    kind = events.CONCEDE


@phrase("the turn of {who} begins")
@perfect("the turn of {who} has begun")
@dataclass(frozen=True)
class TurnBegins(OfThem):
    """a turn begins (315.1)"""

    who: People
    kind = events.TURN


@phrase("the {phase} phase of {who} begins")
@perfect("the {phase} phase of {who} has begun")
@dataclass(frozen=True)
class PhaseBegins(OfThem):
    """a phase begins (314)"""

    phase: PhaseWord
    who: People
    kind = verbs.PHASE

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return super().match(state, scope, event) if event["phase"] == self.phase else None


@phrase("what it chose")
@dataclass(frozen=True)
class WhatItChose(Things):
    """the objects that the item which resolves has chosen, legal or not (352)"""

    needs = ("what it chose",)

    def objects(self, state: State, scope: Bound) -> tuple[Any, ...]:
        return tuple(scope.slots.get("what it chose", ()))


@phrase("what triggered it")
@dataclass(frozen=True)
class WhatTriggeredIt(Things):
    """the object of the event that the triggered ability which resolves waited for (376)"""

    def objects(self, state: State, scope: Bound) -> tuple[Any, ...]:
        return tuple(scope.slots.get("what triggered it", ()))
