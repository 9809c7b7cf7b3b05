"""The words of the command line around what it shows, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

LANGUAGES = ("en", "ru")
WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "table": "the table is set",
        "refused": "refused",
        "ruling": "ruling",
        "holds": "holds",
        "fails": "FAILS",
        "source": "source",
        "rules": "rules",
        "cards": "cards",
        "proof": "proof",
        "no step": "there is no step",
    },
    "ru": {
        "table": "стол разложен",
        "refused": "отклонено",
        "ruling": "решение",
        "exact": "решает этот шаг",
        "close": "близко к этому шагу",
        "by analogy": "по аналогии",
        "ordinary": "обычный ход",
        "disagrees": "движок и решение расходятся",
        "decided it": "решило исход",
        "made it possible": "без этого так не сыграть",
        "nothing": "на исход не влияет",
        "no step": "нет шага",
        "PROVEN": "ДОКАЗАНО",
        "DERIVED": "ВЫВЕДЕНО",
        "UNSUPPORTED": "НЕ ПОДДЕРЖАНО",
        "holds": "верно",
        "fails": "НЕВЕРНО",
        "source": "источник",
        "rules": "правила",
        "cards": "карты",
        "proof": "доказательство",
        "outdated": "устарело",
        "misprint": "опечатка",
        "conflict": "источники расходятся",
        "current": "действует",
        "all pass": "все пасуют",
        "both pass": "оба пасуют",
    },
}


def cli_word(text: str, lang: str) -> str:
    """A word of the command line; what has no other word in the language is said as it is."""
    return WORDS[lang].get(text, text)
