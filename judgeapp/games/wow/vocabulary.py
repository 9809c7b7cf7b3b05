"""Every phrase of this game beside the shared ones: words of cards, and steps."""

from __future__ import annotations

from judgeapp.games.wow import decks, steps
from judgeapp.games.wow.words import (
    able,
    circumstances,
    combat_events,
    conditions,
    control,
    damage_events,
    decking,
    descriptions,
    draws,
    events,
    harm,
    knowing,
    lasting,
    later,
    lines,
    link_events,
    link_targets,
    moments,
    moving,
    occasions,
    operands,
    powers,
    references,
    shields,
    situations,
    structure,
    targets,
    turning,
)
from judgeapp.language.nodes.names import StepPhrase
from judgeapp.language.phrase import Node

_MODULES = (
    references,
    descriptions,
    targets,
    operands,
    conditions,
    moments,
    events,
    combat_events,
    damage_events,
    link_events,
    link_targets,
    occasions,
    situations,
    able,
    circumstances,
    decking,
    structure,
    lines,
    powers,
    lasting,
    later,
    moving,
    harm,
    control,
    knowing,
    shields,
    draws,
    turning,
    decks,
)


def _declared(module: object) -> tuple[type[Node], ...]:
    found = []
    for thing in vars(module).values():
        own = isinstance(thing, type) and issubclass(thing, Node) and thing.__module__ == module.__name__  # type: ignore[attr-defined]
        if own and "templates" in thing.__dict__:
            found.append(thing)
    return tuple(found)


NODES: tuple[type[Node], ...] = tuple(n for m in _MODULES for n in _declared(m))
"""The words of the cards."""
STEPS: tuple[type[Node], ...] = tuple(n for n in _declared(steps) if issubclass(n, StepPhrase))
"""The steps of scenarios."""
