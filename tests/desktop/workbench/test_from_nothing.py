"""A situation of Flesh and Blood built from nothing, by keys alone, and played to an outcome with its verdict."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from judgeapp.desktop.services import Services
from judgeapp.desktop.workbench import Workbench
from judgeapp.scenario.verdict import Standing
from tests.desktop.typing_keys import press, type_text
from tests.desktop.workbench.conftest import wait_played


@pytest.fixture
def bench(qtbot: QtBot, services: Services) -> Iterator[Workbench]:
    """A workbench of the real program."""
    made = Workbench(services)
    services.actions.attach(made)
    qtbot.addWidget(made)
    made.resize(1100, 680)
    made.show()
    made.activateWindow()
    qtbot.waitExposed(made)
    yield made
    made.shutdown()


def enter(qtbot: QtBot, workbench: Workbench, text: str) -> None:
    type_text(text)
    press(Qt.Key.Key_Escape)
    press(Qt.Key.Key_Return)
    wait_played(qtbot, workbench)


def test_from_nothing_to_a_verdict(qtbot: QtBot, bench: Workbench) -> None:
    bench.begin_in("fab")
    wait_played(qtbot, bench)
    qtbot.waitUntil(lambda: bench.table.quick.words is not None, timeout=30_000)
    bench.table.quick.setFocus()
    enter(qtbot, bench, "hero Dash; hand Training Strike as Strike; resources 2")
    enter(qtbot, bench, "Bo: hero Kano; life 15; hand Training Strike (blue) as Block")
    press(Qt.Key.Key_P, Qt.KeyboardModifier.AltModifier)
    type_text("strike")
    press(Qt.Key.Key_Return)
    wait_played(qtbot, bench)
    assert bench.bench.steps[0].text == "Ann plays Strike"
    for step in ("all pass until the defend step", "Bo defends with Block"):
        type_text(step)
        press(Qt.Key.Key_Return)
        wait_played(qtbot, bench)
        assert bench.bench.steps[-1].text == step
    qtbot.waitUntil(lambda: bench.around.verdict.standing in (Standing.DERIVED, Standing.PROVEN), timeout=10_000)
    assert not bench.play.saying.text
