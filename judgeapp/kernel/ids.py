"""Names of things: objects, effects, players and zones."""

from __future__ import annotations

from typing import NamedTuple


class ObjId(int):
    """The number of an object. A type of its own, so that a role or a slot shows what it holds."""

    __slots__ = ()


class EffectId(int):
    """The number of a stored effect."""

    __slots__ = ()


class PlayerId(str):
    """The name of a player."""

    __slots__ = ()


class Zone(NamedTuple):
    """A place for objects: its kind (the game's own word) and the player or thing it belongs to, if any."""

    kind: str
    of: str | None = None

    def __str__(self) -> str:
        return self.kind if self.of is None else f"{self.of}'s {self.kind}"


NOWHERE = Zone("nowhere")
"""Where an object is that has ceased to exist."""
