"""What became of an event: it happened, or it would have and something kept it from happening.

The event is said once, in the words of triggers; these say its fate. Expectations and the cases of rulings use them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from judgeapp.kernel.events import EventKind
from judgeapp.kernel.records import Outcome, Record
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Happening
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.phrase import Node, Quoted, phrase


class Occurrence(Node):
    """Something that a record tells: an event and its fate."""

    outcomes: ClassVar[tuple[Outcome, ...]] = ()
    """What became of it."""

    @property
    def kinds(self) -> tuple[EventKind, ...] | None:
        """The kinds of event it can describe; None for any."""
        return None

    def match(self, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        """What the words refer to where the record is such a one, else None."""
        raise NotImplementedError(type(self).__name__)


class Fate(Occurrence):
    """An event with its fate."""

    event: Happening

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return self.event.kinds

    def match(self, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        if record.outcome not in self.outcomes or record.event is None or record.event.kind not in self.event.kinds:
            return None
        reading = read_in(record)
        return None if reading is None else self.event.match(reading, scope, record.event)


def read_in(record: Record) -> State | None:
    """The position in which an event is judged: after it, unless it looks back or did not happen."""
    if not record.happened or (record.event is not None and record.event.kind.looks_back):
        return record.before
    return record.after


@phrase("{event}", ru="{event}")
@dataclass(frozen=True)
class TakesPlace(Fate):
    """an event that happens"""

    event: Happening
    outcomes = (Outcome.HAPPENED,)


@phrase("{event}, but it is prevented", ru="{event}, но это предотвращено")
@dataclass(frozen=True)
class IsPrevented(Fate):
    """an event that is prevented"""

    event: Happening
    outcomes = (Outcome.PREVENTED,)


@phrase("{event}, but it is replaced", ru="{event}, но это замещено")
@dataclass(frozen=True)
class IsReplaced(Fate):
    """an event that is replaced or changed"""

    event: Happening
    outcomes = (Outcome.REPLACED,)


@phrase("{event}, but it can't happen", ru="{event}, но этого не может быть")
@dataclass(frozen=True)
class IsForbidden(Fate):
    """an event that something forbids"""

    event: Happening
    outcomes = (Outcome.FORBIDDEN,)


@phrase("{event}, but nothing comes of it", ru="{event}, но ничего не происходит")
@dataclass(frozen=True)
class ComesToNothing(Fate):
    """an event that fails: there is nothing to do, or no longer anything to do it to"""

    event: Happening
    outcomes = (Outcome.FAILED, Outcome.NO_TARGET)


@phrase("{event}, but it is refused[ because {reason}]", ru="{event}, но это отклонено[ по правилу {reason}]")
@dataclass(frozen=True)
class IsRefused(Fate):
    """something that a player tries to do and may not, for this reason or by this rule"""

    event: Happening
    reason: Quoted | None = None
    outcomes = (Outcome.ILLEGAL,)

    def match(self, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        if self.reason is not None and self.reason not in record.rules and self.reason not in record.words:
            return None
        try:
            return super().match(scope, record)
        except KeyError:  # what is refused may not yet have every role: a target that was never chosen
            return None


@phrase("{what} triggers", ru="способность {what:род} срабатывает")
@dataclass(frozen=True)
class Triggers(Occurrence):
    """an ability of something triggers"""

    what: Party
    outcomes = (Outcome.TRIGGERED,)

    def match(self, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        source, state = record.by, record.before
        if record.outcome not in self.outcomes or source is None or state is None:
            return None
        return {"it": source, "they": state.obj(source).controller} if self.what.takes(state, scope, source) else None
