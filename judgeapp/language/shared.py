"""The shared vocabulary: every node class that all games may use."""

from __future__ import annotations

from judgeapp.language.nodes import (
    amounts,
    changes,
    conditions,
    descriptions,
    happenings,
    instructions,
    keywords,
    lines,
    past,
    people,
    things,
)
from judgeapp.language.phrase import Node

_MODULES = (people, descriptions, things, amounts, conditions, happenings, past, instructions, keywords, changes, lines)


def _declared() -> tuple[type[Node], ...]:
    found: list[type[Node]] = []
    for module in _MODULES:
        for thing in vars(module).values():
            own = isinstance(thing, type) and issubclass(thing, Node) and thing.__module__ == module.__name__
            if own and "templates" in thing.__dict__:
                found.append(thing)
    return tuple(found)


SHARED: tuple[type[Node], ...] = _declared()
"""All shared phrases, in the order of their modules."""
