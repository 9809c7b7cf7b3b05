"""Whether an answer is good enough to be given without a warning.

The weights were fitted (logistic regression) to questions that the documents answer and to questions that they do not,
`tests/rules_index/queries_own.json` and `queries_hopeless.json`. The bar is set high: a wrong answer given for certain
costs a match, a right one given with a warning costs a second look.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from rules_index.ranking import Scored

_COVERAGE, _SCORE, _BAR = 5.4, 1.9, 7.8


def certainty(best: Scored) -> float:
    """How certain (below or above 0) it is that a document answers the question by which it was scored."""
    return _COVERAGE * best.coverage + _SCORE * log(1.0 + best.score) - _BAR


def is_sure(best: Sequence[Scored]) -> bool:
    """Whether the best document can be called an answer."""
    return bool(best) and certainty(best[0]) >= 0.0
