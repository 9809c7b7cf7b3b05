"""Plain verbs of card text: turning cards, resources, hand and deck, turn."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.berserk import kinds
from judgeapp.games.berserk.drawing import draw_one
from judgeapp.games.berserk.reading import active
from judgeapp.games.berserk.terms import CUT, ENDING, HAND
from judgeapp.kernel import verbs
from judgeapp.kernel.atoms import SET_FACT
from judgeapp.kernel.choices import Procedure, choose
from judgeapp.kernel.events import EventKind
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Amount, People, Things, actor, bind
from judgeapp.language.nodes.instructions import Act
from judgeapp.language.nodes.things import EachThing
from judgeapp.language.phrase import phrase


class Turning(Act):
    """Does one thing to each of some cards, all at once. Subclasses name the event."""

    what: Things
    kind: EventKind

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = [o for o in self.what.objects(table.state, scope) if table.state.exists(o)]
        made = yield from table.emit(*(self.kind(object=o, player=actor(scope)) for o in found))
        return bool(found) and sum(r.event is not None and r.event.kind is self.kind for r in made) == len(found)

    def possible(self, state: State, scope: Bound) -> bool:
        """A mass ability is legal even where nothing fits (§118, 502.6)."""
        return isinstance(self.what, EachThing) or any(state.exists(o) for o in self.what.objects(state, scope))


@phrase("destroy {what}", ru="уничтожить {what:вин}")
@dataclass(frozen=True)
class DestroyThem(Turning):
    """to the graveyard without wounds (§505)"""

    what: Things
    kind = verbs.DESTROY


@phrase("{what} hides/hide", ru="{what} скрывается/скрываются")
@dataclass(frozen=True)
class Hide(Turning):
    """turning face down what is not hidden"""

    what: Things
    kind = kinds.HIDE


@phrase("reveal {what}", ru="раскрыть {what:вин}")
@dataclass(frozen=True)
class Reveal(Turning):
    """turning face up what is hidden"""

    what: Things
    kind = kinds.UNHIDE


@phrase("open {what}", ru="открыть {what:вин}")
@dataclass(frozen=True)
class Open(Turning):
    """opening; an open card may be named, it counts as nothing (§514.3)"""

    what: Things
    kind = kinds.OPEN


@phrase("close {what}", ru="закрыть {what:вин}")
@dataclass(frozen=True)
class Close(Turning):
    """closing; a closed card may be named, it counts as nothing (§514.3)"""

    what: Things
    kind = kinds.CLOSE


@phrase("ready {what}", ru="подготовить {what:вин}")
@dataclass(frozen=True)
class MakeReady(Turning):
    """opening and clearing usage marks"""

    what: Things
    kind = kinds.READY


@phrase("return {what} to the owner's hand", ru="вернуть {what:вин} в руку владельца")
@dataclass(frozen=True)
class ReturnToHand(Turning):
    """to the hand of the owner (§203.4)"""

    what: Things
    kind = kinds.TO_HAND
    finds = ("what",)


@phrase("gain {n} coin(s)", ru="получить {n} монету/монеты/монет")
@dataclass(frozen=True)
class GainCoins(Act):
    """coins, beyond ten too (§522)"""

    n: Amount

    def run(self, table: Table, scope: Bound) -> Procedure:
        made = yield from table.emit(kinds.GAIN_COINS(player=actor(scope), amount=self.n.amount(table.state, scope)))
        return bool(made)


@phrase("gain {n} temporary coin(s)", ru="получить {n} временную/временные/временных монету/монеты/монет")
@dataclass(frozen=True)
class GainFleetingCoins(Act):
    """coins that vanish at the end of the turn"""

    n: int

    def run(self, table: Table, scope: Bound) -> Procedure:
        made = yield from table.emit(kinds.GAIN_COINS(player=actor(scope), amount=self.n, fleeting=True))
        return bool(made)


@phrase("gain {n} prayer(s)", ru="получить {n} молитву/молитвы/молитв")
@dataclass(frozen=True)
class GainPrayers(Act):
    """prayers"""

    n: Amount

    def run(self, table: Table, scope: Bound) -> Procedure:
        made = yield from table.emit(kinds.GAIN_PRAYERS(player=actor(scope), amount=self.n.amount(table.state, scope)))
        return bool(made)


@phrase("draw {n} card(s)", ru="возьмите {n} карту/карты/карт")
@dataclass(frozen=True)
class TakeCards(Act):
    """drawing, one card at a time (§527)"""

    n: Amount
    offers = ("it", "that many")

    def run(self, table: Table, scope: Bound) -> Procedure:
        player, done = actor(scope), True
        before = table.state.zone(HAND, player)
        for _ in range(self.n.amount(table.state, scope)):
            done = bool((yield from draw_one(table, player))) and done
        drawn = tuple(o for o in table.state.zone(HAND, player) if o not in before)
        bind(scope, **{"it": drawn, "that many": len(drawn)})
        return done

    def possible(self, state: State, scope: Bound) -> bool:
        return self.n.amount(state, scope) > 0


@phrase("{who} discards/discard {n} card(s)", ru="{who} сбрасывает/сбрасываете {n} карту/карты/карт")
@dataclass(frozen=True)
class Discards(Act):
    """cards from hand to the graveyard, of the player's choice"""

    who: People
    n: int
    offers = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        done = True
        gone: tuple[ObjId, ...] = ()
        for player in self.who.players(table.state, scope):
            state = table.state
            named = [(state.obj(o).alias, o) for o in state.zone(HAND, player)]
            picked = yield from choose(player, "discard", "сбросить", named, self.n, self.n, rules=("203",))
            yield from table.emit(*(verbs.DISCARD(player=player, object=o) for o in picked))
            done = done and len(picked) == self.n
            gone += tuple(table.state.now(o) for o in picked)
        bind(scope, it=gone)
        return done


@phrase("end the turn at once", ru="немедленно закончить ход")
@dataclass(frozen=True)
class EndTheTurn(Act):
    """everything up to the end of the turn is skipped; its triggers too (§310)"""

    def run(self, table: Table, scope: Bound) -> Procedure:
        yield from table.emit(SET_FACT(fact=CUT, value=active(table.state)))
        yield from table.emit(verbs.PHASE(phase=ENDING, player=active(table.state)))
        return True
