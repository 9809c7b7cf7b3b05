"""Loading the library: what ships, then what the user wrote and imported, out of the cache when nothing has changed."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from pydantic import BaseModel, ValidationError

from judgeapp.library.models import GameShelf, Imported, Rule, Ruling, Term
from judgeapp.library.places import CARDS, GAMES, cache_root
from judgeapp.library.problems import LibraryError, Problem
from judgeapp.library.reading import GameReader
from judgeapp.library.shelves import Library
from judgeapp.library.writing import write_file

_FORMAT = 2
_SUFFIXES = (".toml", ".card", ".json")
IMPORTED = "imported"
Stamp = tuple[tuple[str, int, int], ...]


class _Kept(BaseModel):
    """The parsed library as it lies in the cache: plain JSON, checked again when it is read."""

    format: int
    stamp: Stamp
    digest: str
    shelves: tuple[GameShelf, ...]
    imported: tuple[Imported, ...]
    problems: tuple[tuple[str, int, str, str, str], ...]

    def library(self) -> Library:
        shelves = {shelf.game: shelf for shelf in self.shelves}
        return Library(shelves, self.imported, tuple(Problem(*problem) for problem in self.problems), self.digest)


def load_library(resources: Path, user: Path | None = None, cache: Path | None = None) -> Library:
    """Load all games from `resources`, and over them what the user keeps in `user`.

    In: the folder that holds `<game>/…`; the user's folder with the same layout and `imported/`; the cache folder (the
    usual one when not given). Out: the library; damaged files of the user are left out and told in `problems`.
    Raises `LibraryError` when a shipped file is damaged.
    """
    file = _cache_file(cache or cache_root(), resources, user)
    stamp = _stamp(resources, user)
    kept = _recall(file)
    if kept and kept.stamp == stamp:
        return kept.library()
    digest = _digest(resources, user, stamp)
    if not (kept and kept.digest == digest):
        kept = _read(resources, user, digest)
    kept = kept.model_copy(update={"stamp": stamp})
    _keep(file, kept)
    return kept.library()


def _cache_file(cache: Path, resources: Path, user: Path | None) -> Path:
    place = hashlib.blake2b(f"{resources}\0{user}".encode(), digest_size=8).hexdigest()
    return cache / f"library-{place}.json"


def _stamp(resources: Path, user: Path | None) -> Stamp:
    """Every file with its time and size: what tells at a glance that nothing has changed."""
    found: list[tuple[str, int, int]] = []
    for root in filter(None, (resources, user)):
        for folder in (*GAMES, IMPORTED, CARDS):
            found.extend(_files(root / folder, root))
    return tuple(sorted(found))


def _files(folder: Path, root: Path) -> Iterable[tuple[str, int, int]]:
    try:
        entries = list(os.scandir(folder))
    except OSError:
        return
    for entry in entries:
        if entry.is_dir(follow_symlinks=False):
            if entry.name != "proofs":
                yield from _files(Path(entry.path), root)
        elif entry.name.endswith(_SUFFIXES) and entry.is_file():
            status = entry.stat()
            yield entry.path, status.st_mtime_ns, status.st_size


def _digest(resources: Path, user: Path | None, stamp: Stamp) -> str:
    found = hashlib.blake2b(str(_FORMAT).encode(), digest_size=16)
    for path, _, _ in stamp:
        found.update(path.removeprefix(str(resources)).removeprefix(str(user)).encode())
        try:
            found.update(hashlib.blake2b(Path(path).read_bytes()).digest())
        except OSError:
            found.update(b"unreadable")
    return found.hexdigest()


def _recall(file: Path) -> _Kept | None:
    try:
        kept = _Kept.model_validate_json(file.read_bytes())
    except (OSError, ValidationError):
        return None
    return kept if kept.format == _FORMAT else None


def _keep(file: Path, kept: _Kept) -> None:
    """Write the cache at one stroke; a cache that cannot be written is no error."""
    with suppress(OSError):
        write_file(file, kept.model_dump_json(by_alias=True, exclude_defaults=True).encode())


def _read(resources: Path, user: Path | None, digest: str) -> _Kept:
    shelves, problems = [], list[Problem]()
    told: list[Problem] = []
    for game in GAMES:
        reader = GameReader(resources, game)
        shelf = reader.read()
        problems += reader.problems
        if user:
            mine = GameReader(user, game, own=True)
            shelf = _over(shelf, mine.read())
            told += mine.problems
        shelves.append(shelf)
    if problems:
        raise LibraryError(problems)
    imported = tuple(_imported(user, told)) if user else ()
    rows = tuple((p.file, p.line, p.message, p.expected, p.nearest) for p in told)
    return _Kept(format=_FORMAT, stamp=(), digest=digest, shelves=tuple(shelves), imported=imported, problems=rows)


def _over(shelf: GameShelf, mine: GameShelf) -> GameShelf:
    """The user's entries over ours: a term of the same name replaces ours but keeps our other names for it."""
    terms = {term.term.casefold(): term for term in shelf.terms}
    for term in mine.terms:
        key = term.term.casefold()
        terms[key] = _merged(terms[key], term) if key in terms else term
    rulings: dict[str, Ruling] = {ruling.id: ruling for ruling in (*shelf.rulings, *mine.rulings)}
    rules: dict[str, Rule] = {rule.number: rule for rule in (*shelf.rules, *mine.rules)}
    cards = {card.name.casefold(): card for card in (*shelf.cards, *mine.cards)}
    return shelf.model_copy(
        update={
            "terms": tuple(terms.values()),
            "rulings": tuple(rulings.values()),
            "rules": tuple(rules.values()),
            "documents": (*shelf.documents, *mine.documents),
            "cards": tuple(cards.values()),
        }
    )


def _merged(ours: Term, theirs: Term) -> Term:
    given = theirs.model_fields_set
    update = {name: getattr(theirs, name) for name in given if name not in ("also", "stands_for")}
    update["also"] = tuple(dict.fromkeys((*theirs.also, *ours.also)))
    update["stands_for"] = tuple(dict.fromkeys((*theirs.stands_for, *ours.stands_for)))
    return ours.model_copy(update=update)


def _imported(user: Path, problems: list[Problem]) -> Iterable[Imported]:
    for file in sorted((user / IMPORTED).glob("*.json")):
        try:
            found = Imported.model_validate_json(file.read_bytes())
            if found.game not in GAMES:
                raise ValueError(f"an unknown game {found.game!r}")
            yield found
        except (OSError, ValueError) as error:
            first = str(error).splitlines()[0]
            problems.append(Problem(str(file), 0, f"left out, import it again: {first}"))
