"""The desk: resources opened for playing and proving. The command line and the window both sit at it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path

from judgeapp.games import GAMES, game_class
from judgeapp.games.catalog import Catalog
from judgeapp.library.models import Ruling
from judgeapp.library.places import own_cards
from judgeapp.scenario import notation
from judgeapp.scenario.cases.docket import Docket
from judgeapp.scenario.notation import NotationError, Scenario
from judgeapp.scenario.ranking import Ranking
from judgeapp.scenario.replay import Player, Replay


class Catalogs(Mapping[str, Catalog]):
    """The catalogs of all games, each opened when first asked for. user: the folder with cards of the user's own."""

    def __init__(self, resources: Path, cache: Path | None = None, user: Path | None = None) -> None:
        self._resources, self._user = resources, user
        self._cache = cache
        self._open: dict[str, Catalog] = {}

    def __getitem__(self, game: str) -> Catalog:
        if game not in GAMES:
            raise KeyError(game)
        if game not in self._open:
            files = (self._resources / game / "cards").rglob("*.card")
            self._open[game] = Catalog(game_class(game), files, self._cache, self._own(game))
        return self._open[game]

    def _own(self, game: str) -> Iterator[Path]:
        """The files of the user's own cards: written by hand beside their rulings, or taken in as a pool."""
        if self._user is not None:
            yield from (self._user / game / "cards").rglob("*.card")
            yield from own_cards(self._user, game).glob("*.card")

    def keep(self) -> None:
        """Write what was compiled to the cache."""
        for catalog in self._open.values():
            catalog.keep()

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


class ProofOf(Mapping[str, str]):
    """Ruling → the first proof that claims it, as its place among the resources. Looked up when first asked for; only
    the heads of files are read."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @cached_property
    def _found(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for path in self._desk.proof_files():
            with path.open(encoding="utf-8") as file:
                head = file.read(HEAD)
            for ruling in _CLAIM.findall(head):
                found.setdefault(ruling, path.relative_to(self._desk.resources).as_posix())
        return found

    def __getitem__(self, ruling: str) -> str:
        return self._found[ruling]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


HEAD = 4_000
"""How much of a proof is read to see what it proves, in characters."""
_CLAIM = re.compile(r"(?:^proves |, )([a-z0-9-]+) at \d+", re.MULTILINE)


class Desk:
    """Plays and proves scenarios with the cards and proofs of a resources folder.

    cache: where compiled cards are kept between starts; None keeps nothing. user: the user's folder, for cards of their
    own; None for none.
    """

    def __init__(self, resources: Path, cache: Path | None = None, user: Path | None = None) -> None:
        self.resources = resources
        self.cache = cache
        self.catalogs = Catalogs(resources, cache, user)
        self.player = Player(self.catalogs)

    def keep(self) -> None:
        """Keep what was compiled for the next start."""
        self.catalogs.keep()

    def ranking(self, rulings: Mapping[str, Ruling]) -> Ranking:
        """What says which rulings apply, by their cases."""
        return Ranking(Docket(rulings.values(), self.cache), ProofOf(self))

    def proof_files(self, game: str | None = None) -> list[Path]:
        """The proof scenarios of a game, or of all, in order."""
        games = [game] if game else list(GAMES)
        return [p for g in games for p in sorted((self.resources / g / "proofs").rglob("*.scenario"))]

    def read(self, path: Path) -> Scenario:
        """Read a scenario file. NotationError for what is no scenario, OSError for what can't be read."""
        size = path.stat().st_size
        if size > notation.MAX_SIZE * 4:
            raise NotationError(1, 1, f"a scenario may have {notation.MAX_SIZE} characters, this file has {size} bytes")
        try:
            return notation.parse(path.read_text(encoding="utf-8"))
        except UnicodeDecodeError as error:
            raise NotationError(1, 1, f"not a text in UTF-8 (byte {error.start})") from None

    def replay(self, path: Path) -> Replay:
        """Read and play a scenario file."""
        return self.player.replay(self.read(path))
