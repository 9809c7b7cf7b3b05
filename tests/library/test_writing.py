"""Writing a file: whole or not at all, never through a link, and as readable as before."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

import pytest

from judgeapp.library.writing import beside, write_file

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="POSIX links and permissions")


def test_a_new_file_and_an_older_one(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "a.txt"
    write_file(file, b"one")
    file.chmod(0o640)
    write_file(file, b"two")
    assert file.read_bytes() == b"two"
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
    assert [f.name for f in file.parent.iterdir()] == ["a.txt"]


def test_a_failure_leaves_the_older_file_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.write_bytes(b"old")
    with pytest.raises(RuntimeError):
        _fail_in_the_middle(file)
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def _fail_in_the_middle(file: Path) -> None:
    with beside(file) as path:
        path.write_bytes(b"half")
        raise RuntimeError


def test_a_link_is_replaced_and_not_followed(tmp_path: Path) -> None:
    (tmp_path / "dear").write_bytes(b"dear")
    (tmp_path / "a").symlink_to(tmp_path / "dear")
    write_file(tmp_path / "a", b"new")
    assert (tmp_path / "dear").read_bytes() == b"dear"
    assert (tmp_path / "a").read_bytes() == b"new"


def test_a_device_or_a_folder_is_refused(tmp_path: Path) -> None:
    for place in (Path("/dev/null"), tmp_path):
        with pytest.raises(OSError, match="not a file"):
            write_file(place, b"x")
    assert not Path("/dev/null").is_file()


def test_long_names(tmp_path: Path) -> None:
    write_file(tmp_path / ("ж" * 120 + ".txt"), b"x")
