"""Cards shown, looked at, put somewhere, turned, made and cleared, as events (8.5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from judgeapp.games.fab import kinds
from judgeapp.games.fab.reading import ARENA
from judgeapp.games.fab.words.arsenal import Facing
from judgeapp.games.fab.words.cards import End
from judgeapp.games.fab.words.descriptions import CardName
from judgeapp.games.fab.words.events import pitched
from judgeapp.kernel import verbs
from judgeapp.kernel.atoms import MOVE
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.state import Bound, State
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Happening, People
from judgeapp.language.nodes.descriptions import Whose, ZoneWord
from judgeapp.language.nodes.happenings import Party, Simple
from judgeapp.language.phrase import perfect, phrase

Slots = Mapping[str, Any]


class _Does(Happening):
    """What a player does, with nothing more to say of it."""

    who: People
    kind: ClassVar[EventKind]

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (self.kind,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        if event["player"] not in self.who.players(state, scope):
            return None
        amount = {"that many": event["amount"]} if "amount" in event.roles else {}
        return {"they": event["player"], **amount}


class _DoesTo(_Does):
    """What a player does to a card."""

    what: Party

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        found = super().match(state, scope, event)
        oid = event["object"]
        return {"it": oid, **found} if found is not None and self.what.takes(state, scope, oid) else None


@phrase("{who} discards/discard {what}")
@perfect("{who} has/have discarded {what}")
@dataclass(frozen=True)
class Discards(_DoesTo):
    """a player discards a card (8.5.5)"""

    who: People
    what: Party
    kind = verbs.DISCARD


@phrase("{who} reveals/reveal {what}")
@perfect("{who} has/have revealed {what}")
@dataclass(frozen=True)
class Reveals(_DoesTo):
    """a player reveals a card (8.5.17)"""

    who: People
    what: Party
    kind = verbs.REVEAL


@phrase("{who} looks/look at {what}")
@perfect("{who} has/have looked at {what}")
@dataclass(frozen=True)
class LooksAt(_DoesTo):
    """a player looks at a card that not everybody sees (8.5.11)"""

    who: People
    what: Party
    kind = kinds.LOOK


@phrase("{who} pitches/pitch {what}")
@perfect("{who} has/have pitched {what}")
@dataclass(frozen=True)
class Pitches(Happening):
    """a player pitches a card (8.5.44)"""

    who: People
    what: Party
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.PITCH,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        mine = event["player"] in self.who.players(state, scope)
        return pitched(self.what, state, scope, event) if mine else None


@phrase("{who} opts/opt")
@perfect("{who} has/have opted")
@dataclass(frozen=True)
class Opts(_Does):
    """a player opts (8.5.22)"""

    who: People
    kind = kinds.OPT


@phrase("{who} names/name a card")
@perfect("{who} has/have named a card")
@dataclass(frozen=True)
class NamesCard(_Does):
    """a player names a card (8.5.21)"""

    who: People
    kind = kinds.NAME


@phrase("{what} is put on the {end} of {whose} deck")
@perfect("{what} has/have been put on the {end} of {whose} deck")
@dataclass(frozen=True)
class IsPutOnDeck(Happening):
    """an effect puts a card on top or on the bottom of a deck (8.5.15)"""

    what: Party
    end: End
    whose: Whose
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.PUT,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        oid, to = event["object"], event["to"]
        if to.kind != "deck" or to.of not in self.whose.of(state, scope) or event.get("index") != self.end.index:
            return None
        return {"it": oid, "they": to.of} if self.what.takes(state, scope, oid) else None


@phrase("{what} is put {facing} into {whose} arsenal")
@perfect("{what} has/have been put {facing} into {whose} arsenal")
@dataclass(frozen=True)
class IsPutInArsenal(Happening):
    """a card is put face-up or face-down into an arsenal (3.3)"""

    what: Party
    facing: Facing
    whose: Whose
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.PUT,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        oid, to = event["object"], event["to"]
        up = bool((event.get("marks") or {}).get("face-up"))
        if to.kind != "arsenal" or up != (self.facing is Facing.UP) or to.of not in self.whose.of(state, scope):
            return None
        return {"it": oid, "they": to.of} if self.what.takes(state, scope, oid) else None


@phrase("{what} is turned {facing}")
@perfect("{what} has/have been turned {facing}")
@dataclass(frozen=True)
class IsTurned(Simple):
    """a card is turned face-up or face-down where it is (8.5.24)"""

    what: Party
    facing: Facing
    kind = kinds.TURN_FACE

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        right = bool(event["up"]) == (self.facing is Facing.UP)
        return super().match(state, scope, event) if right else None


@phrase("{what} is cleared")
@perfect("{what} has/have been cleared")
@dataclass(frozen=True)
class IsCleared(Simple):
    """a rule puts something into its owner's graveyard, or lets it cease to exist (3.0.12)"""

    what: Party
    kind = kinds.CLEAR


@phrase("{what} leaves/leave the arena")
@perfect("{what} has/have left the arena")
@dataclass(frozen=True)
class LeavesArena(Simple):
    """something goes from a zone of the arena to one that is no part of it (3.0.5)"""

    what: Party
    kind = MOVE

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        away = state.obj(event["object"]).zone.kind in ARENA and event["to"].kind not in ARENA
        return super().match(state, scope, event) if away else None


@phrase("{what} leaves/leave {whose} {zone}")
@perfect("{what} has/have left {whose} {zone}")
@dataclass(frozen=True)
class LeavesZone(Simple):
    """something goes from one zone to another (3.0.7)"""

    what: Party
    whose: Whose
    zone: ZoneWord
    kind = MOVE

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        game, here = game_of(state), state.obj(event["object"]).zone
        zones = [game.zone_for(game.zones[self.zone], p) for p in self.whose.of(state, scope)]
        return super().match(state, scope, event) if here in zones and event["to"] != here else None


@phrase("{who} creates/create {card} tokens")
@perfect("{who} has/have created {card} tokens")
@dataclass(frozen=True)
class CreatesTokens(Happening):
    """an effect of one kind of token, however many, made for a player; also one equipped as it is made (8.5.2)"""

    who: People
    card: CardName
    offers = ("they", "that many")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.CREATE_TOKENS, verbs.CREATE_TOKEN)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        one = event.kind is verbs.CREATE_TOKEN
        if event["player"] not in self.who.players(state, scope) or (one and event.get("to") is None):
            return None
        amount = 1 if one else event["amount"]
        if event["card"].name.lower() != self.card.lower():
            return None
        return {"they": event["player"], "that many": amount}


@phrase("{what} transforms/transform")
@perfect("{what} has/have transformed")
@dataclass(frozen=True)
class Transforms(Simple):
    """a permanent transforms into another card (8.5.36)"""

    what: Party
    kind = kinds.TRANSFORM


@phrase("{what} becomes/become a copy")
@perfect("{what} has/have become a copy")
@dataclass(frozen=True)
class BecomesACopy(Simple):
    """an object takes on everything printed on another card (8.5.25)"""

    what: Party
    kind = kinds.BECOME

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        found = super().match(state, scope, event)
        return None if found is None else {**found, "model": event["card"].name}


@phrase("{what} returns/return to the brood")
@perfect("{what} has/have returned to the brood")
@dataclass(frozen=True)
class ReturnsToBrood(Simple):
    """a hero that has become another is itself again (8.5.52)"""

    what: Party
    kind = kinds.RETURN_TO_BROOD
