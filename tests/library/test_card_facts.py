"""What stands in card files as facts is read as facts: no card is left without any."""

from __future__ import annotations

from pathlib import Path

from judgeapp.library.loader import load_library
from judgeapp.library.places import resources_root


def test_every_card_has_its_facts(tmp_path: Path) -> None:
    library = load_library(resources_root(), None, tmp_path)
    assert [card.name for card in library.cards() if not card.facts] == []
