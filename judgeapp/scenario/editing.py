"""Edits of a scenario. Each takes a scenario and gives another; the text stays what a judge would have written.

A scenario has several lines of play: the main one, and one for each of its twins (a twin is how a branch, another
edition or a table without one card is written down). ``MAIN`` is the main line, a number the place of a twin.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from judgeapp.scenario.notation import NotationError, Said, Scenario, Seat, Step, Twin, parse, show
from judgeapp.scenario.prove import twin_of
from judgeapp.scenario.seating import UNKNOWN_NAME, Cards, Entry, Item, Number, Plain, SeatReader, Spot, seat_of

MAIN = -1
CONTROLLED = ("controlled by ", "под контролем ")
"""How the state begins that says who controls a card."""


# --- lines of play ------------------------------------------------------------------------------------------------


def line_of(scenario: Scenario, line: int) -> Scenario:
    """The scenario that a line of play stands for. NotationError where a twin takes away what is not there."""
    return replace(scenario, twins=()) if line == MAIN else twin_of(scenario, scenario.twins[line])


def steps_of(scenario: Scenario, line: int) -> tuple[Step, ...]:
    """The steps of a line of play."""
    if line == MAIN:
        return scenario.steps
    own = scenario.twins[line].steps
    return scenario.steps if own is None else own


def with_steps(scenario: Scenario, line: int, steps: Sequence[Step]) -> Scenario:
    """The scenario with other steps in one line of play."""
    if line == MAIN:
        return replace(scenario, steps=tuple(steps))
    return with_twin(scenario, line, replace(scenario.twins[line], steps=tuple(steps)))


def with_twin(scenario: Scenario, line: int, twin: Twin) -> Scenario:
    """The scenario with one twin changed."""
    twins = list(scenario.twins)
    twins[line] = twin
    return replace(scenario, twins=tuple(twins))


def branched(scenario: Scenario, line: int, at: int, title: str, more: Sequence[Step] = ()) -> tuple[Scenario, int]:
    """A new line of play that shares the first ``at`` steps with another; returns its number too."""
    steps = (*steps_of(scenario, line)[:at], *more)
    base = Twin(title) if line == MAIN else replace(scenario.twins[line], title=title, expect=())
    return _grown(scenario, replace(base, steps=steps))


def in_edition(scenario: Scenario, line: int, edition: str, title: str) -> tuple[Scenario, int]:
    """A new line of play that is an existing one under another edition of the rules; returns its number too."""
    base = Twin(title) if line == MAIN else replace(scenario.twins[line], title=title, expect=())
    return _grown(scenario, replace(base, edition=edition))


def _grown(scenario: Scenario, twin: Twin) -> tuple[Scenario, int]:
    return replace(scenario, twins=(*scenario.twins, twin)), len(scenario.twins)


def without_twin(scenario: Scenario, line: int) -> Scenario:
    """The scenario without one of its twins."""
    return replace(scenario, twins=tuple(t for n, t in enumerate(scenario.twins) if n != line))


# --- steps --------------------------------------------------------------------------------------------------------


def read_step(text: str) -> Step:
    """A step or an answer from one written line. NotationError for an empty one."""
    steps = parse(f"game -\nsteps\n  {' '.join(text.split())}").steps
    if not steps:
        raise NotationError(1, 1, "a step says what somebody does")
    return steps[0]


def with_step(scenario: Scenario, line: int, at: int, step: Step) -> Scenario:
    """A step put in before the one at a place (from 0)."""
    steps = list(steps_of(scenario, line))
    steps.insert(at, step)
    return with_steps(scenario, line, steps)


def replaced_step(scenario: Scenario, line: int, at: int, step: Step) -> Scenario:
    """A step rewritten."""
    steps = list(steps_of(scenario, line))
    steps[at] = step
    return with_steps(scenario, line, steps)


def without_step(scenario: Scenario, line: int, at: int) -> Scenario:
    """A step taken out."""
    steps = list(steps_of(scenario, line))
    del steps[at]
    return with_steps(scenario, line, steps)


def cut_after(scenario: Scenario, line: int, at: int) -> Scenario:
    """Only the first ``at`` steps kept."""
    return with_steps(scenario, line, steps_of(scenario, line)[:at])


# --- the table ----------------------------------------------------------------------------------------------------


def seat(scenario: Scenario, player: str) -> Seat:
    """A player's seat; an empty one where nothing is written."""
    return next((s for s in scenario.seats if s.player == player), Seat(player, ()))


def _changed(
    scenario: Scenario, reader: SeatReader, player: str, change: Callable[[list[Item]], list[Item]]
) -> Scenario:
    old = seat(scenario, player)
    new = seat_of(player, change(list(reader.items(old))), old.line)
    seats = tuple(new if s.player == player else s for s in scenario.seats)
    return replace(scenario, seats=seats if old in scenario.seats else (*scenario.seats, new))


def with_card(scenario: Scenario, reader: SeatReader, player: str, place: str, entry: Entry) -> Scenario:
    """A card put into a place, after those already written there."""

    def change(items: list[Item]) -> list[Item]:
        for at, item in enumerate(items):
            if isinstance(item, Cards) and item.place.lower() == place.lower():
                items[at] = Cards(item.place, _joined(item.entries, entry))
                return items
        return [*items, Cards(place, (entry,))]

    return _changed(scenario, reader, player, change)


def _joined(entries: tuple[Entry, ...], entry: Entry) -> tuple[Entry, ...]:
    """Unknown cards are counted; any other card gets an entry of its own."""
    last = entries[-1] if entries else None
    if (
        last
        and entry.name == last.name == UNKNOWN_NAME
        and not (entry.alias or entry.states or last.alias or last.states)
    ):
        return (*entries[:-1], replace(last, count=last.count + entry.count))
    return (*entries, entry)


def entry_at(scenario: Scenario, reader: SeatReader, spot: Spot) -> Entry:
    """The entry that is written at a spot."""
    item = reader.items(seat(scenario, spot.player))[spot.item]
    assert isinstance(item, Cards)
    return item.entries[spot.entry]


def place_at(scenario: Scenario, reader: SeatReader, spot: Spot) -> str:
    """The place that a spot is in, as written."""
    item = reader.items(seat(scenario, spot.player))[spot.item]
    assert isinstance(item, Cards)
    return item.place


def with_entry(scenario: Scenario, reader: SeatReader, spot: Spot, entry: Entry | None) -> Scenario:
    """One of the cards of an entry rewritten, or taken away (None). An entry of several gives one of them up."""

    def change(items: list[Item]) -> list[Item]:
        item = items[spot.item]
        assert isinstance(item, Cards)
        old = item.entries[spot.entry]
        fewer = [replace(old, count=old.count - 1)] if old.count > 1 else []
        changed = [*fewer, *([replace(entry, count=1)] if entry else [])]
        kept = (*item.entries[: spot.entry], *changed, *item.entries[spot.entry + 1 :])
        items[spot.item] = Cards(item.place, kept)
        return items

    return _changed(scenario, reader, spot.player, change)


def moved(scenario: Scenario, reader: SeatReader, spot: Spot, player: str, place: str) -> Scenario:
    """A card taken from where it is written and put into another place; whoever it lies with there controls it."""
    old = entry_at(scenario, reader, spot)
    kept = tuple(s for s in old.states if not s.startswith(CONTROLLED))
    entry = replace(old, count=1, states=kept)
    return with_card(with_entry(scenario, reader, spot, None), reader, player, place, entry)


def with_number(scenario: Scenario, reader: SeatReader, player: str, word: str, value: int | bool | None) -> Scenario:
    """A player's number set, a flag raised (True), or either left to its default (None, False)."""

    def change(items: list[Item]) -> list[Item]:
        new = None if value is None or value is False else Number(word, None if value is True else int(value))
        for at, item in enumerate(items):
            if isinstance(item, Number) and item.word == word:
                items[at : at + 1] = [new] if new else []
                return items
        return [new, *items] if new else items

    return _changed(scenario, reader, player, change)


def with_item(scenario: Scenario, reader: SeatReader, player: str, text: str) -> Scenario:
    """A whole item added as it was typed: a number replaces the old one, cards go to those already in their place."""
    match reader.item(text):
        case Number(word, value):
            return with_number(scenario, reader, player, word, True if value is None else value)
        case Cards(place, entries):
            for entry in entries:
                scenario = with_card(scenario, reader, player, place, entry)
            return scenario
        case Plain(words):
            return _changed(scenario, reader, player, lambda items: [*items, Plain(words)])


def with_player(scenario: Scenario, player: str) -> Scenario:
    """One more player. NotationError for a name that is taken or no single word."""
    if not player or " " in player or ":" in player:
        raise NotationError(1, 1, "a player's name is one word")
    if any(s.player.lower() == player.lower() for s in scenario.seats):
        raise NotationError(1, 1, f"there already is a player {player}")
    return replace(scenario, seats=(*scenario.seats, Seat(player, ())))


def without_player(scenario: Scenario, player: str) -> Scenario:
    """The table without one player."""
    return replace(scenario, seats=tuple(s for s in scenario.seats if s.player != player))


def with_cards_text(scenario: Scenario, text: str) -> Scenario:
    """The cards that are written on the spot, replaced by a whole text."""
    lines = [Said(line.rstrip(), n) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
    return replace(scenario, cards=tuple(lines))


def cards_text(scenario: Scenario) -> str:
    """The cards that are written on the spot, as text."""
    return "\n".join(said.text for said in scenario.cards)


def empty(game: str, players: Sequence[str] = ("Ann", "Bo"), title: str = "") -> Scenario:
    """A scenario with nothing on the table yet."""
    return Scenario(title, game, seats=tuple(Seat(p, ()) for p in players))


def renamed_player(scenario: Scenario, old: str, new: str) -> Scenario:
    """A player called otherwise, wherever the name stands. NotationError for a name that can't be one."""
    with_player(replace(scenario, seats=tuple(s for s in scenario.seats if s.player != old)), new)
    return parse(re.sub(rf"(?<!\w){re.escape(old)}(?!\w)", lambda _: new, show(scenario)))


def without_item(scenario: Scenario, reader: SeatReader, player: str, at: int) -> Scenario:
    """An item of a player's taken out."""
    return _changed(scenario, reader, player, lambda items: [i for n, i in enumerate(items) if n != at])


def replaced_item(scenario: Scenario, reader: SeatReader, player: str, at: int, text: str) -> Scenario:
    """An item of a player's rewritten."""
    return _changed(
        scenario, reader, player, lambda items: [reader.item(text) if n == at else i for n, i in enumerate(items)]
    )


def with_turn(scenario: Scenario, text: str) -> Scenario:
    """Whose turn and which phase it is; empty for the game's default."""
    bare = " ".join(text.split())
    if bare and not bare.lower().startswith("turn"):
        bare = f"turn {bare}"
    return replace(scenario, turn=Said(bare) if bare else None)


# --- the head -----------------------------------------------------------------------------------------------------


def retitled(scenario: Scenario, title: str) -> Scenario:
    """The scenario under another title."""
    return replace(scenario, title=" ".join(title.split()))


def in_game(scenario: Scenario, game: str) -> Scenario:
    """The players and the title carried over to another game; what lay on the table is of no use there."""
    return replace(
        empty(game, [s.player for s in scenario.seats] or ("Ann", "Bo"), scenario.title), notes=scenario.notes
    )


def under(scenario: Scenario, edition: str | None) -> Scenario:
    """The scenario under an edition of the rules; None for the game's default."""
    return replace(scenario, edition=edition)
