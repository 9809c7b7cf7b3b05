"""Which layout a game has."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module

from judgeapp.desktop.workbench.board.generic import Layout

TABLES = {
    "fab": "judgeapp.desktop.workbench.board.fab",
    "riftbound": "judgeapp.desktop.workbench.board.riftbound",
    "wow": "judgeapp.desktop.workbench.board.wow",
    "berserk": "judgeapp.desktop.workbench.board.berserk",
}


@lru_cache(maxsize=16)
def layout_of(game: str) -> Layout:
    """The layout of a game; the one for any game where it has none of its own."""
    if game not in TABLES:
        return Layout()
    try:
        made: Layout = import_module(TABLES[game]).TABLE()
    except ImportError:
        return Layout()
    return made
