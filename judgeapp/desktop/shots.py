"""Pictures of every pane, in themes, languages and sizes: ``python -m judgeapp.desktop.shots FOLDER [--only PART]``.

They are made to be looked at: nothing clipped, nothing ugly, in each of the four games.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QEventLoop, QPoint, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget

from judgeapp.desktop.errors import CrashDialog
from judgeapp.desktop.importing.asking import ImportDialog
from judgeapp.desktop.mainwindow import MainWindow
from judgeapp.desktop.notices import Level
from judgeapp.desktop.poses import more_poses, tidy_up
from judgeapp.desktop.program import application, open_window
from judgeapp.desktop.reading.playerview import PlayerView
from judgeapp.desktop.services import Places, Services
from judgeapp.desktop.settings_dialog import SettingsDialog
from judgeapp.desktop.stage import BOTH, READER, SCENARIO
from judgeapp.desktop.workbench.poses import workbench_poses
from judgeapp.library.finding import open_finder
from judgeapp.library.places import GAMES, cache_root, resources_root
from judgeapp.scenario.notation import parse

LONGEST = 60.0
"""Seconds to wait for a game to be opened."""
SIZES = (QSize(1366, 768), QSize(1920, 1080))
SAMPLES = {
    "fab": ("flick on hit", "flick-is-not-the-attack-hitting", "rule:fab:7.5.5", ""),
    "riftbound": ("showdown both pass", "", "rule:riftbound:439.1", ""),
    "wow": ("exausted protector", "", "rule:wow:402.4", ""),
    "berserk": ("hsdjr", "first-strike-kills-before-answer", "rule:berserk:510", ""),
}
Shot = tuple[str, Callable[[], QWidget]]


class Camera:
    """Takes the pictures of one window."""

    def __init__(self, window: MainWindow, folder: Path, only: str) -> None:
        self._window, self._folder, self._only = window, folder, only
        self._services = window.services
        self.taken = 0

    def take(self, look: str) -> None:
        """Take every picture in the present look."""
        for name, pose in self._poses():
            if self._only and self._only not in f"{look}-{name}":
                continue
            widget = pose()
            settle()
            widget.grab().save(str(self._folder / f"{look}-{name}.png"))
            self.taken += 1
            if widget is not self._window:
                widget.close()
            tidy_up(self._window)
            self._window.peek.dismiss()
            self._window.palette_.hide()

    def _poses(self) -> Iterator[Shot]:
        window = self._window
        yield "home", self._page("page:home")
        for game in GAMES:
            yield from self._of_game(game)
        yield "help", self._page("page:help")
        yield "about", self._page("page:about")
        yield "rulebook", self._page("page:rulebook-wow")
        yield "document", self._page("doc:HNT")
        yield "unknown", lambda: self._search("dagger zorpblarg status:outdated")
        yield "palette", self._palette
        yield "peek", self._peek
        yield "player", self._player
        yield "settings", lambda: self._dialog(SettingsDialog(self._services.settings, window))
        documents = list(self._services.library.documents())
        yield "import", lambda: self._dialog(ImportDialog(Path("hunted-release-notes.pdf"), documents, window))
        report = "Traceback (most recent call last):\n  …\nValueError: an example"
        yield "crash", lambda: self._dialog(CrashDialog(report, Path("/home/judge/crash.txt"), window))
        yield from more_poses(window)
        yield from workbench_poses(window)

    def _of_game(self, game: str) -> Iterator[Shot]:
        query, ruling, rule, card = SAMPLES[game]
        library = self._services.library
        ruling = ruling or next(r.id for r in library.rulings(game) if r.cards and r.status == "current")
        card = card or next(name for r in library.rulings(game) for name in r.cards) if game != "berserk" else card
        odd = next((r.id for r in library.rulings(game) if r.status != "current"), "")
        term = next(t for t in library.terms(game) if t.says and t.rules)
        yield f"{game}-search", lambda: self._search(query, game)
        yield f"{game}-ruling", self._page(ruling)
        yield f"{game}-rule", self._page(rule)
        yield f"{game}-term", self._page(f"term:{game}:{term.term}")
        if card:
            yield f"{game}-card", self._page(f"card:{game}:{card}")
        if odd:
            yield f"{game}-status", self._page(odd)
        proof = next(iter(self._services.desk.proof_files(game)), None)
        if proof is not None:
            yield f"{game}-scenario", lambda: self._scenario(proof, SCENARIO)
            yield f"{game}-both", lambda: self._scenario(proof, BOTH)

    def _page(self, link: str) -> Callable[[], QWidget]:
        def pose() -> QWidget:
            self._window.stage.turn(READER)
            self._services.settings.set(game="")
            self._services.open(link)
            self._services.notices.say("", Level.INFO)
            return self._window

        return pose

    def _search(self, text: str, game: str = "") -> QWidget:
        self._window.stage.turn(READER)
        self._window.search.scope_to(game)
        self._window.search.search(text)
        return self._window

    def _scenario(self, file: Path, mode: str) -> QWidget:
        self._window.search.search("")
        claims = parse(file.read_text(encoding="utf-8")).proves
        if claims:
            self._window.reader.show_link(claims[0].ruling)
        self._window.stage.turn(mode)
        self._window.take_file(file)
        settle(300)
        until = time.monotonic() + LONGEST
        while self._window.stage.workbench.cursor().shape() == Qt.CursorShape.BusyCursor and time.monotonic() < until:
            settle(100)
        settle(300)
        return self._window

    def _palette(self) -> QWidget:
        self._window.palette_.open()
        return self._window

    def _peek(self) -> QWidget:
        self._page("flick-is-no-attack")()
        place = self._window.reader.view.mapToGlobal(QPoint(220, 330))
        self._window.reader.view.hovered.emit("rule:fab:7.5.5", place)
        settle(260)
        return self._window

    def _player(self) -> QWidget:
        view = PlayerView(self._window.reader.pages(), "flick-is-no-attack", self._services.look, self._window)
        view.resize(self._window.size())
        view.show()
        return view

    def _dialog(self, dialog: QWidget) -> QWidget:
        dialog.show()
        return dialog


def settle(milliseconds: int = 220) -> None:
    """Let the window do what is due."""
    until = time.monotonic() + milliseconds / 1000
    while time.monotonic() < until:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


def main(argv: Sequence[str]) -> int:
    """Take them all."""
    parser = argparse.ArgumentParser(prog="shots", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="only pictures whose name holds this")
    args = parser.parse_args(argv)
    args.folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application()
    with tempfile.TemporaryDirectory() as user:
        places = Places(resources_root(), Path(user), cache_root())
        services = Services(places, apart=False)
        services.use(open_finder(places.resources, places.user, places.cache))
        window = open_window(services, load=False)
        services.library_changed.emit()
        settle(600)
        camera = Camera(window, args.folder, args.only)
        for size in SIZES:
            window.resize(size)
            for theme in ("light", "dark", "contrast"):
                for language in ("en", "ru"):
                    services.settings.set(theme=theme, language=language)
                    settle()
                    camera.take(f"{theme}-{language}-{size.width()}")
        window.close()
    print(f"{camera.taken} pictures in {args.folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
