"""An answer says its verdict once, whichever way it was written."""

from __future__ import annotations

import pytest

from judgeapp.library.answering import VERDICT_WORDS, after_verdict, told_answer
from judgeapp.library.shelves import Library


@pytest.mark.parametrize(
    ("answer", "verdict", "word", "told"),
    [
        ("No: the redirection is not optional.", "no", "No", "NO. The redirection is not optional."),
        ("Yes, if it is marked.", "yes", "Да", "ДА. If it is marked."),
        ("The chain is closed.", "no", "No", "NO. The chain is closed."),
        ("No to both: it hits.", "no", "No", "NO to both: it hits."),
        ("Yes to both: it hits.", "yes", "Да", "ДА to both: it hits."),
        ("No attack is made.", "no", "No", "NO attack is made."),
        ("Notes are allowed.", "no", "No", "NO. Notes are allowed."),
        ("Two cards are drawn.", "fact", "", "Two cards are drawn."),
        ("No", "no", "No", "NO. No"),
    ],
)
def test_verdict_is_said_once(answer: str, verdict: str, word: str, told: str) -> None:
    assert after_verdict(answer, verdict, word) == told


def test_no_ruling_repeats_its_verdict(library: Library) -> None:
    for ruling in library.rulings():
        for language in ("en", "ru"):
            told = told_answer(ruling, language)
            word = VERDICT_WORDS[language].get(ruling.verdict, "")
            assert told.startswith(word.upper()), ruling.id
            rest = told[len(word) :].lstrip(". ")
            assert not (word and rest.casefold().startswith((f"{word}:".casefold(), f"{word},".casefold()))), ruling.id
