"""Questions about the past. The events are those that triggers wait for, said in the perfect tense."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.records import Record
from judgeapp.kernel.state import Bound, State
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Amount, Condition, Happening
from judgeapp.language.phrase import Word, phrase


class SpanWord(Word):
    """a stretch of the game"""

    lexicon = "span"


@phrase("{event:perfect} {span}", ru="{span} уже было: {event}")
@dataclass(frozen=True)
class HasHappened(Condition):
    """something has happened in a stretch of the game"""

    event: Happening
    span: SpanWord

    def holds(self, state: State, scope: Bound) -> bool:
        return any(True for _ in found_in(state, scope, self.event, self.span))


@phrase("{event:perfect} {n} or more times {span}", ru="{span} не меньше {n} раз было: {event}")
@dataclass(frozen=True)
class HasHappenedOften(Condition):
    """something has happened so often or more often in a stretch of the game"""

    event: Happening
    n: int
    span: SpanWord

    def holds(self, state: State, scope: Bound) -> bool:
        return times(state, scope, self.event, self.span) >= self.n


@phrase("{event:perfect} less than {n} times {span}", ru="{span} меньше {n} раз было: {event}")
@dataclass(frozen=True)
class HasHappenedLess(Condition):
    """something has happened less often in a stretch of the game"""

    event: Happening
    n: int
    span: SpanWord

    def holds(self, state: State, scope: Bound) -> bool:
        return times(state, scope, self.event, self.span) < self.n


@phrase("how many times {event} {span}", ru="сколько раз {span} {event}")
@dataclass(frozen=True)
class HowOften(Amount):
    """how often something has happened in a stretch of the game"""

    event: Happening
    span: SpanWord

    def amount(self, state: State, scope: Bound) -> int:
        return times(state, scope, self.event, self.span)


def times(state: State, scope: Bound, event: Happening, span: str) -> int:
    """How often something has happened in a stretch (a word of the game's ``spans``)."""
    return sum(1 for _ in found_in(state, scope, event, span))


def found_in(state: State, scope: Bound, event: Happening, span: str) -> Iterator[Record]:
    """The records of an event in a stretch of the game, in order, each judged in the position it happened in."""
    game = game_of(state)
    for record in game.records_in(state, scope, game.spans[span], *event.kinds):
        if described(event, state, scope, record):
            yield record


def described(event: Happening, state: State, scope: Bound, record: Record) -> bool:
    """Whether a past event fits a description, judged in the position it happened in; what is spoken of and had not
    come into being then is read as it is now."""
    if record.event is None:
        return False
    reading = record.before if record.event.kind.looks_back else record.after
    if reading is None:
        return False
    younger = [oid for oid in _spoken_of(scope) if not _knows(reading, oid) and _knows(state, oid)]
    if younger:
        reading = replace(reading, gone={**reading.gone, **{oid: state.at(oid) for oid in younger}}, memo={})
    return event.match(reading, scope, record.event) is not None


def _spoken_of(scope: Bound) -> Iterator[ObjId]:
    yield scope.source
    for found in scope.slots.values():
        for one in found if isinstance(found, tuple) else (found,):
            if isinstance(one, ObjId):
                yield one


def _knows(state: State, oid: ObjId) -> bool:
    return oid in state.objects or oid in state.gone
