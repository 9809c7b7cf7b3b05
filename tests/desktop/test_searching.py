"""Searching as a judge does it: with the keys, from the first letter to the open ruling."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QPushButton
from pytestqt.qtbot import QtBot

from judgeapp.desktop.mainwindow import MainWindow
from judgeapp.desktop.program import open_window
from judgeapp.desktop.search.chips import filters_of, with_filter, without
from judgeapp.desktop.search.lingering import Lingering
from judgeapp.desktop.search.past import Past
from judgeapp.desktop.search.rows import ASK, HEADING, HIT, MORE
from judgeapp.desktop.services import Places, Services
from judgeapp.library.finding import Finder
from tests.desktop.typing_keys import press, type_text

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


def links(window: MainWindow) -> list[str]:
    return [row.link for row in window.search.model.rows if row.kind == HIT]


def ask(qtbot: QtBot, window: MainWindow, text: str) -> None:
    with qtbot.waitSignal(window.services.asking.answered):
        type_text(text)


def test_cursor_in_box_and_nothing_in_the_way(window: MainWindow) -> None:
    assert window.search.box.hasFocus()
    assert window.reader.page.link == "page:home"
    assert [row.kind for row in window.search.model.rows][:1] == [HEADING]
    assert any(row.kind == ASK for row in window.search.model.rows)


def test_names_come_with_the_first_letters(window: MainWindow) -> None:
    type_text("mark")
    assert "rule:fab:9.3" in links(window)


def test_answer_is_grouped_and_opens_with_enter(qtbot: QtBot, window: MainWindow) -> None:
    ask(qtbot, window, "flick dagger attacking")
    headings = [row.link for row in window.search.model.rows if row.kind == HEADING]
    assert headings[0] == "ruling"
    assert "flick-is-no-attack" in links(window)
    press(Qt.Key.Key_Return)
    assert window.reader.page.link == links(window)[0]
    assert window.reader.view.hasFocus()
    assert window.search.past.texts == ("flick dagger attacking",)


def test_enter_before_the_answer_opens_it_when_it_comes(qtbot: QtBot, window: MainWindow) -> None:
    opened: list[tuple[str, str]] = []
    window.search.opened.connect(lambda link: opened.append((link, links(window)[0])))
    type_text("is a flicked dagger attacking")
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(opened))
    link, first = opened[0]  # the list may be asked for anew at any time, so it is looked at in that very moment
    assert window.reader.page.link == link == first
    assert window.reader.view.hasFocus()


def test_arrows_walk_the_list_and_the_reader_follows(qtbot: QtBot, window: MainWindow) -> None:
    ask(qtbot, window, "chain link hit")
    first = window.search.current
    press(Qt.Key.Key_Down, times=2)
    assert window.search.box.hasFocus()
    assert window.search.current != first
    qtbot.waitUntil(lambda: window.reader.page.link == window.search.current.link)
    assert not window.reader.can_step(-1) or window.reader.page.link != "page:home"
    press(Qt.Key.Key_Up, times=40)
    assert window.search.current == first


def test_escape_clears(qtbot: QtBot, window: MainWindow) -> None:
    ask(qtbot, window, "mark")
    press(Qt.Key.Key_Escape)
    assert window.search.box.text() == ""
    assert all(row.kind in (HEADING, ASK) for row in window.search.model.rows)


def test_russian_and_the_other_keyboard_layout(qtbot: QtBot, window: MainWindow) -> None:
    ask(qtbot, window, "первый удар")
    assert "both-first-strike-fight-normally" in links(window)
    window.search.box.clear()
    ask(qtbot, window, "hsdjr")
    assert "рывок" in window.search.hint_text
    assert any(link.startswith("rush-") or "berserk" in link for link in links(window))


def test_slips_are_mended_and_told(qtbot: QtBot, window: MainWindow) -> None:
    ask(qtbot, window, "comand and conqur")
    assert "command and conquer" in window.search.hint_text
    assert any("command-and-conquer" in link for link in links(window))


def test_unknown_words_are_named(qtbot: QtBot, window: MainWindow) -> None:
    ask(qtbot, window, "dagger zorpblarg")
    assert "zorpblarg" in window.search.hint_text


def test_rule_number_is_exact(qtbot: QtBot, window: MainWindow) -> None:
    ask(qtbot, window, "439.1")
    assert links(window)[0] == "rule:riftbound:439.1"
    press(Qt.Key.Key_Return)
    assert window.reader.page.title.startswith("439.1 ")


def test_scope_by_key_is_remembered(qtbot: QtBot, window: MainWindow) -> None:
    press(Qt.Key.Key_4, ALT)
    assert window.services.settings.value.game == "berserk"
    ask(qtbot, window, "удар")
    games = {link.split(":")[1] for link in links(window) if ":" in link}
    assert games <= {"berserk"}
    press(Qt.Key.Key_0, ALT)
    assert window.services.settings.value.game == ""


def test_more_opens_the_kind(qtbot: QtBot, window: MainWindow) -> None:
    ask(qtbot, window, "damage")
    model = window.search.model
    at = next(n for n, row in enumerate(model.rows) if row.kind == MORE and row.link == "ruling")
    window.search.list.setCurrentIndex(model.index(at))
    window.search.list.scrollTo(model.index(at))
    place = window.search.list.visualRect(model.index(at)).center()
    QTest.mouseClick(window.search.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.search.kinds.choice == "ruling"
    assert {row.link for row in model.rows if row.kind == HEADING} == {"ruling"}


def test_filters_are_chips_that_can_be_dropped(qtbot: QtBot, window: MainWindow) -> None:
    ask(qtbot, window, "mark status:current doc:HNT")
    assert [(f.name, f.value) for f in filters_of(window.search.box.text())] == [
        ("status", "current"),
        ("doc", "HNT"),
    ]
    window.search.filters.dropped.emit(without(window.search.box.text(), filters_of(window.search.box.text())[1]))
    assert window.search.box.text() == "mark status:current"


@pytest.mark.parametrize(
    ("text", "name", "value", "wanted"),
    [
        ("mark", "doc", "HNT", "mark doc:HNT"),
        ("mark doc:ARC", "doc", "HNT", "mark doc:HNT"),
        ("", "card", "Kiss of Death", 'card:"Kiss of Death"'),
    ],
)
def test_with_filter(text: str, name: str, value: str, wanted: str) -> None:
    assert with_filter(text, name, value) == wanted
    assert without(wanted, filters_of(wanted)[0]).split() == [w for w in text.split() if ":" not in w]


def test_history_is_kept_and_bounded(tmp_path: Path) -> None:
    past = Past(tmp_path / "searches.json")
    for text in ("one", "two", "One ", ""):
        past.add(text, 2)
    assert past.texts == ("One", "two")
    assert Past(tmp_path / "searches.json").texts == ("One", "two")


def test_damaged_history_is_set_aside(tmp_path: Path) -> None:
    file = tmp_path / "searches.json"
    file.write_text("{nonsense", encoding="utf-8")
    past = Past(file)
    assert past.texts == ()
    assert "damaged-1" in past.problem
    assert list(tmp_path.glob("*.damaged-*"))


@pytest.mark.parametrize("text", ["", " ", "a", "🂡", "x" * 4000, '"', "-", "OR", "card:", "<b>&amp;", "%00"])
def test_odd_questions_do_no_harm(qtbot: QtBot, window: MainWindow, text: str) -> None:
    window.search.search(text)
    qtbot.wait(120)
    assert window.search.box.text() == text


def test_what_was_looked_at_is_remembered_and_may_go_on(tmp_path: Path) -> None:
    past = Past(tmp_path / "searches.json")
    past.add("mark", 9)
    past.linger("mark remo", 9)
    past.linger("mark removed when", 9)
    past.add("mark removed when dagger hits", 9)
    assert past.texts == ("mark removed when dagger hits", "mark")
    past.linger("mark", 9)
    past.add("mark twice", 9)
    assert past.texts == ("mark twice", "mark", "mark removed when dagger hits")


def test_question_whose_answer_stays_in_view_is_remembered(qtbot: QtBot, window: MainWindow) -> None:
    Lingering(window.search, window.services.settings, 300)
    type_text("flick")
    qtbot.waitUntil(lambda: window.search.past.texts == ("flick",))
    type_text("\b\b\b\b\bzzxxqqyy")
    qtbot.wait(500)
    assert window.search.past.texts == ("flick",)


def test_filter_menu_writes_the_filter(qtbot: QtBot, window: MainWindow) -> None:
    ask(qtbot, window, "mark")
    pane = window.search
    pane._filter_menu.fill(window.services.library, "fab")
    statuses = pane._filter_menu.actions()[0].menu()
    assert isinstance(statuses, QMenu)
    pane._filter_menu.triggered.emit(statuses.actions()[1])
    assert pane.box.text() == "mark status:outdated"
    assert not pane.box.hasSelectedText()
    assert pane.box.cursorPosition() == len(pane.box.text())
    qtbot.waitUntil(lambda: all("outdated" in row.label for row in pane.model.rows if row.link and row.badge))
    chip = pane.filters.findChildren(QPushButton)[0]
    chip.click()
    assert pane.box.text() == "mark"


def test_rules_are_leafed_through(window: MainWindow) -> None:
    window.services.open("rule:fab:7.5.5")
    window.reader.view.setFocus()
    press(Qt.Key.Key_Down, ALT)
    assert window.reader.page.link == "rule:fab:7.5.5a"
    press(Qt.Key.Key_Up, ALT, times=2)
    assert window.reader.page.link == "rule:fab:7.5.4"


def test_question_before_the_library_waits_for_it(qtbot: QtBot, places: Places, finder: Finder) -> None:
    services = Services(places, apart=False)
    services.settings.set(language="en")
    window = open_window(services, load=False)
    qtbot.addWidget(window)
    qtbot.waitUntil(window.search.box.hasFocus)
    assert any(row.kind == ASK for row in window.search.model.rows)
    type_text("flick dagger attacking")
    press(Qt.Key.Key_Return)
    assert "as soon as it is there" in window.search.hint_text
    with qtbot.waitSignal(services.asking.answered):
        services.use(finder)
    assert "flick-is-no-attack" in links(window)
    assert "as soon as it is there" not in window.search.hint_text


def test_what_is_not_certain_is_said_over_list_and_page(qtbot: QtBot, window: MainWindow) -> None:
    ask(qtbot, window, "exausted protector")
    assert "for certain" in window.search.hint_text
    qtbot.waitUntil(lambda: not window.reader._doubt.isHidden(), timeout=3000)
    assert window.reader.page.link == links(window)[0]
    press(Qt.Key.Key_Return)
    assert not window.reader._doubt.isHidden()
    window.open("rule:fab:9.3")
    assert window.reader._doubt.isHidden()


def test_a_certain_answer_bears_no_doubt(qtbot: QtBot, window: MainWindow) -> None:
    ask(qtbot, window, "can i counter a quest being placed")
    qtbot.waitUntil(lambda: window.reader.page.link in links(window), timeout=3000)
    assert "for certain" not in window.search.hint_text
    assert window.reader._doubt.isHidden()


def test_nothing_found_leaves_no_old_page(qtbot: QtBot, window: MainWindow) -> None:
    ask(qtbot, window, "flick dagger attacking")
    window.search.box.clear()
    ask(qtbot, window, "zzzz qqqq")
    assert links(window) == []
    assert window.reader.page.link == "page:nothing-found"
    assert "Nothing was found" in window.search.hint_text


def test_back_returns_to_the_preview_that_was_left_by_a_link(qtbot: QtBot, window: MainWindow) -> None:
    ask(qtbot, window, "flick dagger attacking")
    qtbot.waitUntil(lambda: window.reader.page.link in links(window), timeout=3000)
    preview = window.reader.page.link
    window.open("rule:fab:7.5.5")
    press(Qt.Key.Key_Left, ALT)
    assert window.reader.page.link == preview
    press(Qt.Key.Key_Left, ALT)
    assert window.reader.page.link == "page:home"


def test_back_from_a_preview_goes_to_the_page_before_it(qtbot: QtBot, window: MainWindow) -> None:
    window.open("rule:fab:9.3")
    window.search.focus_box()
    ask(qtbot, window, "flick dagger attacking")
    qtbot.waitUntil(lambda: window.reader.page.link in links(window), timeout=3000)
    press(Qt.Key.Key_Left, ALT)
    assert window.reader.page.link == "rule:fab:9.3"


def test_a_row_is_as_tall_as_what_it_says(window: MainWindow) -> None:
    """The verdict in bold is wider than the measure of a plain text."""
    from PySide6.QtGui import QFont

    from judgeapp.desktop.search.delegate import _lines_of

    text = "NEITHER  " + "Neither by an attack nor by a spell may it be chosen"
    font = QFont(window.font())
    wide = next(w for w in range(60, 600) if _lines_of(text, font, w, 9) < _lines_of(text, font, w, 9, 9))
    assert _lines_of(text, font, wide, 9, 9) == _lines_of(text, font, wide, 9) + 1


def test_what_is_found_late_does_not_take_the_page_away(qtbot: QtBot, window: MainWindow) -> None:
    ask(qtbot, window, "flick dagger attacking")
    window.open("page:help")  # before the preview of what was found has come
    assert not window.search._passing.isActive()
    type_text("s")
    window.open("page:help")
    with qtbot.waitSignal(window.services.asking.answered):
        assert window.search._later.isActive()
    window.search._passing.timeout.emit()
    assert window.reader.page.link == "page:help"
    assert links(window)
    press(Qt.Key.Key_Down)
    window.search._passing.timeout.emit()
    assert window.reader.page.link in links(window)


def test_walking_in_the_list_shows_what_is_found_though_another_page_was_opened(
    qtbot: QtBot, window: MainWindow
) -> None:
    ask(qtbot, window, "flick dagger attacking")
    window.open("page:help")
    window.search.list.setFocus()
    press(Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: window.reader.page.link in links(window))


def test_another_library_does_not_take_the_page_away(qtbot: QtBot, window: MainWindow) -> None:
    ask(qtbot, window, "flick dagger attacking")
    window.open("page:help")
    window.reader.view.setFocus()
    with qtbot.waitSignal(window.services.asking.answered):
        window.services.library_changed.emit()
    window.search._passing.timeout.emit()  # the pause before a preview is over
    assert window.reader.page.link == "page:help"
