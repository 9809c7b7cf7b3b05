"""Players by their part in the game: the turn player, the attacker and the defender."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.riftbound import reading
from judgeapp.kernel.ids import PlayerId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import People
from judgeapp.language.nodes.people import They
from judgeapp.language.phrase import phrase


@phrase("the next player")
@dataclass(frozen=True)
class NextPlayer(People):
    """who follows in turn order on the player last spoken of (303)"""

    needs = ("they", "it")

    def players(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        spoken_of = They().players(state, scope)
        return reading.in_turn_order(state, spoken_of[0])[1:2] if spoken_of else ()


@phrase("the turn player")
@dataclass(frozen=True)
class TurnPlayer(People):
    """whose turn it is (303)"""

    def players(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        turn: PlayerId | None = state.fact("turn")
        return () if turn is None else (turn,)


class Fighting(People):
    """A side of the combat spoken of, or else of the one that is going on."""

    role: str

    def players(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        who: PlayerId | None = scope.slots.get(self.role) or state.fact(self.role)
        return () if who is None else (who,)


@phrase("the attacker")
@dataclass(frozen=True)
class TheAttacker(Fighting):
    """the player who applied contested to the battlefield of the combat (442)"""

    role = "attacker"


@phrase("the defender")
@dataclass(frozen=True)
class TheDefender(Fighting):
    """the other player of the combat (442)"""

    role = "defender"
