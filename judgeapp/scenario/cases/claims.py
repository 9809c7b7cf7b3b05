"""What a ruling says follows. A claim is read where everything that the rules make of the moment is done, unless it
says another time; what the replay is too short for stays open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import islice
from typing import ClassVar

from judgeapp.kernel.records import Outcome, Record
from judgeapp.kernel.state import Bound
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Amount, Condition, People
from judgeapp.language.nodes.occurrences import Occurrence
from judgeapp.language.nodes.past import SpanWord
from judgeapp.language.phrase import Node, Quoted, phrase
from judgeapp.scenario.cases.course import Course, Occasion
from judgeapp.scenario.expectations import AskedWord


class Answer(Enum):
    """What a replay says to a claim."""

    YES = "yes"
    NO = "no"
    OPEN = "the replay ends before that"


class Circumstance(Node):
    """What else must be so for a case to come up. past: whether it is read just before the moment."""

    past: ClassVar[bool] = True

    def met(self, occasion: Occasion, scope: Bound) -> bool:
        """Whether it is so."""
        raise NotImplementedError(type(self).__name__)


@phrase("{what}", ru="{what}")
@dataclass(frozen=True)
class JustBefore(Circumstance):
    """something that is so just before the moment"""

    what: Condition

    def met(self, occasion: Occasion, scope: Bound) -> bool:
        return self.what.holds(occasion.before, scope)


@phrase("now {what}", ru="теперь {what}")
@dataclass(frozen=True)
class JustAfter(Circumstance):
    """something that is so just after the moment"""

    what: Condition
    past = False

    def met(self, occasion: Occasion, scope: Bound) -> bool:
        return self.what.holds(occasion.after, scope)


class Claim(Node):
    """What follows."""

    def check(self, course: Course, occasion: Occasion, scope: Bound) -> Answer:
        """What the replay says to it."""
        raise NotImplementedError(type(self).__name__)

    def seen(self, course: Course, occasion: Occasion, scope: Bound) -> Iterator[Record]:
        """The records after the moment in which it is seen to come true; none where it tells of no event."""
        return iter(())

    def answered(self, course: Course, occasion: Occasion, scope: Bound) -> Iterator[int]:
        """The steps that answer the choice of which it speaks; none where it speaks of none."""
        return iter(())


def said(true: bool) -> Answer:
    return Answer.YES if true else Answer.NO


@phrase("{what}", ru="{what}")
@dataclass(frozen=True)
class IsThenSo(Claim):
    """something is so once the rules are done with the moment"""

    what: Condition

    def check(self, course: Course, occasion: Occasion, scope: Bound) -> Answer:
        record = occasion.record
        if record is None or record.outcome is Outcome.ILLEGAL:
            return said(self.what.holds(occasion.after, scope))
        state = course.settled(occasion.seq)
        return Answer.OPEN if state is None else said(self.what.holds(state, scope))


@phrase("at once {what}", ru="сразу {what}")
@dataclass(frozen=True)
class IsSoAtOnce(Claim):
    """something is so just after the moment, before anything else comes of it"""

    what: Condition

    def check(self, course: Course, occasion: Occasion, scope: Bound) -> Answer:
        return said(self.what.holds(occasion.after, scope))


class Compares(Claim):
    """A number just before the moment beside the same number once the rules are done with it."""

    number: Amount

    def check(self, course: Course, occasion: Occasion, scope: Bound) -> Answer:
        state = course.settled(occasion.seq)
        if state is None:
            return Answer.OPEN
        return said(self.fits(self.number.amount(state, scope) - self.number.amount(occasion.before, scope)))

    def fits(self, change: int) -> bool:
        """Whether the number has changed like that."""
        raise NotImplementedError(type(self).__name__)


@phrase("{number} stays as it was", ru="{number} не меняется")
@dataclass(frozen=True)
class StaysAsItWas(Compares):
    """a number is the same as just before"""

    number: Amount

    def fits(self, change: int) -> bool:
        return change == 0


@phrase("{number} rises[ by {much}]", ru="{number} растёт[ на {much}]")
@dataclass(frozen=True)
class Rises(Compares):
    """a number is higher than just before, by so much"""

    number: Amount
    much: int | None = None

    def fits(self, change: int) -> bool:
        return change > 0 if self.much is None else change == self.much


@phrase("{number} falls[ by {much}]", ru="{number} падает[ на {much}]")
@dataclass(frozen=True)
class Falls(Compares):
    """a number is lower than just before, by so much"""

    number: Amount
    much: int | None = None

    def fits(self, change: int) -> bool:
        return change < 0 if self.much is None else -change == self.much


@phrase("{number} does not fall", ru="{number} не падает")
@dataclass(frozen=True)
class DoesNotFall(Compares):
    """a number is no lower than just before"""

    number: Amount

    def fits(self, change: int) -> bool:
        return change >= 0


@phrase("{what}", ru="{what}")
@dataclass(frozen=True)
class Follows(Claim):
    """something happens (or is kept from happening) before anybody may act again"""

    what: Occurrence

    def check(self, course: Course, occasion: Occasion, scope: Bound) -> Answer:
        if any(self.seen(course, occasion, scope)):
            return Answer.YES
        return Answer.OPEN if course.settled(occasion.seq) is None else Answer.NO

    def seen(self, course: Course, occasion: Occasion, scope: Bound) -> Iterator[Record]:
        state = course.settled(occasion.seq)
        records = course.records(_first(occasion), None if state is None else len(state.log))
        return (r for r in records if self.what.match(scope, r) is not None)


@phrase("never: {what}", ru="не бывает: {what}")
@dataclass(frozen=True)
class NeverFollows(Claim):
    """something does not happen before anybody may act again"""

    what: Occurrence

    def check(self, course: Course, occasion: Occasion, scope: Bound) -> Answer:
        found = Follows(self.what).check(course, occasion, scope)
        return Answer.NO if found is Answer.YES else Answer.OPEN if found is Answer.OPEN else Answer.YES


@phrase("later {span}: {what}", ru="позже {span}: {what}")
@dataclass(frozen=True)
class FollowsLater(Claim):
    """something happens in the rest of a stretch of the game"""

    span: SpanWord
    what: Occurrence

    def check(self, course: Course, occasion: Occasion, scope: Bound) -> Answer:
        if any(self.seen(course, occasion, scope)):
            return Answer.YES
        return Answer.OPEN if _end(course, occasion, self.span) is None else Answer.NO

    def seen(self, course: Course, occasion: Occasion, scope: Bound) -> Iterator[Record]:
        records = course.records(_first(occasion), _end(course, occasion, self.span))
        return islice((r for r in records if self.what.match(scope, r) is not None), 1)


@phrase("never later {span}: {what}", ru="больше не {span}: {what}")
@dataclass(frozen=True)
class NeverLater(Claim):
    """something does not happen in the rest of a stretch of the game, as far as it is played"""

    span: SpanWord
    what: Occurrence

    def check(self, course: Course, occasion: Occasion, scope: Bound) -> Answer:
        end = _end(course, occasion, self.span)
        return said(all(self.what.match(scope, r) is None for r in course.records(_first(occasion), end)))


@phrase("as {what}: {claim}", ru="когда {what}: {claim}")
@dataclass(frozen=True)
class AsItComes(Claim):
    """a claim about the next time that something happens after the moment"""

    what: Occurrence
    claim: Claim

    def check(self, course: Course, occasion: Occasion, scope: Bound) -> Answer:
        for then in self._next(course, occasion, scope):
            return self.claim.check(course, then, scope.with_slots({**scope.slots, **then.slots}))
        return Answer.OPEN

    def seen(self, course: Course, occasion: Occasion, scope: Bound) -> Iterator[Record]:
        for then in self._next(course, occasion, scope):
            if then.record is not None:
                yield then.record
            yield from self.claim.seen(course, then, scope.with_slots({**scope.slots, **then.slots}))

    def answered(self, course: Course, occasion: Occasion, scope: Bound) -> Iterator[int]:
        for then in self._next(course, occasion, scope):
            yield from self.claim.answered(course, then, scope.with_slots({**scope.slots, **then.slots}))

    def _next(self, course: Course, occasion: Occasion, scope: Bound) -> Iterator[Occasion]:
        """The next time that it happens."""
        for record in course.records(_first(occasion)):
            slots = self.what.match(scope, record)
            if slots is not None and record.before is not None and record.after is not None:
                frame = course.replay.frames[course.step_of(record.seq)]
                yield Occasion(frame, record, record.before, record.after, {**occasion.slots, **slots})
                return


@phrase("{who} is/are asked {kind}", ru="{who} отвечает/отвечаете: {kind}")
@dataclass(frozen=True)
class IsThenAsked(Claim):
    """a player has to choose before anybody may act again"""

    who: People
    kind: AskedWord

    def check(self, course: Course, occasion: Occasion, scope: Bound) -> Answer:
        if any(self.answered(course, occasion, scope)):
            return Answer.YES
        return Answer.OPEN if course.settled(occasion.seq) is None else Answer.NO

    def answered(self, course: Course, occasion: Occasion, scope: Bound) -> Iterator[int]:
        players = self.who.players(occasion.after, scope)
        asked = course.asked(_first(occasion) - 1, course.settled(occasion.seq))
        return (step + 1 for step, who, kind in asked if who in players and kind == self.kind)


@phrase("nobody is asked {kind}", ru="никто не отвечает: {kind}")
@dataclass(frozen=True)
class NobodyIsAsked(Claim):
    """no player has to choose before anybody may act again"""

    kind: AskedWord

    def check(self, course: Course, occasion: Occasion, scope: Bound) -> Answer:
        settled = course.settled(occasion.seq)
        if any(kind == self.kind for _, _, kind in course.asked(_first(occasion) - 1, settled)):
            return Answer.NO
        return Answer.OPEN if settled is None else Answer.YES


@phrase("it is allowed", ru="это можно")
@dataclass(frozen=True)
class IsAllowed(Claim):
    """what was tried is carried out"""

    def check(self, course: Course, occasion: Occasion, scope: Bound) -> Answer:
        return said(occasion.record is not None and occasion.record.happened)


@phrase("it is refused[ because {reason}]", ru="это отклонено[ по правилу {reason}]")
@dataclass(frozen=True)
class IsNotAllowed(Claim):
    """what was tried is refused, by this rule or for this reason"""

    reason: Quoted | None = None

    def check(self, course: Course, occasion: Occasion, scope: Bound) -> Answer:
        record = occasion.record
        if record is None or record.outcome is not Outcome.ILLEGAL:
            return Answer.NO
        return said(self.reason is None or self.reason in record.rules or self.reason in record.words)


@phrase("it is not refused because {reason}", ru="это не отклонено по правилу {reason}")
@dataclass(frozen=True)
class IsNotRefusedFor(Claim):
    """what was tried may be refused, but not by this rule or for this reason"""

    reason: Quoted

    def check(self, course: Course, occasion: Occasion, scope: Bound) -> Answer:
        refused = IsNotAllowed(self.reason).check(course, occasion, scope)
        return said(refused is Answer.NO)


@phrase("just before {what}: {so}", ru="перед тем как {what}: {so}")
@dataclass(frozen=True)
class JustBeforeIt(Claim):
    """something is so just before the next time that something happens after the moment"""

    what: Occurrence
    so: Condition

    def check(self, course: Course, occasion: Occasion, scope: Bound) -> Answer:
        for record in course.records(_first(occasion)):
            slots = self.what.match(scope, record)
            if slots is not None and record.before is not None:
                return said(self.so.holds(record.before, scope.with_slots({**scope.slots, **slots})))
        return Answer.OPEN

    def seen(self, course: Course, occasion: Occasion, scope: Bound) -> Iterator[Record]:
        records = course.records(_first(occasion))
        return islice((r for r in records if self.what.match(scope, r) is not None), 1)


def _first(occasion: Occasion) -> int:
    return occasion.seq if occasion.record is None else occasion.seq + 1


def _end(course: Course, occasion: Occasion, span: str) -> int | None:
    return course.end_of(game_of(occasion.after).spans[span], occasion.after)


CIRCUMSTANCES: tuple[type[Node], ...] = (JustBefore, JustAfter)
CLAIMS: tuple[type[Node], ...] = (
    IsThenSo, IsSoAtOnce, StaysAsItWas, Rises, Falls, DoesNotFall, Follows, NeverFollows, FollowsLater, NeverLater,
    AsItComes, JustBeforeIt, IsThenAsked, NobodyIsAsked, IsAllowed, IsNotAllowed, IsNotRefusedFor,
)  # fmt: skip
