"""A ruling's answer in words: its verdict first, said once."""

from __future__ import annotations

from judgeapp.library.models import Ruling

VERDICT_WORDS = {
    "en": {"yes": "Yes", "no": "No", "depends": "It depends"},
    "ru": {"yes": "Да", "no": "Нет", "depends": "Смотря как"},
}
"""By language the word of each verdict; a mere fact has none."""
_SAME = {"yes": ("Yes", "Да"), "no": ("No", "Нет"), "depends": ("It depends", "Depends", "Зависит", "Смотря как")}
"""How answers begin that say their verdict themselves."""
_MARKS = ":,;.–—"
_GOES_ON = (" to both", " by the ")
"""How an answer goes on that says its verdict in the same sentence."""


def without_verdict(answer: str, verdict: str, word: str = "") -> str:
    """The rest of an answer that begins with its verdict, be it in other words than `word`; else the answer."""
    for said in (word, *_SAME.get(verdict, ())):
        if said and answer.casefold().startswith(said.casefold()) and answer[len(said) :].startswith(_GOES_ON):
            return answer[len(said) :].lstrip()
        if said and answer.casefold().startswith(said.casefold()) and answer[len(said) :][:1] in tuple(_MARKS):
            rest = answer[len(said) :].lstrip(_MARKS + " ")
            return rest[:1].upper() + rest[1:] if rest else answer
    return answer


def after_verdict(answer: str, verdict: str, word: str) -> str:
    """The answer after its verdict in capitals: ``NO. The redirection is not optional.`` A fact has no word."""
    if not word:
        return answer
    rest = without_verdict(answer, verdict, word)
    if rest.casefold().startswith(f"{word} ".casefold()):
        return word.upper() + rest[len(word) :]
    if rest != answer and rest[:1].islower():
        return f"{word.upper()} {rest}"
    return f"{word.upper()}. {rest}"


def told_answer(ruling: Ruling, language: str) -> str:
    """The verdict and the answer of a ruling in a language."""
    word = VERDICT_WORDS[language].get(ruling.verdict, "")
    return after_verdict(ruling.answer.said(language), ruling.verdict, word)
