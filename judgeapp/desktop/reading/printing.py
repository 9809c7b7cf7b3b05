"""A page on paper: on one sheet, by printer or as a PDF."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QFile, QMarginsF
from PySide6.QtGui import (
    QGuiApplication,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)

from judgeapp.desktop.paperfile import Paper, paper_in
from judgeapp.desktop.reading.pages import Page, Pages
from judgeapp.desktop.reading.parts import PRINT, style_of
from judgeapp.library.writing import beside

POINTS = (11.0, 10.0, 9.0, 8.0)
MARGIN_MM = 15.0


def paper_page(pages: Pages, link: str) -> Page | None:
    """The page of a link in black on white, with what a judge hands out and no lists of other rulings."""
    return Pages(pages.library, replace(pages.setting, theme=PRINT, brief=True), pages.linker).page(link)


def put_on(device: QPagedPaintDevice, page: Page) -> None:
    """Put a page on one sheet: in smaller letters where there is much, and scaled where that is not enough."""
    screen = QGuiApplication.primaryScreen().logicalDotsPerInch()
    room = device.pageLayout().paintRect(QPageLayout.Unit.Inch).size() * screen
    for points in POINTS:
        document = _document(page, points, room.width())
        if document.size().height() <= room.height():
            break
    shrunk = min(1.0, room.height() / document.size().height())
    painter = QPainter(device)
    scale = painter.device().logicalDpiX() / screen * shrunk
    painter.scale(scale, scale)
    document.drawContents(painter)
    painter.end()


def _document(page: Page, points: float, width: float) -> Paper:
    document = Paper()
    document.setDefaultStyleSheet(style_of(PRINT, points))
    document.setDocumentMargin(0)
    document.setHtml(page.html)
    document.setTextWidth(width)
    return document


def write_pdf(file: Path, page: Page) -> None:
    """Write a page as a PDF of one A4 sheet. OSError when the file cannot be written."""
    with beside(file) as path, paper_in(path) as device:
        _write_on(device, page)


def _write_on(device: QFile, page: Page) -> None:
    writer = QPdfWriter(device)
    writer.setTitle(page.title)
    writer.setCreator("judgeapp")
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter
        )
    )
    put_on(writer, page)
