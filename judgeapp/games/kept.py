"""What was read with a game's vocabulary, kept between starts: one file a game and kind, good only for the very
vocabulary that made it.

A file that is missing, stale or damaged is as good as none; it is replaced whole when there is something new.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from judgeapp.kernel.abilities import Ability
from judgeapp.kernel.cards import CardDef
from judgeapp.language.cardgame import CardGame
from judgeapp.language.cards import CardText
from judgeapp.language.keeping import Damaged, pack, unpack


class KeptRows:
    """Trees of nodes by name, in one file of the cache. stamp: what they were made with; another one voids the file."""

    def __init__(self, file: Path, stamp: str) -> None:
        self._file, self._stamp = file, stamp
        self._rows: dict[str, Any] = self._read()
        self._known: dict[str, type[Any]] = {}
        self._new = False

    def _read(self) -> dict[str, Any]:
        try:
            data = json.loads(self._file.read_text(encoding="utf-8"))
            rows = data["rows"] if data["stamp"] == self._stamp else {}
        except (OSError, ValueError, KeyError, TypeError):
            return {}
        return rows if isinstance(rows, dict) else {}

    def get(self, name: str, digest: str) -> Any:
        """What is kept under a name for the source with this digest; None where nothing is, or it is damaged."""
        row = self._rows.get(name)
        if not isinstance(row, list) or len(row) != 2 or row[0] != digest:
            return None
        try:
            return unpack(row[1], self._known)
        except Damaged:
            return None

    def put(self, name: str, digest: str, tree: Any) -> None:
        """Keep a tree."""
        self._rows[name] = [digest, pack(tree)]
        self._new = True

    def write(self) -> None:
        """Write the file, whole or not at all."""
        if not self._new:
            return
        temporary = self._file.with_suffix(f".{os.getpid()}.tmp")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            data = {"stamp": self._stamp, "rows": self._rows}
            temporary.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
            temporary.replace(self._file)
            self._new = False
        except OSError:
            temporary.unlink(missing_ok=True)


class KeptCards:
    """Compiled lines by card title and text. stamp: see :func:`vocabulary_stamp`."""

    def __init__(self, folder: Path, game: type[CardGame], stamp: str) -> None:
        self._rows = KeptRows(folder / f"cards-{game.id}.json", stamp)

    def lines(self, text: CardText) -> tuple[tuple[Ability, ...], ...] | None:
        """The compiled lines of a card (once, or for each variant), or None where they are not kept for this text."""
        found: tuple[tuple[Ability, ...], ...] | None = self._rows.get(text.name, _digest(text))
        return found

    def add(self, text: CardText, cards: Sequence[CardDef]) -> None:
        """Keep a card that was compiled now; one with refused lines is compiled again next time."""
        if not any(card.refused for card in cards):
            same = all(card.abilities is cards[0].abilities for card in cards)
            self._rows.put(text.name, _digest(text), tuple(c.abilities for c in (cards[:1] if same else cards)))

    def write(self) -> None:
        """Write the file, whole or not at all."""
        self._rows.write()


def _digest(text: CardText) -> str:
    lines = "\n".join(line for _, line in text.lines)
    return hashlib.sha256(lines.encode()).hexdigest()[:16]


def vocabulary_stamp(game: type[CardGame], keywords: Sequence[CardText], *more: Path) -> str:
    """What a vocabulary is made of: the sources of the language, of the game and of more folders, by size and time, and
    the texts of keywords, since what they mean is compiled into the cards."""
    own = Path(sys.modules[game.__module__].__file__ or ".").parent
    language = Path(__file__).parent.parent / "language"
    sources = [path for folder in (own, language, *more) for path in sorted(folder.rglob("*.py"))]
    seen = [f"{p.name} {p.stat().st_size} {p.stat().st_mtime_ns}" for p in sources]
    seen += [f"{k.name}: {_digest(k)}" for k in keywords]
    return hashlib.sha256("\n".join(seen).encode()).hexdigest()
