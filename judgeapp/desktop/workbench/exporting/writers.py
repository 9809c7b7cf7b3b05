"""Writers of the three formats. Each is given the head, then step after step with its picture, then the end."""

from __future__ import annotations

import base64
from abc import ABC, abstractmethod
from contextlib import suppress
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

from PySide6.QtCore import QFile, QMarginsF, QSizeF, QUrl
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter, QTextDocument

from judgeapp.desktop.paperfile import Paper, close_paper, open_paper
from judgeapp.desktop.rich import Rich, fill, sheet
from judgeapp.desktop.workbench.exporting import words
from judgeapp.desktop.workbench.exporting.picture import Picture, png
from judgeapp.desktop.workbench.exporting.story import Story, Told
from judgeapp.library.writing import Beside

DPI = 300
PICTURE, TALLEST = 0.9, 0.33
"""How much of a page's width a picture takes, if that is no more than this of its height: two steps share a page."""
MARGIN = 14
GAP = 30


class Writer(ABC):
    """Writes one file, beside the older one until it is whole. OSError where the disk refuses."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._beside: Beside | None = None

    def open(self) -> Path:
        """Make what is written in, beside the file. Returns where it lies."""
        self._beside = Beside(self.file)
        return self._beside.path

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
        """It was called off, or failed: nothing half done stays, and the older file is as it was."""
        if self._beside is not None:
            self._beside.drop()

    def _keep(self) -> None:
        """It is whole: it takes its name."""
        assert self._beside is not None
        self._beside.keep()

    def _keep_text(self, text: str) -> None:
        assert self._beside is not None
        self._beside.path.write_text(text, encoding="utf-8", errors="replace")
        self._keep()


class Markdown(Writer):
    """A Markdown file and a folder of pictures beside it."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self._parts: list[str] = []
        self._folder = file.with_name(f"{file.stem}-pictures")
        self._pictures: Path | None = None

    def open(self) -> Path:
        """The pictures, too, are gathered beside."""
        path = super().open()
        self._pictures = Path(mkdtemp(prefix=f".{self.file.stem[:40]}-pictures.", dir=self.file.parent))
        return path

    def begin(self, story: Story) -> None:
        """The head."""
        self._parts.append(words.markdown_head(story))

    def step(self, told: Told, picture: Picture) -> None:
        """A step; its picture lies beside the file."""
        name = f"step-{told.number:03d}.png"
        assert self._pictures is not None
        (self._pictures / name).write_bytes(picture.data)
        address = f"{self._folder.name}/{name}".replace(" ", "%20").replace("(", "%28").replace(")", "%29")
        self._parts.append(words.markdown_step(told, address))

    def end(self, story: Story) -> None:
        """The scenario itself."""
        self._parts.append(words.markdown_end(story))
        assert self._pictures is not None
        if self._folder.is_symlink():
            self._folder.unlink()
        self._folder.mkdir(parents=True, exist_ok=True)
        for picture in sorted(self._pictures.iterdir()):
            picture.replace(self._folder / picture.name)
        self._pictures.rmdir()
        self._keep_text("\n".join(self._parts))

    def drop(self) -> None:
        """The pictures go as well."""
        if self._pictures is not None:
            rmtree(self._pictures, ignore_errors=True)
        super().drop()


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
        self._keep_text("".join(self._parts))


class Pdf(Writer):
    """A PDF for paper. Each step is laid out by itself and goes to the next page where it does not fit."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self._paper: QFile | None = None
        self._writer: QPdfWriter | None = None
        self._painter: QPainter | None = None
        self._top = 0.0

    def open(self) -> Path:
        """What Qt writes in."""
        path = super().open()
        self._paper = open_paper(path)
        return path

    def begin(self, story: Story) -> None:
        """The head."""
        assert self._paper is not None
        writer = QPdfWriter(self._paper)
        writer.setResolution(DPI)
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        writer.setPageMargins(QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN), QPageLayout.Unit.Millimeter)
        writer.setTitle(story.title)
        painter = QPainter()
        if not painter.begin(writer):
            raise OSError(f"{self.file} can’t be written")
        self._writer, self._painter = writer, painter
        self._put(words.html_head(story) + fill("</body></html>"))

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
        self._close()
        self._keep()

    def _close(self) -> None:
        if self._painter is not None and self._painter.isActive():
            self._painter.end()
        paper, self._paper = self._paper, None
        if paper is not None:
            close_paper(paper)

    def _put(self, html: Rich, picture: tuple[str, QImage] | None = None) -> None:
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

    def _laid_out(self, html: Rich, picture: tuple[str, QImage] | None) -> Paper:
        assert self._writer is not None
        document = Paper()
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
        with suppress(OSError):
            self._close()
        super().drop()


def _page(body: str) -> Rich:
    return fill("<html><head>{}</head><body>{}", sheet(words.STYLE), body)


WRITERS: dict[str, type[Writer]] = {".md": Markdown, ".html": Html, ".pdf": Pdf}
