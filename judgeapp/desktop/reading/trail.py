"""Where the reader has been: back and forward, each place with how far it was scrolled."""

from __future__ import annotations

from dataclasses import dataclass, replace

MOST = 200


@dataclass(frozen=True, slots=True)
class Place:
    """A page and how far it is scrolled."""

    link: str
    scroll: int = 0


class Trail:
    """A line of places with one of them the present one."""

    def __init__(self) -> None:
        self._places: list[Place] = []
        self._at = -1

    @property
    def here(self) -> Place | None:
        """The present place."""
        return self._places[self._at] if self._places else None

    def go(self, link: str) -> None:
        """Go on to a new place; what lay ahead is forgotten. Going where one is adds nothing."""
        if self.here is not None and self.here.link == link:
            return
        self._places = [*self._places[: self._at + 1], Place(link)][-MOST:]
        self._at = len(self._places) - 1

    def remember(self, scroll: int) -> None:
        """Note how far the present place is scrolled."""
        if self.here is not None:
            self._places[self._at] = replace(self.here, scroll=scroll)

    def can(self, steps: int) -> bool:
        """Whether one can go so many steps (back: negative)."""
        return 0 <= self._at + steps < len(self._places)

    def step(self, steps: int) -> Place | None:
        """Go back or forward."""
        if not self.can(steps):
            return None
        self._at += steps
        return self.here
