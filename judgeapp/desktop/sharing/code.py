"""A scenario as a QR code: the text itself, so that any phone reads it. Nothing of Qt here: it is made in a child."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from judgeapp.scenario.notation import Scenario, show

MOST = 2953
"""Bytes that the largest code holds at the lowest correction."""
EASY = 1300
"""Bytes up to which the code is coarse enough for a phone held by hand."""
QUIET = 4
"""Modules of white around the code, as the standard wants."""


@dataclass(frozen=True)
class Shared:
    """What is shared. left_out: what had to go so that it fits: ``twins``, then ``notes`` (with the expectations)."""

    text: str
    left_out: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """Bytes."""
        return len(self.text.encode())

    @property
    def fits(self) -> bool:
        """Whether a code can hold it."""
        return self.size <= MOST


def shapes(scenario: Scenario) -> Iterator[Shared]:
    """The scenario whole, then with less and less of what is not needed to play it."""
    yield Shared(show(scenario))
    bare = replace(scenario, twins=())
    yield Shared(show(bare), ("twins",))
    bare = replace(bare, expect=(), notes=(), proves=())
    yield Shared(show(bare), ("twins", "notes"))


def fitting(scenario: Scenario) -> Shared:
    """The first shape that fits; the smallest where none does."""
    found = Shared("")
    for found in shapes(scenario):
        if found.fits:
            break
    return found


def modules(tell: Callable[[str, int, int], None], text: str) -> list[bytes]:
    """In a child: the code of a text, row by row, one byte a module (1 is dark), with the white around it."""
    import segno

    code = segno.make(text, error="l", encoding="utf-8", micro=False)
    return [bytes(row) for row in code.matrix_iter(border=QUIET)]


def as_svg(rows: list[bytes]) -> str:
    """The code as a drawing that stays sharp at any size."""
    size = len(rows)
    dark = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, on in enumerate(row) if on)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
        f'<path fill="#fff" d="M0 0h{size}v{size}H0z"/><path d="{dark}"/></svg>\n'
    )
