"""The window as a whole: actions everywhere, two languages, three themes, settings, errors, what is kept."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QMessageBox,
    QTextEdit,
    QToolBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from judgeapp.desktop.actions import Action, ActionRegistry, UserError
from judgeapp.desktop.errors import CrashDialog, Errors
from judgeapp.desktop.look import THEMES, Theme
from judgeapp.desktop.mainwindow import MainWindow
from judgeapp.desktop.palette import matching
from judgeapp.desktop.services import Services
from judgeapp.desktop.settings import Settings, SettingsStore
from judgeapp.desktop.settings_dialog import SettingsDialog, shown_fields
from judgeapp.desktop.stage import BOTH, READER, SCENARIO
from tests.desktop.typing_keys import press, type_text

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier


# Actions


def test_palette_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    press(Qt.Key.Key_P, CTRL | SHIFT)
    assert window.palette_.line.hasFocus()
    type_text("dark")
    assert window.palette_.model.actions[0].id == "view.dark"
    press(Qt.Key.Key_Return)
    assert window.services.settings.value.theme == "dark"
    assert not window.palette_.isVisible()
    assert window.search.box.hasFocus()


def test_palette_closes_by_escape_and_walks_by_arrows(window: MainWindow) -> None:
    press(Qt.Key.Key_P, CTRL | SHIFT)
    press(Qt.Key.Key_Down, times=3)
    assert window.palette_.list.currentIndex().row() == 3
    press(Qt.Key.Key_Escape)
    assert not window.palette_.isVisible()


def test_title_comes_before_other_words_and_palette_is_as_high_as_its_rows(window: MainWindow) -> None:
    window.open("flick-is-no-attack")
    press(Qt.Key.Key_P, CTRL | SHIFT)
    whole = window.palette_.height()
    type_text("pdf")
    found = [action.id for action in window.palette_.model.actions]
    assert found == ["file.pdf", "file.import"]
    held = window.palette_.list
    assert 0 <= held.viewport().height() - held.sizeHintForRow(0) * len(found) < held.sizeHintForRow(0)
    assert window.palette_.height() < whole


def test_palette_speaks_russian(window: MainWindow) -> None:
    window.services.settings.set(language="ru")
    press(Qt.Key.Key_P, CTRL | SHIFT)
    type_text("тёмн")
    assert [action.id for action in window.palette_.model.actions][:1] == ["view.dark"]


def test_every_action_is_in_menu_or_palette_and_in_the_help(window: MainWindow) -> None:
    window.services.open("page:help")
    text = window.reader.view.toPlainText()
    actions = window.services.actions.all()
    assert len(actions) > 25
    for action in actions:
        assert action.said in text, action.id
    shown = {a.text().replace("&", "") for menu in window.menuBar().actions() for a in menu.menu().actions()}
    assert {a.said for a in actions if a.menu} <= {text.rstrip("…") for text in shown}


def test_registry_refuses_what_is_taken() -> None:
    registry = ActionRegistry()
    registry.add(Action("a.a", "A", lambda: None, keys=("Ctrl+J",)))
    with pytest.raises(ValueError, match="exists"):
        registry.add(Action("a.a", "A", lambda: None))
    with pytest.raises(ValueError, match=r"Ctrl\+J is taken"):
        registry.add(Action("a.b", "B", lambda: None, keys=("Ctrl+J",)))


def test_refusal_of_an_action_is_told(qtbot: QtBot) -> None:
    registry = ActionRegistry()

    def refuse() -> None:
        raise UserError("not now")

    registry.add(Action("a.a", "A", refuse))
    with qtbot.waitSignal(registry.refused) as told:
        registry.run("a.a")
    assert told.args == ["not now"]


def test_matching_puts_beginnings_first() -> None:
    actions = [Action("x", "Copy as Markdown", print), Action("y", "Mark", print), Action("z", "Quit", print)]
    assert [a.id for a in matching(actions, "mark")] == ["y", "x"]


# Places


def test_places_by_keys(window: MainWindow) -> None:
    press(Qt.Key.Key_2, CTRL)
    assert window.stage.mode == SCENARIO
    assert not window.reader.isVisible()
    press(Qt.Key.Key_3, CTRL)
    assert window.stage.mode == BOTH
    assert window.reader.isVisible()
    assert window.stage.workbench.isVisible()
    window.services.open("flick-is-no-attack")
    press(Qt.Key.Key_1, CTRL)
    assert window.stage.mode == READER
    assert not window.stage.workbench.isVisible()


def test_the_workbench_gets_the_cursor_and_its_keys_from_everywhere(window: MainWindow) -> None:
    press(Qt.Key.Key_2, CTRL)
    assert window.stage.workbench.isAncestorOf(window.focusWidget())
    press(Qt.Key.Key_K, CTRL)
    assert window.search.box.hasFocus()
    press(Qt.Key.Key_X, ALT)
    assert window.stage.workbench.isAncestorOf(window.focusWidget())
    assert window.search.box.text() == ""


def test_the_list_makes_room_for_the_workbench_between_searches(window: MainWindow) -> None:
    window.resize(1366, 768)
    press(Qt.Key.Key_2, CTRL)
    assert window.search.isHidden()
    press(Qt.Key.Key_K, CTRL)
    assert not window.search.isHidden()
    press(Qt.Key.Key_Escape)
    assert window.search.isHidden()
    assert window.stage.workbench.isAncestorOf(window.focusWidget())
    press(Qt.Key.Key_1, CTRL)
    assert not window.search.isHidden()
    window.resize(1700, 900)
    press(Qt.Key.Key_2, CTRL)
    assert not window.search.isHidden()


def test_ruling_opens_as_scenario(qtbot: QtBot, window: MainWindow) -> None:
    knowing = window.reader.knowing
    qtbot.waitUntil(lambda: bool(knowing._proofs), timeout=20_000)
    ruling = next(iter(knowing._proofs))
    window.services.open(ruling)
    asked: list[str] = []
    window.services.scenario_opened.connect(asked.append)
    window.reader.view.setFocus()
    press(Qt.Key.Key_Return, CTRL)
    assert f"proves {ruling} at" in asked[0]
    assert window.stage.mode in (SCENARIO, BOTH)


def test_list_can_be_hidden_and_comes_back_with_a_search(window: MainWindow) -> None:
    press(Qt.Key.Key_B, CTRL)
    assert not window.search.isVisible()
    press(Qt.Key.Key_K, CTRL)
    assert window.search.isVisible()
    assert window.search.box.hasFocus()


# Look and language


def luminance(colour: str) -> float:
    parts = [QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF()]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_words_can_be_read_in_every_theme(theme: Theme) -> None:
    least = 7.0 if theme.name == "contrast" else 4.5
    for role in ("text", "muted", "link", "yes", "no", "depends", "fact", "warn", "bad", "good"):
        for ground in ("ground", "surface", "raised"):
            assert contrast(getattr(theme, role), getattr(theme, ground)) >= least, (role, ground)
    assert contrast(theme.on_accent, theme.accent) >= 4.5
    assert contrast(theme.on_mark, theme.mark) >= 4.5


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_control_has_a_name(window: MainWindow, language: str) -> None:
    window.services.settings.set(language=language)
    window.services.open("flick-is-no-attack")
    dialog = SettingsDialog(window.services.settings, window)
    dialog.show()
    kinds = (QLineEdit, QAbstractButton, QAbstractItemView, QTextEdit, QComboBox, QAbstractSpinBox)
    parts = [w for kind in kinds for w in (*window.findChildren(kind), *dialog.findChildren(kind))]
    assert len(parts) > 20
    for widget in parts:
        if not widget.isVisible() or widget.objectName().startswith("qt_") or _inner(widget):
            continue
        name = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
        assert name, f"{type(widget).__name__} {widget.objectName()} in {type(widget.parent()).__name__}"


def _inner(widget: QWidget) -> bool:
    """A part of Qt's own controls: the line of a spin box, the clear button of a line."""
    parent: QObject | None = widget.parent()
    return isinstance(parent, (QAbstractSpinBox, QComboBox, QLineEdit)) or type(widget).__name__ == "QComboBoxListView"


def test_language_switches_while_it_runs(window: MainWindow) -> None:
    window.services.open("first-strike-kills-before-answer")
    assert "Why" in window.reader.view.toPlainText()
    window.services.settings.set(language="ru")
    text = window.reader.view.toPlainText()
    assert "Почему" in text
    assert "НЕТ" in text
    assert "Убитый Первым ударом" in window.windowTitle()
    titles = [action.text() for action in window.menuBar().actions()]
    assert any("Файл" in title for title in titles)
    window.services.settings.set(language="en")
    assert "Why" in window.reader.view.toPlainText()


def test_text_grows_by_key(window: MainWindow) -> None:
    before = window.search.box.fontMetrics().height()
    press(Qt.Key.Key_Plus, CTRL, times=5)
    assert window.services.settings.value.font_scale == pytest.approx(1.5)
    assert window.search.box.fontMetrics().height() > before
    press(Qt.Key.Key_0, CTRL)
    assert window.services.settings.value.font_scale == 1.0


# Settings


def test_settings_dialog_is_made_from_the_model(qtbot: QtBot, services: Services) -> None:
    dialog = SettingsDialog(services.settings)
    qtbot.addWidget(dialog)
    assert set(dialog.fields) == set(shown_fields())
    box = dialog.fields["theme"]
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findData("dark"))
    assert services.settings.value.theme == "dark"


@pytest.mark.parametrize(("said", "theme"), [("No", "dark"), ("Yes", "light")])
def test_defaults_are_restored_only_when_that_is_wanted(
    qtbot: QtBot, services: Services, monkeypatch: pytest.MonkeyPatch, said: str, theme: str
) -> None:
    services.settings.set(theme="dark")
    dialog = SettingsDialog(services.settings)
    qtbot.addWidget(dialog)
    monkeypatch.setattr(QMessageBox, "exec", lambda _: QMessageBox.StandardButton[said])
    dialog._buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults).click()
    assert services.settings.value.theme == theme


@pytest.mark.parametrize(("language", "scale"), [("ru", 1.1), ("ru", 1.4), ("en", 1.4)])
def test_showing_to_the_players_stays_in_the_bar(qtbot: QtBot, window: MainWindow, language: str, scale: float) -> None:
    window.services.open("flick-is-no-attack")
    window.services.settings.set(language=language, font_scale=scale)
    bar = window.reader.bar
    assert isinstance(bar, QToolBar)
    button = bar.widgetForAction(window.services.actions.qaction("ruling.player"))
    qtbot.waitUntil(lambda: button.isVisible() and bar.rect().contains(button.geometry()))


def test_settings_dialog_keeps_step_with_size_and_language(qtbot: QtBot, services: Services) -> None:
    dialog = SettingsDialog(services.settings)
    qtbot.addWidget(dialog)
    dialog.show()
    for scale, language, number in ((1.4, "ru", "1,4"), (1.4, "en", "1.4"), (1.1, "ru", "1,1")):
        services.settings.set(font_scale=scale, language=language)
        qtbot.waitUntil(partial(_says, dialog, number))
        qtbot.waitUntil(partial(_hints_are_whole, dialog))


def _says(dialog: SettingsDialog, number: str) -> bool:
    box = dialog.fields["font_scale"]
    return isinstance(box, QAbstractSpinBox) and box.text() == number


def _hints_are_whole(dialog: SettingsDialog) -> bool:
    hints = [hint for hint in dialog.findChildren(QLabel) if hint.objectName() == "note"]
    whole = all(hint.height() >= hint.heightForWidth(hint.width()) > 0 for hint in hints)
    return whole and len(hints) == len(dialog.fields)


def test_settings_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    SettingsStore(file).set(theme="dark", game="wow")
    again = SettingsStore(file)
    assert (again.value.theme, again.value.game, again.problem) == ("dark", "wow", "")


@pytest.mark.parametrize("text", ["", "{", "[]", '{"theme": "pink"}', '{"font_scale": 99}'])
def test_damaged_settings_are_set_aside_and_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "settings.json"
    file.write_text(text, encoding="utf-8")
    store = SettingsStore(file)
    assert store.value == Settings()
    assert "damaged-1" in store.problem
    store.set(theme="dark")
    assert json.loads(file.read_text(encoding="utf-8"))["theme"] == "dark"


def test_settings_of_another_version_do_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"theme": "dark", "of_tomorrow": 1}', encoding="utf-8")
    assert SettingsStore(file).value.theme == "dark"


def test_layout_is_kept(open_it: Callable[[], MainWindow], services: Services) -> None:
    window = open_it()
    window.resize(780, 700)  # the offscreen display is not larger than 800
    window.body.setSizes([330, 450])
    kept = window.body.sizes()
    from judgeapp.desktop.keeping_layout import restore_layout, save_layout

    save_layout(window)
    window.body.setSizes([290, 490])
    restore_layout(window)
    assert window.body.sizes() == kept
    services.settings.set(layout="rubbish rubbish")
    restore_layout(window)


# Errors


def test_unforeseen_error_is_kept_and_shown_once(
    qtbot: QtBot, tmp_path: Path, window: MainWindow, capsys: pytest.CaptureFixture[str]
) -> None:
    errors = Errors(tmp_path / "reports", lambda: window)
    errors.install()
    try:
        for _ in range(2):
            try:
                raise RuntimeError("an example")
            except RuntimeError:
                sys.excepthook(*sys.exc_info())  # type: ignore[arg-type]
        qtbot.waitUntil(lambda: errors.dialog is not None)
        dialog = errors.dialog
        assert isinstance(dialog, CrashDialog)
        assert "an example" in dialog.text.toPlainText()
        assert list((tmp_path / "reports").glob("crash-*.txt"))
        dialog.go_on.click()
        assert window.isVisible()
    finally:
        errors.remove()
    assert "an example" in capsys.readouterr().err


def test_reporter_survives_an_error_that_cannot_be_told(qtbot: QtBot, tmp_path: Path) -> None:
    class Untold(Exception):
        def __str__(self) -> str:
            raise ValueError

    errors = Errors(tmp_path / "file" / "reports", lambda: None)
    (tmp_path / "file").write_text("", encoding="utf-8")
    errors.install()
    try:
        errors.take(Untold, Untold(), None)
        qtbot.waitUntil(lambda: errors.dialog is not None)
        assert errors.dialog is not None
        errors.dialog.accept()
    finally:
        errors.remove()
