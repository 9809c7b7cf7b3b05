"""Instructions about resource and action points, life, marks and counters."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.fab import kinds
from judgeapp.games.fab.reading import is_hero
from judgeapp.kernel import verbs
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Amount, Description, People, Things, actor, bind
from judgeapp.language.nodes.descriptions import CounterWord
from judgeapp.language.nodes.instructions import Act
from judgeapp.language.phrase import phrase


@phrase("gain {n} resource(s)")
@dataclass(frozen=True)
class GainResources(Act):
    """gain resource points"""

    n: Amount
    offers = ("that many",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        amount = self.n.amount(table.state, scope)
        made = yield from table.emit(kinds.GAIN_RESOURCES(player=actor(scope), amount=amount))
        bind(scope, **{"that many": amount if made else 0})
        return bool(made)


@phrase("gain {n} action point(s)")
@dataclass(frozen=True)
class GainActionPoints(Act):
    """gain action points (8.5.7b)"""

    n: Amount
    offers = ("that many",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        amount = self.n.amount(table.state, scope)
        made = yield from table.emit(kinds.GAIN_ACTION_POINTS(player=actor(scope), amount=amount))
        bind(scope, **{"that many": amount if made else 0})
        return bool(made)


@phrase("{who} loses/lose {n} life")
@dataclass(frozen=True)
class TheyLoseLife(Act):
    """heroes lose life, which is no damage (8.5.12b)"""

    who: People
    n: Amount

    def run(self, table: Table, scope: Bound) -> Procedure:
        amount = self.n.amount(table.state, scope)
        players = self.who.players(table.state, scope)
        made = yield from table.emit(*(verbs.LOSE_LIFE(player=p, amount=amount) for p in players))
        return bool(made)


@phrase("each {what} loses {n} life")
@dataclass(frozen=True)
class EachLosesLife(Act):
    """each living object that fits loses life: a player's at once, clockwise from the controller (1.9.2c)"""

    what: Description
    n: Amount

    def run(self, table: Table, scope: Bound) -> Procedure:
        state, amount = table.state, self.n.amount(table.state, scope)
        found = self.what.find(state, scope)
        done = False
        for player in state.after(scope.you):
            own = [o for o in found if state.obj(o).controller == player]
            losses = [
                verbs.LOSE_LIFE(player=player, amount=amount, object=None if is_hero(state, o) else o) for o in own
            ]
            with table.because("1.9.2c"):
                made = yield from table.emit(*losses)
            done = done or bool(made)
        return done


@phrase("mark {what}")
@dataclass(frozen=True)
class Mark(Act):
    """mark heroes (8.5.50)"""

    what: Things

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = [o for o in self.what.objects(table.state, scope) if table.state.exists(o)]
        made = yield from table.emit(*(kinds.MARK(object=o) for o in found))
        return bool(made)

    def possible(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return any(is_hero(state, o) and not state.obj(o).mark("marked") for o in found)


@phrase("put {n} {counter} counter(s) on {what}")
@dataclass(frozen=True)
class PutCounters(Act):
    """put counters (8.5.14)"""

    n: Amount
    counter: CounterWord
    what: Things

    def run(self, table: Table, scope: Bound) -> Procedure:
        state = table.state
        n = self.n.amount(state, scope)
        found = [o for o in self.what.objects(state, scope) if state.exists(o)]
        events = [kinds.PUT_COUNTERS(object=o, counter=str(self.counter), amount=n) for o in found]
        if not n:
            return False
        made = yield from table.emit(*events)
        return bool(made)

    def possible(self, state: State, scope: Bound) -> bool:
        return any(state.exists(o) for o in self.what.objects(state, scope))


@phrase("remove {n} {counter} counter(s) from {what}")
@dataclass(frozen=True)
class RemoveCounters(Act):
    """remove counters, all of them or none (8.5.16)"""

    n: Amount
    counter: CounterWord
    what: Things

    def run(self, table: Table, scope: Bound) -> Procedure:
        if not self.possible(table.state, scope):
            return False
        n = self.n.amount(table.state, scope)
        found = self.what.objects(table.state, scope)
        events = [kinds.REMOVE_COUNTERS(object=o, counter=str(self.counter), amount=n) for o in found]
        made = yield from table.emit(*events)
        return bool(made)

    def possible(self, state: State, scope: Bound) -> bool:
        n, game = self.n.amount(state, scope), game_of(state)
        found = self.what.objects(state, scope)
        return bool(found) and all(state.exists(o) and game.count_of(state, o, self.counter) >= n for o in found)
