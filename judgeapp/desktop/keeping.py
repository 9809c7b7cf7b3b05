"""Writing files of the user so that neither a crash nor a full disk loses what was there."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def write_whole(file: Path, text: str) -> bool:
    """Write a file at one stroke. Returns whether it could be done; what was there stays when not."""
    aside = file.with_name(f"{file.name}.{os.getpid()}.tmp")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        aside.write_text(text, encoding="utf-8")
        aside.replace(file)
        return True
    except OSError:
        with contextlib.suppress(OSError):
            aside.unlink(missing_ok=True)
        return False


def set_aside(file: Path) -> Path:
    """Rename a damaged file so that a new one can be written. Returns where it lies now."""
    for number in range(1, 100):
        other = file.with_name(f"{file.stem}.damaged-{number}{file.suffix}")
        if not other.exists():
            try:
                return file.rename(other)
            except OSError:
                return file
    return file
