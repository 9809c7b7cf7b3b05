"""What decided this: strike out in turn whatever took part, play on, and see which end is another one.

It needs no ruling. An outcome is anything that can be asked of a replay; the parts are lines of card text and the
states in which things began.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import combinations, islice

from judgeapp.games.catalog import Catalog
from judgeapp.kernel.abilities import Triggered
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.choices import Choice, Illegal
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.run import possible
from judgeapp.language.categories import Line
from judgeapp.scenario.cases.docket import Docket
from judgeapp.scenario.cases.judging import Standing
from judgeapp.scenario.notation import Answer, NotationError, Said, Scenario, Seat
from judgeapp.scenario.replay import Frame, Player, Replay, Session, StepError

MOST_PAIRS = 60
"""How many pairs are tried where no single part decides."""


class Weight(Enum):
    """What became of the outcome without a part."""

    DECIDED = "decided it"
    POSSIBLE = "made it possible"
    NOTHING = "nothing"


class Sort(Enum):
    """What was struck out."""

    LINE = "line"
    STATE = "state"


@dataclass(frozen=True)
class Part:
    """Something that took part. name: the title of a card, or the player or card that a state is of. text: the line, or
    the state."""

    sort: Sort
    name: str
    text: str


@dataclass(frozen=True)
class Tried:
    """Parts struck out together, and what that made of the outcome."""

    parts: tuple[Part, ...]
    weight: Weight


Outcome = Callable[[Replay], bool]
"""Whether a replay ends in the way that is asked about."""


def what_decided(
    player: Player, replay: Replay, frame: Frame, outcome: Outcome, stop: Callable[[], bool] = lambda: False
) -> tuple[Tried, ...]:
    """Strike out every part that took part up to a step, one at a time, then in pairs where none decides alone.

    outcome: what the replay ends in, and a changed one may not. stop: asked before every try; what was found until then
    is returned. Out: the deciding parts first, then those that made the play possible, then the rest.
    """
    scenario = replace(replay.scenario, steps=replay.scenario.steps[: frame.number], expect=(), twins=(), proves=())
    parts = list(taking_part(replay, frame))
    found = list(_tries(player, scenario, outcome, ((p,) for p in parts), stop))
    if not any(t.weight is Weight.DECIDED for t in found):
        idle = [t.parts[0] for t in found if t.weight is Weight.NOTHING]
        pairs = _tries(player, scenario, outcome, islice(combinations(idle, 2), MOST_PAIRS), stop)
        found += [t for t in pairs if t.weight is Weight.DECIDED]
    order = list(Weight)
    return tuple(sorted(found, key=lambda t: order.index(t.weight)))


def _tries(
    player: Player,
    scenario: Scenario,
    outcome: Outcome,
    struck: Iterator[tuple[Part, ...]],
    stop: Callable[[], bool],
) -> Iterator[Tried]:
    for parts in struck:
        if stop():
            return
        played = play_without(player, scenario, parts)
        if played is None:
            yield Tried(parts, Weight.POSSIBLE)
        else:
            yield Tried(parts, Weight.NOTHING if outcome(played) else Weight.DECIDED)


def play_without(player: Player, scenario: Scenario, parts: Sequence[Part]) -> Replay | None:
    """The same play without some parts; answers that nobody asks for fall away, new choices get their first answer.
    None where the play can't be made."""
    lines = tuple(Said(f"{p.name}: {p.text}", 1) for p in parts if p.sort is Sort.LINE)
    changed = replace(scenario, without=(*scenario.without, *lines))
    for part in parts:
        if part.sort is Sort.STATE:
            changed = replace(changed, seats=tuple(_without_state(seat, part) for seat in changed.seats))
    try:
        session = Session(player, changed)
        for step in changed.steps:
            if not _step(session, step):
                return None
    except (NotationError, Illegal):
        return None
    return session.replay()


def _step(session: Session, step: Said | Answer) -> bool:
    """Play one step as far as it still makes sense; False where it can't be played."""
    if isinstance(step, Answer):
        if not isinstance(session.run.pending, Choice):
            return True
        try:
            return session.play(step).trouble is None
        except StepError:
            _first_answer(session)
            return True
    while isinstance(session.run.pending, Choice):
        _first_answer(session)
    return session.play(step).trouble is None


def _first_answer(session: Session) -> None:
    pending = session.run.pending
    assert isinstance(pending, Choice)
    answer = next(iter(possible(pending)), None)
    if answer is None:
        raise Illegal("there is nothing to answer")
    session.run.answer(answer[1])


# --- what took part -------------------------------------------------------------------------------------------------


def taking_part(replay: Replay, frame: Frame) -> Iterator[Part]:
    """The lines of card text that were at work up to a step, and the states in which the table began.

    A triggered ability counts where the records name its words; every other line counts on every card that took part or
    is in play.
    """
    state = frame.state
    said = set[str]()
    cards: dict[str, CardDef] = {}
    for record in state.log:
        said.update(filter(None, (record.words, record.cause.words)))
        for oid in record.objects():
            if oid in state.objects or oid in state.gone:
                cards.setdefault(state.obj(oid).card.moniker, state.obj(oid).card)
    for obj in state.in_zones(*replay.game.in_play):
        cards.setdefault(obj.card.moniker, obj.card)
    for title, card in cards.items():
        yield from _lines(replay.catalog, title, card, said)
    for seat in replay.scenario.seats:
        yield from _states(seat, replay)


def _lines(catalog: Catalog, title: str, card: CardDef, said: set[str]) -> Iterator[Part]:
    text = catalog.texts.get(title.lower())
    if text is None:
        return
    idle = {a.words for a in card.abilities if isinstance(a, Line) and isinstance(a, Triggered)} - said
    for line in dict.fromkeys(line for _, line in text.lines):
        if line not in idle:
            yield Part(Sort.LINE, title, line)


_IN_PARENTHESES = re.compile(r"\(([^()]*)\)")


def _states(seat: Seat, replay: Replay) -> Iterator[Part]:
    """The flags of a player (``marked``) and the states in parentheses, of which nobody's text speaks."""
    for item in seat.items:
        if item.text in replay.game.setup_flags:
            yield Part(Sort.STATE, seat.player, item.text)
        for found in _IN_PARENTHESES.finditer(item.text):
            before = item.text[: found.start()].split(",")[-1].strip()
            name = re.split(r"\s+(?:as|как)\s+", before)[-1]
            for state in found[1].split(","):
                yield Part(Sort.STATE, name, state.strip())


def _without_state(seat: Seat, part: Part) -> Seat:
    if seat.player == part.name and any(item.text == part.text for item in seat.items):
        return replace(seat, items=tuple(i for i in seat.items if i.text != part.text))
    return replace(seat, items=tuple(replace(i, text=_struck(i.text, part)) for i in seat.items))


def _struck(text: str, part: Part) -> str:
    """An item of a seat without one state of one card."""

    def kept(found: re.Match[str]) -> str:
        states = [s.strip() for s in found[2].split(",") if s.strip() != part.text]
        return f"{found[1]} ({', '.join(states)})" if states else found[1]

    return re.sub(rf"({re.escape(part.name)})\s*\(([^()]*)\)", kept, text)


# --- outcomes -------------------------------------------------------------------------------------------------------


def same_record(frame: Frame, seq: int) -> Outcome:
    """That the event of a record comes to the same again, at that step or later, to the same things."""
    wanted = _signature(frame, seq)

    def ends_so(replay: Replay) -> bool:
        last = replay.last
        return any(_signature(last, record.seq) == wanted for record in last.state.log)

    return ends_so


def ruling_stands(docket: Docket, ruling: str, case: int | None, step: int) -> Outcome:
    """That a ruling comes up and is so at a step, by one of its cases (None: by any)."""

    def ends_so(replay: Replay) -> bool:
        if step >= len(replay.frames):
            return False
        tried = docket.trying(ruling, replay, replay.frames[step])
        return any(j.standing is Standing.APPLIES and case in (None, j.case.number) for j in tried)

    return ends_so


def _signature(frame: Frame, seq: int) -> tuple[object, ...]:
    """An event by what became of it, its kind, the names of what takes part, and its amounts."""
    record = frame.state.log[seq]
    event = record.event
    if event is None:
        return record.outcome, record.words
    names = tuple(_name(frame, oid) for oid in event.objects())
    amounts = tuple(n for n in event.roles.values() if type(n) is int)
    return record.outcome, event.kind.name, names, amounts


def _name(frame: Frame, oid: ObjId) -> str:
    state = frame.state
    return state.obj(oid).alias if oid in state.objects or oid in state.gone else ""
