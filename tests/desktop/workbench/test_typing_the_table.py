"""A newcomer sets tables of the four games with keys and mouse: what he types, what he sees, what he is told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from judgeapp.desktop.guide.helppage import help_page
from judgeapp.desktop.services import Services
from judgeapp.desktop.workbench import Workbench
from judgeapp.desktop.workbench.board.plan import Box
from judgeapp.desktop.workbench.doing import CARDS, TABLE, TEXT
from judgeapp.kernel.ids import ObjId
from judgeapp.scenario.notation import show
from tests.desktop.typing_keys import press, type_text
from tests.desktop.workbench.conftest import wait_played

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def bench(qtbot: QtBot, services: Services) -> Iterator[Workbench]:
    """A workbench of the real program."""
    made = Workbench(services)
    qtbot.addWidget(made)
    made.resize(1100, 680)
    made.show()
    made.activateWindow()
    qtbot.waitExposed(made)
    yield made
    made.shutdown()


def at_table(qtbot: QtBot, bench: Workbench, game: str) -> None:
    bench.begin_in(game)
    wait_played(qtbot, bench)
    qtbot.waitUntil(lambda: bench.table.quick.words is not None and bench.table.isEnabled(), timeout=30_000)
    bench.table.quick.setFocus()


def enter(qtbot: QtBot, bench: Workbench, text: str) -> None:
    type_text(text)
    press(Qt.Key.Key_Return)
    wait_played(qtbot, bench)


def seat(bench: Workbench, player: str) -> str:
    return next("; ".join(i.text for i in s.items) for s in bench.bench.scenario.seats if s.player == player)


def button(bench: Workbench, text: str) -> QToolButton:
    return next(b for b in bench.table.saying.findChildren(QToolButton) if b.text() == text and b.isVisible())


# --- names and places ---------------------------------------------------------------------------------------------


def test_a_card_s_name_wins_over_the_word_for_a_place(qtbot: QtBot, bench: Workbench) -> None:
    at_table(qtbot, bench, "fab")
    type_text("head sh")
    shown = [row.shown for row in bench.table.quick.suggestions.rows]
    assert shown[0] == "Head Shot"
    press(Qt.Key.Key_Return)
    wait_played(qtbot, bench)
    assert seat(bench, "Ann") == "hand Head Shot"


def test_cards_that_fit_a_place_are_suggested_first(qtbot: QtBot, bench: Workbench) -> None:
    at_table(qtbot, bench, "fab")
    type_text("weapon k")
    assert bench.table.quick.suggestions.rows[0].shown == "Kunai of Retribution"


def test_a_hero_typed_for_the_hand_stands_as_hero(qtbot: QtBot, bench: Workbench) -> None:
    at_table(qtbot, bench, "fab")
    assert bench.table.place.currentData() == "hand"
    enter(qtbot, bench, "cin")
    assert seat(bench, "Ann") == "hero Cindra"
    assert "Cindra went to “hero”" in bench.table.saying.text


def test_a_card_where_it_cannot_be_is_questioned(qtbot: QtBot, bench: Workbench) -> None:
    at_table(qtbot, bench, "fab")
    enter(qtbot, bench, "head sharpened")
    assert seat(bench, "Ann").startswith("head Sharpened Senses")
    assert "can’t be there" in bench.table.saying.text
    press(Qt.Key.Key_Z, CTRL)
    wait_played(qtbot, bench)
    assert seat(bench, "Ann") == ""
    assert not bench.table.saying.text


def test_a_flag_needs_one_enter_and_names_no_capitals(qtbot: QtBot, bench: Workbench) -> None:
    at_table(qtbot, bench, "fab")
    enter(qtbot, bench, "bo: marked")
    assert seat(bench, "Bo") == "marked"
    assert bench.table.quick.text() == ""
    enter(qtbot, bench, "Bo: life 12")
    assert seat(bench, "Bo") == "life 12; marked"


def test_part_of_a_name_with_its_state(qtbot: QtBot, bench: Workbench) -> None:
    at_table(qtbot, bench, "wow")
    enter(qtbot, bench, "Bo: party zorus (exhausted)")
    assert seat(bench, "Bo") == "party Zorus the Judicator (exhausted)"


def test_a_battlefield_s_name_is_a_place(qtbot: QtBot, bench: Workbench) -> None:
    at_table(qtbot, bench, "riftbound")
    enter(qtbot, bench, "Bo: A anivia")
    enter(qtbot, bench, "Bo: A teemo")
    assert seat(bench, "Bo") == "at A Anivia, Primal, Teemo, Strategist"


def test_the_words_of_the_board_are_places(qtbot: QtBot, bench: Workbench) -> None:
    bench.services.settings.set(language="ru")
    at_table(qtbot, bench, "berserk")
    enter(qtbot, bench, "линия существ копей")
    assert seat(bench, "Ann") == "линия существ Копейщик"
    index = bench.table.tree.table.index(0, 0, bench.table.tree.table.index(0, 0))
    assert index.data() == "линия существ · 1"
    at_table(qtbot, bench, "fab")
    enter(qtbot, bench, "рука bite")
    assert seat(bench, "Ann") == "hand Bite"


# --- what is said, and taken back ---------------------------------------------------------------------------------


def test_a_card_that_there_is_not_can_be_written(qtbot: QtBot, bench: Workbench) -> None:
    at_table(qtbot, bench, "fab")
    enter(qtbot, bench, "zzyzx road")
    assert "no card is named “zzyzx road”" in bench.table.saying.text
    button(bench, "Write this card").click()
    assert bench.tabs.currentIndex() == CARDS
    assert bench.cards.edit.toPlainText() == "card zzyzx road\n  types "
    assert bench.cards.edit.hasFocus()


def test_what_was_said_goes_when_something_else_is_typed(qtbot: QtBot, bench: Workbench) -> None:
    at_table(qtbot, bench, "fab")
    enter(qtbot, bench, "zzyzx")
    assert bench.table.saying.text
    press(Qt.Key.Key_Backspace)
    assert not bench.table.saying.text


def test_the_nearest_name_is_put_where_the_wrong_one_stood(qtbot: QtBot, bench: Workbench) -> None:
    at_table(qtbot, bench, "wow")
    enter(qtbot, bench, "Bo: party zorsu (exhausted)")
    bench.table.saying.nearest_taken.emit("Zorus the Judicator")
    assert bench.table.quick.text() == "Bo: party Zorus the Judicator (exhausted)"


def test_undo_in_the_empty_line_takes_a_card_back(qtbot: QtBot, bench: Workbench) -> None:
    at_table(qtbot, bench, "fab")
    enter(qtbot, bench, "bite")
    enter(qtbot, bench, "cin")
    press(Qt.Key.Key_Z, CTRL)
    wait_played(qtbot, bench)
    assert seat(bench, "Ann") == "hand Bite"
    assert bench.table.quick.text() == ""
    press(Qt.Key.Key_Y, CTRL)
    wait_played(qtbot, bench)
    assert "hero Cindra" in seat(bench, "Ann")
    press(Qt.Key.Key_Z, CTRL)
    press(Qt.Key.Key_Z, CTRL)
    wait_played(qtbot, bench)
    assert seat(bench, "Ann") == ""
    press(Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    wait_played(qtbot, bench)
    assert seat(bench, "Ann") == "hand Bite"


def test_undo_while_typing_is_of_the_letters(qtbot: QtBot, bench: Workbench) -> None:
    at_table(qtbot, bench, "fab")
    enter(qtbot, bench, "bite")
    type_text("kun")
    press(Qt.Key.Key_Z, CTRL)
    assert seat(bench, "Ann") == "hand Bite"
    assert bench.table.quick.text() != "kun"


def test_two_examples_stand_under_the_line_and_help_says_more(qtbot: QtBot, bench: Workbench) -> None:
    at_table(qtbot, bench, "fab")
    assert "Bo: life 12; marked" in bench.table.hint.text()
    assert "weapon kun (tapped)" in bench.table.hint.text()
    told = help_page(bench.services.actions).html
    assert "Setting the table" in told
    assert "Writing a card" in told


# --- dragging -----------------------------------------------------------------------------------------------------


def carried(bench: Workbench, alias: str, title: str, player: str) -> None:
    """Carry a card to a box of the board."""
    replay = bench.bench.replay
    assert replay is not None
    oid = next(o.id for o in replay.frames[0].state.objects.values() if o.alias == alias)
    boxes = [p.box for p in bench.board.board_scene.places]
    box = next(b for b in boxes if b.title == title and (b.player == player or (b.zone and b.zone.of == player)))
    bench.board.moved.emit(ObjId(oid), box)


def test_a_card_carried_to_the_other_party_changes_hands(qtbot: QtBot, bench: Workbench) -> None:
    at_table(qtbot, bench, "wow")
    enter(qtbot, bench, "party zorus")
    carried(bench, "Zorus the Judicator", "party", "Bo")
    wait_played(qtbot, bench)
    assert seat(bench, "Ann") == ""
    assert seat(bench, "Bo") == "party Zorus the Judicator"
    assert "belongs to Bo now" in bench.table.saying.text


def test_a_card_carried_back_is_its_owner_s_again(qtbot: QtBot, bench: Workbench) -> None:
    at_table(qtbot, bench, "wow")
    enter(qtbot, bench, "party zorus (controlled by Bo)")
    carried(bench, "Zorus the Judicator", "party", "Ann")
    wait_played(qtbot, bench)
    assert seat(bench, "Ann") == "party Zorus the Judicator"


def test_what_cannot_be_moved_says_why(qtbot: QtBot, bench: Workbench) -> None:
    at_table(qtbot, bench, "fab")
    enter(qtbot, bench, "bite")
    replay = bench.bench.replay
    assert replay is not None
    oid = next(o.id for o in replay.frames[0].state.objects.values() if o.alias == "Bite")
    bench.board.moved.emit(oid, Box("combat chain", None, ()))
    assert "can’t be put into “combat chain”" in bench.table.saying.text
    hero = next(o.id for o in replay.frames[0].state.objects.values() if o.alias == "Ann's hero")
    bench.board.moved.emit(hero, Box("hand", None, ()))
    assert "stands there by default" in bench.table.saying.text


# --- the editor of cards ------------------------------------------------------------------------------------------


def test_enter_keeps_the_indent(qtbot: QtBot, bench: Workbench) -> None:
    at_table(qtbot, bench, "fab")
    bench.doing.to_cards()
    for line in ("card House Rule", "types Generic Action   cost 0", "draw 1 card"):
        type_text(line)
        press(Qt.Key.Key_Return)
    assert bench.cards.edit.toPlainText() == "card House Rule\n  types Generic Action   cost 0\n  draw 1 card\n  "
    press(Qt.Key.Key_Return)
    type_text("card Another")
    assert bench.cards.edit.toPlainText().endswith("draw 1 card\ncard Another")


def test_a_broken_card_leaves_the_last_table_in_view(qtbot: QtBot, bench: Workbench) -> None:
    at_table(qtbot, bench, "fab")
    enter(qtbot, bench, "bite")
    bench.doing.to_cards()
    bench.cards.edit.setPlainText("card House Rule\n\n  types Generic Action   cost 0\ndraw 1 card")
    bench.cards._entered()
    wait_played(qtbot, bench)
    assert bench.bench.replay is None
    assert bench.board.position is not None
    assert bench.trouble.isVisible()
    assert "line 4" in bench.trouble.text()
    bench.cards.finish()
    assert "line 4" in bench.cards.problems.item(0).text()
    assert "indented by two spaces" in bench.cards.problems.item(0).text()
    bench.tabs.setCurrentIndex(TABLE)
    assert "in its own cards, line 4" in bench.trouble.text()
    bench.tabs.setCurrentIndex(CARDS)
    bench.cards.edit.setPlainText("card House Rule\n\n  types Generic Action   cost 0\n  draw 1 card")
    bench.cards._entered()
    wait_played(qtbot, bench)
    assert bench.bench.replay is not None
    assert not bench.trouble.isVisible()
    bench.tabs.setCurrentIndex(TEXT)
    assert "House Rule" in show(bench.bench.scenario)


def test_the_nearest_is_a_line_of_a_card(qtbot: QtBot, bench: Workbench) -> None:
    at_table(qtbot, bench, "fab")
    bench.doing.to_cards()
    bench.cards.edit.setPlainText(
        "card House Rule\n  types Generic Action\n  target dagger deals 1 damage to target hero as hit, destroy them"
    )
    bench.cards.finish()
    said = bench.cards.problems.item(0).text()
    assert "nearest: “" in said
    assert "deals 1 damage to target hero as a hit, then destroy them" in said
    assert "(Flick Knives)" in said
