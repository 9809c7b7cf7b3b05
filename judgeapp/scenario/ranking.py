"""Which ruling applies at a step: the one whose case comes true there, the most special first, with the reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from itertools import islice

from judgeapp.scenario.cases.docket import Docket
from judgeapp.scenario.cases.hearing import Analogy
from judgeapp.scenario.cases.judging import Judged, Standing
from judgeapp.scenario.cases.telling import why, why_alike
from judgeapp.scenario.deciding import Outcome, ruling_stands
from judgeapp.scenario.replay import Frame, Replay

MOST_NEAR, MOST_ANALOGIES = 4, 3
"""How many rulings are shown that would apply but for something, and how many by analogy."""


class Fit(Enum):
    """How a ruling fits a step. Exact: its case comes true. Ordinary: so does it, but it tells the ordinary course of
    play, and proves nothing. Alarm: its case comes up, and the engine comes to something else. Close: one circumstance
    is not met. Analogy: but for the card."""

    EXACT = "exact"
    ORDINARY = "ordinary"
    ALARM = "disagrees"
    CLOSE = "close"
    ANALOGY = "by analogy"


@dataclass(frozen=True)
class Applying:
    """A ruling that is shown at a step. coverage: how much of its case is there, 0 to 1. file: a proof of it. found:
    its case here. since: the step at which its case came true, for a ruling that is carried out at a later one."""

    ruling: str
    fit: Fit
    coverage: float
    file: str
    found: Judged | Analogy
    since: int | None = None

    @property
    def record(self) -> int | None:
        """The number of the record that decides it; None where none does, or it lies in an earlier step."""
        if self.since is not None:
            return None
        judged = self.found.judged if isinstance(self.found, Analogy) else self.found
        record = judged.occasion.record
        return None if record is None else record.seq

    @property
    def reason(self) -> str:
        """Why, in English."""
        return self.told("en")

    def told(self, lang: str) -> str:
        """Why, in a language."""
        match self.found:
            case Judged():
                since = "" if self.since is None else _SINCE[lang].format(step=self.since)
                return since + why(self.found, lang)
            case Analogy():
                return why_alike(self.found, lang)


_SINCE = {"en": "since step {step}: ", "ru": "с шага {step}: "}
_BEST = {Standing.APPLIES: 0, Standing.DISAGREES: 1, Standing.OPEN: 2, Standing.BUT_FOR: 3, Standing.ELSEWHERE: 4}


def deciding(applying: Iterable[Applying]) -> frozenset[int]:
    """The numbers of the records on which the rulings that apply hang."""
    exact = (a.record for a in applying if a.fit is Fit.EXACT)
    return frozenset(record for record in exact if record is not None)


class Ranking:
    """Says which rulings apply at any step.

    docket: the cases. files: ruling → a proof of it.
    """

    def __init__(self, docket: Docket, files: Mapping[str, str]) -> None:
        self.docket, self._files = docket, files

    def at(self, replay: Replay, frame: Frame, most: int = 8) -> list[Applying]:
        """The rulings that apply at a step, the best first."""
        best: dict[str, Judged] = {}
        for judged in self.docket.at(replay, frame):
            ruling = judged.case.ruling
            if ruling not in best or _BEST[judged.standing] < _BEST[best[ruling].standing]:
                best[ruling] = judged
        found = sorted(best.values(), key=_order)
        true = [self._applying(j) for j in found if j.standing is Standing.APPLIES]
        carried = list(self._carried(replay, frame, {a.ruling for a in true}))
        goes_on = {a.ruling for a in carried}
        exact = [a for a in true if a.fit is Fit.EXACT]
        usual = [a for a in true if a.fit is Fit.ORDINARY]
        alarms = [self._applying(j) for j in found if j.standing is Standing.DISAGREES]
        near = [self._applying(j) for j in found if _near(j) and j.case.ruling not in goes_on]
        analogies = list(islice(self._analogies(replay, frame), MOST_ANALOGIES))
        return [*exact, *carried, *alarms, *usual, *near[:MOST_NEAR], *analogies][:most]

    def _applying(self, judged: Judged) -> Applying:
        case = judged.case
        comes_true = Fit.ORDINARY if case.ordinary else Fit.EXACT
        fits = {Standing.APPLIES: comes_true, Standing.DISAGREES: Fit.ALARM}
        parts = len(case.given) + len(case.then) + 1
        coverage = 1 - (len(judged.unmet) + len(judged.failing)) / parts
        fit = fits.get(judged.standing, Fit.CLOSE)
        file = self._files.get(case.ruling, "")
        return Applying(case.ruling, fit, coverage, file, judged)

    def _carried(self, replay: Replay, frame: Frame, known: set[str]) -> Iterator[Applying]:
        """The rulings whose cases came true earlier, where what they speak of is answered or carried out."""
        earlier = {j.case.ruling: j for j in self.docket.carried(replay, frame) if j.case.ruling not in known}
        for judged in sorted(earlier.values(), key=_order):
            yield replace(self._applying(judged), since=judged.occasion.frame.number)

    def _analogies(self, replay: Replay, frame: Frame) -> Iterator[Applying]:
        known = set[str]()
        for analogy in self.docket.alike(replay, frame):
            judged = analogy.judged
            if judged.standing is Standing.APPLIES and not judged.case.ordinary and judged.case.ruling not in known:
                known.add(judged.case.ruling)
                ruling = judged.case.ruling
                file = self._files.get(ruling, "")
                yield Applying(ruling, Fit.ANALOGY, 1.0, file, analogy)

    def stands(self, applying: Applying, step: int) -> Outcome:
        """That a ruling applies at a step by the same case, as something that a changed replay can be asked."""
        judged = applying.found.judged if isinstance(applying.found, Analogy) else applying.found
        came = step if applying.since is None else applying.since
        return ruling_stands(self.docket, applying.ruling, judged.case.number, came)

    def lacking(self, ruling: str, replay: Replay, frame: Frame) -> Judged | None:
        """Why a ruling does not apply at a step: how its case stands there; None where its moment does not come, or it
        states no case."""
        return min(self.docket.trying(ruling, replay, frame), key=lambda j: _BEST[j.standing], default=None)


def _near(judged: Judged) -> bool:
    """Whether a case is near enough to be shown: it is about a card that is here, or some of what it asks for is so."""
    if judged.case.ordinary:
        return False
    if judged.standing is Standing.BUT_FOR:
        return bool(judged.case.cards) or len(judged.case.given) > 1
    return judged.standing is Standing.OPEN


def _order(judged: Judged) -> tuple[bool, int, str]:
    about_card, says = judged.case.weight
    return not about_card, -says, judged.case.ruling
