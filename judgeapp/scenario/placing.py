"""What is typed while a table is set, put on it: shortened names are completed, cards find the place they belong in.

``Bo: field Bear (tapped), Hedgehog; life 5`` – without a player it is the chosen one's, without a place it goes to the
chosen one, or where a card of its types begins if that can't be right.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from judgeapp.scenario.editing import with_card, with_item
from judgeapp.scenario.naming import NoSuchCard, ranked
from judgeapp.scenario.notation import NotationError, Scenario
from judgeapp.scenario.seating import Entry, Number, SeatReader, fits, home
from judgeapp.scenario.stage import TABLE

SEVERAL = 5
"""How many cards that a few letters may mean are named."""


class Remark(Enum):
    """What there is to say of a card that was put somewhere."""

    BEGINS_THERE = "no place was named, and cards of its types can't lie in the chosen one"
    STRANGE = "cards of its types can't lie in the place that was named"


@dataclass(frozen=True)
class Note:
    """A remark on a card. place: where it lies now; chosen: the place that was chosen for what is typed."""

    remark: Remark
    card: str
    place: str
    chosen: str


@dataclass(frozen=True)
class Placed:
    """A scenario with what was typed, and what there is to say of that."""

    scenario: Scenario
    notes: tuple[Note, ...] = ()


class Typing:
    """Reads what is typed at one table. labels: other words for places (as the board calls them) → the place."""

    def __init__(self, reader: SeatReader, labels: Mapping[str, str]) -> None:
        self.reader = reader
        self.labels = {word.lower(): place for word, place in (*labels.items(), *reader.table_places.items())}

    def player(self, said: str, players: Sequence[str]) -> str | None:
        """The player (or the table) of a name in capitals or not."""
        return next((p for p in (*players, TABLE) if p.lower() == said.strip().lower()), None)

    def place(self, text: str) -> tuple[str | None, str]:
        """The place that a text begins with, as it is written, and the rest."""
        for word in sorted(self.labels, key=len, reverse=True):
            if text.lower().startswith(word + " "):
                return self.labels[word], text[len(word) + 1 :].lstrip()
        return self.reader.begun_place(text)

    def card(self, said: str) -> str:
        """The name of the card that is meant. NoSuchCard where there is none, NotationError where there are several."""
        catalog = self.reader.catalog
        names = ranked(said, catalog.names(), len(catalog.names()))
        titles = list(dict.fromkeys(catalog.title(n) for n in names))
        begun = [t for t in titles if t.lower().startswith(said.lower())]
        if len(titles) == 1 or len(begun) == 1:
            only = (begun or titles)[0]
            return next(n for n in names if catalog.title(n) == only)
        if not titles:
            raise NoSuchCard(1, 1, said, catalog.names())
        some = ", ".join(titles[:SEVERAL]) + ("…" if len(titles) > SEVERAL else "")
        raise NotationError(1, 1, f"“{said}” may be one of several cards: {some}", titles[0])

    def whole_name(self, text: str) -> bool:
        """Whether a text begins with a card's name, or is the beginning of just one: that wins over a place's word."""
        entries = self.reader.entries(text)
        if not entries or entries[0].known:
            return bool(entries)
        catalog, said = self.reader.catalog, entries[0].name.lower()
        return len({catalog.title(n) for n in catalog.names() if n.lower().startswith(said)}) == 1

    def entries(self, text: str) -> tuple[Entry, ...]:
        """The cards of a list, their names completed. NotationError where it is none or names what there isn't."""
        found = self.reader.entries(text)
        if not found:
            raise NotationError(1, 1, f"“{text}” is no list of cards")
        return tuple(e if e.known else replace(e, name=self.card(e.name), known=True) for e in found)


def place_typed(
    scenario: Scenario, reader: SeatReader, line: str, player: str, chosen: str, labels: Mapping[str, str] | None = None
) -> Placed:
    """The scenario after a typed line. NotationError where it names a card that there isn't, or is broken."""
    typing = Typing(reader, labels or {})
    said, colon, rest = line.partition(":")
    named = typing.player(said, [s.player for s in scenario.seats]) if colon else None
    if named is not None:
        player, line = named, rest
    made = Placed(scenario)
    for text in (part.strip() for part in line.split(";")):
        if text:
            made = _with(made, typing, text, player, chosen)
    return made


def _with(made: Placed, typing: Typing, text: str, player: str, chosen: str) -> Placed:
    reader = typing.reader
    number = reader.item(text)
    if isinstance(number, Number):
        flag = number.word in reader.game.setup_flags
        if number.value is None and not flag:
            raise NotationError(1, 1, f"“{number.word}” needs a number")
        return replace(made, scenario=with_item(made.scenario, reader, player, text))
    place, rest = (None, text) if typing.whole_name(text) else typing.place(text)
    for entry in typing.entries(rest):
        types = reader.types(entry.name)
        where = home(reader.game, types, chosen) if place is None else place
        made = Placed(
            with_card(made.scenario, reader, player, where, entry),
            (*made.notes, *_remarks(reader, entry.name, types, where, chosen if place is None else where)),
        )
    return made


def _remarks(reader: SeatReader, name: str, types: Sequence[str], place: str, chosen: str) -> list[Note]:
    if not fits(reader.game, types, place):
        return [Note(Remark.STRANGE, name, place, chosen)]
    return [Note(Remark.BEGINS_THERE, name, place, chosen)] if place != chosen else []


def rewritten(reader: SeatReader, text: str) -> tuple[Entry, ...]:
    """Entries for one that is rewritten as text, their names completed. NotationError where it is none."""
    found = reader.entries(text)
    if not found:
        raise NotationError(1, 1, f"“{text}” is no card with its states")
    typing = Typing(reader, {})
    return tuple(e if e.known else replace(e, name=typing.card(e.name), known=True) for e in found)
