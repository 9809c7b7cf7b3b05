"""Keeping calls: nothing is lost to a killed program, a damaged file is set aside, the line that is typed is read."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgeapp.desktop.calls.call import Call, clock, matches, read_quick
from judgeapp.desktop.calls.moments import at_time, time_at
from judgeapp.desktop.calls.store import CallStore, StoreError

CALL = Call(
    table="12",
    round="3",
    started=1_000_000,
    players="Аня, Bo",
    question="Снимается ли «броня»?",
    ruling="No\nbecause",
    citations=("flick-is-no-attack", "rule:fab:7.5.5"),
    scenario="game fab\n",
    game="fab",
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "user" / "calls" / "calls.sqlite"


def test_call_comes_back_as_it_was(file: Path) -> None:
    store = CallStore(file)
    kept = store.keep(CALL)
    store.keep(replace(kept, ended=1_000_300, extension=5))
    store.close()
    again = CallStore(file)
    assert again.problem == ""
    assert again.all() == [replace(CALL, id=kept.id, ended=1_000_300, extension=5)]
    again.close()


def test_call_that_is_taken_out_can_be_had_back(file: Path) -> None:
    store = CallStore(file)
    kept = store.keep(CALL)
    store.delete(kept.id)
    assert store.all() == []
    store.delete(kept.id, False)
    assert store.all() == [kept]
    store.close()


def test_other_window_is_noticed(file: Path) -> None:
    one, other = CallStore(file), CallStore(file)
    one.all()
    assert not one.changed_elsewhere()
    other.keep(CALL)
    assert one.changed_elsewhere()
    assert not one.changed_elsewhere()
    one.close()
    other.close()


KILLED = """
import os, signal, sys
from pathlib import Path
from dataclasses import replace
from judgeapp.desktop.calls.call import Call
from judgeapp.desktop.calls.store import CallStore
store = CallStore(Path(sys.argv[1]))
for number in range(40):
    call = store.keep(Call(table=str(number), started=number))
    store.keep(replace(call, question="asked"))
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_nothing_is_lost_to_kill_9(file: Path) -> None:
    done = subprocess.run([sys.executable, "-c", KILLED, str(file)], check=False)
    assert done.returncode == -signal.SIGKILL
    store = CallStore(file)
    assert store.problem == ""
    assert [call.table for call in store.all()] == [str(number) for number in reversed(range(40))]
    assert all(call.question == "asked" for call in store.all())
    store.close()


def _filled(file: Path, count: int) -> None:
    store = CallStore(file)
    for number in range(count):
        store.keep(replace(CALL, table=str(number), question="q" * 300))
    store.close()


def test_damaged_file_is_set_aside_and_what_can_be_read_is_kept(file: Path) -> None:
    _filled(file, 200)
    broken = bytearray(file.read_bytes())
    middle = len(broken) // 2 // 4096 * 4096
    broken[middle : middle + 4096] = bytes(4096)
    file.write_bytes(broken)
    store = CallStore(file)
    assert store.problem
    assert store.aside == file.with_name("calls.damaged-1.sqlite")
    assert store.aside.read_bytes() == bytes(broken)
    assert 20 < len(store.all()) < 200
    store.keep(CALL)
    store.close()
    assert CallStore(file).problem == ""


@pytest.mark.parametrize("rubbish", [b"rubbish" * 1000, b"SQLite format 3\0" + b"\xff" * 5000])
def test_what_is_no_database_is_set_aside(file: Path, rubbish: bytes) -> None:
    file.parent.mkdir(parents=True)
    file.write_bytes(rubbish)
    store = CallStore(file)
    assert store.aside is not None
    assert store.aside.read_bytes() == rubbish
    store.keep(CALL)
    assert len(store.all()) == 1
    store.close()


def test_database_of_something_else_is_set_aside(file: Path) -> None:
    file.parent.mkdir(parents=True)
    base = sqlite3.connect(file)
    base.execute("CREATE TABLE calls (id INTEGER PRIMARY KEY, number TEXT)")
    base.commit()
    base.close()
    store = CallStore(file)
    assert "no such columns" in store.problem
    assert store.aside is not None
    store.keep(CALL)
    store.close()


def test_a_place_where_nothing_can_be_written_is_tried_again(tmp_path: Path) -> None:
    (tmp_path / "user").write_text("", encoding="utf-8")
    store = CallStore(tmp_path / "user" / "calls.sqlite")
    assert store.problem
    assert store.aside is None
    with pytest.raises(StoreError):
        store.keep(CALL)
    with pytest.raises(StoreError):
        store.all()
    (tmp_path / "user").unlink()
    kept = store.keep(CALL)
    assert store.all() == [kept]
    store.close()


def test_a_call_that_is_not_in_the_file_never_takes_anothers_place(file: Path) -> None:
    one, other = CallStore(file), CallStore(file)
    theirs = other.keep(replace(CALL, table="theirs"))
    assert one.keep(replace(CALL, table="new")).id != theirs.id
    gone = one.keep(replace(CALL, id=77, table="gone"))
    assert gone.id != 77
    assert {call.table for call in other.all()} == {"theirs", "new", "gone"}
    one.close()
    other.close()


def test_half_letters_are_kept_as_well_as_can_be(file: Path) -> None:
    store = CallStore(file)
    store.keep(replace(CALL, question="a \ud83d b"))
    assert store.all()[0].question == "a ? b"
    store.close()


def test_a_log_is_not_written_through_a_link(file: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere.sqlite"
    first = CallStore(elsewhere)
    first.keep(CALL)
    first.close()
    before = elsewhere.read_bytes()
    file.parent.mkdir(parents=True)
    file.symlink_to(elsewhere)
    store = CallStore(file)
    assert "link" in store.problem
    store.keep(replace(CALL, table="13"))
    assert [call.table for call in store.all()] == ["13", "12"]
    assert not file.is_symlink()
    store.close()
    assert elsewhere.read_bytes() == before


def test_write_that_another_window_hinders_is_told_at_once(file: Path) -> None:
    store = CallStore(file)
    kept = store.keep(CALL)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="locked"):
        store.keep(replace(kept, question="?"))
    other.execute("ROLLBACK")
    other.close()
    store.keep(replace(kept, question="?"))
    assert store.all()[0].question == "?"
    store.close()


@pytest.mark.parametrize(
    ("line", "found"),
    [
        (
            "12 r3 Ann, Bo: does it hit?",
            {"table": "12", "round": "3", "players": "Ann, Bo", "question": "does it hit?"},
        ),
        ("r3 t12 does it hit?", {"round": "3", "table": "12", "question": "does it hit?"}),
        (
            "стол 7 тур 2 Аня и Боря: Броня?",
            {"table": "7", "round": "2", "players": "Аня и Боря", "question": "Броня?"},
        ),
        ("12: broken armour", {"table": "12", "question": "broken armour"}),
        ("7.5.2 applies to this?", {"question": "7.5.2 applies to this?"}),
        ("2 unknown", {"table": "2", "question": "unknown"}),
        ("Ann: what now", {"players": "Ann", "question": "what now"}),
        ("what does 7.5.2 say", {"question": "what does 7.5.2 say"}),
        ("12", {"table": "12"}),
        ("", {}),
    ],
)
def test_quick_line(line: str, found: dict[str, str]) -> None:
    assert read_quick(line) == found


@given(st.text(max_size=80))
def test_quick_line_loses_no_letters(line: str) -> None:
    kept = "".join(read_quick(line).values())
    letters = [c for c in line if c.isalpha()]
    known = set("tableroundстолраундтурtrс р т".casefold())
    assert sum(c.isalpha() for c in kept) >= len([c for c in letters if c.casefold() not in known])


def test_clock_and_extension() -> None:
    assert [clock(s) for s in (0, 65, 3725)] == ["0:00", "1:05", "1:02:05"]
    call = Call(started=100)
    assert call.extra(100) == 0
    assert call.extra(101) == 1
    assert call.extra(400) == 5
    assert replace(call, extension=2).extra(400) == 2
    assert replace(call, ended=220).seconds(9999) == 120
    assert Call(started=500).seconds(100) == 0


def test_filter() -> None:
    assert matches(CALL, "броня ann bo") is False
    assert matches(CALL, "БРОНЯ bo")
    assert matches(CALL, "table:12 round:3 open flick")
    assert not matches(CALL, "table:1")
    assert not matches(replace(CALL, ended=1), "open")
    assert matches(CALL, "")


def test_time_of_day_may_lie_before_midnight() -> None:
    os.environ.setdefault("TZ", "UTC")
    now = 1_000_000
    hour, minute = time_at(now)
    assert at_time(now, hour, minute, now) == now - now % 60
    assert at_time(now, (hour + 1) % 24, minute, now) < now
