"""Playing scenarios outside the window's thread, one at a time, the latest wish first.

The thread lets go between steps, so that the window stays alive. What it hands over is made anew each time: no
position is ever read by two threads.
"""

from __future__ import annotations

import contextlib
import gc
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from judgeapp.games.catalog import Catalog
from judgeapp.scenario.notation import NotationError, Scenario, parse, show
from judgeapp.scenario.replay import Player, Replay, Session

BREATH = 0.0005
"""Seconds that the thread lets go between two steps."""
USUAL = sys.getswitchinterval()
BRIEF = 0.0005
"""Seconds after which the window's thread gets the interpreter, while a scenario is played."""


@dataclass(frozen=True)
class Played:
    """A scenario played as far as it goes.

    replay: None where the table can't even be set. problem: what was not understood; step: which step (from 1) that
    was, 0 for the table. broken: an error inside the engine, with its trace, which is a bug and no verdict.
    """

    scenario: Scenario
    replay: Replay | None
    catalog: Catalog | None = None
    problem: NotationError | None = None
    step: int = 0
    broken: str = ""


_seen: set[str] = set()
"""Games whose cards were opened in this program."""


def opened(player: Player, game: str) -> Catalog:
    """The catalog of a game. The first time is the long one: its many objects stay, so that going through them for
    garbage, which would stop the window, is put off and then not needed. NotationError for an unknown game."""
    if game in _seen:
        return player.catalog(game)
    was_on = gc.isenabled()
    gc.disable()
    try:
        catalog = player.catalog(game)
        _seen.add(game)
        return catalog
    finally:
        gc.freeze()
        if was_on:
            gc.enable()


class Stopped(Exception):
    """Playing was called off."""


def play(player: Player, scenario: Scenario, stopped: Callable[[], bool] = lambda: False) -> Played:
    """Play a scenario step by step. Raises only :class:`Stopped`.

    Problems name lines of the text that :func:`~judgeapp.scenario.notation.show` gives for the scenario.
    """
    catalog, session, number = None, None, 0
    try:
        said = parse(show(scenario))
        said = replace(said, without=scenario.without)
        opened(player, said.game)
        catalog = player.catalog_of(said)
        session = Session(player, said)
        for step in said.steps:
            number += 1
            if stopped():
                raise Stopped
            time.sleep(BREATH)
            if session.play(step).trouble is not None:
                break
    except NotationError as problem:
        return Played(scenario, _so_far(session), catalog, problem, number)
    except Stopped:
        raise
    except Exception as error:  # a bug in a game package must not take the user's work with it
        told = f"{type(error).__name__}: {error}\n{traceback.format_exc()}"
        return Played(scenario, _so_far(session), catalog, None, number, told)
    return Played(scenario, _so_far(session), catalog)


def _so_far(session: Session | None) -> Replay | None:
    return session.replay() if session else None


class Playing(QObject):
    """Plays what is asked for. `played` brings the ticket and the :class:`Played`; `busy` tells of work under way."""

    played = Signal(int, object)
    opened = Signal(str, object)
    busy = Signal(bool)
    _came = Signal(int, object)

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._ticket = 0
        self._wanted: dict[str, int] = {}
        self._waiting = 0
        self._came.connect(self._take)

    def ask(self, scenario: Scenario, channel: str = "main") -> int:
        """Have a scenario played; an earlier wish on the same channel is dropped. Returns the ticket."""
        self._ticket += 1
        ticket = self._ticket
        self._wanted[channel] = ticket
        self._begin(ticket, lambda: play(self._player, scenario, lambda: self._wanted.get(channel) != ticket))
        return ticket

    def open_game(self, game: str) -> None:
        """Have a game's catalog opened; `opened` brings it."""
        self._ticket += 1
        self._begin(self._ticket, lambda: (game, opened(self._player, game)))

    def cancel(self) -> None:
        """Drop everything that is asked for."""
        self._wanted.clear()

    def wait(self, milliseconds: int = 10_000) -> bool:
        """Wait for the thread; whether it ended in time."""
        return bool(self._pool.waitForDone(milliseconds))

    def _begin(self, ticket: int, work: Callable[[], object]) -> None:
        self._waiting += 1
        if self._waiting == 1:
            sys.setswitchinterval(BRIEF)
            self.busy.emit(True)
        self._pool.start(_Job(ticket, work, self._came.emit))

    def _take(self, ticket: int, result: object) -> None:
        self._waiting -= 1
        match result:
            case Played() if ticket in self._wanted.values():
                self.played.emit(ticket, result)
            case (str() as game, Catalog() as catalog):
                self.opened.emit(game, catalog)
        if not self._waiting:
            sys.setswitchinterval(USUAL)
            self.busy.emit(False)


class _Job(QRunnable):
    def __init__(self, ticket: int, work: Callable[[], object], bring: Callable[[int, object], None]) -> None:
        super().__init__()
        self._ticket, self._work, self._bring = ticket, work, bring

    def run(self) -> None:
        try:
            result = self._work()
        except Exception as trouble:  # Stopped, or a game whose cards can't be read: told as nothing
            result = trouble
        with contextlib.suppress(RuntimeError):  # the window has gone meanwhile
            self._bring(self._ticket, result)
