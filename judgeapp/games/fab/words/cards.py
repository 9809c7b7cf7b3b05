"""Instructions that move cards: discard, banish, put, reveal, search, look, opt, reload."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from judgeapp.games.fab import kinds
from judgeapp.games.fab.words.moving import put_in_order
from judgeapp.kernel import verbs
from judgeapp.kernel.choices import Procedure, choose
from judgeapp.kernel.ids import ObjId, Zone
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Amount, Description, Things, actor, bind, bind_count
from judgeapp.language.nodes.descriptions import Kind, Whose
from judgeapp.language.nodes.finding import nowhere
from judgeapp.language.nodes.instructions import Act, pick
from judgeapp.language.nodes.things import EachThing, This
from judgeapp.language.phrase import phrase


@phrase("discard {what}")
@dataclass(frozen=True)
class DiscardThese(Act):
    """discard certain cards from hand"""

    what: Things
    offers = ("it", "that many")
    counts = True

    @property
    def from_hand(self) -> bool:
        """Whether it is this card itself that is discarded, so that as a cost it works from hand (5.2.4)."""
        return isinstance(self.what, This)

    def _meant(self, state: State, scope: Bound) -> list[ObjId]:
        """The cards in a hand that are meant; what is described without a zone is looked for in the player's hand."""
        if isinstance(self.what, EachThing) and isinstance(self.what.what, Kind) and nowhere(self.what.what):
            return in_zone(state, scope, self.what.what, Zone("hand", actor(scope)))
        return [o for o in self.what.objects(state, scope) if _in_hand(state, o)]

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = self._meant(table.state, scope)
        made = yield from table.emit(*(verbs.DISCARD(object=o, player=actor(scope)) for o in found))
        bind(scope, it=tuple(table.state.now(o) for o in found))
        bind_count(scope, self.what, len(found))
        return bool(made)

    def possible(self, state: State, scope: Bound) -> bool:
        return bool(self._meant(state, scope))


def _in_hand(state: State, oid: ObjId) -> bool:
    return state.exists(oid) and state.obj(oid).zone.kind == "hand"


def in_zone(state: State, scope: Bound, what: Description, zone: Zone) -> list[ObjId]:
    """The objects of a zone that fit."""
    return [o for o in state.zones.get(zone, ()) if what.fits(state, scope, o)]


@phrase("discard a {what}")
@dataclass(frozen=True)
class DiscardOne(Act):
    """discard a card of a sort; in a private hand nobody can check that there is none (1.9.1c)"""

    what: Kind
    offers = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        return (yield from self._discard(table, scope, 1 if self.what.show() == "card" else 0))

    def pay(self, table: Table, scope: Bound) -> Procedure:
        """As a cost it is paid or not paid; there is nothing to fail."""
        return (yield from self._discard(table, scope, 1))

    def _discard(self, table: Table, scope: Bound, least: int) -> Procedure:
        player = actor(scope)
        found = in_zone(table.state, scope, self.what, Zone("hand", player))
        named = [(table.state.obj(o).alias, o) for o in found]
        rules = ("8.5.5",) if least else ("8.5.5", "1.9.1c")
        picked = yield from choose(player, "discard", self.what.show(), named, least, 1, rules=rules)
        made = yield from table.emit(*(verbs.DISCARD(object=o, player=player) for o in picked))
        bind(scope, it=tuple(table.state.now(o) for o in picked))
        return bool(made)

    def possible(self, state: State, scope: Bound) -> bool:
        return bool(in_zone(state, scope, self.what, Zone("hand", actor(scope))))


@phrase("discard an {what}")
@dataclass(frozen=True)
class DiscardOne2(DiscardOne):
    """discard a card of a sort"""

    what: Kind


@phrase("discard a random card")
@dataclass(frozen=True)
class DiscardRandom(Act):
    """discard a card at random: the scenario says which"""

    offers = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        player = actor(scope)
        named = [(table.state.obj(o).alias, o) for o in table.state.zone("hand", player)]
        picked = yield from choose(player, "random", "a card of the hand", named, rules=("8.5.5",))
        made = yield from table.emit(*(verbs.DISCARD(object=o, player=player) for o in picked))
        bind(scope, it=tuple(table.state.now(o) for o in picked))
        return bool(made)

    def possible(self, state: State, scope: Bound) -> bool:
        return bool(state.zone("hand", actor(scope)))


@phrase("banish {n} {what}")
@dataclass(frozen=True)
class BanishSome(Act):
    """banish cards that the player chooses, exactly so many or as many as there are"""

    n: Amount
    what: Kind
    offers = ("it", "banished", "that many")
    finds = ("what",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        n = self.n.amount(table.state, scope)
        picked = yield from pick(table, scope, self.what, n, n)
        player = actor(scope)
        made = yield from table.emit(*(verbs.BANISH(object=o, player=player) for o in picked))
        gone = tuple(table.state.now(o) for o in picked)
        bind(scope, **{"it": gone, "banished": gone, "that many": len(gone)})
        return len(picked) == n and (bool(made) or n == 0)

    def possible(self, state: State, scope: Bound) -> bool:
        return len(self.what.find(state, scope)) >= self.n.amount(state, scope)

    def most_x(self, state: State, scope: Bound) -> int:
        """The highest X for which there are enough."""
        return len(self.what.find(state, scope))


@phrase("banish a {what}")
@dataclass(frozen=True)
class BanishOne(Act):
    """banish a card that the player chooses"""

    what: Kind
    offers = ("it", "banished")
    finds = ("what",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        picked = yield from pick(table, scope, self.what, 1, 1)
        made = yield from table.emit(*(verbs.BANISH(object=o, player=actor(scope)) for o in picked))
        gone = tuple(table.state.now(o) for o in picked)
        bind(scope, it=gone, banished=gone)
        return bool(made)

    def possible(self, state: State, scope: Bound) -> bool:
        return bool(self.what.find(state, scope))


@phrase("banish an {what}")
@dataclass(frozen=True)
class BanishOne2(BanishOne):
    """banish a card that the player chooses"""

    what: Kind


@phrase("banish {what}")
@dataclass(frozen=True)
class BanishThese(Act):
    """banish certain objects; they are "it" afterwards"""

    what: Things
    offers = ("it", "banished", "that many")
    counts = True
    finds = ("what",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = [o for o in self.what.objects(table.state, scope) if table.state.exists(o)]
        made = yield from table.emit(*(verbs.BANISH(object=o, player=actor(scope)) for o in found))
        gone = [r.event["object"] for r in made if r.event is not None and r.event.kind is verbs.BANISH]
        there = tuple(table.state.now(o) for o in gone)
        bind(scope, it=there, banished=there)
        bind_count(scope, self.what, len(there))
        return bool(made)

    def possible(self, state: State, scope: Bound) -> bool:
        return any(state.exists(o) for o in self.what.objects(state, scope))


@phrase("banish {what} face-down")
@dataclass(frozen=True)
class BanishFaceDown(BanishThese):
    """banish certain objects face-down"""

    what: Things

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = [o for o in self.what.objects(table.state, scope) if table.state.exists(o)]
        made = yield from table.emit(*(verbs.BANISH(object=o, player=actor(scope), face_down=True) for o in found))
        there = tuple(table.state.now(o) for o in found)
        bind(scope, it=there, banished=there)
        bind_count(scope, self.what, len(there))
        return bool(made)


@phrase("reveal {what}")
@dataclass(frozen=True)
class RevealThese(Act):
    """reveal certain cards; they don't move (8.5.17)"""

    what: Things
    offers = ("it", "revealed", "that many")
    counts = True
    finds = ("what",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = self.what.objects(table.state, scope)
        made = yield from table.emit(*(verbs.REVEAL(object=o, player=actor(scope)) for o in found))
        bind(scope, revealed=tuple(found), it=tuple(found))
        bind_count(scope, self.what, len(found))
        return bool(made)

    def possible(self, state: State, scope: Bound) -> bool:
        return bool(self.what.objects(state, scope))


@phrase("reveal a {what}")
@dataclass(frozen=True)
class RevealOne(Act):
    """reveal a card that the player chooses"""

    what: Kind
    offers = ("it", "revealed")
    finds = ("what",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        picked = yield from pick(table, scope, self.what, 1, 1)
        made = yield from table.emit(*(verbs.REVEAL(object=o, player=actor(scope)) for o in picked))
        bind(scope, revealed=picked, it=picked)
        return bool(made)

    def possible(self, state: State, scope: Bound) -> bool:
        return bool(self.what.find(state, scope))


@phrase("reveal {whose} hand")
@dataclass(frozen=True)
class RevealHand(Act):
    """reveal a whole hand"""

    whose: Whose
    offers = ("revealed",)
    hides = ("it", "them")

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = [o for p in self.whose.of(table.state, scope) for o in table.state.zone("hand", p)]
        yield from table.emit(*(verbs.REVEAL(object=o, player=table.state.obj(o).owner) for o in found))
        bind(scope, revealed=tuple(found))
        return bool(found)


class End(Enum):
    """Top or bottom of a deck."""

    TOP = "top"
    BOTTOM = "bottom"

    @property
    def index(self) -> int | None:
        """The place in the pile."""
        return 0 if self is End.TOP else None


@phrase("put {what} on the {end} of its owner's deck")
@dataclass(frozen=True)
class PutOnDeck(Act):
    """put objects on top or on the bottom of their owners' decks (8.5.15)"""

    what: Things
    end: End
    serves = ("whose",)
    finds = ("what",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = [o for o in self.what.objects(table.state, scope) if table.state.exists(o)]
        found = list((yield from put_in_order(table, scope, found)))
        done = False
        for oid in found:
            to = Zone("deck", table.state.obj(oid).owner)
            made = yield from table.emit(kinds.PUT(object=oid, to=to, index=self.end.index))
            done = bool(made) or done
        return done

    def possible(self, state: State, scope: Bound) -> bool:
        return any(state.exists(o) for o in self.what.objects(state, scope))


@phrase("put a {what} on the {end} of your deck")
@dataclass(frozen=True)
class PutOneOnDeck(Act):
    """put a card that the player chooses on top or on the bottom of the deck"""

    what: Kind
    end: End
    offers = ("it",)
    finds = ("what",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        picked = yield from pick(table, scope, self.what, 1, 1)
        to = Zone("deck", actor(scope))
        made = yield from table.emit(*(kinds.PUT(object=o, to=to, index=self.end.index) for o in picked))
        bind(scope, it=tuple(table.state.now(o) for o in picked))
        return bool(made)

    def possible(self, state: State, scope: Bound) -> bool:
        return bool(self.what.find(state, scope))


@phrase("put {what} into {whose} hand")
@dataclass(frozen=True)
class PutInHand(Act):
    """put objects into a hand"""

    what: Things
    whose: Whose
    serves = ("whose",)
    finds = ("what",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        state = table.state
        found = [o for o in self.what.objects(state, scope) if state.exists(o)]
        made = yield from table.emit(*(kinds.PUT(object=o, to=Zone("hand", state.obj(o).owner)) for o in found))
        return bool(made)
