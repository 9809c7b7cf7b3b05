"""Reading PDF files through pypdf, in a process that can be stopped: a hostile file must not take the program along."""

from __future__ import annotations

import importlib.util
import multiprocessing
import re
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from judgeapp.library.importing.opening import LARGEST_FILE, Unreadable
from judgeapp.library.importing.saying import Said

MOST_PAGES = 1_000
MOST_LETTERS = 10_000_000
SECONDS = 120.0
_MEMORY = 1_500_000_000


def read_pdf(path: Path) -> str:
    """The text of a PDF file. Raises `Unreadable` when pypdf is missing, the file is damaged, or it takes too long."""
    if importlib.util.find_spec("pypdf") is None:
        raise Unreadable(Said.PDF_NEEDS)
    if not path.is_file():
        raise Unreadable(Said.NO_FILE, file=str(path))
    if path.stat().st_size > LARGEST_FILE * 4:
        raise Unreadable(Said.TOO_LARGE, n=LARGEST_FILE * 4 // 1_000_000)
    context: Any = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_extract, args=(str(path), theirs), daemon=True)
    process.start()
    theirs.close()
    try:
        if not ours.poll(SECONDS):
            raise Unreadable(Said.PDF_SLOW, n=round(SECONDS))
        text, error = ours.recv()
    except EOFError as broken:
        raise Unreadable(Said.PDF_DEMANDING) from broken
    finally:
        process.terminate()
        process.join()
        ours.close()
    if error:
        raise Unreadable(Said.PDF_DAMAGED, why=error)
    if not text.strip():
        raise Unreadable(Said.PDF_NO_TEXT)
    return str(text)


def _extract(path: str, answer: Connection) -> None:
    try:
        _limit_memory()
        import pypdf

        pages, size = [], 0
        for page in pypdf.PdfReader(path).pages[:MOST_PAGES]:
            # a PDF made by Qt puts TABs between words
            text = re.sub(r"[ \t]+", " ", page.extract_text() or "")
            size += len(text)
            if size > MOST_LETTERS:
                break
            pages.append(text)
        answer.send(("\n".join(pages), ""))
    except Exception as error:
        answer.send(("", f"{type(error).__name__}: {error}"[:300]))


def _limit_memory() -> None:
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
