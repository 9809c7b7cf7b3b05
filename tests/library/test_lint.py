"""`judgeapp lint` reads what only scenarios and rulings hold, and names it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from judgeapp import linting_cli
from judgeapp.cli import main
from judgeapp.library.places import resources_root

PROOF = """scenario A card that says what nobody understands
game wow
cards
  card Gibberish
    types Ally   cost 1   ATK 1   health 1
    frobnicate the opponent twice
players
  Ann: party Gibberish
  Bo: hand 1 unknown
turn of Ann, action phase
expect
  Gibberish is in Ann's play
"""


@pytest.fixture
def resources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The shipped files, to be spoilt."""
    own = tmp_path / "resources"
    shutil.copytree(resources_root(), own)
    monkeypatch.setattr(linting_cli, "resources_root", lambda: own)
    return own


def told(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    """What is found in World of Warcraft."""
    assert main(["lint", "--game", "wow", "--json"]) == 1
    found: list[dict[str, object]] = json.loads(capsys.readouterr().out)
    return found


def test_a_card_written_in_a_scenario_is_read(resources: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (resources / "wow" / "proofs" / "gibberish.scenario").write_text(PROOF, encoding="utf-8")
    (row,) = told(capsys)
    assert (row["file"], row["line"], row["card"]) == ("wow/proofs/gibberish.scenario", 6, "Gibberish")
    assert "frobnicate" in str(row["problem"])


def test_a_case_that_is_not_understood_is_named(resources: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = resources / "wow" / "rulings" / "damage.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(
        text.replace("a character would be dealt damage", "a character would be tickled", 1), encoding="utf-8"
    )
    (row,) = told(capsys)
    assert row["card"] == "resistance-prevents-all-damage-of-its-type"
    assert "tickled" in str(row["problem"])


def test_a_faulty_file_of_the_library_is_told_with_its_place(
    resources: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = resources / "wow" / "rulings" / "damage.toml"
    file.write_text(file.read_text(encoding="utf-8").replace('verdict = "', 'verdict = "un', 1), encoding="utf-8")
    (row,) = told(capsys)
    assert str(row["file"]).endswith("damage.toml")
    assert "verdict" in str(row["problem"])
