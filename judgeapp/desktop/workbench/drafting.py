"""What has changed between two states of a text that is being typed: one slice, found in a few comparisons."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Slice:
    """From start up to (not with) end of the older text stands another text now."""

    start: int
    end: int
    text: str

    def put_into(self, old: str) -> str:
        """The newer text. ValueError where the slice does not lie in the older one."""
        if not 0 <= self.start <= self.end <= len(old):
            raise ValueError("a change beyond the text")
        return old[: self.start] + self.text + old[self.end :]


def parting(old: str, new: str) -> Slice:
    """What has changed."""
    start = _shared(old, new, min(len(old), len(new)))
    rest = min(len(old), len(new)) - start
    end = _shared(old[::-1], new[::-1], rest) if rest else 0
    return Slice(start, len(old) - end, new[start : len(new) - end])


def _shared(one: str, other: str, most: int) -> int:
    """How many letters, at most so many, two texts have in common at their beginning."""
    low = 0
    while low < most:
        middle = (low + most + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            most = middle - 1
    return low
