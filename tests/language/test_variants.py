"""Texts that tell the variants of a card apart."""

from __future__ import annotations

from judgeapp.language.cards import line_of_variant, text_variants


def test_alternatives_make_variants() -> None:
    line = "your next attack gets +3/2/1 power and 3/2/1 counters/counters/counter"
    assert text_variants([(1, line)], 3) == 3
    assert line_of_variant(line, 2, 3) == "your next attack gets +1 power and 1 counter"


def test_a_line_without_alternatives_is_one() -> None:
    assert text_variants([(1, "opt 2")], 3) == 1
    assert line_of_variant("opt 2", 2, 3) == "opt 2"


def test_and_or_is_no_variant() -> None:
    line = "freeze up to 1 equipment, item, and/or ally"
    assert text_variants([(1, line)], 1) == 1
    assert text_variants([(1, line)], 3) == 1
    assert line_of_variant(line, 0, 3) == line
    assert line_of_variant("banish 1/2/3 cards and/or items", 1, 3) == "banish 2 cards and/or items"
