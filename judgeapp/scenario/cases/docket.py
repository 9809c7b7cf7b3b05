"""All cases of all rulings: which of them could come up on a table, and how they stand at a step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol

from judgeapp.games.catalog import Catalog
from judgeapp.language.grammar import Grammar
from judgeapp.scenario.cases.hearing import Analogy, Hearing
from judgeapp.scenario.cases.judging import Judged
from judgeapp.scenario.cases.kept import KeptCases
from judgeapp.scenario.cases.reading import Case, CaseError, CaseText, case_grammar, read_case
from judgeapp.scenario.cases.register import Listed, Register
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


class Docket:
    """The cases of the rulings that state one. They are read when a table could bring them up.

    cache: where cases that were read are kept between starts; None keeps nothing.
    """

    def __init__(self, rulings: Iterable[Stated], cache: Path | None = None) -> None:
        self._cache = cache
        self._kept: dict[str, KeptCases] = {}
        self._rulings = {r.id: r for r in rulings if r.case}
        self._read: dict[str, tuple[Case, ...]] = {}
        self.problems: dict[str, CaseError] = {}
        """The rulings whose cases are not understood."""
        self._hearing: Hearing | None = None
        self._registers: dict[tuple[str, str], Register] = {}

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
            stated, kept = self._rulings[ruling], self._kept_of(catalog)
            found = kept.of(ruling, stated.cards, stated.case) if kept else None
            if found is None:
                found = self._read_anew(ruling, catalog, grammar or case_grammar(catalog))
                if kept and found:
                    kept.add(ruling, stated.cards, stated.case, found)
            self._read[ruling] = found
        return self._read[ruling]

    def _read_anew(self, ruling: str, catalog: Catalog, words: Grammar) -> tuple[Case, ...]:
        stated = self._rulings[ruling]
        try:
            return tuple(
                read_case(catalog.game, words, ruling, stated.cards, n, c) for n, c in enumerate(stated.case, 1)
            )
        except CaseError as trouble:
            self.problems[ruling] = trouble
            return ()

    def _kept_of(self, catalog: Catalog) -> KeptCases | None:
        """What is kept of a game's cases."""
        game = catalog.game.id
        if self._cache is not None and game not in self._kept:
            self._kept[game] = KeptCases(self._cache, catalog)
        return self._kept.get(game)

    def at(self, replay: Replay, frame: Frame) -> tuple[Judged, ...]:
        """How every case that comes up at a step stands there."""
        return self._heard(replay).at(frame)

    def carried(self, replay: Replay, frame: Frame) -> tuple[Judged, ...]:
        """The cases that came true at earlier steps and are carried out at this one."""
        return self._heard(replay).carried(frame)

    def alike(self, replay: Replay, frame: Frame) -> tuple[Analogy, ...]:
        """The cases about cards that are not on the table, tried with those on it that share a line with them."""
        return self._heard(replay).alike(frame)

    def trying(self, ruling: str, replay: Replay, frame: Frame) -> tuple[Judged, ...]:
        """How the cases of one ruling stand at a step, whatever comes of it."""
        hearing = self._heard(replay)
        if ruling not in self._rulings:
            return ()
        return tuple(j for case in self.of(ruling, replay.catalog) for j in hearing.judged(case, frame))

    def _heard(self, replay: Replay) -> Hearing:
        if self._hearing is None or self._hearing.replay is not replay:
            self._hearing = Hearing(replay, lambda titles: self._lists(replay, titles))
        return self._hearing

    def _lists(self, replay: Replay, titles: frozenset[str]) -> Listed:
        """What the table could bring up."""
        game, edition, catalog = replay.scenario.game, replay.game.edition, replay.catalog
        if (game, edition) not in self._registers:
            words = case_grammar(catalog)
            rulings = [r for r in self._rulings.values() if r.game == game and _in_force(r, replay)]
            self._registers[game, edition] = Register(catalog, rulings, lambda ruling: self.of(ruling, catalog, words))
            for kept in self._kept.values():
                kept.write()
        return self._registers[game, edition].listed(catalog, titles)


def _in_force(ruling: Stated, replay: Replay) -> bool:
    """Whether a ruling holds under the edition that is played."""
    editions, now = replay.game.editions, replay.game.edition
    order = {edition: n for n, edition in enumerate(editions)}
    since, until = order.get(ruling.since or "", 0), order.get(ruling.until or "", len(editions))
    return since <= order[now] <= until
