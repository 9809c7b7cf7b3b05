"""Pages that are not of one thing: the first page, rulebooks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgeapp.desktop.links import PAGE
from judgeapp.desktop.reading import wording
from judgeapp.desktop.reading.pages import Page, Pages
from judgeapp.desktop.reading.parts import items, rows, section
from judgeapp.desktop.reading.texts import anchor
from judgeapp.desktop.rich import Rich, fill, join, plain
from judgeapp.desktop.services import Services
from judgeapp.library.models import GameShelf, Rulebook

translate = QCoreApplication.translate


EXAMPLES = {
    "fab": ("mark removed when dagger hits", "cnc vs arsenal", "7.5.5"),
    "riftbound": ("showdown both pass", "lethal damage tank", "439.1"),
    "wow": ("can i counter a quest", "dual wield two weapons", "711"),
    "berserk": ("рывок активка в тот же ход", "броня 1 + броня 2", "hsdjr"),
}


def _counted(shelf: GameShelf) -> str:
    """How much the library holds of a game."""
    told = (
        (translate("Guides", "rulings: {n}"), len(shelf.rulings)),
        (translate("Guides", "rules: {n}"), len(shelf.rules)),
        (translate("Guides", "terms: {n}"), len(shelf.terms)),
        (translate("Guides", "cards: {n}"), len(shelf.cards)),
    )
    return " · ".join(text.format(n=n) for text, n in told if n)


UNFOUND = "nothing-found"
"""The page that is shown where a question found nothing."""


class Guides:
    """Makes them."""

    def __init__(self, services: Services, pages: Pages) -> None:
        self._services, self._pages = services, pages
        self._library = pages.library

    def page(self, name: str) -> Page | None:
        """The page of a name; None when there is none."""
        if name.startswith("rulebook-"):
            return self.rulebook(name.removeprefix("rulebook-"))
        if name == UNFOUND:
            return self.nothing()
        return self.home() if name == "home" else None

    def nothing(self) -> Page:
        """What to do where a question found nothing."""
        title = translate("Guides", "Nothing was found")
        told = (
            translate("Guides", "Nothing in the library speaks of what was asked. That is no ruling either way."),
            translate("Guides", "Try fewer words, the name of a card, a keyword or the number of a rule."),
            translate("Guides", "Look at the game and the filters: they limit what is searched."),
        )
        lines = join(fill("<p>{}</p>", line) for line in told)
        return Page(f"{PAGE}:{UNFOUND}", title, fill("<p class='title'>{}</p>{}", title, lines))

    def home(self) -> Page:
        """What to type, with examples that run."""
        blocks = []
        for game, examples in EXAMPLES.items():
            shelf = self._library.shelves.get(game)
            runs = join((anchor(f"search:{text}", text) for text in examples), " · ")
            held = ""
            if shelf:
                count = _counted(shelf)
                held = fill('<br><span class="muted small">{}</span>', count)
            book = anchor(f"page:rulebook-{game}", translate("Guides", "rulebook"))
            tour = anchor(f"do:help.tour.{game}", translate("Guides", "tour"))
            plays = anchor(f"page:examples-{game}", translate("Guides", "examples"))
            blocks.append(
                fill("<b>{}</b>{}<br>{}<br>{} · {} · {}", wording.game_name(game), held, runs, book, plays, tour)
            )
        lead = translate("Guides", "Type what the dispute is about: a question, a card, a keyword or a rule number.")
        body = [
            fill("<p class='title'>{}</p>", translate("Guides", "What is the ruling?")),
            fill('<p class="lead">{}</p>', lead),
            self._grid(blocks),
            section(translate("Guides", "Keys"), self._keys()),
        ]
        return Page("page:home", translate("Guides", "Start"), join(body))

    def _grid(self, blocks: list[Rich]) -> Rich:
        """The games, two in a line."""
        theme = self._pages.setting.theme
        cells = [
            fill(
                '<td width="50%" bgcolor="{}" valign="top"><p style="margin-bottom:0">{}</p></td>', theme.raised, block
            )
            for block in blocks
        ]
        lines = join(fill("<tr>{}</tr>", join(cells[at : at + 2])) for at in range(0, len(cells), 2))
        return fill('<table width="100%" cellspacing="8" cellpadding="9">{}</table>', lines)

    def _keys(self) -> Rich:
        wanted = ("search.focus", "app.palette", "ruling.player", "ruling.copy", "ruling.scenario", "calls.new",
                  "help.help")  # fmt: skip
        by_id = {action.id: action for action in self._services.actions.all()}
        told = [by_id[id_] for id_ in wanted if id_ in by_id]
        return rows((action.keys[0] if action.keys else "", plain(action.said)) for action in told)

    def rulebook(self, game: str) -> Page | None:
        """The contents of a rulebook: its upper rules."""
        shelf = self._library.shelves.get(game)
        if shelf is None or shelf.rulebook is None:
            return None
        lines = []
        for rule in shelf.rules:
            depth = rule.number.count(".")
            if depth <= 1:
                link = anchor(f"rule:{game}:{rule.number}", rule.number)
                lines.append(fill('<p class="item" style="margin-left:{}px">{} {}</p>', depth * 18, link, rule.title))
        book = shelf.rulebook
        body = [
            fill('<p class="muted small">{} · {}</p>', wording.game_name(game), book.publisher),
            fill("<p class='title'>{}</p>", book.title),
            section(translate("Guides", "Editions"), self._editions(book)),
            section(translate("Guides", "Contents"), join(lines)),
        ]
        return Page(f"page:rulebook-{game}", book.title, join(body), game)

    def _editions(self, book: Rulebook) -> Rich:
        told = []
        for edition in book.editions:
            head = fill("<b>{}</b> {}", edition.title, edition.date)
            usual = fill(" ({})", translate("Guides", "read by default")) if edition.id == book.default_edition else ""
            told.append(fill('{}{}<br><span class="muted">{}</span>', head, usual, edition.note))
        return items(told)
