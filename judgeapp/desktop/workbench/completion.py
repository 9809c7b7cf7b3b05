"""Completing what is typed while a table is set: cards by three letters, places, numbers, states in parentheses."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from judgeapp.scenario.editing import with_item
from judgeapp.scenario.notation import NotationError, Scenario
from judgeapp.scenario.seating import UNKNOWN_NAME, Cards, Entry, Number, SeatReader, states_of

MOST = 12


@dataclass(frozen=True)
class Suggestion:
    """What the line would be, and what of it is shown in the list."""

    shown: str
    text: str


@dataclass(frozen=True)
class SetupWords:
    """The words of one table: places, numbers, states, names of cards, players and things that stand on it."""

    places: tuple[str, ...]
    numbers: tuple[str, ...]
    states: tuple[str, ...]
    cards: tuple[str, ...]
    players: tuple[str, ...]
    aliases: tuple[str, ...] = ()

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
        )


def ranked(typed: str, names: Iterable[str], most: int = MOST) -> list[str]:
    """The names in which every typed word begins a word: exact, then begun by it, then the rest; short ones first."""
    wanted = typed.lower().split()
    if not wanted:
        return []
    whole = " ".join(wanted)
    found: list[tuple[int, int, str]] = []
    for name in names:
        low = name.lower()
        if low == whole:
            found.append((0, 0, name))
        elif low.startswith(whole):
            found.append((1, len(name), name))
        elif _begins(wanted, low):
            found.append((2, len(name), name))
        elif len(whole) > 2 and whole in low:
            found.append((3, len(name), name))
    return [name for _, _, name in sorted(found)[:most]]


def _begins(wanted: Sequence[str], name: str) -> bool:
    words = re.split(r"[^\w]+", name)
    return all(any(word.startswith(w) for word in words) for w in wanted)


def suggest(line: str, words: SetupWords) -> list[Suggestion]:
    """What the line could go on with, the best first."""
    inside = line.rfind("(")
    if inside > line.rfind(")"):
        return _states(line, inside, words)
    cut = max(line.rfind(","), line.rfind(";"), line.rfind(":"))
    head, last = line[: cut + 1], line[cut + 1 :]
    begun = last.lstrip()
    head += last[: len(last) - len(begun)]
    at_item = cut < 0 or line[cut] in ";:"
    if not begun:
        return []
    found: list[Suggestion] = []
    place = _place(begun, words.places) if at_item else ""
    if place:
        head, begun = head + begun[: len(place) + 1], begun[len(place) + 1 :]
    count = re.match(r"\d{1,3} ", begun)
    if count:
        head, begun = head + count.group(), begun[count.end() :]
    if at_item and not place and not count:
        found += [Suggestion(p, f"{head}{p} ") for p in ranked(begun, (*words.places, *words.numbers), 4)]
        if cut < 0:
            found += [Suggestion(f"{p}:", f"{p}: ") for p in ranked(begun, words.players, 2)]
    found += [Suggestion(n, head + n) for n in ranked(begun, (*words.cards, UNKNOWN_NAME))]
    return found[:MOST]


def _place(text: str, places: Sequence[str]) -> str:
    fitting = [p for p in places if text.lower().startswith(p.lower() + " ")]
    return max(fitting, key=len, default="")


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
    names = [s.removeprefix("1 ") for s in words.states if s.startswith("1 ")] if number else list(words.states)
    rest = begun[number.end() :] if number else begun
    near = ranked(rest, names) if rest else names[:MOST]
    return [Suggestion(s, head + (number.group(1) + " " if number else "") + s) for s in near]


def entered(scenario: Scenario, reader: SeatReader, line: str, player: str, place: str) -> Scenario:
    """The scenario after a typed line. NotationError where it names a card that there isn't, or is broken.

    ``Bo: field Bear (tapped), Hedgehog; life 5``; without a player it is ``player``'s, without a place it goes there.
    """
    seats = [s.player for s in scenario.seats]
    said, colon, rest = line.partition(":")
    if colon and said.strip() in (*seats, "table"):
        player, line = said.strip(), rest
    for text in (part.strip() for part in line.split(";")):
        if not text:
            continue
        match reader.item(text):
            case Number():
                scenario = with_item(scenario, reader, player, text)
            case Cards(_, entries):
                _known(reader, entries)
                scenario = with_item(scenario, reader, player, text)
            case _:
                found = reader.entries(text)
                if found is None:
                    raise NotationError(1, 1, f"“{text}” is no list of cards")
                _known(reader, found)
                scenario = with_item(scenario, reader, player, f"{place} {text}")
    return scenario


def _known(reader: SeatReader, entries: Iterable[Entry]) -> None:
    for entry in entries:
        if not entry.known:
            near = difflib.get_close_matches(entry.name, reader.catalog.names(), 1)
            raise NotationError(1, 1, f"no card is named “{entry.name}”", near[0] if near else None)
