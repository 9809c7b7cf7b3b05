"""Where things lie: the resources that ship, the user's folder, the cache."""

from __future__ import annotations

import os
from pathlib import Path

GAMES = ("fab", "riftbound", "wow", "berserk")
_PACKAGE = Path(__file__).resolve().parent.parent


def resources_root() -> Path:
    """The folder of the shipped resources: inside the package when installed, beside it in a checkout.

    Raises `FileNotFoundError` when neither is there.
    """
    for folder in (_PACKAGE / "_resources", _PACKAGE.parent / "resources"):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"no resources beside {_PACKAGE}; is the installation complete?")


def user_root() -> Path:
    """The folder of what the user wrote and imported: `JUDGEAPP_DATA`, or the usual place for data."""
    return _folder("JUDGEAPP_DATA", "XDG_DATA_HOME", ".local/share")


CARDS = "cards"
"""The folder, in the user's, of pools of cards that were taken in."""


def own_cards(user: Path, game: str) -> Path:
    """The folder of the pools of cards of a game that a user has taken in."""
    return user / CARDS / game


def cache_root() -> Path:
    """The folder of what can be made again: `JUDGEAPP_CACHE`, or the usual place for caches."""
    return _folder("JUDGEAPP_CACHE", "XDG_CACHE_HOME", ".cache")


def _folder(own: str, common: str, usual: str) -> Path:
    if chosen := os.environ.get(own):
        return Path(chosen)
    base = os.environ.get(common)
    return (Path(base) if base else Path.home() / usual) / "judgeapp"
