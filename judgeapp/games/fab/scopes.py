"""Scopes for what is not in force by itself: abilities read straight from the card that has them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar, cast

from judgeapp.kernel.abilities import Ability, Restriction
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.inforce import abilities, in_force
from judgeapp.kernel.state import NO_MARKS, Bound, State

A = TypeVar("A")


def own(
    state: State, oid: ObjId, shape: type[A], player: PlayerId, slots: Mapping[str, Any] = NO_MARKS
) -> Iterator[tuple[A, Bound]]:
    """The abilities of one shape that an object itself has, each with its scope, wherever the object is."""
    for ability in abilities(state, oid):
        if isinstance(ability, shape):
            yield ability, Bound(cast(Ability, ability), oid, player, slots)


def everywhere(state: State, shape: type[A]) -> Iterator[tuple[A, Bound]]:
    """The abilities of one shape that are in force."""
    for bound in in_force(state, cast("type[Ability]", shape)):
        yield cast(A, bound.ability), bound


def barred(state: State, event: Event) -> Bound | None:
    """The restriction that would forbid an event, asked without letting it happen (1.0.2)."""
    for restriction, scope in everywhere(state, Restriction):
        if event.kind in restriction.watches and restriction.forbids(state, scope, event):
            return scope
    return None
