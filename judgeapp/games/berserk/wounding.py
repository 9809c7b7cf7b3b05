"""Giving wounds: what they are given by, and the reckoning before anything replaces or prevents them (§508.4)."""

from __future__ import annotations

from judgeapp.games.berserk.kinds import Means
from judgeapp.games.berserk.reading import is_a
from judgeapp.games.berserk.terms import SPELL
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.kernel.views import value, why


def means_of(state: State, scope: Bound) -> Means:
    """What an ability's wounds are given by: a spell's by the spell."""
    return Means.SPELL if is_a(state.at(scope.source), scope.source, SPELL) else Means.ABILITY


def reckoned(table: Table, target: ObjId, amount: int, means: Means) -> int:
    """The number of wounds after what modifies it (§508.4): Vulnerability adds one to any source of wounds.

    A strike of 0 is no source of wounds since the 15th edition (§512.1.1); before, it was one like any other.
    """
    state = table.state
    blow = means in (Means.STRIKE, Means.SHOT) and not state.game.since("15")
    more = int(value(state, target, "extra wounds") or 0)
    if not more or (amount <= 0 and not blow):
        return max(0, amount)
    by = why(state, target, "extra wounds")[-1]
    said = f"расчёт: {max(0, amount)} + {more} = {max(0, amount) + more}"
    table.note(Outcome.NOTE, said, "508.4", *state.game.rules_of("extra wounds set"), by=by.source)
    return max(0, amount) + more
