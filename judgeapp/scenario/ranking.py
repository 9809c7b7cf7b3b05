"""Which ruling applies at a step: the one whose footprint is covered best, the most specific first, with the reason."""

from __future__ import annotations

import json
import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Protocol

from judgeapp.scenario.footprint import CARD, Footprint, features, on_table
from judgeapp.scenario.replay import Frame, Replay

LEAST = 0.55
"""Below this coverage a ruling is a stranger."""
EXACTLY = 0.97
"""From this coverage on a footprint is covered wholly."""
SAME_MECHANICS = 0.88
"""How much of a footprint's mechanics make another card an analogy."""
RARE = 4.0
"""How telling (see `Ranking._idf`) the most telling thing must be that an analogy shares: what every play of a card has
makes no ruling speak of it."""
MOST_ANALOGIES = 3
ABOUT, MOST_ABOUT = 0.5, 2
"""How much of a footprint must be covered that a ruling about a card of the step is worth a look where none fits."""
DECISIVE = 2.0
"""How much more a feature counts that the negative twin lacks."""


class Fit(Enum):
    """How a ruling fits a step."""

    EXACT = "exact"
    CLOSE = "close"
    ANALOGY = "by analogy"
    ABOUT = "about a card here"


_ORDER = {Fit.EXACT: 0, Fit.CLOSE: 1, Fit.ANALOGY: 2, Fit.ABOUT: 3}


class Known(Protocol):
    """What ranking wants to know of a ruling."""

    @property
    def cards(self) -> tuple[str, ...]: ...

    @property
    def rules(self) -> tuple[str, ...]: ...


@dataclass(frozen=True)
class Applying:
    """A ruling that applies. coverage: how much of its footprint the step covers, 0 to 1. reason: why, in words."""

    ruling: str
    fit: Fit
    coverage: float
    reason: str
    file: str


@dataclass(frozen=True)
class Lacking:
    """How far a ruling is from a step. shared: what of its footprint the step has; lacks: what it has not; the most
    telling first. coverage: how much of the footprint is there, 0 to 1."""

    ruling: str
    file: str
    coverage: float
    shared: tuple[str, ...]
    lacks: tuple[str, ...]


class Ranking:
    """Knows the footprints of all proven rulings and ranks them at any step."""

    def __init__(self, prints: Iterable[Footprint], rulings: Mapping[str, Known]) -> None:
        self._prints = list(prints)
        self._rulings = rulings
        count: Counter[str] = Counter()
        for p in self._prints:
            count.update(p.features)
        n = max(len(self._prints), 1)
        self._weight = {f: math.log(1 + n / c) for f, c in count.items()}
        self._by_feature: dict[str, list[int]] = defaultdict(list)
        for at, p in enumerate(self._prints):
            for f in sorted(p.features, key=self._idf, reverse=True)[:12]:
                self._by_feature[f].append(at)

    def _idf(self, feature: str) -> float:
        return self._weight.get(feature, 0.0)

    def at(self, replay: Replay, frame: Frame, most: int = 8) -> list[Applying]:
        """The rulings that apply at a step, the best first."""
        here, table = features(replay, frame), on_table(frame)
        candidates = sorted({at for f in here for at in self._by_feature.get(f, ())})
        best: dict[str, tuple[float, Applying]] = {}
        for at in candidates:
            found = self._score(self._prints[at], here, table)
            if found and (found[1].ruling not in best or found[0] > best[found[1].ruling][0]):
                best[found[1].ruling] = found
        ranked = sorted(best.values(), key=lambda b: (_ORDER[b[1].fit], -round(b[0], 6), b[1].ruling))
        fitting = [a for _, a in ranked if a.fit is not Fit.ANALOGY]
        about = [] if fitting else self._about(here, {a.ruling for _, a in ranked})
        return [*fitting, *about, *[a for _, a in ranked if a.fit is Fit.ANALOGY][:MOST_ANALOGIES]][:most]

    def _about(self, here: frozenset[str], taken: set[str]) -> list[Applying]:
        """Rulings about a card of the step that do not fit it; those whose footprints are covered best."""
        best: dict[str, Applying] = {}
        for p in self._prints:
            known = self._rulings.get(p.ruling)
            if known is None or p.ruling in taken or not any(f"{CARD} {c}" in here for c in known.cards):
                continue
            lacking = self._lacking(p, here)
            if lacking.coverage >= ABOUT and (p.ruling not in best or lacking.coverage > best[p.ruling].coverage):
                reason = self._reason(p, p.features & here)
                best[p.ruling] = Applying(p.ruling, Fit.ABOUT, lacking.coverage, reason, p.file)
        return sorted(best.values(), key=lambda a: (-a.coverage, a.ruling))[:MOST_ABOUT]

    def lacking(self, ruling: str, replay: Replay, frame: Frame) -> Lacking | None:
        """Why a ruling does not apply at a step, or not wholly: by its nearest proof; None where it has none."""
        here = features(replay, frame)
        known = [self._lacking(p, here) for p in self._prints if p.ruling == ruling]
        return max(known, key=lambda found: found.coverage, default=None)

    def _lacking(self, p: Footprint, here: frozenset[str]) -> Lacking:
        def telling(some: frozenset[str]) -> tuple[str, ...]:
            return tuple(sorted(some, key=lambda f: (f not in p.decisive, -self._idf(f), f)))

        weigh = {f: self._idf(f) * (DECISIVE if f in p.decisive else 1.0) for f in p.features}
        covered = sum(weigh[f] for f in p.features & here) / (sum(weigh.values()) or 1.0)
        return Lacking(p.ruling, p.file, covered, telling(p.features & here), telling(p.features - here))

    def _score(self, p: Footprint, here: frozenset[str], table: frozenset[str]) -> tuple[float, Applying] | None:
        weigh = {f: self._idf(f) * (DECISIVE if f in p.decisive else 1.0) for f in p.features}
        total = sum(weigh.values()) or 1.0
        shared = p.features & here
        matched = sum(weigh[f] for f in shared)
        coverage = matched / total
        decided = len(p.decisive & here) / len(p.decisive) if p.decisive else 0.0
        fit = self._fit(p, here, table, coverage, decided, weigh)
        if fit is None:
            return None
        told = sum(self._idf(f) for f in shared)
        score = told - 1.5 * (total - matched) + self._declared(p.ruling, here) + decided
        return score, Applying(p.ruling, fit, coverage, self._reason(p, shared), p.file)

    def _fit(
        self,
        p: Footprint,
        here: frozenset[str],
        table: frozenset[str],
        coverage: float,
        decided: float,
        weigh: Mapping[str, float],
    ) -> Fit | None:
        """How a footprint fits. What its twin lacks must be here at least by half, or the ruling is a stranger; a
        footprint whose step its twin shares wholly can only fit exactly. A ruling about other cards fits by analogy
        at the most."""
        whole = coverage > EXACTLY and (decided == 1.0 or not p.decisive)
        if whole and not self._elsewhere(p, table):
            return Fit.EXACT
        mechanics = [f for f in p.features if not _names_card(f)]
        generic = sum(weigh[f] for f in mechanics if f in here) / (sum(weigh[f] for f in mechanics) or 1.0)
        telling = [f for f in p.decisive if not _names_card(f)]
        if self._other_card(p, here):
            shared = [f for f in telling if f in here]
            rare = max(map(self._idf, shared), default=0.0) >= RARE
            return Fit.ANALOGY if generic >= SAME_MECHANICS and rare and len(shared) * 2 >= len(telling) else None
        return Fit.CLOSE if coverage >= LEAST and decided >= 0.5 else None

    def _declared(self, ruling: str, here: frozenset[str]) -> float:
        """How well the cards and rules that the ruling itself names fit the step."""
        known = self._rulings.get(ruling)
        if known is None:
            return 0.0
        wanted = [f"{CARD} {c}" for c in known.cards] + [f"rule {r}" for r in known.rules]
        wanted += [f"illegal by {r}" for r in known.rules if f"illegal by {r}" in here]
        if not wanted:
            return 0.0
        return 1.5 * sum(w in here for w in wanted) / len(wanted)

    def _elsewhere(self, p: Footprint, table: frozenset[str]) -> bool:
        """Whether the cards that the ruling names, and with which it was proven, are not on the table at all."""
        known = self._rulings.get(p.ruling)
        cards = {f"{CARD} {c}" for c in known.cards} & p.table if known else set()
        return bool(cards) and not cards & table

    def _other_card(self, p: Footprint, here: frozenset[str]) -> bool:
        known = self._rulings.get(p.ruling)
        cards = [f"{CARD} {c}" for c in known.cards] if known else []
        return bool(cards) and not any(c in here for c in cards)

    def _reason(self, p: Footprint, shared: frozenset[str]) -> str:
        telling = sorted((f for f in shared), key=lambda f: (f not in p.decisive, -self._idf(f), f))
        return "; ".join(telling[:4])


def _names_card(feature: str) -> bool:
    return feature.startswith((f"{CARD} ", "words "))


def load_footprints(path: Path) -> list[Footprint]:
    """The footprints kept in a file; none where it is missing or damaged (they can be made anew)."""
    try:
        return [Footprint.from_json(row) for row in json.loads(path.read_text(encoding="utf-8"))]
    except (OSError, ValueError, KeyError, TypeError):
        return []


def save_footprints(path: Path, prints: Iterable[Footprint]) -> None:
    """Keep footprints in a file."""
    rows = [p.as_json() for p in sorted(prints, key=lambda p: (p.ruling, p.file, p.step))]
    text = "[\n" + ",\n".join(json.dumps(r, ensure_ascii=False) for r in rows) + "\n]\n"
    path.write_text(text, encoding="utf-8")
