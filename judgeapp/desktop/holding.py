"""Holding a file: at any time one program alone does, and when it ends, however it ends, the system lets go.

The holder is known to the system and to nothing else: no name of a computer or number of a program is written down that
could be another one's later.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from judgeapp.library.writing import append_to


class Hold:
    """A file that is held until `release`."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def release(self) -> None:
        """Let go."""
        with suppress(OSError):
            os.close(self._descriptor)


def try_hold(file: Path) -> Hold | None:
    """Hold a file, which is made where there is none; None where somebody else does. OSError where it can't be made."""
    descriptor = append_to(file)
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(descriptor)
        return None
    return Hold(descriptor)
