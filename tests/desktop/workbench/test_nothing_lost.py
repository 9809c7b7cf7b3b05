"""The journal: what can't be written is told and written later, what is torn is cut, what others left is offered."""

from __future__ import annotations

import json
import os
import socket
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from judgeapp.desktop.keeping import LATEST
from judgeapp.desktop.notices import Level
from judgeapp.desktop.workbench import Workbench
from judgeapp.desktop.workbench.drafting import parting
from judgeapp.desktop.workbench.journal import Journal, read_file
from judgeapp.scenario.notation import show
from tests.desktop.full_disk import full_disk
from tests.desktop.workbench.conftest import PLAY, Maker, wait_played


def journal_of(workbench: Workbench, number: int = 1) -> Path:
    return workbench.services.places.user / "workbench" / f"bench-{number}.jsonl"


def abandon(workbench: Workbench) -> None:
    """The program is killed: its lock is gone, and nothing more is written."""
    journal = workbench.bench.journal
    assert journal._hold is not None
    journal._hold.release()
    journal._hold = journal._file = None
    workbench._closed = True
    workbench.bench.journal.upkeep.end()


def told(workbench: Workbench) -> list[tuple[str, Level]]:
    said: list[tuple[str, Level]] = []
    workbench.services.notices.said.connect(lambda text, level: said.append((text, level)))
    return said


# --- what is typed --------------------------------------------------------------------------------------------------


@given(st.text(max_size=40), st.text(max_size=40))
def test_what_has_changed_of_a_text(old: str, new: str) -> None:
    assert parting(old, new).put_into(old) == new


@given(st.text("ab", max_size=12), st.text("ab", max_size=12))
def test_only_what_has_changed_is_kept(old: str, new: str) -> None:
    changed = parting(old, new)
    assert changed.put_into(old) == new
    assert len(changed.text) + changed.end - changed.start <= len(old) + len(new)


@pytest.mark.parametrize("place", ["text", "cards"])
def test_who_types_without_a_pause_is_kept_up_with(qtbot: QtBot, make: Maker, place: str) -> None:
    first = make()
    first.open_scenario(PLAY)
    wait_played(qtbot, first)
    panel = first.text if place == "text" else first.cards
    panel.edit.moveCursor(QTextCursor.MoveOperation.End)
    asked = []
    for _ in range(12):
        QTest.keyClick(panel.edit, Qt.Key.Key_X)
        asked.append(panel._keeping._timer.isActive())
        qtbot.wait(LATEST // 4)
    assert asked[0]
    left, sound = read_file(journal_of(first))
    assert sound
    assert left is not None
    kept = left.drafts[place].count("x") - PLAY.count("x") * (place == "text")
    assert kept >= 12 - 8  # in a quiet machine 4 letters fall into the time; none before the first pause once did
    typed = panel.edit.toPlainText()
    first.recovering.keep()
    abandon(first)
    second = make()
    assert (second.text if place == "text" else second.cards).edit.toPlainText().rstrip().endswith("x" * 12)
    assert typed.rstrip().endswith("x" * 12)


def test_a_text_that_is_no_scenario_is_not_lost(qtbot: QtBot, make: Maker) -> None:
    """Not even where nothing else is worked on: neither by a kill nor by closing."""
    for end in (abandon, Workbench.shutdown):
        first = make()
        first.text.edit.setPlainText("this is <no> scenario")
        first.text.read()
        end(first)
        second = make()
        assert second.text.edit.toPlainText() == "this is <no> scenario"
        assert second.note.isHidden() is (end is not abandon)
        second.text.edit.setPlainText("")
        second.text.let_go()
        second.shutdown()


def test_title_and_turn_are_kept_while_they_are_typed(qtbot: QtBot, make: Maker) -> None:
    first = make()
    first.open_scenario(PLAY)
    wait_played(qtbot, first)
    first.header.title.clear()
    QTest.keyClicks(first.header.title, "Anoth")
    QTest.keyClicks(first.table.turn, "turn of Bo")
    abandon(first)
    second = make()
    wait_played(qtbot, second)
    assert second.bench.scenario.title == "Anoth"
    assert "turn of Bo" in show(second.bench.scenario)


def test_half_letters_are_kept_too(qtbot: QtBot, make: Maker) -> None:
    first = make()
    first.bench.draft("text", "a \ud83d b")
    abandon(first)
    left, sound = read_file(journal_of(first))
    assert sound
    assert left is not None
    assert left.drafts["text"] == "a \ud83d b"


# --- what was cut ---------------------------------------------------------------------------------------------------


def test_a_torn_last_line_is_cut_and_not_extended(qtbot: QtBot, make: Maker) -> None:
    first = make()
    first.open_scenario(PLAY)
    wait_played(qtbot, first)
    first.doing.title("Bears")
    abandon(first)
    file = journal_of(first)
    whole = file.read_bytes()
    file.write_bytes(whole + b'{"kind": "push", "label": "x", "te')
    second = make()
    wait_played(qtbot, second)
    assert "cut short" in second.note.text()
    assert file.read_bytes().startswith(whole)
    second.doing.title("More bears")
    abandon(second)
    assert [json.loads(line)["kind"] for line in file.read_bytes().splitlines()]
    third = make()
    assert third.bench.scenario.title == "More bears"
    assert "damaged" not in third.note.text()
    assert not list(file.parent.glob("*damaged*"))


def test_a_last_line_that_lacks_only_its_end_is_kept(qtbot: QtBot, make: Maker) -> None:
    first = make()
    first.open_scenario(PLAY)
    first.doing.title("Bears")
    abandon(first)
    file = journal_of(first)
    file.write_bytes(file.read_bytes()[:-1])
    second = make()
    assert second.bench.scenario.title == "Bears"
    second.doing.title("More bears")
    abandon(second)
    assert make().bench.scenario.title == "More bears"


def test_the_note_says_what_it_knows(qtbot: QtBot, make: Maker) -> None:
    first = make()
    first.open_scenario(PLAY)
    abandon(first)
    os.utime(journal_of(first), (1_000_000_000, 1_000_000_000))
    text = make().note.text()
    assert ":46:40" in text  # when it was written last, in whatever zone
    assert "0.3 seconds" in text
    assert "Everything is as it was" not in text


# --- what the disk refuses --------------------------------------------------------------------------------------------


def test_a_full_disk_is_told_at_once_and_again_when_it_works(qtbot: QtBot, make: Maker) -> None:
    first = make()
    first.open_scenario(PLAY)
    wait_played(qtbot, first)
    said = told(first)
    with full_disk():
        first.doing.title("Bears")
        assert [level for _, level in said] == [Level.BAD]
        assert "File too large" in said[0][0]
        first.table.enter("Bo: field Bear as Third")
        first.bench.draft("play", "Ann pl")
        first.bench.undo()
        assert len(said) == 1
    qtbot.waitUntil(lambda: len(said) == 2, timeout=5_000)
    assert said[1][1] is Level.GOOD
    first.doing.title("More bears")
    abandon(first)
    second = make()
    assert second.bench.scenario.title == "More bears"
    assert second.bench.drafts["play"] == "Ann pl"
    second.bench.undo()
    assert second.bench.scenario.title == "A bear meets a bolt"


def test_half_a_line_that_fitted_is_not_extended(qtbot: QtBot, make: Maker) -> None:
    first = make()
    first.open_scenario(PLAY)
    with full_disk(journal_of(first).stat().st_size + 20):
        first.doing.title("Bears")
    first.bench.journal._try_again()
    first.doing.title("More bears")
    abandon(first)
    left, sound = read_file(journal_of(first))
    assert sound
    assert left is not None
    assert not left.cut
    assert left.history.now.scenario.title == "More bears"


def test_a_folder_that_can_not_be_made_is_told_and_tried_again(tmp_path: Path) -> None:
    place = tmp_path / "user"
    place.write_text("no folder")
    journal = Journal(place / "workbench")
    failed: list[str] = []
    journal.upkeep.failed.connect(failed.append)
    assert journal.open() is None
    assert len(failed) == 1
    place.unlink()
    journal._try_again()
    assert not journal.upkeep.trouble
    assert journal._file is not None
    journal.close(True)


def test_a_journal_is_not_written_through_a_link(qtbot: QtBot, make: Maker, tmp_path: Path) -> None:
    folder = tmp_path / "user" / "workbench"
    folder.mkdir(parents=True)
    dear = tmp_path / "dear"
    dear.write_text("dear")
    for name in ("bench-1.jsonl", "bench-1.held"):
        (folder / name).symlink_to(dear)
    first = make()
    first.open_scenario(PLAY)
    first.doing.title("Bears")
    assert dear.read_text() == "dear"
    assert first.bench.journal._file is not None or first.bench.journal.upkeep.trouble


# --- what others left -------------------------------------------------------------------------------------------------


def test_a_renamed_computer_hides_nothing(qtbot: QtBot, make: Maker) -> None:
    """A lock that names a computer is anybody's: the one under the old name held it for ever."""
    first = make()
    first.open_scenario(PLAY)
    abandon(first)
    lock = journal_of(first).with_suffix(".lock")
    lock.write_text(f"{os.getpid()}\njudgeapp\nnot-{socket.gethostname()}\n\n\n")
    second = make()
    assert second.bench.scenario.title == "A bear meets a bolt"
    assert second.bench.journal._file == journal_of(first)


def test_the_finished_work_of_another_window_is_offered(qtbot: QtBot, make: Maker) -> None:
    first, second = make(), make()
    first.open_scenario(PLAY)
    second.open_scenario(PLAY.replace("A bear meets a bolt", "The other <b>window</b>"))
    second.doing.title("The other <b>window</b>, later")
    wait_played(qtbot, second)
    second.shutdown()
    first.shutdown()
    third = make()
    assert third.bench.scenario.title == "A bear meets a bolt"
    assert not third.note.isHidden()
    assert "The other &lt;b&gt;window&lt;/b&gt;, later" in third.note.text()
    third.note.linkActivated.emit("open:adopt%3A2")
    assert third.bench.scenario.title == "The other <b>window</b>, later"
    assert third.note.isHidden()
    assert not journal_of(first, 2).exists()
    abandon(third)
    fourth = make()
    assert fourth.bench.scenario.title == "The other <b>window</b>, later"
    for _ in range(3):
        fourth.bench.undo()
    assert fourth.bench.scenario.title == "A bear meets a bolt"


def test_work_of_a_window_that_is_open_is_not_offered(make: Maker) -> None:
    first, second = make(), make()
    first.open_scenario(PLAY)
    assert second.note.isHidden()
    assert second.bench.journal.others() == []


def test_another_windows_work_is_taken_where_there_is_none_of_ones_own(make: Maker) -> None:
    first, second = make(), make()
    second.open_scenario(PLAY)
    first.shutdown()
    second.shutdown()
    assert make().bench.scenario.title == "A bear meets a bolt"
