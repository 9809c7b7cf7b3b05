"""A newcomer sets tables of the four games with keys and mouse: what he types, what he sees, what he is told."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from judgeapp.desktop.guide.helppage import help_page
from judgeapp.desktop.workbench import Workbench
from judgeapp.desktop.workbench.board.plan import Box
from judgeapp.desktop.workbench.doing import CARDS, TABLE, TEXT
from judgeapp.kernel.ids import ObjId
from judgeapp.scenario.notation import show
from tests.desktop.typing_keys import press, type_text
from tests.desktop.workbench.conftest import wait_played

CTRL = Qt.KeyboardModifier.ControlModifier


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


def test_a_card_s_name_wins_over_the_word_for_a_place(qtbot: QtBot, real: Workbench) -> None:
    at_table(qtbot, real, "fab")
    type_text("head sh")
    shown = [row.shown for row in real.table.quick.suggestions.rows]
    assert shown[0] == "Head Shot"
    press(Qt.Key.Key_Return)
    wait_played(qtbot, real)
    assert seat(real, "Ann") == "hand Head Shot"


def test_cards_that_fit_a_place_are_suggested_first(qtbot: QtBot, real: Workbench) -> None:
    at_table(qtbot, real, "fab")
    type_text("weapon k")
    assert real.table.quick.suggestions.rows[0].shown == "Kunai of Retribution"


def test_a_hero_typed_for_the_hand_stands_as_hero(qtbot: QtBot, real: Workbench) -> None:
    at_table(qtbot, real, "fab")
    assert real.table.place.currentData() == "hand"
    enter(qtbot, real, "cin")
    assert seat(real, "Ann") == "hero Cindra"
    assert "Cindra went to “hero”" in real.table.saying.text


def test_a_card_where_it_cannot_be_is_questioned(qtbot: QtBot, real: Workbench) -> None:
    at_table(qtbot, real, "fab")
    enter(qtbot, real, "head sharpened")
    assert seat(real, "Ann").startswith("head Sharpened Senses")
    assert "can’t be there" in real.table.saying.text
    press(Qt.Key.Key_Z, CTRL)
    wait_played(qtbot, real)
    assert seat(real, "Ann") == ""
    assert not real.table.saying.text


def test_a_flag_needs_one_enter_and_names_no_capitals(qtbot: QtBot, real: Workbench) -> None:
    at_table(qtbot, real, "fab")
    enter(qtbot, real, "bo: marked")
    assert seat(real, "Bo") == "marked"
    assert real.table.quick.text() == ""
    enter(qtbot, real, "Bo: life 12")
    assert seat(real, "Bo") == "life 12; marked"


def test_part_of_a_name_with_its_state(qtbot: QtBot, real: Workbench) -> None:
    at_table(qtbot, real, "wow")
    enter(qtbot, real, "Bo: party zorus (exhausted)")
    assert seat(real, "Bo") == "party Zorus the Judicator (exhausted)"


def test_a_battlefield_s_name_is_a_place(qtbot: QtBot, real: Workbench) -> None:
    at_table(qtbot, real, "riftbound")
    enter(qtbot, real, "Bo: A anivia")
    enter(qtbot, real, "Bo: A teemo")
    assert seat(real, "Bo") == "at A Anivia, Primal, Teemo, Strategist"


def test_the_words_of_the_board_are_places(qtbot: QtBot, real: Workbench) -> None:
    real.services.settings.set(language="ru")
    at_table(qtbot, real, "berserk")
    enter(qtbot, real, "линия существ копей")
    assert seat(real, "Ann") == "линия существ Копейщик"
    index = real.table.tree.table.index(0, 0, real.table.tree.table.index(0, 0))
    assert index.data() == "линия существ · 1"
    at_table(qtbot, real, "fab")
    enter(qtbot, real, "рука bite")
    assert seat(real, "Ann") == "hand Bite"


# --- what is said, and taken back ---------------------------------------------------------------------------------


def test_a_card_that_there_is_not_can_be_written(qtbot: QtBot, real: Workbench) -> None:
    at_table(qtbot, real, "fab")
    enter(qtbot, real, "zzyzx road")
    assert "no card is named “zzyzx road”" in real.table.saying.text
    button(real, "Write this card").click()
    assert real.tabs.currentIndex() == CARDS
    assert real.cards.edit.toPlainText() == "card zzyzx road\n  types "
    assert real.cards.edit.hasFocus()


def test_what_was_said_goes_when_something_else_is_typed(qtbot: QtBot, real: Workbench) -> None:
    at_table(qtbot, real, "fab")
    enter(qtbot, real, "zzyzx")
    assert real.table.saying.text
    press(Qt.Key.Key_Backspace)
    assert not real.table.saying.text


def test_the_nearest_name_is_put_where_the_wrong_one_stood(qtbot: QtBot, real: Workbench) -> None:
    at_table(qtbot, real, "wow")
    enter(qtbot, real, "Bo: party zorsu (exhausted)")
    real.table.saying.nearest_taken.emit("Zorus the Judicator")
    assert real.table.quick.text() == "Bo: party Zorus the Judicator (exhausted)"


def test_undo_in_the_empty_line_takes_a_card_back(qtbot: QtBot, real: Workbench) -> None:
    at_table(qtbot, real, "fab")
    enter(qtbot, real, "bite")
    enter(qtbot, real, "cin")
    press(Qt.Key.Key_Z, CTRL)
    wait_played(qtbot, real)
    assert seat(real, "Ann") == "hand Bite"
    assert real.table.quick.text() == ""
    press(Qt.Key.Key_Y, CTRL)
    wait_played(qtbot, real)
    assert "hero Cindra" in seat(real, "Ann")
    press(Qt.Key.Key_Z, CTRL)
    press(Qt.Key.Key_Z, CTRL)
    wait_played(qtbot, real)
    assert seat(real, "Ann") == ""
    press(Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    wait_played(qtbot, real)
    assert seat(real, "Ann") == "hand Bite"


def test_undo_while_typing_is_of_the_letters(qtbot: QtBot, real: Workbench) -> None:
    at_table(qtbot, real, "fab")
    enter(qtbot, real, "bite")
    type_text("kun")
    press(Qt.Key.Key_Z, CTRL)
    assert seat(real, "Ann") == "hand Bite"
    assert real.table.quick.text() != "kun"


def test_two_examples_stand_under_the_line_and_help_says_more(qtbot: QtBot, real: Workbench) -> None:
    at_table(qtbot, real, "fab")
    assert "Bo: life 12; marked" in real.table.hint.text()
    assert "weapon kun (tapped)" in real.table.hint.text()
    told = help_page(real.services.actions).html
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


def test_a_card_carried_to_the_other_party_changes_hands(qtbot: QtBot, real: Workbench) -> None:
    at_table(qtbot, real, "wow")
    enter(qtbot, real, "party zorus")
    carried(real, "Zorus the Judicator", "party", "Bo")
    wait_played(qtbot, real)
    assert seat(real, "Ann") == ""
    assert seat(real, "Bo") == "party Zorus the Judicator"
    assert "belongs to Bo now" in real.table.saying.text


def test_a_card_carried_back_is_its_owner_s_again(qtbot: QtBot, real: Workbench) -> None:
    at_table(qtbot, real, "wow")
    enter(qtbot, real, "party zorus (controlled by Bo)")
    carried(real, "Zorus the Judicator", "party", "Ann")
    wait_played(qtbot, real)
    assert seat(real, "Ann") == "party Zorus the Judicator"


def test_what_cannot_be_moved_says_why(qtbot: QtBot, real: Workbench) -> None:
    at_table(qtbot, real, "fab")
    enter(qtbot, real, "bite")
    replay = real.bench.replay
    assert replay is not None
    oid = next(o.id for o in replay.frames[0].state.objects.values() if o.alias == "Bite")
    real.board.moved.emit(oid, Box("combat chain", None, ()))
    assert "can’t be put into “combat chain”" in real.table.saying.text
    hero = next(o.id for o in replay.frames[0].state.objects.values() if o.alias == "Ann's hero")
    real.board.moved.emit(hero, Box("hand", None, ()))
    assert "stands there by default" in real.table.saying.text


# --- the editor of cards ------------------------------------------------------------------------------------------


def test_enter_keeps_the_indent(qtbot: QtBot, real: Workbench) -> None:
    at_table(qtbot, real, "fab")
    real.doing.to_cards()
    for line in ("card House Rule", "types Generic Action   cost 0", "draw 1 card"):
        type_text(line)
        press(Qt.Key.Key_Return)
    assert real.cards.edit.toPlainText() == "card House Rule\n  types Generic Action   cost 0\n  draw 1 card\n  "
    press(Qt.Key.Key_Return)
    type_text("card Another")
    assert real.cards.edit.toPlainText().endswith("draw 1 card\ncard Another")


def test_a_broken_card_leaves_the_last_table_in_view(qtbot: QtBot, real: Workbench) -> None:
    at_table(qtbot, real, "fab")
    enter(qtbot, real, "bite")
    real.doing.to_cards()
    real.cards.edit.setPlainText("card House Rule\n\n  types Generic Action   cost 0\ndraw 1 card")
    real.cards._entered()
    wait_played(qtbot, real)
    assert real.bench.replay is None
    assert real.board.position is not None
    assert real.trouble.isVisible()
    assert "line 4" in real.trouble.text()
    real.cards.finish()
    assert "line 4" in real.cards.problems.item(0).text()
    assert "indented by two spaces" in real.cards.problems.item(0).text()
    real.tabs.setCurrentIndex(TABLE)
    assert "in its own cards, line 4" in real.trouble.text()
    real.tabs.setCurrentIndex(CARDS)
    real.cards.edit.setPlainText("card House Rule\n\n  types Generic Action   cost 0\n  draw 1 card")
    real.cards._entered()
    wait_played(qtbot, real)
    assert real.bench.replay is not None
    assert not real.trouble.isVisible()
    real.tabs.setCurrentIndex(TEXT)
    assert "House Rule" in show(real.bench.scenario)


def test_the_nearest_is_a_line_of_a_card(qtbot: QtBot, real: Workbench) -> None:
    at_table(qtbot, real, "fab")
    real.doing.to_cards()
    real.cards.edit.setPlainText(
        "card House Rule\n  types Generic Action\n  target dagger deals 1 damage to target hero as hit, destroy them"
    )
    real.cards.finish()
    said = real.cards.problems.item(0).text()
    assert "nearest: “" in said
    assert "deals 1 damage to target hero as a hit, then destroy them" in said
    assert "(Flick Knives)" in said
