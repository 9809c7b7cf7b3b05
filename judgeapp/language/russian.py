"""Russian endings: regular nouns, adjectives and the few pronouns that card text needs; and stems to read names by.

The tables hold endings, not words. What declines irregularly is to be avoided in templates or said in another way.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache


class Case(Enum):
    """Падеж."""

    NOMINATIVE = "им"
    GENITIVE = "род"
    DATIVE = "дат"
    ACCUSATIVE = "вин"
    INSTRUMENTAL = "тв"
    PREPOSITIONAL = "пр"


class Gender(Enum):
    """Род."""

    MASCULINE = "м"
    FEMININE = "ж"
    NEUTER = "с"


_CASES = tuple(Case)
_VELAR = "гкх"
_HUSHING = "жшчщ"

# ending of the dictionary form → singular and plural endings, in the order of the cases; * stands for the accusative
# that follows the nominative or, for living things, the genitive. The longest ending that fits is taken.
_NOUNS: dict[str, tuple[Gender, tuple[str, ...], tuple[str, ...]]] = {
    "ия": (Gender.FEMININE, ("ия", "ии", "ии", "ию", "ией", "ии"), ("ии", "ий", "иям", "*", "иями", "иях")),
    "я": (Gender.FEMININE, ("я", "и", "е", "ю", "ей", "е"), ("и", "ей", "ям", "*", "ями", "ях")),
    "а": (Gender.FEMININE, ("а", "ы", "е", "у", "ой", "е"), ("ы", "", "ам", "*", "ами", "ах")),
    "ь": (Gender.FEMININE, ("ь", "и", "и", "ь", "ью", "и"), ("и", "ей", "ям", "*", "ями", "ях")),
    "ие": (Gender.NEUTER, ("ие", "ия", "ию", "ие", "ием", "ии"), ("ия", "ий", "иям", "*", "иями", "иях")),
    "ще": (Gender.NEUTER, ("ще", "ща", "щу", "ще", "щем", "ще"), ("ща", "щ", "щам", "*", "щами", "щах")),
    "е": (Gender.NEUTER, ("е", "я", "ю", "е", "ем", "е"), ("я", "ей", "ям", "*", "ями", "ях")),
    "о": (Gender.NEUTER, ("о", "а", "у", "о", "ом", "е"), ("а", "", "ам", "*", "ами", "ах")),
    "й": (Gender.MASCULINE, ("й", "я", "ю", "*", "ем", "е"), ("и", "ев", "ям", "*", "ями", "ях")),
    "ок": (Gender.MASCULINE, ("ок", "ка", "ку", "*", "ком", "ке"), ("ки", "ков", "кам", "*", "ками", "ках")),
    "": (Gender.MASCULINE, ("", "а", "у", "*", "ом", "е"), ("ы", "ов", "ам", "*", "ами", "ах")),
}
_HARD = {
    Gender.MASCULINE: ("ый", "ого", "ому", "*", "ым", "ом"),
    Gender.FEMININE: ("ая", "ой", "ой", "ую", "ой", "ой"),
    Gender.NEUTER: ("ое", "ого", "ому", "ое", "ым", "ом"),
}
_HARD_MANY = ("ые", "ых", "ым", "*", "ыми", "ых")
_POINTING: dict[str, tuple[dict[Gender, tuple[str, ...]], tuple[str, ...]]] = {
    "этот": (
        {
            Gender.MASCULINE: ("этот", "этого", "этому", "*", "этим", "этом"),
            Gender.FEMININE: ("эта", "этой", "этой", "эту", "этой", "этой"),
            Gender.NEUTER: ("это", "этого", "этому", "это", "этим", "этом"),
        },
        ("эти", "этих", "этим", "*", "этими", "этих"),
    ),
    "весь": (
        {
            Gender.MASCULINE: ("весь", "всего", "всему", "*", "всем", "всём"),
            Gender.FEMININE: ("вся", "всей", "всей", "всю", "всей", "всей"),
            Gender.NEUTER: ("всё", "всего", "всему", "всё", "всем", "всём"),
        },
        ("все", "всех", "всем", "*", "всеми", "всех"),
    ),
    "ваш": (
        {
            Gender.MASCULINE: ("ваш", "вашего", "вашему", "*", "вашим", "вашем"),
            Gender.FEMININE: ("ваша", "вашей", "вашей", "вашу", "вашей", "вашей"),
            Gender.NEUTER: ("ваше", "вашего", "вашему", "ваше", "вашим", "вашем"),
        },
        ("ваши", "ваших", "вашим", "*", "вашими", "ваших"),
    ),
}
_STRESSED = frozenset(("другой", "любой", "второй", "такой", "чужой", "живой"))
"""Adjectives in -ой; nouns end so too (герой)."""
_PERSONAL: dict[str, tuple[str, ...]] = {
    "вы": ("вы", "вас", "вам", "вас", "вами", "вас"),
    "он": ("он", "него", "ему", "его", "им", "нём"),
    "оно": ("оно", "него", "ему", "его", "им", "нём"),
    "они": ("они", "них", "им", "их", "ими", "них"),
}


def is_adjective(word: str) -> bool:
    """Whether a dictionary form declines like an adjective."""
    low = word.lower()
    return low in _POINTING or low in _STRESSED or (len(low) > 3 and low.endswith(("ый", "ий")))


def head(lemma: str) -> str | None:
    """The noun of a phrase in its dictionary form: the first word that is no adjective; None if there is none."""
    return next((w for w in lemma.split() if not is_adjective(w)), None)


def gender_of(lemma: str) -> Gender:
    """The gender of a noun, by its ending."""
    low = lemma.lower()
    return Gender.NEUTER if low in _PERSONAL else _NOUNS[_ending(low)][0]


def _ending(low: str) -> str:
    return next(e for e in sorted(_NOUNS, key=len, reverse=True) if low.endswith(e) and len(low) > len(e))


def noun(lemma: str, case: Case, many: bool, animate: bool = False) -> str:
    """A noun or personal pronoun in a case."""
    low, at = lemma.lower(), _CASES.index(case)
    if low in _PERSONAL:
        return _PERSONAL[low][at]
    ending = _ending(low)
    _, one, several = _NOUNS[ending]
    endings = several if many else one
    said = endings[at]
    if said == "*":
        said = endings[_CASES.index(Case.GENITIVE if animate else Case.NOMINATIVE)]
    return _spelled(lemma[: len(lemma) - len(ending)], said, ending)


def _spelled(root: str, ending: str, kind: str) -> str:
    last = root[-1:].lower()
    if ending[:1] == "ы" and last and last in _VELAR + _HUSHING:
        ending = "и" + ending[1:]
    if last and last in _HUSHING:
        ending = {"ом": "ем", "ов": "ей"}.get(ending, ending) if kind == "" else ending
    return root + ending


def adjective(lemma: str, case: Case, many: bool, gender: Gender, animate: bool = False, short: bool = False) -> str:
    """An adjective or pointing word in agreement."""
    at = _CASES.index(case)
    if lemma.lower() in _POINTING:
        by_gender, several = _POINTING[lemma.lower()]
        endings = several if many else by_gender[gender]
        said = endings[at]
        return endings[_CASES.index(Case.GENITIVE if animate else Case.NOMINATIVE)] if said == "*" else said
    root = lemma[:-2]
    if short:
        return _spelled(root, "ы" if many else {"м": "", "ж": "а", "с": "о"}[gender.value], "adj")
    endings = _HARD_MANY if many else _HARD[gender]
    said = endings[at]
    if said == "*":
        said = endings[_CASES.index(Case.GENITIVE if animate else Case.NOMINATIVE)]
    if said == "ый":
        return lemma
    return _softened(root, said, lemma)


def _softened(root: str, ending: str, lemma: str) -> str:
    last = root[-1:].lower()
    if lemma.endswith("ий") and last not in _VELAR:
        vowels = {"ы": "и", "о": "е"} if last in _HUSHING else {"ы": "и", "о": "е", "а": "я", "у": "ю"}
        return root + vowels.get(ending[0], ending[0]) + ending[1:]
    if ending[0] == "ы" and last in _VELAR + _HUSHING:
        ending = "и" + ending[1:]
    return root + ending


_ENDINGS = (
    "ыми", "ими", "ами", "ями", "ого", "его", "ому", "ему", "иям", "иях", "ией",
    "ый", "ий", "ой", "ей", "ая", "яя", "ое", "ее", "ую", "юю", "ые", "ие", "ых", "их", "ым", "им", "ом", "ем", "ём",
    "ам", "ям", "ах", "ях", "ов", "ев", "ёв", "ию", "ия", "ии", "ью", "ёй",
    "а", "я", "о", "е", "ё", "у", "ю", "ы", "и", "ь", "й",
)  # fmt: skip
_SHORTEST = 2
_FLEETING = "еойь"
"""What comes and goes before the last consonant: орёл, орла; боец, бойца; увалень, увальня."""
_CONSONANTS = "бвгджзклмнпрстфхцчшщ"


@lru_cache(maxsize=10_000)
def stem(word: str) -> str:
    """What is left of a word without its ending: equal for all cases of a regular noun or adjective."""
    low = word.lower().replace("ё", "е")
    ending = next((e for e in _ENDINGS if low.endswith(e) and len(low) - len(e) >= _SHORTEST), "")
    root = low[: len(low) - len(ending)]
    root = root.removesuffix("ь") if len(root) > _SHORTEST else root
    if len(root) > _SHORTEST and root[-2] in _FLEETING and root[-1] in _CONSONANTS:
        return root[:-2] + root[-1]
    return root
