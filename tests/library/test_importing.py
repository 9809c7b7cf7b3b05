"""Importing the user's own copies of documents."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from pathlib import Path

import pytest

from judgeapp.library import load_library
from judgeapp.library.importing import import_document, imported_documents, remove_document
from judgeapp.library.importing.bringing import CUTTERS
from judgeapp.library.importing.known import fingerprints
from judgeapp.library.importing.opening import LARGEST_FILE, Unreadable, read_lines
from tests.library.conftest import SHARED

SEEDS = SHARED / "seeds"
needs_seeds = pytest.mark.skipif(not SEEDS.is_dir(), reason="the documents are not here")
CODES = sorted(CUTTERS)

RULES = """\
Pond Rules, fourth edition

Contents
1. Frogs
2. Herons

1. Frogs
1.1. A frog leaps. Over one pad only.
It never leaps over two.
1.1.a Not even with help.
2. Herons
2.1 Herons strike at dawn.
12 frogs are too many.
2.10 A heron may sleep.
"""


def rows(name: str, code: str) -> Iterator[dict[str, object]]:
    for line in (SEEDS / name).read_text().splitlines():
        row = json.loads(line)
        if row["doc"] == code:
            yield row


@needs_seeds
@pytest.mark.parametrize("code", CODES)
def test_statements_are_cut_and_numbered_as_the_rulings_cite_them(code: str) -> None:
    lines, remarks = read_lines(SEEDS / f"{code}.txt")
    cut = CUTTERS[code](lines)
    assert not remarks
    found = [(s.id, s.part, s.card, s.kind, s.line, s.text) for s in cut.statements]
    names = ("id", "part", "card", "kind", "line", "text")
    assert found == [tuple(row[name] for name in names) for row in rows("statements.jsonl", code)]
    assert [(card.name, list(card.lines)) for card in cut.cards] == [
        (row["name"], row["lines"]) for row in rows("cards.jsonl", code)
    ]


def as_html(text: str) -> str:
    body = []
    for line in filter(str.strip, text.splitlines()):
        if not line.strip("-"):
            body.append("<hr>")
        elif line.startswith("•"):
            body.append(f"<ul><li>{escape(line[1:].strip())}</li></ul>")
        else:
            body.append(f"<p>{escape(line)}</p>")
    return f"<html><head><title>x</title><script>1. no</script></head><body>{''.join(body)}</body></html>"


def as_markdown(text: str) -> str:
    return "\n\n".join(f"- {line[1:].strip()}" if line.startswith("•") else line for line in text.splitlines())


@needs_seeds
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("suffix", "turn"), [(".txt", str), (".html", as_html), (".md", as_markdown)])
def test_every_kind_of_file_gives_the_same_statements(code: str, suffix: str, turn: object, tmp_path: Path) -> None:
    file = tmp_path / f"copy{suffix}"
    file.write_text(turn((SEEDS / f"{code}.txt").read_text()))  # type: ignore[operator]
    report = import_document(file, code, tmp_path)
    assert report.outcome == "imported", str(report)
    assert report.statements == len(fingerprints()[code])
    kept = next(imported_documents(tmp_path))
    assert [s.id for s in kept.statements] == [f"{code}-{n + 1:04d}" for n in range(report.statements)]


@needs_seeds
def test_a_half_known_copy_keeps_the_right_numbers(tmp_path: Path) -> None:
    lines = (SEEDS / "ARC.txt").read_text().splitlines()
    text = "\n".join(lines[:150] + lines[170:]).replace("Players cannot respond to", "Nobody responds to")
    file = tmp_path / "arc.txt"
    file.write_text(text)
    report = import_document(file, "ARC", tmp_path)
    assert report.outcome == "partly"
    told = str(report)
    assert "missing: ARC-00" in told
    assert "ARC-0023 differs" in told
    known = {row["id"]: row["text"] for row in rows("statements.jsonl", "ARC")}
    kept = next(imported_documents(tmp_path)).statements
    assert sum(known.get(s.id) == s.text for s in kept) == len(kept) - 1


@needs_seeds
def test_the_wrong_document_is_refused_and_recognised(tmp_path: Path) -> None:
    report = import_document(SEEDS / "ARC.txt", "HNT", tmp_path)
    assert report.outcome == "refused"
    assert "it looks like ARC" in str(report)
    report = import_document(SEEDS / "HNT.txt", "XYZ", tmp_path, "fab")
    assert "import it as that" in str(report)
    assert not list(imported_documents(tmp_path))


@needs_seeds
def test_official_wording_is_shown_and_searched(tmp_path: Path, resources: Path) -> None:
    assert import_document(SEEDS / "HNT.txt", "HNT", tmp_path).kept
    library = load_library(resources, tmp_path, tmp_path / "cache")
    ruling = library.ruling("frog-leaps")
    assert ruling is not None
    assert [statement.id for statement in library.official(ruling)] == ["HNT-0001"]


def test_any_rules_document_becomes_a_rulebook(tmp_path: Path) -> None:
    file = tmp_path / "pond.txt"
    file.write_text(RULES)
    report = import_document(file, "POND", tmp_path, "fab")
    assert report.outcome == "imported"
    rules = {rule.number: rule for rule in next(imported_documents(tmp_path)).rules}
    assert list(rules) == ["1", "2", "1.1", "1.1.a", "2.1", "2.10"]
    assert rules["1.1"].title == "A frog leaps"
    assert rules["1.1"].says.en.endswith("It never leaps over two.")
    assert "12 frogs" in rules["2.1"].says.en
    assert rules["1.1"].book == "POND"


def test_an_imported_rulebook_stands_beside_ours(tmp_path: Path, resources: Path) -> None:
    file = tmp_path / "pond.md"
    file.write_text("# Pond\n7.5.2 One leap, says the book.\n7.5.3 No more.\n7.5.4 Really.\n")
    assert import_document(file, "POND", tmp_path, "fab").rules == 3
    library = load_library(resources, tmp_path, tmp_path / "cache")
    ours, theirs = library.rule("fab", "7.5.2"), library.rule("fab", "7.5.2@POND")
    assert ours is not None
    assert theirs is not None
    assert (ours.book, theirs.book) == ("", "POND")


def test_the_rulebook_of_the_game_gives_official_wording(tmp_path: Path, resources: Path) -> None:
    file = tmp_path / "cr.md"
    file.write_text("# CR\n7.5 Leaping.\n7.5.2 A frog leaps once, and over one pad.\n7.5.3 No more.\n")
    assert import_document(file, "CR", tmp_path, "fab").rules == 3
    library = load_library(resources, tmp_path, tmp_path / "cache")
    ours = library.rule("fab", "7.5.2")
    assert ours is not None
    assert library.rule("fab", "7.5.2@CR") is ours
    assert [rule.says.en for rule in library.rule_wordings(ours)] == ["A frog leaps once, and over one pad."]
    assert [rule.number for rule in library.rules("fab") if rule.book] == ["7.5.3"]
    alone = library.rule("fab", "7.5.3")
    assert alone is not None
    assert [rule.number for rule in library.neighbours(alone)] == ["7.5", "7.5.2", "7.5.3"]


def test_the_game_is_asked_for_when_it_is_not_clear(tmp_path: Path) -> None:
    file = tmp_path / "pond.txt"
    file.write_text(RULES)
    assert "which game" in str(import_document(file, "POND", tmp_path))
    file.write_text(RULES + "\n3.1 The combat chain has chain links; go again and the arsenal; pitch.\n")
    assert import_document(file, "POND", tmp_path).game == "fab"
    assert "unknown game" in str(import_document(file, "POND", tmp_path, "chess"))


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("a.txt", b"", "empty"),
        ("a.txt", b"   \n\n", "empty"),
        ("a.txt", b"\x00\x01\x02" * 100, "no text file"),
        ("a.docx", b"PK", "not understood"),
        ("a.txt", b"Nothing is numbered here.\n" * 10, "0 numbered sections were found in 10 lines"),
        ("a.pdf", b"%PDF-1.4 broken", "PDF"),
    ],
)
def test_what_cannot_be_imported_is_refused_with_the_reason(
    tmp_path: Path, name: str, content: bytes, told: str
) -> None:
    (tmp_path / name).write_bytes(content)
    report = import_document(tmp_path / name, "POND", tmp_path, "fab")
    assert report.outcome == "refused"
    assert told in str(report)
    assert not list(imported_documents(tmp_path))


def test_a_missing_file_and_a_bad_code_are_refused(tmp_path: Path) -> None:
    assert "is no file" in str(import_document(tmp_path / "none.txt", "POND", tmp_path, "fab"))
    assert "a code is" in str(import_document(tmp_path / "none.txt", "../x", tmp_path, "fab"))


@pytest.mark.parametrize("code", ["CON", "nul", "LPT1", "com9", "AB\nC", "ABC\n", "\r\nABC", "\tAB", "ABC\u2028"])
def test_a_code_that_is_no_name_of_a_file_is_refused(tmp_path: Path, code: str) -> None:
    report = import_document(book(tmp_path), code, tmp_path / "user", "fab")
    assert report.outcome == "refused"
    assert "a code is" in str(report)
    assert not (tmp_path / "user").exists()
    assert not remove_document(code, tmp_path / "user")


def book(folder: Path) -> Path:
    """A rulebook of three rules."""
    file = folder / "book.txt"
    file.write_text("1.1 One is said.\n1.2 Two is said.\n1.3 Three is said.\n")
    return file


def test_nothing_is_written_through_a_link(tmp_path: Path) -> None:
    """Neither the import, nor what stood there before, nor what is written beside."""
    kept = tmp_path / "user" / "imported"
    kept.mkdir(parents=True)
    for name in ("ABC.json", "ABC.bak"):
        (dear := tmp_path / f"dear {name}").write_text("dear")
        (kept / name).symlink_to(dear)
    assert import_document(book(tmp_path), "ABC", tmp_path / "user", "fab").outcome == "imported"
    assert [(tmp_path / f"dear {name}").read_text() for name in ("ABC.json", "ABC.bak")] == ["dear", "dear"]
    assert not (kept / "ABC.json").is_symlink()
    assert [i.code for i in imported_documents(tmp_path / "user")] == ["ABC"]
    assert sorted(file.name for file in kept.iterdir()) == ["ABC.bak", "ABC.json"]


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "huge.txt"
    with file.open("wb") as content:
        content.truncate(LARGEST_FILE + 1)
    with pytest.raises(Unreadable, match="larger than"):
        read_lines(file)


def test_a_failed_import_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "pond.txt"
    file.write_text(RULES)
    import_document(file, "POND", tmp_path, "fab")
    before = next(imported_documents(tmp_path))
    file.write_text("nothing numbered")
    assert not import_document(file, "POND", tmp_path, "fab").kept
    assert next(imported_documents(tmp_path)) == before


def test_an_earlier_import_is_kept_beside(tmp_path: Path) -> None:
    file = tmp_path / "pond.txt"
    file.write_text(RULES)
    assert not import_document(file, "POND", tmp_path, "fab").replaced
    assert import_document(file, "POND", tmp_path, "fab").replaced
    assert (tmp_path / "imported/POND.bak").is_file()
    assert remove_document("pond", tmp_path)
    assert not remove_document("pond", tmp_path)
    assert not list(imported_documents(tmp_path))


@pytest.mark.parametrize(("encoding", "told"), [("cp1251", "cp1251"), ("utf-16", ""), ("utf-8-sig", "")])
def test_encodings(tmp_path: Path, encoding: str, told: str) -> None:
    file = tmp_path / "правила.txt"
    file.write_bytes("1.1 Существо скрывается.\n1.2 Очередь пуста.\n1.3 Колода, рубашка.\n".encode(encoding))
    report = import_document(file, "PRAV", tmp_path)
    assert report.game == "berserk"
    assert told in str(report)
    assert "Существо" in next(imported_documents(tmp_path)).rules[0].says.ru
