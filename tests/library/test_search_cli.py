"""`judgeapp search` as it is called."""

from __future__ import annotations

import argparse
import io
import json
from pathlib import Path

import pytest

from judgeapp import search_cli
from judgeapp.library import Library
from tests.keys import give_key


def call(*words: str) -> int:
    parser = argparse.ArgumentParser()
    search_cli.add_arguments(parser)
    return search_cli.run(parser.parse_args(words))


@pytest.fixture(autouse=True)
def _places(cache: Path, library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGEAPP_CACHE", str(cache))
    monkeypatch.setenv("JUDGEAPP_DATA", str(tmp_path))
    give_key(tmp_path)


def test_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("does", "a", "flick", "count", "as", "a", "hit", "--game", "fab") == search_cli.FOUND
    shown = capsys.readouterr().out
    assert "Rulings" in shown
    assert "HNT-0038" in shown


def test_nothing_certain(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("zebra", "xylophone", "--game", "fab") == search_cli.NOT_FOUND
    assert "no ruling here has 'zebra'" in capsys.readouterr().out


def test_for_machines(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("7.5.2", "--game", "fab", "--json") == search_cli.FOUND
    told = json.loads(capsys.readouterr().out)
    assert told["kind"] == "number"
    assert told["rules"][0]["number"] == "7.5.2"


def test_batches(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ['{"query": "hsdjr", "game": "berserk"}', "", "not json", '{"game": "fab"}', '{"query": "mark"}']
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))
    assert call("--batch") == search_cli.FAILED
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(answers) == 4
    assert answers[0]["hits"][0]["cites"] == ["BRSK-0010"]
    assert "error" in answers[1]
    assert "error" in answers[2]
    assert answers[3]["hits"]


def test_what_cannot_be_done_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert call() == search_cli.FAILED
    assert "nothing to search for" in capsys.readouterr().err
    (tmp_path / "fab").mkdir()
    (tmp_path / "fab/glossary.toml").write_text("[[term]]\n")
    assert call("mark", "--resources", str(tmp_path), "--data", str(tmp_path / "none")) == search_cli.FAILED
    assert "lacks 'term'" in capsys.readouterr().err
