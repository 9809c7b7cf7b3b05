"""What an import has to tell, in the words of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgeapp.desktop.saying import noop
from judgeapp.library.importing import Remark
from judgeapp.library.importing.saying import Said

WORDS = {
    Said.BAD_CODE: noop(
        "Remarks", "A code is two to ten letters and digits, like HNT, and no device of Windows, like CON."
    ),
    Said.NO_SUCH_GAME: noop("Remarks", "There is no game {game} here."),
    Said.WHICH_GAME: noop(
        "Remarks", "It is a rulebook, but its words do not tell of which game. Import it again and choose the game."
    ),
    Said.NO_SECTIONS: noop(
        "Remarks",
        "Numbered sections were looked for, as a rulebook has them: {found} were found in {lines} lines of text, and "
        "at least {least} are needed. No document that rulings cite was recognised in it either.",
    ),
    Said.NO_SECTIONS_BUT: noop(
        "Remarks",
        "Numbered sections were looked for, as a rulebook has them: {found} were found in {lines} lines of text. "
        "The file looks like the document {other}: import it again and choose that.",
    ),
    Said.NOT_THIS: noop(
        "Remarks",
        "The statements of {code} were looked for: {found} of {known} were found in {lines} lines of text, and at "
        "least {least} are needed. The file may be another document, or only a part of this one.",
    ),
    Said.NOT_THIS_BUT: noop(
        "Remarks",
        "The statements of {code} were looked for: {found} of {known} were found in {lines} lines of text. "
        "The file looks like the document {other}: import it again and choose that.",
    ),
    Said.DIFFERS: noop("Remarks", "{id} differs from the edition that the rulings cite."),
    Said.NEW: noop("Remarks", "{id} is not in the edition that the rulings cite."),
    Said.MISSING: noop("Remarks", "Missing: {ids}"),
    Said.STRANGE: noop("Remarks", "Not understood: {text}"),
    Said.MORE_STRANGE: noop("Remarks", "Further lines that were not understood: {n}"),
    Said.OUTSIDE: noop("Remarks", "Lines before the first number, which belong to no rule: {n}"),
    Said.NO_WRITING: noop("Remarks", "{file} cannot be written: {why}"),
    Said.KIND: noop("Remarks", "Files {suffix} cannot be read. Choose a .txt, .html, .md or .pdf file."),
    Said.NO_FILE: noop("Remarks", "{file} is no file."),
    Said.NO_READING: noop("Remarks", "{file} cannot be read: {why}"),
    Said.TOO_LARGE: noop("Remarks", "The file is larger than {n} MB."),
    Said.EMPTY: noop("Remarks", "The file is empty."),
    Said.NO_TEXT: noop("Remarks", "The file holds no text."),
    Said.NOT_UTF8: noop("Remarks", "Its letters are not written in UTF-8; they were read as {guess}."),
    Said.LINES_CUT: noop("Remarks", "Only the first {n} lines were read."),
    Said.LINE_CUT: noop("Remarks", "A line of {n} letters was cut."),
    Said.HTML_DAMAGED: noop("Remarks", "The HTML file is damaged: {why}"),
    Said.PDF_NEEDS: noop("Remarks", "PDF files need the Python package pypdf, which is not installed."),
    Said.PDF_SLOW: noop("Remarks", "The PDF file could not be read in {n} seconds."),
    Said.PDF_DEMANDING: noop("Remarks", "The PDF file is damaged or too demanding."),
    Said.PDF_DAMAGED: noop("Remarks", "The PDF file is damaged: {why}"),
    Said.PDF_NO_TEXT: noop("Remarks", "The PDF file holds no text: perhaps it is a scan."),
}


def remark_words(remark: Remark) -> str:
    """A remark in the language of the window."""
    translate = QCoreApplication.translate
    told = translate("Remarks", WORDS[remark.said]).format(**remark.values)
    return translate("Remarks", "Line {n}: {told}").format(n=remark.line, told=told) if remark.line else told
