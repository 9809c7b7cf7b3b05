"""Events outside combat as card text describes them: playing, paying, damage, cards that come and go."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judgeapp.games.fab import kinds
from judgeapp.games.fab.reading import fab, hero, is_ally, types
from judgeapp.games.fab.shapes import ActivatedLine
from judgeapp.games.fab.words.combat_events import spoken_of, takes_attack
from judgeapp.games.fab.words.marks import Works, own
from judgeapp.kernel import verbs
from judgeapp.kernel.atoms import CREATE, MOVE
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Amount, Happening, People
from judgeapp.language.nodes.descriptions import Whose
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.phrase import perfect, phrase

Slots = Mapping[str, Any]


@phrase("{what} is pitched")
@perfect("{what} has/have been pitched")
@dataclass(frozen=True)
class IsPitched(Happening):
    """a card is pitched (8.5.44)"""

    what: Party
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.PITCH,)

    @property
    def works(self) -> Works | None:
        """It works on a card that moves."""
        return own(self.what, Works.MOVING)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        return pitched(self.what, state, scope, event)


def pitched(what: Party, state: State, scope: Bound, event: Event) -> Slots | None:
    """What a pitching is of: the card as it lies in the pitch zone, or as it was before (3.0.9)."""
    oid = state.now(event["object"])
    takes = any(what.takes(state, scope, o) for o in (oid, event["object"]))
    return {"it": oid, "they": event["player"]} if takes else None


@phrase("{what} is played")
@perfect("{what} has/have been played")
@dataclass(frozen=True)
class IsPlayed(Happening):
    """a card is played"""

    what: Party
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.PLAY,)

    @property
    def works(self) -> Works | None:
        """It works on the stack."""
        return own(self.what, Works.PLAYED)

    def decides(self, state: State) -> bool:
        """In 2020 a condition of playing a card was asked at that moment, later when the trigger resolves (1.8.4)."""
        return not fab(state).since("2025-01")

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        oid = event["object"]
        return {"it": oid, "they": event["player"]} if self.what.takes(state, scope, oid) else None


@phrase("{who} plays/play or activates/activate {what}")
@perfect("{who} has/have played or activated {what}")
@dataclass(frozen=True)
class PlaysOrActivates(Happening):
    """a player plays a card of a sort or activates an ability of that type"""

    who: People
    what: Party
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.PLAY, verbs.ACTIVATE)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        if event["player"] not in self.who.players(state, scope):
            return None
        fits = ability_fits(self.what, event) if event.kind is verbs.ACTIVATE else False
        if event.kind is verbs.PLAY:
            fits = self.what.takes(state, scope, event["object"])
        return {"it": event.get("layer") or event["object"], "they": event["player"]} if fits else None


@phrase("{who} plays/play a card or activates/activate an ability")
@perfect("{who} has/have played a card or activated an ability")
@dataclass(frozen=True)
class Acts(Happening):
    """a player plays or activates anything"""

    who: People
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.PLAY, verbs.ACTIVATE)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        mine = event["player"] in self.who.players(state, scope)
        return {"it": event.get("layer") or event["object"], "they": event["player"]} if mine else None


def ability_fits(party: Party, event: Event) -> bool:
    """Whether an activated ability is of the type that a description names."""
    wanted = str(party).removeprefix("an ").removeprefix("a ")
    return bool(wanted == event.get("type"))


@phrase("{who} activates/activate a weapon attack")
@perfect("{who} has/have activated a weapon attack")
@dataclass(frozen=True)
class ActivatesWeaponAttack(Happening):
    """a player activates the attack ability of a weapon"""

    who: People
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.ACTIVATE,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        if event["player"] not in self.who.players(state, scope) or not event.get("attacks"):
            return None
        weapon = "weapon" in types(state, event["object"])
        return {"it": event["layer"], "they": event["player"]} if weapon else None


@phrase("{who} is/are dealt damage")
@perfect("{who} has/have been dealt damage")
@dataclass(frozen=True)
class IsDealtDamage(Happening):
    """a player's hero is dealt damage"""

    who: People
    offers = ("it", "they", "them", "that many")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.DAMAGE,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        struck = [hero(state, p) for p in self.who.players(state, scope)]
        if event["target"] not in struck:
            return None
        return spoken_of(state, event["source"], event["target"], **{"that many": event["amount"]})


@phrase("{what} deals/deal {n} or less damage to you")
@perfect("{what} has/have dealt {n} or less damage to you")
@dataclass(frozen=True)
class DealsLittle(Happening):
    """something, or an attack with it, deals you no more than so much damage"""

    what: Party
    n: Amount
    offers = ("it", "they", "that many")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.DAMAGE,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        source = event["source"]
        if event["target"] != hero(state, scope.you) or event["amount"] > self.n.amount(state, scope):
            return None
        if not takes_attack(self.what, state, scope, source):
            return None
        return {"it": source, "they": state.obj(source).controller, "that many": event["amount"]}


@phrase("{who} deals/deal arcane damage")
@perfect("{who} has/have dealt arcane damage")
@dataclass(frozen=True)
class DealsArcaneDamageNow(Happening):
    """a player deals arcane damage; an ally's damage is not its player's (8.5.3a)"""

    who: People
    offers = ("it", "they", "them", "that many")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.DAMAGE,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        source = event["source"]
        mine = state.obj(source).controller in self.who.players(state, scope)
        if event.get("type") != "arcane" or not mine or is_ally(state, source):
            return None
        return spoken_of(state, source, event["target"], **{"that many": event["amount"]})


@phrase("{who} loses/lose life")
@perfect("{who} has/have lost life")
@dataclass(frozen=True)
class LosesLife(Happening):
    """a player's hero loses life, by damage or otherwise"""

    who: People
    offers = ("they",)

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.LOSE_LIFE, verbs.DAMAGE)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        players = self.who.players(state, scope)
        if event.kind is verbs.DAMAGE:
            who = next((p for p in players if hero(state, p) == event["target"]), None)
        else:
            who = event["player"] if event["player"] in players else None
        return None if who is None else {"they": who}


@phrase("{who} creates/create {what}")
@perfect("{who} has/have created {what}")
@dataclass(frozen=True)
class Creates(Happening):
    """a player creates a token"""

    who: People
    what: Party
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (CREATE,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        if event["owner"] not in self.who.players(state, scope) or event.get("layer") is not None:
            return None
        made = next((o for o in reversed(state.objects.values()) if o.card is event["card"]), None)  # type: ignore[call-overload]
        if made is None or not self.what.takes(state, scope, made.id):
            return None
        return {"it": made.id, "they": event["owner"]}


@phrase("{who} boosts/boost")
@perfect("{who} has/have boosted")
@dataclass(frozen=True)
class Boosts(Happening):
    """a player boosts (8.3.9)"""

    who: People
    offers = ("it", "they", "banished")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.BOOST,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        if event["player"] not in self.who.players(state, scope):
            return None
        return {"it": event["object"], "they": event["player"], "banished": state.now(event["banished"])}


@phrase("{who} becomes/become {what}")
@perfect("{who} has/have become {what}")
@dataclass(frozen=True)
class Becomes(Happening):
    """a hero becomes something (8.5.25)"""

    who: People
    what: Party
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.BECOME,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        oid = event["object"]
        player = state.obj(oid).controller
        if player not in self.who.players(state, scope) or not self.what.takes(state, scope, oid):
            return None
        return {"it": oid, "they": player, "model": event["card"].name}


@phrase("{what} enters the arena")
@perfect("{what} has/have entered the arena")
@dataclass(frozen=True)
class EntersArena(Happening):
    """something enters the arena"""

    what: Party
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (MOVE, CREATE)

    @property
    def works(self) -> Works | None:
        """It works on a card that enters."""
        return own(self.what, Works.ENTERING)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        if event["to"].kind != "permanent":
            return None
        if event.kind is CREATE:
            found = next((o.id for o in reversed(state.objects.values()) if o.card is event["card"]), None)  # type: ignore[call-overload]
        else:
            found = state.now(event["object"])
        if found is None or not self.what.takes(state, scope, found):
            return None
        return {"it": found, "they": state.obj(found).controller}


@phrase("{what} is put into {whose} arsenal face-up")
@perfect("{what} has/have been put into {whose} arsenal face-up")
@dataclass(frozen=True)
class IsPutFaceUp(Happening):
    """a card is put face-up into an arsenal (not: turned face-up there, 8.5.17a)"""

    what: Party
    whose: Whose
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.PUT,)

    @property
    def works(self) -> Works | None:
        """It works on a card that moves."""
        return own(self.what, Works.MOVING)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        oid, to = event["object"], event["to"]
        up = bool((event.get("marks") or {}).get("face-up"))
        if to.kind != "arsenal" or not up or to.of not in self.whose.of(state, scope):
            return None
        return {"it": oid, "they": to.of} if self.what.takes(state, scope, oid) else None


@phrase("{what} is put face-up out of a deck by an action card or an activated ability")
@dataclass(frozen=True)
class IsPutOutOfDeck(Happening):
    """a card comes face-up from a deck into another zone while such a layer resolves"""

    what: Party
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.PUT, verbs.BANISH)

    @property
    def works(self) -> Works | None:
        """It works on a card that moves."""
        return own(self.what, Works.MOVING)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        oid = event["object"]
        if state.obj(oid).zone.kind != "deck" or not self.what.takes(state, scope, oid) or not self._by(state):
            return None
        to = event.get("to")
        hidden = to is not None and to.kind in kinds.HIDDEN and not (event.get("marks") or {}).get("face-up")
        return None if hidden or event.get("face_down") else {"it": oid, "they": state.obj(oid).owner}

    def _by(self, state: State) -> bool:
        top = state.zone("stack")[:1]
        layer = state.obj(top[0]).layer if top else None
        if layer is not None and isinstance(layer.ability, ActivatedLine):
            return True
        source = layer.source if layer is not None else next(iter(top), None)
        return source is not None and "action" in types(state.at(source), source)
