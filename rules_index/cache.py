"""The index as a cache: opened when it is sound and ours, built again by itself when it is not.

An index lies in a folder named after what it was made from, so another content is another folder. It is written aside,
sealed with the checksums of its files, and moved into place at one stroke: what stands there is whole. Whoosh files
hold pickles, so a folder without our seal, or one that others can write to, is never opened.
"""

from __future__ import annotations

import atexit
import hashlib
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from rules_index.document import Document, Plan
from rules_index.index import Index, Progress, build
from rules_index.languages import russian
from rules_index.lexicon import Entry
from rules_index.store import ENGINE
from rules_index.talk import talk_lines

_FORMAT = 4
_SEAL = "seal.json"
_KEPT = 2
_ABANDONED_AFTER = 3600.0
_READ_WHOLE = 24_000_000
_SAMPLE, _SAMPLES = 65_536, 128


def key_of(content: str, plan: Plan) -> str:
    """The name of an index: content, plan, what we know of words and of talk, our format and the version of Whoosh."""
    known = f"{talk_lines()!r}|{russian.FAMILIES.lines!r}"
    made = f"{_FORMAT}|{ENGINE}|{sys.version_info[:2]}|{plan!r}|{content}|{known}"
    return hashlib.blake2b(made.encode(), digest_size=16).hexdigest()


def open_or_build(
    cache: Path,
    content: str,
    plan: Plan,
    documents: Callable[[], Iterable[Document]],
    entries: Callable[[], Iterable[Entry]],
    progress: Progress | None = None,
) -> Index:
    """The index of some content, from the cache folder when it is there and sound, else built.

    `content` names the content; `documents` and `entries` are only called when something must be built. Safe when
    several programs do it at once. Raises what `documents`, `entries` or `progress` raise; an unwritable cache is
    no error: the index is then built in a temporary folder.
    """
    key = key_of(content, plan)
    folder = cache / f"index-{key}"
    found = _open(folder, key)
    if found:
        return found
    try:
        cache.mkdir(parents=True, exist_ok=True, mode=0o700)
        with _alone(cache / "index.lock"):
            found = _open(folder, key)  # another program may have built it while we waited
            if found:
                return found
            _clean(cache, folder)
            _build(cache, folder, key, plan, documents, entries, progress)
    except OSError:
        aside = Path(tempfile.mkdtemp(prefix="judgeapp-index-"))
        atexit.register(shutil.rmtree, aside, ignore_errors=True)
        build(aside, documents(), entries(), plan, progress)
        return Index(aside)
    found = _open(folder, key)
    if not found:
        raise RuntimeError(f"the index just built in {folder} cannot be opened")
    return found


def _build(
    cache: Path,
    folder: Path,
    key: str,
    plan: Plan,
    documents: Callable[[], Iterable[Document]],
    entries: Callable[[], Iterable[Entry]],
    progress: Progress | None,
) -> None:
    aside = Path(tempfile.mkdtemp(prefix="building-", dir=cache))
    try:
        build(aside, documents(), entries(), plan, progress)
        seal = {"key": key, "files": {name: _checksum(aside / name) for name in sorted(os.listdir(aside))}}
        (aside / _SEAL).write_text(json.dumps(seal), encoding="utf-8")
        if folder.exists():
            shutil.rmtree(folder)
        aside.replace(folder)
    finally:
        shutil.rmtree(aside, ignore_errors=True)


def _open(folder: Path, key: str) -> Index | None:
    """The index in a folder, when it bears our seal and is sound."""
    if not (folder.is_dir() and _is_ours(folder) and _seal_holds(folder, key)):
        return None
    try:
        return Index(folder)
    except Exception:  # whatever a damaged index raises, the cure is the same: build it again
        return None


def _is_ours(folder: Path) -> bool:
    """Whether only this user can have written there; where the system cannot tell, the seal has to do."""
    if not hasattr(os, "getuid"):
        return True
    return all(
        status.st_uid == os.getuid() and not status.st_mode & 0o022
        for status in (os.stat(folder), *(entry.stat() for entry in os.scandir(folder)))
    )


def _seal_holds(folder: Path, key: str) -> bool:
    try:
        seal = json.loads((folder / _SEAL).read_text(encoding="utf-8"))
        files: dict[str, str] = seal["files"]
        present = {name for name in os.listdir(folder) if name != _SEAL}
        return seal["key"] == key and present == set(files) and all(_checksum(folder / n) == files[n] for n in files)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return False


def _checksum(file: Path) -> str:
    """The size and digest of a file; of a very large one, the digest of samples from all over it."""
    size = file.stat().st_size
    digest = hashlib.blake2b(digest_size=16)
    with file.open("rb") as content:
        if size <= _READ_WHOLE:
            while block := content.read(1 << 20):
                digest.update(block)
        else:
            for place in range(_SAMPLES):
                content.seek((size - _SAMPLE) * place // (_SAMPLES - 1))
                digest.update(content.read(_SAMPLE))
    return f"{size}:{digest.hexdigest()}"


def _clean(cache: Path, keep: Path) -> None:
    """Throw away what was left half-written, and all indexes but the newest."""
    now = time.time()
    for left in cache.glob("building-*"):
        with suppress(OSError):
            if now - left.stat().st_mtime > _ABANDONED_AFTER:
                shutil.rmtree(left, ignore_errors=True)
    old = [folder for folder in cache.glob("index-*") if folder.is_dir() and folder != keep]
    old.sort(key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in old[_KEPT - 1 :]:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Wait until no other program builds in this cache. The system frees the lock when its holder dies."""
    with lock.open("a+b") as held:
        if sys.platform == "win32":
            import msvcrt

            held.seek(0)
            msvcrt.locking(held.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield
