"""Words that change their endings: what form a place in a template asks for, and what a word looks like in it.

A template says the form after a colon: ``{what:дат}`` or ``{what:род.мн}``. What it leaves open comes from the place
in which the node itself stands. English has no such forms; its words stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property, lru_cache
from typing import Any

from judgeapp.language import russian
from judgeapp.language.russian import Case, Gender


class Count(Enum):
    """One or several."""

    ONE = "ед"
    MANY = "мн"


class Shape(Enum):
    """An adjective before its noun, or one that says how something is."""

    FULL = "полн"
    SHORT = "кратк"


@dataclass(frozen=True, slots=True)
class Form:
    """What a word must agree with. place: for words of place, which of their phrases: ``где``, ``куда``, ``откуда``."""

    case: Case = Case.NOMINATIVE
    count: Count = Count.ONE
    gender: Gender = Gender.NEUTER
    animate: bool = False
    shape: Shape = Shape.FULL
    place: str = ""

    def asked(self, said: str) -> Form:
        """The form with what a template says put in: ``дат``, ``мн``, ``род.мн``, ``кратк``, ``где``."""
        return replace(self, **{k: v for word in said.split(".") for k, v in _FORMS[word].items()}) if said else self

    def of(self, noun: Noun | None) -> Form:
        """The form in agreement with a noun."""
        return self if noun is None else replace(self, gender=noun.gender, animate=noun.animate)


_FORMS: dict[str, dict[str, Any]] = {
    **{c.value: {"case": c} for c in Case},
    **{c.value: {"count": c} for c in Count},
    **{s.value: {"shape": s} for s in Shape},
    **{p: {"place": p} for p in ("где", "куда", "откуда")},
}


def is_form(said: str) -> bool:
    """Whether a template may ask for this."""
    return all(word in _FORMS for word in said.split("."))


@dataclass(frozen=True, slots=True)
class Noun:
    """What an adjective agrees with."""

    gender: Gender
    animate: bool = False


def inflected(lemma: str, form: Form) -> str:
    """A Russian word, or a noun with what stands around it, in a form: adjectives and the first noun decline."""
    words, noun, done = [], russian.head(lemma), False
    gender = form.gender if noun is None else russian.gender_of(noun)
    for word in lemma.split():
        if done:
            words.append(word)
        elif russian.is_adjective(word):
            short = form.shape is Shape.SHORT
            words.append(russian.adjective(word, form.case, form.count is Count.MANY, gender, form.animate, short))
        else:
            words.append(russian.noun(word, form.case, form.count is Count.MANY, form.animate))
            done = True
    return " ".join(words)


class Declension(Enum):
    """How a word declines: in both numbers, only in the plural (said by its singular), or not at all."""

    FULL = "full"
    PLURAL = "plural"
    NONE = "none"


@dataclass(frozen=True)
class Lexeme:
    """A word of the game's lists in every language and form.

    word: what the program calls it. ru and en: its dictionary form; in Russian adjectives stand in the masculine.
    animate: whether it is a living thing, which Russian grammar cares about. places: phrases for ``где``, ``куда``,
    ``откуда``. also: other words read as this one, by language.
    """

    word: str
    ru: str
    en: str
    animate: bool = False
    declines: Declension = Declension.FULL
    places: Mapping[str, str] = field(default_factory=dict)
    also: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def said(self, lang: str, form: Form) -> str:
        """The word in a language and form."""
        if lang != "ru":
            return self.en
        if form.place:
            return self.places[form.place]
        if self.declines is Declension.NONE:
            return self.ru
        count = Count.MANY if self.declines is Declension.PLURAL else form.count
        return inflected(self.ru, replace(form, animate=form.animate or self.animate, count=count))

    @cached_property
    def noun(self) -> Noun | None:
        """What adjectives with it agree with; None if it is itself an adjective."""
        found = russian.head(self.ru)
        return None if found is None else Noun(russian.gender_of(found), self.animate)

    def readings(self, lang: str) -> tuple[str, ...]:
        """Everything that is read as this word in a language."""
        known = self.also.get(lang, ())
        return tuple(dict.fromkeys((*known, *(self._russian if lang == "ru" else (self.en,)))))

    @cached_property
    def _russian(self) -> tuple[str, ...]:
        forms = _all_forms(self.noun is None, self.animate)
        return (*self.places.values(), *dict.fromkeys(self.said("ru", form) for form in forms))


def _all_forms(adjective: bool, animate: bool) -> Iterator[Form]:
    for count in Count:
        for case in Case:
            for gender in Gender if adjective else (Gender.NEUTER,):
                for alive in (False, True) if adjective else (animate,):
                    yield Form(case, count, gender, alive)
        if adjective:
            for gender in Gender:
                yield Form(count=count, gender=gender, shape=Shape.SHORT)


@lru_cache(maxsize=512)
def forms_of(lemma: str) -> frozenset[str]:
    """Every form of a Russian word."""
    living = (False, True)
    return frozenset(inflected(lemma, f) for alive in living for f in _all_forms(russian.is_adjective(lemma), alive))


@dataclass(frozen=True)
class Tongue:
    """A language as one game speaks it. lexemes: word list → word → its forms; words without any stay as they are."""

    lang: str
    lexemes: Mapping[str, Mapping[str, Lexeme]] = field(default_factory=dict)

    def lexeme(self, lexicon: str, word: str) -> Lexeme | None:
        """The forms of a word of a list."""
        return self.lexemes.get(lexicon, {}).get(word)
