"""Arcane Rising release notes (ARC): a name, a line of print, then one statement a line."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgeapp.library.importing.cutting import Cut
from judgeapp.library.importing.opening import Line

_PRINT = re.compile(r"(Pitch:|(Generic|Ranger|Mechanologist|Runeblade|Wizard) (Hero|Weapon|Equipment|Token))")
_STATS = re.compile(r"(Power|Defense|Intellect|Health): ?\S+$")
_MODES = re.compile(r"Choose [12]")
_LONGEST_NAME = 60
_PRODUCT = {"front matter", "General Notes", "Icons"}
_HEADINGS = {
    "General Notes", "Icons", "New Set Theme", "Arcane Damage", "Reveal the Top Card of Your Deck", "New Keywords",
    "Arcane Barrier", "Opt X", "Boost", "Reload", "New Tokens", "Card-Specific Notes", "Heroes and Weapons",
    "Generic Equipment and Cards", "Mechanologist Cards", "Ranger Cards", "Runeblade Cards", "Wizard Cards",
}  # fmt: skip
_OWN_HEADINGS = {"Card-Specific Notes", "Heroes and Weapons", "Runeblade Cards"}


def cut_arcane(lines: Sequence[Line]) -> Cut:
    """Cut the document; without its headings it is not this document, and nothing is found."""
    cut = Cut("ARC", "fab")
    rows = [Line(line.number, line.text.removeprefix("• ")) for line in lines]
    if not _OWN_HEADINGS & {row.text for row in rows}:
        return cut
    part, card, place = "front matter", None, 0
    while place < len(rows):
        number, text = rows[place]
        following = rows[place + 1].text if place + 1 < len(rows) else ""
        if text in _HEADINGS:
            part, card = text, None
        elif text == "Example card:":
            pass
        elif _PRINT.match(following) and not _PRINT.match(text) and len(text) < _LONGEST_NAME:
            card = text
        elif _PRINT.match(text):
            printed, place = _print(rows, place)
            cut.show(card or "", printed)
        else:
            cut.say(part, card, _kind(part, card), number, text)
        place += 1
    return cut


def _print(rows: Sequence[Line], place: int) -> tuple[list[str], int]:
    """The print of a card: one line, but a modal card runs on to the line that closes with its numbers."""
    printed = [rows[place].text]
    while not _STATS.search(printed[-1]) and _MODES.search(printed[0]) and place + 1 < len(rows):
        place += 1
        printed.append(rows[place].text)
    return printed, place


def _kind(part: str, card: str | None) -> str:
    if part in _PRODUCT:
        return "product"
    return "ruling" if card and part.endswith(("Cards", "Weapons")) else "rule"
