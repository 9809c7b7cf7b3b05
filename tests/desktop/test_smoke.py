"""The command that tries the program, and which words of the command line are for the window."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from judgeapp.cli import is_for_the_window, main
from judgeapp.desktop.mainwindow import MainWindow
from judgeapp.desktop.smoke import Smoke, Trial


def test_program_tries_itself(tmp_path: Path) -> None:
    env = {**os.environ, "HOME": str(tmp_path)}
    env.pop("JUDGEAPP_CACHE", None)
    done = subprocess.run(
        [sys.executable, "-m", "judgeapp.cli", "--smoke"],
        capture_output=True,
        text=True,
        env=env,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "a proof replays" in done.stdout
    assert "all held" in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_what_does_not_hold_is_named(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("judgeapp.desktop.smoke.PATIENCE", 0.05)
    smoke = Smoke(window, window.services)
    smoke._trials = [Trial("nothing happens", lambda: None, lambda: False)]
    ended: list[int] = []
    monkeypatch.setattr("judgeapp.desktop.smoke.QCoreApplication.exit", ended.append)
    smoke.begin()
    qtbot.waitUntil(lambda: ended == [1])
    assert "nothing happens" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "window"),
    [
        ([], True),
        (["--smoke"], True),
        (["--data", "folder"], True),
        (["a.scenario"], True),
        (["nowhere.txt"], False),
        (["search", "flick"], False),
        (["-h"], False),
        (["--help"], False),
    ],
)
def test_what_is_for_the_window(given: list[str], window: bool) -> None:
    assert is_for_the_window(given) is window


def test_word_that_is_no_command_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["serach", "flick"])
    assert ended.value.code == 2
    assert "serach" in capsys.readouterr().err
