"""Events: the only things that change anything.

An event kind says what its roles are, how it reads, and either how it is written (an atom) or which smaller events it
consists of (a named event such as "destroy", which is a move with a name of its own). Games declare further kinds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Draft, State

Commit = Callable[[Draft, "Event"], "str | None"]
"""Writes an event; returns why nothing was written, where an earlier event of the batch left nothing to write on."""
Expand = Callable[[State, "Event"], "tuple[Event, ...]"]


@dataclass(frozen=True, slots=True, eq=False)
class EventKind:
    """One kind of event.

    name: the game's own word for it. says: language → template over the roles. commit: writes an atom. expand: the
    events that a named event consists of, decided once the named event itself is neither forbidden nor replaced; each
    of them can be forbidden or replaced in turn. looks_back: triggers look at the position before it (leaving,
    losing) instead of after it. void: why the event would be nothing or is impossible here (0 damage, an object that is
    no longer there), or None; such an event is recorded as failed and nothing else comes of it.
    """

    name: str
    says: Mapping[str, str]
    commit: Commit | None = None
    expand: Expand | None = None
    looks_back: bool = False
    void: Callable[[State, Event], str | None] | None = None

    def __call__(self, **roles: Any) -> Event:
        """An event of this kind with these roles."""
        return Event(self, roles)

    def __repr__(self) -> str:
        return f"<{self.name}>"


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that would happen. roles: who and what takes part, by role name. done: replacements already applied
    to it or to what it came from (each may change an event once)."""

    kind: EventKind
    roles: Mapping[str, Any] = field(default_factory=dict)
    done: frozenset[tuple[Any, ...]] = frozenset()

    def __getitem__(self, role: str) -> Any:
        return self.roles[role]

    def get(self, role: str, default: Any = None) -> Any:
        """The value of a role, or ``default``."""
        return self.roles.get(role, default)

    def but(self, **roles: Any) -> Event:
        """The same event with some roles changed."""
        return Event(self.kind, {**self.roles, **roles}, self.done)

    def marked(self, key: tuple[Any, ...]) -> Event:
        """The same event after a replacement has been applied to it."""
        return Event(self.kind, self.roles, self.done | {key})

    def heir(self, parent: Event) -> Event:
        """This event as the child of another: what was applied to the parent is not applied again."""
        return Event(self.kind, self.roles, self.done | parent.done) if parent.done else self

    def objects(self) -> tuple[ObjId, ...]:
        """Every object that takes part, in the order of the roles."""
        found: list[ObjId] = []
        for value in self.roles.values():
            for item in value if isinstance(value, tuple) else (value,):
                if isinstance(item, ObjId):
                    found.append(item)
        return tuple(found)
