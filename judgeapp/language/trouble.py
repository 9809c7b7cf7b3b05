"""What a reader says of a text that it does not understand."""

from __future__ import annotations


class NotUnderstood(Exception):
    """A text that the language does not know: column of the trouble, what would have fitted, the nearest phrase."""

    def __init__(self, text: str, column: int, expected: str, nearest: str | None) -> None:
        rest = text[column : column + 40] or "the end of the line"
        hint = f" (nearest: {nearest})" if nearest else ""
        super().__init__(f"column {column + 1}: at “{rest}”: expected {expected}{hint}")
        self.text, self.column, self.expected, self.nearest = text, column, expected, nearest


class Ambiguous(NotUnderstood):
    """A text with two readings."""
