"""Setting a table: seats, battlefields, whose turn it is."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from judgeapp.games.riftbound.events import NOBODY
from judgeapp.games.riftbound.reading import BATTLEFIELDS, POOL
from judgeapp.games.riftbound.turn import PHASES
from judgeapp.kernel.cards import UNKNOWN, CardDef
from judgeapp.kernel.ids import ObjId, PlayerId, Zone

BLANK = CardDef("Battlefield", {"types": ("battlefield",)})
UNSEEN = 8
_PILES = ("hand", "deck", "trash", "banishment")
HOMES = {
    "legend": ("legend",),
    "battlefield": ("battlefields",),
    "rune": ("runes", "rune deck"),
    "spell": (*_PILES, "hidden at"),
}
"""Where cards of a type may lie, the place where they begin first."""
HOLDS = {
    "legend": ("legend",),
    "champion": ("champion",),
    "battlefields": ("battlefield",),
    "runes": ("rune",),
    "rune deck": ("rune",),
}
"""What a card in a place has to be."""
_AT = re.compile(r"(hidden )?at ", re.IGNORECASE)
_TURN = re.compile(r"turn of (\S+?)(?:, (\w+) phase)?", re.IGNORECASE)


def blank_fields(stage: Any) -> None:
    """Where a scenario names no battlefields there are two without text, A and B."""
    if not stage.zones.get(BATTLEFIELDS):
        for alias in ("A", "B"):
            stage.add(BLANK, stage.seats[0], BATTLEFIELDS, alias)


def place(stage: Any, text: str) -> tuple[Zone, str] | None:
    """``at A CARD, …`` and ``hidden at A CARD``: the zone, and the rest of the text."""
    m = _AT.match(text)
    if m is None:
        return None
    blank_fields(stage)
    rest = text[m.end() :]
    aliases = sorted((stage.objects[b].alias for b in stage.zones[BATTLEFIELDS]), key=len, reverse=True)
    for alias in aliases:
        if rest.lower().startswith(alias.lower() + " "):
            return Zone("facedown" if m[1] else "battlefield", alias), rest[len(alias) + 1 :]
    return None


def places(stage: Any) -> dict[str, str]:
    """``at A`` and ``hidden at A`` for every battlefield; its name alone says the first of them."""
    blank_fields(stage)
    names = [stage.objects[b].alias for b in stage.zones[BATTLEFIELDS]]
    said = {f"{where} {name}": f"{where} {name}" for where in ("at", "hidden at") for name in names}
    return {**said, **{name: f"at {name}" for name in names}}


def state_of(stage: Any, said: str, marks: dict[str, Any]) -> bool:
    """``held by Ann``, ``contested by Ann``: who controls or contests a battlefield."""
    for words, mark in (("held by ", "held"), ("contested by ", "contested")):
        if said.startswith(words) and said[len(words) :] in stage.seats:
            marks[mark] = PlayerId(said[len(words) :])
            return True
    return False


def opening(stage: Any, turn: str) -> str | None:
    """Complete the table; returns what is wrong with the line about the turn, if anything."""
    blank_fields(stage)
    for player in stage.seats:
        _resources(stage, player)
        _deck(stage, player)
    for oid, obj in list(stage.objects.items()):
        _gear_with_host(stage, oid, obj)
    for field in stage.zones[BATTLEFIELDS]:
        _controller(stage, field)
    goals = [stage.players[p].pop("victory score", None) for p in stage.seats]
    goal = next((g for g in goals if g), None)
    stage.facts.update({"turn number": 1, "passes": 0, "combat number": 0, "victory score": goal or 8, "begun": True})
    return _whose_turn(stage, turn)


def _resources(stage: Any, player: PlayerId) -> None:
    marks = stage.players[player]
    marks.setdefault("points", 0)
    named = any(m in marks for m in POOL) or stage.zones.get(Zone("runes", player))
    if not named and not marks.pop("broke", None):
        marks["funded"] = True


def _deck(stage: Any, player: PlayerId) -> None:
    """A scenario that says nothing of a deck leaves it open: then it holds cards that nobody has seen."""
    empty = stage.players[player].pop("empty deck", None)
    if not empty and not stage.zones.get(Zone("deck", player)):
        for _ in range(UNSEEN):
            stage.add(UNKNOWN, player, Zone("deck", player))


def _gear_with_host(stage: Any, oid: ObjId, obj: Any) -> None:
    host = obj.marks.get("attached to")
    if isinstance(host, ObjId):
        to = stage.objects[host].zone
        stage.zones[obj.zone].remove(oid)
        stage.zones[to].append(oid)
        stage.objects[oid] = _with(obj, zone=to)


def _controller(stage: Any, field: ObjId) -> None:
    """A battlefield belongs to who is said to hold it, else to the one player who has units there."""
    obj = stage.objects[field]
    held = obj.marks.pop("held", None)
    units = [stage.objects[o] for o in stage.zones.get(Zone("battlefield", obj.alias), ())]
    present = {u.controller for u in units if "unit" in (u.card.facts.get("types") or ())}
    alone = present.pop() if len(present) == 1 and "contested" not in obj.marks else NOBODY
    stage.objects[field] = _with(obj, controller=held or alone)


def _with(obj: Any, **changed: Any) -> Any:
    return replace(obj, **changed)


def _whose_turn(stage: Any, turn: str) -> str | None:
    player, phase = stage.seats[0], "action"
    if turn:
        m = _TURN.fullmatch(turn.strip())
        if m is None or m[1] not in stage.seats or (m[2] or phase).lower() not in PHASES:
            return f"expected “turn of NAME, PHASE phase” with one of {', '.join(PHASES)}"
        player, phase = PlayerId(m[1]), (m[2] or phase).lower()
    stage.facts.update({"turn": player, "phase": phase})
    if phase != "action":
        stage.facts["begun"] = None
    return None
