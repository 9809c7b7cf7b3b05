"""The cards that a scenario writes itself, and the lines of text that it strikes out."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import replace

from judgeapp.games.catalog import Catalog
from judgeapp.language.cards import blocks
from judgeapp.language.facts import CardError
from judgeapp.scenario.notation import NotationError, Said, Scenario

MOST = 8
"""How many sets of cards are remembered."""


class OwnCards:
    """Catalogs with cards written on the spot. The last few are kept, since twins and the next step of a game have the
    same ones, and reading them is dear."""

    def __init__(self) -> None:
        self._made: dict[tuple[Said, ...], tuple[Catalog, Catalog]] = {}

    def catalog(self, shipped: Catalog, scenario: Scenario) -> Catalog:
        """The catalog with what a scenario writes and strikes out. NotationError for what is not understood."""
        catalog = self._with(shipped, scenario.cards) if scenario.cards else shipped
        for gone in scenario.without:
            title = _title_in(catalog, gone.text)
            if title is not None:
                catalog = _without_line(catalog, title, gone)
        return catalog

    def _with(self, shipped: Catalog, cards: tuple[Said, ...]) -> Catalog:
        made = self._made.pop(cards, None)
        if made is None or made[0] is not shipped:
            made = shipped, _with_cards(shipped, cards)
        self._made[cards] = made
        while len(self._made) > MOST:
            del self._made[next(iter(self._made))]
        return made[1]


def _with_cards(catalog: Catalog, cards: Sequence[Said]) -> Catalog:
    lines: dict[int, str] = {c.line: c.text for c in cards}
    text = "\n".join(lines.get(n, "") for n in range(1, max(lines) + 1))
    try:
        return catalog.with_texts(blocks(text, "cards", catalog.game.fact_names()))
    except CardError as error:
        shift = next((c.column - 1 for c in cards if c.line == error.line), 0)
        raise NotationError(error.line, error.column + shift, error.problem, error.nearest) from None


def _title_in(catalog: Catalog, gone: str) -> str | None:
    """The card whose line ``NAME: line`` names, the longest name first (names may hold colons); None for an object."""
    if gone.lower() in catalog.texts:
        return None
    names = [gone[:at] for at in range(len(gone)) if gone.startswith(": ", at)]
    return next((n for n in reversed(names) if n.lower() in catalog.texts), names[0] if names else None)


def struck(catalog: Catalog, scenario: Scenario) -> tuple[Said, ...]:
    """The objects that a scenario leaves out."""
    return tuple(g for g in scenario.without if _title_in(catalog, g.text) is None)


def _without_line(catalog: Catalog, name: str, gone: Said) -> Catalog:
    """The catalog with one line struck out of one card's text."""
    line = gone.text[len(name) + 2 :]
    text = catalog.texts.get(name.lower())
    if text is None:
        near = difflib.get_close_matches(name, catalog.names(), 1)
        raise NotationError(gone.line, 1, f"no card is named “{name}”", near[0] if near else None)
    kept = tuple(entry for entry in text.lines if entry[1] != line)
    if len(kept) == len(text.lines):
        near = difflib.get_close_matches(line, [entry[1] for entry in text.lines], 1, 0.3)
        raise NotationError(gone.line, 1, f"{text.name} has no line “{line}”", near[0] if near else None)
    return catalog.with_texts([replace(text, lines=kept)])
