"""The index as a cache: opened when it is sound and ours, built again by itself when it is not.

An index lies in a folder named after what it was made from, so another content is another folder. It is written aside,
sealed with the checksums of its files, and moved into place at one stroke: what stands there is whole. Whoosh files
hold pickles, so a folder without our seal, or one that others can write to, is never opened. The seal is made with a
secret of the user's own: a checksum alone anybody could have reckoned.
"""

from __future__ import annotations

import atexit
import hashlib
import hmac
import json
import os
import shutil
import stat
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
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
    *,
    secret: bytes,
) -> Index:
    """The index of some content, from the cache folder when it is there and sound, else built.

    `content` names the content; `documents` and `entries` are only called when something must be built; `secret` is
    what seals are made with. Safe when several programs do it at once. Raises what `documents`, `entries` or `progress`
    raise; an unwritable cache is no error: the index is then built in a temporary folder.
    """
    key = key_of(content, plan)
    folder = cache / f"index-{key}"
    found = _open(folder, key, secret)
    if found:
        return found
    try:
        cache.mkdir(parents=True, exist_ok=True, mode=0o700)
        with _alone(cache / "index.lock"):
            found = _open(folder, key, secret)  # another program may have built it while we waited
            if found:
                return found
            _clean(cache, folder)
            _build(cache, folder, lambda aside: build(aside, documents(), entries(), plan, progress), key, secret)
    except OSError:
        aside = Path(tempfile.mkdtemp(prefix="judgeapp-index-"))
        atexit.register(shutil.rmtree, aside, ignore_errors=True)
        build(aside, documents(), entries(), plan, progress)
        return Index(aside)
    found = _open(folder, key, secret)
    if not found:
        raise RuntimeError(f"the index just built in {folder} cannot be opened")
    return found


def _build(cache: Path, folder: Path, write: Callable[[Path], None], key: str, secret: bytes) -> None:
    aside = Path(tempfile.mkdtemp(prefix="building-", dir=cache))
    try:
        write(aside)
        seal = {"key": key, "files": {name: _checksum(aside / name) for name in sorted(os.listdir(aside))}}
        (aside / _SEAL).write_text(json.dumps(seal | {"mac": _mac(seal, secret)}), encoding="utf-8")
        _take_away(folder)
        aside.replace(folder)
    finally:
        shutil.rmtree(aside, ignore_errors=True)


def _take_away(folder: Path) -> None:
    """Remove what stands in the place of an index; of a link only the link."""
    if folder.is_symlink() or folder.is_file():
        folder.unlink()
    elif folder.exists():
        shutil.rmtree(folder)


def _open(folder: Path, key: str, secret: bytes) -> Index | None:
    """The index in a folder, when it bears our seal and is sound."""
    if not (folder.is_dir() and _is_ours(folder) and _seal_holds(folder, key, secret)):
        return None
    try:
        return Index(folder)
    except Exception:  # whatever a damaged index raises, the cure is the same: build it again
        return None


def _is_ours(folder: Path) -> bool:
    """Whether only this user can have written there, and nothing there leads elsewhere."""
    if folder.is_symlink():
        return False
    files = [entry.stat(follow_symlinks=False) for entry in os.scandir(folder)]
    if not all(stat.S_ISREG(file.st_mode) for file in files):
        return False
    if not hasattr(os, "getuid"):  # where the system cannot tell whose it is, the seal has to do
        return True
    return all(one.st_uid == os.getuid() and not one.st_mode & 0o022 for one in (os.stat(folder), *files))


def _seal_holds(folder: Path, key: str, secret: bytes) -> bool:
    try:
        seal = json.loads((folder / _SEAL).read_text(encoding="utf-8"))
        mac, files = str(seal.pop("mac")), dict[str, str](seal["files"])
        if not hmac.compare_digest(mac.encode(), _mac(seal, secret).encode()):
            return False
        present = {name for name in os.listdir(folder) if name != _SEAL}
        return seal["key"] == key and present == set(files) and all(_checksum(folder / n) == files[n] for n in files)
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return False


def _mac(seal: Mapping[str, object], secret: bytes) -> str:
    """What only one who has the secret can write under a seal."""
    told = json.dumps(seal, sort_keys=True, ensure_ascii=True).encode()
    return hmac.new(secret, told, hashlib.sha256).hexdigest()


def _checksum(file: Path) -> str:
    """The size and digest of a file: of all of it, since what is not looked at could be anybody's."""
    with file.open("rb") as content:
        digest = hashlib.file_digest(content, hashlib.sha256)
        return f"{content.tell()}:{digest.hexdigest()}"


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
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0)
    with os.fdopen(os.open(lock, flags, 0o600), "r+b") as held:
        if sys.platform == "win32":
            import msvcrt

            held.seek(0)
            msvcrt.locking(held.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield
