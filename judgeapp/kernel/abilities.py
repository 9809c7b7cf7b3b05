"""The shapes of card text, as the kernel needs them. The language declares their words; games add shapes of their own.

Everything here is read-only data: an ability is asked whether it applies to a position, never told about one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Mapping
from typing import TYPE_CHECKING, Any

from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State

if TYPE_CHECKING:
    from judgeapp.kernel.choices import Ask, Procedure
    from judgeapp.kernel.records import Record
    from judgeapp.kernel.table import Table


class Ability(ABC):  # noqa: B024  (a root for isinstance, nothing to override)
    """One line of card text, or what an effect leaves in force."""

    __slots__ = ()

    @property
    def words(self) -> str:
        """The card text that this is."""
        return ""

    @property
    def zones(self) -> tuple[str, ...] | None:
        """The kinds of zone in which it functions; None for the game's default."""
        return None


class Change(ABC):
    """One thing that a static ability does to one characteristic."""

    __slots__ = ()

    @property
    @abstractmethod
    def prop(self) -> str:
        """The characteristic it changes."""

    @property
    @abstractmethod
    def op(self) -> str:
        """How it changes it (``set``, ``add``, ``gain`` …): games order changes by characteristic and this."""

    @abstractmethod
    def affects(self, state: State, scope: Bound, oid: ObjId) -> bool:
        """Whether it applies to the object in this position."""

    @abstractmethod
    def apply(self, state: State, scope: Bound, oid: ObjId, value: Any) -> Any:
        """The characteristic after the change, from the value before it."""


class Static(Ability):
    """Changes characteristics while it is in force."""

    __slots__ = ()

    @abstractmethod
    def changes(self) -> tuple[Change, ...]:
        """What it changes."""

    def active(self, state: State, scope: Bound) -> bool:
        """Whether its condition holds in this position."""
        return True


class Restriction(Ability):
    """Says that events of some sort can't happen."""

    __slots__ = ()

    @property
    @abstractmethod
    def watches(self) -> tuple[EventKind, ...]:
        """The kinds of event it can forbid."""

    @abstractmethod
    def forbids(self, state: State, scope: Bound, event: Event) -> bool:
        """Whether it forbids this event."""


class Replacement(Ability):
    """Replaces, changes or prevents an event before it happens."""

    __slots__ = ()

    @property
    @abstractmethod
    def watches(self) -> tuple[EventKind, ...]:
        """The kinds of event it can change."""

    @property
    def rank(self) -> str:
        """The sort of replacement (``self``, ``instead``, ``prevent``, ``increase`` …), by which games order them."""
        return "instead"

    @abstractmethod
    def applies(self, state: State, scope: Bound, event: Event) -> bool:
        """Whether it could be applied to this event. Pure."""

    @abstractmethod
    def replace(self, table: Table, scope: Bound, event: Event) -> Generator[Ask, Any, tuple[Event, ...]]:
        """The events that happen instead; the same event where a player declines, none where it is prevented."""


class Triggered(Ability):
    """Waits for an event and then goes onto the stack (or, as a reaction, happens at once)."""

    __slots__ = ()

    @property
    @abstractmethod
    def watches(self) -> tuple[EventKind, ...]:
        """The kinds of event it waits for."""

    @abstractmethod
    def match(self, state: State, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        """What its words refer to if the event sets it off (an empty mapping counts), else None."""

    @abstractmethod
    def resolve(self, table: Table, scope: Bound) -> Procedure:
        """Carry out its effect."""

    @property
    def immediate(self) -> bool:
        """Whether it happens at once, without the stack ("the next attack you play gets …")."""
        return False

    @property
    def once(self) -> bool:
        """Whether it is used up by triggering (a delayed trigger)."""
        return False


class Permission(Ability):
    """Allows what the rules alone would not (playing from another zone, an additional attack …)."""

    __slots__ = ()

    @abstractmethod
    def allows(self, state: State, scope: Bound, event: Event) -> bool:
        """Whether it allows this attempt, written as the event it would be."""
