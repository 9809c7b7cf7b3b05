"""What makes an answer certain: on the library about a pond."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules_index import Searcher
from rules_index.confidence import Evidence, certainty, evidence


def found(searcher: Searcher, text: str, id_: str) -> Evidence:
    """What speaks for a document as the answer to a question."""
    meant = searcher.index.interpreter("pond").read(text)
    ranking = searcher.index.rank(meant, "ruling", "pond")
    rows = {searcher.index.store.id_of(one.row): one.row for one in ranking.best(20)}
    return evidence(searcher.index.store, ranking, meant.concepts, searcher.index.subjects("ruling"), rows[id_])


def test_the_thing_named_and_what_is_asked_are_counted_apart(searcher: Searcher) -> None:
    bare = found(searcher, "great frog", "frog-leaps")
    assert bare.named > 0.0
    assert bare.asked == 0.0
    asked = found(searcher, "great frog leap", "frog-leaps")
    assert asked.named == pytest.approx(bare.named)
    assert asked.asked > 0.0
    assert asked.said > bare.said


def test_a_name_does_not_stand_in_for_what_is_asked(searcher: Searcher) -> None:
    answered = found(searcher, "great frog leap", "frog-leaps")
    missed = found(searcher, "great frog bites", "frog-leaps")
    assert missed.named == pytest.approx(answered.named)
    assert missed.covered < answered.covered
    assert certainty(missed) < certainty(answered)


def test_a_document_asks_how_much_of_its_title_was_said(searcher: Searcher) -> None:
    assert found(searcher, "heron strikes at dawn", "heron-strikes").said == pytest.approx(1.0)
    assert found(searcher, "damage", "heron-strikes").said < 0.5


@pytest.mark.parametrize("what", ["covered", "asked", "named", "said"])
def test_more_of_anything_makes_more_certain(what: str) -> None:
    little = Evidence(0.3, 0.3, 0.3, 0.3)
    assert certainty(replace(little, **{what: 0.9})) > certainty(little)


def test_a_document_about_something_else_is_strange(searcher: Searcher) -> None:
    assert found(searcher, "longlegs strike", "heron-strikes").strange == 0.0
    assert found(searcher, "froggo strike", "heron-strikes").strange == 1.0
    assert found(searcher, "leaping", "heron-frog").strange == 1.0
    assert found(searcher, "lily pads sink", "pads-float").strange == 0.0
    little = Evidence(0.3, 0.3, 0.3, 0.3)
    assert certainty(replace(little, strange=1.0)) < certainty(little)


def test_a_small_word_that_no_document_has_costs_nothing(searcher: Searcher) -> None:
    assert found(searcher, "frog leap already", "frog-leaps").covered == pytest.approx(
        found(searcher, "frog leap", "frog-leaps").covered
    )
