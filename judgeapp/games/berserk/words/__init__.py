"""The words of card text that only this game has."""

from __future__ import annotations

from types import ModuleType

from judgeapp.games.berserk.words import (
    acts,
    conditions,
    costs,
    deeds,
    entering,
    fights,
    happenings,
    lasting,
    lines,
    parts,
    players,
    wounding,
    wounds,
)
from judgeapp.language.phrase import Node

_MODULES: tuple[ModuleType, ...] = (
    *(happenings, deeds, players, costs, lines, lasting, wounds, wounding, conditions),
    *(entering, acts, parts, fights),
)


def _declared() -> tuple[type[Node], ...]:
    found: list[type[Node]] = []
    for module in _MODULES:
        for thing in vars(module).values():
            own = isinstance(thing, type) and issubclass(thing, Node) and thing.__module__ == module.__name__
            if own and "templates" in thing.__dict__:
                found.append(thing)
    return tuple(found)


WORDS: tuple[type[Node], ...] = _declared()
"""All phrases of the game, in the order of their modules."""
