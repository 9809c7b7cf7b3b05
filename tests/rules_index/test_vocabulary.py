"""Mending slips of the finger."""

from __future__ import annotations

import pytest

from rules_index.vocabulary import Vocabulary, slips, together

WORDS = Vocabulary(
    {"conquer": 5, "command": 5, "flick": 9, "runechant": 3, "countered": 4, "counter": 8, "chain": 9, "link": 9,
     "equipment": 7, "respond": 3, "response": 2, "arakni": 4, "уязвимость": 3, "противника": 5}
)  # fmt: skip


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("conqur", "conquer"),
        ("comand", "command"),
        ("flik", "flick"),
        ("runchant", "runechant"),
        ("counterd", "countered"),
        ("eqipment", "equipment"),
        ("respnse", "response"),
        ("arakin", "arakni"),
        ("уязвимось", "уязвимость"),
        ("притивника", "противника"),
    ],
)
def test_the_nearest_word_comes_first(typed: str, meant: str) -> None:
    assert WORDS.near(typed)[0].word == meant


def test_short_and_strange_words_are_left_alone() -> None:
    assert WORDS.near("flk") == []
    assert WORDS.near("xylophone") == []


def test_slips_are_weighed() -> None:
    assert slips("frog", "frog", 2) == 0
    assert slips("forg", "frog", 2) < slips("fzog", "frog", 2)
    assert slips("froog", "frog", 2) < slips("fraog", "frog", 2)
    assert slips("frog", "elephant", 2) > 2


def test_beginnings_and_parts() -> None:
    assert WORDS.beginning_with("runec") == ["runechant"]
    assert WORDS.beginning_with("run") == []
    assert WORDS.completions("co", 2) == ["counter", "command"]
    assert WORDS.parts("chainlink") == ("chain", "link")
    assert WORDS.parts("linkage") is None


def test_vocabularies_add_up() -> None:
    both = together((Vocabulary({"a": 1}), Vocabulary({"a": 2, "b": 1})))
    assert both.counts == {"a": 3, "b": 1}
    assert "b" in both
