"""The index as a cache: rebuilt when it must be, never opened from a stranger, safe with two programs."""

from __future__ import annotations

import gc
import hashlib
import json
import multiprocessing
import os
import pickle
import shutil
import struct
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from rules_index import Index, key_of, open_or_build
from tests.rules_index.conftest import DOCUMENTS, ENTRIES, PLAN

LEFT_OPEN = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
"""Whoosh leaves a file open whose reading has failed."""
SECRET = b"a secret of the user's own"


class Source:
    """Gives the documents, and counts how often they were asked for."""

    def __init__(self, secret: bytes = SECRET) -> None:
        self.asked = 0
        self.secret = secret

    def __call__(self) -> tuple[object, ...]:
        self.asked += 1
        return DOCUMENTS

    def open(self, cache: Path, content: str = "one") -> Index:
        """Open or build; the index is only looked at."""
        index = open_or_build(cache, content, PLAN, self, lambda: ENTRIES, secret=self.secret)  # type: ignore[arg-type]
        assert len(index.store) == len(DOCUMENTS)
        index.close()
        return index


def folder_of(cache: Path, content: str = "one") -> Path:
    return cache / f"index-{key_of(content, PLAN)}"


def test_it_is_built_once(tmp_path: Path) -> None:
    source = Source()
    source.open(tmp_path)
    source.open(tmp_path)
    assert source.asked == 1


def test_other_content_is_another_index(tmp_path: Path) -> None:
    source = Source()
    source.open(tmp_path, "one")
    source.open(tmp_path, "two")
    source.open(tmp_path, "one")
    assert source.asked == 2


def test_old_indexes_are_thrown_away(tmp_path: Path) -> None:
    source = Source()
    for content in ("one", "two", "three", "four"):
        source.open(tmp_path, content)
    assert len(list(tmp_path.glob("index-*"))) == 2
    assert not list(tmp_path.glob("building-*"))


def truncate(folder: Path) -> None:
    file = next(folder.glob("*.seg"))
    file.write_bytes(file.read_bytes()[:-100])


def flip(folder: Path) -> None:
    file = next(folder.glob("*.seg"))
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 0xFF
    file.write_bytes(bytes(content))


def unseal(folder: Path) -> None:
    (folder / "seal.json").unlink()


def half_write(folder: Path) -> None:
    (folder / "words.json").unlink()


def add(folder: Path) -> None:
    (folder / "extra.toc").write_bytes(b"cos\nsystem\n(S'true'\ntR.")


class Boom:
    """What a stranger would put into a pickle."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return os.mkdir, (str(BOOM),)


BOOM = Path(tempfile.gettempdir()) / f"boom-{os.getpid()}"


def plant(folder: Path) -> None:
    """Put a stranger's pickle where the schema stands."""
    toc = next(folder.glob("*.toc"))
    boom, head = pickle.dumps(Boom(), 2), toc.read_bytes()
    at = head.index(b"\x80\x02")  # where the pickled schema begins; it is longer than ours, and read up to its end
    toc.write_bytes(head[:at] + boom + head[at + len(boom) :])


def forge(folder: Path) -> None:
    """Plant it, and reckon a seal as well as a stranger can."""
    plant(folder)
    seal = json.loads((folder / "seal.json").read_text())
    for name in seal["files"]:
        content = (folder / name).read_bytes()
        seal["files"][name] = f"{len(content)}:{hashlib.sha256(content).hexdigest()}"
    (folder / "seal.json").write_text(json.dumps(seal))


def link_away(folder: Path) -> None:
    """Let the name lead to a folder elsewhere."""
    other = folder.with_name("elsewhere")
    folder.rename(other)
    folder.symlink_to(other)


def scribble_on_seal(folder: Path) -> None:
    (folder / "seal.json").write_text("[]")


@pytest.mark.parametrize("harm", [truncate, flip, unseal, half_write, add, scribble_on_seal, forge, link_away])
def test_a_harmed_index_is_built_again(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    source = Source()
    source.open(tmp_path)
    harm(folder_of(tmp_path))
    source.open(tmp_path)
    source.open(tmp_path)
    assert source.asked == 2
    assert not BOOM.exists()


def test_a_seal_made_with_another_secret_does_not_hold(tmp_path: Path) -> None:
    Source(b"a stranger's secret").open(tmp_path)
    mine = Source()
    mine.open(tmp_path)
    mine.open(tmp_path)
    assert mine.asked == 1


@LEFT_OPEN
def test_a_pickle_of_a_stranger_is_not_run_even_under_a_seal_that_holds(tmp_path: Path) -> None:
    Source().open(tmp_path)
    plant(folder_of(tmp_path))
    with pytest.raises(pickle.UnpicklingError, match="an index has no"):
        Index(folder_of(tmp_path))
    assert not BOOM.exists()
    gc.collect()


@LEFT_OPEN
def test_a_pickle_of_an_older_format_is_not_run(tmp_path: Path) -> None:
    """The reader of old formats has an unpickler of its own."""
    Source().open(tmp_path)
    plant(folder_of(tmp_path))
    toc = next(folder_of(tmp_path).glob("*.toc"))
    content = toc.read_bytes()
    assert struct.pack("!i", -111) in content
    toc.write_bytes(content.replace(struct.pack("!i", -111), struct.pack("!i", -110), 1))
    with pytest.raises(Exception, match="format -110"):
        Index(folder_of(tmp_path))
    assert not BOOM.exists()
    gc.collect()


def test_a_lock_that_leads_elsewhere_is_not_written_through(tmp_path: Path) -> None:
    (tmp_path / "cache").mkdir()
    (tmp_path / "cache" / "index.lock").symlink_to(tmp_path / "victim")
    Source().open(tmp_path / "cache")
    assert not (tmp_path / "victim").exists()


def test_the_seal_of_another_index_does_not_fit(tmp_path: Path) -> None:
    source = Source()
    source.open(tmp_path, "one")
    shutil.copytree(folder_of(tmp_path, "one"), folder_of(tmp_path, "two"))
    source.open(tmp_path, "two")
    assert source.asked == 2


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX permissions")
def test_a_folder_that_others_can_write_to_is_not_opened(tmp_path: Path) -> None:
    source = Source()
    source.open(tmp_path)
    folder_of(tmp_path).chmod(0o777)
    source.open(tmp_path)
    assert source.asked == 2


def test_an_interrupted_build_leaves_nothing(tmp_path: Path) -> None:
    def stop(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        open_or_build(tmp_path, "one", PLAN, lambda: DOCUMENTS, lambda: ENTRIES, stop, secret=SECRET)
    assert not list(tmp_path.glob("building-*"))
    assert not list(tmp_path.glob("index-*"))
    Source().open(tmp_path)


def test_progress_is_told(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    index = open_or_build(
        tmp_path, "one", PLAN, lambda: DOCUMENTS, lambda: ENTRIES, lambda *at: told.append(at), secret=SECRET
    )
    index.close()
    assert told[0] == (0, len(DOCUMENTS))
    assert told[-1] == (len(DOCUMENTS), len(DOCUMENTS))


def test_an_unwritable_cache_is_no_error(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    source = Source()
    source.open(blocked / "cache")
    assert source.asked == 1


def _open_in_child(cache: str, answer: object) -> None:
    index = open_or_build(Path(cache), "one", PLAN, lambda: DOCUMENTS, lambda: ENTRIES, secret=SECRET)
    answer.put((os.getpid(), len(index.store)))  # type: ignore[attr-defined]
    index.close()


def test_two_programs_at_once(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    answers = context.Queue()
    programs = [context.Process(target=_open_in_child, args=(str(tmp_path), answers)) for _ in range(3)]
    for program in programs:
        program.start()
    found = [answers.get(timeout=60) for _ in programs]
    for program in programs:
        program.join(60)
        assert program.exitcode == 0
    assert {number for _, number in found} == {len(DOCUMENTS)}
    assert len(list(tmp_path.glob("index-*"))) == 1


def test_the_seal_names_every_file(tmp_path: Path) -> None:
    Source().open(tmp_path)
    folder = folder_of(tmp_path)
    seal = json.loads((folder / "seal.json").read_text())
    assert set(seal["files"]) == {file.name for file in folder.iterdir()} - {"seal.json"}
