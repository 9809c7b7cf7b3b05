"""Everything that an import may have to tell, in the words of the command line; the window has its own."""

from __future__ import annotations

from enum import Enum


class Said(Enum):
    """What can be told; the holes are filled in by a `Remark` or by `Unreadable`."""

    BAD_CODE = "a code is two to ten letters and digits, like HNT, and no device of Windows, like CON"
    NO_SUCH_GAME = "unknown game {game!r}; known are {games}"
    WHICH_GAME = "it is not clear which game it is for: say --game with one of {games}"
    NO_SECTIONS = "no rulebook: {found} numbered sections were found in {lines} lines, at least {least} are needed"
    NO_SECTIONS_BUT = (
        "no rulebook: {found} numbered sections were found in {lines} lines; it looks like {other}, import it as that"
    )
    NOT_THIS = (
        "this is not the document {code}: {found} of its {known} statements were found in {lines} lines, "
        "at least {least} are needed"
    )
    NOT_THIS_BUT = (
        "this is not the document {code}: {found} of its {known} statements were found in {lines} lines; "
        "it looks like {other}"
    )
    DIFFERS = "{id} differs from the edition that the rulings cite"
    NEW = "{id} is not in the edition that the rulings cite"
    MISSING = "missing: {ids}"
    STRANGE = "not understood: {text}"
    MORE_STRANGE = "and {n} more lines not understood"
    OUTSIDE = "{n} lines before the first number belong to no rule"
    NO_WRITING = "{file} cannot be written: {why}"
    KIND = "{suffix!r} files are not understood; give a .txt, .html, .md or .pdf file"
    NO_FILE = "{file} is no file"
    NO_READING = "{file} cannot be read: {why}"
    TOO_LARGE = "the file is larger than {n} MB"
    EMPTY = "the file is empty"
    NO_TEXT = "this is no text file"
    NOT_UTF8 = "not UTF-8; read as {guess}"
    LINES_CUT = "only the first {n} lines are read"
    LINE_CUT = "a line of {n} letters is cut"
    HTML_DAMAGED = "the HTML is damaged: {why}"
    PDF_NEEDS = "reading PDF files needs the extra: pip install 'judgeapp[import]'"
    PDF_SLOW = "the PDF file could not be read in {n} seconds"
    PDF_DEMANDING = "the PDF file is damaged or too demanding"
    PDF_DAMAGED = "the PDF file is damaged: {why}"
    PDF_NO_TEXT = "the PDF file holds no text (perhaps it is a scan)"
