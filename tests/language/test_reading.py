"""Reading: whole lines or refusals with their place, one reading or none, and no line that takes long."""

from __future__ import annotations

import time
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgeapp.language.grammar import MAX_LINE, Ambiguous, Grammar, NotUnderstood
from judgeapp.language.phrase import Node, Quoted, Signed, phrase
from tests.language.words import (
    BEASTS,
    ENGLISH,
    NODES,
    PLACES,
    RUSSIAN,
    Beast,
    Colour,
    Coloured,
    Draw,
    Fixed,
    Free,
    Gets,
    Give,
    Go,
    Nested,
    OneOf,
    Place,
    Plus,
    QuotedSay,
    Remember,
    Say,
    Sum,
    TheBeast,
)

# --- print and read again -------------------------------------------------------------------------------------------

beasts = st.sampled_from([Beast(b.word) for b in BEASTS])
the_beasts = st.builds(TheBeast, beasts)
coloured = st.builds(Coloured, st.sampled_from(Colour), beasts)
things = st.one_of(the_beasts, coloured, st.builds(OneOf, the_beasts, st.one_of(the_beasts, coloured)))
numbers = st.integers(0, 999_999)
sums = st.recursive(st.builds(Fixed, numbers), lambda s: st.builds(Plus, s, st.builds(Fixed, numbers)), max_leaves=8)
words = st.text(st.characters(blacklist_characters='"', blacklist_categories=("Cs", "Cc", "Zl", "Zp")), max_size=20)
lines = st.recursive(
    st.one_of(
        st.builds(Draw, numbers),
        st.builds(Gets, things, st.builds(Signed, st.integers(-9, 9)), st.none() | st.builds(Quoted, words)),
        st.builds(Free, st.lists(the_beasts, min_size=1, max_size=4).map(tuple)),
        st.builds(Give, sums, things),
        st.builds(Go, st.sampled_from([Place(p.word) for p in PLACES])),
    ),
    lambda inner: st.builds(Nested, inner),
    max_leaves=4,
)


@settings(max_examples=300)
@given(lines)
def test_print_then_read_is_the_same(line: Say) -> None:
    assert ENGLISH.read(Say, ENGLISH.show(line)) == line


def _speakable(node: object) -> bool:
    """Whether Russian says everything that the node holds: it has no colours here."""
    return "Coloured" not in repr(node)


@settings(max_examples=300)
@given(lines.filter(_speakable))
def test_print_then_read_is_the_same_in_russian(line: Say) -> None:
    said = RUSSIAN.show(line)
    assert RUSSIAN.read(Say, said) == line
    assert RUSSIAN.prints(line, said)


@given(lines)
def test_lines_in_quotes(line: Say) -> None:
    said = ENGLISH.show(line)
    if '"' not in said:
        whole = Remember(QuotedSay(line))
        assert ENGLISH.read(Say, ENGLISH.show(whole)) == whole


def tried(grammar: Grammar, text: str) -> Say | NotUnderstood:
    """What comes of a line."""
    try:
        return grammar.read(Say, text)
    except NotUnderstood as trouble:
        return trouble


@given(st.text(max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    for grammar in (ENGLISH, RUSSIAN):
        found = tried(grammar, text)
        if isinstance(found, NotUnderstood):
            assert 0 <= found.column <= len(text)
            assert found.expected


@given(lines, st.integers(0, 200), st.sampled_from(["", " x", "§", " draw", " 7"]))
def test_a_damaged_line_is_read_or_refused(line: Say, at: int, junk: str) -> None:
    said = ENGLISH.show(line)
    text = said[: at % (len(said) + 1)] + junk
    found = tried(ENGLISH, text)
    if isinstance(found, NotUnderstood):
        assert 0 <= found.column <= len(text)
    else:
        assert ENGLISH.read(Say, ENGLISH.show(found)) == found


@pytest.mark.parametrize(
    ("node", "english", "russian"),
    [
        (Draw(1), "draw 1 card", "взять 1 карту"),
        (Draw(3), "draw 3 cards", "взять 3 карты"),
        (Draw(11), "draw 11 cards", "взять 11 карт"),
        (Draw(21), "draw 21 cards", "взять 21 карту"),
        (Give(Fixed(2), TheBeast(Beast("lynx"))), "give 2 to the lynx", "дать 2 этой рыси"),
        (Give(Fixed(2), TheBeast(Beast("creature"))), "give 2 to the creature", "дать 2 этому существу"),
        (Free((TheBeast(Beast("grey wolf")),)), "free the grey wolf", "отпустить этого серого волка"),
        (Free((TheBeast(Beast("creature")),)), "free the creature", "отпустить это существо"),
        (Go(Place("forest")), "go to forest", "идти в лес"),
        (Gets(TheBeast(Beast("wolf")), Signed(3)), "the wolf gets +3 power", "этот волк получает +3 силы"),
    ],
)
def test_how_it_reads(node: Say, english: str, russian: str) -> None:
    assert ENGLISH.show(node) == english
    assert RUSSIAN.show(node) == russian
    assert RUSSIAN.read(Say, russian) == RUSSIAN.read(Say, english) == node


def test_capitals_do_not_matter() -> None:
    assert ENGLISH.read(Say, "DRAW 2 Cards") == Draw(2)


def test_the_longest_name_is_meant() -> None:
    assert ENGLISH.read(Say, "free the grey wolf") == Free((TheBeast(Beast("grey wolf")),))


# --- refusals -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("draw 2 crads", 7, "“cards”"),
        ("draw two cards", 5, "a number"),
        ("draw 2", 6, "“cards”"),
        ("give 2 to the cow", 14, "beast"),
        ("give 2 plus to the wolf", 12, "a number"),
        ("the wolf gets 3 power", 14, "with its sign"),
        ("free the wolf, the lynx", 15, "“then”"),
        ('remember "draw 2 crads"', 17, "“cards”"),
        ('remember "draw 2 cards', 9, "a line in quotes"),
        ("", 0, "a line"),
        ("go to heaven", 6, "place"),
    ],
)
def test_where_and_what_was_expected(text: str, column: int, expected: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        ENGLISH.read(Say, text)
    assert caught.value.column == column
    assert expected.lower() in caught.value.expected.lower()


def test_the_nearest_phrase_is_one_that_would_fit() -> None:
    with pytest.raises(NotUnderstood) as caught:
        ENGLISH.read(Say, "drawn 2 cards")
    assert caught.value.nearest == "draw ‹n› cards"


def test_numbers_that_are_no_numbers() -> None:
    for text in ("draw ² cards", "draw 9999999999 cards", "the wolf gets +² power", "the wolf gets +99999999 power"):
        with pytest.raises(NotUnderstood):
            ENGLISH.read(Say, text)


@phrase("give {n} to {what}")
@dataclass(frozen=True)
class Hand(Say):
    """giving again"""

    n: Sum
    what: TheBeast


def test_two_readings_are_an_error() -> None:
    grammar = Grammar((*NODES, Hand), {"beast": BEASTS, "place": PLACES})
    with pytest.raises(Ambiguous) as caught:
        grammar.read(Say, "give 2 to the wolf")
    assert "2" in caught.value.expected
    assert grammar.read(Say, "give 2 to a red wolf")
    with pytest.raises(Ambiguous):
        grammar.read(Say, 'remember "give 2 to the wolf"')


def test_another_language_is_tried_whole() -> None:
    assert RUSSIAN.read(Say, "взять 2 карты") == RUSSIAN.read(Say, "draw 2 cards")
    for mixed in ("взять 2 cards", "draw 2 карты"):
        with pytest.raises(NotUnderstood):
            RUSSIAN.read(Say, mixed)


def test_the_language_that_got_farther_says_what_is_wrong() -> None:
    with pytest.raises(NotUnderstood) as caught:
        RUSSIAN.read(Say, "draw 2 crads")
    assert caught.value.column == 7


# --- work -----------------------------------------------------------------------------------------------------------


def test_left_recursion() -> None:
    node = ENGLISH.read(Sum, "1 plus 2 plus 3 plus 4")
    assert node == Plus(Plus(Plus(Fixed(1), Fixed(2)), Fixed(3)), Fixed(4))


HOSTILE = {
    "as long as may be": "free " + ", then ".join(["the wolf"] * 150),
    "too long": "free " + ", then ".join(["the wolf"] * 500),
    "a long sum": "give " + " plus ".join(["1"] * 250) + " to the wolf",
    "deep": "(" * 500 + "draw 1 card" + ")" * 500,
    "as deep as may be": "(" * 40 + "draw 1 card" + ")" * 40,
    "broken at the end": "free " + ", then ".join(["the wolf"] * 150) + " then",
    "nothing but names": "the wolf or " * 100 + "the wolf gets +1 power",
    "noise": "§" * 1_900,
    "one word": "x" * 1_900,
    "quotes": '"' * 1_900,
    "numbers": "1 " * 900,
}


@pytest.mark.parametrize("name", list(HOSTILE))
def test_no_line_takes_long(name: str) -> None:
    began = time.process_time()
    found = tried(ENGLISH, HOSTILE[name])
    if isinstance(found, NotUnderstood):
        assert found.column <= len(HOSTILE[name])
    else:
        assert ENGLISH.show(found) == HOSTILE[name]
    assert time.process_time() - began < 1


def test_too_long_is_said() -> None:
    with pytest.raises(NotUnderstood, match=f"at most {MAX_LINE}"):
        ENGLISH.read(Say, "x" * (MAX_LINE + 1))


def test_templates_that_make_no_sense() -> None:
    for template in ("a {nothing}", "a [b]", "a [{n}", "a {n:nowhere}", "~word:nowhere {n}"):
        with pytest.raises(ValueError, match="Bad"):

            @phrase(template)
            @dataclass(frozen=True)
            class Bad(Node):
                n: int
