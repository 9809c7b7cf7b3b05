"""The log: a refused call has no number and meets nobody's, what waits is tried again, the clock may go back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from judgeapp.desktop.calls.log import CallLog
from judgeapp.desktop.calls.store import CallStore
from judgeapp.desktop.calls.timekeeping import Timekeeper
from judgeapp.desktop.keeping import LATEST
from judgeapp.desktop.settings import SettingsStore
from tests.desktop.full_disk import full_disk


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "calls" / "calls.sqlite"


@pytest.fixture
def log(qtbot: QtBot, file: Path) -> Iterator[CallLog]:
    made = CallLog(CallStore(file))
    yield made
    made.close()


class Told:
    """What a log says of the disk."""

    def __init__(self, log: CallLog) -> None:
        self.failed: list[str] = []
        self.restored = 0
        log.failed.connect(self.failed.append)
        log.restored.connect(self._again)

    def _again(self) -> None:
        self.restored += 1


def tables(file: Path) -> dict[str, str]:
    """What really lies in the file: question by table."""
    base = sqlite3.connect(file)
    rows = dict(base.execute('SELECT "table", question FROM calls WHERE NOT deleted'))
    base.close()
    return rows


def test_a_refused_call_never_overwrites_another_windows(qtbot: QtBot, file: Path, log: CallLog) -> None:
    """It once got a number in memory, updates touched nothing, and then met the call of the other window."""
    told = Told(log)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    mine = log.begin(table="mine")
    assert mine.id < 0
    assert len(told.failed) == 1
    log.edit(mine.id, question="my question")
    log.flush()
    assert told.restored == 0
    assert len(told.failed) == 1
    other.execute("INSERT INTO calls (\"table\", started, question) VALUES ('theirs', 1, 'their question')")
    other.execute("COMMIT")
    other.close()
    qtbot.waitUntil(lambda: told.restored == 1, timeout=5_000)
    assert tables(file) == {"mine": "my question", "theirs": "their question"}
    assert log.current > 0
    log.edit(mine.id, ruling="Yes.")  # by what it was called before
    log.look_elsewhere()
    log.flush()
    assert {call.table: call.ruling for call in log.calls()} == {"mine": "Yes.", "theirs": ""}


def test_a_full_disk(qtbot: QtBot, file: Path, log: CallLog) -> None:
    told = Told(log)
    first = log.begin(table="1", question="old")
    with full_disk():
        second = log.begin(table="2", question="new")
        log.edit(first.id, question="newer")
        log.flush()
        assert second.id < 0
        assert len(told.failed) == 1
        assert {call.table: call.question for call in log.calls()} == {"1": "newer", "2": "new"}
    qtbot.waitUntil(lambda: told.restored == 1, timeout=5_000)
    assert tables(file) == {"1": "newer", "2": "new"}


def test_a_refused_deletion_is_tried_again(qtbot: QtBot, file: Path, log: CallLog) -> None:
    told = Told(log)
    call = log.begin(table="1")
    with full_disk():
        log.delete(call.id)
        assert log.calls() == []
        log._read()
        assert log.calls() == []
    qtbot.waitUntil(lambda: told.restored == 1, timeout=5_000)
    assert tables(file) == {}
    log.restore()
    assert set(tables(file)) == {"1"}


def test_a_call_without_a_number_can_be_taken_out_and_brought_back(qtbot: QtBot, file: Path, log: CallLog) -> None:
    with full_disk():
        call = log.begin(table="1")
        log.delete(call.id)
        log.restore()
        assert [one.table for one in log.calls()] == ["1"]
    log.flush()
    assert set(tables(file)) == {"1"}
    assert log.at_hand is not None
    assert log.at_hand.id > 0


def test_a_file_that_can_not_be_opened_at_first(qtbot: QtBot, tmp_path: Path) -> None:
    place = tmp_path / "user"
    place.write_text("no folder")
    log = CallLog(CallStore(place / "calls.sqlite"))
    told = Told(log)
    assert log.trouble
    log.begin(table="1")
    place.unlink()
    qtbot.waitUntil(lambda: told.restored == 1, timeout=5_000)
    assert set(tables(place / "calls.sqlite")) == {"1"}
    log.close()


def test_letters_are_written_while_somebody_types(qtbot: QtBot, file: Path, log: CallLog) -> None:
    call = log.begin(table="1")
    for count in range(1, 13):
        log.edit(call.id, question="x" * count)
        qtbot.wait(LATEST // 4)
    assert len(tables(file)["1"]) >= 4  # a pause that begins anew with each letter would have left nothing


# --- the clock ------------------------------------------------------------------------------------------------------


def test_a_clock_that_is_set_back_is_told_and_no_call_ends_before_it_began(qtbot: QtBot, file: Path) -> None:
    wall, steady = [10_000.0], [0.0]
    log = CallLog(CallStore(file), now=lambda: wall[0])
    log.time = Timekeeper(lambda: wall[0], lambda: steady[0])
    backs: list[int] = []
    log.set_back.connect(backs.append)
    call = log.begin(table="1")
    wall[0] += 60
    steady[0] += 60
    log._tick()
    assert backs == []
    wall[0] -= 3600 - 240
    steady[0] += 240
    log._tick()
    log._tick()
    assert backs == [3600]
    log.stop(call.id)
    done = log.call(call.id)
    assert done is not None
    assert done.ended == 10_300
    assert done.extension == 5
    log.close()


def test_a_call_of_the_future_ends_when_it_began(qtbot: QtBot, file: Path) -> None:
    store = CallStore(file)
    from judgeapp.desktop.calls.call import Call

    kept = store.keep(Call(table="1", started=2_000))
    store.close()
    log = CallLog(CallStore(file), now=lambda: 1_000.0)
    log.stop(kept.id)
    done = log.call(kept.id)
    assert done is not None
    assert done.ended == done.started == 2_000
    log.close()


@pytest.mark.parametrize(("values", "times"), [({"started": 300}, (200, 200)), ({"ended": 50}, (100, 100))])
def test_no_edit_makes_a_call_end_before_it_began(
    qtbot: QtBot, log: CallLog, values: dict[str, int], times: tuple[int, int]
) -> None:
    call = log.begin(table="1", **{})
    log.edit(call.id, started=100)
    log.edit(call.id, ended=200)
    log.edit(call.id, **values)
    done = log.call(call.id)
    assert done is not None
    assert (done.started, done.ended) == times


# --- settings -------------------------------------------------------------------------------------------------------


def test_settings_that_can_not_be_written_are_told_and_written_later(qtbot: QtBot, tmp_path: Path) -> None:
    store = SettingsStore(tmp_path / "settings.json")
    failed: list[str] = []
    again: list[str] = []
    store.upkeep.failed.connect(failed.append)
    store.upkeep.restored.connect(lambda: again.append("again"))
    with full_disk():
        store.set(theme="dark")
        store.set(font_scale=1.5)
        assert len(failed) == 1
        assert not again
    qtbot.waitUntil(lambda: bool(again), timeout=5_000)
    read = SettingsStore(tmp_path / "settings.json").value
    assert (read.theme, read.font_scale) == ("dark", 1.5)
