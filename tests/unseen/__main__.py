"""How often what is shown as deciding is right, and how often what is right is shown.

python -m tests.unseen [open|held] [--list]

labels.json of a set has an entry for each file: `decisive` steps, at which a judge would cite a ruling, `also` (others
that truly apply) and `denied`. A step is its text and which occurrence of that text it is; `accept` lists statements. A
ruling shown as exact is right at a step if it cites a statement accepted there and is not denied there.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from judgeapp.library.loader import load_library
from judgeapp.library.models import Ruling
from judgeapp.library.places import resources_root
from judgeapp.scenario.desk import Desk
from judgeapp.scenario.prove import check
from judgeapp.scenario.ranking import Applying, Fit, Ranking
from judgeapp.scenario.verdict import Standing, verdict

ROOT = Path(__file__).parent
HALVES = ("open", "held")
Key = tuple[str, int]


@dataclass
class Figures:
    """What was counted: files, steps, pairs of a step and a ruling shown as exact; and what was wrong, in words."""

    count: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def share(self, part: str, whole: str) -> str:
        """A share in words."""
        a, b = self.count[part], self.count[whole]
        return f"{a}/{b} ({100 * a / b:.0f} %)" if b else "none"


@dataclass(frozen=True)
class Label:
    """What is right in one file, by step."""

    decisive: dict[Key, frozenset[str]]
    accepted: dict[Key, frozenset[str]]
    denied: dict[Key, frozenset[str]]


def label(entry: dict[str, Any]) -> Label:
    """The labels of a file."""
    accepted: dict[Key, frozenset[str]] = defaultdict(frozenset)
    denied: dict[Key, frozenset[str]] = defaultdict(frozenset)
    for row in (*entry["decisive"], *entry["also"]):
        accepted[_key(row)] |= frozenset(row["accept"])
    for row in entry.get("denied", ()):
        denied[_key(row)] |= frozenset(row["rulings"])
    return Label({_key(row): frozenset(row["accept"]) for row in entry["decisive"]}, accepted, denied)


def _key(row: dict[str, Any]) -> Key:
    return row["step_text"], row["occurrence"]


def measure(half: str) -> dict[str, Figures]:
    """The figures of one half, by set."""
    desk = Desk(resources_root())
    rulings = {r.id: r for r in load_library(resources_root()).rulings()}
    ranking = desk.ranking(rulings)
    found: dict[str, Figures] = {}
    for labels in sorted(ROOT.glob("*/labels.json")):
        figures = found[labels.parent.name] = Figures()
        for entry in json.loads(labels.read_text(encoding="utf-8")):
            path = labels.parent / half / entry["file"]
            if path.exists():
                _file(desk, ranking, rulings, path, label(entry), figures)
    return found


def _file(
    desk: Desk, ranking: Ranking, rulings: dict[str, Ruling], path: Path, labels: Label, figures: Figures
) -> None:
    replay = desk.replay(path)
    figures.count["files"] += 1
    figures.count["right ends"] += all(c.holds for c in check(replay, replay.scenario.expect))
    seen: Counter[str] = Counter()
    for frame in replay.frames[1:]:
        text = frame.step.text if frame.step else ""
        seen[text] += 1
        shown = ranking.at(replay, frame)
        proven = verdict(replay, frame, shown).standing is Standing.PROVEN
        _step(rulings, (text, seen[text]), shown, labels, figures, f"{path.stem}, step {frame.number} “{text}”", proven)


def _step(
    rulings: dict[str, Ruling],
    key: Key,
    shown: list[Applying],
    labels: Label,
    figures: Figures,
    where: str,
    proven: bool,
) -> None:
    count = figures.count
    for one in shown if proven else ():
        if one.fit is Fit.EXACT:
            right = bool({*rulings[one.ruling].cites} & labels.accepted[key]) and one.ruling not in labels.denied[key]
            count["pairs"] += 1
            count["right pairs"] += right
            if not right:
                known = "denied" if one.ruling in labels.denied[key] else "not labelled"
                figures.wrong.append(f"{where}: {one.ruling} ({known})")
    wanted = labels.decisive.get(key)
    if not wanted:
        return
    count["decisive"] += 1
    good = [
        n
        for n, one in enumerate(shown)
        if {*rulings[one.ruling].cites} & wanted and one.ruling not in labels.denied[key]
    ]
    count["first"] += bool(good) and good[0] == 0
    count["top three"] += bool(good) and good[0] < 3
    exact = any(shown[n].fit is Fit.EXACT for n in good)
    count["proven by it"] += exact and proven
    if not exact:
        figures.wrong.append(f"{where}: missing {', '.join(sorted(wanted))}")


def told(half: str, found: dict[str, Figures]) -> Iterator[str]:
    """The figures in lines."""
    total = Figures()
    for figures in found.values():
        total.count += figures.count
    for name, figures in (*found.items(), ("all", total)):
        yield (
            f"{half} {name:10} ends {figures.share('right ends', 'files')}  exact pairs right "
            f"{figures.share('right pairs', 'pairs')}  proven by it {figures.share('proven by it', 'decisive')}  "
            f"first {figures.share('first', 'decisive')}  top three {figures.share('top three', 'decisive')}"
        )


def main(argv: list[str]) -> int:
    """Report; always 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.unseen")
    parser.add_argument("half", nargs="?", choices=HALVES)
    parser.add_argument("--list", action="store_true", help="everything wrong or missing (of the open half only)")
    args = parser.parse_args(argv)
    for half in (args.half,) if args.half else HALVES:
        found = measure(half)
        print("\n".join(told(half, found)))
        if args.list and half == "open":
            print("\n".join(line for figures in found.values() for line in figures.wrong))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
