"""Seeing: the board, the timeline with its parts, the explanation, the rulings, the verdict; two lines side by side."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from judgeapp.desktop.look import THEMES
from judgeapp.desktop.workbench import Workbench
from judgeapp.desktop.workbench.board.plan import Shape
from judgeapp.desktop.workbench.rulings import rows_of
from judgeapp.desktop.workbench.surroundings import CARD, EXPLANATION, WHY
from judgeapp.desktop.workbench.telling import Manner, step_page
from judgeapp.desktop.workbench.timeline import Fate
from judgeapp.kernel.ids import ObjId
from judgeapp.library.models import CaseText
from judgeapp.scenario import notation
from judgeapp.scenario.cases.docket import Docket
from judgeapp.scenario.cases.hearing import Analogy
from judgeapp.scenario.cases.judging import Judged
from judgeapp.scenario.explain import Explanation, Sentence
from judgeapp.scenario.ranking import Applying, Fit, Ranking
from judgeapp.scenario.verdict import Standing
from tests.desktop.typing_keys import press, type_text
from tests.desktop.workbench.conftest import PLAY, wait_played

ALT = Qt.KeyboardModifier.AltModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def named(bench: Workbench, name: str) -> ObjId:
    return next(o for o, f in bench.board.board_scene.faces.items() if f.name == name)


# --- board --------------------------------------------------------------------------------------------------------


def test_every_card_in_sight_is_drawn_once(played: Workbench) -> None:
    for at in range(6):
        played.bench.go(at)
        drawn = [t.face.oid for t in played.board.board_scene.tiles]
        assert len(drawn) == len(set(drawn))
        piles = {o for p in played.board.board_scene.places if p.box.shape is Shape.PILE for o in p.box.cards}
        state = played.bench.state
        assert state is not None
        assert set(drawn) | piles == set(state.objects)


def test_what_the_step_changed_is_marked(played: Workbench) -> None:
    played.bench.go(5)
    lord = played.board.board_scene.faces[named(played, "Lord")]
    assert [c.what for c in lord.changes] == ["tapped"]
    assert "tapped" in lord.states
    played.bench.go(2)
    assert not played.board.board_scene.faces[named(played, "Lord")].changes


def test_the_mark_of_a_change_can_be_seen_without_colour(played: Workbench) -> None:
    played.bench.go(5)
    tile = played.board.tile_of(named(played, "Lord"))
    assert tile is not None
    image = played.board.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    corner = played.board.mapFromScene(tile.mapToScene(tile.rect.topRight())) + QPoint(-3, 3)
    plain = played.board.mapFromScene(tile.mapToScene(tile.rect.center()))
    flag, ground = (QColor(image.pixel(p)).lightness() for p in (corner, plain))
    assert abs(flag - ground) > 60


def test_a_number_says_where_it_comes_from(qtbot: QtBot, bench: Workbench) -> None:
    bench.open_scenario("scenario t\ngame duel\nplayers\n  Ann: field Bear, Lord of Bears as Lord\n  Bo: life 3\n")
    wait_played(qtbot, bench)
    tile = bench.board.tile_of(named(bench, "Bear"))
    assert tile is not None
    bench.board.grab()
    spot = next(rect for rect, figure in tile.spots if figure.prop == "power")
    tip = bench.board.tip(bench.board.mapFromScene(tile.mapToScene(spot.center())))
    assert "power 3 = 2 printed, +1" in tip
    assert "Lord" in tip


def test_cards_are_chosen_by_mouse_and_arrows(qtbot: QtBot, played: Workbench) -> None:
    tile = played.board.tile_of(named(played, "Undertaker"))
    assert tile is not None
    place = played.board.mapFromScene(tile.sceneBoundingRect().center())
    QTest.mouseClick(played.board.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    assert played.around.tabs.currentIndex() == CARD
    assert "whenever a Creature is destroyed" in played.around.card.toPlainText()
    played.board.setFocus()
    press(Qt.Key.Key_Right)
    assert played.board.face is not None
    assert played.board.face.name == "Lord"
    assert "Lord" in played.board.accessibleDescription()
    with qtbot.waitSignal(played.services.opened) as opened:
        press(Qt.Key.Key_Return)
    assert opened.args == ["card:duel:Lord of Bears"]
    press(Qt.Key.Key_Escape)
    assert played.around.tabs.currentIndex() == EXPLANATION


def test_zoom_and_fit(played: Workbench) -> None:
    before = played.board.transform().m11()
    played.services.actions.run("scenario.zoomin")
    assert played.board.transform().m11() > before
    played.services.actions.run("scenario.zoomfit")
    assert played.board.transform().m11() == before


def test_a_pile_is_spread_and_folded(played: Workbench) -> None:
    board = played.board
    pile = next(p for p in board.board_scene.places if p.box.key == "Bo/graveyard")
    assert pile.box.shape is Shape.PILE
    board.spread(pile.box)
    again = next(p for p in board.board_scene.places if p.box.key == "Bo/graveyard")
    assert again.box.shape is Shape.SHORT
    board.spread(again.box)
    assert next(p for p in board.board_scene.places if p.box.key == "Bo/graveyard").box.shape is Shape.PILE


def test_the_stack_is_numbered_in_its_order(played: Workbench) -> None:
    played.bench.go(3)
    numbers = {t.face.name: t.number for t in played.board.board_scene.tiles if t.number}
    assert numbers == {"ability of Undertaker": 1}


@pytest.mark.parametrize("theme", list(THEMES))
def test_words_on_cards_can_be_read_in_every_theme(theme: str) -> None:
    colours = THEMES[theme]

    def light(name: str) -> float:
        colour = QColor(name)
        parts = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in colour.getRgbF()[:3]]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    for ink in (colours.text, colours.muted, colours.good, colours.bad, colours.accent):
        bright, dark = sorted((light(ink), light(colours.raised)), reverse=True)
        assert (bright + 0.05) / (dark + 0.05) >= 4.5, ink


# --- timeline -----------------------------------------------------------------------------------------------------


def test_steps_by_keys(played: Workbench) -> None:
    played.bench.go(0)
    played.doing.to_play()
    press(Qt.Key.Key_Down, ALT, times=2)
    assert played.bench.at == 2
    press(Qt.Key.Key_Up, ALT)
    assert played.bench.at == 1
    press(Qt.Key.Key_PageDown, ALT)
    assert played.bench.at == 5
    press(Qt.Key.Key_PageUp, ALT)
    assert played.bench.at == 0
    played.doing.to_steps()
    press(Qt.Key.Key_Down, times=3)
    assert played.bench.at == 3
    press(Qt.Key.Key_End)
    assert played.bench.at == 5
    type_text("2")
    assert played.bench.at == 2


def test_parts_of_a_step_show_the_table_in_between(played: Workbench) -> None:
    bench = played.bench
    bench.go(3)
    played.doing.to_play()
    parts = bench.parts()
    assert len(parts) > 2
    press(Qt.Key.Key_Down, ALT | SHIFT)
    assert (bench.at, bench.part) == (4, bench.parts()[0].seq)
    press(Qt.Key.Key_Up, ALT | SHIFT)
    assert (bench.at, bench.part) == (3, None)
    press(Qt.Key.Key_Up, ALT | SHIFT)
    assert bench.part == parts[-1].seq
    bench.go(3, parts[0].seq)
    assert bench.state is not bench.frame.state  # type: ignore[union-attr]
    assert parts[0].text in played.around.page.toPlainText()
    assert "·" in played.stepper.place.text()


def test_a_click_on_a_sentence_shows_that_part(qtbot: QtBot, played: Workbench) -> None:
    played.bench.go(3)
    seq = played.bench.parts()[1].seq
    played.around.page.followed.emit(f"part:{seq}")
    assert played.bench.part == seq


def test_a_step_is_rewritten_and_taken_out(qtbot: QtBot, played: Workbench) -> None:
    timeline = played.timeline
    index = timeline.steps.index(5)
    timeline.steps.setData(index, "Undertaker strikes Bo")
    wait_played(qtbot, played)
    assert played.bench.steps[4].text == "Undertaker strikes Bo"
    timeline.steps.setData(index, "Undertaker sings")
    wait_played(qtbot, played)
    assert timeline.steps.rows[5].fate is Fate.NOT_UNDERSTOOD
    assert timeline.steps.rows[5].note
    timeline.setCurrentIndex(index)
    timeline.setFocus()
    press(Qt.Key.Key_Delete)
    wait_played(qtbot, played)
    assert len(played.bench.steps) == 4


def test_a_refused_step_is_marked_and_what_follows_is_not_reached(qtbot: QtBot, bench: Workbench) -> None:
    bench.open_scenario(PLAY.replace("  all pass\n  all pass\n", "  Hedgehog strikes Ann\n  all pass\n"))
    wait_played(qtbot, bench)
    fates = [r.fate for r in bench.timeline.steps.rows]
    assert fates[3:] == [Fate.REFUSED, Fate.NOT_REACHED, Fate.NOT_REACHED]
    bench.bench.go(3)
    assert "Not allowed" in bench.around.page.toPlainText()


# --- explanation, rulings, verdict --------------------------------------------------------------------------------


def test_untrusted_words_are_escaped(played: Workbench) -> None:
    from judgeapp.kernel.records import Outcome

    bad = "<img src=x onerror=1>"
    told = Explanation(1, bad, (Sentence(bad, (bad,), bad, bad, 0, Outcome.HAPPENED, 1),), bad, (bad,), bad, (bad,))
    html = step_page(told, Manner("duel", THEMES["light"]), bad, [bad])
    assert "<img" not in html
    played.bench.edit("x", played.bench.scenario.__class__(**{**vars(played.bench.scenario), "title": bad}))
    assert played.header.title.text() == bad


def test_links_open_rules_and_cards(qtbot: QtBot, played: Workbench) -> None:
    played.bench.go(4)
    page = played.around.page
    with qtbot.waitSignals([played.rule_requested, played.services.opened]):
        page.followed.emit("rule:duel:1")
    page.followed.emit("object:Undertaker")
    assert played.around.tabs.currentIndex() == CARD
    assert "Undertaker" in played.around.card.toPlainText()


@dataclass(frozen=True)
class Stated:
    """A ruling as far as the docket wants to know it."""

    id: str
    case: tuple[CaseText, ...]
    game: str = "duel"
    cards: tuple[str, ...] = ()
    since: str | None = None
    until: str | None = None


def _ranked(played: Workbench) -> Ranking:
    replay = played.bench.replay
    assert replay is not None
    case = CaseText.model_validate({"when": "a Creature is damaged", "then": ["a Creature is destroyed"]})
    blue = {"when": "a Creature is damaged", "if": ["it is Blue"], "then": ["there is no Creature"]}
    docket = Docket([Stated("bear-dies", (case,)), Stated("blue-dies", (CaseText.model_validate(blue),))])
    return Ranking(docket, {"bear-dies": "bear.scenario"})


def test_rulings_follow_the_step_and_the_verdict_rests_on_them(qtbot: QtBot, played: Workbench) -> None:
    around = played.around
    qtbot.waitUntil(lambda: around.ranking is not None)
    around._ranking = _ranked(played)
    played.bench.go(3)
    with qtbot.waitSignal(around.ranked):
        around._late.start()
    assert [r.id for r in around.rulings.rulings.rows] == ["bear-dies"]
    assert around.rulings.rulings.rows[0].top
    assert around.verdict.standing is Standing.PROVEN
    with qtbot.waitSignal(played.ruling_requested) as asked:
        around.rulings.clicked.emit(around.rulings.rulings.index(0))
    assert asked.args == ["bear-dies"]
    with qtbot.waitSignal(around.ranked):
        played.bench.go(1)
    assert around.rulings.rulings.rows == []
    assert around.verdict.standing is Standing.DERIVED


def test_why_a_ruling_does_not_apply(qtbot: QtBot, played: Workbench) -> None:
    qtbot.waitUntil(lambda: played.around.ranking is not None)
    played.around._ranking = _ranked(played)
    played.bench.go(3)
    played.services.opened.emit("blue-dies")
    played.services.actions.refresh()
    played.services.actions.run("scenario.whyruling")
    assert played.around.tabs.currentIndex() == WHY
    text = played.around.why.toPlainText()
    assert "It would apply, but for one thing." in text
    assert "⊘ it is Blue" in text


def test_an_analogy_is_labelled_and_never_on_top(played: Workbench) -> None:
    replay = played.bench.replay
    assert replay is not None
    judged = next(a.found for a in _ranked(played).at(replay, replay.frames[3]))
    assert isinstance(judged, Judged)
    found = [
        Applying("a", Fit.ANALOGY, 1.0, "f", Analogy(judged, "Bear", "it bites")),
        Applying("b", Fit.CLOSE, 0.6, "f", judged),
    ]
    rows = rows_of(found, {}, "en")
    assert not rows[0].top
    assert "by analogy" in rows[0].told()
    assert "it bites" in rows[0].reason


def test_a_card_that_is_not_understood_is_unsupported(qtbot: QtBot, bench: Workbench) -> None:
    bench.open_scenario(
        "scenario t\ngame duel\nplayers\n  Ann: hand Riddle; field Bear\n  Bo: life 3\nsteps\n  Ann plays Riddle\n"
    )
    wait_played(qtbot, bench)
    bench.bench.go(1)
    qtbot.waitUntil(lambda: bench.around.verdict.standing is Standing.UNSUPPORTED)
    assert "transmogrify" in bench.around.verdict._why.text()


# --- two lines side by side ---------------------------------------------------------------------------------------


def test_two_lines_side_by_side_with_the_first_step_apart(qtbot: QtBot, played: Workbench) -> None:
    played.services.actions.run("scenario.compare")
    view = played.comparing
    qtbot.waitUntil(lambda: bool(view.steps.pairs.rows))
    assert view.isVisible()
    text = view.parting.text()
    assert "The tables differ" in text
    assert "They part at step 3" in text
    assert view.steps.currentIndex().row() == 3
    apart = [r.name for r in view.steps.pairs.rows if r.apart]
    assert apart == ["3"]
    assert any(r.name == "Undertaker" for r in view.ends.pairs.rows)
    assert view.left.board_scene.tiles
    qtbot.waitUntil(lambda: bool(view.right.board_scene.tiles))
    played.doing.to_play()
    assert not view.isVisible()


def test_other_editions_side_by_side(qtbot: QtBot, played: Workbench) -> None:
    played.services.actions.run("scenario.edition")
    wait_played(qtbot, played)
    twin = played.bench.scenario.twins[-1]
    assert twin.edition == "2"
    assert "Under the rules of 2" in twin.title
    qtbot.waitUntil(lambda: "same way" in played.comparing.parting.text())


def test_a_branch_by_key(qtbot: QtBot, played: Workbench) -> None:
    played.bench.go(2)
    played.doing.to_play()
    press(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    wait_played(qtbot, played)
    assert played.bench.line == 1
    assert len(played.bench.steps) == 2
    type_text("all pass")
    press(Qt.Key.Key_Return)
    wait_played(qtbot, played)
    assert len(played.bench.steps) == 3
    played.services.actions.run("scenario.dropline")
    wait_played(qtbot, played)
    assert len(played.bench.scenario.twins) == 1


# --- for everybody ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "ru"])
def test_everything_that_takes_the_focus_has_a_name(played: Workbench, language: str) -> None:
    played.services.settings.set(language=language)
    nameless = []
    for widget in played.findChildren(QWidget):
        takes = widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.focusProxy() is None
        outer = widget.parentWidget()
        inner = widget.objectName().startswith("qt_") or outer.inherits("QAbstractSpinBox") or widget.isHidden()
        inner = inner or outer.inherits("QComboBoxPrivateContainer")
        text = getattr(widget, "text", "")
        said = widget.accessibleName() or (text() if callable(text) else text)
        if takes and not inner and not said and not widget.inherits("QSplitterHandle"):
            nameless.append(f"{type(widget).__name__} {widget.objectName()} in {type(widget.parentWidget()).__name__}")
    assert nameless == []


def test_the_language_is_switched_while_it_runs(played: Workbench) -> None:
    played.services.settings.set(language="ru")
    assert played.tabs.tabText(0) == "Стол"
    assert "Стол расставлен" in [r.text for r in played.timeline.steps.rows]
    steps = played.timeline.steps
    passing = next(steps.index(at) for at, row in enumerate(steps.rows) if row.text == "all pass")
    assert passing.data() == "все пасуют"
    assert passing.data(Qt.ItemDataRole.EditRole) == "all pass"
    played.bench.go(4)
    assert "Сейчас" in played.around.page.toPlainText()
    played.services.settings.set(language="en")
    assert played.tabs.tabText(0) == "Table"
    assert "Now" in played.around.page.toPlainText()


def test_it_fits_a_small_screen(played: Workbench) -> None:
    assert played.minimumSizeHint().width() <= 1366 - 250
    assert played.minimumSizeHint().height() <= 768 - 140


def test_a_card_stays_looked_at_when_the_table_is_set_anew(qtbot: QtBot, played: Workbench) -> None:
    played.bench.go(0)
    played.around.look_at_named("Cub")
    seat = "hand Growth, Bolt, Riddle as Other"
    text = played.scenario_text().replace("hand Bolt, Growth", seat)
    played.bench.edit("another hand", notation.parse(text), None, 0)
    wait_played(qtbot, played)
    state = played.bench.state
    assert state is not None
    chosen = played.around._chosen
    assert chosen is not None
    assert state.obj(chosen).alias == "Cub"
    assert "Cub" in played.around.card.toPlainText()


def test_to_the_explanation_leaves_the_card(played: Workbench) -> None:
    played.around.look_at_named("Cub")
    assert played.around.tabs.currentIndex() == CARD
    press(Qt.Key.Key_N, ALT)
    assert played.around.tabs.currentIndex() == EXPLANATION


def test_another_scenario_begins_with_an_empty_line_and_its_explanation(qtbot: QtBot, played: Workbench) -> None:
    played.around.look_at_named("Cub")
    played.doing.to_play()
    type_text("Ann plays Dragon")
    played.open_scenario(PLAY.replace("Bear as Cub, Hedgehog", "Hedgehog").replace("target: Cub", "target: Hedgehog"))
    wait_played(qtbot, played)
    assert played.play.line.text() == ""
    assert not played.play.saying.text
    assert played.around.tabs.currentIndex() == EXPLANATION


def test_what_decided_a_step_is_worked_out_beside_the_window(qtbot: QtBot, played: Workbench) -> None:
    played.bench.go(3)
    played.services.actions.refresh()
    played.services.actions.run("scenario.because")
    assert played.around.tabs.currentIndex() == WHY
    qtbot.waitUntil(lambda: "Undertaker" in played.around.why.toPlainText(), timeout=10_000)
    text = played.around.why.toPlainText()
    assert "deal 2 damage to target Creature" in text
    assert text.index("Decided it") < text.index("Made no difference")
