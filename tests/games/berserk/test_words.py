"""The words of the game: every card line prints back, in Russian and in English, and means the same in both."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from judgeapp.language.categories import Line
from judgeapp.language.phrase import Node
from tests.games.berserk.playing import CATALOG

LINES = [(t.name, line) for t in CATALOG.texts.values() for _, line in t.lines]
GRAMMAR = CATALOG.grammar
ENGLISH = GRAMMAR.others[0]


def test_lines_print_back_and_read_the_same_in_english() -> None:
    for card, line in LINES:
        node: Node = GRAMMAR.read(Line, line)
        assert GRAMMAR.show(node) == line, card
        english = ENGLISH.show(node)
        assert ENGLISH.show(GRAMMAR.read(Line, english)) == english, card


def test_endings_are_forgiven() -> None:
    right = GRAMMAR.read(Line, "нанести 2 раны выбранному существу")
    assert GRAMMAR.read(Line, "нанести 2 ран выбранное существо") == right


DIGEST = """
from random import Random
from tests.games.berserk.test_random_play import digest, play
import hashlib
played = play(Random(11), "15", 60)
print(hashlib.sha256(repr((played.story, digest(played))).encode()).hexdigest())
"""


def test_the_same_in_every_process() -> None:
    found = set()
    for seed in ("0", "4711"):
        env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8"}
        root = Path(__file__).parents[3]
        run = subprocess.run([sys.executable, "-c", DIGEST], capture_output=True, env=env, cwd=root, check=True)
        found.add(run.stdout)
    assert len(found) == 1
