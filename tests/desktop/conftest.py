"""The window under test: its own folder for the user, one cache for the whole run, no display."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from judgeapp.desktop.mainwindow import MainWindow
from judgeapp.desktop.program import application, open_window
from judgeapp.desktop.services import Places, Services
from judgeapp.library.finding import Finder, open_finder
from judgeapp.library.places import resources_root
from tests.desktop.keys import give_key


@pytest.fixture(scope="session")
def qapp() -> QApplication:
    """The application as the program makes it."""
    return application()


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache that all tests share; CI may give one that is kept."""
    given = os.environ.get("JUDGEAPP_CACHE")
    return Path(given) if given else tmp_path_factory.mktemp("cache")


@pytest.fixture
def places(tmp_path: Path, cache: Path) -> Places:
    """Where things lie; the user has nothing yet but a key, the same in all tests, so that they can share an index."""
    user = tmp_path / "user"
    give_key(user)
    return Places(resources_root(), user, cache)


@pytest.fixture
def finder(places: Places) -> Finder:
    """The shipped library with its index."""
    return open_finder(places.resources, places.user, places.cache)


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
