"""The words of Riftbound beside those that all games share."""

from __future__ import annotations

from judgeapp.games.riftbound.words import (
    assigning,
    attempts,
    battles,
    chain_events,
    changes,
    conditions,
    costs,
    deeds,
    happenings,
    instructions,
    lines,
    people,
    places,
    things,
)
from judgeapp.language.phrase import Node

_MODULES = (
    *(things, people, places, costs, changes, conditions),
    *(happenings, battles, chain_events, deeds, assigning, attempts),
    *(instructions, lines),
)


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
