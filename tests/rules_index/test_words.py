"""How text is cut into words, and words into stems."""

from __future__ import annotations

import pytest

from rules_index.languages import layout, russian
from rules_index.languages.families import Families
from rules_index.words import family, is_number, root, split_mixed, stem, tokens, words


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("rule 7.5.2 and 355.9.a, 8.5.25e", ["rule", "7.5.2", "and", "355.9.a", "8.5.25e"]),
        ("702.6 is not 702.60.", ["702.6", "is", "not", "702.60"]),
        ("613.1f {r} {P}", ["613.1f", "{r}", "{p}"]),
        ("+1/-1, −2 power", ["+1", "-1", "-2", "power"]),
        ("Sculptor's Reaper’s don't", ["sculptor", "reaper", "dont"]),
        ("Gal'ha c&c w/ b4 AB1", ["galha", "c&c", "w", "b4", "ab1"]),
        ("on-hit: Orb-Weaver", ["on", "hit", "orb", "weaver"]),
        ("Ещё щёлкни «Рывок»", ["еще", "щелкни", "рывок"]),
        ("", []),
        ("… — !? 🃏", []),
    ],
)
def test_words(text: str, expected: list[str]) -> None:
    assert words(text) == expected


def test_tokens_keep_their_place() -> None:
    text = "Reaper's Call, 7.5.2"
    assert [text[t.start : t.end] for t in tokens(text)] == ["Reaper's", "Call", "7.5.2"]


@pytest.mark.parametrize(
    "kin",
    [
        ("destroy", "destroyed", "destroys"),
        ("defense", "defence"),
        ("choose", "chose", "chosen", "chooses"),
        ("ally", "allies"),
        ("hit", "hits", "hitting"),
        ("three", "3"),
        ("second", "2nd"),
        ("способность", "способности", "способностей"),
        ("защитника", "защитником"),
        ("броня", "бронёй", "броню"),
    ],
)
def test_kin_share_a_stem(kin: tuple[str, ...]) -> None:
    assert len({stem(word) for text in kin for word in words(text)}) == 1


@pytest.mark.parametrize(
    "kin",
    [
        ("unmarked", "marked"),
        ("unpreventable", "prevents"),
        ("закрыть", "закрытое", "закрывает"),
        ("рывок", "рывком"),
        ("срабатывает", "сработает"),
        ("скрыться", "скрытое", "скрывается"),
    ],
)
def test_distant_kin_share_a_root(kin: tuple[str, ...]) -> None:
    assert len({root(stem(word)) or stem(word) for word in kin}) == 1


@pytest.mark.parametrize(
    "kin",
    [
        "сбросится сбрасывается сброс сброшенный скинуть",
        "закрыть закрывать закрытое закроется тапнули",
        "погибнуть погибает гибель погибший умирает умрёт смерть сдох",
        "атаковать атака атакует атакующий",
        "защищать защитить защита защитник",
        "ударить удар бить бьёт бьют",
        "разыграть разыгрывать розыгрыш сыграть",
        "взять берёт брать возьмёт взятие",
        "найти искать ищет нашлось поиск тутор",
        "платить оплата заплатил заплачу недоплатили",
        "накопить накопление копится копятся",
        "положить кладёт класть",
        "снять снимать снимется",
        "лечить исцелить лечение хилит отхилить",
        "вскрыть раскрыться раскрытое раскроется",
        "сразиться сражается сразилось сражение",
        "жизни хп хиты",
    ],
)
def test_a_family_is_one_word(kin: str) -> None:
    families = {family(stem(word)) for word in words(kin)}
    assert len(families) == 1
    assert "" not in families


def test_different_mechanics_are_different_words() -> None:
    apart = (
        "скрыться раскрыться открыть закрыть атака удар выстрелить сражение рана предотвратить броня убить погибнуть"
    )
    assert len({family(stem(word)) for word in words(apart)}) == len(words(apart))


def test_a_form_is_not_filed_under_the_stem_of_another_word() -> None:
    assert stem("сразу") != stem("сразиться")
    assert stem("пусть") != stem("пустая")
    assert stem("копится") != stem("копия")


def test_a_family_knows_its_members_by_name_or_by_start() -> None:
    families = Families(
        ["# none", "брать бер* =возьми", "берег берег*  # not бер*"], lambda word: word.removesuffix("ь")
    )
    assert [families.of(one) for one in ("брат", "берет", "берега", "возьми", "бе")] == [
        "брат",
        "брат",
        "берег",
        "",
        "",
    ]
    assert families.filed("возьми") == "брат"
    assert families.filed("берет") == ""


def test_no_word_has_two_families() -> None:
    with pytest.raises(ValueError, match="бер"):
        Families(["брать бер*", "берег бер*"], str)
    firsts = [line.split()[0] for line in russian.FAMILIES.lines if line.strip() and line[0] != "#"]
    assert len({family(stem(first)) for first in firsts}) == len(firsts) > 140


def test_numbers_are_left_alone() -> None:
    assert is_number("702.6")
    assert is_number("+1")
    assert not is_number("b4")
    assert stem("702.6") == "702.6"


def test_mixed_words_are_split() -> None:
    assert split_mixed("ab1") == ("ab", "1")
    assert split_mixed("7.5.2") == ("7.5.2",)
    assert split_mixed("frog") == ("frog",)


@pytest.mark.parametrize(
    ("typed", "meant"), [("hsdjr", "рывок"), ("ьфкл", "mark"), ("[jl", "ход"), ("Ghbdtn", "Привет")]
)
def test_the_other_layout(typed: str, meant: str) -> None:
    assert layout.turned(typed) == meant
