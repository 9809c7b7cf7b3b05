"""Finding in the library that ships: the four kinds of question, numbers, two cards, and what machines are told."""

from __future__ import annotations

import pickle

import pytest

from judgeapp.library import Library, Rule, Ruling, Term
from judgeapp.library.finding import Finder, as_json
from rules_index import ANALOGY, BOTH


@pytest.mark.parametrize(
    ("text", "game", "kind"),
    [
        ("7.5.2", "fab", "number"),
        ("rule 7.5.2", "fab", "number"),
        ("§ 7.5", "fab", "number"),
        ("Kiss of Death", "fab", "card"),
        ("kiss of death tarantula toxin", "fab", "cards"),
        ("go again", "fab", "term"),
        ("can i flick a dagger twice", "fab", "question"),
        ("", "fab", "nothing"),
    ],
)
def test_kinds_are_told_apart(finder: Finder, text: str, game: str, kind: str) -> None:
    assert finder.search(text, game).kind == kind


def test_a_number_is_exact_and_shows_what_stands_below(finder: Finder) -> None:
    answer = finder.search("7.5.2", "fab").answer
    ids = [hit.id for hit in answer.hits("rule")]
    assert ids[0] == "rule:fab:7.5.2"
    assert all(id_.startswith("rule:fab:7.5.2") and not id_[14:15].isdigit() for id_ in ids)
    assert answer.sure
    for hit in answer.hits("ruling"):
        ruling = finder.thing(hit.id)
        assert isinstance(ruling, Ruling)
        assert any(number.startswith("7.5.2") for number in ruling.rules)


def test_an_unknown_number_is_a_question(finder: Finder) -> None:
    finding = finder.search("999.99", "fab")
    assert finding.kind == "question"
    assert not finding.answer.sure


def test_every_hit_stands_for_something(finder: Finder) -> None:
    answer = finder.search("mark dagger hit", None, 50).answer
    for kind, type_ in (("ruling", Ruling), ("rule", Rule), ("term", Term)):
        assert answer.hits(kind)
        assert all(isinstance(finder.thing(hit.id), type_) for hit in answer.hits(kind))
    assert all(finder.thing(hit.id) for hit in answer.hits("card"))
    assert finder.thing("no-such-ruling") is None


def test_two_cards_come_together_then_by_analogy(finder: Finder) -> None:
    answer = finder.search("tarantula toxin + long whisker loyalty", "fab").answer
    hits = answer.hits("ruling")
    labels = [hit.label for hit in hits]
    assert ANALOGY in labels or BOTH in labels
    assert labels == sorted(labels, key=lambda label: {BOTH: 0, ANALOGY: 1}.get(label, 2))
    for hit in hits:
        ruling = finder.thing(hit.id)
        assert isinstance(ruling, Ruling)
        if hit.label == BOTH:
            assert {"Tarantula Toxin", "Long Whisker Loyalty"} <= set(ruling.cards)


def test_an_answer_crosses_the_border_of_a_process(finder: Finder) -> None:
    finding = finder.search("flick on hit", "fab")
    assert pickle.loads(pickle.dumps(finding)) == finding


def test_as_json_has_what_is_cited(finder: Finder) -> None:
    told = as_json(finder.search("flikc on hit", "fab"), finder)
    hits = told["hits"]
    assert isinstance(hits, list)
    assert all(hit["cites"] and hit["title"] and hit["answer"] for hit in hits)
    assert told["corrections"] == [{"typed": "flikc", "read": "flick", "how": "slip"}]


def test_filters(finder: Finder) -> None:
    for hit in finder.search("doc:ARC arcane barrier", "fab").answer.hits("ruling"):
        ruling = finder.thing(hit.id)
        assert isinstance(ruling, Ruling)
        assert any(cite.startswith("ARC") for cite in ruling.cites)
    kinds = finder.search("kind:rule mark", "fab").answer.groups
    assert not kinds["ruling"]
    assert kinds["rule"]


def test_typing(finder: Finder) -> None:
    typed = finder.typed("kiss of de", "fab")
    assert typed["card"][0] == "card:fab:Kiss of Death"
    assert finder.typed("7.5.2", "fab")["rule"][0] == "rule:fab:7.5.2"
    assert finder.typed("", "fab") == {}


def test_completing(finder: Finder) -> None:
    assert "kiss of death" in finder.complete("card:kiss", "fab")
    assert "dagger" in finder.complete("a dag", "fab")


def test_what_ships_hangs_together(library: Library) -> None:
    """Every reference of a ruling leads somewhere."""
    broken = []
    for ruling in library.rulings():
        broken += [(ruling.id, "see", id_) for id_ in ruling.see if not library.ruling(id_)]
        broken += [(ruling.id, "rule", number) for number in ruling.rules if not library.rule(ruling.game, number)]
        codes = {document.code for document in library.documents(ruling.game)}
        broken += [(ruling.id, "cites", cite) for cite in ruling.cites if cite.partition("-")[0] not in codes]
    assert not broken


def test_a_typed_number_shows_its_rule_first(finder: Finder) -> None:
    typed = finder.typed("7.5.5", "fab")
    assert list(typed) == ["rule", "ruling"]
    assert typed["rule"][0] == "rule:fab:7.5.5"
