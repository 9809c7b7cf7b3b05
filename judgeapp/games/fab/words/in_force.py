"""Effects that are in force, as conditions and descriptions: what left them, how much of them is left (6.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from judgeapp.games.fab.words.waiting import Waits
from judgeapp.kernel.effects import Effect
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Condition
from judgeapp.language.nodes.changes import Lasting
from judgeapp.language.nodes.descriptions import Clause
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.phrase import Quoted, phrase


def effects_of(state: State, scope: Bound, what: Party) -> Iterator[Effect]:
    """The effects that something has left."""
    for effect in state.effects.values():
        source = effect.bound.source
        known = source in state.objects or source in state.gone
        if known and what.takes(state.at(source), scope, source):
            yield effect


@phrase("an effect of {what} is in force[ with {words}]")
@dataclass(frozen=True)
class EffectInForce(Condition):
    """something has left an effect: one whose text has these words"""

    what: Party
    words: Quoted | None = None

    def holds(self, state: State, scope: Bound) -> bool:
        wanted = (self.words or "").lower()
        return any(wanted in e.words.lower() for e in effects_of(state, scope, self.what))


@phrase("an effect of {what} is waiting")
@dataclass(frozen=True)
class EffectWaits(Condition):
    """something has left an effect that waits for the next object of a sort (6.2.4)"""

    what: Party

    def holds(self, state: State, scope: Bound) -> bool:
        return any(isinstance(e.bound.ability, Waits) for e in effects_of(state, scope, self.what))


@phrase("an effect of {what} has {n} or more left")
@dataclass(frozen=True)
class EffectHasLeft(Condition):
    """so much damage, or so many times, an effect can still prevent (6.4.10i, 6.4.10j)"""

    what: Party
    n: int

    def holds(self, state: State, scope: Bound) -> bool:
        return any((e.left or 0) >= self.n for e in effects_of(state, scope, self.what))


@phrase("altered by {what}")
@dataclass(frozen=True)
class AlteredBy(Clause):
    """to which an effect of something gives something for a while"""

    what: Party

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        for effect in effects_of(state, scope, self.what):
            line = effect.bound.ability
            if isinstance(line, Lasting) and oid in line.what.objects(state, effect.bound):
                return True
        return False
