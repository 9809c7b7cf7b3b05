"""The desktop program: `main(argv)`."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from judgeapp.desktop.errors import Errors
from judgeapp.desktop.mainwindow import MainWindow
from judgeapp.desktop.notices import Level
from judgeapp.desktop.services import Places, Services
from judgeapp.library.places import resources_root

NAME = "judgeapp"
SWITCH = 0.001
"""Seconds after which a thread that computes must let the window have the interpreter (Python's own: 5 ms)."""


def main(argv: Sequence[str]) -> int:
    """Open the window and run until it is closed; returns the exit status."""
    multiprocessing.freeze_support()
    args = _arguments(argv)
    if args.smoke:
        from judgeapp.desktop.smoke import run

        return run(args.resources)
    usual = Places.usual()
    places = Places(args.resources or usual.resources, args.data or usual.user, args.cache or usual.cache)
    app = application()
    services = Services(places)
    errors = Errors(places.user / "reports", QApplication.activeWindow)
    fault = errors.install()
    window = open_window(services)
    tell_of_the_past(services, fault)
    if args.file:
        window.take_file(args.file)
    status = app.exec()
    errors.remove()
    return status


def tell_of_the_past(services: Services, fault: str) -> None:
    """Say, without a dialog, what the last run left behind: a fault, or files that could not be read."""
    for problem in filter(None, (services.settings.problem, fault and fault.splitlines()[0])):
        said = QCoreApplication.translate("Program", "From the last run: {problem}")
        services.notices.say(said.format(problem=problem), Level.WARN)


def tell_of_settings(services: Services) -> None:
    """Say when settings can't be kept any more, and when they can again."""
    upkeep, notices = services.settings.upkeep, services.notices

    def failed(why: str) -> None:
        said = QCoreApplication.translate(
            "Program", "Settings can’t be kept on the disk now: {why}. It is tried again."
        )
        notices.say(said.format(why=why), Level.BAD)

    def restored() -> None:
        notices.say(QCoreApplication.translate("Program", "Settings are kept on the disk again."), Level.GOOD)

    upkeep.failed.connect(failed)
    upkeep.restored.connect(restored)


def _arguments(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=NAME)
    parser.add_argument("file", nargs="?", type=Path, help="a .scenario file to open")
    parser.add_argument("--resources", type=Path)
    parser.add_argument("--data", type=Path, help="another folder of your own rulings, imports and settings")
    parser.add_argument("--cache", type=Path)
    parser.add_argument("--smoke", action="store_true", help="try the program without a display, and quit")
    return parser.parse_args(argv)


def application() -> QApplication:
    """The application, made once."""
    sys.setswitchinterval(SWITCH)
    found = QApplication.instance()
    if isinstance(found, QApplication):
        return found
    app = QApplication([NAME])
    app.setApplicationName(NAME)
    app.setDesktopFileName(NAME)
    app.setWindowIcon(QIcon(str(resources_root() / "ui" / "icons" / "judgeapp.svg")))
    app.setStyle("Fusion")
    return app


def open_window(services: Services, load: bool = True) -> MainWindow:
    """Dress the application, open the window and start loading the library."""
    ready = load and services.load_if_ready()
    services.look.apply()
    services.tongue.apply()
    tell_of_settings(services)
    window = MainWindow(services)
    window.show()
    if ready:
        services.library_changed.emit()
    elif load:
        window.follow(services.load())
    return window


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
