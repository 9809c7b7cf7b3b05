"""Acts about the turn, the hero out of the game, and what else is told apart only by the game as a whole."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.wow import reading
from judgeapp.games.wow.costs import Price, pay, ready_resources
from judgeapp.games.wow.ending import end_turn, next_player, start_raid
from judgeapp.games.wow.entering import Entry, enter_play
from judgeapp.games.wow.words.references import followed
from judgeapp.kernel import verbs
from judgeapp.kernel.choices import Procedure, choose, may
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import People, Things, actor, as_objects, opened
from judgeapp.language.nodes.instructions import Act, Deed, Deeds, Doing
from judgeapp.language.nodes.people import They
from judgeapp.language.phrase import phrase


@phrase("end the turn")
@dataclass(frozen=True)
class EndTheTurn(Act):
    """End the turn (500.5)."""

    def run(self, table: Table, scope: Bound) -> Procedure:
        yield from end_turn(table, scope.source, next_player(table.state))
        return True


@phrase("remove all of your cards in all zones from the game and start an Onyxia Raid")
@dataclass(frozen=True)
class StartRaid(Act):
    """Start an Onyxia Raid (800.3)."""

    def run(self, table: Table, scope: Bound) -> Procedure:
        return (yield from start_raid(table, scope.source, scope.you))


@phrase("put {what} into play flipped the same way and with the same damage")
@dataclass(frozen=True)
class PutBackAsItLeft(Act):
    """A card that was removed comes back with the side up and the damage it had (301.5)."""

    what: Things
    needs = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        state: State = table.state
        entries = []
        for oid in as_objects(scope.slots.get("it")):
            left = state.obj(oid)
            marks = {k: left.marks[k] for k in ("damage", "face down") if k in left.marks}
            entries += [Entry(o, left.controller, marks) for o in followed(state, oid)]
        came = yield from enter_play(table, entries)
        return bool(came)


@phrase("pay ({n})")
@dataclass(frozen=True)
class Pay(Act):
    """Pay resources as something resolves (403)."""

    n: int

    def run(self, table: Table, scope: Bound) -> Procedure:
        payer = Bound(scope.ability, scope.source, actor(scope), {})
        yield from pay(table, payer, Price(self.n))
        return True

    def possible(self, state: State, scope: Bound) -> bool:
        return len(ready_resources(state, actor(scope))) >= self.n


@phrase("its owner may {what}")
@dataclass(frozen=True)
class ItsOwnerMay(Doing):
    """Something optional for the owner of the object last spoken of."""

    what: Deeds
    needs = ("it",)
    perhaps = ("what",)
    inward = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        done = False
        for oid in as_objects(scope.slots.get("it")):
            player = table.state.obj(oid).owner
            inner = opened(scope, actor=player)
            if self.what.possible(table.state, inner) and (yield from may(player, self.what.show())):
                done = bool((yield from self.what.run(table, inner))) or done
        return done


@phrase("that player may {what}")
@dataclass(frozen=True)
class ThatPlayerMay(Doing):
    """Something optional for the player last spoken of."""

    what: Deeds
    needs = ("they", "it")
    perhaps = ("what",)
    inward = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        player = They().players(table.state, scope)[0]
        inner = opened(scope, actor=player)
        if not self.what.possible(table.state, inner) or not (yield from may(player, self.what.show())):
            return False
        return (yield from self.what.run(table, inner))


@phrase("have {who} either {one} or {other}")
@dataclass(frozen=True)
class EitherAct(Deed):
    """A player does one of two things, whichever can be done (712.7)."""

    who: People
    one: Act
    other: Act
    apart = ("one", "other")
    inward = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        for player in self.who.players(table.state, scope):
            inner = opened(scope, actor=player, they=player)
            acts = [a for a in (self.one, self.other) if a.possible(table.state, inner)]
            if acts:
                named = [(a.show(), a) for a in acts]
                picked = yield from choose(player, "choose", "which of the two", named, rules=("709.2b",))
                yield from picked[0].run(table, inner)
        return True


@phrase("each opponent destroys a card of that kind they control")
@dataclass(frozen=True)
class SameKindToo(Act):
    """Every opponent destroys a card of the kind of the one just destroyed: ability, ally or equipment."""

    needs = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        state: State = table.state
        gone = as_objects(scope.slots.get("it"))
        kinds = [k for k in ("ability", "ally", "equipment") if any(reading.is_a(state.at(o), o, k) for o in gone)]
        chosen: tuple[ObjId, ...] = ()
        for player in (p for p in reading.alive(state) if reading.opposed(state, scope.you, p)):
            found = [o for o in reading.controlled(state, player) if any(reading.is_a(state, o, k) for k in kinds)]
            named = [(state.obj(o).alias, o) for o in found]
            chosen += yield from choose(player, "choose", "what to destroy", named, 1, 1, rules=("802.1",))
        made = yield from table.emit(*(verbs.DESTROY(object=o) for o in chosen))
        return bool(made)
