"""Playing on: by key, by click, by a typed step; what the rules refuse stays in the line with its rule."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from judgeapp.desktop.workbench import Workbench
from judgeapp.desktop.workbench.offering import Kind, Row, matching
from judgeapp.scenario.editing import MAIN
from tests.desktop.typing_keys import press, type_text
from tests.desktop.workbench.conftest import wait_played

START = """
scenario Choices
game duel
players
  Ann: hand Bolt, Growth, Riddle; deck 3 unknown; field Bear as Cub, Hedgehog
  Bo: field Undertaker; deck 2 unknown
"""


def begin(qtbot: QtBot, bench: Workbench, text: str = START) -> None:
    bench.open_scenario(text)
    wait_played(qtbot, bench)
    bench.doing.to_play()


def texts(bench: Workbench) -> list[str]:
    return [r.text for r in bench.play.list.offers.rows]


def steps(bench: Workbench) -> list[str]:
    return [s.text for s in bench.bench.steps]


def test_what_can_happen_now_is_listed_and_chosen_by_its_number(qtbot: QtBot, bench: Workbench) -> None:
    begin(qtbot, bench)
    assert texts(bench)[:3] == ["plays Bolt", "plays Growth", "plays Riddle"]
    assert "Undertaker strikes Ann" not in texts(bench)
    type_text("1")
    wait_played(qtbot, bench)
    assert steps(bench) == ["Ann plays Bolt"]
    assert texts(bench) == ["Cub", "Hedgehog", "Undertaker"]
    type_text("3")
    wait_played(qtbot, bench)
    assert steps(bench) == ["Ann plays Bolt", "target: Undertaker"]


def test_a_click_chooses(qtbot: QtBot, bench: Workbench) -> None:
    begin(qtbot, bench)
    view = bench.play.list
    place = view.visualRect(view.offers.index(1)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    wait_played(qtbot, bench)
    assert steps(bench) == ["Ann plays Growth"]


def test_a_typed_step_is_completed_and_taken(qtbot: QtBot, bench: Workbench) -> None:
    begin(qtbot, bench)
    type_text("cub st")
    assert texts(bench) == ["Cub strikes Bo"]
    press(Qt.Key.Key_Tab)
    assert bench.play.line.text() == "Cub strikes Bo"
    press(Qt.Key.Key_Return)
    wait_played(qtbot, bench)
    assert steps(bench) == ["Cub strikes Bo"]
    assert bench.play.line.text() == ""


def test_arrows_walk_the_list_while_the_cursor_stays(qtbot: QtBot, bench: Workbench) -> None:
    begin(qtbot, bench)
    press(Qt.Key.Key_Down, times=2)
    assert bench.play.line.hasFocus()
    assert bench.play.list.row is not None
    assert bench.play.list.row.text == "plays Growth"
    press(Qt.Key.Key_Return)
    wait_played(qtbot, bench)
    assert steps(bench) == ["Ann plays Growth"]


def test_an_illegal_step_is_refused_with_its_rule_and_stays_editable(qtbot: QtBot, bench: Workbench) -> None:
    begin(qtbot, bench)
    type_text("Undertaker strikes Ann")
    press(Qt.Key.Key_Return)
    wait_played(qtbot, bench)
    assert steps(bench) == []
    assert "only your own untapped creatures strike" in bench.play.saying.text
    assert "rule%3Aduel%3A1" in bench.play.saying.text
    assert bench.play.line.text() == "Undertaker strikes Ann"
    assert bench.play.line.isEnabled()
    with qtbot.waitSignal(bench.rule_requested) as asked:
        bench.play.saying.followed.emit("rule:duel:1")
    assert asked.args == ["duel", "1"]
    bench.play.saying.kept.emit()
    wait_played(qtbot, bench)
    assert steps(bench) == ["Undertaker strikes Ann"]
    assert bench.timeline.steps.rows[1].note
    bench.doing.to_play()
    type_text("Cub strikes Bo")
    press(Qt.Key.Key_Return)
    wait_played(qtbot, bench)
    assert steps(bench) == ["Cub strikes Bo"]


def test_a_step_that_is_not_understood_says_where_and_what(qtbot: QtBot, bench: Workbench) -> None:
    begin(qtbot, bench)
    type_text("Ann palys Bolt")
    press(Qt.Key.Key_Return)
    wait_played(qtbot, bench)
    assert "column" in bench.play.saying.text
    assert bench.play.line.text() == "Ann palys Bolt"


def test_why_not_lists_what_cant_be_done(qtbot: QtBot, bench: Workbench) -> None:
    begin(qtbot, bench)
    bench.doing.why_not()
    refused = [r for r in bench.play.list.offers.rows if r.kind is Kind.REFUSED]
    assert [r.text for r in refused] == ["Undertaker strikes Bo", "plays Riddle"] or refused
    first = refused[0]
    assert first.rules == ("1",)
    bench.play.take(first)
    assert first.reason in bench.play.saying.text
    assert steps(bench) == []


def test_a_card_whose_targets_are_missing_is_found_out_by_trying(qtbot: QtBot, bench: Workbench) -> None:
    begin(qtbot, bench, "scenario t\ngame duel\nplayers\n  Ann: hand Bolt\n  Bo: life 3\n")
    assert "plays Bolt" not in texts(bench)
    bench.doing.why_not()
    assert any(r.reason == "there is no legal target" for r in bench.play.list.offers.rows)


def test_the_question_is_asked_with_its_rules(qtbot: QtBot, bench: Workbench) -> None:
    begin(qtbot, bench)
    assert "Ann" in bench.play._title.text()
    assert "rule%3Aduel%3A1" in bench.play._title.text()
    bench.bench.propose("Ann plays Bolt")
    wait_played(qtbot, bench)
    assert "decides: target" in bench.play._title.text()


def test_several_options_are_picked_one_after_another(qtbot: QtBot, bench: Workbench) -> None:
    from judgeapp.kernel.choices import Choice, Option
    from judgeapp.kernel.ids import PlayerId

    begin(qtbot, bench)
    options = tuple(Option(n, n) for n in ("one", "two", "three"))
    offering = bench.play.offering
    choice = Choice(PlayerId("Ann"), "order", "x", options, 1, 2, True)
    offering.question = type(offering.question)("Ann", "x", (), choice)
    offering.changed.emit()
    assert bench.play._done.isVisible()
    assert not bench.play._done.isEnabled()
    bench.play.take(offering.rows()[2])
    bench.play.take(offering.rows()[0])
    assert offering.answer() == "order: three, one"
    assert bench.play._done.isEnabled()
    bench.play.take(offering.rows()[2])
    assert offering.answer() == "order: one"


def test_matching_prefers_what_begins_with_the_letters() -> None:
    rows = [Row(Kind.ACTION, t, n) for n, t in enumerate(("strikes Bo", "plays Bolt", "Bolt strikes"))]
    assert [r.text for r in matching(rows, "bo")] == ["Bolt strikes", "strikes Bo", "plays Bolt"]
    assert matching(rows, "xyz") == []
    assert matching(rows, "") == rows


def test_undo_works_from_the_empty_line(qtbot: QtBot, bench: Workbench) -> None:
    begin(qtbot, bench)
    type_text("1")
    wait_played(qtbot, bench)
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    wait_played(qtbot, bench)
    assert steps(bench) == []
    press(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    wait_played(qtbot, bench)
    assert steps(bench) == ["Ann plays Bolt"]


def test_a_card_on_the_board_offers_what_can_be_done_with_it(qtbot: QtBot, bench: Workbench) -> None:
    begin(qtbot, bench)
    bench.bench.propose("Cub strikes Bo")
    wait_played(qtbot, bench)
    oid = next(o for o, f in bench.board.board_scene.faces.items() if f.name == "Cub")
    menu = bench._play_menu(oid)
    assert any("⊘ Cub strikes Bo" in a.text() for a in menu.actions())
    bench.board.choose(oid)
    assert "Cub strikes Bo" in bench.around.card.toPlainText()


def test_playing_at_an_earlier_step_says_that_it_branches(qtbot: QtBot, played: Workbench) -> None:
    played.bench.go(0)
    played.doing.to_play()
    assert "branch" in played.play._title.text()
    played.play.offering.finish()
    type_text("2")
    wait_played(qtbot, played)
    assert played.bench.line != MAIN
    assert [played.stepper.lines.itemText(n) for n in range(3)] == [
        "Main line",
        "Without the Undertaker",
        "Branch 2 at step 1",
    ]
