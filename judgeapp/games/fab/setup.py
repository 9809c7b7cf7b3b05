"""Setting a table: the words for zones and states, and where a game may begin."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from judgeapp.games.fab.activating import activated, proxy_card
from judgeapp.games.fab.expansion import LIFE_CHANGE
from judgeapp.games.fab.reading import ARMOR, CHAIN, PERMANENT, PERMANENT_SUBTYPES, Link, hero
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.state import State
from judgeapp.kernel.views import value

ZONES: Mapping[str, str] = {
    "hero": "hero",
    "hand": "hand",
    "deck": "deck",
    "arsenal": "arsenal",
    "graveyard": "graveyard",
    "banished": "banished",
    "pitch": "pitch",
    "weapon": "weapon",
    "weapons": "weapon",
    "equipment": "equipment",
    **{slot: slot for slot in ARMOR},
    "arena": "permanent",
    "auras": "permanent",
    "items": "permanent",
    "allies": "permanent",
    "tokens": "permanent",
    "soul": "soul",
    "inventory": "inventory",
    "chain": "chain",
    "defending": "defending",
}
SCALARS: Mapping[str, str] = {
    "life": "life",
    "resources": "resources",
    "resource": "resources",
    "action points": "action points",
    "action point": "action points",
    "marked": "marked",
}
FLAGS = ("marked",)
_AWAY = ("graveyard", "banished", "inventory")
_WEAPONS = ("weapon", "weapons")
HOMES: Mapping[str, tuple[str, ...]] = {
    "hero": ("hero", "inventory"),
    "demi-hero": ("hero", "inventory"),
    "weapon": (*_WEAPONS, "equipment", "chain", *_AWAY),
    **{slot: (slot, "equipment", "defending", *_AWAY) for slot in ARMOR},
    "equipment": ("equipment", *ARMOR, *_WEAPONS, "defending", *_AWAY),
    "token": ("tokens", "arena", "auras", "items", "allies", *_WEAPONS, "equipment", *ARMOR, "chain", "hero"),
}
"""Where cards of a type may lie, the place where they begin first."""
HOLDS: Mapping[str, tuple[str, ...]] = {
    "hero": ("hero", "demi-hero"),
    **dict.fromkeys(_WEAPONS, ("weapon", "off-hand")),
    "equipment": ("equipment", "weapon"),
    **{slot: (slot,) for slot in ARMOR},
    "arena": (*PERMANENT_SUBTYPES, "token"),
    "auras": ("aura",),
    "items": ("item",),
    "allies": ("ally",),
    "tokens": ("token",),
}
"""What a card in a place has to be."""
MARKS: Mapping[str, tuple[str, Any]] = {
    "marked": ("marked", True),
    "face-up": ("face-up", True),
    "face-down": ("face-down", True),
    "tapped": ("tapped", True),
}
COUNTS: Mapping[str, str] = {
    "steam counters": "steam",
    "steam counter": "steam",
    "stain counters": "stain",
    "stain counter": "stain",
    "-1 defense counters": "-1 defense",
    "-1 defense counter": "-1 defense",
    "+1 power counters": "+1 power",
    "+1 power counter": "+1 power",
    "damage": "damage",
}
STEPS = ("attack", "defend", "reaction", "damage", "resolution")
_TURN = re.compile(r"turn of (\w+)(.*)")


def place(stage: Any, owner: PlayerId, text: str) -> tuple[Zone, str] | None:
    """Places that word lists can't express: none."""
    return None


def state_of(said: str, marks: dict[str, Any]) -> bool:
    """``link 2``: the weapon or ally attacked on that link; ``defending``: the equipment defends the last link."""
    m = re.fullmatch(r"link (\d+)", said)
    if m:
        marks["attacking"] = int(m[1])
        return True
    if said == "defending":
        marks["defending"] = 0
        return True
    m = re.fullmatch(r"named (.+)", said)
    if m:
        marks["named"] = m[1]
        return True
    return False


def scalar(state: State, player: PlayerId, mark: str) -> Any:
    """A number or flag of a player; life and the mark are those of the hero."""
    own = hero(state, player)
    if mark == "life":
        return 0 if own is None else value(state, own, "life")
    if mark == "marked":
        return own is not None and bool(state.obj(own).mark("marked"))
    return state.player(player, mark)


def opening(game: Any, stage: Any, turn: str) -> None:
    """Complete the table: everything goes to its zone, the turn begins where the line about it says."""
    _rehome(stage)
    for player in stage.seats:
        _hero(stage, player)
    first, words = _turn(game, stage, turn)
    if first is None:
        return
    phase, step = _phase(words)
    stage.facts.update(turn=first, phase=phase, priority=first, passes=0, stage=0, step=None)
    if "first turn of the game" in words:
        stage.facts["first turn"] = True
    for player in stage.seats:
        stage.players[player].setdefault("resources", 0)
        own = 1 if player == first and phase == "action" else 0
        stage.players[player].setdefault("action points", own)
    _chain(game, stage, first, step)
    for key in [k for k, v in stage.facts.items() if v is None]:
        del stage.facts[key]


def _turn(game: Any, stage: Any, turn: str) -> tuple[PlayerId | None, str]:
    if not turn:
        return stage.seats[0], ""
    m = _TURN.fullmatch(turn)
    if m is None or m[1] not in stage.seats:
        game.problem = f"expected “turn of NAME, PHASE, STEP”, where NAME is one of {', '.join(stage.seats)}"
        return None, ""
    return PlayerId(m[1]), m[2]


def _phase(words: str) -> tuple[str, str | None]:
    phase = (
        "game"
        if "start of the game" in words
        else "start"
        if "start phase" in words
        else "end"
        if "end phase" in words
        else "action"
    )
    step = next((s for s in STEPS if f"{s} step" in words), None)
    return phase, step


def _rehome(stage: Any) -> None:
    """Equipment goes to the zone of its subtype; face-up cards in banished are so by default."""
    for zone in [z for z in stage.zones if z.kind == "equipment"]:
        for oid in stage.zones.pop(zone):
            obj = stage.objects[oid]
            words = obj.card.facts.get("types", ())
            slot = next((s for s in ARMOR if s in words), "weapon")
            _move(stage, oid, Zone(slot, zone.of))


def _move(stage: Any, oid: ObjId, to: Zone) -> None:
    stage.objects[oid] = replace(stage.objects[oid], zone=to)
    stage.zones.setdefault(to, []).append(oid)


def _hero(stage: Any, player: PlayerId) -> None:
    """Life, as written for the player, is kept on the hero as a change of its base life (2.5.3a)."""
    zone = Zone("hero", player)
    if not stage.zones.get(zone):
        stage.add(CardDef("hero", {"types": ("hero",), "life": 20, "intellect": 4}), player, zone, f"{player}'s hero")
    own = stage.objects[stage.zones[zone][0]]
    marks = dict(own.marks)
    written = stage.players[player].pop("life", None)
    printed = own.card.facts.get("life", 20)
    if written is not None:
        marks[LIFE_CHANGE] = written - (printed if isinstance(printed, int) else 0)
    if stage.players[player].pop("marked", None):
        marks["marked"] = True
    stage.objects[own.id] = replace(own, marks=marks)
    for oid, obj in list(stage.objects.items()):
        if obj.zone == PERMANENT and "damage" in obj.marks:
            changed = dict(obj.marks)
            changed[LIFE_CHANGE] = -changed.pop("damage")
            stage.objects[oid] = replace(obj, marks=changed)


def _chain(game: Any, stage: Any, turn: PlayerId, step: str | None) -> None:
    """Chain links: cards listed under ``chain``, and weapons with ``link N``, of the turn-player."""
    cards = list(stage.zones.pop(Zone("chain", turn), ()))
    weapons = {o.marks["attacking"]: o.id for o in stage.objects.values() if "attacking" in o.marks}
    if not cards and not weapons:
        return
    target = next(stage.zones[Zone("hero", p)][0] for p in stage.seats if p != turn)
    found: list[Link] = []
    while cards or len(found) + 1 in weapons:
        number = len(found) + 1
        source = weapons[number] if number in weapons else cards.pop(0)
        attack = _proxy(game, stage, source) if number in weapons else source
        for oid in dict.fromkeys((source, attack)):
            _remove(stage, oid)
            _move(stage, oid, CHAIN)
            marks = {**stage.objects[oid].marks, "attacking": number}
            if oid == attack:
                marks["attack target"] = target
            stage.objects[oid] = replace(stage.objects[oid], marks=marks)
        found.append(Link(number, attack, source, turn, target, 0, 0))
    active = step is not None and step != "resolution"
    if active:
        found[-1] = replace(found[-1], ended=None)
    stage.facts.update(chain=tuple(found), step=step or "resolution", declared=True if step != "defend" else None)
    stage.facts["active link"] = len(found) if active else None
    _defenders(stage, len(found))


def _remove(stage: Any, oid: ObjId) -> None:
    for ids in stage.zones.values():
        if oid in ids:
            ids.remove(oid)


def _proxy(game: Any, stage: Any, source: ObjId) -> ObjId:
    obj = stage.objects[source]
    lines = next((a.proxy_lines for a in obj.card.abilities if getattr(a, "attacks", False)), ())
    card = proxy_card(obj.card, lines)
    made: ObjId = stage.add(card, obj.owner, CHAIN, f"{obj.alias} attack", {"attack source": source})
    return made


def _defenders(stage: Any, link: int) -> None:
    listed = [oid for zone in list(stage.zones) if zone.kind == "defending" for oid in stage.zones.pop(zone)]
    marked = [o.id for o in stage.objects.values() if o.marks.get("defending") == 0]
    for oid in [*listed, *marked]:
        origin = "hand" if oid in listed else stage.objects[oid].zone.kind
        _remove(stage, oid)
        _move(stage, oid, CHAIN)
        marks = {**stage.objects[oid].marks, "defending": link, "defended from": origin}
        stage.objects[oid] = replace(stage.objects[oid], marks=marks)


__all__ = ["COUNTS", "MARKS", "SCALARS", "ZONES", "activated", "opening", "place", "scalar", "state_of"]
