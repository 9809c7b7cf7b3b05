"""`judgeapp ruling`, `card`, `replay` and `search` as they are called."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgeapp.cli import main
from judgeapp.library import Library, resources_root
from tests.keys import give_key


@pytest.fixture(autouse=True)
def _places(cache: Path, library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGEAPP_CACHE", str(cache))
    monkeypatch.setenv("JUDGEAPP_DATA", str(tmp_path))
    give_key(tmp_path)


def test_statement_shows_every_ruling_that_restates_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ruling", "wtcg-0009"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("source: ") == shown.count("WTCG-0009") > 1
    assert main(["search", "does a flick count as a hit", "--game", "fab"]) == 0
    assert "<flick-damage-is-a-hit-by-the-dagger>" in capsys.readouterr().out


def test_near_names_are_offered(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "blod runs"]) == 2
    assert "did you mean Blood Runs Deep (fab)" in capsys.readouterr().err
    assert main(["ruling", "flick-is-no-atack"]) == 2
    assert "did you mean flick-is-no-attack" in capsys.readouterr().err
    assert main(["card", "zzzzzz", "--game", "wow"]) == 2
    assert "did you mean" not in capsys.readouterr().err


def test_rule_says_its_game(capsys: pytest.CaptureFixture[str]) -> None:
    main(["search", "7.5.5", "--game", "fab"])
    assert "  7.5.5 Hit (fab)" in capsys.readouterr().out


def test_replay_speaks_russian(capsys: pytest.CaptureFixture[str]) -> None:
    proof = next(iter(sorted((resources_root() / "berserk" / "proofs" / "armour").glob("*.scenario"))))
    assert main(["replay", str(proof), "--lang", "ru"]) == 0
    shown = capsys.readouterr().out
    for english in ("the table is set", "DERIVED", "PROVEN", "no ruling was found", "ruling (", "holds:"):
        assert english not in shown
    assert "0. стол разложен" in shown
    assert "верно: " in shown
