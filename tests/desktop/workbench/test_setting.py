"""Setting the table as a user does: three letters and Enter, a typed line, a menu, a drag; cards written there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSpinBox, QWidgetAction
from pytestqt.qtbot import QtBot

from judgeapp.desktop.workbench import Workbench
from judgeapp.desktop.workbench.completion import suggest
from judgeapp.desktop.workbench.doing import CARDS, TABLE, TEXT
from judgeapp.games.catalog import Catalog
from judgeapp.kernel.ids import ObjId, Zone
from judgeapp.scenario import editing
from judgeapp.scenario.naming import ranked
from judgeapp.scenario.notation import NotationError, parse, show
from judgeapp.scenario.placing import place_typed
from judgeapp.scenario.replay import Player
from judgeapp.scenario.seating import SeatReader
from tests.desktop.typing_keys import press, type_text
from tests.desktop.workbench.conftest import PLAY, wait_played
from tests.toy import Duel


@pytest.fixture
def empty(qtbot: QtBot, bench: Workbench) -> Workbench:
    """An empty table, the cursor where cards are typed in."""
    bench.begin_in("duel")
    wait_played(qtbot, bench)
    qtbot.waitUntil(lambda: bench.table.quick.words is not None)
    bench.table.quick.setFocus()
    return bench


def text_of(workbench: Workbench) -> str:
    return show(workbench.bench.scenario)


def test_three_letters_and_enter_put_a_card_down(qtbot: QtBot, empty: Workbench) -> None:
    type_text("und")
    assert empty.table.quick.suggestions.rows[0].shown == "Undertaker"
    press(Qt.Key.Key_Return)
    wait_played(qtbot, empty)
    assert "Ann: hand Undertaker" in text_of(empty)
    assert empty.table.quick.text() == ""
    assert empty.board.board_scene.faces


def test_a_typed_line_goes_where_it_says(qtbot: QtBot, empty: Workbench) -> None:
    empty.table.enter("Bo: field Bear as Cub (tapped, 1 damage), Hedgehog; life 5")
    wait_played(qtbot, empty)
    assert "Bo: life 5; field Bear as Cub (tapped, 1 damage), Hedgehog" in text_of(empty)
    state = empty.bench.replay.frames[0].state  # type: ignore[union-attr]
    assert state.player(state.seats[1], "life") == 5


def test_states_are_completed_in_parentheses(empty: Workbench) -> None:
    words = empty.table.quick.words
    assert words is not None
    assert [s.shown for s in suggest("field Bear (ta", words)] == ["tapped"]
    assert suggest("Bear (2 ", words)[0].text == "Bear (2 damage"
    assert suggest("hand Bol", words)[0].text == "hand Bolt"
    assert suggest("hand Bolt, gro", words)[0].text == "hand Bolt, Growth"
    assert "field " in [s.text for s in suggest("fie", words)]


def test_an_unknown_card_is_refused_with_the_nearest(empty: Workbench) -> None:
    type_text("Undertakr")
    press(Qt.Key.Key_Return)
    assert "no card is named “Undertakr”" in empty.table.saying.text
    assert empty.table.quick.text() == "Undertakr"
    empty.table.saying.nearest_taken.emit("Undertaker")
    assert empty.table.quick.text() == "Undertaker"


def test_cyrillic_can_be_typed(qtbot: QtBot, empty: Workbench) -> None:
    empty.header.title.setFocus()
    empty.header.title.selectAll()
    type_text("Спор о медведе")
    press(Qt.Key.Key_Return)
    assert empty.bench.scenario.title == "Спор о медведе"
    empty.table.quick.setFocus()
    type_text("ё")
    assert empty.table.quick.text() == "ё"


def test_ranking_of_names() -> None:
    names = ("Lord of Bears", "Bear", "Bolt", "Beard of the Bear")
    assert ranked("bea", names) == ["Bear", "Beard of the Bear", "Lord of Bears"]
    assert ranked("lo be", names) == ["Lord of Bears"]
    assert ranked("", names) == []


def test_states_by_menu_without_a_dialog(qtbot: QtBot, played: Workbench) -> None:
    played.doing.to_table()
    spot = played.table.spot_of(ObjId(_named(played, "Cub")))
    assert spot is not None
    menu = played.table.menu_of(spot)
    assert menu is not None
    next(a for a in menu.actions() if a.text() == "tapped").trigger()
    wait_played(qtbot, played)
    assert "Bear as Cub (tapped)" in text_of(played)
    menu = played.table.menu_of(spot)
    assert menu is not None
    box = next(a.defaultWidget().findChild(QSpinBox) for a in menu.actions() if isinstance(a, QWidgetAction))
    box.setValue(1)
    wait_played(qtbot, played)
    assert "Bear as Cub (tapped, 1 damage)" in text_of(played)
    played.bench.undo()
    played.bench.undo()
    assert "Bear as Cub;" in text_of(played) or "Bear as Cub," in text_of(played)


def _named(workbench: Workbench, alias: str) -> int:
    replay = workbench.bench.replay
    assert replay is not None
    return next(o.id for o in replay.frames[0].state.objects.values() if o.alias == alias)


def test_a_card_is_dragged_to_another_zone(qtbot: QtBot, played: Workbench) -> None:
    played.doing.to_table()
    wait_played(qtbot, played)
    board = played.board
    oid = ObjId(_named(played, "Cub"))
    tile = board.tile_of(oid)
    target = next(p for p in board.board_scene.places if p.box.zone == Zone("field", "Ann"))
    assert tile is not None
    start = board.mapFromScene(tile.sceneBoundingRect().center())
    end = board.mapFromScene(target.rect.center())
    view = board.viewport()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(view, end)
    board.mouseMoveEvent(_move(end))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
    wait_played(qtbot, played)
    assert "field Undertaker, Lord of Bears as Lord, Bear as Cub" in text_of(played)
    assert "Bo: life 10; field Hedgehog" in text_of(played)


def _move(at: QPoint):  # type: ignore[no-untyped-def]
    from PySide6.QtCore import QEvent, QPointF
    from PySide6.QtGui import QMouseEvent

    buttons = Qt.MouseButton.LeftButton
    kind = QEvent.Type.MouseMove
    return QMouseEvent(kind, QPointF(at), QPointF(at), buttons, buttons, Qt.KeyboardModifier.NoModifier)


def test_the_tree_edits_takes_out_and_moves(qtbot: QtBot, played: Workbench) -> None:
    played.doing.to_table()
    table = played.table
    spot = table.spot_of(ObjId(_named(played, "Cub")))
    assert spot is not None
    index = table.tree.index_of(spot)
    assert index.data() == "Bear as Cub"
    table.tree.table.setData(index, "Bear as Cub (2 damage)")
    assert "Bear as Cub (2 damage)" in text_of(played)
    table.tree.setCurrentIndex(table.tree.index_of(spot))
    table.tree.setFocus()
    press(Qt.Key.Key_Delete)
    assert "Cub" not in show(editing.line_of(played.bench.scenario, editing.MAIN)).split("steps")[0]
    played.bench.undo()
    table.moving.card(spot, "Ann", "hand")
    assert "Ann: life 10; hand Bolt, Growth, Bear as Cub (2 damage)" in text_of(played)


def test_defaults_are_written_on_screen(qtbot: QtBot, empty: Workbench) -> None:
    wait_played(qtbot, empty)
    rows = [empty.table.tree.table.index(n, 0) for n in range(2)]
    first = empty.table.tree.table.index(0, 0, rows[0])
    assert first.data() == "life 10 (by default)"
    assert "life 10" in empty.around.page.toPlainText()


def test_players_are_added_and_renamed_everywhere(qtbot: QtBot, played: Workbench) -> None:
    played.table.add_player()
    assert [s.player for s in played.bench.scenario.seats] == ["Ann", "Bo", "Cid"]
    renamed = editing.renamed_player(played.bench.scenario, "Ann", "Zoe")
    assert "Zoe plays Bolt" in show(renamed)
    with pytest.raises(NotationError):
        editing.renamed_player(played.bench.scenario, "Ann", "Bo")


def test_a_card_written_on_the_spot_is_understood_line_by_line(qtbot: QtBot, played: Workbench) -> None:
    played.doing.to_cards()
    assert played.tabs.currentIndex() == CARDS
    edit = played.cards.edit
    edit.setPlainText("card House Rule\n  types Spell Blue\n  draw 1 card\n  draw one hundred crads")
    played.cards.finish()
    assert [r.understood for r in played.cards.reads] == [True, True, True, False]
    bad = played.cards.reads[3]
    assert bad.column > 1
    assert bad.expected
    assert "line 4" in played.cards.problems.item(0).text()
    assert edit.extraSelections()
    edit.setPlainText("card House Rule\n  types Spell Blue\n  draw 1 card")
    played.cards._entered()
    wait_played(qtbot, played)
    played.table.enter("Ann: hand House Rule")
    wait_played(qtbot, played)
    assert "card House Rule" in text_of(played)
    assert played.bench.replay is not None
    assert any(o.alias == "House Rule" for o in played.bench.replay.last.state.objects.values())


def test_a_wrong_fact_or_type_says_what_fits(player: Player) -> None:
    from judgeapp.scenario.understanding import understand

    catalog = player.catalog("duel")
    reads = list(understand(catalog, "card X\n  typse Spell\ncard\ncrad Y\n  types Speel"))
    assert [r.understood for r in reads] == [True, False, False, False, False]
    assert reads[1].nearest is not None
    assert reads[3].nearest == "card"
    assert reads[4].nearest == "Spell"


def test_the_text_is_read_as_it_is_typed(qtbot: QtBot, played: Workbench) -> None:
    played.doing.to_text()
    assert played.tabs.currentIndex() == TEXT
    panel = played.text
    assert "scenario A bear meets a bolt" in panel.edit.toPlainText()
    panel.edit.setPlainText(PLAY.strip().replace("steps", "stpes"))
    panel.read()
    assert panel.problem is not None
    assert panel.problem.nearest == "steps"
    assert "stpes" in played.bench.drafts["text"]
    assert played.bench.scenario.steps
    panel._take_nearest("steps")
    assert panel.problem is None
    assert played.bench.drafts["text"] == ""


def test_a_scenario_that_cant_be_read_is_kept_as_text(bench: Workbench) -> None:
    bench.open_scenario("scenario x\ngame duel\nplayres\n  Ann: life 3")
    assert bench.tabs.currentIndex() == TEXT
    assert "playres" in bench.text.edit.toPlainText()
    assert "line 3" in bench.text.saying.text
    assert bench.text.saying.isVisible()


def test_comments_become_notes(qtbot: QtBot, bench: Workbench) -> None:
    bench.open_scenario("# table 7, round 3\n" + PLAY.strip())
    assert bench.bench.scenario.notes == ("table 7, round 3",)


def test_going_to_the_table_shows_the_main_line(qtbot: QtBot, played: Workbench) -> None:
    played.bench.show_line(0)
    wait_played(qtbot, played)
    played.doing.to_table()
    assert played.tabs.currentIndex() == TABLE
    assert played.bench.line == editing.MAIN
    assert played.bench.at == 0


def test_seats_are_read_and_written_without_loss(player: Player) -> None:
    catalog: Catalog = player.catalog("duel")
    scenario = parse(PLAY)
    reader = SeatReader(Duel, catalog, scenario.seats)
    for seat in scenario.seats:
        assert [i.show() for i in reader.items(seat)] == [i.text for i in seat.items]
    spots = reader.spots(scenario)
    replay = player.replay(scenario)
    for oid, spot in spots.items():
        entry = editing.entry_at(scenario, reader, spot)
        alias = replay.frames[0].state.objects[oid].alias
        assert alias.startswith((entry.alias or entry.name)[:5])
    with pytest.raises(NotationError):
        place_typed(scenario, reader, "hand Nothing Such", "Ann", "hand")
