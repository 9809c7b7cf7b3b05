"""A damaged file of the user is left out and named, and the rest of the library opens."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from judgeapp.library import load_library
from judgeapp.library.loader import IMPORTED

GOOD = """
[[ruling]]
id = "my-frog"
title = { en = "My frog" }
question = { en = "May it?" }
answer = { en = "Yes." }
verdict = "yes"
says = { en = "It may." }
topics = ["frogs"]
rules = []
reference = { en = "mine" }
"""
DEEP = ".".join("a" * 20_000)
DAMAGED = {
    "rulebook.toml": "rulebook = 3",
    "rulebook/a.toml": "[[rulebook]]\ntitle = 'x'",
    "rulebook/b.toml": "rulebook = [1, 2]\nrule = 4\nedition = 'x'",
    "rulings/a.toml": "ruling = 3",
    "rulings/b.toml": "ruling = [1, 'x', [2]]",
    "rulings/c.toml": f"{DEEP} = 1",
    "rulings/d.toml": f"[[ruling]]\nid.{DEEP} = 1",
    "rulings/e.toml": f"[{DEEP}]",
    "rulings/f.toml": f"x = {{{DEEP} = 1}}",
    "rulings/g.toml": "x = " + "[" * 50_000,
    "rulings/h.toml": "x = " + "{a=" * 50_000,
    "rulings/i.toml": '"" = 1\n"\\u0000" = 2\n"a.b" = 3\n',
    "rulings/j.toml": GOOD.replace('id = "my-frog"', 'id = "other"\ngame = "chess"'),
    "rulings/k.toml": GOOD.replace('id = "my-frog"', "id = 7"),
    "rulings/l.toml": GOOD.replace('{ en = "May it?" }', "[[[[]]]]").replace("my-frog", "l"),
    "rulings/m.toml": "\x00\x01\x02",
    "glossary/a.toml": "term = { term = 1 }",
    "glossary/b.toml": "[[term]]\nterm = { a = 1 }\nalso = 'x'\n1 = 2",
    "documents.toml": "document = 1979-05-27T07:32:00Z",
    "cards/a.card": "\udcff",
}


@pytest.mark.parametrize("name", DAMAGED)
def test_it_is_left_out_and_named(resources: Path, tmp_path: Path, name: str) -> None:
    user = tmp_path / "user"
    for file, text in {"rulings/good.toml": GOOD, name: DAMAGED[name]}.items():
        place = user / "fab" / file
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(text.encode("utf-8", "surrogateescape"))
    begun = time.monotonic()
    library = load_library(resources, user, tmp_path / "cache")
    assert time.monotonic() - begun < 20
    assert library.ruling("frog-leaps") is not None
    assert library.ruling("my-frog") is not None
    assert library.problems
    assert {Path(problem.file).name for problem in library.problems} == {Path(name).name}
    assert all(len(str(problem)) < 2_000 for problem in library.problems)


def test_a_deep_key_is_refused_at_once(resources: Path, tmp_path: Path) -> None:
    place = tmp_path / "user" / "fab" / "rulings.toml"
    place.parent.mkdir(parents=True)
    place.write_text("\n".join(f"k{n}.{'.'.join('ab' * 99)} = 1" for n in range(300)))
    begun = time.monotonic()
    assert load_library(resources, tmp_path / "user", tmp_path / "cache").problems
    assert time.monotonic() - begun < 5


def test_an_import_of_an_unknown_game_is_left_out(resources: Path, tmp_path: Path) -> None:
    kept = tmp_path / "user" / IMPORTED
    kept.mkdir(parents=True)
    (kept / "ABC.json").write_text('{"code": "ABC", "game": "chess", "title": "x", "source": "x.txt"}')
    (kept / "DEF.json").write_text("[" * 100_000)
    library = load_library(resources, tmp_path / "user", tmp_path / "cache")
    assert not library.imported
    assert [Path(problem.file).name for problem in library.problems] == ["ABC.json", "DEF.json"]
    assert "unknown game" in str(library.problems[0])
