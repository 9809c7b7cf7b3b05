"""What the parts of the window share, handed to each of them: nothing here is a widget, nothing is global.

A widget takes `services` in its constructor and uses

- ``services.open("rule:fab:9.3")`` to have something shown (see `links`), ``services.open_scenario(text)`` to have a
  scenario loaded into the workbench;
- ``services.library`` (empty until `library_changed` first comes), ``services.desk`` to play and prove,
  ``services.ranking()`` for the rulings that apply;
- ``services.actions`` to register what the user can do in it;
- ``services.settings``, ``services.look`` (colours, sizes), ``services.tongue.code`` (``en`` or ``ru``);
- ``services.notices.say(…)`` for messages, ``services.work(function, …)`` for heavy work in a child process with
  progress, ``services.aside.run(…)`` for what waits for files.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from judgeapp.desktop.actions import ActionRegistry
from judgeapp.desktop.asking import Asking
from judgeapp.desktop.loading import Loading
from judgeapp.desktop.look import Look
from judgeapp.desktop.notices import Notices
from judgeapp.desktop.preparing import stamp
from judgeapp.desktop.settings import SettingsStore
from judgeapp.desktop.tongue import Tongue
from judgeapp.desktop.work import Aside, Work
from judgeapp.library.finding import Finder, open_finder
from judgeapp.library.places import cache_root, resources_root, user_root
from judgeapp.library.problems import LibraryError
from judgeapp.library.shelves import Library

if TYPE_CHECKING:
    from judgeapp.scenario.desk import Desk
    from judgeapp.scenario.ranking import Ranking


@dataclass(frozen=True)
class Places:
    """Where the resources, the user's files and the caches lie."""

    resources: Path
    user: Path
    cache: Path

    @staticmethod
    def usual() -> Places:
        """The usual places."""
        return Places(resources_root(), user_root(), cache_root())


class Services(QObject):
    """All of it. `opened`: a link was asked for; `scenario_opened`: the text of a scenario; `library_changed`;
    `closing`: the window goes, and what is unsaved must be kept."""

    opened = Signal(str)
    scenario_opened = Signal(str)
    library_changed = Signal()
    library_failed = Signal(str, str)
    closing = Signal()

    def __init__(self, places: Places | None = None, apart: bool = True) -> None:
        """apart: whether ranked questions go to a process of their own (tests may do without)."""
        super().__init__()
        self.places = places or Places.usual()
        self.settings = SettingsStore(self.places.user / "settings.json")
        self.tongue = Tongue(self.settings)
        self.look = Look(self.settings)
        self.actions = ActionRegistry()
        self.notices = Notices()
        self.asking = Asking(self.places.resources, self.places.user, self.places.cache, apart)
        self.aside = Aside()
        self.library = Library({})
        self._loading: Loading | None = None
        self._works: list[Work] = []
        self._ranking: Ranking | None = None

    @cached_property
    def desk(self) -> Desk:
        """Where scenarios are played and proved."""
        from judgeapp.scenario.desk import Desk  # the engine takes a while to import; the window is up before

        return Desk(self.places.resources, self.places.cache, self.places.user)

    def ranking(self) -> Ranking:
        """The ranking of applying rulings; made when first asked for, and anew for another library."""
        if self._ranking is None:
            self._ranking = self.desk.ranking({ruling.id: ruling for ruling in self.library.rulings()})
        return self._ranking

    def open(self, link: str) -> None:
        """Have something shown."""
        self.opened.emit(link)

    def open_scenario(self, text: str) -> None:
        """Have a scenario loaded into the workbench."""
        self.scenario_opened.emit(text)

    def work(self, function: Callable[..., Any], *args: Any) -> Work:
        """Run a module-level function ``function(tell, *args)`` in a child process. It is ended with the window."""
        work = Work(function, *args, parent=self)
        self._works.append(work)
        work.ended.connect(lambda: self._works.remove(work))
        return work

    def load_if_ready(self) -> bool:
        """Load the library at once when its caches are ready, which takes a tenth of a second; whether it was."""
        places = self.places
        if self.settings.value.ready_for != stamp(places.resources, places.user, places.cache):
            return False
        try:
            self._take(open_finder(places.resources, places.user, places.cache))
        except (LibraryError, OSError):  # the background load will say what is wrong
            return False
        return True

    def load(self) -> Loading:
        """Load the library (again) in the background."""
        if self._loading is not None:
            self._loading.cancel()
        places = self.places
        self._loading = loading = Loading(places.resources, places.user, places.cache, self.aside, self)
        loading.loaded.connect(self._take)
        loading.loaded.connect(lambda _: QTimer.singleShot(0, self._note_ready))
        loading.failed.connect(self.library_failed)
        return loading

    def _note_ready(self) -> None:
        places = self.places
        self.settings.set(ready_for=stamp(places.resources, places.user, places.cache))

    def use(self, finder: Finder) -> None:
        """Use a library that is already open (for tests and pictures)."""
        self._take(finder)

    def _take(self, finder: Finder) -> None:
        fresh = bool(self.library.digest) and self.library.digest != finder.library.digest
        self.library = finder.library
        self._ranking = None
        self.asking.take(finder, fresh)
        gc.freeze()  # a library is many objects that stay: going through them all would stop the window
        self.library_changed.emit()

    def close(self) -> None:
        """End every process and thread."""
        self.closing.emit()
        if self._loading is not None:
            self._loading.cancel()
        for work in list(self._works):
            work.cancel()
        self.asking.close()
        self.aside.wait()
        self.settings.upkeep.end()
