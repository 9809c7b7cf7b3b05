"""How far a ruling goes on from its moment: to the answer of the choice that it speaks of, to the event that it says
will come, to the end of the ability that it says triggers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cached_property

from judgeapp.kernel.choices import Choice
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.records import Outcome, Record
from judgeapp.kernel.verbs import RESOLVE
from judgeapp.scenario.cases.course import Course
from judgeapp.scenario.cases.judging import Judged, Standing, scope_of
from judgeapp.scenario.cases.moments import IsAsked


class Following:
    """Says for each step of a replay which rulings, come true earlier, are carried out there."""

    def __init__(self, course: Course) -> None:
        self._course = course
        self._until: dict[int, list[Judged]] = defaultdict(list)

    def take(self, judged: Judged) -> None:
        """Note a case that has come true, for the steps that follow from it."""
        if judged.standing is Standing.APPLIES and not judged.case.ordinary:
            for step in dict.fromkeys(self._steps(judged)):
                if step > judged.occasion.frame.number:
                    self._until[step].append(judged)

    def at(self, step: int) -> tuple[Judged, ...]:
        """The cases that came true earlier and are carried out at a step."""
        return tuple(self._until.get(step, ()))

    def _steps(self, judged: Judged) -> Iterator[int]:
        course, occasion = self._course, judged.occasion
        scope = scope_of(judged.case, occasion.before, judged.this)
        scope = scope.with_slots({**scope.slots, **occasion.slots})
        if isinstance(judged.case.moment, IsAsked) or _resolves(occasion.record):
            yield from self._until_settled(occasion.frame.number)
        told = [] if occasion.record is None else [occasion.record]
        for claim in judged.case.then:
            told += claim.seen(course, occasion, scope)
            yield from claim.answered(course, occasion, scope)
        for record in told:
            yield course.step_of(record.seq)
            if record.outcome is Outcome.TRIGGERED:
                yield from self._carried_out.get(record.seq, ())

    def _until_settled(self, step: int) -> Iterator[int]:
        """The steps that answer what is asked before what has begun in a step is done."""
        frames = self._course.replay.frames
        while isinstance(frames[step].pending, Choice) and step + 1 < len(frames):
            step += 1
            yield step

    @cached_property
    def _carried_out(self) -> dict[int, tuple[int, ...]]:
        """By the record of an ability's triggering: the steps in which what it put down is carried out."""
        last, found = self._course.replay.last.state, {}
        words = self._course.replay.game.words
        links: dict[tuple[ObjId, str], list[ObjId]] = defaultdict(list)
        for oid in sorted((*last.objects, *last.gone)):
            layer = last.obj(oid).layer
            if layer is not None:
                links[layer.source, words(layer.ability)].append(oid)
        for record in last.log:
            if record.outcome is Outcome.TRIGGERED and record.by is not None:
                put = links.get((record.by, record.words), [])
                link = next((o for o in put if last.obj(o).seq >= record.seq), None)
                if link is not None:
                    put.remove(link)
                    found[record.seq] = tuple(self._steps_of(link, record))
        return found

    def _steps_of(self, link: ObjId, triggered: Record) -> Iterator[int]:
        """The step in which an ability that waits is done with."""
        there = False
        for frame in self._course.replay.frames[self._course.step_of(triggered.seq) :]:
            if there and not frame.state.exists(link):
                yield frame.number
                return
            there = there or frame.state.exists(link)


def _resolves(record: Record | None) -> bool:
    return record is not None and record.event is not None and record.event.kind is RESOLVE
