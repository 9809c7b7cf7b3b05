"""Writers of the three formats. Each is given the head, then step after step with its picture, then the end."""

from __future__ import annotations

import base64
from abc import ABC, abstractmethod
from pathlib import Path

from PySide6.QtCore import QMarginsF, QSizeF, QUrl
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter, QTextDocument

from judgeapp.desktop.workbench.exporting import words
from judgeapp.desktop.workbench.exporting.picture import Picture, png
from judgeapp.desktop.workbench.exporting.story import Story, Told

DPI = 300
PICTURE, TALLEST = 0.9, 0.33
"""How much of a page's width a picture takes, if that is no more than this of its height: two steps share a page."""
MARGIN = 14
GAP = 30


class Writer(ABC):
    """Writes one file. OSError where the disk refuses."""

    def __init__(self, file: Path) -> None:
        self.file = file

    @abstractmethod
    def begin(self, story: Story) -> None:
        """Write what stands before the steps."""

    def packed(self, image: QImage) -> Picture:
        """A picture as the file wants it; called in a thread."""
        return Picture(image, png(image))

    @abstractmethod
    def step(self, told: Told, picture: Picture) -> None:
        """Write a step."""

    @abstractmethod
    def end(self, story: Story) -> None:
        """Write the rest and close."""

    def drop(self) -> None:
        """It was called off: nothing half done stays."""
        self.file.unlink(missing_ok=True)


class Markdown(Writer):
    """A Markdown file and a folder of pictures beside it."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self._parts: list[str] = []
        self._folder = file.with_name(f"{file.stem}-pictures")

    def begin(self, story: Story) -> None:
        """The head."""
        self._folder.mkdir(parents=True, exist_ok=True)
        self._parts.append(words.markdown_head(story))

    def step(self, told: Told, picture: Picture) -> None:
        """A step; its picture lies beside the file."""
        name = f"step-{told.number:03d}.png"
        (self._folder / name).write_bytes(picture.data)
        address = f"{self._folder.name}/{name}".replace(" ", "%20").replace("(", "%28").replace(")", "%29")
        self._parts.append(words.markdown_step(told, address))

    def end(self, story: Story) -> None:
        """The scenario itself."""
        self._parts.append(words.markdown_end(story))
        self.file.write_text("\n".join(self._parts), encoding="utf-8")


class Html(Writer):
    """One HTML file that holds its pictures."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self._parts: list[str] = []

    def begin(self, story: Story) -> None:
        """The head."""
        self._parts.append(words.html_head(story))

    def step(self, told: Told, picture: Picture) -> None:
        """A step with its picture inside."""
        data = base64.b64encode(picture.data).decode("ascii")
        self._parts.append(words.html_step(told, f"data:image/png;base64,{data}"))

    def end(self, story: Story) -> None:
        """The scenario itself."""
        self._parts.append(words.html_end(story))
        self.file.write_text("".join(self._parts), encoding="utf-8")


class Pdf(Writer):
    """A PDF for paper. Each step is laid out by itself and goes to the next page where it does not fit."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self._writer: QPdfWriter | None = None
        self._painter: QPainter | None = None
        self._top = 0.0

    def begin(self, story: Story) -> None:
        """The head."""
        writer = QPdfWriter(str(self.file))
        writer.setResolution(DPI)
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        writer.setPageMargins(QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN), QPageLayout.Unit.Millimeter)
        writer.setTitle(story.title)
        painter = QPainter()
        if not painter.begin(writer):
            raise OSError(f"{self.file} can’t be written")
        self._writer, self._painter = writer, painter
        self._put(words.html_head(story) + "</body></html>")

    def _page(self) -> QSizeF:
        assert self._writer is not None
        return QSizeF(self._writer.width(), self._writer.height())

    def packed(self, image: QImage) -> Picture:
        """A PDF takes pictures as they are."""
        return Picture(image)

    def step(self, told: Told, picture: Picture) -> None:
        """A step with its picture; the page may end after any of its lines."""
        address = f"step{told.number}"
        page, image = self._page(), picture.image
        wide = min(page.width() * PICTURE, page.height() * TALLEST * image.width() / image.height())
        first, second, *rest = words.html_pieces(told, address, round(wide * 96 / DPI))
        self._top += GAP if self._top else 0
        self._put(_page(first + second), (address, image))
        for piece in rest:
            self._put(_page(piece))

    def end(self, story: Story) -> None:
        """The scenario itself."""
        self._top += GAP if self._top else 0
        self._put(_page(words.html_end(story)))
        if self._painter is not None:
            self._painter.end()

    def _put(self, html: str, picture: tuple[str, QImage] | None = None) -> None:
        """Lay a piece out and draw it where there is room; one longer than a page goes over several."""
        document = self._laid_out(html, picture)
        assert self._painter is not None
        page, tall = self._page(), document.size().height()
        if self._top and self._top + tall > page.height():
            self._new_page()
        drawn = 0.0
        while drawn < tall:
            shown = min(page.height() - self._top, tall - drawn)
            self._painter.save()
            self._painter.translate(0, self._top - drawn)
            self._painter.setClipRect(0, round(drawn), round(page.width()), round(shown))
            document.drawContents(self._painter)
            self._painter.restore()
            drawn += shown
            self._top += shown
            if drawn < tall:
                self._new_page()

    def _laid_out(self, html: str, picture: tuple[str, QImage] | None) -> QTextDocument:
        assert self._writer is not None
        document = QTextDocument()
        document.documentLayout().setPaintDevice(self._writer)
        document.setDocumentMargin(0)
        if picture is not None:
            document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(picture[0]), picture[1])
        document.setHtml(html)
        document.setTextWidth(self._page().width())
        return document

    def _new_page(self) -> None:
        assert self._writer is not None
        self._writer.newPage()
        self._top = 0.0

    def drop(self) -> None:
        """Close and take the unfinished file away."""
        if self._painter is not None and self._painter.isActive():
            self._painter.end()
        super().drop()


def _page(body: str) -> str:
    return f"<html><head><style>{words.STYLE}</style></head><body>{body}"


WRITERS: dict[str, type[Writer]] = {".md": Markdown, ".html": Html, ".pdf": Pdf}
