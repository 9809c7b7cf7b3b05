"""The whole way of an import: file, question, work with progress, the library anew, the report in the reader."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QFileDialog

from judgeapp.desktop.importing.asking import ImportDialog
from judgeapp.desktop.importing.bringing import Wanted, bring, code_for
from judgeapp.desktop.importing.telling import remark_words
from judgeapp.desktop.notices import Job, Level
from judgeapp.desktop.reading.pages import Page
from judgeapp.desktop.reading.parts import items, rows, section
from judgeapp.desktop.reading.texts import anchor
from judgeapp.desktop.rich import fill, join, plain
from judgeapp.library.importing import ImportReport

if TYPE_CHECKING:
    from judgeapp.desktop.mainwindow import MainWindow

KINDS = "*.txt *.md *.html *.htm *.pdf"
REPORT = "import-report"


class Importing(QObject):
    """Imports one document at a time."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._services = window.services
        self.report: ImportReport | None = None
        self._running = False
        window.reader.add_page(REPORT, self.report_page)

    def can(self) -> bool:
        """Whether none is under way."""
        return not self._running and bool(self._services.library.digest)

    def choose(self) -> None:
        """Ask for a file, then what it is."""
        documents = self.tr("Documents ({kinds})").format(kinds=KINDS)
        chosen, _ = QFileDialog.getOpenFileName(self._window, self.tr("Import a document"), "", documents)
        if chosen:
            self.ask(Path(chosen))

    def ask(self, file: Path) -> None:
        """Ask what a file is, and import it."""
        dialog = ImportDialog(file, list(self._services.library.documents()), self._window)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.start(dialog.wanted(code_for(file, self._codes())))

    def _codes(self) -> list[str]:
        return [document.code for document in self._services.library.documents()]

    def start(self, wanted: Wanted) -> None:
        """Import in a child process."""
        self._running = True
        work = self._services.work(bring, wanted, self._codes(), self._services.places.user)
        self._services.notices.say("")
        text = self.tr("Importing {file}").format(file=wanted.file.name)
        job = self._services.notices.begin(text, work.cancel)
        work.progress.connect(lambda what, done, total: job.at(text, done, total))
        work.finished.connect(self._finished)
        work.failed.connect(lambda why, _: self._services.notices.say(why, Level.BAD))
        work.ended.connect(lambda: self._ended(job))

    def _ended(self, job: Job) -> None:
        self._running = False
        job.end()
        self._services.actions.refresh()

    def _finished(self, report: ImportReport) -> None:
        self.report = report
        if report.kept:
            loading = self._services.load()
            self._window.follow(loading)
            loading.loaded.connect(self._tell)
        else:
            self._tell()

    def _tell(self) -> None:
        report = self.report
        assert report is not None
        level = {"imported": Level.DONE, "partly": Level.WARN}.get(report.outcome, Level.BAD)
        self._services.notices.say(self._outcome(report), level)
        self._services.open(f"page:{REPORT}")
        self._window.reader.refresh()

    def _worded(self, report: ImportReport) -> int:
        """How many rules of ours have their official wording from what was imported."""
        library = self._services.library
        worded = (library.rule_wordings(rule) for rule in library.rules(report.game) if report.rules)
        return sum(any(one.book == report.code for one in found) for found in worded)

    def _outcome(self, report: ImportReport) -> str:
        said = {
            "imported": self.tr("{code} is imported."),
            "partly": self.tr("{code} is imported, with remarks."),
            "refused": self.tr("{code} was not imported; nothing was changed."),
        }
        return said[report.outcome].format(code=report.code)

    def report_page(self) -> Page:
        """What came of the last import."""
        report = self.report
        if report is None:
            return Page(f"page:{REPORT}", self.tr("Import"), fill("<p>{}</p>", self.tr("Nothing was imported yet.")))
        known = report.code in self._codes()
        body = [
            fill("<p class='title'>{}</p>", self._outcome(report)),
            rows(
                [
                    (self.tr("Title"), plain(report.title)),
                    (self.tr("Statements"), str(report.statements or "")),
                    (self.tr("Cards"), str(report.cards or "")),
                    (self.tr("Rules"), str(report.rules or "")),
                    (self.tr("Of these, official wording on the rule's own page"), str(self._worded(report) or "")),
                    (self.tr("Document"), anchor(f"doc:{report.code}", report.code) if known else plain(report.code)),
                    (self.tr("Kept in"), plain(str(report.file or ""))),
                ]
            ),
            section(self.tr("Remarks"), items(plain(remark_words(remark)) for remark in report.remarks)),
        ]
        return Page(f"page:{REPORT}", self.tr("Import"), join(body), report.game)
