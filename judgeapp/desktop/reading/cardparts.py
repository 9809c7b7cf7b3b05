"""Cards drawn from their facts: readable, selectable, in words; and the page of a card."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QCoreApplication

from judgeapp.desktop.look import Theme
from judgeapp.desktop.reading.texts import Linker, anchor
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


def face(card: PrintedCard, linker: Linker, theme: Theme, refused: Iterable[str] = (), linked: bool = True) -> str:
    """A card as a block of rich text. refused: lines of its text that the engine does not understand."""
    link = f"card:{card.game}:{card.name}"
    name = anchor(link, card.name) if linked else escape(card.name)
    cost = card.fact("cost")
    head = (
        f'<table width="100%" cellspacing="0" cellpadding="0"><tr><td><b>{name}</b></td>'
        f'<td align="right">{escape(fact_word("cost") + " " + cost) if cost else ""}</td></tr></table>'
    )
    types = f'<p class="muted small item">{escape(types_of(card))}</p>' if types_of(card) else ""
    unknown = set(refused)
    text = "".join(_line(line, card.game, linker, link, line in unknown) for line in card.lines)
    foot = f'<p class="small muted" style="margin-bottom:0">{_numbers(card)}</p>' if _numbers(card) else ""
    return (
        f'<table width="100%" cellspacing="0" cellpadding="8" border="1" bgcolor="{theme.raised}" '
        f'style="border-style:solid; border-color:{theme.line}; border-collapse:collapse">'
        f"<tr><td>{head}{types}{text}{foot}</td></tr></table>"
    )


def _line(line: str, game: str, linker: Linker, link: str, refused: bool) -> str:
    said = linker.line(line, game, link)
    if not refused:
        return f'<p class="item">{said}</p>'
    note = QCoreApplication.translate("CardParts", "not understood by the engine")
    return f'<p class="item">{said} <span class="warn small">⚠ {escape(note)}</span></p>'


def _numbers(card: PrintedCard) -> str:
    """All other facts in one line; pitch in its colours, which are also said as numbers."""
    told = []
    for key, value in card.facts:
        if key in _TYPE_KEYS or key == "cost":
            continue
        shown = escape(value)
        if key == "pitch":
            shown = "/".join(f'<span style="color:{_PITCH.get(v, "")}">●</span>{escape(v)}' for v in value.split("/"))
        told.append(f"{escape(fact_word(key))}&nbsp;<b>{shown}</b>" if key not in _SET_KEYS else escape(value))
    return " · ".join(told)


def side_by_side(faces: list[str], across: int = 2) -> str:
    """Cards in a grid."""
    made = []
    for at in range(0, len(faces), across):
        few = faces[at : at + across]
        few += [""] * (across - len(few)) if len(faces) > 1 else []
        width = 100 // len(few)
        made.append("<tr>" + "".join(f'<td width="{width}%" valign="top">{one}</td>' for one in few) + "</tr>")
    return f'<table width="100%" cellspacing="6" cellpadding="0">{"".join(made)}</table>' if made else ""
