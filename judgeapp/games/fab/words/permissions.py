"""Permissions to play from elsewhere, or as though it were an instant (5.1.2b, 8.1.1d)."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.fab.shapes import MayPlay
from judgeapp.games.fab.words.waiting import Waits, wait_for
from judgeapp.kernel.atoms import END_EFFECT
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Condition, Line, Span, Things
from judgeapp.language.nodes.changes import lasting
from judgeapp.language.nodes.descriptions import Kind
from judgeapp.language.nodes.instructions import Act
from judgeapp.language.phrase import phrase

# --- of the card itself ---------------------------------------------------------------------------------------------


@phrase("you may play this from your banished zone")
@dataclass(frozen=True)
class PlayFromBanished(Line, MayPlay):
    """playing from the banished zone"""

    @property
    def from_there(self) -> bool:
        return True

    def covers(self, state: State, scope: Bound, player: PlayerId, oid: ObjId) -> bool:
        return oid == scope.source and player == scope.you and state.obj(oid).zone == Zone("banished", player)


@phrase("if {condition}, you may play this as an instant")
@dataclass(frozen=True)
class PlayAsInstantIf(Line, MayPlay):
    """playing as though it were an instant, under a condition"""

    condition: Condition

    @property
    def as_instant(self) -> bool:
        return True

    def covers(self, state: State, scope: Bound, player: PlayerId, oid: ObjId) -> bool:
        return oid == scope.source and player == scope.you and self.condition.holds(state, scope)


# --- by effects -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class MayPlayThese(Line, MayPlay):
    """That certain cards may be played, and how."""

    what: tuple[ObjId, ...]
    instant: bool
    said: str

    @property
    def words(self) -> str:
        return self.said

    @property
    def from_there(self) -> bool:
        return True

    @property
    def as_instant(self) -> bool:
        return self.instant

    def covers(self, state: State, scope: Bound, player: PlayerId, oid: ObjId) -> bool:
        return player == scope.you and oid in self.what


def _permit(table: Table, scope: Bound, cards: tuple[ObjId, ...], instant: bool, span: Span, said: str) -> Procedure:
    found = tuple(o for o in cards if table.state.exists(o))
    if not found:
        return False
    line = MayPlayThese(found, instant, said)
    until = span.until(table.state, scope)
    with table.because("5.1.2b", "5.1.3d"):
        made = yield from table.emit(lasting(scope, line, until, said))
    return bool(made)


@phrase("you may play {what} {span}")
@dataclass(frozen=True)
class YouMayPlay(Act):
    """a permission to play certain cards from where they are"""

    what: Things
    span: Span

    def run(self, table: Table, scope: Bound) -> Procedure:
        cards = self.what.objects(table.state, scope)
        return (yield from _permit(table, scope, cards, False, self.span, self.show()))


@phrase("you may play {what} {span} as an instant")
@dataclass(frozen=True)
class YouMayPlayAsInstant(Act):
    """the same, as though they were instants (8.1.1d)"""

    what: Things
    span: Span

    def run(self, table: Table, scope: Bound) -> Procedure:
        cards = self.what.objects(table.state, scope)
        return (yield from _permit(table, scope, cards, True, self.span, self.show()))


@dataclass(frozen=True)
class NextAsInstant(Line, MayPlay):
    """That the next card of a sort may be played as though it were an instant; used up by the next one (7.5)."""

    what: Kind
    said: str

    @property
    def words(self) -> str:
        return self.said

    @property
    def as_instant(self) -> bool:
        return True

    def covers(self, state: State, scope: Bound, player: PlayerId, oid: ObjId) -> bool:
        return player == scope.you and self.what.fits(state, scope, oid)


@dataclass(frozen=True)
class WaitsToEnd(Waits):
    """The next one uses up another effect, whether or not the effect was made use of."""

    def apply(self, table: Table, scope: Bound, oid: ObjId) -> Procedure:
        mine = [
            e.id
            for e in table.state.effects.values()
            if isinstance(e.bound.ability, NextAsInstant)
            and e.bound.ability.said == self.said
            and e.bound.you == scope.you
        ]
        yield from table.emit(*(END_EFFECT(effect=e) for e in mine[:1]))


@phrase("you may play your next {what} {span} as an instant")
@dataclass(frozen=True)
class NextMayBeInstant(Act):
    """the next card of a sort may be played as though it were an instant"""

    what: Kind
    span: Span

    def run(self, table: Table, scope: Bound) -> Procedure:
        line = NextAsInstant(self.what, self.show())
        until = self.span.until(table.state, scope)
        yield from table.emit(lasting(scope, line, until, self.show()))
        waits = WaitsToEnd(self.what, self.show(), False, True)
        return (yield from wait_for(table, scope, waits, self.span))
