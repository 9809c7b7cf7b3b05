"""Whether a description can find what it speaks of."""

from __future__ import annotations

from judgeapp.language.nodes.descriptions import (
    CardNoun,
    Clause,
    InStatus,
    Kind,
    OpponentControls,
    TheyControl,
    YouControl,
)


def nowhere(what: Kind) -> bool:
    """Whether a description of cards says neither in which zone they are nor anything that only cards in play are: as
    cards in play are where it would look, it finds nothing of what it means."""
    if not isinstance(what.noun, CardNoun):
        return False
    confined = (YouControl, OpponentControls, TheyControl)
    if any(isinstance(c, confined) or type(c).places is not Clause.places for c in what.clauses):
        return False
    return not any(isinstance(a, InStatus) for a in what.adjectives)
