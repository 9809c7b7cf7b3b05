"""Loading: what ships, what the user keeps, and what is said of damage."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgeapp.library import LibraryError, load_library
from judgeapp.library.problems import line_of


def edit(resources: Path, name: str, old: str, new: str) -> None:
    file = resources / "fab" / name
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


def problem(resources: Path, tmp_path: Path) -> str:
    with pytest.raises(LibraryError) as caught:
        load_library(resources, None, tmp_path / "cache")
    assert len(caught.value.problems) == 1
    return str(caught.value.problems[0])


def test_everything_is_read(resources: Path, tmp_path: Path) -> None:
    library = load_library(resources, None, tmp_path / "cache")
    ruling = library.ruling("frog-leaps")
    assert ruling is not None
    assert ruling.game == "fab"
    assert ruling.title.said() == "A frog may leap once a turn"
    rule = library.rule("fab", "7.5.2")
    assert rule is not None
    assert rule.since == "2"
    assert library.rule("fab", "7.5.20") is None
    assert library.rulings_of_rule("fab", "7.5.2") == (ruling,)
    assert library.rulings_of_card("fab", "GREAT FROG") == (ruling,)
    card = library.card("fab", "great frog")
    assert card is not None
    assert card.fact("power") == "3/2/1"
    assert card.lines == ("when this leaps, draw a card",)
    assert [one.number for one in library.neighbours(rule)] == ["7.5", "7.5.2"]
    assert library.editions("fab", "2") == ("2", "3")
    assert library.editions("fab", None, "2") == ("1", "2")
    assert library.editions("wow") == ()


@pytest.mark.parametrize(
    ("old", "new", "parts"),
    [
        ("topics =", "topcis =", ("frogs.toml:11:", "unknown key 'topcis'", "did you mean 'topics'?")),
        ('verdict = "yes"', 'verdict = "yess"', ("frogs.toml:5:", "'yess' is not allowed", "did you mean 'yes'?")),
        ('answer = { en = "Once a turn." }', "", ("frogs.toml:2:", "'frog-leaps'", "lacks 'answer'")),
        ('id = "frog-leaps"', 'id = "Frog Leaps"', ("frogs.toml:3:", "pattern")),
        ('answer = { en = "Once a turn." }', 'answer = { en = "Once\\na turn." }', ("frogs.toml:7:", "one line")),
        ('verdict = "yes"', 'verdict = "yes"\nstatus = "misprint"', ("needs a `note`",)),
        ('verdict = "yes"', 'verdict = yes"', ("frogs.toml:5:", "not valid TOML")),
        ("[[ruling]]", "[[rulings]]", ("unexpected 'rulings'", "did you mean 'ruling'?")),
        ('says = { en = "It', 'says = { de = "It', ("frogs.toml:8:",)),
    ],
)
def test_damage_is_told_with_its_place(
    resources: Path, tmp_path: Path, old: str, new: str, parts: tuple[str, ...]
) -> None:
    edit(resources, "rulings/frogs.toml", old, new)
    with pytest.raises(LibraryError) as caught:
        load_library(resources, None, tmp_path / "cache")
    told = str(caught.value)
    for part in parts:
        assert part in told


def test_an_id_stands_only_once(resources: Path, tmp_path: Path) -> None:
    file = resources / "fab/rulings/frogs.toml"
    (resources / "fab/rulings/again.toml").write_text(file.read_text())
    assert "'frog-leaps' stands twice" in problem(resources, tmp_path)


def test_the_cache_is_used_until_something_changes(
    resources: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = tmp_path / "cache"
    first = load_library(resources, None, cache)
    with monkeypatch.context() as patched:
        patched.setattr("judgeapp.library.loader._read", None)
        assert load_library(resources, None, cache) == first
        file = resources / "fab/glossary.toml"
        file.write_text(file.read_text())  # touched, not changed
        assert load_library(resources, None, cache).digest == first.digest
    edit(resources, "glossary.toml", "hop", "bounce")
    assert load_library(resources, None, cache).digest != first.digest


@pytest.mark.parametrize("harm", [b"", b"{", b"null", b'{"format": 0}', b"\xff\xfe"])
def test_a_damaged_cache_is_no_error(resources: Path, tmp_path: Path, harm: bytes) -> None:
    cache = tmp_path / "cache"
    first = load_library(resources, None, cache)
    next(cache.glob("library-*.json")).write_bytes(harm)
    assert load_library(resources, None, cache).digest == first.digest


def test_an_unwritable_cache_is_no_error(resources: Path, tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("")
    assert load_library(resources, None, blocked / "cache").ruling("frog-leaps")


def test_the_users_glossary_lies_over_ours(resources: Path, tmp_path: Path) -> None:
    user = tmp_path / "user"
    (user / "fab").mkdir(parents=True)
    (user / "fab/glossary.toml").write_text(
        '[[term]]\nterm = "Leap"\nalso = ["boing"]\n[[term]]\nterm = "pond"\nsays = { en = "Where frogs live." }\n'
    )
    terms = {term.term: term for term in load_library(resources, user, tmp_path / "cache").terms("fab")}
    assert terms["Leap"].also == ("boing", "hop")
    assert terms["Leap"].says is not None
    assert terms["Leap"].own
    assert terms["pond"].own
    assert not terms["froggo"].own


def test_the_users_damaged_file_is_set_aside_and_told(resources: Path, tmp_path: Path) -> None:
    user = tmp_path / "user"
    (user / "fab/rulings").mkdir(parents=True)
    (user / "fab/glossary.toml").write_text("not toml")
    (user / "imported").mkdir()
    (user / "imported/HNT.json").write_text("{}")
    library = load_library(resources, user, tmp_path / "cache")
    assert library.ruling("frog-leaps")
    told = [str(one) for one in library.problems]
    assert len(told) == 2
    assert "glossary.toml:1: not valid TOML" in told[0]
    assert "HNT.json" in told[1]
    assert (user / "fab/glossary.toml").read_text() == "not toml"
    again = load_library(resources, user, tmp_path / "cache")
    assert again.problems == library.problems


def test_lines_are_found() -> None:
    text = "# top\n[[a]]\nx = 1\n\n[[b]]\n[[a]]\ny = 2\nx = 3\n[c]\nx = 4\n"
    assert line_of(text, "a", 0, "x") == 3
    assert line_of(text, "a", 1, "x") == 8
    assert line_of(text, "a", 1, "z") == 6
    assert line_of(text, "a", 7, "x") == 0
