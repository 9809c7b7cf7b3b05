"""Every proof of the game has a twin. (That each passes, and its twins end differently, is what `judgeapp prove` says;
that each reads back, `judgeapp lint`.)"""

from __future__ import annotations

from judgeapp.scenario import notation
from tests.games.wow.tables import ROOT

PROOFS = sorted((ROOT / "resources" / "wow" / "proofs").rglob("*.scenario"))


def test_every_proof_has_a_twin() -> None:
    assert PROOFS
    read = {path.stem: notation.parse(path.read_text(encoding="utf-8")) for path in PROOFS}
    assert not [stem for stem, scenario in read.items() if not scenario.twins]
    assert not [stem for stem, scenario in read.items() if notation.parse(notation.show(scenario)) != scenario]
