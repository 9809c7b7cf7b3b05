"""Every rule that is cited exists, and every record cites at least one."""

from __future__ import annotations

import random
import re
import tomllib
from functools import lru_cache

import pytest

from judgeapp.games.wow.rules import RULES
from judgeapp.kernel.records import Record
from tests.games.wow.tables import ROOT, full_game, random_play

PACKAGE = ROOT / "judgeapp" / "games" / "wow"
CITED = re.compile(r"""["'](\d{3}(?:\.\d+[a-z]?)?|R\d{3})["']""")


@lru_cache(maxsize=1)
def rulebook() -> frozenset[str]:
    folder = ROOT / "resources" / "wow"
    files = [folder / "rulebook.toml", *sorted((folder / "rulebook").glob("*.toml"))]
    return frozenset(r["number"] for f in files for r in tomllib.loads(f.read_text(encoding="utf-8")).get("rule", []))


def test_the_table_of_rules() -> None:
    missing = {n: rule for n, rules in RULES.items() for rule in rules if rule not in rulebook()}
    assert not missing
    assert all(RULES.values())


def test_numbers_in_the_code() -> None:
    missing = []
    for path in sorted(PACKAGE.rglob("*.py")):
        found = CITED.findall(path.read_text(encoding="utf-8"))
        missing += [(path.name, n) for n in found if n not in rulebook()]
    assert not missing


@pytest.mark.parametrize("seed", range(6))
def test_every_record_cites_a_rule(seed: int) -> None:
    run = full_game(2 + seed % 2, seed).run
    random_play(run, random.Random(seed), 300)
    bare = [told(r) for r in run.state.log if not r.rules and r.outcome.name != "ILLEGAL"]
    assert not bare
    wrong = [(told(r), n) for r in run.state.log for n in r.rules if n not in rulebook()]
    assert not wrong


def told(record: Record) -> str:
    return f"{record.outcome.name} {record.event.kind.name if record.event else '-'} {record.words}"
