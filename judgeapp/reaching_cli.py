"""`judgeapp reach`: how much of a pool of printed cards is understood.

judgeapp reach cards.csv --game wow
judgeapp reach cards.json --game fab --json
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path

from judgeapp.games import GAMES
from judgeapp.library.places import cache_root, resources_root
from judgeapp.library.pool.reach import Reach, reach
from judgeapp.library.pool.reading import PoolError, read_pool
from judgeapp.scenario.desk import Desk

DONE, FAILED = 0, 2
SHOWN, EVERY = 20, 200


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `judgeapp reach` takes."""
    parser.add_argument("file", type=Path, help="a .csv, .tsv, .json or .toml file of cards (name, set, types, text)")
    parser.add_argument("--game", choices=tuple(GAMES), required=True, help="of which game they are")
    parser.add_argument("--json", action="store_true", help="everything as JSON")


def run(args: argparse.Namespace) -> int:
    """Do it. Returns 0 when done, 2 when the file could not be read."""
    try:
        cards = read_pool(args.file)
    except PoolError as trouble:
        print(f"reach: {trouble}", file=sys.stderr)
        return FAILED
    catalog = Desk(resources_root(), cache_root()).player.catalog(args.game)

    def tick(done: int) -> None:
        if sys.stderr.isatty() and (done % EVERY == 0 or done == len(cards)):
            print(f"\r{done} of {len(cards)} cards", end="", file=sys.stderr, flush=True)

    found = reach(catalog, args.game, cards, tick)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    print(_as_json(found) if args.json else "\n".join(_told(found)))
    return DONE


def _as_json(found: Reach) -> str:
    groups = [{"by": by, "name": n, "whole": w, "cards": c} for (by, n), (w, c) in sorted(found.groups.items())]
    numbers = {"cards": found.cards, "whole": found.whole, "lines": found.lines, "understood": found.understood}
    return json.dumps(
        {**numbers, "refused": [asdict(r) for r in found.refused], "groups": groups}, ensure_ascii=False, indent=1
    )


def _told(found: Reach) -> list[str]:
    rows = [
        f"{found.whole} of {found.cards} cards with text understood whole{_share(found.whole, found.cards)}",
        f"{found.understood} of {found.lines} different lines{_share(found.understood, found.lines)}",
    ]
    for by in ("set", "type"):
        many = sorted(((c, n, w) for (b, n), (w, c) in found.groups.items() if b == by), reverse=True)[:SHOWN]
        rows += ["", f"by {by}:", *(f"  {n}: {w} of {c}{_share(w, c)}" for c, n, w in many)] if many else []
    rows += ["", "refused most often:"] if found.refused else []
    for r in found.refused[:SHOWN]:
        rows.append(f"  {r.cards} × {r.line}  (column {r.column}: expected {r.expected})")
    return rows


def _share(part: int, whole: int) -> str:
    return f" ({100 * part / whole:.0f} %)" if whole else ""
