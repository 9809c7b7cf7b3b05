"""Whether an answer is good enough to be given without a warning.

A document that merely is about the thing named in a question holds much of it, and still answers another question. So
what it holds of the thing named and of what is asked about it are counted apart, and the document is asked in turn how
much of its own title or question was said, and whether what it is about was named at all.

The weights were fitted (logistic regression) to questions that the documents answer and to questions that they do not:
`tests/rules_index/queries_*.json`, of the fresh ones the odd-numbered. The bar is set high: a wrong answer given for
certain costs a match, a right one given with a warning costs a second look.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log

from rules_index.interpret import Concept
from rules_index.lexicon import MARK
from rules_index.ranking import Ranking, rarity
from rules_index.shelving import BREAK, LEAD_END
from rules_index.store import Store
from rules_index.words import ROOT, root

_COVERED, _ASKED, _NAMED, _SAID, _STRANGE, _MISSED, _BAR = 5.5, 1.2, 0.75, 4.2, 0.75, 3.0, 8.1
_MAY_MISS = 0.2


@dataclass(frozen=True, slots=True)
class Evidence:
    """What speaks for a document as the answer to a question.

    `covered` is the share of the question that it holds (0 to 1), `asked` and `named` how much it holds of what is
    asked and of the things asked about, `said` the share of its own title or question that the question says (0 to 1),
    `strange` is 1 when it is about things none of which is named, else 0, `missed` the greatest share of the question
    that is lost for want of one thing.
    """

    covered: float
    asked: float
    named: float
    said: float
    strange: float = 0.0
    missed: float = 0.0


def certainty(found: Evidence) -> float:
    """How certain (below or above 0) it is that the document answers the question."""
    return (
        _COVERED * found.covered
        + _ASKED * log(1.0 + found.asked)
        + _NAMED * log(1.0 + found.named)
        + _SAID * found.said
        - _STRANGE * found.strange
        - _MISSED * max(0.0, found.missed - _MAY_MISS)
        - _BAR
    )


def evidence(
    store: Store, ranking: Ranking, concepts: Sequence[Concept], subjects: frozenset[str], row: int
) -> Evidence:
    """What speaks for a row of a ranking by `concepts`; `subjects` are the marks of things to be asked about.

    The words of a name are not counted beside the name.
    """
    named = {concept.typed for concept in concepts if _marks(concept, subjects)}
    asked_held = named_held = whole = missed = 0.0
    for concept, share in zip(concepts, ranking.shares(row), strict=True):
        if concept.part_of in named:
            continue
        whole += share.reach
        missed = max(missed, share.reach - share.held)
        if concept.typed in named:
            named_held += share.held
        else:
            asked_held += share.held
    return Evidence(
        covered=(asked_held + named_held) / (whole or 1.0),
        asked=asked_held,
        named=named_held,
        said=_said(store, concepts, row),
        strange=_strange(store, [mark for concept in concepts for mark in _marks(concept, subjects)], row),
        missed=missed / (whole or 1.0),
    )


def _marks(concept: Concept, subjects: frozenset[str]) -> list[str]:
    """The marks of the things that a concept may name."""
    return [option.terms[0] for option in concept.options if option.terms[0] in subjects]


def _strange(store: Store, marks: Sequence[str], row: int) -> float:
    about_something = len(store.postings(MARK, row, row + 1))
    return float(bool(about_something) and not any(len(store.postings(mark, row, row + 1)) for mark in marks))


def _said(store: Store, concepts: Sequence[Concept], row: int) -> float:
    """The share of the title or question of a document, whichever is more, that a question says in any words."""
    terms: dict[str, float] = {}
    for concept in concepts:
        for option in concept.options:
            for term in option.terms:
                terms[term] = max(terms.get(term, 0.0), option.strength)
    best = 0.0
    for passage in _leading(store.stream(row)):
        said = whole = 0.0
        for stem in dict.fromkeys(passage):
            if held := store.frequency(stem):
                telling = rarity(held, len(store))
                whole += telling
                said += telling * max(terms.get(stem, 0.0), terms.get(ROOT + (root(stem) or stem), 0.0))
        best = max(best, said / (whole or 1.0))
    return best


def _leading(stream: Sequence[str]) -> Iterator[list[str]]:
    """The passages of a document that say what it is about."""
    passage: list[str] = []
    for stem in stream:
        if stem == LEAD_END:
            return
        if stem == BREAK:
            yield passage
            passage = []
        else:
            passage.append(stem)
