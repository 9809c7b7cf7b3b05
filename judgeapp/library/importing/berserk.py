"""Berserk rules excerpt (BRSK): one statement a line, under a number or the term it explains."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgeapp.library.importing.cutting import Cut
from judgeapp.library.importing.opening import Line

_TERM = re.compile(r"^([А-ЯЁ][^.—]{3,40})(?: —|\.) ")
_NUMBER = re.compile(r"^\d+\.\d+")
_EXAMPLE = "ПРИМЕР"
_OWN_TERMS = {"Броня Х", "Скрытное существо", "Скрытое существо", "Рывок", "Раскрыться", "Уязвимость"}


def cut_berserk(lines: Sequence[Line]) -> Cut:
    """Cut the document; without its terms it is not this document, and nothing is found."""
    cut = Cut("BRSK", "berserk")
    for number, raw in lines:
        text = raw.removeprefix("• ")
        section = _NUMBER.match(text)
        term = None if section or text.startswith((_EXAMPLE, "Если")) else _TERM.match(text)
        part = section.group() if section else term[1] if term else "rules"
        cut.say(part, None, "example" if text.startswith(_EXAMPLE) else "rule", number, text)
    if not _OWN_TERMS & {statement.part for statement in cut.statements}:
        return Cut("BRSK", "berserk")
    return cut
