"""What a card says, as the kernel sees it: facts and abilities."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from judgeapp.kernel.abilities import Ability


@dataclass(frozen=True, slots=True)
class Refusal:
    """A line of card text that was not understood: where, what stopped the reader, and the nearest known phrase."""

    line: int
    column: int
    text: str
    expected: str
    nearest: str | None = None

    def __str__(self) -> str:
        hint = f"; nearest: {self.nearest}" if self.nearest else ""
        return f"line {self.line}, column {self.column}: “{self.text}”: expected {self.expected}{hint}"


@dataclass(frozen=True, slots=True, eq=False)
class CardDef:
    """One printed face.

    facts: printed characteristics by name (``power`` → 3, ``types`` → a tuple of words); a missing key means that the
    card has no such property, which differs from 0. abilities: compiled text in printed order. refused: the lines
    that the language does not know; a card with refusals can stand on the table, but a verdict that leans on it is
    UNSUPPORTED.
    """

    name: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    abilities: tuple[Ability, ...] = ()
    refused: tuple[Refusal, ...] = ()
    title: str = ""
    """The name without what tells variants apart (``Sink Below`` for ``Sink Below (red)``)."""

    def of(self, kind: type[Ability]) -> tuple[Ability, ...]:
        """The abilities of one class, in printed order."""
        return tuple(a for a in self.abilities if isinstance(a, kind))

    @property
    def moniker(self) -> str:
        """The name by which other cards call this one, whatever the variant."""
        return self.title or self.name


UNKNOWN = CardDef("unknown card", {"unknown": True})
"""A card whose face nobody at the table has seen."""
