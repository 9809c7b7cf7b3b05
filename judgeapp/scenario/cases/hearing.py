"""The cases that a table could bring up, found by what happens, and one replay heard before them."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from judgeapp.games.catalog import Catalog
from judgeapp.kernel.events import EventKind
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import State
from judgeapp.scenario.cases.course import Course
from judgeapp.scenario.cases.following import Following
from judgeapp.scenario.cases.judging import Judged, judge, judge_record, judge_step
from judgeapp.scenario.cases.reading import Case
from judgeapp.scenario.replay import Frame, Replay

Speakers = Mapping[str, Sequence[ObjId]]
"""The objects of a replay by the title of their card, in lower case."""


class About(Protocol):
    """What is wanted to know of a ruling: its name, and the cards that it is about."""

    @property
    def id(self) -> str: ...

    @property
    def cards(self) -> tuple[str, ...]: ...


@dataclass(frozen=True)
class Analogy:
    """A case of another card, tried with a card that says the same. shared: the line that both have."""

    judged: Judged
    card: str
    shared: str


@dataclass(frozen=True)
class Entered:
    """A case that a table could bring up. titles: the cards that may be its "this", in lower case. shared: for a case
    about another card, the line that this one has too."""

    case: Case
    titles: tuple[str, ...]
    shared: str = ""

    def speakers(self, there: Speakers) -> list[ObjId]:
        """The objects that may say the case."""
        return [oid for title in self.titles for oid in there.get(title, ())]


class Roll:
    """Cases by what brings them up: a kind of event, or a step as a whole."""

    def __init__(self, entered: Iterable[Entered]) -> None:
        self._of_kind: dict[EventKind | None, list[tuple[int, Entered]]] = defaultdict(list)
        self._of_steps: list[tuple[int, Entered]] = []
        for number, one in enumerate(entered):
            told = one.case.moment.told_by()
            if told is None:
                self._of_steps.append((number, one))
                continue
            for kind in dict.fromkeys(told[0]) if told[0] is not None else (None,):
                self._of_kind[kind].append((number, one))

    def at(self, course: Course, frame: Frame, there: Speakers) -> list[tuple[Entered, Judged]]:
        """How every case that comes up at a step stands there, in the order in which the cases were entered."""
        found: list[tuple[int, Entered, Judged]] = []
        any_kind = self._of_kind.get(None, ())
        for record in frame.records():
            of_kind = self._of_kind.get(record.event.kind, ()) if record.event is not None else ()
            for number, one in (*of_kind, *any_kind):
                judged = judge_record(one.case, course, frame, record, one.speakers(there))
                found += ((number, one, j) for j in judged)
        for number, one in self._of_steps:
            found += ((number, one, j) for j in judge_step(one.case, course, frame, one.speakers(there)))
        found.sort(key=lambda row: row[0])
        return [(one, judged) for _, one, judged in found]


@dataclass(frozen=True)
class Listed:
    """What tables with the same cards could bring up. own: cases about no card, or about one of these. alike: cases
    about others that share a line with one of these."""

    catalog: Catalog
    edition: str
    titles: frozenset[str]
    own: Roll
    alike: Roll

    def serves(self, catalog: Catalog, edition: str, titles: frozenset[str]) -> bool:
        """Whether it was made for such a table."""
        return self.catalog is catalog and self.edition == edition and self.titles == titles


def listed(
    catalog: Catalog,
    edition: str,
    titles: frozenset[str],
    rulings: Sequence[About],
    cases: Callable[[str], tuple[Case, ...]],
) -> Listed:
    """The cases that a table could bring up. rulings: those in force. cases: the cases of a ruling by its id."""
    own, alike = [], []
    shapes = {title: _shapes(catalog, title) for title in sorted(titles)}
    for ruling in rulings:
        about = tuple(c.lower() for c in ruling.cards)
        present = not about or any(c in titles for c in about)
        for case in cases(ruling.id):
            if not case.cards or present:
                own.append(Entered(case, about if case.cards else ()))
            else:
                alike += [Entered(case, (title,), line) for title, line in _sharing(catalog, about, shapes)]
    return Listed(catalog, edition, titles, Roll(own), Roll(alike))


def _sharing(
    catalog: Catalog, about: Sequence[str], shapes: Mapping[str, Mapping[str, str]]
) -> Iterator[tuple[str, str]]:
    """The cards on the table that have a line of one of these cards, but for its numbers, and that line."""
    wanted = {shape for card in about for shape in _shapes(catalog, card)}
    for title, own in shapes.items():
        shared = next((line for shape, line in own.items() if shape in wanted), None)
        if shared is not None:
            yield title, shared


def _shapes(catalog: Catalog, title: str) -> dict[str, str]:
    """The lines of a card that say more than a keyword, by their shape."""
    text = catalog.texts.get(title)
    return {_shape(line): line for _, line in text.lines if len(line.split()) > 3} if text is not None else {}


@cache
def _shape(line: str) -> str:
    """A line of card text without its numbers."""
    return re.sub(r"[+-]?\w*\d[\w/]*", "#", line.lower())


class Hearing:
    """One replay before the cases that its table could bring up."""

    def __init__(self, replay: Replay, known: Speakers, lists: Listed) -> None:
        self.replay, self.course = replay, Course(replay)
        self._known, self._lists = known, lists
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
            found = tuple(judged for _, judged in self._lists.own.at(self.course, frame, self._known))
            self._heard.append(found)
            for judged in found:
                self._following.take(judged)

    def alike(self, frame: Frame) -> tuple[Analogy, ...]:
        """The cases about cards that are not here, tried with cards that say the same."""
        found = self._lists.alike.at(self.course, frame, self._known)
        return tuple(Analogy(judged, one.titles[0], one.shared) for one, judged in found)

    def judged(self, case: Case, frame: Frame) -> Iterator[Judged]:
        """How a case stands at a step."""
        yield from judge(
            case, self.course, frame, Entered(case, tuple(c.lower() for c in case.cards)).speakers(self._known)
        )


def speakers(last: State) -> Speakers:
    """Every object that is there in a position, or was."""
    found: dict[str, list[ObjId]] = defaultdict(list)
    for oid in sorted((*last.objects, *last.gone)):
        found[last.obj(oid).card.moniker.lower()].append(oid)
    return found
