"""The filters that a question can have, offered in a menu: choosing one writes it into the question."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QWidget

from judgeapp.desktop.reading import wording
from judgeapp.desktop.saying import noop
from judgeapp.library.shelves import Library

STATUSES = ("current", "outdated", "misprint", "conflict")
TITLES = {
    "status": noop("FilterMenu", "Status"),
    "doc": noop("FilterMenu", "Document"),
    "edition": noop("FilterMenu", "Edition"),
}


def choices(library: Library, game: str | None) -> dict[str, list[tuple[str, str]]]:
    """For each filter its values, each with what is said of it; only of the game that is searched."""
    editions = [
        (edition.id, f"{edition.id} · {edition.title}")
        for name, shelf in library.shelves.items()
        if shelf.rulebook and game in (None, name)
        for edition in shelf.rulebook.editions
    ]
    return {
        "status": [(status, wording.status_word(status)) for status in STATUSES],
        "doc": [(d.code, f"{d.code} · {d.title}") for d in library.documents(game)],
        "edition": editions,
    }


class FilterMenu(QMenu):
    """Filled when it opens. `triggered` brings an action whose data is a filter's name and value."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)

    def fill(self, library: Library, game: str | None) -> None:
        """Offer what the library has."""
        self.clear()
        for name, values in choices(library, game).items():
            if not values:
                continue
            menu = self.addMenu(QCoreApplication.translate("FilterMenu", TITLES[name]))
            for value, said in values:
                menu.addAction(said).setData((name, value))
