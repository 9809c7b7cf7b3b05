"""Making the library ready in a child process (no Qt here: the child must be quick), and telling whether it is."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import judgeapp
import rules_index
from judgeapp.library.finding import open_index
from judgeapp.library.loader import IMPORTED, load_library
from judgeapp.library.models import GameShelf
from judgeapp.library.places import GAMES
from judgeapp.library.shelves import Library

READING, INDEXING = "reading", "indexing"
FIELDS = ("rulings", "rules", "terms", "documents", "cards")
AT_ONCE = 120
_SUFFIXES = (".toml", ".card", ".json", ".py", ".txt")


def prepare(tell: Callable[[str, int, int], None], resources: Path, user: Path, cache: Path) -> Iterator[object]:
    """Read the library, build its index where it is missing, and yield it in pieces: shelves, their parts, the rest."""
    tell(READING, 0, 0)
    library = load_library(resources, user, cache)
    open_index(library, user, cache, lambda done, total: tell(INDEXING, done, total)).close()
    for shelf in library.shelves.values():
        yield from pieces(shelf)
    yield Library({}, library.imported, library.problems, library.digest)


@dataclass(frozen=True, slots=True)
class Part:
    """Some of the things on a shelf: of a game, in one of its fields."""

    game: str
    field: str
    things: tuple[Any, ...]


def pieces(shelf: GameShelf) -> Iterator[GameShelf | Part]:
    """A shelf without its things, then the things, a few at a time."""
    yield shelf.model_copy(update=dict.fromkeys(FIELDS, ()))
    for field in FIELDS:
        things = getattr(shelf, field)
        for at in range(0, len(things), AT_ONCE):
            yield Part(shelf.game, field, things[at : at + AT_ONCE])


def stamp(resources: Path, user: Path, cache: Path) -> str:
    """Names the state of everything that the caches are made of; equal stamps mean that they are ready to be used."""
    told = hashlib.blake2b(f"{sys.version}\0{resources}\0{user}\0{cache}".encode(), digest_size=12)
    code = [Path(package.__file__ or "").parent for package in (rules_index, judgeapp)]
    for folder in (*code[:1], code[1] / "library"):
        _add(told, folder)
    for root in (resources, user):
        for name in (*GAMES, IMPORTED):
            _add(told, root / name)
    return told.hexdigest()


def _add(told: hashlib.blake2b, folder: Path) -> None:
    try:
        entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError:
        return
    for entry in entries:
        if entry.is_dir(follow_symlinks=False):
            if entry.name not in ("__pycache__", "proofs"):
                _add(told, Path(entry.path))
        elif entry.name.endswith(_SUFFIXES):
            about = entry.stat()
            told.update(f"{entry.path}\0{about.st_mtime_ns}\0{about.st_size}\n".encode())
