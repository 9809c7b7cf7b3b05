"""Sharing a scenario: what fits into a picture, the dialog by keys, the double click on Linux."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from judgeapp.desktop.mainwindow import MainWindow
from judgeapp.desktop.sharing import linux
from judgeapp.desktop.sharing.code import MOST, QUIET, Shared, as_svg, fitting, modules
from judgeapp.desktop.sharing.dialog import SAVED_SCALE, ShareDialog, picture
from judgeapp.library.places import resources_root
from judgeapp.scenario.notation import parse, show
from tests.desktop.typing_keys import focused, press

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
TEXT = """scenario Название «по-русски»
game fab
note a long tale
players
  Ann: life 20
  Bo: life 20
steps
  both pass
expect
  Bo has 20 life
twin another
  players
    Bo: life 19
  expect
    Bo has 19 life
"""


def quietly(what: str, done: int, total: int) -> None:
    """Tell nobody."""


def test_whole_scenario_is_shared_when_it_fits() -> None:
    shared = fitting(parse(TEXT))
    assert shared.left_out == ()
    assert show(parse(shared.text)) == show(parse(TEXT))


@pytest.mark.parametrize(
    ("part", "left_out"),
    [("twin another", ("twins",)), ("note a long tale", ("twins", "notes"))],
)
def test_what_is_not_needed_goes_first(part: str, left_out: tuple[str, ...]) -> None:
    shared = fitting(parse(TEXT.replace(part, f"{part} {'ж' * 1500}")))
    assert shared.left_out == left_out
    assert shared.fits
    assert "both pass" in shared.text


def test_too_long_is_said() -> None:
    steps = "".join(f"  Ann plays number {n} of the many cards\n" for n in range(200))
    shared = fitting(parse(TEXT.replace("  both pass\n", steps)))
    assert not shared.fits
    assert shared.size > MOST


@pytest.mark.parametrize("text", ["a", TEXT, "я" * 1400, "x" * MOST])
def test_code_is_square_with_its_corners_and_white_around(text: str) -> None:
    rows = modules(quietly, text)
    size = len(rows)
    assert {len(row) for row in rows} == {size}
    assert (size - 2 * QUIET - 17) % 4 == 0
    white = bytes(size)
    assert rows[:QUIET] == [white] * QUIET
    for y, x in ((QUIET, QUIET), (QUIET, size - QUIET - 7), (size - QUIET - 7, QUIET)):
        assert rows[y][x : x + 7] == b"\1" * 7
        assert rows[y + 3][x : x + 7] == b"\1\0\1\1\1\0\1"


def test_drawing_has_every_dark_module() -> None:
    rows = modules(quietly, "judgeapp")
    drawing = ElementTree.fromstring(as_svg(rows))
    dark = drawing[1].attrib["d"].count("M")
    assert dark == sum(map(sum, rows))


def shown(qtbot: QtBot, window: MainWindow, text: str) -> ShareDialog:
    window.services.open_scenario(text)
    window.services.actions.refresh()
    press(Qt.Key.Key_Q, CTRL | ALT)
    dialog = window.sharing.dialog
    assert dialog is not None
    assert dialog.isVisible()
    return dialog


def test_picture_by_keys(qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = shown(qtbot, window, TEXT)
    qtbot.waitUntil(lambda: bool(dialog.rows), timeout=20_000)
    assert focused() is dialog.copy_picture
    press(Qt.Key.Key_Space)
    copied = QGuiApplication.clipboard().image()
    assert copied.width() == len(dialog.rows) * SAVED_SCALE
    assert picture(dialog.rows).convertToFormat(QImage.Format.Format_RGB32) == copied.scaled(
        len(dialog.rows), len(dialog.rows)
    ).convertToFormat(QImage.Format.Format_RGB32)
    file = tmp_path / "code"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), "Pictures (*.png)"))
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Space)
    assert QImage(str(file.with_suffix(".png"))).width() == copied.width()
    dialog.save_to(file.with_suffix(".svg"))
    assert file.with_suffix(".svg").read_text(encoding="utf-8").startswith("<svg")
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Space)
    assert parse(QGuiApplication.clipboard().text()).title == "Название «по-русски»"
    dialog.save_to(tmp_path / "no" / "where.png")
    assert "where.png" in window.status.text
    press(Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_closing_ends_the_drawing(qtbot: QtBot, window: MainWindow) -> None:
    dialog = shown(qtbot, window, TEXT)
    work = dialog._work
    assert work is not None
    dialog.reject()
    assert not work.running


@pytest.mark.parametrize("language", ["en", "ru"])
def test_too_long_one_offers_its_text(
    qtbot: QtBot, services: object, window: MainWindow, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.services.settings.set(language=language)
    dialog = ShareDialog(Shared("x" * (MOST + 1)), "long", window)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.copy_picture.isEnabled()
    assert dialog.copy_text.isEnabled()
    assert str(MOST) in dialog.note.text()
    assert {"en": "Too long", "ru": "Слишком"}[language] in dialog.code.words


def test_nothing_to_share_without_a_scenario(window: MainWindow) -> None:
    window.services.actions.refresh()
    assert not window.services.actions.qaction("scenario.share").isEnabled()


# Double click


def test_recipe_is_written(tmp_path: Path) -> None:
    files = linux.install(resources_root(), tmp_path, ["/opt/my judge/judgeapp", "100%$x"])
    assert all(file.is_relative_to(tmp_path) and file.exists() for file in files)
    entry = files[0].read_text(encoding="utf-8")
    assert 'Exec="/opt/my judge/judgeapp" "100%%\\\\$x" %f' in entry
    assert f"MimeType={linux.MIME};" in entry
    mime = ElementTree.parse(tmp_path / "mime" / "packages" / "judgeapp.xml").getroot()
    assert mime[0].attrib["type"] == linux.MIME
    assert any(part.attrib.get("pattern") == "*.scenario" for part in mime[0])


@pytest.mark.skipif(not linux.can_install(), reason="Linux desktops only")
def test_association_by_the_palette(
    qtbot: QtBot, open_it: Callable[[], MainWindow], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(linux, "_run", lambda command: command[0] != "xdg-mime")
    window = open_it()
    window.services.actions.run("file.associate")
    entry = tmp_path / "data" / "applications" / linux.NAME
    qtbot.waitUntil(lambda: entry.exists() and "xdg-mime" in window.status.text)


def test_failing_association_is_told(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    window.services.actions.run("file.associate")
    qtbot.waitUntil(lambda: "could not be set up" in window.status.text)


def test_program_names_what_can_be_started() -> None:
    assert Path(linux.program()[0]).exists()
