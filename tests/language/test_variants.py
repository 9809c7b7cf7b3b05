"""Numbers with slashes in card text: one line, several variants."""

from __future__ import annotations

from judgeapp.language.cards import line_of_variant, line_variants


def test_a_line_stands_differently_on_each_variant() -> None:
    line = "your next attack gets +3/2/1 power and 1 counter"
    assert line_variants(line) == 3
    assert line_of_variant(line, 2) == "your next attack gets +1 power and 1 counter"


def test_a_plain_line_is_the_same_on_all() -> None:
    assert line_variants("opt 2") == 1
    assert line_of_variant("opt 2", 2) == "opt 2"
