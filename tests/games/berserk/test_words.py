"""The words of the game: every card line prints back, in Russian and in English, and means the same in both."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from judgeapp.language.categories import Line
from judgeapp.language.phrase import Node
from tests.games.berserk.playing import CATALOG

LINES = [(t.name, line) for t in CATALOG.texts.values() for _, line in t.lines]
GRAMMAR = CATALOG.grammar
ENGLISH = GRAMMAR.others[0]


@pytest.mark.parametrize(("card", "line"), LINES)
def test_line_prints_back(card: str, line: str) -> None:
    node = GRAMMAR.read(Line, line)
    assert GRAMMAR.show(node) == line


@pytest.mark.parametrize(("card", "line"), LINES)
def test_line_reads_the_same_in_english(card: str, line: str) -> None:
    node: Node = GRAMMAR.read(Line, line)
    english = ENGLISH.show(node)
    again = GRAMMAR.read(Line, english)
    assert ENGLISH.show(again) == english


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
