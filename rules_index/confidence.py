"""Whether an answer is good enough to be given without a warning."""

from __future__ import annotations

from collections.abc import Sequence

from rules_index.interpret import Interpretation
from rules_index.ranking import Ranking, Scored

_COVERED = 0.64


def is_sure(meant: Interpretation, ranking: Ranking, best: Sequence[Scored]) -> bool:
    """Whether the best document covers enough of the question that it can be called an answer."""
    return bool(best) and best[0].coverage >= _COVERED
