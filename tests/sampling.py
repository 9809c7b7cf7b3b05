"""How much is tried: a part that is drawn by a seed in every run, all of it by `.ci/long`."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from typing import TypeVar

LONG = bool(os.environ.get("JUDGEAPP_LONG"))
"""Whether time is no matter."""
SEED = 7
Thing = TypeVar("Thing")


def some(things: Sequence[Thing], most: int) -> list[Thing]:
    """At most so many of the things, always the same ones, in their order; all of them where time is no matter."""
    if LONG or len(things) <= most:
        return list(things)
    return [things[at] for at in sorted(random.Random(SEED).sample(range(len(things)), most))]


def rounds(few: int, many: int) -> int:
    """How often something is tried that draws lots each time."""
    return many if LONG else few
