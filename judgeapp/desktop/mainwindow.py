"""The window: the search box on top, what was found at the left, the reader and the workbench beside it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QSize, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMainWindow, QSplitter, QVBoxLayout, QWidget

from judgeapp.desktop import commands
from judgeapp.desktop.actions import UserError
from judgeapp.desktop.calls.desk import CallDesk
from judgeapp.desktop.guide.desk import GuideDesk
from judgeapp.desktop.importing.flow import Importing
from judgeapp.desktop.keeping_layout import restore_layout, save_layout
from judgeapp.desktop.links import DO, DOCUMENT, EXAMPLE, PAGE, SCENARIO, SEARCH, Link, parse_link
from judgeapp.desktop.listroom import ListRoom
from judgeapp.desktop.loading import Loading
from judgeapp.desktop.menus import Menus
from judgeapp.desktop.notices import Level
from judgeapp.desktop.opening import Opening
from judgeapp.desktop.palette import CommandPalette
from judgeapp.desktop.reading.peek import Peek
from judgeapp.desktop.reading.reader import HOME, Reader
from judgeapp.desktop.search.chips import Chips
from judgeapp.desktop.search.lingering import Lingering
from judgeapp.desktop.search.pane import SearchPane
from judgeapp.desktop.services import Services
from judgeapp.desktop.settings_dialog import SettingsDialog
from judgeapp.desktop.sharing.desk import Sharing
from judgeapp.desktop.stage import BOTH, READER, Stage
from judgeapp.desktop.stage import SCENARIO as SCENARIO_PLACE
from judgeapp.desktop.statusbar import StatusLine
from judgeapp.desktop.taking_away import TakingAway
from judgeapp.desktop.warming import Warming

SCENARIO_SUFFIX = ".scenario"
USUAL = QSize(1366, 768)
LIST_WIDTH = 390


class MainWindow(QMainWindow):
    """The whole program as the user sees it."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.setObjectName("mainWindow")
        self.setAcceptDrops(True)
        self.peek = Peek(self)
        self.search = SearchPane(services)
        self.reader = Reader(services, self.peek)
        self.stage = Stage(services, self.reader)
        self.status = StatusLine(services)
        self.places = Chips(fixed=True)
        self.body = QSplitter(Qt.Orientation.Horizontal)
        self.list_room = ListRoom(self.search, self.stage)
        self.opening = Opening(self)
        self.importing = Importing(self)
        self.lingering = Lingering(self.search, services.settings)
        self.warming = Warming(services, self.stage)
        self.taking = TakingAway(self)
        services.actions.attach(self)
        self.palette_ = CommandPalette(self, services.actions)
        commands.register(self)
        self._menus = Menus(self, services.actions)
        self._lay_out()
        self._connect()
        self.calls = CallDesk(self)
        self.sharing = Sharing(self)
        self.guide = GuideDesk(self)
        self._retranslate()
        restore_layout(self)
        self.reader.show_link(HOME)
        self.search.box.setFocus()

    def _lay_out(self) -> None:
        top = QFrame()
        top.setObjectName("topBar")
        row = QHBoxLayout(top)
        row.setContentsMargins(8, 6, 8, 6)
        row.setSpacing(10)
        row.addWidget(self.search.box, 1)
        row.addWidget(self.search.games)
        row.addWidget(self.places)
        self.body.setChildrenCollapsible(False)
        self.body.addWidget(self.search)
        self.body.addWidget(self.stage)
        self.body.setStretchFactor(0, 0)
        self.body.setStretchFactor(1, 1)
        self.search.setMinimumWidth(280)
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(top)
        column.addWidget(self.body, 1)
        self.setCentralWidget(whole)
        self.setStatusBar(self.status)
        self.resize(USUAL)
        self.body.setSizes([LIST_WIDTH, USUAL.width() - LIST_WIDTH])
        self.reader.put_actions(commands.LEFT_OF_PAGE, commands.RIGHT_OF_PAGE)

    def _connect(self) -> None:
        services = self.services
        services.opened.connect(self.follow_link)
        services.scenario_opened.connect(self.stage.open_scenario)
        services.library_failed.connect(self._no_library)
        services.library_changed.connect(self._have_library)
        services.actions.refused.connect(lambda text: services.notices.say(text, Level.WARN))
        services.tongue.changed.connect(services.actions.retranslate)
        services.tongue.changed.connect(self._menus.fill)
        self.search.opened.connect(self._open_found)
        self.search.passed.connect(self._preview)
        self.search.box.escaped.connect(self._search_left)
        self.search.box.textEdited.connect(lambda _: self.list_room.take())
        self.search.box.textChanged.connect(self.warming.postpone)
        self.search.passed.connect(self.warming.postpone)
        self.reader.shown.connect(self.warming.postpone)
        self.stage.wanted.connect(self.warming.hurry)
        self.warming.done.connect(services.actions.refresh)
        self.reader.shown.connect(self._page_shown)
        self.places.chosen.connect(self.work_in)
        self.stage.turned.connect(self._turned)
        self.stage.retitled.connect(self._entitle)

    # Opening

    def follow_link(self, link: str) -> None:
        """Open whatever a link names; what cannot be opened is told."""
        try:
            self.open(link)
        except UserError as trouble:
            self.services.notices.say(str(trouble), Level.WARN)

    def open(self, link: str) -> None:
        """Open whatever a link names. UserError when it cannot be."""
        wanted = parse_link(link)
        if wanted.kind in (SEARCH, DO):
            self._do(wanted)
            return
        self.search.leave()
        if wanted.kind == SCENARIO:
            self.opening.proof_of(wanted.name)
        elif wanted.kind == EXAMPLE:
            self.guide.open_example(wanted.name)
        elif wanted.kind == PAGE and wanted.name in commands.PAGES_THAT_ACT:
            self.services.actions.run(commands.PAGES_THAT_ACT[wanted.name])
        elif self.reader.show_link(link):
            self.stage.turn_to(READER)
        else:
            kind = self.tr("document") if wanted.kind == DOCUMENT else self.tr("entry")
            raise UserError(self.tr("The library has no {kind} “{name}”.").format(kind=kind, name=wanted.name))

    def _do(self, wanted: Link) -> None:
        """What a link asks for that opens nothing by itself."""
        if wanted.kind == DO:
            self.services.actions.trigger(wanted.name)
        else:
            self.show_search()
            self.search.search(wanted.name)

    def _open_found(self, link: str) -> None:
        self.follow_link(link)
        self.reader.doubt(self.search.doubtful(link))
        self.reader.view.setFocus()

    def _preview(self, link: str) -> None:
        if self.services.settings.value.preview and self.stage.mode != SCENARIO_PLACE:
            self.reader.show_link(link, passing=True)
            self.reader.doubt(self.search.doubtful(link))

    def show_settings(self) -> None:
        """Show the settings."""
        SettingsDialog(self.services.settings, self).exec()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A file may be dropped: a scenario, or a document to import."""
        if _files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open a scenario, import anything else."""
        for file in _files(event.mimeData())[:1]:
            event.acceptProposedAction()
            self.take_file(file)

    def take_file(self, file: Path) -> None:
        """Open a scenario file, or import a document."""
        if file.suffix != SCENARIO_SUFFIX:
            self.importing.ask(file)
            return
        try:
            self.services.open_scenario(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            said = self.tr("{file} cannot be read: {why}").format(file=file.name, why=error)
            self.services.notices.say(said, Level.BAD)

    def work_in(self, mode: str) -> None:
        """Turn to the reader, to the scenario or to both, and put the cursor there."""
        self.stage.turn(mode)
        self.focus_stage()

    def focus_stage(self) -> None:
        """Put the cursor where the work is: into the workbench where it is seen, else onto the page."""
        if self.stage.mode == READER:
            self.reader.view.setFocus()
        else:
            self.stage.workbench.setFocus()

    def show_search(self) -> None:
        """Show the list of what was found, if it was hidden."""
        self.list_room.take()

    def _search_left(self) -> None:
        """Esc in the empty search box goes back to what is worked on."""
        self.list_room.give()
        self.focus_stage()

    def _page_shown(self) -> None:
        self._entitle()
        self.services.actions.refresh()

    def _entitle(self) -> None:
        title = self.stage.title or self.reader.page.title
        self.setWindowTitle(f"{title} – judgeapp" if title else "judgeapp")

    def _turned(self, mode: str) -> None:
        """Another part of the window is worked in."""
        self.places.choose(mode)
        self._entitle()
        self.list_room.settle(self.width())
        self.services.actions.refresh()

    # The library

    def follow(self, loading: Loading) -> None:
        """Show how far the library is with being made ready."""
        job = self.services.notices.begin(self.tr("Opening the library"))
        loading.progress.connect(lambda what, done, total: job.at(self._stage_of(what), done, total))
        loading.loaded.connect(job.end)
        loading.failed.connect(job.end)

    def _stage_of(self, what: str) -> str:
        known = {"reading": self.tr("Reading the library"), "indexing": self.tr("Making the index")}
        return known.get(what, what)

    def _no_library(self, text: str, details: str) -> None:
        said = self.tr("The library could not be opened: {why}").format(why=text)
        self.services.notices.say(said, Level.BAD)

    def _have_library(self) -> None:
        self.services.actions.refresh()
        if problems := self.services.library.problems:
            files = {problem.file: problem for problem in problems}
            more = self.tr("({n} files are left out)").format(n=len(files)) if len(files) > 1 else ""
            self.services.notices.say(f"{problems[0]} {more}".strip(), Level.WARN)
        self.warming.begin()

    # Events

    def showEvent(self, event: QShowEvent) -> None:
        """The cursor is in the search box."""
        super().showEvent(event)
        self.search.box.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There may be room for the list now, or no longer."""
        super().resizeEvent(event)
        self.list_room.resized(self.width())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the layout; end what runs."""
        save_layout(self)
        self.services.close()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.places.offer(
            [
                (READER, self.tr("Reader"), self.tr("Show the reader")),
                (SCENARIO_PLACE, self.tr("Scenario"), self.tr("Show the scenario workbench")),
                (BOTH, self.tr("Both"), self.tr("Show reader and scenario side by side")),
            ]
        )
        self.places.choose(self.stage.mode)
        self.places.setAccessibleName(self.tr("What is shown"))


def _files(data: QMimeData) -> list[Path]:
    """The files that are being dragged."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
