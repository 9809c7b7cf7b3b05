"""What somebody who used the workbench for the first time stumbled over."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from judgeapp.desktop.workbench import Workbench
from judgeapp.desktop.workbench.doing import TEXT
from judgeapp.desktop.workbench.exporting.story import head, spelled
from judgeapp.desktop.workbench.exporting.writers import Pdf
from judgeapp.desktop.workbench.journal import Left
from judgeapp.desktop.workbench.offering import Kind
from judgeapp.desktop.workbench.playpanel import nearest
from judgeapp.scenario.editing import MAIN
from judgeapp.scenario.notation import MAX_SIZE, NotationError, parse
from tests.desktop.workbench.conftest import PLAY, wait_played

LONG = PLAY.replace("  Lord strikes Bo\n", "  Lord strikes Bo\n" + "  all pass\n" * 12)


@pytest.mark.parametrize(
    ("typed", "known", "meant"),
    [
        ("activates flick", ["Ann activates Cindra", "activates Cindra"], None),
        ("activates flick", ["activates Flick Knives", "activates Cindra"], "activates Flick Knives"),
        ("Ann playes Bolt", ["Ann plays Bolt", "Ann passes"], "Ann plays Bolt"),
        ("Bo protects with Zorus", ["Bo passes"], None),
        ("ann plays bolt", ["Ann plays Bolt"], "Ann plays Bolt"),
        ("", ["Ann plays Bolt"], None),
    ],
)
def test_nearest_is_near(typed: str, known: list[str], meant: str | None) -> None:
    assert nearest(typed, known) == meant


def test_nearest_can_be_done(played: Workbench) -> None:
    panel = played.play
    panel.offering.finish()
    can = [row.text for row in panel.offering.rows() if row.kind is Kind.ACTION]
    for row in panel.offering.rows():
        near = panel._nearest(f"Ann {row.text}x")
        assert near is None or any(near.endswith(text) for text in can)


def test_all_pass_is_offered_and_typed_in_the_language_of_the_window(qtbot: QtBot, played: Workbench) -> None:
    played.services.settings.set(language="ru")
    played.services.tongue.apply()
    played.play.offering.finish()
    row = next(r for r in played.play.offering.rows() if r.kind is Kind.PASS)
    assert row.text == "все пасуют"
    for text in (row.text, "all pass"):
        steps = len(played.bench.steps)
        played.bench.propose(text)
        qtbot.waitUntil(lambda n=steps: len(played.bench.steps) > n, timeout=10_000)  # type: ignore[misc]


def test_the_step_that_parts_two_lines_is_in_sight(qtbot: QtBot, bench: Workbench) -> None:
    bench.open_scenario(LONG)
    wait_played(qtbot, bench)
    bench.resize(1200, 700)
    bench.show()
    qtbot.waitExposed(bench)
    bench.doing.compare()
    qtbot.waitUntil(lambda: bool(bench.comparing.steps.pairs.rows), timeout=10_000)
    QApplication.processEvents()
    steps = bench.comparing.steps
    apart = next(n for n, row in enumerate(steps.pairs.rows) if row.apart)
    assert steps.currentIndex().row() == apart
    assert steps.viewport().rect().contains(steps.visualRect(steps.currentIndex()))
    steps.see(len(steps.pairs.rows) - 1)
    assert steps.viewport().rect().intersects(steps.visualRect(steps.currentIndex()))


def test_escape_ends_the_comparison_and_stays_in_the_workbench(qtbot: QtBot, played: Workbench) -> None:
    played.show()
    qtbot.waitExposed(played)
    played.doing.compare()
    assert played.comparing.isVisible()
    qtbot.keyClick(played.comparing.steps, Qt.Key.Key_Escape)
    assert not played.comparing.isVisible()
    assert played.isAncestorOf(QApplication.focusWidget()) or QApplication.focusWidget() is None


def test_all_games_are_in_sight_in_the_box(qtbot: QtBot, bench: Workbench) -> None:
    bench.show()
    qtbot.waitExposed(bench)
    box = bench.header.games
    box.showPopup()
    QApplication.processEvents()
    view = box.view()
    last = view.visualRect(view.model().index(box.count() - 1, 0))
    assert box.count() >= 4
    assert last.bottom() <= view.viewport().rect().bottom()
    box.hidePopup()


def test_the_note_of_the_recovery_goes_with_another_scenario(bench: Workbench) -> None:
    bench.note.tell(Left(bench.bench.history))
    assert "unexpectedly" in bench.note.text()
    assert not bench.note.isHidden()
    bench.services.settings.set(language="ru")
    bench.services.tongue.apply()
    QApplication.sendPostedEvents()
    assert "внезапно" in bench.note.text()
    bench.open_scenario(PLAY)
    assert bench.note.isHidden()
    bench.note.tell(Left(bench.bench.history))
    bench.begin_in("duel")
    assert bench.note.isHidden()


def test_what_is_far_too_long_is_refused_by_its_size() -> None:
    with pytest.raises(NotationError) as caught:
        parse("x" * MAX_SIZE + "\n" * 5_000 + "y")
    assert (caught.value.line, caught.value.column) == (1, 1)
    assert str(MAX_SIZE) in caught.value.problem


def test_a_huge_paste_is_not_taken(played: Workbench) -> None:
    QGuiApplication.clipboard().setText("scenario x\n" * 240_000)
    before = played.text.edit.toPlainText()
    played.filing.paste()
    assert played.text.edit.toPlainText() == before
    assert played.text.problem is None
    data = QMimeData()
    data.setText("y" * (MAX_SIZE + 1))
    played.text.edit.insertFromMimeData(data)
    assert played.text.edit.toPlainText() == before
    data.setText("# a comment\n")
    played.text.edit.insertFromMimeData(data)
    assert "# a comment" in played.text.edit.toPlainText()


def test_a_text_that_was_refused_gives_way_when_the_table_is_another(qtbot: QtBot, played: Workbench) -> None:
    played.doing.title("Another title")
    played.tabs.setCurrentIndex(TEXT)
    played.text.edit.setPlainText("nonsense here")
    played.text.read()
    assert played.text.problem is not None
    played.bench.undo()
    assert played.text.problem is None
    assert "A bear meets a bolt" in played.text.edit.toPlainText()


def test_the_workbench_is_called_as_its_scenario(played: Workbench, tmp_path: Path) -> None:
    assert played.windowTitle() == "A bear meets a bolt"
    played.open_scenario(PLAY.replace("scenario A bear meets a bolt\n", ""), tmp_path / "flick marked.scenario")
    assert played.windowTitle() == "flick marked"


def test_an_export_says_what_it_tells(played: Workbench) -> None:
    scenario, replay = played.bench.scenario, played.bench.replay
    assert replay is not None
    assert "Without the Undertaker" in head(scenario, replay, MAIN).line
    assert head(scenario, replay, 0).line == "The line of play “Without the Undertaker”"
    bare = parse(PLAY.split("twin")[0].replace("scenario A bear meets a bolt\n", ""))
    assert head(bare, replay, MAIN, "flick marked").title == "flick marked"
    assert head(bare, replay, MAIN).title == "Scenario"
    assert not head(bare, replay, MAIN).line


def test_signs_of_cards_are_said_in_words() -> None:
    assert spelled("costs {r}{r}{r}, then {r}") == "costs 3 resources, then 1 resource"


def test_steps_share_a_page(qtbot: QtBot, played: Workbench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pages = [1]
    turn = Pdf._new_page
    monkeypatch.setattr(Pdf, "_new_page", lambda self: (pages.append(1), turn(self))[1])
    played.filing.export_to(tmp_path / "x.pdf")
    job = played.filing.exporting
    assert job is not None
    qtbot.waitUntil(lambda: not job.running, timeout=20_000)
    assert len(pages) <= 4
