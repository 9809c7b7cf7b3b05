"""Cases away from their own proofs: wherever a case comes up, what it says must follow."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from judgeapp.scenario.cases.docket import Docket
from judgeapp.scenario.cases.judging import Judged, Standing
from judgeapp.scenario.cases.proving import Place
from judgeapp.scenario.replay import Replay

TOO_WIDE = 0.03
"""A case that comes true at more of the steps of others' proofs than this is too wide, unless it is ordinary."""


@dataclass(frozen=True)
class Played:
    """A replay to try the cases on. claims: the rulings it proves; their cases are at home here. altered: whether card
    text was written or struck out for it."""

    file: str
    replay: Replay
    claims: Collection[str] = ()
    altered: bool = False


@dataclass(frozen=True)
class Counterexample:
    """A place where a case comes up and the engine comes to something else."""

    place: Place
    judged: Judged


@dataclass
class Abroad:
    """All cases over many replays.

    true: case → the files in which it comes true though they do not claim its ruling. steps: game → how many steps were
    looked at. counterexamples: where a case and the engine disagree.
    """

    true: dict[tuple[str, int], set[str]] = field(default_factory=lambda: defaultdict(set))
    at_steps: Counter[tuple[str, int]] = field(default_factory=Counter)
    steps: Counter[str] = field(default_factory=Counter)
    counterexamples: list[Counterexample] = field(default_factory=list)

    def look(self, docket: Docket, played: Iterable[Played]) -> Abroad:
        """Try every case at every step of some replays."""
        for one in played:
            for frame in one.replay.frames[1:]:
                self.steps[one.replay.scenario.game] += 1
                seen = set[tuple[str, int]]()
                for judged in docket.at(one.replay, frame):
                    self._note(one, frame.number, judged, seen)
        return self

    def _note(self, one: Played, step: int, judged: Judged, seen: set[tuple[str, int]]) -> None:
        key = (judged.case.ruling, judged.case.number)
        match judged.standing:
            case Standing.APPLIES if judged.case.ruling not in one.claims and key not in seen:
                seen.add(key)
                self.true[key].add(one.file)
                self.at_steps[key] += 1
            case Standing.DISAGREES if not one.altered:
                self.counterexamples.append(Counterexample(Place(one.file, step), judged))
            case _:
                pass

    def too_wide(self, docket: Docket, game: str) -> list[tuple[str, int]]:
        """The cases of a game that come true too often elsewhere and are not said to be ordinary."""
        most = TOO_WIDE * self.steps[game]
        return sorted(key for key, n in self.at_steps.items() if n > most and not docket.ordinary(*key)
                      and docket.game_of(key[0]) == game)  # fmt: skip
