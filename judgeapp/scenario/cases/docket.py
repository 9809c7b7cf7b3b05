"""All cases of all rulings: which of them could come up on a table, and how they stand at a step."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from judgeapp.games.catalog import Catalog
from judgeapp.kernel.ids import ObjId
from judgeapp.language.grammar import Grammar
from judgeapp.scenario.cases.course import Course
from judgeapp.scenario.cases.judging import Judged, judge
from judgeapp.scenario.cases.reading import Case, CaseError, CaseText, case_grammar, read_case
from judgeapp.scenario.replay import Frame, Replay


class Stated(Protocol):
    """What the docket wants to know of a ruling."""

    @property
    def id(self) -> str: ...

    @property
    def game(self) -> str: ...

    @property
    def cards(self) -> tuple[str, ...]: ...

    @property
    def since(self) -> str | None: ...

    @property
    def until(self) -> str | None: ...

    @property
    def case(self) -> Sequence[CaseText]: ...


@dataclass(frozen=True)
class Analogy:
    """A case of another card, tried with a card that says the same. shared: the line that both have."""

    judged: Judged
    card: str
    shared: str


class Docket:
    """The cases of the rulings that state one. They are read when a table could bring them up."""

    def __init__(self, rulings: Iterable[Stated]) -> None:
        self._rulings = {r.id: r for r in rulings if r.case}
        self._read: dict[str, tuple[Case, ...]] = {}
        self.problems: dict[str, CaseError] = {}
        """The rulings whose cases are not understood."""
        self._hearing: _Hearing | None = None

    @property
    def stated(self) -> frozenset[str]:
        """The rulings that state a case."""
        return frozenset(self._rulings)

    def ordinary(self, ruling: str, number: int) -> bool:
        """Whether a case tells the ordinary course of play."""
        return self._rulings[ruling].case[number - 1].ordinary

    def count(self, ruling: str) -> int:
        """How many cases a ruling states."""
        return len(self._rulings[ruling].case)

    def game_of(self, ruling: str) -> str:
        """The game of a ruling that states a case."""
        return self._rulings[ruling].game

    def of(self, ruling: str, catalog: Catalog, grammar: Grammar | None = None) -> tuple[Case, ...]:
        """The cases of a ruling, read; none where they are not understood (see ``problems``)."""
        if ruling not in self._read:
            stated = self._rulings[ruling]
            words = grammar or case_grammar(catalog)
            try:
                found = tuple(
                    read_case(catalog.game, words, ruling, stated.cards, n, c) for n, c in enumerate(stated.case, 1)
                )
            except CaseError as trouble:
                self.problems[ruling], found = trouble, ()
            self._read[ruling] = found
        return self._read[ruling]

    def at(self, replay: Replay, frame: Frame) -> tuple[Judged, ...]:
        """How every case that comes up at a step stands there."""
        return self._heard(replay).at(frame)

    def alike(self, replay: Replay, frame: Frame) -> tuple[Analogy, ...]:
        """The cases about cards that are not on the table, tried with those on it that share a line with them."""
        return self._heard(replay).alike(frame)

    def trying(self, ruling: str, replay: Replay, frame: Frame) -> tuple[Judged, ...]:
        """How the cases of one ruling stand at a step, whatever comes of it."""
        hearing = self._heard(replay)
        if ruling not in self._rulings:
            return ()
        return tuple(j for case in self.of(ruling, replay.catalog) for j in hearing.judged(case, frame))

    def _heard(self, replay: Replay) -> _Hearing:
        if self._hearing is None or self._hearing.replay is not replay:
            self._hearing = _Hearing(self, self._rulings, replay)
        return self._hearing


class _Hearing:
    """One replay before the docket: what is on its table, which cases that can bring up."""

    def __init__(self, docket: Docket, rulings: Mapping[str, Stated], replay: Replay) -> None:
        self.replay, self._docket = replay, docket
        self.course = Course(replay)
        self._speakers: dict[str, list[ObjId]] = defaultdict(list)
        last = replay.last.state
        for oid in sorted((*last.objects, *last.gone)):
            self._speakers[last.obj(oid).card.moniker.lower()].append(oid)
        self._open = [r for r in rulings.values() if r.game == replay.scenario.game and _in_force(r, replay)]
        self._cases: list[Case] | None = None

    def at(self, frame: Frame) -> tuple[Judged, ...]:
        """How every case that comes up at a step stands."""
        return tuple(j for case in self._coming_up() for j in self.judged(case, frame))

    def judged(self, case: Case, frame: Frame) -> Iterator[Judged]:
        """How a case stands at a step."""
        yield from judge(case, self.course, frame, self._of(case.cards))

    def _of(self, cards: Sequence[str]) -> list[ObjId]:
        return [o for name in cards for o in self._speakers.get(name.lower(), ())]

    def _coming_up(self) -> list[Case]:
        """The cases about no card, and those about a card on the table."""
        if self._cases is None:
            grammar = case_grammar(self.replay.catalog)
            found = (c for r in self._open for c in self._docket.of(r.id, self.replay.catalog, grammar))
            self._cases = [c for c in found if not c.cards or self._of(c.cards)]
        return self._cases

    def alike(self, frame: Frame) -> tuple[Analogy, ...]:
        """The cases about cards that are not here, tried with cards that say the same."""
        found = []
        for ruling in self._open:
            if ruling.cards and not self._of(ruling.cards):
                for title, line in self._sharing(ruling.cards):
                    for case in self._docket.of(ruling.id, self.replay.catalog):
                        for judged in judge(case, self.course, frame, self._speakers[title]) if case.cards else ():
                            found.append(Analogy(judged, title, line))
        return tuple(found)

    def _sharing(self, cards: Sequence[str]) -> Iterator[tuple[str, str]]:
        """The cards on the table that have a line of one of these cards, but for its numbers, and that line."""
        texts = self.replay.catalog.texts
        wanted = {_shape(line) for c in cards if c.lower() in texts for _, line in texts[c.lower()].lines}
        for title in self._speakers:
            lines = texts[title].lines if title in texts else ()
            shared = next((line for _, line in lines if _telling(line) and _shape(line) in wanted), None)
            if shared is not None:
                yield title, shared


def _in_force(ruling: Stated, replay: Replay) -> bool:
    """Whether a ruling holds under the edition that is played."""
    editions, now = replay.game.editions, replay.game.edition
    order = {edition: n for n, edition in enumerate(editions)}
    since, until = order.get(ruling.since or "", 0), order.get(ruling.until or "", len(editions))
    return since <= order[now] <= until


def _shape(line: str) -> str:
    """A line of card text without its numbers."""
    return re.sub(r"[+-]?\w*\d[\w/]*", "#", line.lower())


def _telling(line: str) -> bool:
    """Whether a line says more than a keyword."""
    return len(line.split()) > 3
