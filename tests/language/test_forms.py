"""Russian endings: what templates print, and what names are read by."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgeapp.language.forms import Count, Form, Lexeme, Shape, forms_of, inflected
from judgeapp.language.russian import Case, Gender, stem

CASES = tuple(Case)


def declined(word: str, animate: bool = False, count: Count = Count.ONE) -> list[str]:
    return [inflected(word, Form(case, count, animate=animate)) for case in CASES]


@pytest.mark.parametrize(
    ("word", "animate", "one"),
    [
        ("существо", False, "существо существа существу существо существом существе"),
        ("герой", True, "герой героя герою героя героем герое"),
        ("персонаж", True, "персонаж персонажа персонажу персонажа персонажем персонаже"),
        ("карта", False, "карта карты карте карту картой карте"),
        ("броня", False, "броня брони броне броню броней броне"),
        ("заклинание", False, "заклинание заклинания заклинанию заклинание заклинанием заклинании"),
        ("местность", False, "местность местности местности местность местностью местности"),
        ("рука", False, "рука руки руке руку рукой руке"),
        ("рывок", False, "рывок рывка рывку рывок рывком рывке"),
        ("противник", True, "противник противника противнику противника противником противнике"),
        ("вы", False, "вы вас вам вас вами вас"),
    ],
)
def test_nouns(word: str, animate: bool, one: str) -> None:
    assert declined(word, animate) == one.split()


@pytest.mark.parametrize(
    ("word", "animate", "many"),
    [
        ("существо", False, "существа существ существам существа существами существах"),
        ("герой", True, "герои героев героям героев героями героях"),
        ("персонаж", True, "персонажи персонажей персонажам персонажей персонажами персонажах"),
        ("карта", False, "карты карт картам карты картами картах"),
        ("заклинание", False, "заклинания заклинаний заклинаниям заклинания заклинаниями заклинаниях"),
    ],
)
def test_nouns_in_the_plural(word: str, animate: bool, many: str) -> None:
    assert declined(word, animate, Count.MANY) == many.split()


def test_only_the_noun_and_its_adjectives_decline() -> None:
    assert inflected("карта поддержки", Form(Case.ACCUSATIVE)) == "карту поддержки"
    assert inflected("Первый удар", Form(Case.GENITIVE)) == "Первого удара"
    assert inflected("Опыт в атаке", Form(Case.DATIVE)) == "Опыту в атаке"


@pytest.mark.parametrize(
    ("gender", "expected"),
    [
        (Gender.MASCULINE, "другой другого другому другого другим другом"),
        (Gender.FEMININE, "другая другой другой другую другой другой"),
        (Gender.NEUTER, "другое другого другому другое другим другом"),
    ],
)
def test_adjectives_agree(gender: Gender, expected: str) -> None:
    found = [inflected("другой", Form(case, gender=gender, animate=gender is Gender.MASCULINE)) for case in CASES]
    assert found == expected.split()


def test_short_adjectives() -> None:
    short = [inflected("закрытый", Form(gender=g, shape=Shape.SHORT)) for g in Gender]
    assert short == ["закрыт", "закрыта", "закрыто"]
    assert inflected("закрытый", Form(count=Count.MANY, shape=Shape.SHORT)) == "закрыты"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Двойник", "Двойника"), ("Топи", "Топей"), ("Боец", "Бойца"), ("Увалень", "Увальня"), ("Орёл", "Орла"),
        ("Искра", "Искрой"), ("Аня", "Ани"), ("Хрупкий", "Хрупкому"), ("Третий", "Третьего"), ("Озарение", "Озарения"),
        ("Охота", "Охоту"), ("Ополченец", "Ополченцем"), ("Надсмотрщик", "Надсмотрщику"), ("Буря", "Бурю"),
    ],
)  # fmt: skip
def test_names_are_known_by_their_stems(name: str, said: str) -> None:
    assert stem(name) == stem(said)


@pytest.mark.parametrize(("one", "other"), [("Ополченец", "Копейщик"), ("Латник", "Налётчик"), ("Аня", "Бо")])
def test_other_names_are_not(one: str, other: str) -> None:
    assert stem(one) != stem(other)


@given(st.text(max_size=20))
def test_any_word_has_a_stem(word: str) -> None:
    found = stem(word)
    assert found == stem(word)
    assert bool(found) == bool(word)


@given(
    st.sampled_from(["существо", "герой", "карта", "удар", "местность", "закрытый", "этот", "весь", "ваш"]),
    st.sampled_from(CASES),
    st.sampled_from(Count),
    st.sampled_from(Gender),
    st.booleans(),
)
def test_every_printed_form_is_read(word: str, case: Case, count: Count, gender: Gender, animate: bool) -> None:
    form = Form(case, count, gender, animate)
    assert inflected(word, form).lower() in forms_of(word)
    lexeme = Lexeme(word, word, "word", animate)
    assert lexeme.said("ru", form) in set(lexeme.readings("ru"))
    assert lexeme.said("en", form) == "word"


def test_unknown_forms_are_refused() -> None:
    with pytest.raises(KeyError):
        Form().asked("нигде")
