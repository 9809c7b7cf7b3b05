"""A key for the users of tests."""

from __future__ import annotations

from pathlib import Path

from judgeapp.library.owning import FILE


def give_key(user: Path) -> None:
    """Put a key into a user's folder, the same one every time: an index that one test has built opens in the next."""
    user.mkdir(parents=True, exist_ok=True)
    file = user / FILE
    file.touch(mode=0o600)
    file.write_bytes(b"the key of the user in all tests")
