"""Keystrokes and ranked questions beside SQLite FTS5, on one corpus in one run.

    JUDGEAPP_BENCH=7000,100000 pytest tests/bench/test_bench_search.py -s

Prints milliseconds and ratios; asserts only what does not hang on the machine. FTS5 gets what it is good at: a prefix
index for keystrokes, BM25 with column weights for questions. It mends nothing, stems nothing and knows no names.
"""

from __future__ import annotations

import json
import os
import random
import re
import sqlite3
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from judgeapp.library import load_library, resources_root
from judgeapp.library.catalog import PLAN, Catalogue
from judgeapp.library.finding import WAYS
from rules_index import Document, Index, Searcher, build
from tests.bench.corpus import grown

SIZES = [int(size) for size in os.environ.get("JUDGEAPP_BENCH", "").split(",") if size]
QUERIES = Path(__file__).parents[1] / "rules_index/queries_own.json"
KEYSTROKE_EFFORT = 6_000
HEAVY = (
    "co", "ca", "th", "de", "at", "da", "pl", "re", "in", "pr", "ac", "st", "tr", "hi", "ma", "un", "wh", "fo", "no",
    "on", "is", "ga", "se", "be", "or", "an", "to", "ef", "ch", "li",
)  # fmt: skip

pytestmark = pytest.mark.skipif(not SIZES, reason="set JUDGEAPP_BENCH=7000,100000 to measure")


class Fts5:
    """The peer: one FTS5 table."""

    def __init__(self, documents: Iterable[Document]) -> None:
        self._base = sqlite3.connect(":memory:")
        self._base.execute("create virtual table t using fts5(game unindexed, head, title, body, prefix='2 3 4')")
        rows = (
            (d.scope, " ".join(d.heads), d.title, " ".join(text for texts in d.texts.values() for text in texts))
            for d in documents
        )
        self._base.executemany("insert into t values (?, ?, ?, ?)", rows)
        self._base.execute("insert into t(t) values ('optimize')")

    def typed(self, text: str, game: str) -> list[object]:
        words = re.findall(r"\w+", text)
        if not words:
            return []
        match = "head : (" + " AND ".join(f'"{word}"*' for word in words) + ")"
        asked = "select rowid from t where t match ? and game = ? limit 20"
        return self._base.execute(asked, (match, game)).fetchall()

    def search(self, text: str, game: str) -> list[object]:
        words = re.findall(r"\w+", text)
        if not words:
            return []
        match = " OR ".join(f'"{word}"' for word in words)
        asked = "select rowid from t where t match ? and game = ? order by bm25(t, 0, 3, 3, 1) limit 20"
        return self._base.execute(asked, (match, game)).fetchall()


def measured(work: Callable[[str, str], object], questions: Iterable[tuple[str, str]]) -> list[float]:
    """Milliseconds of each question, sorted."""
    times = []
    for text, game in questions:
        start = time.perf_counter()
        work(text, game)
        times.append(1000 * (time.perf_counter() - start))
    return sorted(times)


def report(name: str, ours: list[float], theirs: list[float]) -> None:
    def at(times: list[float], share: float) -> float:
        return times[min(len(times) - 1, int(share * len(times)))]

    figures = "  ".join(
        f"{label} {at(ours, share):7.2f} / {at(theirs, share):7.2f} (×{at(ours, share) / at(theirs, share):.2f})"
        for label, share in (("p50", 0.5), ("p95", 0.95), ("worst", 1.0))
    )
    print(f"  {name:11} ours / FTS5, ms: {figures}   n={len(ours)}")


@pytest.mark.parametrize("size", SIZES)
def test_beside_fts5(size: int, tmp_path: Path) -> None:
    catalogue = Catalogue(load_library(resources_root(), None, tmp_path / "cache"))
    documents = grown(catalogue.documents(), size)
    start = time.perf_counter()
    build(tmp_path, documents, catalogue.entries(), PLAN)
    built = time.perf_counter() - start
    start = time.perf_counter()
    peer = Fts5(documents)
    peer_built = time.perf_counter() - start
    start = time.perf_counter()
    searcher = Searcher(Index(tmp_path), WAYS)
    opened = 1000 * (time.perf_counter() - start)
    megabytes = sum(file.stat().st_size for file in tmp_path.iterdir() if file.is_file()) / 1e6
    print(
        f"\n{size} documents: built in {built:.1f} s (FTS5 {peer_built:.1f}), {megabytes:.0f} MB, open {opened:.0f} ms"
    )

    questions = [(query["query"], query["game"]) for query in json.loads(QUERIES.read_text())]
    some = random.Random(1).sample(questions, 60)
    keys = [(text[:letters], game) for text, game in some for letters in range(2, len(text) + 1)]
    heavy = [(f"{a} {b}", game) for a in HEAVY for b in HEAVY if a < b for game in ("fab", "wow")]

    def typed(text: str, game: str) -> object:
        return searcher.heads(text, game, 6, KEYSTROKE_EFFORT)

    typed("warm", "fab")
    report("keystrokes", measured(typed, keys), measured(peer.typed, keys))
    report("heavy pairs", measured(typed, heavy), measured(peer.typed, heavy))
    report("questions", measured(lambda text, game: searcher.search(text, game, 20), questions),
           measured(peer.search, questions))  # fmt: skip
    report("again", measured(lambda text, game: searcher.search(text, game, 20), questions),
           measured(peer.search, questions))  # fmt: skip
    searcher.close()
