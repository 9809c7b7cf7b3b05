"""A situation of Flesh and Blood built from nothing, by keys alone, and played to an outcome with its verdict."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from judgeapp.desktop.workbench import Workbench
from judgeapp.scenario.verdict import Standing
from tests.desktop.typing_keys import press, type_text
from tests.desktop.workbench.conftest import wait_played


def enter(qtbot: QtBot, workbench: Workbench, text: str) -> None:
    type_text(text)
    press(Qt.Key.Key_Escape)
    press(Qt.Key.Key_Return)
    wait_played(qtbot, workbench)


def test_from_nothing_to_a_verdict(qtbot: QtBot, real: Workbench) -> None:
    real.begin_in("fab")
    wait_played(qtbot, real)
    qtbot.waitUntil(lambda: real.table.quick.words is not None, timeout=30_000)
    real.table.quick.setFocus()
    enter(qtbot, real, "hero Dash; hand Training Strike as Strike; resources 2")
    enter(qtbot, real, "Bo: hero Kano; life 15; hand Training Strike (blue) as Block")
    press(Qt.Key.Key_P, Qt.KeyboardModifier.AltModifier)
    type_text("strike")
    press(Qt.Key.Key_Return)
    wait_played(qtbot, real)
    assert real.bench.steps[0].text == "Ann plays Strike"
    for step in ("all pass until the defend step", "Bo defends with Block"):
        type_text(step)
        press(Qt.Key.Key_Return)
        wait_played(qtbot, real)
        assert real.bench.steps[-1].text == step
    qtbot.waitUntil(lambda: real.around.verdict.standing in (Standing.DERIVED, Standing.PROVEN), timeout=10_000)
    assert not real.play.saying.text
