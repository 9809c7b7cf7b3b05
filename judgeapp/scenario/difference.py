"""What sets two positions, or two replays, apart: changes since the last step, and where two lines of play part."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from judgeapp.kernel.choices import Choice, Window
from judgeapp.kernel.ids import NOWHERE, ObjId
from judgeapp.kernel.state import Obj, State
from judgeapp.kernel.views import value
from judgeapp.language.cardgame import CardGame
from judgeapp.scenario.explain import known_mark, sentences
from judgeapp.scenario.offers import offers, tried
from judgeapp.scenario.replay import Frame, Replay, asked
from judgeapp.scenario.wording import worded

LEGAL = "✓"
"""What the rules say to what they allow."""


@dataclass(frozen=True)
class Change:
    """One thing that changed about an object or a player: what it was and what it is, in words."""

    what: str
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.what}: {self.before or '—'} → {self.after or '—'}"


def changes(before: State, after: State) -> dict[ObjId, tuple[Change, ...]]:
    """What changed about each object that is there now; an object that came has its way as a change."""
    game = after.game
    became = {new: old for old, new in after.facts.get("became", {}).items()}
    found: dict[ObjId, tuple[Change, ...]] = {}
    for oid, obj in after.objects.items():
        old = before.objects.get(oid) or before.objects.get(_root(oid, became, before))
        mine = tuple(_object_changes(game, before, after, old, obj))
        if mine:
            found[oid] = mine
    return found


def _root(oid: ObjId, became: Mapping[ObjId, ObjId], before: State) -> ObjId:
    while oid not in before.objects and oid in became:
        oid = became[oid]
    return oid


def _object_changes(game: Any, before: State, after: State, old: Obj | None, new: Obj) -> Iterator[Change]:
    if old is None:
        yield Change("place", "", str(new.zone))
        return
    if old.zone != new.zone:
        yield Change("place", str(old.zone), str(new.zone))
    if old.controller != new.controller:
        yield Change("controlled by", str(old.controller), str(new.controller))
    marked = False
    if old.zone == new.zone:
        for key in dict.fromkeys((*old.marks, *new.marks)):
            a, b = old.marks.get(key), new.marks.get(key)
            if a != b and known_mark(game, key):
                marked = True
                yield Change(key, say(before, a), say(after, b))
    if not marked and old.zone == new.zone and old is not new:
        yield from _statuses(game, before, after, old, new)
    if new.layer is None and old.layer is None:
        for prop in _numbers(game):
            a, b = value(before, old.id, prop), value(after, new.id, prop)
            if a != b:
                yield Change(prop, say(before, a), say(after, b))


def _statuses(game: Any, before: State, after: State, old: Obj, new: Obj) -> Iterator[Change]:
    """States that have come or gone, in the game's words."""
    if not isinstance(game, CardGame):
        return
    for word, holds in game.statuses.items():
        try:
            a, b = bool(holds(before, old.id)), bool(holds(after, new.id))
        except (KeyError, TypeError, AttributeError):
            continue
        if a != b:
            yield Change(word, "yes" if a else "", "yes" if b else "")


def _numbers(game: Any) -> tuple[str, ...]:
    return game.numbers if isinstance(game, CardGame) else ()


def player_changes(before: State, after: State) -> dict[str, tuple[Change, ...]]:
    """What changed about each player."""
    found: dict[str, tuple[Change, ...]] = {}
    for player in after.seats:
        old, new = before.players.get(player, {}), after.players.get(player, {})
        keys = dict.fromkeys((*old, *new))
        mine = tuple(
            Change(k, say(before, old.get(k)), say(after, new.get(k))) for k in keys if old.get(k) != new.get(k)
        )
        if mine:
            found[player] = mine
    return found


def say(state: State, thing: Any) -> str:
    """A value of a mark or a fact in words."""
    match thing:
        case None | False:
            return ""
        case True:
            return "yes"
        case ObjId():
            known = thing in state.objects or thing in state.gone
            return state.obj(thing).alias if known else "something"
        case tuple() | list():
            return ", ".join(say(state, t) for t in thing)
        case str() | int():
            return str(thing)
        case Mapping():
            return ", ".join(f"{k}: {say(state, v)}" for k, v in thing.items())
        case _:
            return str(thing)


# --- two lines of play --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Parting:
    """Where two replays part. step: the number of the first frame that differs (0: the tables are set differently).

    left and right: what each has there that the other lacks, in words.
    """

    step: int
    left: tuple[str, ...]
    right: tuple[str, ...]


def partings(left: Replay, right: Replay, lang: str = "en") -> tuple[Parting, ...]:
    """The places that tell two replays apart: the set table if it differs, then the first step that does.

    lang: ``en`` or ``ru``: how they are told.
    """
    found = []
    table = _apart(0, situation(left.frames[0].state), situation(right.frames[0].state))
    if table:
        found.append(table)
    step = first_step_apart(left, right, table is None, lang)
    if step:
        found.append(step)
    return tuple(found)


def first_step_apart(left: Replay, right: Replay, options: bool = True, lang: str = "en") -> Parting | None:
    """The first step at which two replays say different things; None where they go the same way to the end.

    options: whether it counts that a choice offers other things (on tables set differently it always would).
    """
    for n in range(1, max(len(left.frames), len(right.frames))):
        a = _told(left, n, options, lang)
        b = _told(right, n, options, lang)
        if a != b:
            return Parting(n, tuple(x for x in a if x not in b), tuple(x for x in b if x not in a))
    return None


def _told(replay: Replay, n: int, options: bool, lang: str) -> tuple[str, ...]:
    if n >= len(replay.frames):
        return ("—",)
    frame = replay.frames[n]
    step = (frame.step.text,) if frame.step else ()
    return (*step, *(s.text for s in sentences(frame.records(), lang)), *_ends(replay, frame, options, lang))


def _ends(replay: Replay, frame: Frame, options: bool, lang: str) -> Iterator[str]:
    if frame.trouble is not None:
        yield f"⊘ {worded(str(frame.trouble), lang)}"
    match frame.pending:
        case Choice() as choice:
            about = f"{choice.player}: {worded(choice.kind, lang)} ({worded(choice.about, lang)})"
            yield asked(choice, lang, replay.game) if options else about
        case Window(player, about, _):
            yield f"{player}: {worded(about, lang)}"


def outcomes_apart(left: State, right: State) -> tuple[tuple[str, str, str], ...]:
    """What differs between two positions: what it is about, how it is in one and in the other."""
    a, b = situation(left), situation(right)
    return tuple((k, a.get(k, "—"), b.get(k, "—")) for k in dict.fromkeys((*a, *b)) if a.get(k, "—") != b.get(k, "—"))


def legality_apart(left: Replay, right: Replay) -> Iterator[tuple[int, str, str, str] | None]:
    """What may be done in one replay and not at the same step of another: step, action, what the rules say in each.

    Trying actions out takes time: None stands for one more that was tried, so that the caller may do it in pieces.
    """
    for one, other in zip(left.frames, right.frames, strict=False):
        said: list[dict[str, str]] = []
        for replay, frame in ((left, one), (right, other)):
            mine: dict[str, str] = {}
            for offer in list(offers(replay, frame)):
                refusal = tried(frame, offer).refusal
                mine[f"{offer.player}: {offer.text}"] = LEGAL if refusal is None else refusal.reason
                yield None
            said.append(mine)
        for text, verdict in said[0].items():
            against = said[1].get(text)
            if against is not None and (verdict == LEGAL) != (against == LEGAL):
                yield one.number, text, verdict, against


def _apart(step: int, a: dict[str, str], b: dict[str, str]) -> Parting | None:
    keys = [k for k in dict.fromkeys((*a, *b)) if a.get(k) != b.get(k)]
    if not keys:
        return None
    return Parting(step, tuple(f"{k}: {a[k]}" for k in keys if k in a), tuple(f"{k}: {b[k]}" for k in keys if k in b))


def situation(state: State) -> dict[str, str]:
    """A position in lines to compare: the numbers of each player, the place, marks and numbers of each object."""
    found: dict[str, str] = {}
    for player in state.seats:
        for key, thing in state.players.get(player, {}).items():
            said = say(state, thing)
            if said:
                found[f"{player} {key}"] = said
    for obj in state.objects.values():
        if obj.zone != NOWHERE:
            found[obj.alias] = _standing(state, obj)
    over = state.fact("over")
    if over is not None:
        found["the game is over"] = say(state, over)
    return found


def _standing(state: State, obj: Obj) -> str:
    parts = [str(obj.zone)]
    if obj.controller != obj.owner:
        parts.append(f"controlled by {obj.controller}")
    for key in sorted(obj.marks):
        said = say(state, obj.marks[key])
        if said and known_mark(state.game, key):
            parts.append(key if said == "yes" else f"{key} {said}")
    if obj.layer is None:
        numbers = [(p, value(state, obj.id, p)) for p in _numbers(state.game)]
        parts += [f"{p} {v}" for p, v in numbers if v is not None and v != obj.card.facts.get(p)]
    return ", ".join(parts)
