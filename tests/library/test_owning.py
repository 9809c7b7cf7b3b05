"""The user's own key: made once, nobody else's, and no harm where it can't be kept."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from judgeapp.library.owning import FILE, own_key

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="POSIX permissions")


def test_it_is_made_once_and_only_the_user_can_read_it(tmp_path: Path) -> None:
    user = tmp_path / "user"
    key = own_key(user)
    assert len(key) == 32
    assert own_key(user) == key
    assert stat.S_IMODE((user / FILE).stat().st_mode) == 0o600
    assert [file.name for file in user.iterdir()] == [FILE]
    assert own_key(tmp_path / "another") != key


def cut(file: Path) -> None:
    file.write_bytes(b"short")


def open_to_all(file: Path) -> None:
    file.chmod(0o644)


def lead_elsewhere(file: Path) -> None:
    other = file.with_name("elsewhere")
    file.rename(other)
    file.symlink_to(other)


def pipe(file: Path) -> None:
    file.unlink()
    os.mkfifo(file, 0o600)


@pytest.mark.parametrize("harm", [cut, open_to_all, lead_elsewhere, pipe])
def test_a_key_that_may_be_anothers_is_made_anew(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    key = own_key(tmp_path)
    harm(tmp_path / FILE)
    made = own_key(tmp_path)
    assert made != key
    assert len(made) == 32
    assert own_key(tmp_path) == made


def test_where_it_cannot_be_kept_one_serves_for_this_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGEAPP_RUN_KEY", "")
    monkeypatch.delenv("JUDGEAPP_RUN_KEY")
    (tmp_path / "file").write_text("no folder")
    key = own_key(tmp_path / "file" / "user")
    assert len(key) >= 32
    assert own_key(None) == key == own_key(tmp_path / "file" / "user")
