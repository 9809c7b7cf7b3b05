"""Uniqueness and wielding: checked all the time, repaired at once (414, 406)."""

from __future__ import annotations

import re
from functools import lru_cache

from judgeapp.games.wow import kinds, reading
from judgeapp.games.wow.words.lines import AdditionalOf
from judgeapp.kernel import verbs
from judgeapp.kernel.choices import Procedure, choose
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.inforce import in_force
from judgeapp.kernel.state import State
from judgeapp.kernel.table import Table

HELD = ("Melee", "Off-Hand")
SIX_HANDS = 6
_SLOT = re.compile(r"([A-Z][\w -]*?) \((\d+)\)")


def repair(table: Table) -> Procedure:
    """Let every player who violates uniqueness choose a violating card, which the game destroys; until nobody does."""
    while True:
        found = next((f for p in reading.alive(table.state) if (f := violation(table.state, p))), None)
        if found is None:
            return
        player, why, cards = found
        named = [(table.state.obj(o).alias, o) for o in cards]
        picked = yield from choose(player, "unique", why, named, 1, 1, rules=("414", "414.2"))
        with table.because("414", "414.2"):
            yield from table.emit(verbs.DESTROY(object=picked[0], why=kinds.Why.GAME))


def violation(state: State, player: PlayerId) -> tuple[PlayerId, str, tuple[ObjId, ...]] | None:
    """The first violation of a player: what is violated and the cards that violate it; None if all is well."""
    unique: dict[str, list[ObjId]] = {}
    tagged: dict[str, list[ObjId]] = {}
    for oid in reading.controlled(state, player):
        obj = state.objects[oid]
        facts = obj.card.facts
        if reading.blank(obj) or not ("slot" in facts or "Unique" in (facts.get("types") or ())):
            continue
        name = reading.name_of(state, oid)
        if name is not None and reading.is_a(state, oid, "Unique"):
            unique.setdefault(name, []).append(oid)
        for tag, limit in slots(str(facts.get("slot", ""))):
            tagged.setdefault(f"{tag} ({limit})", []).append(oid)
    for name, same in unique.items():
        if len(same) > 1:
            return player, f"two cards named {name}", tuple(same)
    for slot, same in tagged.items():
        tag, limit = _SLOT.findall(slot)[0]
        if tag not in HELD and len(same) > int(limit) + additional(state, player, tag):
            return player, f"more than {limit} {tag}", tuple(same)
    held = [o for s, ids in tagged.items() if s.startswith(HELD) for o in ids]
    return None if may_hold(state, player, held) else (player, "more than can be held", tuple(held))


@lru_cache(maxsize=512)
def slots(said: str) -> tuple[tuple[str, int], ...]:
    """The tags of a card that are limited in number, from how they are printed: ``Waist (1)`` (414.3b)."""
    return tuple((tag, int(limit)) for tag, limit in _SLOT.findall(said))


def additional(state: State, player: PlayerId, tag: str) -> int:
    """How many more of a tag the player can have than the number in brackets (Ranged dual wield: one)."""
    more = sum(
        1
        for b in in_force(state, AdditionalOf)
        if b.you == player and isinstance(b.ability, AdditionalOf) and b.ability.word == tag
    )
    if tag == "Ranged" and wields(state, player, "Ranged dual wield"):
        more += 1
    return more


def wields(state: State, player: PlayerId, keyword: str) -> bool:
    """Whether the player's hero has a wielding power."""
    hero = reading.hero_of(state, player)
    return hero is not None and reading.has(state, hero, keyword)


def may_hold(state: State, player: PlayerId, held: list[ObjId]) -> bool:
    """Whether Melee weapons and Off-Hand equipment violate nothing together (406.2, 414.3c)."""
    off = [o for o in held if reading.is_a(state, o, "Off-Hand")]
    melee = [o for o in held if o not in off]
    two = [o for o in melee if reading.is_a(state, o, "Two-Handed")]
    if len(melee) <= 1 and len(off) <= 1 and not (two and off):
        return True
    if wields(state, player, "sextuple wield") and len(off) <= 1:
        return len(melee) + len(two) + len(off) <= SIX_HANDS
    if wields(state, player, "Two-Handed dual wield") and len(off) <= 1:
        return len(melee) + len(off) <= 2
    if wields(state, player, "dual wield") and not off:
        return len(melee) <= 2 and not two
    if wields(state, player, "dual shield") and not melee:
        return len(off) <= 2 and all(reading.is_a(state, o, "Shield") for o in off)
    return False
