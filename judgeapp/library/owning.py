"""The key of the user's own: with it the program knows again what it has written itself.

It lies in the user's folder, readable by nobody else, and is made when it is first needed. Where it can't be kept, a
key for this run has to do (what was sealed with it is then not trusted by the next run, and is made again).
"""

from __future__ import annotations

import os
import secrets
import stat
import tempfile
from contextlib import suppress
from pathlib import Path

FILE = "own.key"
_SIZE = 32
_AS_IT_IS = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
_RUN = "JUDGEAPP_RUN_KEY"
"""Where the key of a run stands, so that the processes that it starts have the same."""


def own_key(user: Path | None) -> bytes:
    """The user's key. user: the user's folder; None for a run that has none."""
    if user is None:
        return _of_this_run()
    file = user / FILE
    try:
        return _read(file) or _make(file)
    except OSError:
        return _of_this_run()


def _read(file: Path) -> bytes | None:
    """The key in a file; None where there is none that only the user can have read and written."""
    try:
        held = os.open(file, os.O_RDONLY | _AS_IT_IS)
    except OSError:
        return None
    with os.fdopen(held, "rb") as source:
        about = os.fstat(source.fileno())
        if hasattr(os, "getuid") and (about.st_uid != os.getuid() or about.st_mode & 0o077):
            return None
        if not stat.S_ISREG(about.st_mode):
            return None
        key = source.read(_SIZE + 1)
    return key if len(key) == _SIZE else None


def _make(file: Path) -> bytes:
    """Make a key; where another program was quicker, take that one's."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    handle, name = tempfile.mkstemp(prefix=f"{FILE}.", dir=file.parent)  # nobody else can read it from the first
    aside = Path(name)
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(secrets.token_bytes(_SIZE))
        if file.exists() or file.is_symlink():
            if (made := _read(file)) is not None:
                return made
            file.unlink()  # not a key, or one that others could read
        _put(aside, file)
        return _read(file) or _of_this_run()
    finally:
        with suppress(OSError):
            aside.unlink()


def _put(aside: Path, file: Path) -> None:
    """Give the key its name, unless another program has put one there meanwhile."""
    try:
        os.link(aside, file)
    except FileExistsError:
        pass
    except OSError:  # a file system without hard links
        aside.replace(file)


def _of_this_run() -> bytes:
    key = os.environ.setdefault(_RUN, secrets.token_hex(_SIZE))
    return key.encode()
