"""The shared vocabulary: every node class that all games may use."""

from __future__ import annotations

from types import ModuleType

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


def declared(module: ModuleType) -> tuple[type[Node], ...]:
    """The phrases that a module declares, in their order."""
    own = (
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Node) and thing.__module__ == module.__name__
    )
    return tuple(thing for thing in own if "templates" in thing.__dict__)


SHARED: tuple[type[Node], ...] = tuple(node for module in _MODULES for node in declared(module))
"""All shared phrases, in the order of their modules."""
