"""Hostile text everywhere: it is shown as it is, nothing guesses that it is HTML, nothing is fetched.

The text is the one that once filled the memory: a picture whose file has no end (here one that can be seen to be read).
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtGui import Qt as Guessing
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from judgeapp.desktop.actions import UserError
from judgeapp.desktop.calls.panel import CallPanel
from judgeapp.desktop.errors import CrashDialog
from judgeapp.desktop.importing.asking import ImportDialog
from judgeapp.desktop.mainwindow import MainWindow
from judgeapp.desktop.notices import Level
from judgeapp.desktop.plain import tip
from judgeapp.desktop.rich import NOTHING, Rich, fill, join, plain, sheet
from judgeapp.desktop.workbench.entry import Saying
from judgeapp.desktop.workbench.journal import Left
from judgeapp.library.importing.report import ImportReport
from judgeapp.library.models import Document
from tests.desktop.walking import guesses, shown_texts
from tests.desktop.workbench.conftest import PLAY, Maker, make, player, toy, wait_played

__all__ = ["make", "player", "toy"]


@pytest.fixture
def trap(tmp_path: Path) -> Path:
    """A pipe: whoever opens it to read is noticed, and never comes to an end."""
    pipe = tmp_path / "endless"
    os.mkfifo(pipe)
    return pipe


@pytest.fixture
def evil(trap: Path) -> Iterator[str]:
    """A picture that names the trap. The test fails if anybody opens it."""
    opened: list[str] = []

    def watch() -> None:
        with trap.open("wb"):
            opened.append("opened")

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    yield f'<img src="{trap}">'
    was_opened = bool(opened)
    with os.fdopen(os.open(trap, os.O_RDONLY | os.O_NONBLOCK)):
        watcher.join(2)
    assert not was_opened, "a text was taken for a picture, and its file was opened"


HOSTILE = [
    '<img src="/dev/zero">', '<IMG SRC="/dev/zero">', "a<b>bold</b>", "  <p>x", "<!DOCTYPE html>",
    "<?xml version='1'?><b>", "&lt;b>", "<!-- -->", "<\u2060b>", "<a href='x'>y</a>", "\n\n<h1>x</h1>", "< b>",
    "<b\n>", "x &lt; y <b>",
]  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE)
def test_a_tool_tip_is_what_it_says(text: str) -> None:
    shown = tip(text)
    assert not Guessing.mightBeRichText(shown)
    assert shown.replace("\u2060", "") == text.replace("\u2060", "")
    assert tip(shown) == shown


@pytest.mark.parametrize("text", ["", "Bear attacks Bo", "3 < 4 > 2", "a & b", "“<”"])
def test_a_harmless_tool_tip_is_left_alone(text: str) -> None:
    assert tip(text) == text


@pytest.mark.parametrize("text", HOSTILE)
def test_the_builder_escapes_all_it_is_given(text: str) -> None:
    made = fill("<p>{}{said}</p>", text, said=text) + text + join([text, plain(text)], text) + fill("<b>{}</b>", 3)
    assert isinstance(made, Rich)
    assert isinstance(text + made, Rich)
    document = QTextDocument()
    document.setHtml(text + made)
    shown = " ".join(document.toPlainText().split())
    assert shown.count(" ".join(text.split()).strip()) >= 6
    assert fill("{}", NOTHING) == ""


def test_a_style_sheet_has_no_tags() -> None:
    with pytest.raises(ValueError, match="no tags"):
        sheet("p { color: red } </style><script>")


def test_a_scenario_of_hostile_text(qtbot: QtBot, make: Maker, evil: str) -> None:
    """Names of players and cards, steps, notes, the title; in the timeline, on the table, in what is said."""
    workbench = make()
    text = PLAY.replace("A bear meets a bolt", evil).replace("Cub", "cub").replace("Ann", "Ann" + evil.replace(" ", ""))
    workbench.open_scenario(text)
    wait_played(qtbot, workbench)
    for step in range(6):
        workbench.bench.go(step)
        workbench.play.show_now()
        QApplication.processEvents()
        assert not guesses()
    assert evil in workbench.header.title.text()
    workbench.show_comparing(0, 1)
    workbench.comparing.finish()
    QApplication.processEvents()
    assert not guesses()


def test_lines_that_are_no_lines(qtbot: QtBot, make: Maker, evil: str) -> None:
    """A step, a card on the table, a card written on the spot: each is refused with its words shown as they are."""
    workbench = make()
    workbench.open_scenario(PLAY.replace("  all pass\n  all pass", f"  {evil}\n  all pass"))
    wait_played(qtbot, workbench)
    workbench.play.line.setText(evil)
    workbench.play.line.returnPressed.emit()
    workbench.play.offering.finish()
    assert evil in shown_texts()
    assert not guesses()
    workbench.open_scenario(PLAY.replace("hand Bolt, Growth", f"hand Bolt, {evil}"))
    wait_played(qtbot, workbench)
    QApplication.processEvents()
    assert not guesses()
    workbench.open_scenario(PLAY.replace("players", f"card {evil}\n  types {evil}\n  {evil}\nplayers"))
    wait_played(qtbot, workbench)
    QApplication.processEvents()
    assert evil in shown_texts()
    assert not guesses()
    workbench.open_scenario(f"{evil}\n{PLAY}")
    QApplication.processEvents()
    assert not guesses()


def test_suggestions(qtbot: QtBot, make: Maker, evil: str) -> None:
    workbench = make()
    workbench.open_scenario(PLAY)
    wait_played(qtbot, workbench)
    quick = workbench.table.quick
    quick.setFocus()
    quick.setText(f"Ann: hand {evil}")
    quick.textEdited.emit(quick.text())
    quick.returnPressed.emit()
    QApplication.processEvents()
    assert not guesses()


def test_the_note_after_a_crash(qtbot: QtBot, make: Maker, evil: str, tmp_path: Path) -> None:
    workbench = make()
    workbench.note.tell(Left(workbench.bench.history, damaged=tmp_path / evil.replace("/", "∕")))
    assert "<img" not in workbench.note.text()
    assert "&lt;img" in workbench.note.text()
    assert not guesses()


def test_the_status_line_jobs_and_the_crash_dialog(qtbot: QtBot, window: MainWindow, evil: str) -> None:
    window.services.notices.say(evil, Level.BAD)
    assert window.status.text == evil
    job = window.services.notices.begin(evil, None)
    job.at(evil, 1, 2)
    dialog = CrashDialog(evil, Path(evil), window)
    dialog.show()
    assert shown_texts().count(evil) >= 4
    assert not guesses()
    job.end()
    dialog.close()


def test_importing(qtbot: QtBot, window: MainWindow, evil: str) -> None:
    document = Document(code="EVIL", title=evil, game="fab")
    dialog = ImportDialog(Path(evil), [document], window)
    dialog.show()
    assert evil.rsplit("/", 1)[-1] in shown_texts()
    assert not guesses()
    dialog.close()
    window.importing.report = ImportReport("imported", evil, title=evil, game="fab", file=Path(evil))
    window.importing._tell()
    QApplication.processEvents()
    assert evil in window.reader.view.toPlainText()
    assert not guesses()


def test_calls_and_their_citations(qtbot: QtBot, window: MainWindow, evil: str) -> None:
    desk = window.calls
    desk.show_panel()
    panel = desk.panel
    assert isinstance(panel, CallPanel)
    call = desk.log.begin(game="fab", table=evil, players=evil, question=evil, ruling=evil)
    desk.log.edit(call.id, citations=(evil, f"rule:fab:{evil}", f"card:fab:{evil}"), scenario=evil)
    QApplication.processEvents()
    assert evil in shown_texts()
    assert not guesses()
    desk.show_log(False)


@pytest.mark.parametrize("kind", ["card:fab:{}", "rule:fab:{}", "page:nothing-found", "search:{}"])
def test_pages_of_things_that_are_none(qtbot: QtBot, window: MainWindow, evil: str, kind: str) -> None:
    with suppress(UserError):
        window.open(kind.format(evil))
    window.search.search(evil)
    QApplication.processEvents()
    assert not guesses()


def test_what_is_said_of_a_line(qtbot: QtBot, evil: str) -> None:
    saying = Saying()
    qtbot.addWidget(saying)
    taken: list[str] = []
    saying.nearest_taken.connect(taken.append)
    saying.say(evil, "bad", "duel", [evil], evil, True, evil)
    saying.show()
    assert "<img" not in saying.text
    assert "&lt;img" in saying.text
    assert not guesses()
    saying._nearest.click()
    assert taken == [evil]
