"""Every proof of the game passes, and its twins end differently."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgeapp.scenario import notation
from judgeapp.scenario.prove import prove
from tests.games.wow.tables import ROOT, player

PROOFS = sorted((ROOT / "resources" / "wow" / "proofs").rglob("*.scenario"))


@pytest.mark.parametrize("path", PROOFS, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_proof(path: Path) -> None:
    scenario = notation.parse(path.read_text(encoding="utf-8"))
    assert notation.parse(notation.show(scenario)) == scenario
    proof = prove(player(), scenario)
    assert proof.passed, (proof.problem, [c for c in proof.checked if not c.holds], proof.twins)
    assert proof.twins, "a proof without a twin"
