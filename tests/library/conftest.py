"""A small resources folder, and the real one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from judgeapp.library import Library
from judgeapp.library.finding import Finder, open_index

SHARED = Path(__file__).resolve().parents[3] / "shared"

RULING = """
[[ruling]]
id = "frog-leaps"
title = { en = "A frog may leap once a turn" }
verdict = "yes"
question = { en = "May my frog leap again?" }
answer = { en = "Once a turn." }
says = { en = "It leaps over one pad; the second leap is illegal." }
cites = ["HNT-0001"]
cards = ["Great Frog"]
topics = ["leap"]
rules = ["7.5.2"]
"""
RULEBOOK = """
[rulebook]
game = "fab"
title = "Comprehensive Rules"
default_edition = "2"
[[edition]]
id = "1"
title = "First"
[[edition]]
id = "2"
title = "Second"
[[edition]]
id = "3"
title = "Third"
[[rule]]
number = "7.5"
title = "Leaping"
says = { en = "How leaping goes." }
[[rule]]
number = "7.5.2"
title = "One leap"
says = { en = "A frog leaps once." }
from = "2"
"""
GLOSSARY = """
[[term]]
term = "leap"
kind = "keyword"
also = ["hop"]
stands_for = ["jump over"]
says = { en = "To go over a pad." }
rules = ["7.5"]
[[term]]
term = "froggo"
kind = "nickname"
cards = ["Great Frog"]
"""
CARDS = """
# all the cards
card Great Frog
  set HNT   types Animal   cost 0   power 3/2/1
  when this leaps, draw a card

card Grey Heron
  cost 2
"""


@pytest.fixture
def resources(tmp_path: Path) -> Path:
    """A resources folder with one game in it."""
    root = tmp_path / "resources"
    for name, text in (
        ("rulings/frogs.toml", RULING),
        ("rulebook.toml", RULEBOOK),
        ("glossary.toml", GLOSSARY),
        ("cards/hnt.card", CARDS),
    ):
        file = root / "fab" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return root


@pytest.fixture(scope="session")
def finder(cache: Path, keyed: Path, library: Library) -> Iterator[Finder]:
    """A finder over the library that ships."""
    found = Finder(library, open_index(library, keyed, cache))
    yield found
    found.close()
