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


class Kept(Fate):
    """An event that something keeps from happening as it would, or at all: "that many" is by how much less it is."""

    by: Party | None = None

    def match(self, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        found = super().match(scope, record)
        if found is None or not self._by_it(scope, record):
            return None
        before, after = (record.facts or {}).get("amount", (None, None))
        less = before - after if isinstance(before, int) and isinstance(after, int) else None
        whole = record.event.get("amount") if record.event is not None and record.outcome is Outcome.PREVENTED else None
        amount = whole if less is None else less
        return found if amount is None else {**found, "that many": amount}

    def _by_it(self, scope: Bound, record: Record) -> bool:
        state = record.before
        if self.by is None:
            return True
        return record.by is not None and state is not None and self.by.takes(state, scope, record.by)


@phrase("{event}, but it is prevented[ by {by}]", ru="{event}, но это предотвращено[: {by}]")
@dataclass(frozen=True)
class IsPrevented(Kept):
    """an event that is prevented, wholly; by something"""

    event: Happening
    by: Party | None = None
    outcomes = (Outcome.PREVENTED,)


@phrase("{event}, but it is replaced[ by {by}]", ru="{event}, но это замещено[: {by}]")
@dataclass(frozen=True)
class IsReplaced(Kept):
    """an event that is replaced or changed, by something"""

    event: Happening
    by: Party | None = None
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


@phrase("{event}, allowed or not", ru="{event}, можно это или нет")
@dataclass(frozen=True)
class IsTried(Fate):
    """something that a player does or tries to do, whether it is allowed or refused"""

    event: Happening
    outcomes = (Outcome.HAPPENED, Outcome.ILLEGAL)

    def match(self, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        try:
            return super().match(scope, record)
        except KeyError:  # what is refused may not yet have every role
            return None


@phrase("{event} because of {what}", ru="{event} из-за {what:род}")
@dataclass(frozen=True)
class BecauseOf(Fate):
    """an event that something's text asks for"""

    event: Happening
    what: Party
    outcomes = (Outcome.HAPPENED,)

    def match(self, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        source, state = record.cause.source, record.before
        if source is None or state is None or (source not in state.objects and source not in state.gone):
            return None
        layer = state.obj(source).layer
        speaker = source if layer is None else layer.source
        return super().match(scope, record) if self.what.takes(state, scope, speaker) else None


@phrase("{one}, or {other}", ru="{one}, или {other}")
@dataclass(frozen=True)
class EitherOccurs(Occurrence):
    """one of two, each with its fate"""

    one: Occurrence
    other: Occurrence

    @property
    def outcomes(self) -> tuple[Outcome, ...]:  # type: ignore[override]
        """What became of it."""
        return (*self.one.outcomes, *self.other.outcomes)

    @property
    def kinds(self) -> tuple[EventKind, ...] | None:
        one, other = self.one.kinds, self.other.kinds
        return None if one is None or other is None else (*one, *other)

    def match(self, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        found = self.one.match(scope, record)
        return self.other.match(scope, record) if found is None else found


@phrase("{what} triggers[ with {words}]", ru="способность {what:род} срабатывает[: {words}]")
@dataclass(frozen=True)
class Triggers(Occurrence):
    """an ability of something triggers: one whose text has these words"""

    what: Party
    words: Quoted | None = None
    outcomes = (Outcome.TRIGGERED,)

    def match(self, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        source, state = record.by, record.before
        if record.outcome not in self.outcomes or source is None or state is None:
            return None
        if self.words is not None and self.words.lower() not in record.words.lower():
            return None
        return {"it": source, "they": state.obj(source).controller} if self.what.takes(state, scope, source) else None
