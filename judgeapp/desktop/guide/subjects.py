"""The subjects of the examples: a title for each folder of proofs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgeapp.desktop.saying import noop

_TITLES = {
    "agents": noop("Subjects", "Agents of Chaos"),
    "arcane": noop("Subjects", "Arcane Rising"),
    "armour": noop("Subjects", "Armour"),
    "assassin": noop("Subjects", "Assassin"),
    "attachments": noop("Subjects", "Attachments"),
    "chain": noop("Subjects", "The chain"),
    "classes": noop("Subjects", "Classes"),
    "combat": noop("Subjects", "Combat"),
    "combat_damage": noop("Subjects", "Combat damage"),
    "common": noop("Subjects", "Questions common to many cards"),
    "daggers": noop("Subjects", "Daggers"),
    "damage": noop("Subjects", "Damage"),
    "deck": noop("Subjects", "The deck"),
    "decks": noop("Subjects", "Building decks"),
    "defending": noop("Subjects", "Defending"),
    "draconic": noop("Subjects", "Draconic"),
    "drawing": noop("Subjects", "Drawing cards"),
    "ending": noop("Subjects", "Ending the turn"),
    "equipment": noop("Subjects", "Equipment"),
    "fight": noop("Subjects", "Fights"),
    "first_strike": noop("Subjects", "First strike"),
    "flick": noop("Subjects", "Flicking"),
    "gear": noop("Subjects", "Gear"),
    "generic": noop("Subjects", "Generic cards"),
    "hidden": noop("Subjects", "Hidden"),
    "hunted": noop("Subjects", "The Hunted"),
    "initial_chain": noop("Subjects", "The initial chain"),
    "inspire": noop("Subjects", "Inspire"),
    "mark": noop("Subjects", "Mark"),
    "marked": noop("Subjects", "Marked heroes"),
    "might": noop("Subjects", "Might"),
    "movement": noop("Subjects", "Movement"),
    "payment": noop("Subjects", "Payment"),
    "powers": noop("Subjects", "Powers"),
    "prayers": noop("Subjects", "Prayers"),
    "queue": noop("Subjects", "The queue"),
    "redirection": noop("Subjects", "Redirection"),
    "removed": noop("Subjects", "Removed from the game"),
    "resources": noop("Subjects", "Resources"),
    "rush": noop("Subjects", "Rush"),
    "sabotage": noop("Subjects", "Sabotage"),
    "search": noop("Subjects", "Searching"),
    "showdown": noop("Subjects", "Showdowns"),
    "special": noop("Subjects", "Special cases"),
    "speed": noop("Subjects", "Speed"),
    "targets": noop("Subjects", "Targets"),
    "triggers": noop("Subjects", "Triggers"),
    "vulnerability": noop("Subjects", "Vulnerability"),
    "warrior": noop("Subjects", "Warrior"),
    "zero_lives": noop("Subjects", "No lives left"),
}


def subject_title(folder: str) -> str:
    """The title of a subject; of one that has none here, the name of its folder."""
    known = _TITLES.get(folder)
    return QCoreApplication.translate("Subjects", known) if known else folder.replace("_", " ").capitalize()
