"""Draws that are changed before they happen, one by one (415.9f, 716)."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, ClassVar

from judgeapp.games.wow.words.lasting import THIS_TURN, stored
from judgeapp.kernel import verbs
from judgeapp.kernel.abilities import Replacement
from judgeapp.kernel.atoms import USE_EFFECT
from judgeapp.kernel.choices import Ask, Procedure
from judgeapp.kernel.effects import NEVER
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import PlayerId
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Instruction, Line, People, opened
from judgeapp.language.nodes.instructions import Act
from judgeapp.language.phrase import phrase

Result = Generator[Ask, Any, tuple[Event, ...]]


class OnDraw(Line, Replacement):
    """Changes a single draw before it happens (415.9f)."""

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (verbs.DRAW,)


@phrase("if {who} would draw a card, draw {n} instead")
@dataclass(frozen=True)
class DrawMore(OnDraw):
    """Several draws instead of one; each is a single draw, but the same text does not change it again (716.1e)."""

    who: People
    n: int

    def applies(self, state: State, scope: Bound, event: Event) -> bool:
        return event["player"] in self.who.players(state, scope)

    def replace(self, table: Table, scope: Bound, event: Event) -> Result:
        for _ in range(self.n):
            yield from table.emit(event)
        return ()


@phrase("if {who} would draw a card, they skip that draw and {effect} instead")
@dataclass(frozen=True)
class SkipAnd(OnDraw):
    """A draw is skipped and something else is done, without the chain."""

    who: People
    effect: Instruction
    offers = ("they",)

    def applies(self, state: State, scope: Bound, event: Event) -> bool:
        return event["player"] in self.who.players(state, scope)

    def replace(self, table: Table, scope: Bound, event: Event) -> Result:
        yield from self.effect.run(table, opened(scope, they=event["player"]))
        return ()


@dataclass(frozen=True)
class SkipNext(OnDraw):
    """What "the next time … would draw" leaves in force."""

    players: tuple[PlayerId, ...]
    said: str
    interchangeable: ClassVar[bool] = True

    @property
    def words(self) -> str:
        return self.said

    def applies(self, state: State, scope: Bound, event: Event) -> bool:
        return event["player"] in self.players

    def replace(self, table: Table, scope: Bound, event: Event) -> Result:
        yield from table.emit(USE_EFFECT(effect=scope.effect, by=1))
        return ()


@phrase("the next time {who} would draw a card, they skip that draw instead")
@dataclass(frozen=True)
class SkipNextDraw(Act):
    """The next draw is skipped, whenever it comes."""

    who: People
    until = NEVER
    waits = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = self.who.players(table.state, scope)
        made = yield from table.emit(stored(table, scope, SkipNext(found, self.show()), self.until, self.show(), 1))
        return bool(made)


@phrase("the next time {who} would draw a card this turn, they skip that draw instead")
@dataclass(frozen=True)
class SkipNextDrawThisTurn(SkipNextDraw):
    """The next draw of this turn is skipped."""

    who: People
    until = THIS_TURN
