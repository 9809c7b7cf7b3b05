"""Any rules document with numbered sections: each number with what stands under it becomes a rule.

A number counts when it is dotted (`7.5.2`, `355.9.a`), or is a whole number with a full stop or bracket that follows
the last one or opens a chapter. So `2 cards` or a year in a sentence is not taken for a section.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from judgeapp.library.importing.opening import Line
from judgeapp.library.models import Rule, Text
from rules_index.words import is_cyrillic

MOST_RULES = 20_000
FEWEST_RULES = 3
_NUMBERED = re.compile(
    r"^(?:[#•*>\s]*)(?:(?:Rule|Section|Chapter|Правило|Раздел|Глава|п\.|§)\s*)?"
    r"(?P<number>\d{1,4}(?:\.\d{1,4}){0,5}(?:\.?[a-z](?![a-z]))?)"
    r"(?P<end>[.):]?)(?:\s+|$)(?P<rest>.*)$",
    re.IGNORECASE,
)
_LONGEST_TITLE = 90
_LONGEST_RULE = 20_000
_WIDEST_STEP = 100


@dataclass
class _Section:
    number: str
    lines: list[str] = field(default_factory=list)
    size: int = 0

    def add(self, text: str) -> None:
        if text and self.size < _LONGEST_RULE:
            self.lines.append(text)
            self.size += len(text)


def cut_rulebook(lines: Sequence[Line], code: str, game: str) -> tuple[list[Rule], list[Line]]:
    """The rules of a document, in order, and the lines before the first one, which belong to none."""
    sections: dict[str, _Section] = {}
    outside: list[Line] = []
    now: _Section | None = None
    last = 0
    for line in lines:
        head = _NUMBERED.match(line.text)
        if head and _opens(head, last) and len(sections) < MOST_RULES:
            number = head["number"].lower()
            last = int(number.partition(".")[0].rstrip("abcdefghijklmnopqrstuvwxyz"))
            now = _Section(number)
            now.add(head["rest"].strip())
            before = sections.get(number)
            if before is None or before.size <= now.size:
                sections[number] = now  # a table of contents names each number first
            else:
                now = before
        elif now is None:
            outside.append(line)
        else:
            now.add(line.text)
            if now.size > sections[now.number].size:
                sections[now.number] = now
    return [rule for section in sections.values() if (rule := _rule(section, code, game))], outside


def _opens(head: re.Match[str], last: int) -> bool:
    number, rest = head["number"], head["rest"].strip()
    if "." in number:
        return True
    whole = int(re.match(r"\d+", number).group())  # type: ignore[union-attr]
    if number[-1].isalpha():
        return whole == last
    named = bool(head["end"]) and (not rest or not rest[0].islower())
    return named and last <= whole <= last + _WIDEST_STEP


def _rule(section: _Section, code: str, game: str) -> Rule | None:
    text = "\n".join(section.lines).strip()
    if not text:
        return None
    first = section.lines[0]
    sentence = re.split(r"(?<=[.:;!?])\s", first, maxsplit=1)[0].rstrip(".:;")
    title = sentence if len(sentence) <= _LONGEST_TITLE else sentence[:_LONGEST_TITLE].rsplit(" ", 1)[0] + " …"
    says = Text(ru=text) if is_cyrillic(text) else Text(en=text)
    return Rule(game=game, number=section.number, title=title or section.number, says=says, book=code)
