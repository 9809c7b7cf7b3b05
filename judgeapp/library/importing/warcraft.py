"""World of Warcraft TCG set notes (WTCG): three transcripts, numbered sections, card lines with their print."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgeapp.library.importing.cutting import Cut
from judgeapp.library.importing.opening import Line

_TYPES = r"(Ally|Ability|Armor|Weapon|Item|Quest|Hero)\b"
_CARD = re.compile(
    r"^(?P<name>[^.>]{2,45}?),\s"
    rf"(?:(?:\d+|X),\s.*{_TYPES}|(?:(?:Alliance|Horde),\s)?(?:Hero|Quest)\b)[^.>]*$"
)
_LONGEST_CARD, _LONGEST_SECTION = 140, 60
_SET = re.compile(r"^-{3,} (.*) transcript:$")
_SECTION = re.compile(r"^(\d(?:\.\d)?)\.? ([A-Z].*)$")
_FURNITURE = {"UDE TCG Rules", "paul_ross@upperdeck.com"}
_MOST_PRINT = 5
# The printed text of the third set stands on several lines; rulings speak in full prose.
_PRINT = re.compile(
    r"^(Interrupt all cards and effects|Exhaust an ally in your party >>>|Remove your hero from the game\. As your "
    r"next|When a hero or ally deals combat damage to Stoneclaw|When a quest is inspired this way|"
    r"Sabotage: |Inspire: |Reward: |Ongoing: |Protector$|Elusive$|Long-Range \(|\[Activate\]|\[Arcane\]|"
    r"\(\d\),? .*>>>|\(\d\) >>>|When .* (sabotages|enters play|leaves play|attacks|is destroyed|draw a card)|"
    r"When an ally in your party is destroyed, Jaliah|At the start of your turn, if a player has fewer|"
    r"If an ally in your party other than|If damage would be dealt with an ability you control to a hero|"
    r"If you would draw a card, draw two|Draw a card\.$|If you’ve played no other cards|"
    r"At the start of your turn, put a unique Bear|This restriction$)"
)


class _Reader:
    """Walks through the lines, remembering where it is."""

    def __init__(self) -> None:
        self.cut = Cut("WTCG", "wow")
        self._set = ""
        self._part = ""
        self._card: str | None = None
        self._printed: list[str] | None = None  # while the print of a card may still go on

    def take(self, line: Line) -> None:
        """Read one line; nothing counts before the first transcript begins."""
        number, text = line
        if text in _FURNITURE:
            return
        if begins := _SET.match(text):
            self._move(begins[1], begins[1])
        elif self._set and not self._is_heading(text):
            self._take_body(number, text)

    def _move(self, set_name: str, part: str) -> None:
        self.end_card()
        self._set, self._part, self._card = set_name, part, None

    def _is_heading(self, text: str) -> bool:
        section = _SECTION.match(text)
        if section and len(text) < _LONGEST_SECTION:
            self._move(self._set, f"{self._set}: {section[2]}")
            return True
        card = _CARD.match(text)
        if card and len(text) < _LONGEST_CARD:
            self.end_card()
            self._card, self._printed = card["name"], [text]
            return True
        return False

    def _take_body(self, number: int, text: str) -> None:
        if text.endswith("|") or text in ("One-Handed", "Two-Handed"):
            return  # the dual wield table, which stands as one statement below
        printed = self._printed
        if printed and (len(printed) == 1 or (len(printed) < _MOST_PRINT and _PRINT.search(text))):
            printed.append(text)
            return
        self.end_card()
        self.cut.say(self._part, self._card, self._kind(text), number, text.lstrip("·• "))

    def _kind(self, text: str) -> str:
        if text.startswith("Example"):
            return "example"
        if text.startswith("This set is legal"):
            return "product"
        return "ruling" if "Specific cards" in self._part else "rule"

    def end_card(self) -> None:
        """The print of the card is over."""
        if self._printed:
            self.cut.show(self._card or "", self._printed)
        self._printed = None


def cut_warcraft(lines: Sequence[Line]) -> Cut:
    """Cut the document; without a transcript it is not this document, and nothing is found."""
    reader = _Reader()
    for line in lines:
        reader.take(line)
    reader.end_card()
    return reader.cut
