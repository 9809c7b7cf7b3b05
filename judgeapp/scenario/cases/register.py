"""The cases of a game's rulings, entered by what brings them up: cards on the table, kinds of events, whole steps."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Protocol

from judgeapp.games.catalog import Catalog
from judgeapp.kernel.events import EventKind
from judgeapp.kernel.ids import ObjId
from judgeapp.scenario.cases.course import Course
from judgeapp.scenario.cases.judging import Judged, judge_record, judge_step
from judgeapp.scenario.cases.reading import Case
from judgeapp.scenario.replay import Frame

Speakers = Mapping[str, Sequence[ObjId]]
"""The objects of a replay by the title of their card, in lower case."""


class About(Protocol):
    """What is wanted to know of a ruling: its name, and the cards that it is about."""

    @property
    def id(self) -> str: ...

    @property
    def cards(self) -> tuple[str, ...]: ...


@dataclass(frozen=True)
class Entered:
    """A case that a table could bring up. number: its place among all cases. titles: the cards that may be its "this",
    in lower case. shared: for a case about another card, the line that this one has too."""

    number: int
    case: Case
    titles: tuple[str, ...]
    shared: str = ""

    def speakers(self, there: Speakers) -> list[ObjId]:
        """The objects that may say the case."""
        return [oid for title in self.titles for oid in there.get(title, ())]


class Roll:
    """Cases by what brings them up: a kind of event, or a step as a whole."""

    def __init__(self, entered: Iterable[Entered]) -> None:
        self._of_kind: dict[EventKind | None, list[Entered]] = defaultdict(list)
        self._of_steps: list[Entered] = []
        for one in entered:
            told = one.case.moment.told_by()
            if told is None:
                self._of_steps.append(one)
                continue
            for kind in dict.fromkeys(told[0]) if told[0] is not None else (None,):
                self._of_kind[kind].append(one)

    def at(self, course: Course, frame: Frame, there: Speakers) -> Iterator[tuple[Entered, Judged]]:
        """How every case that comes up at a step stands there."""
        any_kind = self._of_kind.get(None, ())
        for record in frame.records():
            of_kind = self._of_kind.get(record.event.kind, ()) if record.event is not None else ()
            for one in (*of_kind, *any_kind):
                yield from ((one, j) for j in judge_record(one.case, course, frame, record, one.speakers(there)))
        for one in self._of_steps:
            yield from ((one, j) for j in judge_step(one.case, course, frame, one.speakers(there)))


@dataclass(frozen=True)
class Listed:
    """What tables with the same cards could bring up. own: cases about no card, and those about one of these. alike:
    cases about others that share a line with one of these."""

    titles: frozenset[str]
    own: tuple[Roll, Roll]
    alike: Roll


class Register:
    """All cases of rulings that are in force.

    catalog: the cards that the rulings are about. cases: the cases of a ruling by its id.
    """

    def __init__(self, catalog: Catalog, rulings: Iterable[About], cases: Callable[[str], tuple[Case, ...]]) -> None:
        plain: list[Entered] = []
        self._by_title: dict[str, list[Entered]] = defaultdict(list)
        self._by_shape: dict[str, list[Entered]] = defaultdict(list)
        number = 0
        for ruling in rulings:
            about = tuple(c.lower() for c in ruling.cards)
            shapes = dict.fromkeys(shape for card in about for shape in shapes_of(catalog, card))
            for case in cases(ruling.id):
                number += 1
                one = Entered(number, case, about if case.cards else ())
                for title in dict.fromkeys(one.titles):
                    self._by_title[title].append(one)
                for shape in shapes if case.cards else ():
                    self._by_shape[shape].append(one)
                plain += [] if case.cards else [one]
        self._plain = Roll(plain)

    def listed(self, catalog: Catalog, titles: frozenset[str]) -> Listed:
        """The cases that a table could bring up. catalog: its cards. titles: theirs, in lower case."""
        own = {one.number: one for title in titles for one in self._by_title.get(title, ())}
        alike: dict[tuple[int, str], Entered] = {}
        for title in sorted(titles):
            for shape, line in shapes_of(catalog, title).items():
                for one in self._by_shape.get(shape, ()):
                    if one.number not in own and (one.number, title) not in alike:
                        alike[one.number, title] = Entered(one.number, one.case, (title,), line)
        return Listed(titles, (self._plain, Roll(own.values())), Roll(alike.values()))


def shapes_of(catalog: Catalog, title: str) -> Mapping[str, str]:
    """The lines of a card that say more than a keyword, by their shape: the line without its numbers."""
    text = catalog.texts.get(title)
    return _shaped(text.lines) if text is not None else {}


@lru_cache(maxsize=8192)
def _shaped(lines: tuple[tuple[int, str], ...]) -> Mapping[str, str]:
    return {_shape(line): line for _, line in lines if len(line.split()) > 3}


@cache
def _shape(line: str) -> str:
    return re.sub(r"[+-]?\w*\d[\w/]*", "#", line.lower())
