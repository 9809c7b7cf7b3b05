"""Expectations about orders: what holds whichever way triggers, hits and the like are put in order, or in some way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice, product
from typing import TYPE_CHECKING

from judgeapp.kernel.choices import Choice
from judgeapp.kernel.run import possible
from judgeapp.language.phrase import phrase
from judgeapp.scenario.expectations import AtAnyTime, Expectation, Finding
from judgeapp.scenario.notation import Answer, NotationError, Step

if TYPE_CHECKING:
    from judgeapp.scenario.replay import Frame, Replay

MOST = 1_000
"""How many orders are tried."""


@phrase("in every order: {what}", ru="в любом порядке: {what}")
@dataclass(frozen=True)
class InEveryOrder(Expectation):
    """whatever the order"""

    what: AtAnyTime

    def check(self, replay: Replay, frame: Frame) -> Finding:
        for order, finding in outcomes(replay, self.what):
            if not finding.holds:
                return Finding(False, f"not with {order}: {finding.found}")
        return Finding(True, "so in every order")


@phrase("in some order: {what}", ru="в каком-то порядке: {what}")
@dataclass(frozen=True)
class InSomeOrder(Expectation):
    """in one order at least"""

    what: AtAnyTime

    def check(self, replay: Replay, frame: Frame) -> Finding:
        for order, finding in outcomes(replay, self.what):
            if finding.holds:
                return Finding(True, f"so with {order}")
        return Finding(False, "in no order")


def outcomes(replay: Replay, what: AtAnyTime) -> Iterator[tuple[str, Finding]]:
    """Play the scenario with every order that its ``order`` answers could have had; orders that lead to other
    questions than the scenario answers are left out."""
    from judgeapp.scenario.replay import Player

    player = Player({replay.scenario.game: replay.catalog})
    for steps in islice(_orders(replay), MOST):
        other = replace(replay.scenario, steps=steps)
        try:
            played = player.replay(other)
        except NotationError:
            continue
        order = "; ".join(s.text for s in steps if isinstance(s, Answer) and s.kind == "order")
        yield order, what.check(played, played.last)


def _orders(replay: Replay) -> Iterator[tuple[Step, ...]]:
    steps = replay.scenario.steps
    variants: list[list[Step]] = []
    for at, step in enumerate(steps):
        pending = replay.frames[at].pending if at < len(replay.frames) else None
        if isinstance(step, Answer) and isinstance(pending, Choice) and pending.ordered:
            variants.append([replace(step, names=names) for names, _ in possible(pending, MOST)])
        else:
            variants.append([step])
    yield from product(*variants)
