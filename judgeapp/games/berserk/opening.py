"""Setting a table (§301): heroes, what nobody said, whose turn it is and which phase."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from judgeapp.games.berserk.terms import (
    ACCUMULATION,
    CHOICE,
    COINS,
    ENDING,
    HERO,
    IN_PLAY,
    MULLIGAN,
    NUMBER,
    PHASE,
    PHASES,
    RECOVERY,
    TURN,
    WOUNDS,
)
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.ids import PlayerId
from judgeapp.language.russian import stem

LIVES_OF_HERO = 25
NOBODY = CardDef("Герой", {"types": (HERO,), "lives": LIVES_OF_HERO})
"""The hero of a player for whom a scenario names none."""
_PHASES: Mapping[str, str] = {
    **{p: p for p in PHASES},
    "mulligan": MULLIGAN,
    "recovery phase": RECOVERY,
    "accumulation phase": ACCUMULATION,
    "choice phase": CHOICE,
    "end of turn": ENDING,
    "начало хода": RECOVERY,
    "конец хода": ENDING,
}
_TURN = re.compile(r"turn(?: of)? (?P<player>[^,]+?)(?:, (?P<phase>[^,]+))?(?:, (?:turn|ход) (?P<number>\d{1,3}))?")


def open_table(stage: Any, turn: str) -> str | None:
    """Complete the table. turn: ``turn of Ann, choice phase, turn 3``; returns what is wrong with it, or None."""
    for player in stage.seats:
        marks = stage.players[player]
        marks.setdefault(COINS, 10)
        hero = _hero(stage, player)
        wounds = marks.pop(WOUNDS, None)
        if wounds:
            stage.objects[hero].marks[WOUNDS] = wounds
        life = marks.pop("жизни", None)
        if life is not None:
            full = stage.objects[hero].card.facts.get("lives", 0)
            stage.objects[hero].marks[WOUNDS] = max(0, full - life)
    stage.facts.update({TURN: stage.seats[0], PHASE: CHOICE, NUMBER: 3})
    return _whose(stage, turn) if turn else None


def _hero(stage: Any, player: PlayerId) -> Any:
    found = next(
        (o for o in stage.objects.values() if o.owner == player and HERO in o.card.facts.get("types", ())), None
    )
    return found.id if found else stage.add(NOBODY, player, IN_PLAY, f"Герой {player}")


def _whose(stage: Any, turn: str) -> str | None:
    m = _TURN.fullmatch(turn.strip())
    if m is None:
        return "ожидается «turn of ИГРОК, фаза выбора»"
    said = m["player"].strip()
    player = next((p for p in stage.seats if p == said), None)
    player = player or next((p for p in stage.seats if stem(p) == stem(said)), None)
    if player is None:
        return f"нет игрока {said}; есть {', '.join(stage.seats)}"
    stage.facts[TURN] = player
    if m["phase"]:
        phase = _PHASES.get(m["phase"].strip().lower())
        if phase is None:
            return f"нет фазы «{m['phase']}»; есть {', '.join(_PHASES)}"
        stage.facts[PHASE] = phase
        stage.facts[NUMBER] = 1 if phase == MULLIGAN else stage.facts[NUMBER]
    if m["number"]:
        stage.facts[NUMBER] = int(m["number"])
    return None
