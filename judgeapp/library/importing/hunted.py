"""The Hunted release notes (HNT): bulleted statements under cards, the cards parted by dashed lines."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgeapp.library.importing.cutting import Cut
from judgeapp.library.importing.opening import Line

_PRODUCT = {"Welcome to Rathe", "Uprising", "Outsiders", "None", "Icons"}
_HEADINGS = _PRODUCT | {"Agent of Chaos", "Mark", "Retrieve", "Return to the Brood", '"Flicking" Notes'}
_BULLET = "•"


def cut_hunted(lines: Sequence[Line]) -> Cut:
    """Cut the document; without the headings of its front matter it is not this document, and nothing is found."""
    cut = Cut("HNT", "fab")
    blocks: list[list[Line]] = [[]]
    for line in lines:
        if line.text.startswith("-----"):
            blocks.append([])
        else:
            blocks[-1].append(line)
    front = blocks[0]
    if not any(line.text in _HEADINGS for line in front):
        return cut
    stop = _first_card(front)
    _front(cut, front[:stop])
    for block in filter(None, (front[stop:], *blocks[1:])):
        _card(cut, block)
    return cut


def _first_card(front: Sequence[Line]) -> int:
    """Where the first card begins, which no dashed line parts from the front matter: at the last lines that are no
    bullets."""
    place = len(front)
    while place and front[place - 1].text.startswith(_BULLET):
        place -= 1
    while place and not front[place - 1].text.startswith(_BULLET):
        place -= 1
    return place


def _front(cut: Cut, lines: Sequence[Line]) -> None:
    part, seen = "front matter", set[str]()
    for place, (number, text) in enumerate(lines):
        if text in _HEADINGS:
            part = text
        elif text.startswith(_BULLET):
            said = text[1:].strip()
            key = re.sub(r"\W+", "", said).lower().replace("eg", "")
            product = part in _PRODUCT
            if product or key not in seen:  # the flicking notes are printed twice
                cut.say(part, None, "product" if product else "rule", number, said)
            seen.add(key)
        elif place == 0:
            cut.say(part, None, "product", number, text)
        else:
            cut.strange.append(Line(number, text))


def _card(cut: Cut, block: Sequence[Line]) -> None:
    name = block[0].text
    cut.show(name, [line.text for line in block[1:] if not line.text.startswith(_BULLET)])
    for number, text in block:
        if text.startswith(_BULLET):
            cut.say("cards", name, "ruling", number, text[1:])
