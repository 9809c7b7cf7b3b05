"""Durations beyond "this turn"."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.kernel.effects import NEVER, Until
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Span
from judgeapp.language.nodes.people import They
from judgeapp.language.phrase import phrase


@phrase("until the start of your next turn")
@dataclass(frozen=True)
class UntilYourTurn(Span):
    """until your next turn starts (4.2.2)"""

    def until(self, state: State, scope: Bound) -> Until:
        return Until("start of turn", scope.you)


@phrase("until the end of your next turn")
@dataclass(frozen=True)
class UntilYourTurnEnds(Span):
    """until your next turn is over"""

    def until(self, state: State, scope: Bound) -> Until:
        return Until("own turn", scope.you)


@phrase("until the end of their next turn")
@dataclass(frozen=True)
class DuringTheirTurn(Span):
    """until the next turn of the player last spoken of is over"""

    needs = ("they", "it")

    def until(self, state: State, scope: Bound) -> Until:
        players = They().players(state, scope)
        return Until("own turn", players[0]) if players else Until("turn")


@phrase("for the rest of the game")
@dataclass(frozen=True)
class ForTheGame(Span):
    """without an end"""

    def until(self, state: State, scope: Bound) -> Until:
        return NEVER
