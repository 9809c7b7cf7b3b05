"""Every record cites a rule, every cited rule is in the rulebook, and every proof passes."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from pathlib import Path

import pytest

from judgeapp.games import riftbound
from judgeapp.games.riftbound.rules import RULES
from judgeapp.scenario import notation
from judgeapp.scenario.prove import prove
from tests.games.riftbound.tables import CATALOG, PLAYER, RESOURCES

PROOFS = sorted((RESOURCES / "proofs").rglob("*.scenario"))


@lru_cache(maxsize=1)
def rulebook() -> frozenset[str]:
    found: set[str] = set()
    for path in [RESOURCES / "rulebook.toml", *(RESOURCES / "rulebook").glob("*.toml")]:
        found |= {r["number"] for r in tomllib.loads(path.read_text(encoding="utf-8")).get("rule", [])}
    return frozenset(found)


def test_rules_of_events_exist() -> None:
    assert {r for rules in RULES.values() for r in rules} <= rulebook()


def test_rules_cited_in_the_package_exist() -> None:
    folder = Path(riftbound.__file__).parent
    cited = {m for p in folder.rglob("*.py") for m in re.findall(r'"(\d{3}(?:\.\w+)*)"', p.read_text(encoding="utf-8"))}
    assert cited <= rulebook()


@pytest.mark.parametrize("path", PROOFS, ids=lambda p: p.stem)
def test_proof(path: Path) -> None:
    proof = prove(PLAYER, notation.parse(path.read_text(encoding="utf-8")))
    assert proof.passed, (proof.problem, [c for c in proof.checked if not c.holds], proof.twins)
    assert proof.replay is not None
    for record in proof.replay.last.state.log:
        assert record.rules, record.words
        assert set(record.rules) <= rulebook()


def test_cards_are_wholly_understood() -> None:
    for name in CATALOG.names():
        assert not CATALOG.card(name).refused, name
