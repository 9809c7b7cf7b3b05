"""Every record cites a rule, and every cited rule is in the rulebook. (That every proof passes: `judgeapp prove`.)"""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from pathlib import Path

from judgeapp.games import riftbound
from judgeapp.games.riftbound.rules import RULES
from judgeapp.scenario import notation
from tests.games.riftbound.tables import CATALOG, PLAYER, RESOURCES
from tests.sampling import some

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


def test_every_record_of_the_proofs_cites_rules_that_exist() -> None:
    for path in some(PROOFS, 40):
        for record in PLAYER.replay(notation.parse(path.read_text(encoding="utf-8"))).last.state.log:
            assert record.rules, (path.stem, record.words)
            assert set(record.rules) <= rulebook(), path.stem


def test_cards_are_wholly_understood() -> None:
    for name in CATALOG.names():
        assert not CATALOG.card(name).refused, name
