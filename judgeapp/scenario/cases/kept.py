"""The cases of a game's rulings as they were read, kept between starts: reading all of them takes seconds."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

from judgeapp.games.catalog import Catalog
from judgeapp.games.kept import KeptRows, vocabulary_stamp
from judgeapp.scenario.cases.reading import Case, CaseText


class KeptCases:
    """Read cases by ruling, good for the very words that made them.

    folder: the cache. catalog: the game's cards.
    """

    def __init__(self, folder: Path, catalog: Catalog) -> None:
        here = Path(__file__).parent
        stamp = vocabulary_stamp(catalog.game, catalog.keyword_texts, here)
        self._rows = KeptRows(folder / f"cases-{catalog.game.id}.json", stamp)

    def of(self, ruling: str, cards: Sequence[str], texts: Sequence[CaseText]) -> tuple[Case, ...] | None:
        """The cases of a ruling, or None where they are not kept for these texts."""
        rows = self._rows.get(ruling, _digest(cards, texts))
        if rows is None or len(rows) != len(texts):
            return None
        return tuple(
            Case(ruling, number, moment, given, then, own, text.ordinary)
            for number, ((moment, given, then, own), text) in enumerate(zip(rows, texts, strict=True), 1)
        )

    def add(self, ruling: str, cards: Sequence[str], texts: Sequence[CaseText], cases: Sequence[Case]) -> None:
        """Keep what was read now."""
        rows = tuple((case.moment, case.given, case.then, case.cards) for case in cases)
        self._rows.put(ruling, _digest(cards, texts), rows)

    def write(self) -> None:
        """Write the file, whole or not at all."""
        self._rows.write()


def _digest(cards: Sequence[str], texts: Sequence[CaseText]) -> str:
    said = [*cards, *(line for text in texts for line in ("", text.when, *text.given, "", *text.then))]
    return hashlib.sha256("\n".join(said).encode()).hexdigest()[:16]
