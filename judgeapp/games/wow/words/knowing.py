"""Acts about names, hidden cards and what may be done with a card that lies elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.wow import kinds, reading
from judgeapp.games.wow.kinds import Thing
from judgeapp.games.wow.words.lasting import THIS_TURN, stored
from judgeapp.games.wow.words.operands import Operand, Picked
from judgeapp.kernel import verbs
from judgeapp.kernel.abilities import Permission
from judgeapp.kernel.atoms import SET_MARK
from judgeapp.kernel.choices import Illegal, Procedure, choose, name_freely
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Description, Line, People, Things, actor, as_objects, bind
from judgeapp.language.nodes.instructions import Act
from judgeapp.language.phrase import phrase

FREE = "free"


@phrase("name {what}")
@dataclass(frozen=True)
class NameCard(Act):
    """Name a card that has a name: it is remembered for the source."""

    what: Picked
    offers = ("name",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = self.what.among(table.state, scope, None)
        pool = tuple(o for o in found if reading.name_of(table.state, o) is not None)
        picked: tuple[ObjId, ...] = yield from self.what.pick(table, scope, pool)
        names = [n for n in (reading.name_of(table.state, o) for o in picked) if n is not None]
        if not names:
            return False
        yield from remember_name(table, scope, names[0])
        return True


@phrase("make up a name")
@dataclass(frozen=True)
class MakeUpName(Act):
    """Think of a name that no card of the game has (200.3)."""

    offers = ("name",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        name: str = yield from name_freely(actor(scope), "name", "a name that no card has", rules=("200.3",))
        try:
            known = game_of(table.state).card(name)
        except KeyError:
            yield from remember_name(table, scope, name)
            return True
        raise Illegal(f"there is a card named {known.moniker}; the name must not exist", "200.3")


def remember_name(table: Table, scope: Bound, name: str) -> Procedure:
    """Let a name be known, and remembered for the source while that is what it is."""
    yield from table.emit(kinds.NAME(player=actor(scope), name=name))
    if table.state.exists(scope.source):
        yield from table.emit(SET_MARK(on=scope.source, mark="named", value=name))
    bind(scope, name=name)


@phrase("look at {who}'s hand and name a card in it")
@dataclass(frozen=True)
class LookAndName(Act):
    """Look at a hand and name a card in it; both are remembered for the source."""

    who: People
    offers = ("name",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        for player in self.who.players(table.state, scope):
            hand = table.state.zone("hand", player)
            yield from table.emit(kinds.LOOK(player=actor(scope), objects=hand))
            named = [(table.state.obj(o).alias, o) for o in hand]
            picked = yield from choose(actor(scope), "choose", "a card to name", named, 1, 1)
            if table.state.exists(scope.source):
                yield from table.emit(SET_MARK(on=scope.source, mark="named for", value=player))
            names = [n for n in (reading.name_of(table.state, o) for o in picked) if n is not None]
            if names:
                yield from remember_name(table, scope, names[0])
        return True


@phrase("reveal {what}")
@dataclass(frozen=True)
class Reveal(Act):
    """Show cards to everybody; they are "them" and among those revealed."""

    what: Things
    offers = ("it", "seen")
    finds = ("what",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = self.what.objects(table.state, scope)
        yield from table.emit(*(verbs.REVEAL(player=actor(scope), object=o) for o in found))
        bind(scope, it=found, seen=found)
        return bool(found)


@phrase("look at {what}")
@dataclass(frozen=True)
class LookAt(Act):
    """Look at cards, which nobody else sees (415.8c)."""

    what: Things
    offers = ("it", "seen")
    finds = ("what",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = self.what.objects(table.state, scope)
        yield from table.emit(kinds.LOOK(player=actor(scope), objects=found))
        bind(scope, it=found, seen=found)
        return bool(found)


@phrase("reveal cards from the top of that deck until you reveal a {what}")
@dataclass(frozen=True)
class RevealUntil(Act):
    """Reveal card after card until one fits: that one is "it"."""

    what: Description
    needs = ("it",)
    offers = ("it", "seen")

    def run(self, table: Table, scope: Bound) -> Procedure:
        target = scope.slots.get("it")
        owner = target.of if isinstance(target, Thing) else None
        seen: tuple[ObjId, ...] = ()
        hit: tuple[ObjId, ...] = ()
        for oid in table.state.zone("deck", owner):
            yield from table.emit(verbs.REVEAL(player=actor(scope), object=oid))
            seen += (oid,)
            if self.what.fits(table.state, scope, oid):
                hit = (oid,)
                break
        bind(scope, it=hit, seen=tuple(o for o in seen if o not in hit))
        return bool(hit)


@dataclass(frozen=True)
class Allowed(Line, Permission):
    """What "you can play it" leaves in force: some kinds of attempt, with certain cards, for certain players."""

    attempts: tuple[EventKind, ...]
    ids: tuple[ObjId, ...]
    players: tuple[PlayerId, ...]
    said: str
    price: str = ""

    @property
    def words(self) -> str:
        return self.said

    def allows(self, state: State, scope: Bound, event: Event) -> bool:
        return event.kind in self.attempts and event["object"] in self.ids and event["player"] in self.players


class Allow(Act):
    """Allow a player to do something with cards this turn; the usual times and terms stay (410.2)."""

    what: Operand
    attempts: tuple[EventKind, ...] = (verbs.PLAY,)
    price = ""
    finds = ("what",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        picked: tuple[ObjId, ...] = yield from self.what.pick(table, scope)
        found = tuple(o for o in picked if table.state.exists(o))
        if not found:
            return False
        line = Allowed(self.attempts, found, (actor(scope),), self.show(), self.price)
        made = yield from table.emit(stored(table, scope, line, THIS_TURN, self.show()))
        return bool(made)


@phrase("you can play {what} this turn")
@dataclass(frozen=True)
class CanPlay(Allow):
    """you can play it this turn"""

    what: Operand


@phrase("you can play {what} without paying its cost this turn")
@dataclass(frozen=True)
class CanPlayFree(Allow):
    """you can play it without paying its cost this turn"""

    what: Operand
    price = FREE


@phrase("you can play or place {what} this turn")
@dataclass(frozen=True)
class CanPlayOrPlace(Allow):
    """you can play it, or place it if it is a quest, this turn"""

    what: Operand
    attempts = (verbs.PLAY, kinds.PLACE)


@phrase("you can complete {what} this turn")
@dataclass(frozen=True)
class CanComplete(Allow):
    """you can complete it this turn"""

    what: Operand
    attempts = (kinds.COMPLETE,)


@dataclass(frozen=True)
class PriceChange(Line):
    """What "pays more" or "pays less" leaves in force: for which attempt, whose, by how much, with which cards."""

    attempt: EventKind
    players: tuple[PlayerId, ...]
    by: int
    ids: tuple[ObjId, ...] | None
    said: str

    @property
    def words(self) -> str:
        return self.said

    def concerns(self, attempt: EventKind, player: PlayerId, oid: ObjId) -> bool:
        """Whether it changes the cost of this."""
        return attempt is self.attempt and player in self.players and (self.ids is None or oid in self.ids)


@phrase("{who} pays/pay ({n}) more to play cards this turn")
@dataclass(frozen=True)
class PayMore(Act):
    """Cards cost more for somebody this turn (707.1e)."""

    who: People
    n: int

    def run(self, table: Table, scope: Bound) -> Procedure:
        players = self.who.players(table.state, scope)
        line = PriceChange(verbs.PLAY, players, self.n, None, self.show())
        made = yield from table.emit(stored(table, scope, line, THIS_TURN, self.show()))
        return bool(made)


@phrase("you pay ({n}) less to complete it this turn")
@dataclass(frozen=True)
class CompleteForLess(Act):
    """A quest costs less this turn (707.1e)."""

    n: int
    needs = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        ids = as_objects(scope.slots.get("it"))
        line = PriceChange(kinds.COMPLETE, (scope.you,), -self.n, ids, self.show())
        made = yield from table.emit(stored(table, scope, line, THIS_TURN, self.show()))
        return bool(made)


@phrase("the winner of this game also wins the next game")
@dataclass(frozen=True)
class WinnerWinsNext(Act):
    """What a match will know of this game: whoever wins it wins the next one as well."""

    def run(self, table: Table, scope: Bound) -> Procedure:
        made = yield from table.emit(kinds.WINNER(player=scope.you))
        return bool(made)
