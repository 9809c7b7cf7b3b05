"""What a position of Flesh and Blood says: whose turn, which step, chain links, attacks, heroes. All pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.state import Obj, State
from judgeapp.kernel.views import value

if TYPE_CHECKING:
    from judgeapp.games.fab.game import FleshAndBlood

STACK = Zone("stack")
CHAIN = Zone("combat chain")
PERMANENT = Zone("permanent")
HEAD, CHEST, ARMS, LEGS = "head", "chest", "arms", "legs"
ARMOR = (HEAD, CHEST, ARMS, LEGS)
ARENA = ("hero", "weapon", *ARMOR, "permanent", "combat chain")
"""The zones that together are the arena (3.0.5)."""
PERMANENT_SUBTYPES = (
    "affliction",
    "ally",
    "ash",
    "aura",
    "construct",
    "figment",
    "invocation",
    "item",
    "landmark",
)
"""Subtypes with which a deck-card in the arena is a permanent (1.3.3)."""


@dataclass(frozen=True, slots=True)
class Link:
    """A chain link (7.0.3). begun and ended: numbers of the first record of it and of the first one after it."""

    number: int
    attack: ObjId
    source: ObjId
    controller: PlayerId
    target: ObjId
    begun: int
    ended: int | None = None


def fab(state: State) -> FleshAndBlood:
    """The game of a position, as this package knows it."""
    return cast("FleshAndBlood", state.game)


def turn_player(state: State) -> PlayerId:
    """The turn-player (4.0.3b)."""
    return cast(PlayerId, state.fact("turn"))


def links(state: State) -> tuple[Link, ...]:
    """The chain links, the oldest first; none where the chain is closed."""
    return cast("tuple[Link, ...]", state.fact("chain", ()))


def active_link(state: State) -> Link | None:
    """The active chain link (7.0.3b), None where there is none."""
    number = state.fact("active link")
    return None if number is None else links(state)[number - 1]


def active_attack(state: State) -> ObjId | None:
    """The attack of the active link, whether or not it is still there."""
    link = active_link(state)
    return link.attack if link else None


def chain_open(state: State) -> bool:
    """Whether the combat chain is open (7.0.2a)."""
    return state.fact("step") is not None


def hero(state: State, player: PlayerId) -> ObjId | None:
    """The hero of a player; None once there is none."""
    found = state.zone("hero", player)
    return found[0] if found else None


def heroes(state: State) -> tuple[ObjId, ...]:
    """All heroes, the turn-player's first."""
    return tuple(h for p in state.after(turn_player(state)) if (h := hero(state, p)) is not None)


def is_hero(state: State, oid: ObjId) -> bool:
    """Whether the object is (or was last) a hero in a hero zone."""
    return state.obj(oid).zone.kind == "hero"


def types(state: State, oid: ObjId) -> tuple[str, ...]:
    """All words of the type box: supertypes, types and subtypes."""
    return cast("tuple[str, ...]", value(state, oid, "types") or ())


def is_ally(state: State, oid: ObjId) -> bool:
    """Whether the object is an ally in the arena (8.2.8)."""
    return "ally" in types(state, oid)


def is_proxy(obj: Obj) -> bool:
    """Whether the object is an attack-proxy (1.4.3)."""
    return obj.mark("attack source") is not None


def source_of(state: State, attack: ObjId) -> ObjId:
    """The attack-source of an attack: what a proxy stands for, the card itself otherwise (1.4.3b)."""
    found: ObjId = state.obj(attack).mark("attack source") or attack
    return found


def is_defending(obj: Obj) -> bool:
    """Whether the object is a defending card (7.0.5)."""
    return obj.mark("defending") is not None


def is_attack(state: State, oid: ObjId) -> bool:
    """Whether the object is an attack: an attack-card on the stack or attacking, or a proxy (1.4.1, 1.4.2)."""
    obj = state.obj(oid)
    if obj.layer is not None or obj.zone.kind not in ("stack", "combat chain"):
        return False
    if is_proxy(obj):
        return True
    if obj.zone.kind == "combat chain":
        return obj.mark("attacking") is not None and not is_ally(state.at(oid), oid) and not _arena_card(obj)
    return "attack" in types(state, oid)


def _arena_card(obj: Obj) -> bool:
    kinds = obj.card.facts.get("types", ())
    return "weapon" in kinds or "equipment" in kinds


def target_of(state: State, attack: ObjId) -> ObjId | None:
    """The attack-target of an attack (1.4.5)."""
    found: ObjId | None = state.obj(attack).mark("attack target")
    return found


def attack_of(state: State, oid: ObjId) -> ObjId | None:
    """The attack that an object is or is the source of, on the latest link or on the stack; None where it is none."""
    if oid in state.objects and is_attack(state, oid):
        return oid
    for link in reversed(links(state)):
        if link.source == oid and state.exists(link.attack):
            return link.attack
    for other in state.zones.get(STACK, ()):
        if state.obj(other).mark("attack source") == oid:
            return other
    return None


def defenders(state: State, link: int) -> tuple[ObjId, ...]:
    """The cards defending a link, in the order in which they came."""
    return tuple(o for o in state.zones.get(CHAIN, ()) if state.obj(o).mark("defending") == link)


def link_of(state: State, oid: ObjId) -> Link | None:
    """The chain link that an object is on, as attack, source or defender."""
    number: int | None = state.obj(oid).mark("defending") or state.obj(oid).mark("attacking")
    if number is not None and state.obj(oid).zone == CHAIN and number <= len(links(state)):
        return links(state)[number - 1]
    return None


def this_link(state: State, source: ObjId) -> Link | None:
    """The link meant by "this chain link" (7.0.3d): the active one; since 2026-06 that of the source, if any."""
    if fab(state).since("2026-06") and source in state.objects:
        own = link_of(state, source)
        if own is not None:
            return own
    return active_link(state)


def attacking_hero(state: State) -> ObjId | None:
    """The attacking hero (7.2.3a). Before 2026-06 an attack of an ally has none."""
    link = active_link(state)
    if link is None:
        return None
    if not fab(state).since("2026-06") and is_ally(state, link.source):
        return None
    return hero(state, link.controller)


def defending_hero(state: State) -> ObjId | None:
    """The defending hero (7.2.3b). Before 2026-06 there is none where an ally is attacked."""
    link = active_link(state)
    if link is None:
        return None
    if is_hero(state, link.target):
        return link.target
    return hero(state, state.obj(link.target).controller) if fab(state).since("2026-06") else None


def living(state: State, oid: ObjId) -> bool:
    """Whether the object is a living one: it has life (2.5.1a)."""
    return value(state, oid, "life") is not None


def home(state: State, oid: ObjId) -> Zone | None:
    """The zone of the arena in which a permanent is kept; None where it can be in none (3.0.1)."""
    kinds, obj = types(state, oid), state.obj(oid)
    if any(k in ("hero", "demi-hero") for k in kinds) and obj.zone.kind == "hero":
        return obj.zone
    if "weapon" in kinds or "off-hand" in kinds or "quiver" in kinds:
        return Zone("weapon", obj.controller)
    for kind in ARMOR:
        if kind in kinds:
            return Zone(kind, obj.controller)
    if any(k in PERMANENT_SUBTYPES for k in kinds) or "token" in kinds:
        return PERMANENT
    return None


def moniker(name: str) -> str:
    """The moniker in a hero's name (2.7.3): what stands before the comma."""
    return name.split(",")[0]
