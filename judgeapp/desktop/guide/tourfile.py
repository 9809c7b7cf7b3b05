"""The tour as data: its steps and, for each game, the real ruling on which it is shown (`resources/ui/tour.toml`)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

from pydantic import BaseModel, ConfigDict

from judgeapp.library.models import OneLine, Text


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Step(_Part):
    """One stop. place: the part of the window that is lit (see `places`), none for the whole. do: what is done when the
    stop is reached, line by line (see `running`); ``{query}``, ``{ruling}``, ``{rule}`` stand for those of the game.
    """

    title: OneLine
    says: Text
    place: str = ""
    do: tuple[str, ...] = ()


class Sample(_Part):
    """The example of a game: what is typed, the ruling that is found, a rule that decides it, what its replay shows."""

    query: str
    ruling: str
    rule: str
    story: Text


class Tour(_Part):
    """All of it."""

    steps: tuple[Step, ...]
    games: Mapping[str, Sample]


def load_tour(resources: Path) -> Tour:
    """Read the tour. OSError or ValueError when it cannot be read."""
    with (resources / "ui" / "tour.toml").open("rb") as file:
        raw = tomllib.load(file)
    return Tour.model_validate({"steps": raw.get("step", []), "games": raw.get("games", {})})
