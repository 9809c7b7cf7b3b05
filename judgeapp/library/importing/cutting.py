"""What every cutter makes: statements numbered in reading order, printed cards, and the lines it did not understand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from judgeapp.library.importing.opening import Line
from judgeapp.library.models import PrintedCard, Statement

MOST_STATEMENTS = 20_000


class Cut:
    """The pieces of one document, gathered while it is read."""

    def __init__(self, code: str, game: str) -> None:
        self.code, self.game = code, game
        self.statements: list[Statement] = []
        self.cards: list[PrintedCard] = []
        self.strange: list[Line] = []

    def say(self, part: str, card: str | None, kind: str, line: int, text: str) -> None:
        """The next statement."""
        if len(self.statements) < MOST_STATEMENTS:
            number = f"{self.code}-{len(self.statements) + 1:04d}"
            self.statements.append(Statement(id=number, part=part, card=card, kind=kind, line=line, text=text.strip()))

    def show(self, name: str, lines: Sequence[str]) -> None:
        """A printed card."""
        if name.strip():
            self.cards.append(PrintedCard(game=self.game, name=name, lines=tuple(lines)))


Cutter = Callable[[Sequence[Line]], Cut]
