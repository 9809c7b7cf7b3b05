"""What holds of every game: rules cited, cards conserved, one zone each, the same again, in random legal play."""

from __future__ import annotations

import random
import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from judgeapp.games.fab.expansion import EXPANSIONS
from judgeapp.games.fab.rules import RULES
from judgeapp.kernel.ids import NOWHERE
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import State
from tests.games.fab.tables import RESOURCES, full_game, random_play

PACKAGE = Path(__file__).parents[3] / "judgeapp" / "games" / "fab"
NUMBER = re.compile(r'"(\d{1,2}\.\d{1,2}(?:\.\d{1,2}[a-z]?)?[A-C]?)"')
EDITIONS = ("2020-03", "2025-01", "2026-06")


def rulebook() -> set[str]:
    """All rule numbers of the rulebook."""
    found: set[str] = set()
    for path in (RESOURCES / "rulebook").glob("*.toml"):
        found |= {rule["number"] for rule in tomllib.loads(path.read_text(encoding="utf-8"))["rule"]}
    return found


def test_every_cited_rule_exists() -> None:
    known = rulebook()
    cited = {n for path in PACKAGE.rglob("*.py") for n in NUMBER.findall(path.read_text(encoding="utf-8"))}
    assert len(cited) > 100
    assert sorted(cited - known) == []
    assert sorted({n for rules in RULES.values() for n in rules} - known) == []


def test_every_named_event_has_rules() -> None:
    assert [k.name for k in EXPANSIONS if not RULES.get(k.name)] == []


def _cards(state: State) -> Counter[str]:
    """How many of each real card there are."""
    return Counter(
        o.card.name
        for o in state.objects.values()
        if not o.card.facts.get("token") and not o.card.facts.get("proxy") and not o.card.facts.get("layer")
    )


@pytest.mark.parametrize("seed", range(6))
def test_random_play_keeps_the_laws(seed: int) -> None:
    session = full_game(seed, EDITIONS[seed % 3])
    run = session.run
    before = _cards(run.state)
    for _ in range(12):
        random_play(run, random.Random(seed), 40)
        state = run.state
        placed = [oid for ids in state.zones.values() for oid in ids]
        assert len(placed) == len(set(placed)), "an object in two zones"
        assert set(placed) == set(state.objects)
        assert all(o.zone != NOWHERE and o.id in state.zones[o.zone] for o in state.objects.values())
        assert _cards(state) == before
    bare = [r for r in run.state.log if not r.rules and not (r.event and r.event.kind.name in ("fact", "set"))]
    assert [(r.outcome, r.words, r.event) for r in bare if r.outcome is not Outcome.ILLEGAL][:5] == []


def test_the_same_again() -> None:
    stories = []
    for _ in range(2):
        run = full_game(3).run
        random_play(run, random.Random(3), 150)
        stories.append([(r.outcome.value, r.words, str(r.event and r.event.kind)) for r in run.state.log])
    assert stories[0] == stories[1]


def test_three_players() -> None:
    run = full_game(5, seats=3).run
    assert random_play(run, random.Random(5), 250) > 0
