"""Questions to a small index: what is found, in which order, and what is said about it."""

from __future__ import annotations

import pytest

from rules_index import RELAXED, Cancelled, Searcher
from rules_index.words import stem


def first(searcher: Searcher, text: str, scope: str | None = "pond") -> str:
    return searcher.search(text, scope).hits("ruling")[0].id


@pytest.mark.parametrize(
    ("text", "id_"),
    [
        ("frog leap", "frog-leaps"),
        ("leaping frogs caught by heron", "heron-frog"),
        ("can i croak with no fly", "frog-croaks"),
        ("froggo ribbit", "frog-croaks"),
        ("longlegs dawn", "heron-strikes"),
        ("can damage be prevented", "heron-strikes"),
        ("lilly pads flaot", "pads-float"),
        ("lilypads", "pads-float"),
        ("sinking", "pads-float"),
    ],
)
def test_the_right_ruling_comes_first(searcher: Searcher, text: str, id_: str) -> None:
    assert first(searcher, text) == id_


@pytest.mark.parametrize(
    ("text", "id_"), [("закрыть", "щука"), ("рывком", "щука"), ("hsdjr", "щука"), ("цаплей раскрыться", "цапля")]
)
def test_russian(searcher: Searcher, text: str, id_: str) -> None:
    assert first(searcher, text, "пруд") == id_


def test_mendings_are_told(searcher: Searcher) -> None:
    answer = searcher.search("hsdjr", "пруд")
    assert [(m.typed, m.read, m.how) for m in answer.mendings] == [("hsdjr", "рывок", "layout")]
    assert searcher.search("herron", "pond").mendings[0].read == "heron"
    assert not searcher.search("heron", "pond").mendings


def test_scopes(searcher: Searcher) -> None:
    assert not searcher.search("рывок", "pond").sure
    assert searcher.search("рывок", None).hits("ruling")[0].id == "щука"
    assert searcher.search("game:пруд рывок", "pond").hits("ruling")[0].id == "щука"
    assert all(hit.id not in ("щука", "цапля") for hit in searcher.search("-game:пруд ход", None).hits("ruling"))


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ('"leaping frog"', {"heron-frog"}),
        ("frog -leap", {"frog-croaks"}),
        ("card:heron", {"heron-strikes", "heron-frog"}),
        ("card:heron frog", {"heron-frog"}),
        ("status:outdated", {"old-pike"}),
        ("topic:catch", {"heron-frog"}),
        ("rule:7.5", {"frog-leaps"}),
        ("dawn OR float", {"heron-strikes", "pads-float"}),
    ],
)
def test_strict_parts(searcher: Searcher, text: str, ids: set[str]) -> None:
    found = [hit.id for hit in searcher.search(text, "pond").hits("ruling")]
    assert ids == set(found[: len(ids)])
    if "OR" not in text:
        assert len(found) == len(ids)


def test_unmet_filters_are_told(searcher: Searcher) -> None:
    answer = searcher.search("card:dragon frog", "pond")
    assert answer.unmet == ("card:dragon",)
    assert not answer.sure
    assert not answer.hits("ruling")


def test_numbers_are_exact(searcher: Searcher) -> None:
    rules = [hit.id for hit in searcher.search("rule:702.6", "pond").hits("rule")]
    assert rules == ["rule:702.6"]
    assert [hit.id for hit in searcher.search("rule:702", "pond").hits("rule")] == ["rule:702.6", "rule:702.60"]


def test_what_is_lacking_is_told(searcher: Searcher) -> None:
    answer = searcher.search("frog submarine", "pond")
    assert not answer.sure
    assert answer.relaxed
    assert answer.killers == ("submarine",)
    assert answer.hits("ruling")[0].label == RELAXED
    assert answer.hits("ruling")[0].lacks == ("submarine",)


def test_a_hopeless_question_offers_the_nearest(searcher: Searcher) -> None:
    answer = searcher.search("strikkkingly", "pond")
    assert not answer.sure
    assert "strike" in answer.nearest.get("strikkkingly", ())


def test_a_word_is_found_by_its_family(searcher: Searcher) -> None:
    answer = searcher.search("закроется ли щука", "пруд")
    assert answer.hits("ruling")[0].id == "щука"
    assert not answer.hits("ruling")[0].lacks
    assert not answer.unknown
    assert stem("закрыть") in answer.stems


def test_no_word_is_offered_that_counts_as_the_one_asked_for(searcher: Searcher) -> None:
    answer = searcher.search("цапля закроется", "пруд")
    assert answer.killers == ("закроется",)
    assert not answer.nearest


@pytest.mark.parametrize("text", ["", "?", "the of", '"', "-", "card:", '""', "\x00", "🃏", "x" * 5000, "OR OR"])
def test_nothing_sensible_is_answered_with_nothing_certain(searcher: Searcher, text: str) -> None:
    assert not searcher.search(text, "pond").sure


def test_a_question_can_be_withdrawn(searcher: Searcher) -> None:
    with pytest.raises(Cancelled):
        searcher.search("frog", "pond", cancelled=lambda: True)


def test_names_as_they_are_typed(searcher: Searcher) -> None:
    found = searcher.heads("gr fr", "pond", 5, 1000)
    assert found == {"card": ["card:frog"], "ruling": ["frog-leaps", "heron-frog", "frog-croaks"]}
    assert searcher.heads("lil", "pond", 5, 1000)["ruling"] == ["pads-float"]
    assert searcher.heads("can the heron st", "pond", 5, 1000)["ruling"] == ["heron-strikes"]
    assert searcher.heads("heron xyz", "pond", 1, 1000)["ruling"] == ["heron-frog"]
    assert searcher.heads("oer", "пруд", 5, 1000) == {"ruling": ["щука"]}
    assert searcher.heads("", "pond", 5, 1000) == {}


def test_effort_bounds_a_keystroke(searcher: Searcher) -> None:
    assert searcher.heads("frog", "pond", 5, 0) == {}


def test_completing(searcher: Searcher) -> None:
    assert "heron" in searcher.complete("a her", "pond")
    assert searcher.complete("card:gre", "pond") == ["great frog", "grey heron"]
    assert searcher.complete("heron ", "pond") == []
