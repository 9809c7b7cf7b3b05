"""Seats as data: what stands between the semicolons of a player's line, taken apart and put together again.

Setting the table reads the same words to place objects (:mod:`judgeapp.scenario.stage`); whoever edits a scenario card
by card needs them as values.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from judgeapp.games.catalog import Catalog, UnknownCard
from judgeapp.kernel.cards import UNKNOWN, CardDef
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.state import State
from judgeapp.language.cardgame import CardGame
from judgeapp.language.phrase import words_of
from judgeapp.scenario.notation import NotationError, Said, Scenario, Seat
from judgeapp.scenario.stage import AS_WORD, TABLE, UNKNOWN_WORD, Stage, put_item
from judgeapp.scenario.wording import RUSSIAN, worded

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


class _Faceless:
    """A catalog that knows names only: where things lie does not hang on what their text means."""

    def __init__(self, catalog: Catalog) -> None:
        self.by_name = self.grammar = catalog.by_name
        self.names = catalog.names
        self._known = {name.lower(): name for name in catalog.names()}

    def card(self, name: str) -> CardDef:
        """A card of that name. UnknownCard for one that there isn't."""
        if name.lower() not in self._known:
            raise UnknownCard(name, ())
        return CardDef(self._known[name.lower()])


class SeatReader:
    """Reads the items of seats with the words of one game, the names of one catalog, and the places of one table.

    Some places exist only because of what else lies on the table (``at A`` needs a battlefield A): ``know`` tells it.
    """

    def __init__(self, game: CardGame | type[CardGame], catalog: Catalog, seats: tuple[Seat, ...] = ()) -> None:
        self.game = game if isinstance(game, CardGame) else game()
        self.catalog = catalog
        self._names = catalog.by_name
        self._places = sorted(game.setup_zones, key=len, reverse=True)
        self._numbers = sorted(game.setup_scalars, key=len, reverse=True)
        self._seats: tuple[Seat, ...] | None = None
        self._faceless = cast(Catalog, _Faceless(catalog))
        self._stage = Stage(self.game, self._faceless, ())
        self._placed: dict[tuple[str, int], tuple[ObjId, ...]] = {}
        self.know(seats)

    def know(self, seats: tuple[Seat, ...]) -> SeatReader:
        """Learn what lies on the table; what of it can't be understood is passed over."""
        if seats == self._seats:
            return self
        players = tuple(PlayerId(s.player) for s in seats if s.player != TABLE) or (PlayerId("Ann"),)
        self._seats, self._placed = seats, {}
        self._stage = stage = Stage(self.game, self._faceless, players)
        stage.players.update((p, {}) for p in players)
        for seat in sorted(seats, key=lambda s: s.player != TABLE):
            shared = seat.player == TABLE
            owner = players[0] if shared else PlayerId(seat.player)
            for at, item in enumerate(seat.items):
                before = len(stage.objects)
                try:
                    put_item(stage, owner, item, shared)
                except (NotationError, UnknownCard):
                    continue
                self._placed[seat.player, at] = tuple(ObjId(n) for n in range(before + 1, len(stage.objects) + 1))
        return self

    def item(self, text: str) -> Item:
        """Read one item; what is no item of this game comes back as :class:`Plain`."""
        for word in self._numbers:
            m = re.fullmatch(rf"{re.escape(word)}(?: (-?\d{{1,6}}))?", text, re.IGNORECASE)
            if m:
                return Number(word, int(m[1]) if m[1] else None)
        place, rest = self.begun_place(text)
        if place is None:
            return Plain(text)
        entries = self.entries(rest)
        return Plain(text) if entries is None else Cards(place, entries)

    def items(self, seat: Seat) -> tuple[Item, ...]:
        """All items of a seat, in order."""
        return tuple(self.item(i.text) for i in seat.items)

    def begun_place(self, text: str) -> tuple[str | None, str]:
        """The place that a text begins with, and the rest of it; None where it begins with none."""
        special = self.game.setup_place(self._stage, self._stage.seats[0], text)
        if special is not None:
            rest = special[1]
            return text[: len(text) - len(rest)].strip(), rest
        for word in self._places:
            if text.lower().startswith(word.lower() + " "):
                return word, text[len(word) + 1 :]
        return None, text

    def place_for(self, zone: Zone, types: Sequence[str] = ()) -> str | None:
        """The words that begin an item for a zone (for a card of these types): those under which something lies there,
        else the game's own; of the game's own those that say most of the card."""
        said = self._said_places(zone)
        own = [place for place, kind in self.game.setup_zones.items() if kind == zone.kind]
        fitting = [place for place in (*said, *own) if fits(self.game, types, place)]
        narrow = [place for place in fitting if types and place in self.game.setup_holds]
        found = next(iter((*narrow, *fitting, *said, *own)), None)
        return found or next((p for p in self._special(zone)), None)

    def _said_places(self, zone: Zone) -> list[str]:
        """The words under which things lie in a zone."""
        found: list[str] = []
        for (player, at), ids in self._placed.items():
            if ids and self._stage.objects[ids[-1]].zone == zone:
                item = self.item(self._said(player, at))
                found += [item.place] if isinstance(item, Cards) else []
        return found

    def _special(self, zone: Zone) -> Iterator[str]:
        """Ways to write a place that word lists can't express, tried out."""
        for words in (f"at {zone.of}", f"hidden at {zone.of}", f"{zone.kind} {zone.of}"):
            special = self.game.setup_place(self._stage, self._stage.seats[0], f"{words} unknown")
            if special is not None and special[0] == zone:
                yield words

    @property
    def table_places(self) -> Mapping[str, str]:
        """The words for places that only this table makes possible → the place as it is written."""
        return self.game.setup_places(self._stage)

    def places(self) -> tuple[str, ...]:
        """The words that begin items: the game's own, and those that this table makes possible."""
        return (*self.game.setup_zones, *dict.fromkeys(self.table_places.values()))

    def types(self, name: str) -> tuple[str, ...]:
        """The type words of a card."""
        return self.catalog.types(name)

    def _said(self, player: str, at: int) -> str:
        return next(s.items[at].text for s in self._seats or () if s.player == player)

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
        self.know(scenario.seats)
        found: dict[ObjId, Spot] = {}
        for seat in scenario.seats:
            for at, item in enumerate(self.items(seat)):
                if not isinstance(item, Cards):
                    continue
                ids = self._placed.get((seat.player, at), ())
                entries = [n for n, e in enumerate(item.entries) for _ in range(e.count)]
                for oid, entry in zip(ids[len(ids) - len(entries) :], entries, strict=False):
                    found[oid] = Spot(seat.player, at, entry)
        return found


def fits(game: CardGame | type[CardGame], types: Sequence[str], place: str) -> bool:
    """Whether a card of these types may lie in a place; of a card without types nothing is known."""
    holds = game.setup_holds.get(place.lower(), ())
    if holds and types and not set(holds) & set(types):
        return False
    homes = [game.setup_homes[t] for t in types if t in game.setup_homes]
    return all(any(_same(place, home) for home in each) for each in homes)


def _same(place: str, home: str) -> bool:
    return place.lower() == home or place.lower().startswith(home + " ")


def home(game: CardGame | type[CardGame], types: Sequence[str], chosen: str) -> str:
    """Where a card of these types goes: to the chosen place, or where that can't be, to the place where it begins."""
    if fits(game, types, chosen):
        return chosen
    homes = (place for kind, places in game.setup_homes.items() if kind in types for place in places)
    return next((place for place in homes if fits(game, types, place)), chosen)


def one_place_each(game: CardGame | type[CardGame], russian: bool = False) -> dict[str, Any]:
    """Of words for places that mean the same, and hold the same cards, only one."""
    told = {word: (kind, game.setup_holds.get(word)) for word, kind in game.setup_zones.items()}
    return {word: game.setup_zones[word] for word in one_word_each(told, russian)}


def seat_of(player: str, items: Sequence[Item], line: int = 0) -> Seat:
    """A seat from its items."""
    return Seat(player, tuple(Said(i.show(), line) for i in items if not isinstance(i, Cards) or i.entries), line)


def states_of(game: CardGame | type[CardGame], russian: bool = False) -> Iterator[str]:
    """Every state in parentheses that the game names itself, numbers left open."""
    yield from one_word_each(game.setup_marks, russian)
    yield from (f"1 {word}" for word in one_word_each(game.setup_counts, russian))
    yield "attached to "
    yield "controlled by "


def one_word_each(words: Mapping[str, Any], russian: bool = False) -> dict[str, Any]:
    """Of words that mean the same only one: one in Cyrillic letters if Russian is wanted, else one in Latin ones."""
    chosen: dict[str, str] = {}
    for word, meaning in words.items():
        key = repr(meaning)
        fits = any("а" <= c <= "я" for c in word.lower()) == russian
        old = chosen.get(key)
        if old is None or (fits and any("а" <= c <= "я" for c in old.lower()) != russian):
            chosen[key] = word
    return {word: words[word] for word in chosen.values()}


def taken_as_given(scenario: Scenario, reader: SeatReader, state: State, russian: bool = False) -> dict[str, list[str]]:
    """What the game fills in where nothing is written, by player: numbers, and things nobody put on the table."""
    game = reader.game
    found: dict[str, list[str]] = {}
    written = {s.player: {i.word for i in reader.items(s) if isinstance(i, Number)} for s in scenario.seats}
    for player in state.seats:
        said = {game.setup_scalars[w] for w in written.get(player, ())}
        mine: list[str] = []
        for word, mark in one_word_each(game.setup_scalars, russian).items():
            value = game.scalar(state, player, word)
            if mark not in said and value not in (None, 0, False):
                mine.append(word if value is True else f"{word} {value}")
        found[player] = mine
    placed = {state.now(oid) for oid in reader.spots(scenario)}
    filled = Counter(
        (obj.owner, obj.card.name, obj.zone.kind)
        for oid, obj in state.objects.items()
        if oid not in placed and obj.layer is None and obj.owner in found
    )
    for (owner, name, kind), count in filled.items():
        found[owner].append(_filled_words(kind, name, count, RUSSIAN if russian else "en"))
    return found


def _filled_words(kind: str, name: str, count: int, lang: str) -> str:
    """Cards that the game puts into a zone: ``deck: 10 unknown cards``."""
    if count == 1:
        return f"{worded(kind, lang)}: {worded(name, lang)}"
    return f"{worded(kind, lang)}: {worded(f'{count} {name}s', lang) if name == UNKNOWN.name else f'{count} {name}'}"
