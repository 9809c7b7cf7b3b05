"""The window under test: its own folders for the user and for the cache, no display."""

from __future__ import annotations

import gc
import os
import shutil

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox
from pytestqt.qtbot import QtBot

from judgeapp.desktop.mainwindow import MainWindow
from judgeapp.desktop.program import application, open_window
from judgeapp.desktop.services import Places, Services
from judgeapp.library import Library
from judgeapp.library.finding import Finder, open_index
from judgeapp.library.places import resources_root
from tests.keys import give_key


@pytest.fixture(scope="session")
def qapp() -> QApplication:
    """The application as the program makes it."""
    return application()


@pytest.fixture
def places(tmp_path: Path, cache: Path, library: Library) -> Places:
    """Where things lie: the user has nothing yet but a key, the cache is this test's own and ready.

    Its files are links to those of the common cache: a cache replaces files and never writes into them.
    """
    own, user = tmp_path / "cache", tmp_path / "user"
    shutil.copytree(cache, own, copy_function=os.link)
    give_key(user)
    return Places(resources_root(), user, own)


@pytest.fixture
def finder(places: Places, library: Library) -> Finder:
    """The shipped library with its index."""
    return Finder(library, open_index(library, places.user, places.cache))


@pytest.fixture(autouse=True)
def _nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dialog that a test does not answer would wait for ever: it is an error instead."""

    def waits(dialog: QDialog) -> int:
        raise AssertionError(
            f"{type(dialog).__name__} waits for an answer, and nobody is there: {dialog.windowTitle()}"
        )

    monkeypatch.setattr(QDialog, "exec", waits)
    monkeypatch.setattr(QMessageBox, "exec", waits)


@pytest.fixture(autouse=True)
def _garbage_goes() -> Iterator[None]:
    """The program tells the collector that what is there stays; of a test, nothing does."""
    yield
    gc.unfreeze()


@pytest.fixture
def services(qtbot: QtBot, places: Places, finder: Finder) -> Iterator[Services]:
    """Services with the library, in English; ranked questions are answered here and not in a child."""
    made = Services(places, apart=False)
    made.settings.set(language="en")
    made.use(finder)
    yield made
    made.settings.set(theme="light", font_scale=1.0, language="en")
    made.close()


@pytest.fixture
def open_it(qtbot: QtBot, services: Services) -> Callable[[], MainWindow]:
    """Opens the window of the services."""

    def opened() -> MainWindow:
        window = open_window(services, load=False)
        qtbot.addWidget(window)
        services.library_changed.emit()
        window.resize(1366, 768)
        window.activateWindow()
        qtbot.waitUntil(lambda: window.search.box.hasFocus())
        return window

    return opened


@pytest.fixture
def window(open_it: Callable[[], MainWindow]) -> MainWindow:
    """The window, open and ready."""
    return open_it()
