"""Entering play: its five moments, in which nobody has priority (710)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from judgeapp.games.wow import kinds, reading
from judgeapp.games.wow.reading import PLAY, in_play
from judgeapp.games.wow.unique import repair
from judgeapp.games.wow.words.lines import EntersExhausted, EntersWith
from judgeapp.games.wow.words.structure import AsOpposingEnters, AsThisEnters, AttachMode, AttachTo, ChooseOne
from judgeapp.kernel.atoms import CREATE, MOVE
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.choices import Procedure, choose
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.inforce import in_force
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import NO_MARKS, Bound, State
from judgeapp.kernel.table import Table
from judgeapp.kernel.views import abilities
from judgeapp.language.categories import Description, opened


@dataclass(frozen=True)
class Entry:
    """A card that is to enter play. controller: under whose control. marks: what it enters with (host, side)."""

    card: ObjId
    controller: PlayerId
    marks: Mapping[str, Any] = field(default_factory=lambda: NO_MARKS)


def enter_play(table: Table, entries: Iterable[Entry]) -> Procedure:
    """Let cards enter play together; returns what they are in play. Attachments without a host stay where they are."""
    ready: list[Entry] = []
    for entry in entries:
        hosted = yield from _hosted(table, entry)
        if hosted is not None:
            ready.append(hosted)
    with table.because("710"):
        yield from table.emit(*(MOVE(object=e.card, to=PLAY, controller=e.controller, marks=e.marks) for e in ready))
        moved = [table.state.now(e.card) for e in ready]
        came = tuple(o for o in moved if reading.in_play(table.state, o))
        yield from _arrive(table, came)
    return came


def create_tokens(table: Table, card: CardDef, player: PlayerId, name: str | None = None) -> Procedure:
    """Put a token into play (404.2); returns it."""
    marks = {} if name is None else {"name": name}
    oid = ObjId(table.state.next_id)
    with table.because("404.2", "710"):
        yield from table.emit(CREATE(card=card, owner=player, to=PLAY, marks=marks, alias=name or card.moniker))
        came = (oid,) if reading.in_play(table.state, oid) else ()
        yield from _arrive(table, came)
    return came


def _arrive(table: Table, came: tuple[ObjId, ...]) -> Procedure:
    for oid in came:
        yield from _as_it_enters(table, oid)
    events = [e for oid in came for e in _enters_with(table.state, oid)]
    if events:
        with table.because("710.1b"):
            yield from table.emit(*events)
    here = [o for o in came if reading.in_play(table.state, o)]
    with table.because("710.1e"):
        yield from table.emit(*(kinds.ENTERED(object=o, player=table.state.obj(o).controller) for o in here))
    yield from repair(table)


def _as_it_enters(table: Table, oid: ObjId) -> Procedure:
    """All modifiers that are made as a card enters, by its own text and by others', which see the same position."""
    state: State = table.state
    player = state.obj(oid).controller
    found = [
        (line, Bound(line, oid, player, {"it": oid}))
        for line in abilities(state, oid)
        if isinstance(line, AsThisEnters) and not reading.blank(state.obj(oid))
    ]
    found_others = [
        (b.ability, Bound(b.ability, b.source, b.you, {**b.slots, "it": oid, "they": player}))
        for b in in_force(state, AsOpposingEnters)
        if reading.opposed(state, b.you, player) and b.ability.what.fits(state, b, oid)  # type: ignore[attr-defined]
    ]
    for line, scope in (*found_others, *found):
        with table.because("710.1a", source=scope.source, words=line.words):
            yield from line.effect.run(table, opened(scope))  # type: ignore[attr-defined]


def _enters_with(state: State, oid: ObjId) -> list[Event]:
    made: list[Event] = []
    if reading.blank(state.obj(oid)):
        return made
    for line in abilities(state, oid):
        if isinstance(line, EntersWith):
            made.append(kinds.PUT_COUNTERS(object=oid, counter=str(line.counter), amount=line.n))
        elif isinstance(line, EntersExhausted):
            made.append(kinds.EXHAUST(object=oid))
    return made


def _hosted(table: Table, entry: Entry) -> Procedure:
    """The entry with a host, where the card is an attachment that has none yet (400.7); None: it can't enter."""
    what = attach_description(table.state, entry.card)
    if what is None or "attached to" in entry.marks or "resource" in entry.marks:
        return entry
    found = hosts(table.state, entry.card, entry.controller, what)
    alias = table.state.obj(entry.card).alias
    if not found:
        table.note(Outcome.FAILED, f"{alias} can be attached to nothing", "400.7", by=entry.card)
        return None
    named = [(table.state.obj(o).alias, o) for o in found]
    picked = yield from choose(entry.controller, "host", f"what {alias} is attached to", named, 1, 1, rules=("400.7",))
    return Entry(entry.card, entry.controller, {**entry.marks, "attached to": picked[0]})


def hosts(state: State, card: ObjId, player: PlayerId, what: Description) -> tuple[ObjId, ...]:
    """What a card could be attached to without being played: all that its attach description covers, targetable or
    not. In 2008 the player who attaches it reads the description, since 7.4 the card's controller (400.7b)."""
    reader = state.obj(card).controller if state.game.since("7.4") and in_play(state, card) else player
    scope = Bound(abilities(state, card)[0], card, reader)
    return tuple(o for o in what.find(state, scope) if o != card)


def attach_description(state: State, card: ObjId) -> Description | None:
    """The words after "attach to" on a card, without the word target; None for what is no attachment."""
    if reading.blank(state.obj(card)):
        return None
    for line in abilities(state, card):
        if isinstance(line, AttachTo):
            return line.what.what
        if isinstance(line, ChooseOne):
            for mode in line.modes:
                if isinstance(mode, AttachMode):
                    return mode.what.what
    return None
