"""What is said of a card that was put somewhere: that it begins elsewhere, is strange there, changed hands, stays."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from judgeapp.desktop.workbench.wording import word
from judgeapp.scenario.placing import Note, Remark


def _tr(text: str) -> str:
    return QCoreApplication.translate("Remarks", text)


def told(notes: Iterable[Note]) -> str:
    """Remarks in words, a line each; empty where there are none."""
    return " ".join(_told(note) for note in notes)


def _told(note: Note) -> str:
    match note.remark:
        case Remark.STRANGE:
            said = _tr("{card} lies in “{place}” now, but such a card can’t be there. Ctrl+Z takes it back.")
        case Remark.BEGINS_THERE:
            said = _tr("{card} went to “{place}”: such a card can’t be in “{chosen}”.")
    return said.format(card=note.card, place=word(note.place), chosen=word(note.chosen))


def strange(notes: Iterable[Note]) -> bool:
    """Whether a card lies where it can't be."""
    return any(note.remark is Remark.STRANGE for note in notes)


def other_owner(card: str, old: str, new: str) -> str:
    """A card was carried to another player's side."""
    said = _tr("{card} belongs to {new} now. For a card of {old} that {new} controls: “Controlled by” in its menu.")
    return said.format(card=card, old=old, new=new)


def back_with_owner(card: str, owner: str) -> str:
    """A card that another player controlled was carried to its owner's side."""
    return _tr("{card} is under the control of {owner} again, who owns it.").format(card=card, owner=owner)


def no_place(card: str, place: str) -> str:
    """A card can't be put there while the table is set."""
    said = _tr("{card} can’t be put into “{place}” while the table is set: cards get there only by playing.")
    return said.format(card=card, place=place)


def not_written(card: str) -> str:
    """A card stands there by default, so that there is nothing to move."""
    return _tr("{card} stands there by default; put a card of your own there instead.").format(card=card)


def needs_type(card: str, place: str) -> str:
    """A card was carried to a part of a zone where its types do not put it."""
    said = _tr("{card} stays where it is: its types decide where it lies, and “{place}” is no place for them.")
    return said.format(card=card, place=place)
