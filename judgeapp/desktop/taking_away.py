"""Taking what the reader shows away: to the clipboard, to paper, to the players."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from judgeapp.desktop.actions import UserError
from judgeapp.desktop.links import DOCUMENT, PAGE, parse_link
from judgeapp.desktop.notices import Level
from judgeapp.desktop.reading.playerview import PlayerView
from judgeapp.desktop.reading.printing import paper_page, put_on, write_pdf
from judgeapp.desktop.reading.taking import as_text

if TYPE_CHECKING:
    from judgeapp.desktop.mainwindow import MainWindow


translate = QCoreApplication.translate


class TakingAway:
    """The actions on the page that is shown."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.player_view: PlayerView | None = None

    @property
    def _link(self) -> str:
        return self._window.reader.page.link

    def can(self) -> bool:
        """Whether the page is of something that can be cited."""
        return parse_link(self._link).kind not in (PAGE, DOCUMENT)

    def copy(self) -> None:
        """Copy as text with its citation."""
        self._copy(markdown=False)

    def copy_markdown(self) -> None:
        """Copy as Markdown with its citation."""
        self._copy(markdown=True)

    def _copy(self, markdown: bool) -> None:
        services = self._window.services
        text = as_text(services.library, self._link, services.tongue.code, markdown)
        if not text:
            raise UserError(translate("TakingAway", "There is nothing to copy on this page."))
        QGuiApplication.clipboard().setText(text)
        services.notices.say(
            translate("TakingAway", "Copied: {title}").format(title=self._window.reader.page.title), Level.GOOD
        )

    def print_(self) -> None:
        """Print on one sheet."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        page = paper_page(self._window.reader.pages(), self._link)
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        if page and QPrintDialog(printer, self._window).exec() == QPrintDialog.DialogCode.Accepted:
            put_on(printer, page)

    def save_pdf(self) -> None:
        """Save as a PDF of one sheet."""
        name = parse_link(self._link).name.replace("/", "-") + ".pdf"
        chosen, _ = QFileDialog.getSaveFileName(
            self._window, translate("TakingAway", "Save as PDF"), name, "PDF (*.pdf)"
        )
        if chosen:
            self.write_pdf(Path(chosen))

    def write_pdf(self, file: Path) -> None:
        """Write the page as a PDF, in a thread."""
        page = paper_page(self._window.reader.pages(), self._link)
        if page is None:
            raise UserError(translate("TakingAway", "There is nothing to print on this page."))
        notices = self._window.services.notices

        def written(_: None) -> None:
            notices.say(translate("TakingAway", "Saved: {file}").format(file=file), Level.GOOD)

        def failed(error: Exception) -> None:
            why = getattr(error, "strerror", None) or error
            said = translate("TakingAway", "{file} cannot be written: {why}")
            notices.say(said.format(file=file, why=why), Level.BAD)

        self._window.services.aside.run(partial(write_pdf, file, page), written, failed)

    def show_players(self) -> None:
        """Show it to the players, on the whole screen."""
        window = self._window
        self.player_view = PlayerView(window.reader.pages(), self._link, window.services.look, window)
        self.player_view.showFullScreen()
