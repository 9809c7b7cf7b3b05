"""Writing files of the user so that neither a crash nor a full disk loses what was there."""

from __future__ import annotations

from pathlib import Path

from judgeapp.library.writing import write_file


def write_whole(file: Path, text: str) -> bool:
    """Write a file at one stroke. Returns whether it could be done; what was there stays when not."""
    try:
        write_file(file, text.encode("utf-8", "surrogatepass"))
        return True
    except OSError:
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
