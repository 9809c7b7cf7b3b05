"""Playing on: windows, choices, actions, and what is restored when an action turns out to be illegal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, islice, permutations
from typing import Any

from judgeapp.kernel.choices import Ask, Choice, GameOver, Illegal, Procedure, Unsupported, Window
from judgeapp.kernel.events import Event
from judgeapp.kernel.game import Action
from judgeapp.kernel.ids import PlayerId
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import State
from judgeapp.kernel.table import EndlessLoop, Table


class Run:
    """A game being played from a position.

    pending: what it waits for: a window (:meth:`act`), a choice (:meth:`answer`), or None once the game is over.
    """

    def __init__(self, state: State) -> None:
        self.table = Table(state)
        self.pending: Window | Choice | None = None
        self._procedure: Procedure | None = None
        self._restart: State = state
        self._meant: Event | None = None
        window = state.fact("window")
        if window is None and state.fact("over") is None:
            self._start(self.table.game.advance(self.table))
        else:
            self.pending = window

    @property
    def state(self) -> State:
        """The present position."""
        return self.table.state

    @property
    def restart(self) -> State:
        """The position at the last window: complete, so that a new run may begin there."""
        return self._restart

    def act(self, action: Action) -> None:
        """Do something in the pending window. Illegal is raised, and recorded, if the rules do not allow it."""
        window = self.pending
        if not isinstance(window, Window):
            raise Illegal("nobody may act before the pending choice is made")
        self.table.fresh_budget()
        self._meant = self.table.game.meant(self.state, window.player, action)
        refusal = self.table.game.illegal(self.state, window.player, action)
        if refusal is not None:
            self._tell(refusal)
            raise refusal
        self._start(self._whole(window, action))

    def refuse(self, player: PlayerId, action: Action, refusal: Illegal) -> None:
        """Record that a player may not do something now, for a reason that lies outside the action (it is not for them
        to act), and raise it."""
        self.table.fresh_budget()
        self._meant = self.table.game.meant(self.state, player, action)
        self._tell(refusal)
        raise refusal

    def answer(self, values: tuple[Any, ...]) -> None:
        """Answer the pending choice with values of its options (or one number)."""
        if not isinstance(self.pending, Choice) or self._procedure is None:
            raise Illegal("there is no choice to make")
        self.table.fresh_budget()
        self._send(values)

    def forget(self, keep: int = 2_000) -> None:
        """Let go of what only a long game piles up: positions behind records older than the last ``keep``, and
        objects that left before them. History of that time can no longer be asked. Only at a window."""
        if isinstance(self.pending, Choice):
            return
        until = max(len(self.state.log) - keep, 0)
        self.table.state = self._restart = self.state.forgetting(until)
        self.state.log.forget(until)

    def _whole(self, window: Window, action: Action) -> Procedure:
        self.table.open_window(None)
        yield from self.table.game.perform(self.table, window.player, action)
        if self.table.state.fact("over") is None:
            yield from self.table.game.advance(self.table)

    def _start(self, procedure: Procedure) -> None:
        self._restart = self.table.state
        self._procedure = procedure
        self._send(None)

    def _send(self, values: tuple[Any, ...] | None) -> None:
        """Run on to the next real choice; what has only one answer is filled in and recorded as forced."""
        procedure = self._procedure
        assert procedure is not None
        try:
            while True:
                choice = procedure.send(values)
                forced = choice.forced
                if forced is None:
                    self.pending = choice
                    return
                values = tuple(o.value for o in forced)
                if forced:
                    names = ", ".join(o.name for o in forced)
                    self.table.note(Outcome.FORCED, f"{choice.kind}: {names}", *choice.rules)
        except StopIteration:
            self._arrived(self.table.state.fact("window"))
        except GameOver:
            self._arrived(None)
        except (Unsupported, EndlessLoop):
            self.table.state = self._restart
            self._arrived(self._restart.fact("window"))
            raise
        except Illegal as refusal:
            self.table.state = self._restart
            self._tell(refusal)
            self._arrived(self._restart.fact("window"))
            raise

    def _arrived(self, window: Window | None) -> None:
        self._procedure = None
        self.pending = window
        self._restart = self.table.state

    def _tell(self, refusal: Illegal) -> None:
        self.table.note(Outcome.ILLEGAL, refusal.reason, *refusal.rules, event=self._meant)
        self._restart = self.table.state


def explore(state: State, action: Action, limit: int = 10_000) -> Iterator[tuple[tuple[str, ...], State]]:
    """Every way an action can turn out: the answers given and the position at the next window, depth first.

    Stops after ``limit`` leaves. Illegal lines of play are left out. Each run goes on with the first answer to every
    choice that it meets, so there are as many runs as leaves.
    """
    stack: list[_Line] = [((), ())]
    leaves = 0
    while stack and leaves < limit:
        names, answers = stack.pop()
        run = Run(state)
        try:
            run.act(action)
            for values in answers:
                run.answer(values)
            while isinstance(run.pending, Choice):
                further: list[_Line] = [((*names, shown), (*answers, v)) for shown, v in possible(run.pending)]
                if not further:
                    raise Illegal("there is nothing to answer")
                names, answers = further[0]
                stack += reversed(further[1:])
                run.answer(answers[-1])
        except Illegal:
            continue
        leaves += 1
        yield names, run.state


_Line = tuple[tuple[str, ...], tuple[tuple[Any, ...], ...]]
"""The answers given so far, as shown and as values."""


def possible(choice: Choice, limit: int = 5_000) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Every answer to a choice, as shown and as values, at most ``limit`` of them."""
    if choice.open_name:
        yield "Nobody", ("Nobody",)
        return
    if choice.open_number:
        for n in range(choice.at_least, choice.at_most + 1):
            yield str(n), (n,)
        return
    pick: Callable[..., Iterator[tuple[Any, ...]]] = permutations if choice.ordered else combinations
    for count in range(choice.at_least, choice.at_most + 1):
        for options in islice(pick(choice.options, count), limit):
            yield ", ".join(o.name for o in options), tuple(o.value for o in options)


__all__ = ["Ask", "Run", "explore", "possible"]
