"""Rulings that state no case yet: those whose proof left a trace much like a step's. Resemblance proves nothing; what
is found so is close at the most."""

from __future__ import annotations

import json
import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from judgeapp.scenario.footprint import CARD, Footprint, features
from judgeapp.scenario.replay import Frame, Replay

LEAST = 0.55
"""Below this coverage a ruling is a stranger."""
SAME_MECHANICS = 0.88
"""How much of a footprint's mechanics make another card an analogy."""
RARE = 4.0
"""How telling (see `Ranking._idf`) the most telling thing must be that an analogy shares: what every play of a card has
makes no ruling speak of it."""
MOST_ANALOGIES = 3
DECISIVE = 2.0
"""How much more a feature counts that the negative twin lacks."""


class Known(Protocol):
    """What this wants to know of a ruling."""

    @property
    def cards(self) -> tuple[str, ...]: ...

    @property
    def rules(self) -> tuple[str, ...]: ...


@dataclass(frozen=True)
class Resembling:
    """A ruling whose proof left much the same trace. elsewhere: it is about another card. coverage: how much of its
    footprint the step covers, 0 to 1. reason: what both have, in features."""

    ruling: str
    elsewhere: bool
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


class Resemblance:
    """Knows the footprints of rulings and compares them with any step."""

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
            for f in sorted(p.features, key=lambda f: (-self._idf(f), f))[:12]:
                self._by_feature[f].append(at)

    def _idf(self, feature: str) -> float:
        return self._weight.get(feature, 0.0)

    def at(self, replay: Replay, frame: Frame, most: int = 8) -> list[Resembling]:
        """The rulings whose footprints resemble a step, the best first, those about other cards last."""
        here = features(replay, frame)
        candidates = sorted({at for f in here for at in self._by_feature.get(f, ())})
        best: dict[str, tuple[float, Resembling]] = {}
        for at in candidates:
            found = self._score(self._prints[at], here)
            if found and (found[1].ruling not in best or found[0] > best[found[1].ruling][0]):
                best[found[1].ruling] = found
        ranked = sorted(best.values(), key=lambda b: (b[1].elsewhere, -round(b[0], 6), b[1].ruling))
        close = [r for _, r in ranked if not r.elsewhere]
        return [*close, *[r for _, r in ranked if r.elsewhere][:MOST_ANALOGIES]][:most]

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

    def _score(self, p: Footprint, here: frozenset[str]) -> tuple[float, Resembling] | None:
        weigh = {f: self._idf(f) * (DECISIVE if f in p.decisive else 1.0) for f in sorted(p.features)}
        total = sum(weigh.values()) or 1.0
        shared = p.features & here
        matched = sum(weigh[f] for f in sorted(shared))
        coverage = matched / total
        decided = len(p.decisive & here) / len(p.decisive) if p.decisive else 1.0
        elsewhere = self._other_card(p, here)
        if not (self._alike(p, here, weigh) if elsewhere else coverage >= LEAST and decided >= 0.5):
            return None
        told = sum(self._idf(f) for f in sorted(shared))
        score = told - 1.5 * (total - matched) + self._declared(p.ruling, here) + decided
        return score, Resembling(p.ruling, elsewhere, coverage, self._reason(p, shared), p.file)

    def _alike(self, p: Footprint, here: frozenset[str], weigh: Mapping[str, float]) -> bool:
        """Whether a ruling about other cards has the mechanics of a step, and something telling of what decides it."""
        mechanics = sorted(f for f in p.features if not _names_card(f))
        generic = sum(weigh[f] for f in mechanics if f in here) / (sum(weigh[f] for f in mechanics) or 1.0)
        telling = [f for f in p.decisive if not _names_card(f)]
        shared = [f for f in telling if f in here]
        rare = max(map(self._idf, shared), default=0.0) >= RARE
        return generic >= SAME_MECHANICS and rare and len(shared) * 2 >= len(telling)

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
