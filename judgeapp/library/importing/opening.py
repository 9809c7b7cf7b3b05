"""From a file to its lines of text, whatever kind of file it is, within bounds.

A line keeps its number, so that a report can point at it. List items of HTML and Markdown come out with a leading `•`,
horizontal rules as `-----`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

from judgeapp.library.importing.report import Remark
from judgeapp.library.importing.saying import Said

LARGEST_FILE = 20_000_000
MOST_LINES = 200_000
LONGEST_LINE = 20_000
_TEXT, _HTML, _MARKDOWN, _PDF = (".txt", ".text", ""), (".html", ".htm", ".xhtml"), (".md", ".markdown"), (".pdf",)
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0e-\x1f\x7f\u200b\u2060\ufeff]")
_SPACES = re.compile(r"[\t\xa0\u2000-\u200a\u202f]+")


class Line(NamedTuple):
    """A line that says something: its number in the file (from 1) and its text without outer space."""

    number: int
    text: str


class Unreadable(Exception):
    """The file cannot be taken in; `remark` says why."""

    def __init__(self, said: Said, **values: str | int) -> None:
        self.remark = Remark(0, said, values)
        super().__init__(self.remark.text)


def read_lines(path: Path) -> tuple[list[Line], list[Remark]]:
    """The lines of a file that say something, and what is to be remarked about reading it.

    Raises `Unreadable` when it is missing, too large, no text, or of an unknown kind.
    """
    suffix = path.suffix.lower()
    if suffix in _PDF:
        from judgeapp.library.importing.pdf import read_pdf

        return _lines(read_pdf(path).splitlines())
    if suffix not in (*_TEXT, *_HTML, *_MARKDOWN):
        raise Unreadable(Said.KIND, suffix=suffix)
    text, remarks = _decoded(_content(path))
    if suffix in _HTML:
        raws = _html_lines(text)
    elif suffix in _MARKDOWN:
        raws = [_plain_markdown(line) for line in text.splitlines()]
    else:
        raws = text.splitlines()
    lines, more = _lines(raws)
    return lines, [*remarks, *more]


def _content(path: Path) -> bytes:
    try:
        if not path.is_file():
            raise Unreadable(Said.NO_FILE, file=str(path))
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise Unreadable(Said.NO_READING, file=str(path), why=error.strerror or str(error)) from error
    if len(content) > LARGEST_FILE:
        raise Unreadable(Said.TOO_LARGE, n=LARGEST_FILE // 1_000_000)
    if not content.strip():
        raise Unreadable(Said.EMPTY)
    return content


def _decoded(content: bytes) -> tuple[str, list[Remark]]:
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return content.decode("utf-16", errors="replace"), []
    if b"\x00" in content[:4096]:
        raise Unreadable(Said.NO_TEXT)
    try:
        return content.decode("utf-8-sig"), []
    except UnicodeDecodeError:
        guess = "cp1251" if _looks_cyrillic(content) else "cp1252"
        return content.decode(guess, errors="replace"), [Remark(0, Said.NOT_UTF8, {"guess": guess})]


def _looks_cyrillic(content: bytes) -> bool:
    high = [byte for byte in content[:20_000] if byte >= 0x80]
    return sum(byte >= 0xC0 for byte in high) > 0.8 * len(high) and len(high) * 5 > min(len(content), 20_000)


def _lines(raws: Iterable[str]) -> tuple[list[Line], list[Remark]]:
    found: list[Line] = []
    remarks: list[Remark] = []
    for number, raw in enumerate(raws, 1):
        if number > MOST_LINES:
            remarks.append(Remark(number, Said.LINES_CUT, {"n": MOST_LINES}))
            break
        if len(raw) > LONGEST_LINE:
            remarks.append(Remark(number, Said.LINE_CUT, {"n": len(raw)}))
            raw = raw[:LONGEST_LINE]
        text = _SPACES.sub(" ", _CONTROL.sub("", raw)).strip()
        if text:
            found.append(Line(number, text))
    return found, remarks


def _plain_markdown(line: str) -> str:
    """A line of Markdown without its marks."""
    text = line.strip()
    if re.fullmatch(r"(?:[-*_]\s*){3,}", text):
        return "-----"
    text = re.sub(r"^(?:#{1,6}\s+|>\s*)", "", text)
    text = re.sub(r"^[*+-]\s+(?!•)", "• ", text)
    text = re.sub(r"^[*+-]\s+", "", text)
    text = re.sub(r"(\*\*|__)(?=\S)(.{1,400}?)(?<=\S)\1", r"\2", text)
    text = re.sub(r"\[([^\]]{1,300})\]\([^)]{0,500}\)", r"\1", text)
    return re.sub(r"\\([\\`*_{}\[\]()#+.!|>-])", r"\1", text)


class _Html(HTMLParser):
    """Gathers text, breaking lines where blocks begin and end."""

    _BLOCKS = frozenset(
        ("p", "div", "br", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "table", "section", "article",
         "blockquote", "pre", "dt", "dd", "hr", "header", "footer")
    )  # fmt: skip
    _SILENT = frozenset(("script", "style", "template", "noscript", "title"))

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.lines: list[str] = []
        self._pieces: list[str] = []
        self._silent = 0
        self._item = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in self._SILENT:
            self._silent += 1
        if tag in self._BLOCKS:
            self.end_line()
        if tag == "hr":
            self.lines.append("-----")
        self._item = tag == "li" or (self._item and tag not in self._BLOCKS)

    def handle_endtag(self, tag: str) -> None:
        if tag in self._SILENT:
            self._silent = max(0, self._silent - 1)
        if tag in self._BLOCKS:
            self.end_line()

    def handle_data(self, data: str) -> None:
        if not self._silent:
            self._pieces.append(data)

    def end_line(self) -> None:
        """What was gathered becomes a line; line breaks inside of it were only layout."""
        text = " ".join("".join(self._pieces).split())
        self._pieces = []
        if text:
            bullet = "• " if self._item and not text.startswith(("•", "·")) else ""
            self.lines.append(bullet + text)
            self._item = False


def _html_lines(text: str) -> list[str]:
    parser = _Html()
    try:
        parser.feed(text)
        parser.close()
    except (AssertionError, ValueError) as error:
        raise Unreadable(Said.HTML_DAMAGED, why=str(error)) from error
    parser.end_line()
    return parser.lines
