"""Setting a table: the words of the scenario notation, and what a table is completed by."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from judgeapp.games.wow import lists
from judgeapp.games.wow.ending import BOSS, EVENT, MAIN
from judgeapp.games.wow.kinds import Stage
from judgeapp.games.wow.reading import PLAY
from judgeapp.kernel.cards import UNKNOWN, CardDef
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.language.cardgame import CardGame

STAGES = {s.value: s for s in Stage if s not in (Stage.ATTACK, Stage.DEFEND)}
"""Where a table may begin, by its words."""
SOME_HERO = CardDef("some hero", {"types": ("hero",), "health": 30}, (), (), "some hero")
"""A hero about whom nothing matters, for a seat that names none."""
DECK = 10
"""How many unknown cards are in a deck that a seat does not speak of."""
_TURN = re.compile(r"turn of (?P<who>\S+?)(?:, (?P<stage>[\w ]+))?")


class SetUp(CardGame):
    """What a seat can say and how a table begins."""

    settled: tuple[object, ...] | None = None
    """The parts of the position last found to need no checks: kept to save work, never read for anything else."""

    setup_zones: ClassVar[Mapping[str, str]] = {
        "hero": "play",
        "party": "play",
        "play": "play",
        "equipment": "play",
        "abilities": "play",
        "resources": "resources",
        "hand": "hand",
        "deck": "deck",
        "graveyard": "graveyard",
        "removed": "removed",
        "side deck": "side",
        MAIN: MAIN,
        EVENT: EVENT,
        BOSS: BOSS,
    }
    setup_scalars: ClassVar[Mapping[str, str]] = {"team": "team", "no hero": "no hero", "no deck": "no deck"}
    setup_flags: ClassVar[tuple[str, ...]] = ("no hero", "no deck")
    setup_homes: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "hero": ("hero", "play", "party", "side deck", "removed", "graveyard", BOSS),
        "quest": ("resources", "hand", "deck", "graveyard", "removed", "side deck", MAIN, EVENT),
    }
    setup_holds: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "hero": ("hero",),
        "party": ("ally", "hero"),
        "equipment": ("armor", "item", "weapon", "equipment"),
        "abilities": ("ability",),
    }
    setup_marks: ClassVar[Mapping[str, tuple[str, Any]]] = {
        "exhausted": ("exhausted", True),
        "face down": ("face down", True),
        "face up": ("face up", True),
        "flipped": ("face down", True),
        "just entered": ("just entered", True),
    }
    setup_counts: ClassVar[Mapping[str, str]] = {
        "damage": "damage",
        **{f"{c} counter": c for c in lists.COUNTERS},
        **{f"{c} counters": c for c in lists.COUNTERS},
    }
    fact_keys = (
        "set",
        "types",
        "icons",
        "cost",
        "ATK",
        "damage",
        "health",
        "DEF",
        "strike",
        "slot",
        "reputation",
        "requires",
        "group",
    )
    choice_kinds = (
        "target",
        "order",
        "may",
        "choose",
        "replacement",
        "mode",
        "X",
        "pay",
        "power",
        "cost",
        "host",
        "protect",
        "inspire",
        "unique",
        "discard",
        "divide",
        "redirect",
        "name",
        "die",
        "roll",
        "strike",
    )

    def setup_state(self, stage: Any, said: str, marks: dict[str, Any]) -> bool:
        """``naming X``: a name named for the card; ``called X``: a token's name; a keyword: one that it was given."""
        if said in self.keywords:
            marks["keywords"] = (*marks.get("keywords", ()), said)
            return True
        if said.startswith("called "):
            marks["name"] = said[7:]
            return True
        if said.startswith("naming "):
            marks["named"] = said[7:]
            return True
        return False

    def opening(self, stage: Any, turn: str, line: int) -> None:
        """Resources into their row, a hero and a deck where none is spoken of, and whose turn it is."""
        self.problem = None
        for player in stage.seats:
            _resources(stage, player)
            _hero(stage, player)
            if not stage.zones.get(Zone("deck", player)) and not stage.players[player].get("no deck"):
                for _ in range(DECK):
                    stage.add(UNKNOWN, player, Zone("deck", player))
        for oid, obj in stage.objects.items():
            if obj.marks.get("just entered"):
                marks = {k: v for k, v in obj.marks.items() if k != "just entered"}
                stage.objects[oid] = replace(obj, marks=marks, seq=1)
        self._turn(stage, turn)

    def _turn(self, stage: Any, said: str) -> None:
        who, at = stage.seats[0], Stage.ACTION
        if said:
            m = _TURN.fullmatch(said)
            if m is None or m["who"] not in stage.seats or (m["stage"] or at.value) not in STAGES:
                self.problem = f"“{said}”: expected “turn of NAME, {' / '.join(STAGES)}”"
                return
            who, at = PlayerId(m["who"]), STAGES[m["stage"] or at.value]
        number = 0 if at is Stage.START else len(stage.seats)
        order = stage.seats[stage.seats.index(who) :] + stage.seats[: stage.seats.index(who)]
        last = {p: number - (len(order) - n) % len(order) if n else number for n, p in enumerate(order)}
        stage.facts.update(
            {"turn": who, "stage": at, "priority": who, "passes": 0, "turn number": number, "last turns": last}
        )


def _resources(stage: Any, player: PlayerId) -> None:
    """Cards of the resource row: quests lie face up unless it is said otherwise, all others face down."""
    row = Zone("resources", player)
    for oid in stage.zones.pop(row, []):
        obj = stage.objects[oid]
        up = "quest" in (obj.card.facts.get("types") or ()) and not obj.marks.get("face down")
        marks = {k: v for k, v in obj.marks.items() if k not in ("face up", "face down")}
        marks["resource"] = True
        if not up:
            marks["face down"] = True
        stage.objects[oid] = replace(obj, zone=PLAY, marks=marks)
        stage.zones.setdefault(PLAY, []).append(oid)


def _hero(stage: Any, player: PlayerId) -> None:
    heroes: list[ObjId] = [
        o
        for o in stage.zones.get(PLAY, [])
        if "hero" in (stage.objects[o].card.facts.get("types") or ()) and stage.objects[o].controller == player
    ]
    if not heroes and not stage.players[player].get("no hero"):
        stage.add(SOME_HERO, player, PLAY, f"{player}'s hero")
