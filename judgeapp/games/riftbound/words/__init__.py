"""The words of Riftbound beside those that all games share."""

from __future__ import annotations

from judgeapp.games.riftbound.words import (
    battles,
    changes,
    conditions,
    costs,
    happenings,
    instructions,
    lines,
    places,
    things,
)
from judgeapp.language.phrase import Node

_MODULES = (things, places, costs, changes, conditions, happenings, battles, instructions, lines)


def _declared() -> tuple[type[Node], ...]:
    found: list[type[Node]] = []
    for module in _MODULES:
        for thing in vars(module).values():
            own = isinstance(thing, type) and issubclass(thing, Node) and thing.__module__ == module.__name__
            if own and "templates" in thing.__dict__:
                found.append(thing)
    return tuple(found)


NODES: tuple[type[Node], ...] = _declared()
"""All of them, in the order of their modules."""
