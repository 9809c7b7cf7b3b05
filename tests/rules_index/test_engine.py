"""Whoosh: one distribution of it, known to one module."""

from __future__ import annotations

import re
from importlib.metadata import distributions
from pathlib import Path

import rules_index

FAMILY = {"whoosh", "whoosh3", "whoosh-reloaded", "whoosh-ng"}


def test_exactly_one_whoosh_is_installed() -> None:
    """Two of them would overwrite each other's files."""
    found = {(one.metadata["Name"] or "").lower() for one in distributions()} & FAMILY
    assert len(found) == 1


def test_one_module_knows_whoosh() -> None:
    folder = Path(rules_index.__file__).parent
    knowing = {
        file.name for file in folder.rglob("*.py") if re.search(r"^\s*(?:import|from) whoosh", file.read_text(), re.M)
    }
    assert knowing == {"store.py"}


def test_the_index_knows_no_game() -> None:
    folder = Path(rules_index.__file__).parent
    for file in folder.rglob("*.py"):
        assert not re.search(r"judgeapp\.|riftbound|berserk|flesh", file.read_text(), re.I), file
