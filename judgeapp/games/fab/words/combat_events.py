"""Events of combat as card text describes them: attacking, hitting, defending, the closing of the chain (7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judgeapp.games.fab import kinds
from judgeapp.games.fab.reading import is_ally, source_of
from judgeapp.games.fab.words.marks import Works, own
from judgeapp.games.fab.words.spans import events_in
from judgeapp.kernel import verbs
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Happening, People
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.phrase import perfect, phrase

Slots = Mapping[str, Any]


def spoken_of(state: State, it: ObjId, target: ObjId | None = None, **more: Any) -> dict[str, Any]:
    """What "it", "they" and "them" are after an event on a target."""
    found: dict[str, Any] = {"it": it, **more}
    if target is not None:
        found["they"] = state.obj(target).controller
        found["them"] = target
    return found


def takes_attack(party: Party, state: State, scope: Bound, attack: ObjId) -> bool:
    """Whether an attack is meant: itself, or (for "this" on a weapon, "a dagger") what it is made with (1.4.3a)."""
    if party.takes(state, scope, attack):
        return True
    source = source_of(state, attack)
    return source != attack and party.takes(state, scope, source)


@phrase("{what} attacks/attack")
@perfect("{what} has/have attacked")
@dataclass(frozen=True)
class Attacks(Happening):
    """an attack attacks (7.2.3)"""

    what: Party
    offers = ("it", "they", "them", "attack")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.ATTACK,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        attack = event["attacker"]
        if not takes_attack(self.what, state, scope, attack):
            return None
        return spoken_of(state, attack, event.get("target"), attack=attack)


@phrase("{what} attacks/attack {target}")
@perfect("{what} has/have attacked {target}")
@dataclass(frozen=True)
class AttacksWhat(Happening):
    """an attack attacks something (8.17: what is said of the target must be true as it attacks)"""

    what: Party
    target: Party
    offers = ("it", "they", "them", "attack")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.ATTACK,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        attack, target = event["attacker"], event.get("target")
        if not takes_attack(self.what, state, scope, attack):
            return None
        if target is None or not self.target.takes(state, scope, target):
            return None
        return spoken_of(state, attack, target, attack=attack)


@phrase("{who} attacks/attack[ {target}][ with {tool}]")
@perfect("{who} has/have attacked[ {target}][ with {tool}]")
@dataclass(frozen=True)
class PlayerAttacks(Happening):
    """a player attacks: with an attack-card or with the source of a proxy; an ally's attacks are not its player's"""

    who: People
    target: Party | None = None
    tool: Party | None = None
    offers = ("it", "they", "them", "attack")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.ATTACK,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        attack, target = event["attacker"], event.get("target")
        if event["player"] not in self.who.players(state, scope):
            return None
        if self.target is not None and (target is None or not self.target.takes(state, scope, target)):
            return None
        if self.tool is not None and not takes_attack(self.tool, state, scope, attack):
            return None
        return spoken_of(state, attack, target, attack=attack)


@phrase("{what} hits/hit")
@perfect("{what} has/have hit")
@dataclass(frozen=True)
class Hits(Happening):
    """something hits (7.5.5)"""

    what: Party
    offers = ("it", "they", "them", "that many", "damage dealt")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.HIT,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        oid = event["object"]
        if not takes_attack(self.what, state, scope, oid):
            return None
        return _hit_slots(state, event)


def _hit_slots(state: State, event: Event) -> dict[str, Any]:
    amount = event["amount"]
    return spoken_of(state, event["object"], event["target"], **{"that many": amount, "damage dealt": amount})


@phrase("{what} hits/hit {target}")
@perfect("{what} has/have hit {target}")
@dataclass(frozen=True)
class HitsWhat(Happening):
    """something hits something, which is judged as it was when it was hit (9.3.3)"""

    what: Party
    target: Party
    offers = ("it", "they", "them", "that many", "damage dealt")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.HIT,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        oid, target = event["object"], event["target"]
        if not takes_attack(self.what, state, scope, oid) or not self.target.takes(state, scope, target):
            return None
        return _hit_slots(state, event)


@phrase("{who} hits/hit {target}[ with {tool}]")
@perfect("{who} has/have hit {target}[ with {tool}]")
@dataclass(frozen=True)
class PlayerHits(Happening):
    """a player hits something: with an attack or otherwise, but not with an ally (8.2.8e)"""

    who: People
    target: Party
    tool: Party | None = None
    offers = ("it", "they", "them", "that many", "damage dealt")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.HIT,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        oid, target = event["object"], event["target"]
        if event["player"] not in self.who.players(state, scope) or is_ally(state, source_of(state, oid)):
            return None
        if not self.target.takes(state, scope, target):
            return None
        if self.tool is not None and not takes_attack(self.tool, state, scope, oid):
            return None
        return _hit_slots(state, event)


@phrase("{who} hits/hit with {tool}")
@perfect("{who} has/have hit with {tool}")
@dataclass(frozen=True)
class HitsWith(Happening):
    """a player hits with such a thing, whatever is hit"""

    who: People
    tool: Party
    offers = ("it", "they", "them", "that many", "damage dealt")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.HIT,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        mine = event["player"] in self.who.players(state, scope)
        return _hit_slots(state, event) if mine and takes_attack(self.tool, state, scope, event["object"]) else None


def _defended(state: State, event: Event, oid: ObjId) -> dict[str, Any]:
    """What the words refer to after a card has defended; "they" is who attacks."""
    attack = event.get("attack")
    they = event["player"] if attack is None else state.obj(attack).controller
    return {"it": oid, "attack": attack, "they": they, "declared": event.get("together", (oid,))}


@phrase("{what} defends/defend")
@perfect("{what} has/have defended")
@dataclass(frozen=True)
class Defends(Happening):
    """something becomes a defending card (7.0.5a)"""

    what: Party
    offers = ("it", "they", "attack", "declared")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.DEFEND,)

    @property
    def works(self) -> Works | None:
        """It works on a card that defends."""
        return own(self.what, Works.DEFENDING)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        oid = event["object"]
        return _defended(state, event, oid) if self.what.takes(state, scope, oid) else None


@phrase("{what} defends/defend {attack}")
@perfect("{what} has/have defended {attack}")
@dataclass(frozen=True)
class DefendsWhat(Happening):
    """something becomes a defending card against an attack that fits as it does"""

    what: Party
    attack: Party
    offers = ("it", "they", "attack", "declared")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.DEFEND,)

    @property
    def works(self) -> Works | None:
        """It works on a card that defends."""
        return own(self.what, Works.DEFENDING)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        oid, attack = event["object"], event.get("attack")
        if attack is None or not self.what.takes(state, scope, oid) or not self.attack.takes(state, scope, attack):
            return None
        return _defended(state, event, oid)


@phrase("the combat chain closes")
@perfect("the combat chain has closed")
@dataclass(frozen=True)
class ChainCloses(Happening):
    """the combat chain closes (7.7.3)"""

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.CLOSE_CHAIN,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        return {}


@phrase("the combat chain closes after {what} defended")
@dataclass(frozen=True)
class ChainClosesAfterDefending(Happening):
    """the combat chain closes on which it has defended (8.3.2, 8.3.3)"""

    what: Party
    offers = ("it",)

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.CLOSE_CHAIN,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        defended = [e["object"] for e in events_in(state, scope, "combat chain", verbs.DEFEND)]
        setup = [o.id for o in state.in_zones("combat chain") if o.mark("defending") is not None]
        found = next((o for o in (*defended, *setup) if self.what.takes(state, scope, o)), None)
        return None if found is None else {"it": found}
