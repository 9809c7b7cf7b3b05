"""The vocabulary of the game: every phrase of it, and the shared ones that it says in another way."""

from __future__ import annotations

from judgeapp.games.fab.words import (
    altering,
    amounts,
    arsenal,
    asset_events,
    assets,
    card_events,
    cards,
    combat_acts,
    combat_events,
    conditions,
    costs,
    course_events,
    damage,
    damage_events,
    decks,
    deeds,
    defence,
    delayed,
    descriptions,
    durations,
    effect_events,
    events,
    in_force,
    lines,
    modal,
    objects,
    optional,
    past,
    people,
    permissions,
    prevention,
    replacing,
    restrictions,
    showing,
    standing,
    steps,
    things,
    transforming,
    triggers,
    waiting,
)
from judgeapp.language.nodes import descriptions as shared_descriptions
from judgeapp.language.nodes import instructions as shared_instructions
from judgeapp.language.nodes import things as shared_things
from judgeapp.language.phrase import Node

MODULES = (
    people,
    altering,
    descriptions,
    things,
    amounts,
    conditions,
    standing,
    past,
    combat_events,
    events,
    damage_events,
    asset_events,
    card_events,
    course_events,
    lines,
    costs,
    triggers,
    modal,
    optional,
    assets,
    damage,
    cards,
    arsenal,
    decks,
    objects,
    waiting,
    delayed,
    permissions,
    combat_acts,
    restrictions,
    prevention,
    replacing,
    steps,
    durations,
    deeds,
    showing,
    transforming,
    effect_events,
    in_force,
    defence,
)


def _declared() -> tuple[type[Node], ...]:
    found: list[type[Node]] = []
    for module in MODULES:
        for thing in vars(module).values():
            own = isinstance(thing, type) and issubclass(thing, Node) and thing.__module__ == module.__name__
            if own and "templates" in thing.__dict__:
                found.append(thing)
    return tuple(found)


NODES: tuple[type[Node], ...] = _declared()
"""All phrases of this game, in the order of their modules."""
OMITS: tuple[type[Node], ...] = (
    shared_descriptions.OfType,
    shared_descriptions.Named,
    shared_things.It,
    shared_things.Them,
    shared_instructions.Banish,
    shared_instructions.ChooseOne,
    shared_instructions.Shuffle,
)
"""Shared phrases that this game says in another way."""
