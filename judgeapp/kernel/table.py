"""The table: a position that is being played on, and the one pipeline through which everything on it happens.

*forbidden?* → *replaced or prevented?* → commit the whole batch → record → collect triggers. Nothing else writes.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, cast

from judgeapp.kernel.abilities import Replacement, Restriction, Triggered
from judgeapp.kernel.atoms import END_EFFECT
from judgeapp.kernel.choices import Ask, Window, choose
from judgeapp.kernel.events import Event
from judgeapp.kernel.game import Game
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.inforce import force_of
from judgeapp.kernel.records import Cause, Outcome, Record
from judgeapp.kernel.state import Bound, Draft, State, Waiting

EVENT_LIMIT = 4_000
"""How many events one action may cause before it is called endless."""
DEPTH_LIMIT = 60
"""How deep events may lie inside one another (an event made while another is being replaced) before that is endless."""


class EndlessLoop(Exception):
    """An action that goes on for ever, as far as can be seen."""


@dataclass(slots=True)
class _Ready:
    """An event that passed forbidding and replacing; parent: its place in the batch, if it is part of another."""

    event: Event
    parent: int | None


@lru_cache(maxsize=4_096)
def _joined(some: tuple[str, ...], others: tuple[str, ...]) -> tuple[str, ...]:
    """Rules, each once."""
    return tuple(dict.fromkeys(some + others))


class _Because:
    """A stretch of play that has a cause of its own."""

    __slots__ = ("_before", "_cause", "_table")

    def __init__(self, table: Table, cause: Cause) -> None:
        self._table, self._cause, self._before = table, cause, table._cause

    def __enter__(self) -> None:
        self._table._cause = self._cause

    def __exit__(self, *_: object) -> None:
        self._table._cause = self._before


class Table:
    """A position and the means to play on.

    state: the present position. standing: every position since :meth:`fresh_budget` in which somebody could act, in
    order. Everything that acts on the table is a generator that yields choices.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.standing: list[State] = []
        self._cause = Cause()
        self._events = 0
        self._depth = 0

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.state.game

    def fresh_budget(self) -> None:
        """Begin counting events anew: a player has decided something."""
        self._events = 0
        self.standing = []

    @property
    def cause(self) -> Cause:
        """Why what is happening now happens; while a choice is pending: why it is asked."""
        return self._cause

    # --- why ------------------------------------------------------------------------------------------------------

    def because(self, *rules: str, source: ObjId | None = None, words: str = "") -> _Because:
        """Everything inside happens because of these rules, this object, these words."""
        before = self._cause
        parent = len(self.state.log) - 1 if len(self.state.log) else None
        cause = Cause(rules, source if source is not None else before.source, words or before.words, parent)
        return _Because(self, cause)

    def note(
        self,
        outcome: Outcome,
        words: str,
        *rules: str,
        event: Event | None = None,
        by: ObjId | None = None,
        **facts: Any,
    ) -> None:
        """Record something that is no change: a choice, a failure, an illegal attempt, a check."""
        before = self.state
        log = before.log.grown(1)
        self.state = after = before.with_log(log)
        known = rules or self._rules(event)
        seq = len(before.log)
        log.write([Record(seq, outcome, event, self._cause, known, by, words, facts or None, before, after)])

    def _rules(self, event: Event | None) -> tuple[str, ...]:
        return _joined(self._cause.rules, self.game.rules_of(event.kind.name) if event is not None else ())

    # --- the pipeline ---------------------------------------------------------------------------------------------

    def emit(self, *events: Event) -> Generator[Ask, Any, tuple[Record, ...]]:
        """Let events happen at once, as one batch. Returns the records of those that happened."""
        self._events += len(events)
        if self._events > EVENT_LIMIT:
            raise EndlessLoop(f"more than {EVENT_LIMIT} events without a decision")
        self._depth += 1
        if self._depth > DEPTH_LIMIT:
            raise EndlessLoop(f"events inside events, {DEPTH_LIMIT} deep")
        try:
            ready: list[_Ready] = []
            for event in events:
                yield from self._prepare(event, None, ready)
            if not ready:
                return ()
            made = self._commit(ready)
            yield from self._collect(made)
            return tuple(made)
        finally:
            self._depth -= 1

    def _prepare(self, event: Event, parent: int | None, ready: list[_Ready]) -> Generator[Ask, Any, None]:
        kind = event.kind
        reason = kind.void(self.state, event) if kind.void else None
        if reason is not None:
            self.note(Outcome.FAILED, reason, event=event)
            return
        force = force_of(self.state)
        blocker = self.forbidden(event) if force.watching(Restriction, kind) else None
        if blocker is not None:
            self.note(Outcome.FORBIDDEN, self.game.words(blocker.ability), event=event, by=blocker.source)
            return
        if not force.watching(Replacement, kind):
            changed: tuple[Event, ...] = (event,)
        else:
            changed = yield from self._replaced(event)
        if len(changed) != 1 or changed[0].kind is not kind:
            for other in changed:
                yield from self._prepare(other, parent, ready)
            return
        altered, event = changed[0] is not event, changed[0]
        reason = kind.void(self.state, event) if altered and kind.void else None
        if reason is not None:
            self.note(Outcome.PREVENTED, reason, event=event)
            return
        blocker = self.forbidden(event) if altered else None
        if blocker is not None:
            self.note(Outcome.FORBIDDEN, self.game.words(blocker.ability), event=event, by=blocker.source)
            return
        place = len(ready)
        ready.append(_Ready(event, parent))
        expand = self.game.expansion(kind)
        if expand is not None:
            for child in expand(self.state, event):
                yield from self._prepare(child.heir(event), place, ready)

    def forbidden(self, event: Event) -> Bound | None:
        """The restriction that forbids an event, if one does."""
        for bound in force_of(self.state).watching(Restriction, event.kind):
            if cast(Restriction, bound.ability).forbids(self.state, bound, event):
                return bound
        return None

    def _replaced(self, event: Event) -> Generator[Ask, Any, tuple[Event, ...]]:
        """Apply replacements until none is left that could; gather again after each."""
        while True:
            watching = force_of(self.state).watching(Replacement, event.kind)
            keys = _keys(watching) if watching else {}
            candidates = [
                b
                for b in watching
                if keys[id(b)] not in event.done and cast(Replacement, b.ability).applies(self.state, b, event)
            ]
            if not candidates:
                return (event,)
            player, first = self.game.next_replacements(self.state, event, candidates)
            chosen = first[0]
            if len(first) > 1:
                named = list(zip(self._names(first), first, strict=True))
                picked = yield from choose(player, "replacement", event.kind.name, named)
                chosen = picked[0]
            ability, key = cast(Replacement, chosen.ability), keys[id(chosen)]
            with self.because(*self.game.rules_of(ability.rank), source=chosen.source, words=self.game.words(ability)):
                result = yield from ability.replace(self, chosen, event.marked(key))
                if len(result) == 1 and result[0].kind is event.kind:
                    if result[0].roles != event.roles:
                        self._tell_change(event, result[0], chosen)
                    event = result[0].heir(event).marked(key)
                    continue
                outcome = Outcome.REPLACED if result else Outcome.PREVENTED
                self.note(outcome, self.game.words(ability), event=event, by=chosen.source)
                return tuple(r.heir(event).marked(key) for r in result)

    def _tell_change(self, before: Event, after: Event, by: Bound) -> None:
        changed = {r: (before.get(r), v) for r, v in after.roles.items() if before.get(r) != v}
        self.note(Outcome.REPLACED, self.game.words(by.ability), event=before, by=by.source, **changed)

    def _names(self, among: Sequence[Bound]) -> list[str]:
        """A name for each that no other has: the source, with its words or a number where that is not enough."""
        names = [self._name(b) for b in among]
        names = [
            n if names.count(n) == 1 else f"{n}: {self.game.words(b.ability)}"
            for n, b in zip(names, among, strict=True)
        ]
        return [n if names.count(n) == 1 else f"{n} #{names[: at + 1].count(n)}" for at, n in enumerate(names)]

    def _name(self, bound: Bound) -> str:
        known = self.state.exists(bound.source) or bound.source in self.state.gone
        return self.state.obj(bound.source).alias if known else self.game.words(bound.ability)

    def _commit(self, ready: Sequence[_Ready]) -> list[Record]:
        before, cause, made = self.state, self._cause, []
        draft = Draft(before)
        failed = _written(draft, ready)
        log, first = before.log.grown(len(ready)), len(before.log)
        self.state = after = draft.done(log)
        for seq, (item, reason) in enumerate(zip(ready, failed, strict=True), first):
            whole = item.parent
            why = cause if whole is None else Cause(cause.rules, cause.source, cause.words, first + whole)
            outcome, words = (Outcome.HAPPENED, cause.words) if reason is None else (Outcome.FAILED, reason)
            rules = self._rules(item.event)
            made.append(Record(seq, outcome, item.event, why, rules, None, words, None, before, after))
        log.write(made)
        return [record for record in made if record.happened]

    def _collect(self, made: Sequence[Record]) -> Generator[Ask, Any, None]:
        at_once: list[tuple[Bound, Record]] = []
        waiting: list[Waiting] = []
        for record in made:
            event = cast(Event, record.event)
            reading = cast(State, record.before if event.kind.looks_back else record.after)
            for bound in force_of(reading).watching(Triggered, event.kind):
                ability = cast(Triggered, bound.ability)
                slots = ability.match(reading, bound, record)
                if slots is None:
                    continue
                scope = bound.with_slots({**bound.slots, **slots})
                if not self.game.sets_off(reading, scope):
                    self.note(Outcome.NOTE, f"does not trigger: {ability.words}", event=event, by=bound.source)
                    continue
                if ability.once and bound.effect is not None:
                    if bound.effect not in self.state.effects:
                        continue
                    yield from self.emit(END_EFFECT(effect=bound.effect))
                if ability.immediate:
                    at_once.append((scope, record))
                else:
                    waiting.append(Waiting(scope, record.seq))
        if waiting:
            self._wait(waiting)
        for scope, record in at_once:
            yield from self._react(scope, record)

    def _react(self, scope: Bound, record: Record) -> Generator[Ask, Any, None]:
        ability = cast(Triggered, scope.ability)
        with self.because(*self._rules(record.event), source=scope.source, words=self.game.words(ability)):
            yield from ability.resolve(self, scope)

    def _wait(self, waiting: Sequence[Waiting]) -> None:
        draft = Draft(self.state)
        draft.waiting(self.state.waiting + tuple(waiting))
        self.state = draft.done()
        for w in waiting:
            self.note(
                Outcome.TRIGGERED,
                self.game.words(w.bound.ability),
                event=self.state.log[w.record].event,
                by=w.bound.source,
            )

    def take_waiting(self, waiting: Waiting) -> None:
        """Take one triggered ability off the list, as it is put down or dropped."""
        left = list(self.state.waiting)
        left.remove(waiting)
        draft = Draft(self.state)
        draft.waiting(tuple(left))
        self.state = draft.done()

    def open_window(self, window: Window | None) -> None:
        """Let a player act (None: nobody, while an action is carried out). No event: nothing on the table changes."""
        draft = Draft(self.state)
        draft.fact("window", window)
        self.state = draft.done()
        if window is not None:
            self.standing.append(self.state)


def _written(draft: Draft, ready: Sequence[_Ready]) -> list[str | None]:
    """Write a batch. Returns for each event why nothing came of it, or None: an atom whose object an earlier one took
    away, and a named event all of whose parts failed."""
    failed = [item.event.kind.commit(draft, item.event) if item.event.kind.commit else None for item in ready]
    for at in range(len(ready) - 1, -1, -1):
        parts = [failed[n] for n in range(at + 1, len(ready)) if ready[n].parent == at] if any(failed) else []
        if parts and all(parts) and ready[at].event.kind.commit is None:
            failed[at] = parts[0]
    return failed


def _keys(bounds: Sequence[Bound]) -> dict[int, tuple[Any, ...]]:
    """What each replacement is remembered by on an event that it was applied to: an object may have one twice."""
    keys: dict[int, tuple[Any, ...]] = {}
    seen: dict[tuple[Any, ...], int] = {}
    for bound in bounds:
        own = (bound.source, bound.effect, id(bound.ability))
        seen[own] = seen.get(own, 0) + 1
        keys[id(bound)] = (*own, seen[own])
    return keys
