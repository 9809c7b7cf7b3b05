"""Cards drawn from their facts: readable, selectable, in words; and the page of a card."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from judgeapp.desktop.look import Theme
from judgeapp.desktop.reading.texts import Linker, anchor
from judgeapp.desktop.rich import NOTHING, Rich, fill, join, plain
from judgeapp.desktop.saying import noop
from judgeapp.library.models import PrintedCard

_FACTS = {
    "cost": noop("Facts", "Cost"),
    "pitch": noop("Facts", "Pitch"),
    "power": noop("Facts", "Power"),
    "defense": noop("Facts", "Defense"),
    "life": noop("Facts", "Life"),
    "health": noop("Facts", "Health"),
    "intellect": noop("Facts", "Intellect"),
    "might": noop("Facts", "Might"),
    "energy": noop("Facts", "Energy"),
    "attack": noop("Facts", "Attack"),
    "atk": noop("Facts", "Attack"),
    "domain": noop("Facts", "Domain"),
    "domains": noop("Facts", "Domain"),
    "element": noop("Facts", "Element"),
    "strike": noop("Facts", "Strike"),
    "move": noop("Facts", "Move"),
    "faction": noop("Facts", "Faction"),
    "class": noop("Facts", "Class"),
    "race": noop("Facts", "Race"),
    "traits": noop("Facts", "Traits"),
    "tags": noop("Facts", "Tags"),
    "set": noop("Facts", "Set"),
    "sets": noop("Facts", "Set"),
}
_TYPE_KEYS = ("types", "type", "subtypes")
_SET_KEYS = ("set", "sets")
_PITCH = {"1": "#c62828", "2": "#e0a800", "3": "#1e62b8"}


def fact_word(key: str) -> str:
    """The name of a fact."""
    return QCoreApplication.translate("Facts", _FACTS[key]) if key in _FACTS else key.capitalize()


def types_of(card: PrintedCard) -> str:
    """What kind of card it is, as one line."""
    return " ".join(value for key, value in card.facts if key in _TYPE_KEYS)


def face(card: PrintedCard, linker: Linker, theme: Theme, refused: Iterable[str] = (), linked: bool = True) -> Rich:
    """A card as a block of rich text. refused: lines of its text that the engine does not understand."""
    link = f"card:{card.game}:{card.name}"
    name = anchor(link, card.name) if linked else plain(card.name)
    cost = card.fact("cost")
    head = fill(
        '<table width="100%" cellspacing="0" cellpadding="0"><tr><td><b>{}</b></td>'
        '<td align="right">{}</td></tr></table>',
        name,
        plain(fact_word("cost") + " " + cost) if cost else "",
    )
    types = fill('<p class="muted small item">{}</p>', types_of(card)) if types_of(card) else ""
    unknown = set(refused)
    text = join(_line(line, card.game, linker, link, line in unknown) for line in card.lines)
    foot = fill('<p class="small muted" style="margin-bottom:0">{}</p>', _numbers(card)) if _numbers(card) else ""
    return fill(
        '<table width="100%" cellspacing="0" cellpadding="8" border="1" bgcolor="{}" '
        'style="border-style:solid; border-color:{}; border-collapse:collapse">'
        "<tr><td>{}{}{}{}</td></tr></table>",
        theme.raised,
        theme.line,
        head,
        types,
        text,
        foot,
    )


def _line(line: str, game: str, linker: Linker, link: str, refused: bool) -> Rich:
    said = linker.line(line, game, link)
    if not refused:
        return fill('<p class="item">{}</p>', said)
    note = QCoreApplication.translate("CardParts", "not understood by the engine")
    return fill('<p class="item">{} <span class="warn small">⚠ {}</span></p>', said, note)


def _numbers(card: PrintedCard) -> Rich:
    """All other facts in one line; pitch in its colours, which are also said as numbers."""
    told = []
    for key, value in card.facts:
        if key in _TYPE_KEYS or key == "cost":
            continue
        shown = plain(value)
        if key == "pitch":
            shown = join(
                (fill('<span style="color:{}">●</span>{}', _PITCH.get(v, ""), v) for v in value.split("/")), "/"
            )
        told.append(fill("{}&nbsp;<b>{}</b>", fact_word(key), shown) if key not in _SET_KEYS else plain(value))
    return join(told, " · ")


def side_by_side(faces: list[Rich], across: int = 2) -> Rich:
    """Cards in a grid."""
    made = []
    for at in range(0, len(faces), across):
        few = faces[at : at + across]
        few += [NOTHING] * (across - len(few)) if len(faces) > 1 else []
        width = 100 // len(few)
        made.append(
            fill("<tr>") + join(fill('<td width="{}%" valign="top">{}</td>', width, one) for one in few) + fill("</tr>")
        )
    return fill('<table width="100%" cellspacing="6" cellpadding="0">{}</table>', join(made)) if made else NOTHING
