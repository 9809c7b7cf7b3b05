"""Trying a case on a replay: does the moment come, are the circumstances met, does what the ruling says follow?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.records import Record
from judgeapp.kernel.state import Bound, State
from judgeapp.language.nodes.lines import When
from judgeapp.scenario.cases.claims import Answer, Circumstance, Claim
from judgeapp.scenario.cases.course import Course, Occasion
from judgeapp.scenario.cases.moments import knows
from judgeapp.scenario.cases.reading import Case
from judgeapp.scenario.replay import Frame


class Standing(Enum):
    """How a case stands at a moment, the best first."""

    APPLIES = "applies"
    DISAGREES = "the engine and the ruling disagree"
    OPEN = "not played to the end"
    BUT_FOR = "would apply but for"
    ELSEWHERE = "does not apply"


@dataclass(frozen=True)
class Judged:
    """A case at a moment. this: the object that says its words (None: nobody's). unmet: the circumstances that are not
    met. failing: the claims that do not hold, or that stay open."""

    case: Case
    standing: Standing
    occasion: Occasion
    this: ObjId | None
    unmet: tuple[Circumstance, ...] = ()
    failing: tuple[Claim, ...] = ()


def scope_of(case: Case, state: State, this: ObjId | None) -> Bound:
    """Who says the words of a case: an object's controller, or nobody."""
    you = state.seats[0] if this is None else state.obj(this).controller
    return Bound(When(case.moment, None), this or ObjId(0), you)  # type: ignore[arg-type]


def judge(case: Case, course: Course, frame: Frame, speakers: Sequence[ObjId]) -> Iterator[Judged]:
    """How a case stands at a step: every moment of it there. speakers: the objects that may be "this", where the case
    is about a card."""
    if case.moment.told_by() is None:
        yield from judge_step(case, course, frame, speakers)
        return
    for record in frame.records():
        yield from judge_record(case, course, frame, record, speakers)


def judge_record(
    case: Case, course: Course, frame: Frame, record: Record, speakers: Sequence[ObjId]
) -> Iterator[Judged]:
    """How a case that records can bring up stands at one of them."""
    told = case.moment.told_by()
    if told is None:
        return
    kinds, outcomes = told
    if record.outcome not in outcomes or (kinds is not None and _kind(record) not in kinds):
        return
    for this in _present(case, record, speakers):
        scope = scope_of(case, record.before or frame.state, this)
        occasion = case.moment.by_record(frame, record, scope)
        if occasion is not None:
            yield weighed(case, course, occasion, this, scope)


def judge_step(case: Case, course: Course, frame: Frame, speakers: Sequence[ObjId]) -> Iterator[Judged]:
    """How a case that a step as a whole can bring up stands there."""
    earlier = course.replay.frames[frame.number - 1] if frame.number else None
    for this in [o for o in speakers if knows(frame.state, o)] if case.cards else [None]:
        scope = scope_of(case, frame.state, this)
        for occasion in case.moment.by_frame(frame, earlier, scope):
            yield weighed(case, course, occasion, this, scope)


def _kind(record: Record) -> object:
    return record.event.kind if record.event is not None else None


def _present(case: Case, record: Record, speakers: Sequence[ObjId]) -> Sequence[ObjId | None]:
    """The objects that may say a case about a card at a record: those that are there, take part, or have left an effect
    that is in force."""
    if not case.cards:
        return (None,)
    before, after = record.before, record.after
    if before is None or after is None:
        return ()
    heard = {*record.objects(), *(effect.bound.source for effect in before.effects.values())}
    return [o for o in speakers if knows(before, o) and (o in before.objects or o in after.objects or o in heard)]


def weighed(case: Case, course: Course, occasion: Occasion, this: ObjId | None, scope: Bound) -> Judged:
    """How a case stands at a moment that has come."""
    slots = {**scope.slots, **occasion.slots}
    scope = scope.with_slots(slots)
    before = scope.with_slots({role: _earlier(occasion, thing) for role, thing in slots.items()})
    unmet = tuple(c for c in case.given if not _met(c, occasion, before, scope))
    if unmet:
        standing = Standing.BUT_FOR if len(unmet) == 1 else Standing.ELSEWHERE
        return Judged(case, standing, occasion, this, unmet)
    answers = [(claim, claim.check(course, occasion, scope)) for claim in case.then]
    no = tuple(c for c, a in answers if a is Answer.NO)
    still = tuple(c for c, a in answers if a is Answer.OPEN)
    if no:
        return Judged(case, Standing.DISAGREES, occasion, this, failing=no)
    if still:
        return Judged(case, Standing.OPEN, occasion, this, failing=still)
    return Judged(case, Standing.APPLIES, occasion, this)


def _met(circumstance: Circumstance, occasion: Occasion, before: Bound, after: Bound) -> bool:
    return circumstance.met(occasion, before if circumstance.past else after)


def _earlier(occasion: Occasion, thing: object) -> object:
    """What an object was just before the moment, where that made another object of it (changing zone)."""
    if isinstance(thing, tuple):
        return tuple(_earlier(occasion, one) for one in thing)
    if not isinstance(thing, ObjId) or knows(occasion.before, thing):
        return thing
    was: ObjId | None = thing
    while was is not None and not knows(occasion.before, was):
        was = occasion.after.obj(was).was if knows(occasion.after, was) else None
    return thing if was is None else was
