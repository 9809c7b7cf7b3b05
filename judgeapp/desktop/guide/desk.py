"""Help in the window: its actions, its pages, the tour that runs."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QGuiApplication

from judgeapp.desktop.actions import Action, UserError
from judgeapp.desktop.guide.aboutpage import about_page, versions_text
from judgeapp.desktop.guide.examples import NAME, Examples, page_name
from judgeapp.desktop.guide.helppage import help_page
from judgeapp.desktop.guide.running import Running
from judgeapp.desktop.guide.tourfile import Tour, load_tour
from judgeapp.desktop.links import PAGE, parse_link
from judgeapp.desktop.notices import Level
from judgeapp.desktop.reading.proofs import Proof
from judgeapp.desktop.saying import noop
from judgeapp.library.places import GAMES

if TYPE_CHECKING:
    from judgeapp.desktop.guide.tour import Touring
    from judgeapp.desktop.mainwindow import MainWindow

TOURS = {
    "fab": noop("Actions", "Five-minute tour: Flesh and Blood"),
    "riftbound": noop("Actions", "Five-minute tour: Riftbound"),
    "wow": noop("Actions", "Five-minute tour: WoW TCG"),
    "berserk": noop("Actions", "Five-minute tour: Berserk Heroes"),
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("GuideDesk", text)


class GuideDesk(QObject):
    """Everything of help, for one window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._services = window, window.services
        self._tour: Tour | None = None
        self.touring: Touring | None = None
        self.examples = Examples(self._services, lambda: self.tour)
        self.running = Running(window)
        self._services.actions.add(*self._actions())
        reader = window.reader
        reader.add_page("help", lambda: help_page(self._services.actions))
        reader.add_page("about", lambda: about_page(self._services, self.proven()))
        reader.add_page(NAME, self.examples.page)
        for game in GAMES:
            reader.add_page(f"{NAME}-{game}", partial(self.examples.page, game))
        self.examples.learned.connect(self._learned)

    def _actions(self) -> list[Action]:
        return [
            Action("help.examples", noop("Actions", "&Examples that run"), lambda: self._window.open(f"page:{NAME}"),
                   "help", 0, ("Shift+F1",), words="proofs demo примеры"),
            *(Action(f"help.tour.{game}", title, partial(self.begin_tour, game), "help", 2, (), self.can_tour,
                     words="guided tour обучение") for game, title in TOURS.items()),
            Action("help.versions", noop("Actions", "Copy versions of data and program"), self.copy_versions, "help", 1,
                   words="about report"),
        ]  # fmt: skip

    # --- the tour -----------------------------------------------------------------------------------------------------

    @property
    def tour(self) -> Tour | None:
        """The tour; None when its file can't be read."""
        if self._tour is None:
            try:
                self._tour = load_tour(self._services.places.resources)
            except (OSError, ValueError) as error:
                self._services.notices.say(str(error), Level.WARN)
        return self._tour

    def can_tour(self) -> bool:
        """Whether a tour can begin."""
        return bool(self._services.library.digest) and self.touring is None

    def begin_tour(self, game: str) -> None:
        """Begin the tour on the example of a game."""
        from judgeapp.desktop.guide.tour import Touring

        if self.tour is None or game not in self.tour.games:
            raise UserError(_tr("The tour could not be read."))
        self.touring = touring = Touring(self._window, self.tour, game)
        touring.ended.connect(self._ended)
        touring.begin()

    def _ended(self) -> None:
        if self.touring is not None:
            self.touring.deleteLater()
            self.touring = None
        self._services.actions.refresh()

    # --- examples, versions -------------------------------------------------------------------------------------------

    def open_example(self, name: str) -> None:
        """Play an example, at the step that it proves."""
        example = self.examples.example(name)
        if example is None:
            raise UserError(_tr("There is no example “{name}”.").format(name=name))
        self.running.play_file(Proof(example.file, example.proven))
        self.running.run(["go proven"])

    def _learned(self) -> None:
        for game, subject in self.examples.subjects():
            self._window.reader.add_page(page_name(game, subject), partial(self.examples.page, game, subject))
        wanted = parse_link(self._window.reader.page.link)
        if wanted.kind == PAGE and wanted.name.startswith(NAME):
            self._window.reader.refresh()

    def proven(self) -> dict[str, int]:
        """How many rulings of each game have a proof."""
        knowing, library = self._window.reader.knowing, self._services.library
        return {game: sum(bool(knowing.proofs(ruling.id)) for ruling in library.rulings(game)) for game in GAMES}

    def copy_versions(self) -> None:
        """Put the versions on the clipboard."""
        QGuiApplication.clipboard().setText(versions_text(self._services, self.proven()))
        self._services.notices.say(_tr("The versions are on the clipboard."), Level.GOOD)
