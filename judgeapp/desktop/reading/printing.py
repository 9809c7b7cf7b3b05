"""A page on paper: on one sheet, by printer or as a PDF."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPdfWriter, QTextDocument

from judgeapp.desktop.reading.pages import Page, Pages
from judgeapp.desktop.reading.parts import PRINT, style_of

POINTS = (11.0, 10.0, 9.0, 8.0, 7.0, 6.0)
MARGIN_MM = 15.0


def paper_page(pages: Pages, link: str) -> Page | None:
    """The page of a link in black on white."""
    return Pages(pages.library, replace(pages.setting, theme=PRINT), pages.linker).page(link)


def put_on(device: QPagedPaintDevice, page: Page) -> int:
    """Put a page on one sheet, in letters small enough for that; returns how many sheets it took."""
    for points in POINTS:
        document = _document(page, points, device)
        if document.pageCount() == 1:
            break
    document.print_(device)
    return document.pageCount()


def _document(page: Page, points: float, device: QPagedPaintDevice) -> QTextDocument:
    document = QTextDocument()
    document.setDefaultStyleSheet(style_of(PRINT, points))
    document.setDocumentMargin(0)
    document.setHtml(page.html)
    size = device.pageLayout().paintRect(QPageLayout.Unit.Point).size()
    document.setPageSize(QSizeF(size))
    return document


def write_pdf(file: Path, page: Page) -> int:
    """Write a page as a PDF of A4; returns how many sheets it took. OSError when the file cannot be written."""
    file.open("ab").close()
    writer = QPdfWriter(str(file))
    writer.setTitle(page.title)
    writer.setCreator("judgeapp")
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter
        )
    )
    return put_on(writer, page)
