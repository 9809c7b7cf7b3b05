"""A few kills of the kill test; the whole of it is ``python -m tests.desktop.killing`` (60 kills and more)."""

from __future__ import annotations

import sys

import pytest

from tests.desktop.killing import kills


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9")
def test_what_a_kill_takes_is_no_older_than_a_moment() -> None:
    """Generous, since nothing timed gates: what is to be found here is a kind that is not written while somebody types.

    (Such a kind loses everything since the first letter.)
    """
    for kill in kills(3, seed=5, longest=2.0):
        assert kill.lived < 1.0, kill
