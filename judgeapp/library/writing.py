"""Writing files so that what was there stays until the new one is whole: written beside, then renamed.

Nothing is written through a link: the name beside is new and nobody's, and renaming replaces a link, not what it leads
to. OSError where the disk refuses; nothing half done stays then.
"""

from __future__ import annotations

import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_LONGEST = 60
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


class Beside:
    """A file that is being written beside the one it will be. ``path`` is where; it exists and is empty at first."""

    def __init__(self, file: Path) -> None:
        mode = _mode_of(file)
        self.file = file
        file.parent.mkdir(parents=True, exist_ok=True)
        self.path = file.with_name(f".{file.stem[:_LONGEST]}.{secrets.token_hex(6)}.tmp{file.suffix[:_LONGEST]}")
        os.close(os.open(self.path, _NEW, 0o666))
        if mode is not None:
            with suppress(OSError):
                self.path.chmod(mode)

    def keep(self) -> None:
        """It is whole: it takes its name."""
        self.path.replace(self.file)

    def drop(self) -> None:
        """It is not wanted, or not whole: the older one stays."""
        with suppress(OSError):
            self.path.unlink()


def _mode_of(file: Path) -> int | None:
    """Who may read and write the older file. OSError where there is something that is no file, such as a device."""
    try:
        about = file.lstat()
    except FileNotFoundError:
        return None
    if stat.S_ISLNK(about.st_mode):
        return None
    if not stat.S_ISREG(about.st_mode):
        raise OSError(f"{file} is not a file")
    return stat.S_IMODE(about.st_mode)


@contextmanager
def beside(file: Path) -> Iterator[Path]:
    """Where to write a file: it takes its name when the block ends, and is gone where the block fails."""
    new = Beside(file)
    try:
        yield new.path
        new.keep()
    except BaseException:
        new.drop()
        raise


def write_file(file: Path, content: bytes) -> None:
    """Write a file at one stroke."""
    with beside(file) as path, path.open("r+b") as out:
        out.write(content)


def append_to(file: Path) -> int:
    """Open a file to go on writing at its end, and never what a link leads to. Returns its descriptor."""
    flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
    return os.open(file, flags, 0o666)
