"""The query language, and that nothing typed can break it."""

from __future__ import annotations

import os
import random

import pytest

from rules_index import Filter, Query, parse
from rules_index.query import MOST_LETTERS, MOST_WORDS

FILTERS = frozenset(("card", "game", "rule"))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("mark hit", {"words": "mark hit"}),
        ('"go again" twice', {"phrases": ("go again",), "words": "twice"}),
        ("«ход противника» броня", {"phrases": ("ход противника",), "words": "броня"}),
        ("dagger -flick", {"words": "dagger", "without": ("flick",)}),
        ('dagger -"go again"', {"words": "dagger", "without": ("go again",)}),
        ("stealth -1 power", {"words": "stealth -1 power"}),
        ("card:fang mark", {"words": "mark", "filters": (Filter("card", "fang"),)}),
        ('card:"kiss of death"', {"filters": (Filter("card", "kiss of death"),)}),
        ("-game:wow stealth", {"words": "stealth", "filters": (Filter("game", "wow", True),)}),
        ("fire OR ice OR stone wall", {"any_of": (("fire", "ice", "stone"),), "words": "wall"}),
        ('"go again" OR dominate', {"any_of": (("go again", "dominate"),)}),
        ("огонь ИЛИ лёд", {"any_of": (("огонь", "лёд"),)}),
        ("Art of the Dragon: Blood", {"words": "Art of the Dragon: Blood"}),
        ("http://x.y", {"words": "http://x.y"}),
        ("OR fire OR", {"words": "fire"}),
        ('unclosed "go aga', {"words": "unclosed", "phrases": ("go aga",)}),
        ("card:", {"words": "card:"}),
        ("hidden - play", {"words": "hidden - play"}),
        ("", {}),
    ],
)
def test_parse(text: str, expected: dict[str, object]) -> None:
    found = parse(text, FILTERS)
    for name in ("words", "phrases", "without", "filters", "any_of"):
        assert getattr(found, name) == expected.get(name, getattr(Query(""), name)), name


def test_too_much_is_cut_and_told() -> None:
    found = parse("frog " * 1000, FILTERS)
    assert found.cut
    assert len(found.text) <= MOST_LETTERS
    assert len(found.words.split()) == MOST_WORDS
    assert not parse("frog", FILTERS).cut


def test_nothing_asked() -> None:
    assert parse("  ", FILTERS).is_empty
    assert not parse("rule:7", FILTERS).is_empty


def test_any_text_can_be_read() -> None:
    dice = random.Random(1)
    pieces = [
        '"',
        "“",
        "-",
        "OR",
        ":",
        "card:",
        "game:",
        " ",
        "\t",
        "а",
        "ё",
        "word",
        "7.5.2",
        "{r}",
        "\x00",
        "🃏",
        "'",
    ]
    for _ in range(int(os.environ.get("JUDGEAPP_FUZZ", "3000"))):
        text = "".join(dice.choice(pieces) for _ in range(dice.randrange(40)))
        found = parse(text, FILTERS)
        assert all(filter_.name in FILTERS for filter_ in found.filters)
        assert all(len(group) > 1 for group in found.any_of)
