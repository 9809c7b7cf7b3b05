"""Pictures of the workbench's panes in each game, for `shots`."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication, QWidget

from judgeapp.desktop.stage import SCENARIO
from judgeapp.desktop.workbench.offering import Kind
from judgeapp.desktop.workbench.workbench import Workbench
from judgeapp.games import GAMES
from judgeapp.scenario.desk import Desk

if TYPE_CHECKING:
    from judgeapp.desktop.mainwindow import MainWindow

Shot = tuple[str, Callable[[], QWidget]]
CARD = {
    "berserk": "карта Домашнее правило\n  типы существо\n  Броня 2\n  сыграть на гармошке\n",
    "": "card House Rule\n  types {type}\n  draw 1 card\n  sing a song\n",
}
LONGEST = 20.0


def workbench_poses(window: MainWindow) -> Iterator[Shot]:
    """All of them: a middle step, setting the table, why not, a card, the text, cards on the spot, two lines."""
    for game in GAMES:
        file = _richest(window.services.desk, game)
        if file is None:
            continue
        poses = {
            "table": lambda w: w.doing.to_table(),
            "whynot": _why_not,
            "card": _card,
            "text": lambda w: w.doing.to_text(),
            "cards": _cards,
            "compare": lambda w: w.doing.compare(),
        }
        yield f"{game}-bench-step", lambda file=file: _pose(window, file, lambda _: None)  # type: ignore[misc]
        for name, act in poses.items():
            yield f"{game}-bench-{name}", lambda file=file, act=act: _pose(window, file, act)  # type: ignore[misc]


def _richest(desk: Desk, game: str) -> Path | None:
    """The proof with the longest text: much happens in it."""
    return max(desk.proof_files(game), key=lambda p: (p.stat().st_size, p.name), default=None)


def _pose(window: MainWindow, file: Path, act: Callable[[Workbench], object]) -> QWidget:
    window.search.search("")
    window.stage.turn(SCENARIO)
    bench = window.stage.workbench
    assert isinstance(bench, Workbench)
    bench.open_scenario(file.read_text(encoding="utf-8"), file)
    wait(lambda: bench.bench.replay is not None)
    last = bench.bench.replay.last.number if bench.bench.replay else 0
    bench.bench.go(max(1, last * 2 // 3))
    bench.play.offering.finish()
    act(bench)
    settle(500)
    return window


def _why_not(bench: Workbench) -> None:
    """Where most is refused, say why the first of it is."""
    last = bench.bench.replay.last.number if bench.bench.replay else 0

    def refused(number: int) -> int:
        bench.bench.go(number)
        bench.play.offering.finish()
        return sum(row.kind is Kind.REFUSED for row in bench.play.offering.rows())

    bench.bench.go(max(range(last + 1), key=refused))
    bench.play.offering.finish()
    bench.doing.why_not()
    rows = [row for row in bench.play.offering.rows() if row.kind is Kind.REFUSED]
    if rows:
        bench.play.take(rows[0])


def _card(bench: Workbench) -> None:
    tiles = bench.board.board_scene.tiles
    if tiles:
        bench.around.look_at(max(tiles, key=lambda t: (t.face.changed, len(t.face.figures))).face.oid)


def _cards(bench: Workbench) -> None:
    bench.doing.to_cards()
    catalog = bench.bench.catalog()
    text = CARD.get(bench.bench.scenario.game, CARD[""])
    own = bench.cards.edit.toPlainText()
    bench.cards.edit.setPlainText(
        own + "\n" * bool(own) + text.replace("{type}", catalog.game.types[0] if catalog else "")
    )
    settle(300)
    bench.cards.finish()


def settle(milliseconds: int) -> None:
    """Let the window do what is due."""
    until = time.monotonic() + milliseconds / 1000
    while time.monotonic() < until:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


def wait(until: Callable[[], bool]) -> None:
    """Let the window work until something holds."""
    end = time.monotonic() + LONGEST
    while not until() and time.monotonic() < end:
        settle(20)
