"""Seats as data: what stands between the semicolons of a player's line, taken apart and put together again.

Setting the table reads the same words to place objects (:mod:`judgeapp.scenario.stage`); whoever edits a scenario card
by card needs them as values.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from judgeapp.games.catalog import Catalog
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import State
from judgeapp.language.cardgame import CardGame
from judgeapp.language.phrase import words_of
from judgeapp.scenario.notation import Said, Scenario, Seat
from judgeapp.scenario.stage import AS_WORD, TABLE, UNKNOWN_WORD

UNKNOWN_NAME = "unknown"
_COUNT = re.compile(r"(\d{1,3})\s+(?=\S)")


@dataclass(frozen=True)
class Entry:
    """``2 NAME as ALIAS (state, state)``. known: whether the catalog has a card of that name."""

    name: str
    count: int = 1
    alias: str = ""
    states: tuple[str, ...] = ()
    known: bool = True

    def show(self) -> str:
        """The entry as it is written."""
        many = f"{self.count} " if self.count != 1 else ""
        alias = f" as {self.alias}" if self.alias else ""
        states = f" ({', '.join(self.states)})" if self.states else ""
        return f"{many}{self.name}{alias}{states}"

    def with_state(self, state: str, present: bool) -> Entry:
        """The entry with a state added or taken away."""
        kept = tuple(s for s in self.states if s != state)
        return replace(self, states=(*kept, state) if present else kept)


@dataclass(frozen=True)
class Cards:
    """Cards in a place. place: the word that begins the item (``hand``), or words up to a colon (``at A:``)."""

    place: str
    entries: tuple[Entry, ...]

    def show(self) -> str:
        """The item as it is written."""
        return f"{self.place} {', '.join(e.show() for e in self.entries)}"


@dataclass(frozen=True)
class Number:
    """A player's number or flag: ``life 12``, ``marked``. value: None for a flag."""

    word: str
    value: int | None = None

    def show(self) -> str:
        """The item as it is written."""
        return self.word if self.value is None else f"{self.word} {self.value}"


@dataclass(frozen=True)
class Plain:
    """An item that is kept as it is written."""

    text: str

    def show(self) -> str:
        """The item as it is written."""
        return self.text


Item = Cards | Number | Plain


@dataclass(frozen=True)
class Spot:
    """Where an object of the set table is written: player, place in the list of items, place in the item's entries."""

    player: str
    item: int
    entry: int


class SeatReader:
    """Reads the items of seats with the words of one game and the names of one catalog."""

    def __init__(self, game: CardGame | type[CardGame], catalog: Catalog) -> None:
        self.game = game
        self.catalog = catalog
        self._names = catalog.by_name
        self._places = sorted(game.setup_zones, key=len, reverse=True)
        self._numbers = sorted(game.setup_scalars, key=len, reverse=True)

    def item(self, text: str) -> Item:
        """Read one item; what is no item of this game comes back as :class:`Plain`."""
        for word in self._numbers:
            m = re.fullmatch(rf"{re.escape(word)}(?: (-?\d{{1,6}}))?", text, re.IGNORECASE)
            if m:
                return Number(word, int(m[1]) if m[1] else None)
        place, rest = self._place(text)
        if place is None:
            return Plain(text)
        entries = self.entries(rest)
        return Plain(text) if entries is None else Cards(place, entries)

    def items(self, seat: Seat) -> tuple[Item, ...]:
        """All items of a seat, in order."""
        return tuple(self.item(i.text) for i in seat.items)

    def _place(self, text: str) -> tuple[str | None, str]:
        for word in self._places:
            if text.lower().startswith(word.lower() + " "):
                return word, text[len(word) + 1 :]
        before, colon, rest = text.partition(": ")
        return (f"{before}:", rest) if colon else (None, text)

    def entries(self, text: str) -> tuple[Entry, ...] | None:
        """The entries of a list of cards; None where the list is broken."""
        found: list[Entry] = []
        rest = text.strip()
        while rest:
            read = self._entry(rest)
            if read is None:
                return None
            entry, rest = read
            found.append(entry)
        return tuple(found)

    def _entry(self, text: str) -> tuple[Entry, str] | None:
        m = _COUNT.match(text)
        count, rest = (int(m[1]), text[m.end() :]) if m else (1, text)
        name, known, rest = self._name(rest)
        alias = ""
        m = AS_WORD.match(rest)
        if m:
            alias, rest = m[1].strip(), rest[m.end() :]
        rest = rest.lstrip()
        states: tuple[str, ...] = ()
        if rest.startswith("("):
            inside, closed, rest = rest[1:].partition(")")
            if not closed:
                return None
            states = tuple(s.strip() for s in inside.split(",") if s.strip())
        rest = rest.lstrip()
        if rest and not rest.startswith(","):
            return None
        return Entry(name, count, alias, states, known), rest[1:].lstrip()

    def _name(self, text: str) -> tuple[str, bool, str]:
        m = UNKNOWN_WORD.match(text)
        pairs = words_of(text)
        found = self._names.names("card", [t for t, _ in pairs], 0) if pairs else None
        if found is not None:
            last, column = pairs[found[0] - 1]
            return found[1], True, text[column + len(last) :]
        if m:
            return UNKNOWN_NAME, True, text[m.end() :]
        said = re.split(r" as |,|\(", text)[0].strip()
        return said, False, text[len(said) :]

    def spots(self, scenario: Scenario) -> dict[ObjId, Spot]:
        """Where each object of the set table is written, by the order in which the table is set."""
        found: dict[ObjId, Spot] = {}
        for seat in sorted(scenario.seats, key=lambda s: s.player != TABLE):
            for at, item in enumerate(self.items(seat)):
                for which, entry in enumerate(item.entries if isinstance(item, Cards) else ()):
                    for _ in range(entry.count):
                        found[ObjId(len(found) + 1)] = Spot(seat.player, at, which)
        return found


def seat_of(player: str, items: Sequence[Item], line: int = 0) -> Seat:
    """A seat from its items."""
    return Seat(player, tuple(Said(i.show(), line) for i in items if not isinstance(i, Cards) or i.entries), line)


def states_of(game: CardGame | type[CardGame]) -> Iterator[str]:
    """Every state in parentheses that the game names itself, numbers left open."""
    yield from game.setup_marks
    yield from (f"1 {word}" for word in game.setup_counts)
    yield "attached to "
    yield "controlled by "


def taken_as_given(scenario: Scenario, reader: SeatReader, state: State) -> dict[str, list[str]]:
    """What the game fills in where nothing is written, by player: numbers, and things nobody put on the table."""
    game = reader.game
    found: dict[str, list[str]] = {}
    written = {s.player: {i.word for i in reader.items(s) if isinstance(i, Number)} for s in scenario.seats}
    for player in state.seats:
        mine: list[str] = []
        for word in game.setup_scalars:
            value = state.players.get(player, {}).get(game.setup_scalars[word])
            if word not in written.get(player, ()) and value not in (None, 0, False):
                mine.append(word if value is True else f"{word} {value}")
        found[player] = mine
    placed = reader.spots(scenario)
    for oid, obj in state.objects.items():
        if oid not in placed and obj.layer is None and obj.owner in found:
            found[obj.owner].append(f"{obj.alias}: {obj.zone.kind}")
    return found
