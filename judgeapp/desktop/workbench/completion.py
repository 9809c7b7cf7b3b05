"""Completing what is typed while a table is set: cards by three letters, places, numbers, states in parentheses."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from judgeapp.desktop.workbench.wording import word
from judgeapp.scenario.naming import MOST, ranked
from judgeapp.scenario.seating import UNKNOWN_NAME, SeatReader, fits, states_of
from judgeapp.scenario.stage import TABLE


@dataclass(frozen=True)
class Suggestion:
    """What the line would be, and what of it is shown in the list."""

    shown: str
    text: str


def _anywhere(card: str, place: str) -> bool:
    del card, place
    return True


@dataclass(frozen=True)
class SetupWords:
    """The words of one table: places, numbers, states, names of cards, players and things that stand on it.

    labels: other words for places → the place. flags: numbers that need none. fits: whether a card may lie in a place.
    """

    places: tuple[str, ...]
    numbers: tuple[str, ...]
    states: tuple[str, ...]
    cards: tuple[str, ...]
    players: tuple[str, ...]
    aliases: tuple[str, ...] = ()
    labels: Mapping[str, str] = field(default_factory=dict)
    flags: tuple[str, ...] = ()
    fits: Callable[[str, str], bool] = _anywhere

    @classmethod
    def of(
        cls, reader: SeatReader, players: Iterable[str], aliases: Iterable[str] = (), russian: bool = False
    ) -> SetupWords:
        """The words for a table, the players at it and the things that stand on it."""
        game = reader.game
        return cls(
            reader.places(),
            tuple(game.setup_scalars),
            tuple(states_of(game, russian)),
            reader.catalog.names(),
            tuple(players),
            tuple(aliases),
            {**labels_of(reader), **reader.table_places},
            game.setup_flags,
            lambda card, place: fits(game, reader.types(card), place),
        )

    def place(self, text: str) -> str:
        """The longest word for a place that a text begins with; empty where it begins with none."""
        known = (*self.places, *self.labels)
        return max((p for p in known if text.lower().startswith(p.lower() + " ")), key=len, default="")


def labels_of(reader: SeatReader) -> dict[str, str]:
    """The places as the board calls them, in the language of the window → the place as it is written."""
    return {word(place): place for place in reversed(reader.places())}


def suggest(line: str, words: SetupWords) -> list[Suggestion]:
    """What the line could go on with, the best first."""
    inside = line.rfind("(")
    if inside > line.rfind(")"):
        return _states(line, inside, words)
    cut = max(line.rfind(","), line.rfind(";"), _after_player(line, words))
    head, last = line[: cut + 1], line[cut + 1 :]
    begun = last.lstrip()
    head += last[: len(last) - len(begun)]
    return _items(head, begun, words, cut < 0 or line[cut] in ";:", cut < 0)[:MOST] if begun else []


def _after_player(line: str, words: SetupWords) -> int:
    """Where the colon after a player's name stands; -1 where there is none (names of cards have colons, too)."""
    colon = line.find(":")
    known = [p.lower() for p in (*words.players, TABLE)]
    return colon if line[: max(colon, 0)].strip().lower() in known else -1


def _items(head: str, begun: str, words: SetupWords, at_item: bool, at_line: bool) -> list[Suggestion]:
    """What may stand where an item begins, or goes on."""
    place = words.place(begun) if at_item else ""
    if not place:
        return _cards_or_words(head, begun, words, at_item, at_line)
    low = begun.lower()
    named = [Suggestion(n, head + n) for n in ranked(begun, words.cards) if n.lower().startswith(low)]
    rest, inside = begun[len(place) + 1 :].lstrip(), head + begun[: len(place) + 1]
    count, rest = _counted(rest)
    zone = words.labels.get(place, place)
    found = ranked(rest, (*words.cards, UNKNOWN_NAME), len(words.cards))
    fitting = sorted(found, key=lambda name: not words.fits(name, zone))
    return [*named, *(Suggestion(n, inside + count + n) for n in fitting)]


def _cards_or_words(head: str, begun: str, words: SetupWords, at_item: bool, at_line: bool) -> list[Suggestion]:
    count, rest = _counted(begun)
    found: list[Suggestion] = []
    if at_item and not count:
        for name in ranked(rest, dict.fromkeys((*words.places, *words.numbers)), 4):
            found.append(Suggestion(name, f"{head}{name}" + ("" if name in words.flags else " ")))
        if at_line:
            found += [Suggestion(f"{p}:", f"{p}: ") for p in ranked(rest, words.players, 2)]
    return [*found, *(Suggestion(n, head + count + n) for n in ranked(rest, (*words.cards, UNKNOWN_NAME)))]


def _counted(text: str) -> tuple[str, str]:
    """The number that a text begins with, and the rest."""
    m = re.match(r"\d{1,3} ", text)
    return (m.group(), text[m.end() :]) if m else ("", text)


def _states(line: str, inside: int, words: SetupWords) -> list[Suggestion]:
    cut = max(inside, line.rfind(","))
    begun = line[cut + 1 :].strip()
    head = line[: cut + 1] + (" " if line[cut] == "," else "")
    if begun.startswith("attached to"):
        rest = begun.removeprefix("attached to").strip()
        near = ranked(rest, words.aliases) if rest else list(words.aliases[:MOST])
        return [Suggestion(a, f"{head}attached to {a}") for a in near]
    if begun.startswith("controlled by"):
        return [Suggestion(p, f"{head}controlled by {p}") for p in words.players]
    number = re.match(r"(\d{1,6}) ?", begun)
    names = _numbered(words.states) if number else list(words.states)
    rest = begun[number.end() :] if number else begun
    near = ranked(rest, names) if rest else names[:MOST]
    return [Suggestion(s, head + (number.group(1) + " " if number else "") + s) for s in near]


def _numbered(states: Sequence[str]) -> list[str]:
    return [s.removeprefix("1 ") for s in states if s.startswith("1 ")]
