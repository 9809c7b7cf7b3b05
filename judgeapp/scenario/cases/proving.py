"""Proving cases: each comes true in a proof of its ruling, and a twin takes away just what it asks for."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from judgeapp.scenario.cases.docket import Docket
from judgeapp.scenario.cases.judging import Judged, Standing
from judgeapp.scenario.cases.telling import why
from judgeapp.scenario.prove import Proof, TwinResult
from judgeapp.scenario.replay import Replay

_NEAREST = (Standing.DISAGREES, Standing.OPEN, Standing.BUT_FOR, Standing.ELSEWHERE)


@dataclass(frozen=True)
class Place:
    """A step of a scenario file."""

    file: str
    step: int


@dataclass
class Tried:
    """A case after its proofs. true: where it comes true. problems: what keeps it from being proven, in words."""

    ruling: str
    number: int
    true: list[Place] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)


def tried(docket: Docket, proofs: Mapping[str, Proof]) -> list[Tried]:
    """Try the cases of every ruling on the proofs that claim it. proofs: file → its proof, played."""
    claiming: dict[str, list[tuple[str, Proof]]] = defaultdict(list)
    for file, proof in proofs.items():
        for ruling in dict.fromkeys(c.ruling for c in proof.scenario.proves):
            if ruling in docket.stated and proof.replay is not None:
                claiming[ruling].append((file, proof))
    found: list[Tried] = []
    for ruling, own in claiming.items():
        found += _of_ruling(docket, ruling, own)
    return found


def _of_ruling(docket: Docket, ruling: str, proofs: Sequence[tuple[str, Proof]]) -> Iterator[Tried]:
    first = proofs[0][1].replay
    assert first is not None
    cases = docket.of(ruling, first.catalog)
    if ruling in docket.problems:
        yield Tried(ruling, 0, problems=[str(docket.problems[ruling])])
        return
    trials = {case.number: Tried(ruling, case.number) for case in cases}
    nearest: dict[int, Judged] = {}
    taken: set[int] = set()
    for file, proof in proofs:
        assert proof.replay is not None
        for step, judged in _stands(docket, ruling, proof.replay):
            trial = trials[judged.case.number]
            if judged.standing is Standing.APPLIES:
                trial.true.append(Place(file, step))
            elif judged.standing is Standing.DISAGREES:
                trial.problems.append(f"{file}, step {step}: {why(judged)}")
            _keep_nearest(nearest, judged)
        for twin in proof.twins:
            taken |= set(_taken_away(docket, ruling, twin))
        _claims(ruling, file, proof, trials)
    for number, trial in trials.items():
        if not trial.true:
            near = f" ({why(nearest[number])})" if number in nearest else ": its moment never comes"
            trial.problems.append(f"comes true in none of its proofs{near}")
        elif number not in taken:
            trial.problems.append("no twin has its moment with just one circumstance, or a line of text, taken away")
    yield from trials.values()


def _stands(docket: Docket, ruling: str, replay: Replay) -> Iterator[tuple[int, Judged]]:
    for frame in replay.frames:
        for judged in docket.trying(ruling, replay, frame):
            yield frame.number, judged


def _keep_nearest(nearest: dict[int, Judged], judged: Judged) -> None:
    known = nearest.get(judged.case.number)
    if judged.standing is Standing.APPLIES:
        return
    if known is None or _NEAREST.index(judged.standing) < _NEAREST.index(known.standing):
        nearest[judged.case.number] = judged


def _taken_away(docket: Docket, ruling: str, twin: TwinResult) -> Iterator[int]:
    """The cases whose moment comes in a twin, with just one circumstance unmet; or, where the twin changes card text or
    the rules, with another end."""
    if twin.replay is None:
        return
    altered = bool(twin.replay.scenario.without) or twin.edition is not None
    best: dict[int, set[Standing]] = defaultdict(set)
    for _, judged in _stands(docket, ruling, twin.replay):
        best[judged.case.number].add(judged.standing)
    for number, found in best.items():
        fails = Standing.DISAGREES in found and altered
        if Standing.BUT_FOR in found or fails:
            yield number


def _claims(ruling: str, file: str, proof: Proof, trials: Mapping[int, Tried]) -> None:
    """A claim names a step at which a case of its ruling comes true."""
    true = {p.step for t in trials.values() for p in t.true if p.file == file}
    for claim in proof.scenario.proves:
        if claim.ruling == ruling and claim.step not in true:
            steps = ", ".join(map(str, sorted(true))) or "none"
            first = next(iter(trials.values()))
            first.problems.append(f"{file} claims it at step {claim.step}; a case comes true at {steps}")
