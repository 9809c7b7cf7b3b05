"""Examples that run: the proofs of the rulings, by game and by subject."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from judgeapp.desktop.guide.subjects import subject_title
from judgeapp.desktop.guide.tourfile import Tour
from judgeapp.desktop.links import EXAMPLE, Link
from judgeapp.desktop.reading import wording
from judgeapp.desktop.reading.pages import Page
from judgeapp.desktop.reading.parts import items, section
from judgeapp.desktop.reading.proofs import proven_in
from judgeapp.desktop.reading.texts import anchor
from judgeapp.desktop.rich import Rich, fill, join
from judgeapp.library.places import GAMES

if TYPE_CHECKING:
    from judgeapp.desktop.services import Services

NAME = "examples"
SHOWN = 3
"""How many of a game stand on the first page."""
FEW = 5
"""How many of a subject stand on the page of the game, where there are many more."""
_TITLE = re.compile(r"^scenario\s+(?P<title>.+)$", re.MULTILINE)
_HEAD = 4000

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Example:
    """A proof of a ruling. name: its path below the resources, and the ruling. proven: the step that proves it."""

    name: str
    file: Path
    title: str
    ruling: str
    proven: int

    @property
    def game(self) -> str:
        """The game it is of."""
        return self.name.partition("/")[0]

    @property
    def subject(self) -> str:
        """What it is about, by its folder."""
        return self.file.parent.name


def page_name(game: str = "", subject: str = "") -> str:
    """The name of the page of all, of a game, or of a subject of a game."""
    return "-".join(filter(None, (NAME, game, subject)))


def collect(resources: Path, files: Iterable[Path]) -> list[Example]:
    """Read the heads of proofs. One that can't be read is left out."""
    found = []
    for file in files:
        try:
            with file.open(encoding="utf-8") as text:
                head = text.read(_HEAD)
        except (OSError, UnicodeDecodeError):
            continue
        said = _TITLE.search(head)
        title = said["title"].strip() if said else file.stem
        path = file.relative_to(resources).with_suffix("").as_posix()
        found += [Example(f"{path}:{ruling}", file, title, ruling, step) for ruling, step in proven_in(head)]
    return found


class Examples(QObject):
    """Collects them in the background when they are first asked for; makes their pages. `learned`: they are there."""

    learned = Signal()

    def __init__(self, services: Services, tour: Callable[[], Tour | None]) -> None:
        super().__init__(services)
        self._services = services
        self._tour = tour
        self._all: dict[str, Example] | None = None
        self._asked = False

    def example(self, name: str) -> Example | None:
        """An example by its name, once they are there."""
        return (self._all or {}).get(name)

    def subjects(self) -> set[tuple[str, str]]:
        """Every subject with its game, once they are there."""
        return {(example.game, example.subject) for example in (self._all or {}).values()}

    def page(self, game: str = "", subject: str = "") -> Page:
        """The page of a subject of a game, of a game, or of all."""
        title = translate("Examples", "Examples that run")
        link = "page:" + page_name(game, subject)
        if self._all is None:
            self._ask()
            return Page(link, title, fill("<p class='title'>{}</p><p class='muted'>…</p>", title), game)
        if subject:
            return Page(link, subject_title(subject), self._of_subject(game, subject), game)
        return Page(link, title, self._of_game(game) if game else self._of_all(title), game)

    def _ask(self) -> None:
        if not self._asked:
            self._asked = True
            services = self._services
            resources = services.places.resources
            services.aside.run(lambda: collect(resources, services.desk.proof_files()), self._learn)

    def _learn(self, found: list[Example]) -> None:
        self._all = {example.name: example for example in found}
        self.learned.emit()

    def _held(self, game: str) -> list[Example]:
        """A game's examples: that of the tour first."""
        held = [example for example in (self._all or {}).values() if example.game == game]
        tour = self._tour()
        first = tour.games[game].ruling if tour and game in tour.games else ""
        return sorted(held, key=lambda example: example.ruling != first)

    def _of_all(self, title: str) -> Rich:
        lead = translate("Examples", "Each is a real ruling as a situation: click it, and step through what happens.")
        parts = [fill("<p class='title'>{}</p><p class='lead'>{}</p>", title, lead)]
        for game in GAMES:
            held = self._held(game)
            more = ""
            if len(held) > SHOWN:
                said = translate("Examples", "all {n} of them").format(n=len(held))
                more = fill('<p class="item">{}</p>', anchor(f"page:{NAME}-{game}", said))
            tour = anchor(f"do:help.tour.{game}", translate("Examples", "Five-minute tour"))
            lines = items(self._line(example) for example in held[:SHOWN])
            parts.append(section(wording.game_name(game), fill('<p class="item">{}</p>{}{}', tour, lines, more)))
        return join(parts)

    def _of_game(self, game: str) -> Rich:
        back = anchor(f"page:{NAME}", translate("Examples", "Examples that run"))
        parts = [fill('<p class="muted small">{}</p><p class="title">{}</p>', back, wording.game_name(game))]
        by_subject = self._by_subject(game)
        for subject, held in sorted(by_subject.items(), key=lambda one: subject_title(one[0])):
            shown = held if len(held) <= FEW + 1 else held[:FEW]
            lines = [self._line(example) for example in shown]
            if len(held) > len(shown):
                more = translate("Examples", "… and {n} more").format(n=len(held) - len(shown))
                lines.append(anchor(f"page:{page_name(game, subject)}", more))
            parts.append(section(f"{subject_title(subject)} ({len(held)})", items(lines)))
        if not by_subject:
            parts.append(fill('<p class="muted">{}</p>', translate("Examples", "None yet.")))
        return join(parts)

    def _of_subject(self, game: str, subject: str) -> Rich:
        back = anchor(f"page:{page_name(game)}", wording.game_name(game))
        head = fill('<p class="muted small">{}</p><p class="title">{}</p>', back, subject_title(subject))
        return head + items(self._line(example) for example in self._by_subject(game).get(subject, ()))

    def _by_subject(self, game: str) -> dict[str, list[Example]]:
        found: dict[str, list[Example]] = {}
        for example in sorted(self._held(game), key=lambda example: example.name):
            found.setdefault(example.subject, []).append(example)
        return found

    def _line(self, example: Example) -> Rich:
        said = self._services.tongue.code
        ruling = self._services.library.ruling(example.ruling)
        run = anchor(str(Link(EXAMPLE, example.name)), "▶ " + (ruling.title.said(said) if ruling else example.title))
        if ruling is None:
            return run
        word = wording.verdict_word(ruling.verdict) if ruling.verdict != "fact" else ""
        verdict = fill(' <span class="{}">{}</span>', ruling.verdict, word) if word else ""
        return fill(
            '{}{} <span class="muted">· {}</span>', run, verdict, anchor(ruling.id, translate("Examples", "ruling"))
        )
