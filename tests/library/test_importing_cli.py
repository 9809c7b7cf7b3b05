"""`judgeapp import` as it is called."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from judgeapp import importing_cli


def call(*words: str) -> int:
    parser = argparse.ArgumentParser()
    importing_cli.add_arguments(parser)
    return importing_cli.run(parser.parse_args(words))


def test_from_import_to_removal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "pond.txt"
    file.write_text("1.1 Frogs leap.\n1.2 Herons strike.\n1.3 Pads float.\n")
    data = ("--data", str(tmp_path))
    assert call(str(file), "--as", "pond", "--game", "fab", *data) == importing_cli.DONE
    assert "POND: imported, 3 rules" in capsys.readouterr().out
    assert call("--list", *data) == importing_cli.DONE
    assert "POND" in capsys.readouterr().out
    assert call("--remove", "POND", *data) == importing_cli.DONE
    assert call("--remove", "POND", *data) == importing_cli.REFUSED


def test_refusals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = ("--data", str(tmp_path))
    assert call(*data) == importing_cli.FAILED
    assert call(str(tmp_path / "none.txt"), "--as", "HNT", *data) == importing_cli.REFUSED
    assert "is no file" in capsys.readouterr().out
