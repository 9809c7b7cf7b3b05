"""About: how much the data are and how old, the documents they rest on, what the program is made of, its folders."""

from __future__ import annotations

import platform
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING

from PySide6 import __version__ as pyside
from PySide6.QtCore import QCoreApplication, qVersion

from judgeapp.desktop.links import DO, Link
from judgeapp.desktop.reading import wording
from judgeapp.desktop.reading.pages import Page
from judgeapp.desktop.reading.parts import rows, section
from judgeapp.desktop.reading.texts import anchor
from judgeapp.desktop.rich import Rich, fill, join, plain
from judgeapp.library.models import Document, GameShelf

if TYPE_CHECKING:
    from judgeapp.desktop.services import Services

LIBRARIES = ("pydantic", "whoosh3", "segno", "pypdf")

translate = QCoreApplication.translate


def program_version() -> str:
    """The version of the program."""
    return installed("judgeapp") or "?"


def installed(library: str) -> str:
    """The version of a library; empty when it is not there."""
    try:
        return version(library)
    except PackageNotFoundError:
        return ""


def about_page(services: Services, proven: dict[str, int]) -> Page:
    """All of it. proven: how many rulings of each game have a proof, as far as is known."""
    library = services.library
    lead = translate("About", "An offline desk for judges of four card games.")
    head = fill("<p class='title'>judgeapp {}</p><p class='lead'>{}</p>", program_version(), lead)
    copy = anchor(str(Link(DO, "help.versions")), translate("About", "Copy all this as text"))
    parts = [head, fill('<p class="item">{}</p>', copy)]
    for game, shelf in library.shelves.items():
        parts.append(section(wording.game_name(game), _game(services, shelf, proven.get(game, 0))))
    parts.append(section(translate("About", "Program"), rows(_program())))
    parts.append(section(translate("About", "Folders"), rows((name, plain(at)) for name, at in _folders(services))))
    return Page("page:about", translate("About", "About"), join(parts))


def _game(services: Services, shelf: GameShelf, proven: int) -> Rich:
    held = {document.code for document in services.library.imported}
    cells: list[tuple[str, str]] = [(translate("About", "Held"), counts(shelf, proven))]
    if shelf.rulebook:
        book = anchor(f"page:rulebook-{shelf.game}", shelf.rulebook.title)
        cells.append((translate("About", "Rulebook"), fill("{} · {}", book, shelf.rulebook.publisher)))
        told = [
            fill("<b>{}</b>", edition.id) if edition.id == shelf.rulebook.default_edition else plain(edition.id)
            for edition in shelf.rulebook.editions
        ]
        cells.append((translate("About", "Editions"), join(told, " · ")))
    cells += [(document.code, _document(document, document.code in held)) for document in shelf.documents]
    return rows(cells)


def counts(shelf: GameShelf, proven: int) -> str:
    """How much is held of a game."""
    said = translate("About", "{rulings} rulings ({proven} with a replay), {rules} rules, {terms} terms, {cards} cards")
    return said.format(
        rulings=len(shelf.rulings),
        proven=proven,
        rules=len(shelf.rules),
        terms=len(shelf.terms),
        cards=len(shelf.cards),
    )


def _document(document: Document, imported: bool) -> str:
    told = [document.publisher, document.date or translate("About", "undated")]
    if document.statements:
        told.append(translate("About", "{n} statements").format(n=document.statements))
    if imported:
        told.append(translate("About", "official wording imported"))
    return fill("{} · {}", anchor(f"doc:{document.code}", document.title), ", ".join(filter(None, told)))


def _program() -> Iterable[tuple[str, str]]:
    yield "Python", plain(f"{platform.python_version()} · {platform.platform(terse=True)}")
    yield "Qt", plain(f"{qVersion()} (PySide6 {pyside})")
    for library in LIBRARIES:
        yield library, plain(installed(library))


def _folders(services: Services) -> list[tuple[str, str]]:
    places = services.places
    return [
        (translate("About", "Yours"), str(places.user)),
        (translate("About", "Shipped"), str(places.resources)),
        (translate("About", "Cache"), str(places.cache)),
    ]


def versions_text(services: Services, proven: dict[str, int]) -> str:
    """The same as text, for a report."""
    lines = [f"judgeapp {program_version()}, data {services.library.digest[:12]}"]
    for game, shelf in services.library.shelves.items():
        edition = shelf.rulebook.default_edition if shelf.rulebook else "–"
        lines.append(f"{game}: {edition}; {counts(shelf, proven.get(game, 0))}")
        lines += [f"  {document.code} {document.date or '–'} {document.title}" for document in shelf.documents]
    made = ", ".join(f"{name} {found}" for name in LIBRARIES if (found := installed(name)))
    lines.append(f"Python {platform.python_version()}, Qt {qVersion()}, PySide6 {pyside}, {made}")
    lines += [f"{name}: {at}" for name, at in _folders(services)]
    return "\n".join(lines)
