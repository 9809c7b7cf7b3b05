"""What the reader knows besides the library: which rulings have proofs, which card lines the engine cannot read.

Both are found out in the background; until then nothing is claimed.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from judgeapp.desktop.reading.proofs import Proof, shelve
from judgeapp.desktop.services import Services
from judgeapp.desktop.work import Tell
from judgeapp.library.places import GAMES

Refused = dict[str, tuple[str, ...]]


def refused_lines(tell: Tell, resources: Path, game: str) -> Refused:
    """In a child: the lines that the engine does not understand, by card."""
    from judgeapp.scenario.desk import Desk

    catalog = Desk(resources).player.catalog(game)
    found: Refused = {}
    for at, (title, text) in enumerate(catalog.texts.items()):
        tell(game, at, len(catalog.texts))
        lines = {refusal.text for card in catalog.compiled(title) for refusal in card.refused}
        if lines:
            found[text.name.casefold()] = tuple(sorted(lines))
    return found


class Knowing(QObject):
    """Finds out and remembers. `learned`: something new is known."""

    learned = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._services = services
        self._proofs: dict[str, tuple[Proof, ...]] = {}
        self._refused: dict[str, Refused] = {}
        services.library_changed.connect(self.look)

    def look(self) -> None:
        """Look for proofs (again)."""
        self._services.aside.run(lambda: shelve(self._services.desk.proof_files()), self._learn)

    def _learn(self, proofs: dict[str, tuple[Proof, ...]]) -> None:
        self._proofs = proofs
        self.learned.emit()

    def proofs(self, ruling: str) -> tuple[Proof, ...]:
        """The proofs of a ruling."""
        return self._proofs.get(ruling, ())

    def refused(self, game: str, name: str) -> tuple[str, ...]:
        """The lines of a card that the engine does not understand, as far as is known yet."""
        if game not in self._refused and game in GAMES:
            self._refused[game] = {}
            work = self._services.work(refused_lines, self._services.places.resources, game)
            work.finished.connect(partial(self._note, game))
        return self._refused.get(game, {}).get(name.casefold(), ())

    def _note(self, game: str, lines: Refused) -> None:
        self._refused[game] = lines
        if lines:
            self.learned.emit()
