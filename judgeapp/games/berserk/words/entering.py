"""Bringing cards in: search, call, revival, creation, control, and how a card enters (§519, 527)."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from judgeapp.games.berserk import kinds
from judgeapp.games.berserk.entry import enter_play
from judgeapp.games.berserk.kinds import How
from judgeapp.games.berserk.terms import CLOSED, DECK, GRAVEYARD, HAND, HIDDEN, RESERVE
from judgeapp.kernel import verbs
from judgeapp.kernel.abilities import Ability, Replacement
from judgeapp.kernel.atoms import CONTROL, CREATE, MOVE
from judgeapp.kernel.choices import Ask, Procedure, choose, may
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.cardgame import game_of, said
from judgeapp.language.categories import Amount, Description, Line, Span, Things, actor, bind, opened
from judgeapp.language.nodes.changes import lasting
from judgeapp.language.nodes.descriptions import Noun
from judgeapp.language.nodes.instructions import Act
from judgeapp.language.phrase import Node, Quoted, phrase


class FromDeck(Act):
    """Looking for cards in one's own deck (§527): it may be declined, fewer may be found than asked for, or none; the
    deck is shuffled afterwards (§503.1). Subclasses say what becomes of what is found."""

    what: Description
    offers = ("it",)

    def count(self, state: State, scope: Bound) -> int:
        """How many cards are looked for."""
        return 1

    def found(self, table: Table, scope: Bound, card: ObjId) -> Procedure:
        """What becomes of a card that was found."""
        raise NotImplementedError(type(self).__name__)

    def run(self, table: Table, scope: Bound) -> Procedure:
        player, state = actor(scope), table.state
        bind(scope, it=())
        if not (yield from may(player, f"искать: {said(state, self.what)}", ("527",))):
            return False
        fits = tuple(o for o in state.zone(DECK, player) if self.what.fits(state, scope, o))
        yield from table.emit(verbs.SEARCH(player=player, zone=DECK, fitting=fits))
        picked = yield from self._pick(table, scope, player, fits)
        for card in picked:
            yield from table.emit(verbs.REVEAL(player=player, object=card))
        for card in picked:
            yield from self.found(table, scope, card)
        bind(scope, it=tuple(table.state.now(o) for o in picked))
        with table.because("503.1", "527"):
            yield from table.emit(verbs.SHUFFLE(player=player))
        return len(picked) == self.count(table.state, scope)

    def _pick(self, table: Table, scope: Bound, player: PlayerId, fits: tuple[ObjId, ...]) -> Procedure:
        state = table.state
        named = [(state.obj(o).alias, o) for o in fits]
        most = self.count(state, scope)
        return (yield from choose(player, "search", said(state, self.what), named, 0, most, rules=("527", "520")))


@phrase("Search — {what}", ru="Поиск — {what}")
@dataclass(frozen=True)
class Search(FromDeck):
    """a card from one's deck, shown, to hand; that is no drawing (§527.4)"""

    what: Description

    def found(self, table: Table, scope: Bound, card: ObjId) -> Procedure:
        yield from table.emit(MOVE(object=card, to=Zone(HAND, actor(scope))))


@phrase("Search — up to {n} {what}", ru="Поиск — до {n} {what:род.мн}")
@dataclass(frozen=True)
class SearchSome(Search):
    """several cards from one's deck"""

    n: Amount
    what: Description

    def count(self, state: State, scope: Bound) -> int:
        return self.n.amount(state, scope)


@phrase("Call — {what}", ru="Вызов — {what}")
@dataclass(frozen=True)
class CallUp(FromDeck):
    """a card from one's deck into play, open and under one's control (§519)"""

    what: Description

    def found(self, table: Table, scope: Bound, card: ObjId) -> Procedure:
        yield from enter_play(table, card, actor(scope), How.CALLED)


@phrase("Revival — {what}", ru="Возрождение — {what}")
@dataclass(frozen=True)
class Revival(Act):
    """a card from one's graveyard into play (§519)"""

    what: Description
    offers = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        player, state = actor(scope), table.state
        named = [(state.obj(o).alias, o) for o in self._fits(state, scope)]
        if not named:
            bind(scope, it=())
            return False
        picked = yield from choose(player, "choose", said(state, self.what), named, rules=("519",))
        yield from enter_play(table, picked[0], player, How.REVIVED)
        bind(scope, it=table.state.now(picked[0]))
        return True

    def _fits(self, state: State, scope: Bound) -> list[ObjId]:
        return [o for o in state.zone(GRAVEYARD, actor(scope)) if self.what.fits(state, scope, o)]

    def possible(self, state: State, scope: Bound) -> bool:
        return bool(self._fits(state, scope))


@phrase("create {n} {name}", ru="создать {n} {name}")
@dataclass(frozen=True)
class CreateCards(Act):
    """created cards come from the reserve into play (§519.6)"""

    n: Amount
    name: Quoted
    offers = ("it",)
    card_names = ("name",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        player = actor(scope)
        card = game_of(table.state).card(self.name)
        new: tuple[ObjId, ...] = ()
        for _ in range(self.n.amount(table.state, scope)):
            yield from table.emit(CREATE(card=card, owner=player, to=Zone(RESERVE, player)))
            made = table.state.zone(RESERVE, player)[-1]
            yield from enter_play(table, made, player, How.CREATED)
            new += (table.state.now(made),)
        bind(scope, it=new)
        return True


@phrase("gain control of {what}", ru="получить контроль над {what:тв}")
@dataclass(frozen=True)
class TakeControl(Act):
    """control for good; no effect sits on the card (§104.3.1)"""

    what: Things

    def run(self, table: Table, scope: Bound) -> Procedure:
        player = actor(scope)
        found = [o for o in self.what.objects(table.state, scope) if table.state.exists(o)]
        made = yield from table.emit(*(CONTROL(object=o, player=player) for o in found))
        return bool(made)


@dataclass(frozen=True)
class ComesBack(Line):
    """What a passing control leaves: the card returns to the other player when it ends (§519.5)."""

    card: ObjId
    to: PlayerId

    def told(self, tongue: object) -> str:
        return "контроль вернётся"


@phrase("gain control of {what} {span}", ru="получить контроль над {what:тв} {span}")
@dataclass(frozen=True)
class BorrowControl(Act):
    """control for a while (§519.5)"""

    what: Things
    span: Span

    def run(self, table: Table, scope: Bound) -> Procedure:
        state = table.state
        for card in [o for o in self.what.objects(state, scope) if state.exists(o)]:
            line: Ability = ComesBack(card, state.obj(card).controller)
            yield from table.emit(CONTROL(object=card, player=actor(scope)))
            yield from table.emit(lasting(opened(scope), line, self.span.until(state, scope), said(state, self)))
        return True


# --- how a card enters --------------------------------------------------------------------------------------------


class Position(Node):
    """The state in which a card enters."""

    mark: str


@phrase("closed", ru="закрытым")
@dataclass(frozen=True)
class EntersClosed(Position):
    """closed"""

    mark = CLOSED


@phrase("hidden", ru="скрытым")
@dataclass(frozen=True)
class EntersHidden(Position):
    """hidden"""

    mark = HIDDEN


class Entering(Node):
    """What enters: this card, or cards of a kind."""

    def entering(self, state: State, scope: Bound, oid: ObjId) -> bool:
        """Whether the card is meant, before it has come into play."""
        raise NotImplementedError(type(self).__name__)


@phrase("{noun} of an opponent", ru="{noun} противника")
@dataclass(frozen=True)
class TheirKind(Entering):
    """an opponent's cards of a kind"""

    noun: Noun

    def entering(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).owner != scope.you and self.noun.fits(state, scope, oid)


@phrase("{what} enters play {how}", ru="{what} входит в игру {how}")
@dataclass(frozen=True)
class EntersSo(Line, Replacement):
    """cards enter in another state, a replacement (§517)"""

    what: Entering
    how: Position

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (kinds.ENTER,)

    @property
    def rank(self) -> str:
        return "enters"

    def applies(self, state: State, scope: Bound, event: Event) -> bool:
        return self.what.entering(state, scope, event["object"])

    def replace(self, table: Table, scope: Bound, event: Event) -> Generator[Ask, Any, tuple[Event, ...]]:
        marks = {**event.get("marks", {}), self.how.mark: True}
        return (event.but(marks=marks),)
        yield
