"""`judgeapp cards`: cards of one's own.

judgeapp cards import pool.csv --game wow
judgeapp cards list --game wow
judgeapp cards remove pool --game wow
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from judgeapp.games import GAMES
from judgeapp.games.catalog import Catalog
from judgeapp.library.places import cache_root, own_cards, resources_root, user_root
from judgeapp.library.pool.reading import PoolError, read_pool
from judgeapp.library.pool.taking import Taken, take
from judgeapp.library.writing import write_file
from judgeapp.scenario.desk import Desk

DONE, REFUSED, FAILED = 0, 1, 2
SHOWN, EVERY = 10, 200
LONGEST_STEM = 60


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `judgeapp cards` takes."""
    parser.add_argument("act", choices=("import", "list", "remove"), help="take in, show, or drop")
    parser.add_argument("file", nargs="?", help="the file to take in (.csv, .tsv, .json, .toml), or the name of a pool")
    parser.add_argument("--game", choices=tuple(GAMES), required=True, help="of which game the cards are")
    parser.add_argument("--data", type=Path, help="another folder of your own cards, rulings and imports")


def run(args: argparse.Namespace) -> int:
    """Do it. Returns 0 when done, 1 when nothing was taken in or away, 2 when it could not be tried."""
    folder = own_cards(args.data or user_root(), args.game)
    if args.act == "list":
        for path in sorted(folder.glob("*.card")):
            count = sum(line.startswith("card ") for line in path.read_text(encoding="utf-8").splitlines())
            print(f"{count:6}  {path.stem}")
        return DONE
    if not args.file:
        print(f"cards {args.act}: say which file", file=sys.stderr)
        return FAILED
    if args.act == "remove":
        return _remove(folder, args.file)
    try:
        cards = read_pool(Path(args.file))
    except PoolError as trouble:
        print(f"cards import: {trouble}", file=sys.stderr)
        return FAILED

    def tick(done: int) -> None:
        if sys.stderr.isatty() and (done % EVERY == 0 or done == len(cards)):
            print(f"\r{done} of {len(cards)} cards", end="\n" * (done == len(cards)), file=sys.stderr, flush=True)

    taken = take(_shipped(args.game), args.game, cards, tick)
    if taken.blocks:
        file = folder / f"{_stem(Path(args.file))}.card"
        write_file(file, "\n".join(taken.blocks).encode("utf-8"))
        print(f"{len(taken.blocks)} cards kept in {file}")
    print("\n".join(_told(taken)))
    return DONE if taken.blocks else REFUSED


def _shipped(game: str) -> Catalog:
    return Desk(resources_root(), cache_root()).player.catalog(game)


def _stem(path: Path) -> str:
    """A file name that any system takes."""
    plain = "".join(c if c.isalnum() or c in "-_" else "_" for c in path.stem)[:LONGEST_STEM]
    return f"pool_{plain}" if not plain or plain.upper() in ("CON", "PRN", "AUX", "NUL") else plain


def _remove(folder: Path, name: str) -> int:
    file = folder / f"{_stem(Path(name))}.card"
    if not file.is_file():
        print(f"cards remove: there is no {file.stem} among {', '.join(sorted(p.stem for p in folder.glob('*.card')))}")
        return REFUSED
    file.replace(file.with_suffix(".card.bak"))
    print(f"{file.stem}: taken away (kept as {file.stem}.card.bak)")
    return DONE


def _told(taken: Taken) -> list[str]:
    rows = [
        f"{len(taken.whole)} understood whole, {len(taken.partly)} partly (UNSUPPORTED only when that text takes part)",
        f"{len(taken.known)} there already, {len(taken.refused)} refused",
    ]
    rows += [f"  refused: {name}: {why}" for name, why in taken.refused[:SHOWN]]
    more = len(taken.refused) - SHOWN
    return [*rows, *([f"  and {more} more"] if more > 0 else [])]
