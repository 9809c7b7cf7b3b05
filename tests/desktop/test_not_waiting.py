"""Long work leaves the window alone: while it is held up, what is typed still arrives. Nothing is timed here; how long
the window is late at worst is what `.ci/bench` reports."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from judgeapp.desktop.mainwindow import MainWindow
from judgeapp.desktop.reading import printing
from tests.desktop.typing_keys import type_text


def never_ready(tell: Any, *_: object) -> None:
    """Stands in for making the library ready, in the child: it begins, and does not end."""
    tell("reading", 0, 0)
    threading.Event().wait()


def test_the_window_lives_while_the_library_is_made_ready(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("judgeapp.desktop.loading.prepare", never_ready)
    loading = window.services.load()
    window.follow(loading)
    with qtbot.waitSignal(loading.progress):
        type_text("kiss")
    type_text(" of death")
    assert window.search.box.text() == "kiss of death"
    assert loading.running
    with qtbot.waitSignal(window.services.asking.answered):
        window.search.search("mark")
    loading.cancel()
    assert not loading.running


def test_the_window_lives_while_a_page_is_written(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on, threads = threading.Event(), threading.Event(), []

    def held_up(file: Path, page: Any) -> None:
        threads.append(threading.current_thread())
        begun.set()
        go_on.wait()
        printing.write_pdf(file, page)

    monkeypatch.setattr("judgeapp.desktop.taking_away.write_pdf", held_up)
    window.open("flick-is-no-attack")
    window.search.focus_box()
    window.taking.write_pdf(tmp_path / "page.pdf")
    qtbot.waitUntil(begun.is_set)
    type_text("mark")
    assert window.search.box.text() == "mark"
    assert not (tmp_path / "page.pdf").exists()
    with qtbot.waitSignal(window.services.notices.said):
        go_on.set()
    assert threads != [threading.main_thread()]
    assert (tmp_path / "page.pdf").read_bytes().startswith(b"%PDF")
