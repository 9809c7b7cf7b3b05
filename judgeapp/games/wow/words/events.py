"""Events as the cards of this game describe them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from judgeapp.games.wow import kinds, reading
from judgeapp.games.wow.kinds import Face, Why
from judgeapp.games.wow.words.references import followed
from judgeapp.kernel import verbs
from judgeapp.kernel.atoms import MOVE
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Description, Happening, People
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.phrase import Quoted, perfect, phrase


class OfKind(Happening):
    """An event of one kind."""

    kind: EventKind

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (self.kind,)


class OneObject(OfKind):
    """An event of one kind with one object, which is "it"; "they" are its controller or who did it."""

    what: Party
    offers: ClassVar[tuple[str, ...]] = ("it", "they")

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        oid = event["object"]
        if not self.what.takes(state, scope, oid):
            return None
        return {"it": oid, "they": event.get("player") or state.obj(oid).controller}


@phrase("{what} enters play")
@perfect("{what} has entered play")
@dataclass(frozen=True)
class EntersPlay(OneObject):
    """something enters play; judged just after (703.4)"""

    what: Party
    kind = kinds.ENTERED


@phrase("{what} leaves play")
@perfect("{what} has left play")
@dataclass(frozen=True)
class LeavesPlay(OfKind):
    """something leaves play"""

    what: Party
    kind = MOVE
    offers = ("it",)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        oid = event["object"]
        leaves = reading.in_play(state, oid) and event["to"] != reading.PLAY
        return {"it": oid} if leaves and self.what.takes(state, scope, oid) else None


@phrase("{what} is removed from the game")
@perfect("{what} has been removed from the game")
@dataclass(frozen=True)
class IsRemoved(OneObject):
    """something is removed from the game, from wherever, but not face down; judged as it lies there then (703.3a)"""

    what: Party
    kind = kinds.REMOVED
    offers = ("it",)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        if event.get("face") is Face.DOWN:
            return None
        there = followed(state, event["object"])
        return {"it": there} if any(self.what.takes(state, scope, o) for o in there) else None


@phrase("{what} readies")
@perfect("{what} has readied")
@dataclass(frozen=True)
class Readies(OneObject):
    """something readies"""

    what: Party
    kind = kinds.READY


@phrase("{what} becomes exhausted")
@perfect("{what} has become exhausted")
@dataclass(frozen=True)
class BecomesExhausted(OneObject):
    """something becomes exhausted"""

    what: Party
    kind = kinds.EXHAUST


@phrase("{what} is inspired")
@perfect("{what} has been inspired")
@dataclass(frozen=True)
class IsInspired(OneObject):
    """something is inspired"""

    what: Party
    kind = kinds.INSPIRED


@phrase("{who} inspires {what}")
@perfect("{who} has inspired {what}")
@dataclass(frozen=True)
class Inspires(OneObject):
    """something inspires something"""

    who: Party
    what: Party
    kind = kinds.INSPIRED

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        if not self.who.takes(state, scope, event["source"]):
            return None
        return super().match(state, scope, event)


@phrase("{what} is flipped")
@perfect("{what} has been flipped")
@dataclass(frozen=True)
class IsFlipped(OneObject):
    """something is flipped"""

    what: Party
    kind = kinds.FLIP


@phrase("{what} is interrupted")
@perfect("{what} has been interrupted")
@dataclass(frozen=True)
class IsInterrupted(OneObject):
    """something is interrupted"""

    what: Party
    kind = kinds.INTERRUPT


@phrase("{what} is interrupted by the game")
@perfect("{what} has been interrupted by the game")
@dataclass(frozen=True)
class IsInterruptedByGame(OneObject):
    """something is interrupted by the game itself"""

    what: Party
    kind = kinds.INTERRUPT

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return super().match(state, scope, event) if event.get("why") is Why.GAME else None


@phrase("{who} places/place {what}")
@perfect("{who} has/have placed {what}")
@dataclass(frozen=True)
class Places(OfKind):
    """a player places a resource"""

    who: People
    what: Party
    kind = kinds.PLACE
    offers: ClassVar[tuple[str, ...]] = ("it", "they")

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        fits = event["player"] in self.who.players(state, scope) and self.what.takes(state, scope, event["object"])
        return {"it": event["object"], "they": event["player"]} if fits else None


@phrase("{who} places/place {what} {face}")
@perfect("{who} has/have placed {what} {face}")
@dataclass(frozen=True)
class PlacesSo(Places):
    """a player places a resource with this side up"""

    who: People
    what: Party
    face: Face

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return super().match(state, scope, event) if event["face"] is self.face else None


@phrase("{who} completes/complete {what}")
@perfect("{who} has/have completed {what}")
@dataclass(frozen=True)
class Completes(Places):
    """a player completes a quest"""

    who: People
    what: Party
    kind = kinds.COMPLETE


@phrase("{who} uses/use {what}")
@perfect("{who} has/have used {what}")
@dataclass(frozen=True)
class Uses(Places):
    """a player uses a payment power"""

    who: People
    what: Party
    kind = kinds.USE


@phrase("you remove one or more {what} cards from your graveyard to play a {card}")
@perfect("you have removed one or more {what} cards from your graveyard to play a {card}")
@dataclass(frozen=True)
class RemovedToPlay(OfKind):
    """cards removed as a cost of playing a card; "that many" is how many"""

    what: Description
    card: Description
    kind = kinds.PAID
    offers = ("it", "that many")

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        if event["player"] != scope.you or not self.card.fits(state, scope, event["object"]):
            return None
        removed = [o for o in event.get("removed", ()) if self.what.fits(state.at(o), scope, o)]
        return {"that many": len(removed), "it": event["object"]} if removed else None


@phrase("the turn is ended")
@perfect("the turn has been ended")
@dataclass(frozen=True)
class TurnIsEnded(OfKind):
    """the turn is ended by an effect"""

    kind = kinds.ENDED

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return {}


@phrase("{who} presents/present a legal deck")
@perfect("{who} has/have presented a legal deck")
@dataclass(frozen=True)
class Presents(OfKind):
    """a player presents a deck"""

    who: People
    kind = kinds.PRESENTED
    offers = ("they",)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return {"they": event["player"]} if event["player"] in self.who.players(state, scope) else None


@phrase("{who} names/name {name}")
@perfect("{who} has/have named {name}")
@dataclass(frozen=True)
class Names(OfKind):
    """a player names a card"""

    who: People
    name: Quoted
    kind = kinds.NAME
    offers = ("they",)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        named = event["name"].lower() == self.name.lower()
        return {"they": event["player"]} if named and event["player"] in self.who.players(state, scope) else None


@phrase("{who} reveals/reveal {what}")
@perfect("{who} has/have revealed {what}")
@dataclass(frozen=True)
class Reveals(Places):
    """a player reveals a card"""

    who: People
    what: Party
    kind = verbs.REVEAL


@phrase("{who} looks/look at {what}")
@perfect("{who} has/have looked at {what}")
@dataclass(frozen=True)
class LooksAt(OfKind):
    """a player looks at a card"""

    who: People
    what: Party
    kind = kinds.LOOK

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        if event["player"] not in self.who.players(state, scope):
            return None
        return {} if any(self.what.takes(state, scope, o) for o in event["objects"]) else None


@phrase("the next game is decided")
@perfect("the next game has been decided")
@dataclass(frozen=True)
class NextGameDecided(OfKind):
    """it is settled who wins the next game"""

    kind = kinds.WINNER

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return {}
