"""What a reader says of a text that it does not understand."""

from __future__ import annotations

REST = 40
"""How much of a text is repeated in a message."""


class NotUnderstood(Exception):
    """A text that the language does not know: column of the trouble, what would have fitted, the nearest phrase."""

    def __init__(self, text: str, column: int, expected: str, nearest: str | None) -> None:
        self.text, self.column, self.expected, self.nearest = text, column, expected, nearest
        hint = f" (nearest: {nearest})" if nearest else ""
        super().__init__(f"column {column + 1}: {self.problem}{hint}")

    @property
    def rest(self) -> str:
        """The text from the trouble on, shortened; empty where the trouble is that it ends."""
        return self.text[self.column : self.column + REST].strip()

    @property
    def problem(self) -> str:
        """The trouble in words, without its place and without the nearest phrase."""
        return f"at “{self.rest or 'the end of the line'}”: expected {self.expected}"


class Ambiguous(NotUnderstood):
    """A text with two readings."""
