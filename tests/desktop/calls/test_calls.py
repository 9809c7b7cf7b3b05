"""The call log in the window, by keys and clicks as at the table."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from judgeapp.desktop.calls import exporting, words
from judgeapp.desktop.calls.call import Call
from judgeapp.desktop.calls.desk import CallDesk
from judgeapp.desktop.calls.log import CallLog
from judgeapp.desktop.calls.model import _told
from judgeapp.desktop.calls.store import CallStore
from judgeapp.desktop.mainwindow import MainWindow
from judgeapp.desktop.services import Services
from tests.desktop.typing_keys import focused, press, type_text

CTRL, SHIFT, ALT = (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier,
                    Qt.KeyboardModifier.AltModifier)  # fmt: skip
RULING = "flick-is-no-attack"
SCENARIO = "scenario Nothing yet\ngame fab\nplayers\n  Ann: life 20\n  Bo: life 20\n"


@pytest.fixture
def desk(window: MainWindow) -> CallDesk:
    return window.calls


def call_at(desk: CallDesk) -> Call:
    call = desk.log.at_hand
    assert call is not None
    return call


def test_call_is_entered_without_leaving_the_keyboard(qtbot: QtBot, window: MainWindow, desk: CallDesk) -> None:
    press(Qt.Key.Key_J, CTRL)
    assert desk.panel.form.quick.hasFocus()
    type_text("12 r3 Ann, Bo: does the flick count?")
    press(Qt.Key.Key_Return)
    call = call_at(desk)
    assert (call.table, call.round, call.players, call.question) == ("12", "3", "Ann, Bo", "does the flick count?")
    assert call.running
    assert desk.panel.form.ruling.hasFocus()
    type_text("Нет: это не атака")
    assert call_at(desk).ruling == "Нет: это не атака"
    press(Qt.Key.Key_Tab)
    assert focused() is desk.panel.form.citing.line
    type_text("7.5.5")
    press(Qt.Key.Key_Return)
    assert call_at(desk).citations == ("rule:fab:7.5.5",)
    press(Qt.Key.Key_J, CTRL | SHIFT)
    assert not call_at(desk).running
    press(Qt.Key.Key_Escape)
    assert window.search.box.hasFocus()


def test_every_letter_is_on_the_disk_a_moment_later(qtbot: QtBot, window: MainWindow, desk: CallDesk) -> None:
    press(Qt.Key.Key_J, CTRL)
    press(Qt.Key.Key_Tab, times=2)
    assert desk.panel.form.table.hasFocus()
    type_text("77")

    def on_disk() -> bool:
        other = CallStore(desk.log.store.file)
        found = [call.table for call in other.all()]
        other.close()
        return found == ["77"]

    qtbot.waitUntil(on_disk, timeout=2000)


def test_calls_are_there_again_at_the_next_start(
    qtbot: QtBot, open_it: Callable[[], MainWindow], services: Services
) -> None:
    store = CallStore(services.places.user / "calls" / "calls.sqlite")
    store.keep(Call(table="5", round="2", started=1_000_000, question="left open"))
    store.close()
    window = open_it()
    assert window.calls.badge.isVisible()
    assert "5" in window.calls.badge.text()
    window.calls.badge.click()
    assert window.calls.panel.isVisible()
    assert not window.calls.badge.isVisible()
    assert window.calls.panel.form.question.toPlainText() == "left open"


def test_damaged_log_is_named(qtbot: QtBot, open_it: Callable[[], MainWindow], services: Services) -> None:
    file = services.places.user / "calls" / "calls.sqlite"
    file.parent.mkdir(parents=True)
    file.write_bytes(b"rubbish" * 1000)
    window = open_it()
    qtbot.waitUntil(lambda: "calls.damaged-1.sqlite" in window.status.text)


def test_clock_runs_and_extension_follows_it_until_it_is_said(qtbot: QtBot, services: Services, tmp_path: Path) -> None:
    time = [1000.0]
    log = CallLog(CallStore(tmp_path / "calls.sqlite"), now=lambda: time[0])
    log.begin(table="1")
    from judgeapp.desktop.calls.form import CallForm

    form = CallForm(services, log)
    qtbot.addWidget(form)
    form.show()
    time[0] += 125
    log.ticked.emit()
    assert form.clock.text() == "2:05"
    assert form.extension.value() == 3
    form.extension.stepUp()
    time[0] += 600
    log.ticked.emit()
    assert form.extension.value() == 4
    log.stop(log.current)
    time[0] += 600
    log.ticked.emit()
    assert form.clock.text() == "12:05"
    assert call_of(log).extension == 4
    log.run_on(log.current)
    assert call_of(log).extra(int(time[0])) == 23
    log.close()


def call_of(log: CallLog) -> Call:
    call = log.at_hand
    assert call is not None
    return call


def test_extension_by_keys(qtbot: QtBot, window: MainWindow, desk: CallDesk) -> None:
    desk.log.begin(table="3")
    qtbot.wait(20)
    press(Qt.Key.Key_Up, CTRL | ALT, times=3)
    press(Qt.Key.Key_Down, CTRL | ALT)
    assert call_at(desk).extension == 2


def test_ruling_in_the_reader_is_cited_and_gives_the_words(window: MainWindow, desk: CallDesk) -> None:
    desk.log.begin(table="3")
    window.services.open(RULING)
    press(Qt.Key.Key_J, CTRL | ALT)
    call = call_at(desk)
    ruling = window.services.library.ruling(RULING)
    assert ruling is not None
    assert call.citations == (RULING,)
    assert call.ruling == ruling.answer.en
    assert call.question == ruling.question.en
    press(Qt.Key.Key_J, CTRL | ALT)
    assert call_at(desk).citations == (RULING,)


def test_citation_opens_and_goes(window: MainWindow, desk: CallDesk) -> None:
    desk.show_panel()
    desk.log.begin(table="3", citations=(RULING, "rule:fab:7.5.5", "the head judge said so"))
    citing = desk.panel.form.citing
    citing.line.setFocus()
    press(Qt.Key.Key_Backspace)
    assert call_at(desk).citations == (RULING, "rule:fab:7.5.5")
    buttons = [b for b in citing.findChildren(type(desk.badge)) if "7.5.5" in b.text()]
    buttons[0].click()
    assert window.reader.page.link == "rule:fab:7.5.5"


def test_scenario_is_kept_with_the_call_and_opens_again(qtbot: QtBot, window: MainWindow, desk: CallDesk) -> None:
    desk.log.begin(table="3")
    assert not desk.can_keep_scenario()
    window.services.open_scenario(SCENARIO)
    press(Qt.Key.Key_S, CTRL | ALT)
    kept = call_at(desk).scenario
    assert "game fab" in kept
    asked: list[str] = []
    window.services.scenario_opened.connect(asked.append)
    desk.show_panel()
    desk.panel.form.scenario.click()
    assert asked == [kept]
    desk.panel.form.forget.click()
    assert call_at(desk).scenario == ""


def test_summary_is_two_lines(qtbot: QtBot, window: MainWindow, desk: CallDesk) -> None:
    desk.log.begin(table="12", round="3", players="Ann, Bo", question="Does\nit hit?", citations=(RULING,))
    desk.log.edit(desk.log.current, ruling="No.\nNever.", extension=4)
    qtbot.wait(20)
    press(Qt.Key.Key_A, CTRL | SHIFT)
    first, second = QGuiApplication.clipboard().text().split("\n")
    assert first.startswith("Table 12 · round 3 · ")
    assert first.endswith("+4 min · Ann, Bo: Does it hit?")
    assert second == "Ruled: No. Never. [A flicked dagger is not attacking (HNT-0037)]"
    window.services.settings.set(language="ru")
    press(Qt.Key.Key_A, CTRL | SHIFT)
    assert "Ann, Bo: Does it hit?" in QGuiApplication.clipboard().text()


def test_filter_by_keys(window: MainWindow, desk: CallDesk) -> None:
    for table, question in (("1", "броня"), ("2", "flick"), ("11", "both pass")):
        call = desk.log.begin(table=table, question=question)
        desk.log.stop(call.id)
    press(Qt.Key.Key_F, CTRL | ALT)
    assert desk.panel.filter.hasFocus()
    type_text("бРОн")
    assert [call.table for call in desk.panel.model.calls()] == ["1"]
    press(Qt.Key.Key_Down)
    assert call_at(desk).table == "1"
    desk.panel.filter.setText("table:11")
    assert [call.table for call in desk.panel.model.calls()] == ["11"]
    desk.panel.filter.setText("nothing at all")
    assert desk.panel._none.isVisible()
    desk.panel.filter.setFocus()
    press(Qt.Key.Key_Escape)
    assert len(desk.panel.model.calls()) == 3


def test_slip_leaves_nothing_behind(window: MainWindow, desk: CallDesk) -> None:
    press(Qt.Key.Key_J, CTRL)
    press(Qt.Key.Key_J, CTRL)
    assert len(desk.log.calls()) == 1


def test_call_that_was_taken_out_comes_back(window: MainWindow, desk: CallDesk) -> None:
    desk.log.begin(table="9", question="?")
    window.services.actions.run("calls.delete")
    assert desk.log.calls() == []
    window.services.actions.run("calls.restore")
    assert call_at(desk).table == "9"


def test_round_is_taken_over_from_the_last_call(desk: CallDesk) -> None:
    desk.log.begin(table="1", round="4")
    assert desk.log.begin(table="2").round == "4"


CALLS = [
    Call(
        1,
        "1",
        "2",
        1_000_000,
        1_000_200,
        None,
        "=HYPERLINK(1)",
        "a | b",
        "# no\n- *really*",
        (RULING,),
        "game x\n```\n",
    ),
    Call(2, "2", "", 1_000_100, 1_000_200, 7, "Аня", "Броня?", "", ()),
]


def test_csv_is_whole_and_harmless(services: Services, qapp: object) -> None:
    text = exporting.as_csv(CALLS, services.library, "en", 2_000_000)
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [row["table"] for row in rows] == ["1", "2"]
    assert rows[0]["players"] == "'=HYPERLINK(1)"
    assert rows[0]["ruling"] == "# no\n- *really*"
    assert rows[0]["citations"] == "A flicked dagger is not attacking (HNT-0037)"
    assert (rows[0]["minutes"], rows[0]["extension"], rows[1]["extension"]) == ("4", "4", "7")
    assert rows[1]["question"] == "Броня?"
    assert rows[0]["scenario"] == "game x\n```\n"


def test_markdown_takes_no_markup_from_what_was_typed(services: Services, qapp: object) -> None:
    text = exporting.as_markdown(CALLS, services.library, "en", 2_000_000)
    assert r"\# no - \*really\*" in text
    assert r"a \| b" in text
    assert "````text\ngame x\n```\n````" in text


def test_export_of_what_is_in_view(
    qtbot: QtBot, window: MainWindow, desk: CallDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for table in ("1", "2"):
        desk.log.begin(table=table, question="?")
    desk.show_panel()
    desk.panel.filter.setText("table:2")
    file = tmp_path / "calls"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), "Markdown (*.md)"))
    window.services.actions.run("calls.export")
    written = file.with_suffix(".md")
    qtbot.waitUntil(lambda: written.exists() and "calls.md" in window.status.text)
    assert "Table 2" in written.read_text(encoding="utf-8")
    assert "Table 1" not in written.read_text(encoding="utf-8")
    desk.export_to(tmp_path / "no" / "folder.csv")
    qtbot.waitUntil(lambda: "folder.csv" in window.status.text)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_panel_speaks_both_languages(qtbot: QtBot, window: MainWindow, desk: CallDesk, language: str) -> None:
    desk.show_panel()
    desk.log.begin(table="3")
    window.services.settings.set(language=language)
    said = {"en": ("Table 3", "Players"), "ru": ("Стол 3", "Игроки")}[language]
    assert words.place_of(call_at(desk)).startswith(said[0])
    qtbot.waitUntil(lambda: said[1] in [label.text() for label in desk.panel.form._labels])


def test_words_typed_are_no_markup(window: MainWindow, desk: CallDesk) -> None:
    desk.show_panel()
    desk.log.begin(table="<b>3</b>", question="<img src=x>", citations=("<i>cite</i>",))
    assert call_at(desk).table == "<b>3</b>"
    assert desk.panel.form.question.toPlainText() == "<img src=x>"


def test_call_whose_ruling_was_given_does_not_say_that_there_is_none(window: MainWindow, desk: CallDesk) -> None:
    desk.new()
    assert _told(call_at(desk))[1][0] == "No ruling yet"
    desk.log.edit(call_at(desk).id, extension=1)
    desk.stop()
    assert _told(call_at(desk))[1][0] == "Ruling given, not written down"
    assert window.status.text == "No table yet: ruling given. Extension: 1 min."


def test_day_names_its_month(services: Services) -> None:
    assert words.day_of(int(datetime(2026, 11, 30, 12).timestamp())) == "30 Nov 2026"
