"""Writes judgeapp/games/fab/VOCABULARY.md anew: python -m tests.games.fab.write_vocabulary"""

from __future__ import annotations

from pathlib import Path

from judgeapp.games.fab.page import lists, page
from tests.games.fab.tables import CATALOG

HEAD = Path(__file__).with_name("vocabulary_head.md")

if __name__ == "__main__":
    target = Path(__file__).parents[3] / "judgeapp" / "games" / "fab" / "VOCABULARY.md"
    target.write_text(page(CATALOG, HEAD.read_text(encoding="utf-8") + lists()), encoding="utf-8")
