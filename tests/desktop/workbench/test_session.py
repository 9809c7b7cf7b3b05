"""The session: nothing entered is ever lost, everything can be undone, branches keep what there was."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from pytestqt.qtbot import QtBot

from judgeapp.desktop.workbench import Workbench
from judgeapp.desktop.workbench.history import Change, Document, History
from judgeapp.desktop.workbench.journal import rebuilt
from judgeapp.scenario import editing
from judgeapp.scenario.editing import MAIN
from judgeapp.scenario.notation import Scenario, parse, show
from tests.desktop.workbench.conftest import PLAY, Maker, wait_played


def test_history_joins_typing_and_knows_the_clean_state() -> None:
    one, two, three = (Document(Scenario(t, "duel")) for t in ("a", "ab", "abc"))
    history = History.of(Document(Scenario("", "duel")))
    history.push(Change("type", one, "title"))
    history.push(Change("type", two, "title"))
    assert len(history.changes) == 2
    history.saved()
    history.push(Change("type", three, "title"))
    assert not history.is_clean
    assert history.undo()
    assert history.now == two
    assert history.is_clean


def test_steps_are_taken_refused_and_undone(qtbot: QtBot, played: Workbench) -> None:
    bench = played.bench
    with qtbot.waitSignal(bench.refused) as refused:
        bench.propose("Lord strikes Bo")
    assert refused.args[0].illegal
    assert refused.args[0].rules == ("1",)
    assert len(bench.steps) == 5
    with qtbot.waitSignal(bench.accepted):
        bench.propose("Ann plays Growth")
    wait_played(qtbot, played)
    assert bench.at == 6
    bench.undo()
    wait_played(qtbot, played)
    assert len(bench.steps) == 5
    bench.redo()
    wait_played(qtbot, played)
    assert bench.steps[5].text == "Ann plays Growth"


def test_a_step_before_the_end_opens_a_branch(qtbot: QtBot, played: Workbench) -> None:
    bench = played.bench
    before = bench.scenario
    bench.go(1)
    with qtbot.waitSignal(bench.accepted):
        bench.propose("target: Hedgehog")
    wait_played(qtbot, played)
    assert bench.line == 1
    assert editing.steps_of(bench.scenario, MAIN) == before.steps
    assert [s.text for s in bench.steps] == ["Ann plays Bolt", "target: Hedgehog"]
    assert parse(show(bench.scenario)) == bench.scenario


def test_taking_the_step_that_follows_anyway_only_goes_on(qtbot: QtBot, played: Workbench) -> None:
    played.bench.go(1)
    played.bench.propose("target: Cub")
    assert played.bench.at == 2
    assert played.bench.line == MAIN


def test_what_was_worked_on_is_there_after_an_orderly_end(qtbot: QtBot, make: Maker) -> None:
    first = make()
    first.open_scenario(PLAY)
    wait_played(qtbot, first)
    first.bench.go(3)
    first.play.line.setText("Ann pla")
    first.play._typed("Ann pla")
    first.shutdown()
    second = make()
    wait_played(qtbot, second)
    assert second.bench.scenario.title == "A bear meets a bolt"
    assert second.bench.at == 3
    assert second.play.line.text() == "Ann pla"
    assert second.note.isHidden()


KILLED = """
import os, sys
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from pathlib import Path
from judgeapp import games
games.GAMES["duel"] = "tests.toy"
from judgeapp.desktop.program import application
from judgeapp.desktop.services import Places, Services
from judgeapp.games.catalog import Catalog
from judgeapp.library.places import resources_root
from judgeapp.scenario.replay import Player
from tests.toy import Duel
app = application()
user = Path(sys.argv[1])
services = Services(Places(resources_root(), user, user / "cache"), apart=False)
services.desk.player = Player({"duel": Catalog(Duel, [Path(sys.argv[2])])})
from judgeapp.desktop.workbench import Workbench
w = Workbench(services)
w.open_scenario(sys.argv[3])
w.bench.playing.wait()
app.processEvents()
w.doing.title("Killed in the middle")
w.table.enter("Bo: field Bear as Third")
w.play.line.setText("Ann plays Gro")
w.play._typed("Ann plays Gro")
print("ready", flush=True)
import time
time.sleep(60)
"""


def test_nothing_is_lost_to_kill_9(qtbot: QtBot, make: Maker, tmp_path: Path) -> None:
    toy = Path(__file__).parents[2] / "toy.card"
    args = [sys.executable, "-c", KILLED, str(tmp_path / "user"), str(toy), PLAY]
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    child = subprocess.Popen(args, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[3], env=env)
    assert child.stdout is not None
    assert child.stdout.readline().strip() == "ready"
    os.kill(child.pid, signal.SIGKILL)
    child.wait()
    child.stdout.close()
    again = make()
    wait_played(qtbot, again)
    assert again.bench.scenario.title == "Killed in the middle"
    assert "Bear as Third" in show(again.bench.scenario)
    assert again.play.line.text() == "Ann plays Gro"
    assert not again.note.isHidden()
    again.bench.undo()
    assert "Third" not in show(again.bench.scenario)
    again.bench.undo()
    assert again.bench.scenario.title == "A bear meets a bolt"


def test_a_damaged_journal_is_set_aside_and_read_as_far_as_it_goes(qtbot: QtBot, make: Maker) -> None:
    first = make()
    first.open_scenario(PLAY)
    wait_played(qtbot, first)
    file = first.services.places.user / "workbench" / "bench-1.jsonl"
    first.shutdown()
    lines = file.read_bytes().splitlines()
    file.write_bytes(b"\n".join([*lines[:-1], b"{broken", b'{"kind": "draft"}', lines[-1]]))
    second = make()
    assert second.bench.scenario.title == "A bear meets a bolt"
    assert list(file.parent.glob("bench-1.damaged-*"))
    assert "damaged" in second.note.text()


def test_a_journal_cut_short_by_the_crash_is_sound() -> None:
    row = {"kind": "push", "label": "", "key": "", "text": "scenario a\ngame duel\n", "line": -1, "at": 0}
    left, sound = rebuilt([json.dumps(row).encode(), b'{"kind": "pu'])
    assert sound
    assert left is not None
    assert left.history.now.scenario.title == "a"


def test_two_programs_keep_two_journals(make: Maker) -> None:
    first, second = make(), make()
    first.open_scenario(PLAY)
    assert second.bench.scenario.title == ""
    assert first.bench.journal._file != second.bench.journal._file


def test_a_broken_game_package_takes_nothing_with_it(qtbot: QtBot, played: Workbench, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    from tests.toy import Duel

    def stumble(*_: object) -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(Duel, "perform", stumble)
    bench = played.bench
    with qtbot.waitSignal(bench.refused) as refused:
        bench.propose("Ann plays Growth")
    assert "ZeroDivisionError" in refused.args[0].reason
    assert len(bench.steps) == 5
