"""Setting the table: from the seats of a scenario to a position."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from judgeapp.games.catalog import Catalog
from judgeapp.kernel.cards import UNKNOWN, CardDef
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.records import Log
from judgeapp.kernel.state import Obj, State
from judgeapp.language.cardgame import CardGame
from judgeapp.language.phrase import words_of
from judgeapp.scenario.naming import NoSuchCard
from judgeapp.scenario.notation import NotationError, Said, Seat

TABLE = "table"
MAX_OBJECTS = 600


@dataclass
class Stage:
    """A table being set. Games complete it in :meth:`CardGame.opening` (heroes, defaults, whose turn it is).

    objects: by id in the order of placing. zones: top or first first. players: marks by player. facts: of the game.
    catalog: where cards come from. struck: names to leave out → whether they were met.
    """

    game: CardGame
    catalog: Catalog
    seats: tuple[PlayerId, ...]
    objects: dict[ObjId, Obj] = field(default_factory=dict)
    zones: dict[Zone, list[ObjId]] = field(default_factory=dict)
    players: dict[PlayerId, dict[str, Any]] = field(default_factory=dict)
    facts: dict[str, Any] = field(default_factory=dict)
    struck: dict[str, bool] = field(default_factory=dict)

    def strikes(self, card: CardDef, alias: str) -> bool:
        """Whether the card is one that is to be left out; that it was met is noted."""
        names = {alias.lower()} if alias else {card.name.lower(), card.moniker.lower()}
        found = sorted(names & self.struck.keys()) or sorted({card.name.lower()} & self.struck.keys())
        for name in found:
            self.struck[name] = True
        return bool(found)

    def add(
        self,
        card: CardDef,
        owner: PlayerId,
        zone: Zone,
        alias: str = "",
        marks: Mapping[str, Any] | None = None,
        controller: PlayerId | None = None,
    ) -> ObjId:
        """Put a card into a zone, after those already there."""
        oid = ObjId(len(self.objects) + 1)
        name = self._unused(alias or card.moniker)
        self.objects[oid] = Obj(oid, card, owner, controller or owner, zone, name, dict(marks or {}))
        self.zones.setdefault(zone, []).append(oid)
        return oid

    def _unused(self, alias: str) -> str:
        taken = {o.alias.lower() for o in self.objects.values()}
        if alias.lower() not in taken:
            return alias
        return next(f"{alias} {n}" for n in range(2, MAX_OBJECTS + 2) if f"{alias} {n}".lower() not in taken)

    def find(self, alias: str) -> ObjId | None:
        """The object of an alias."""
        wanted = alias.lower()
        return next((o.id for o in self.objects.values() if o.alias.lower() == wanted), None)

    def position(self) -> State:
        """The finished position."""
        return State(
            game=self.game,
            seats=self.seats,
            objects=self.objects,
            zones={z: tuple(ids) for z, ids in self.zones.items()},
            players=self.players,
            effects={},
            facts=self.facts,
            waiting=(),
            gone={},
            log=Log(),
            next_id=len(self.objects) + 1,
        )


def set_table(
    game: CardGame, catalog: Catalog, seats: tuple[Seat, ...], turn: Said | None, struck: tuple[Said, ...] = ()
) -> State:
    """Build the position that the seats describe, without the objects struck out.

    NotationError names the item that is not understood, and a struck name that is not there.
    """
    players = tuple(PlayerId(s.player) for s in seats if s.player != TABLE)
    if not players:
        raise NotationError(seats[0].line if seats else 1, 1, "expected at least one player")
    if len(set(players)) < len(players):
        raise NotationError(seats[-1].line, 1, "two players have one name")
    stage = Stage(game, catalog, players, struck={s.text.lower(): False for s in struck})
    for player in players:
        stage.players[player] = {}
    for seat in sorted(seats, key=lambda s: s.player != TABLE):
        owner = players[0] if seat.player == TABLE else PlayerId(seat.player)
        for item in seat.items:
            put_item(stage, owner, item, seat.player == TABLE)
    for gone in struck:
        if not stage.struck[gone.text.lower()]:
            raise NotationError(gone.line, 1, f"there is no “{gone.text}” to take away")
    _attach(stage)
    game.opening(stage, turn.text if turn else "", turn.line if turn else 1)
    if game.problem:
        raise NotationError(turn.line if turn else 1, 1, game.problem)
    return stage.position()


def put_item(stage: Stage, owner: PlayerId, item: Said, shared: bool) -> None:
    """Put what one item of a seat says on the table. NotationError where it is not understood."""
    game, text = stage.game, item.text
    for word in sorted(game.setup_scalars, key=len, reverse=True):
        m = re.fullmatch(rf"{re.escape(word)}(?: (-?\d{{1,6}}))?", text, re.IGNORECASE)
        if m:
            stage.players[owner][game.setup_scalars[word]] = int(m[1]) if m[1] else True
            return
    zone, rest = item_place(stage, owner, item, shared)
    at = 0
    while at < len(rest):
        at = _entry(stage, owner, zone, rest, at, item)


def item_place(stage: Stage, owner: PlayerId, item: Said, shared: bool) -> tuple[Zone, str]:
    """The zone that an item begins with, and the rest of its text. NotationError where it begins with none."""
    special = stage.game.setup_place(stage, owner, item.text)
    if special is not None:
        return special
    for word in sorted(stage.game.setup_zones, key=len, reverse=True):
        if item.text.lower().startswith(word.lower() + " "):
            kind = stage.game.setup_zones[word]
            return stage.game.zone_for(kind, owner), item.text[len(word) + 1 :]
    known = [*stage.game.setup_zones, *stage.game.setup_scalars]
    near = difflib.get_close_matches(item.text.split()[0], known, 1)
    raise NotationError(
        item.line, item.column, f"“{item.text[:60]}” begins with no zone or number; known: {', '.join(known)}", *near
    )


_COUNT = re.compile(r"(\d{1,3})\s+(?=\S)")
AS_WORD = re.compile(r"\s+(?:as|как)\s+([^,(]+)")
UNKNOWN_WORD = re.compile(r"unknown\b|неизвестн\w+\b", re.IGNORECASE)


def _entry(stage: Stage, owner: PlayerId, zone: Zone, text: str, at: int, item: Said) -> int:
    """One card entry: ``2 NAME as ALIAS (state, state)``; returns where the next one begins."""
    m = _COUNT.match(text, at)
    count = int(m[1]) if m else 1
    at = m.end() if m else at
    name, at = _name(stage, text, at, item)
    alias = ""
    m = AS_WORD.match(text, at)
    if m:
        alias, at = m[1].strip(), m.end()
    states: list[str] = []
    while at < len(text) and text[at] == " ":
        at += 1
    if at < len(text) and text[at] == "(":
        close = text.find(")", at)
        if close < 0:
            raise NotationError(item.line, item.column + at, "this ( is never closed")
        states = [s.strip() for s in text[at + 1 : close].split(",") if s.strip()]
        at = close + 1
    if len(stage.objects) + count > MAX_OBJECTS:
        raise NotationError(item.line, item.column, f"a table holds {MAX_OBJECTS} objects")
    card = UNKNOWN if name == "unknown" else stage.catalog.card(name)
    for _ in range(0 if stage.strikes(card, alias) else count):
        marks, controller = _states(stage, states, item)
        stage.add(card, owner, zone, alias, marks, controller)
    rest = re.compile(r"\s*(,\s*|$)").match(text, at)
    if rest is None:
        raise NotationError(item.line, item.column + at, f"expected a comma before “{text[at : at + 40].strip()}”")
    return rest.end()


def _name(stage: Stage, text: str, at: int, item: Said) -> tuple[str, int]:
    """The longest card name that stands here."""
    rest = text[at:]
    unknown = UNKNOWN_WORD.match(rest)
    if unknown:
        return "unknown", at + unknown.end()
    pairs = words_of(rest)
    found = stage.catalog.by_name.names("card", [t for t, _ in pairs], 0) if pairs else None
    if found is None:
        said = rest.split(",")[0].split("(")[0].strip()
        raise NoSuchCard(item.line, item.column + at, said, stage.catalog.names())
    end, name = found
    last, column = pairs[end - 1]
    return name, at + column + len(last)


_CONTROLLED = re.compile(r"controlled by |под контролем ")


def _states(stage: Stage, states: list[str], item: Said) -> tuple[dict[str, Any], PlayerId | None]:
    marks: dict[str, Any] = {}
    controller = None
    game = stage.game
    for said in states:
        m = re.fullmatch(r"(-?\d{1,6}) (.+)", said)
        if m and m[2] in game.setup_counts:
            marks[game.setup_counts[m[2]]] = int(m[1])
        elif said in game.setup_marks:
            key, value = game.setup_marks[said]
            marks[key] = value
        elif (m := _CONTROLLED.match(said)) and said[m.end() :] in stage.seats:
            controller = PlayerId(said[m.end() :])
        elif said.startswith("attached to "):
            marks["attached to"] = said[12:]
        elif not game.setup_state(stage, said, marks):
            known = [*game.setup_marks, *(f"N {c}" for c in game.setup_counts), "attached to NAME"]
            near = difflib.get_close_matches(said, known, 1)
            problem = f"“{said}” is no state of a card here; known: {', '.join(known)}"
            raise NotationError(item.line, item.column, problem, *near)
    return marks, controller


def _attach(stage: Stage) -> None:
    for oid, obj in list(stage.objects.items()):
        host = obj.marks.get("attached to")
        if isinstance(host, str):
            found = stage.find(host)
            if found is None:
                raise NotationError(1, 1, f"{obj.alias} is to be attached to “{host}”, which is not on the table")
            obj.marks["attached to"] = found  # type: ignore[index]
            del oid
