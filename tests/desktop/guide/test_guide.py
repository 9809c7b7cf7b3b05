"""Help: the tour of each game runs on what the library really holds; examples play; pages say what they should."""

from __future__ import annotations

from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from judgeapp.desktop.actions import UserError
from judgeapp.desktop.guide.examples import FEW, collect
from judgeapp.desktop.guide.places import PLACES, rect_of
from judgeapp.desktop.guide.subjects import subject_title
from judgeapp.desktop.guide.tour import Touring
from judgeapp.desktop.guide.tourfile import Tour, load_tour
from judgeapp.desktop.mainwindow import MainWindow
from judgeapp.desktop.services import Services
from judgeapp.library.finding import Finder
from judgeapp.library.places import GAMES, resources_root
from tests.desktop.typing_keys import focused, press

SHIFT = Qt.KeyboardModifier.ShiftModifier
VERBS = {"type", "open", "play", "go", "run"}


@pytest.fixture(scope="module")
def tour() -> Tour:
    return load_tour(resources_root())


# The tour as data


def test_tour_speaks_of_every_game_in_both_languages(tour: Tour) -> None:
    assert set(tour.games) == set(GAMES)
    assert len(tour.steps) >= 10
    for step in tour.steps:
        assert all((step.title.en, step.title.ru, step.says.en, step.says.ru))
        assert step.place in PLACES
        assert {line.partition(" ")[0] for line in step.do} <= VERBS
        known = {"query", "ruling", "answer", "rule", "story"}
        for text in (step.says.en, step.says.ru):
            assert {name for _, name, _, _ in Formatter().parse(text) if name} <= known
    for sample in tour.games.values():
        assert all((sample.story.en, sample.story.ru))


@pytest.mark.parametrize("game", GAMES)
def test_tour_stands_on_what_is_there(tour: Tour, finder: Finder, game: str) -> None:
    sample = tour.games[game]
    ruling = finder.library.ruling(sample.ruling)
    assert ruling is not None
    assert ruling.game == game
    assert sample.rule in ruling.rules
    assert finder.library.rule(game, sample.rule)
    found = finder.search(sample.query, game, 5).answer.groups["ruling"]
    assert found[0].id == sample.ruling
    proofs = [example for example in collect(resources_root(), (resources_root() / game).rglob("*.scenario"))
              if example.ruling == sample.ruling]  # fmt: skip
    assert proofs, f"no proof of {sample.ruling}"


def test_tour_that_cannot_be_read_is_told(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ui").mkdir()
    (tmp_path / "ui" / "tour.toml").write_text("[[step]]\nplace = 3\n", encoding="utf-8")
    with pytest.raises(ValueError, match="place"):
        load_tour(tmp_path)
    monkeypatch.setattr(type(window.guide), "tour", None)
    with pytest.raises(UserError):
        window.guide.begin_tour("fab")


# The tour in the window


def settled(qtbot: QtBot, touring: Touring) -> None:
    qtbot.waitUntil(lambda: not touring.running.busy, timeout=20_000)
    if touring.step.place:
        qtbot.waitUntil(lambda: touring._lit.isValid(), timeout=20_000)


@pytest.mark.parametrize(("game", "language"), [(game, "en") for game in GAMES] + [("berserk", "ru")])
def test_whole_tour_by_enter(qtbot: QtBot, window: MainWindow, game: str, language: str) -> None:
    window.services.settings.set(language=language)
    qtbot.waitUntil(lambda: bool(window.reader.knowing._proofs), timeout=20_000)
    window.services.actions.run(f"help.tour.{game}")
    touring = window.guide.touring
    assert touring is not None
    seen = []
    for number, step in enumerate(touring._tour.steps, 1):
        settled(qtbot, touring)
        assert touring.step is step
        assert touring.card.isVisible()
        assert touring.card.title.text() == step.title.said(language)
        assert "{" not in touring.card.words.text()
        assert window.rect().contains(touring.card.geometry())
        assert focused() is touring.card.on
        hole = rect_of(window, step.place)
        assert hole.width() > 100
        assert not touring.shade.mask().contains(hole.center())
        seen.append(step.place)
        if step.do == ("go proven",):
            bench: Any = window.stage.workbench.bench  # type: ignore[attr-defined]
            qtbot.waitUntil(lambda bench=bench: bench.at == window.reader.knowing.proofs(touring.sample.ruling)[0].step)
        assert number == touring.at + 1
        press(Qt.Key.Key_Return)
    assert window.guide.touring is None
    assert {"board", "explanation", "rulings", "calls"} <= set(seen)
    assert window.services.settings.value.game == ""
    assert not window.calls.is_shown


def test_tour_goes_back_and_ends_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    window.services.actions.run("help.tour.fab")
    touring = window.guide.touring
    assert touring is not None
    assert not window.guide.can_tour()
    settled(qtbot, touring)
    press(Qt.Key.Key_Right)
    assert touring.at == 1
    press(Qt.Key.Key_Left)
    assert touring.at == 0
    press(Qt.Key.Key_Left)
    assert touring.at == 0
    card = touring.card
    press(Qt.Key.Key_Escape)
    assert window.guide.touring is None
    assert not card.isVisible()
    assert window.search.box.hasFocus()


def test_tour_follows_the_size_of_the_window(qtbot: QtBot, window: MainWindow) -> None:
    window.services.actions.run("help.tour.fab")
    touring = window.guide.touring
    assert touring is not None
    settled(qtbot, touring)
    window.resize(1700, 900)
    qtbot.waitUntil(lambda: touring.shade.size() == window.size())
    assert window.rect().contains(touring.card.geometry())
    touring.end()


# Examples


def test_examples_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    press(Qt.Key.Key_F1, SHIFT)
    view = window.reader.view
    qtbot.waitUntil(lambda: "▶" in view.toPlainText(), timeout=20_000)
    text = view.toPlainText()
    for name in ("Flesh and Blood", "Riftbound", "World of Warcraft", "Berserk"):
        assert name in text
    view.setFocus()
    links = []
    while view.walk():
        links.append(view.link_in_focus())
    example = next(link for link in links if link.startswith("example:"))
    window.services.open(example)
    bench: Any = window.stage.workbench.bench  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: bench.replay is not None and bench.at > 0, timeout=20_000)
    assert f"do:help.tour.{GAMES[0]}" in links


@pytest.mark.parametrize("game", GAMES)
def test_examples_of_a_game(qtbot: QtBot, window: MainWindow, game: str) -> None:
    window.services.open(f"page:examples-{game}")
    qtbot.waitUntil(lambda: "▶" in window.reader.view.toPlainText(), timeout=20_000)


def test_groups_have_titles_and_show_a_handful_first(qtbot: QtBot, window: MainWindow) -> None:
    window.services.open("page:examples-riftbound")
    view = window.reader.view
    qtbot.waitUntil(lambda: "▶" in view.toPlainText(), timeout=20_000)
    assert "Combat damage (" in view.toPlainText()
    few = view.toPlainText().count("▶")
    window.services.settings.set(language="ru")
    assert "Боевой урон (" in view.toPlainText()
    window.services.open("page:examples-riftbound-combat_damage")
    assert view.toPlainText().startswith("Riftbound\nБоевой урон\n")
    assert FEW < view.toPlainText().count("▶") < few


def test_every_folder_of_proofs_has_a_title(window: MainWindow) -> None:
    window.services.settings.set(language="ru")
    for file in window.services.desk.proof_files():
        title = subject_title(file.parent.name)
        assert title[0].isupper()
        assert not title.isascii(), title


def test_example_that_is_not_there_is_told(window: MainWindow) -> None:
    window.services.open("example:fab/nowhere")
    assert "nowhere" in window.status.text


def test_unreadable_proof_is_left_out(tmp_path: Path) -> None:
    good, bad = tmp_path / "fab" / "good.scenario", tmp_path / "fab" / "bad.scenario"
    good.parent.mkdir()
    good.write_text("scenario <b>Title</b>\ngame fab\nproves some-ruling at 2\n", encoding="utf-8")
    bad.write_bytes(b"\xff\xfe\xff")
    (found,) = collect(tmp_path, [good, bad, tmp_path / "gone.scenario"])
    assert (found.name, found.title, found.ruling, found.proven) == (
        "fab/good:some-ruling",
        "<b>Title</b>",
        "some-ruling",
        2,
    )


# Pages


def test_help_has_every_action_and_runs_it(window: MainWindow) -> None:
    press(Qt.Key.Key_F1)
    text = window.reader.view.toPlainText()
    for action in window.services.actions.all():
        assert action.said in text, action.id
    window.services.open("do:view.dark")
    assert window.services.settings.value.theme == "dark"
    window.services.open("do:view.list")
    assert not window.search.isVisible()
    window.services.open("do:nothing.of.the.kind")
    window.services.open("do:view.larger")
    assert window.services.settings.value.font_scale > 1


def test_about_has_versions_counts_and_dates(window: MainWindow, services: Services) -> None:
    window.services.open("page:about")
    text = window.reader.view.toPlainText()
    library = services.library
    for document in library.documents():
        assert document.title in text
        assert not document.date or document.date in text
    for shelf in library.shelves.values():
        assert f"{len(shelf.rulings)} rulings" in text
        assert shelf.rulebook is not None
        assert all(edition.id in text for edition in shelf.rulebook.editions)
    for what in ("Qt", "Python", "pydantic", "whoosh3", "segno", str(services.places.user)):
        assert what in text


def test_versions_are_copied(window: MainWindow) -> None:
    window.services.open("do:help.versions")
    text = QGuiApplication.clipboard().text()
    assert text.startswith("judgeapp ")
    assert "HNT 2025-01-31" in text


@pytest.mark.parametrize("language", ["en", "ru"])
def test_pages_in_both_languages(window: MainWindow, language: str) -> None:
    window.services.settings.set(language=language)
    for page, said in (
        ("help", {"en": "Begin here", "ru": "Начните отсюда"}),
        ("about", {"en": "Program", "ru": "Программа"}),
        ("examples", {"en": "Examples that run", "ru": "Живые примеры"}),
    ):
        window.services.open(f"page:{page}")
        assert said[language] in window.reader.view.toPlainText()
