"""One replay before the cases that its table could bring up."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import State
from judgeapp.scenario.cases.course import Course
from judgeapp.scenario.cases.following import Following
from judgeapp.scenario.cases.judging import Judged, judge
from judgeapp.scenario.cases.reading import Case
from judgeapp.scenario.cases.register import Entered, Listed, Speakers
from judgeapp.scenario.replay import Frame, Replay


@dataclass(frozen=True)
class Analogy:
    """A case of another card, tried with a card that says the same. shared: the line that both have."""

    judged: Judged
    card: str
    shared: str


class Hearing:
    """One replay before the cases that its table could bring up."""

    def __init__(self, replay: Replay, lists: Callable[[frozenset[str]], Listed]) -> None:
        self.replay, self.course = replay, Course(replay)
        self._known = speakers(replay.last.state)
        self._lists_for = lists
        self._heard: list[tuple[Judged, ...]] = []
        self._following = Following(self.course)

    def at(self, frame: Frame) -> tuple[Judged, ...]:
        """How every case that comes up at a step stands."""
        self._hear(frame.number)
        return self._heard[frame.number]

    def carried(self, frame: Frame) -> tuple[Judged, ...]:
        """The cases that came true at earlier steps and are carried out at this one."""
        self._hear(frame.number)
        return self._following.at(frame.number)

    def _hear(self, until: int) -> None:
        for frame in self.replay.frames[len(self._heard) : until + 1]:
            found = [row for roll in self._lists.own for row in roll.at(self.course, frame, self._known)]
            found.sort(key=_entry)
            self._heard.append(tuple(judged for _, judged in found))
            for _, judged in found:
                self._following.take(judged)

    @cached_property
    def _lists(self) -> Listed:
        return self._lists_for(frozenset(self._known))

    def alike(self, frame: Frame) -> tuple[Analogy, ...]:
        """The cases about cards that are not here, tried with cards that say the same."""
        found = sorted(self._lists.alike.at(self.course, frame, self._known), key=_entry)
        return tuple(Analogy(judged, one.titles[0], one.shared) for one, judged in found)

    def judged(self, case: Case, frame: Frame) -> Iterator[Judged]:
        """How a case stands at a step."""
        there = (oid for card in case.cards for oid in self._known.get(card.lower(), ()))
        yield from judge(case, self.course, frame, tuple(there))


def speakers(last: State) -> Speakers:
    """Every object that is there in a position, or was."""
    found: dict[str, list[ObjId]] = defaultdict(list)
    for oid in sorted((*last.objects, *last.gone)):
        found[last.obj(oid).card.moniker.lower()].append(oid)
    return found


def _entry(row: tuple[Entered, Judged]) -> int:
    return row[0].number
