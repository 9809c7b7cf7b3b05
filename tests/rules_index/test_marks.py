"""Marking the words of a question in a text."""

from __future__ import annotations

from rules_index import marks, passage
from rules_index.words import stem

TEXT = "The Great Frog leaps over one pad. Leaping frogs can't be blocked; herons may strike them at dawn."


def shown(text: str, *words: str) -> list[str]:
    return [text[start:end] for start, end in marks(text, [stem(word) for word in words])]


def test_the_letters_that_matched() -> None:
    assert shown(TEXT, "frog", "strike") == ["Frog", "frogs", "strike"]


def test_neighbours_are_joined() -> None:
    assert shown(TEXT, "great", "frog", "leap") == ["Great Frog leaps", "Leaping frogs"]


def test_russian() -> None:
    assert shown("Повёрнутое существо скрывается", "существа") == ["существо"]


def test_russian_families() -> None:
    text = "Броня сбрасывается в ход противника, а сброшенная карта уходит."
    assert shown(text, "сбросится") == ["сбрасывается", "сброшенная"]


def test_nothing_to_mark() -> None:
    assert marks("", ["frog"]) == []
    assert marks(TEXT, []) == []


def test_the_passage_with_most_marks() -> None:
    text = "Nothing of note here, at all, for a good while, and then some. " * 4 + TEXT
    start, end = passage(text, [stem("frog"), stem("leap")], 80)
    assert "frogs" in text[start:end] or "Frog leaps" in text[start:end]
    assert end - start < 120
    assert start == 0 or text[start - 1] == " "


def test_a_short_text_is_shown_whole() -> None:
    assert passage("frog", ["frog"]) == (0, 4)
