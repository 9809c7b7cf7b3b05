"""Instructions about decks: search, look, opt, reload, shuffle, name a card."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.fab import kinds
from judgeapp.games.fab.words.arsenal import Facing, to_arsenal
from judgeapp.games.fab.words.cards import in_zone
from judgeapp.games.fab.words.moving import shuffled
from judgeapp.kernel import verbs
from judgeapp.kernel.choices import Procedure, choose
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Amount, actor, bind
from judgeapp.language.nodes.descriptions import CardNoun, Kind, Whose
from judgeapp.language.nodes.instructions import Act
from judgeapp.language.phrase import phrase


@phrase("search your deck for a {what}")
@dataclass(frozen=True)
class Search(Act):
    """search a deck for a card; one of a certain sort may be left unfound, any card can't (8.5.19)"""

    what: Kind
    offers = ("it",)

    @property
    def may_fail(self) -> bool:
        """Whether the card is described, so that nobody can tell that there is none."""
        return bool(self.what.adjectives or self.what.clauses) or not isinstance(self.what.noun, CardNoun)

    def run(self, table: Table, scope: Bound) -> Procedure:
        player = actor(scope)
        made = yield from table.emit(verbs.SEARCH(player=player, zone="deck"))
        if not made:
            bind(scope, it=())
            return False
        found = in_zone(table.state, scope, self.what, Zone("deck", player))
        named = distinct(table.state, found)
        least = 0 if self.may_fail else 1
        picked = yield from choose(player, "find", self.what.show(), named, least, 1, rules=("8.5.19", "8.5.19a"))
        bind(scope, it=picked)
        return bool(picked)

    def possible(self, state: State, scope: Bound) -> bool:
        return bool(state.zone("deck", actor(scope)))


@phrase("search your deck for an {what}")
@dataclass(frozen=True)
class Search2(Search):
    """search a deck for a card"""

    what: Kind


def distinct(state: State, found: list[ObjId]) -> list[tuple[str, ObjId]]:
    """Objects by name, one for each face: which of several unknown cards is taken makes no difference."""
    by_card: dict[object, ObjId] = {}
    for oid in found:
        by_card.setdefault(state.obj(oid).card, oid)
    return [(state.obj(o).alias, o) for o in by_card.values()]


@phrase("shuffle")
@dataclass(frozen=True)
class ShuffleOwn(Act):
    """shuffle your deck"""

    def run(self, table: Table, scope: Bound) -> Procedure:
        yield from shuffled(table, actor(scope))
        return True


@phrase("shuffle {whose} deck")
@dataclass(frozen=True)
class ShuffleDeck(Act):
    """shuffle a deck"""

    whose: Whose

    def run(self, table: Table, scope: Bound) -> Procedure:
        for player in self.whose.of(table.state, scope):
            yield from shuffled(table, player)
        return True


@phrase("opt {n}")
@dataclass(frozen=True)
class Opt(Act):
    """look at the top cards and put any of them on top and on the bottom in any order (8.5.22)"""

    n: Amount

    def run(self, table: Table, scope: Bound) -> Procedure:
        amount, player = self.n.amount(table.state, scope), actor(scope)
        cards = table.state.zone("deck", player)[:amount]
        if not cards:
            event = kinds.OPT(player=player, amount=amount)
            table.note(Outcome.FAILED, "there is nothing to look at", "8.5.22b", event=event, by=scope.source)
            return False
        with table.because("8.5.22"):
            yield from table.emit(kinds.OPT(player=player, amount=amount))
            yield from arrange(table, player, cards)
        return True


def arrange(table: Table, player: PlayerId, cards: tuple[ObjId, ...]) -> Procedure:
    """Put some cards of the top on the bottom, the rest stays on top; both in any order."""
    named = [(table.state.obj(o).alias, o) for o in cards]
    many = len(cards)
    about = "cards for the bottom of the deck, the first one first"
    bottom = yield from choose(player, "bottom", about, named, 0, many, True, ("8.5.22",))
    rest = [(name, o) for name, o in named if o not in bottom]
    about = "the cards that stay on top, the topmost first"
    top = yield from choose(player, "top", about, rest, len(rest), len(rest), True, ("8.5.22",))
    deck = Zone("deck", player)
    for oid in bottom:
        yield from table.emit(kinds.PUT(object=oid, to=deck))
    for oid in reversed(top):
        yield from table.emit(kinds.PUT(object=oid, to=deck, index=0))


@phrase("reload")
@dataclass(frozen=True)
class Reload(Act):
    """with an empty arsenal you may put a card from hand face-down into it (8.5.23)"""

    offers = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        player = actor(scope)
        cards = table.state.zone("hand", player)
        if table.state.zone("arsenal", player) or not cards:
            table.note(Outcome.NOTE, "the arsenal is not empty, or the hand is", "8.5.23", by=scope.source)
            return False
        named = [(table.state.obj(o).alias, o) for o in cards]
        with table.because("8.5.23"):
            picked = yield from choose(player, "arsenal", "a card to reload, or none", named, 0, 1, rules=("8.5.23",))
            return (yield from to_arsenal(table, scope, list(picked), Facing.DOWN))


@phrase("look at the top {n} cards of your deck")
@dataclass(frozen=True)
class LookAtTop(Act):
    """look at the top cards; they are "them" from here on (8.5.11)"""

    n: Amount
    offers = ("it", "them", "looked")

    def run(self, table: Table, scope: Bound) -> Procedure:
        player = actor(scope)
        cards = table.state.zone("deck", player)[: self.n.amount(table.state, scope)]
        yield from table.emit(*(kinds.LOOK(player=player, object=o) for o in cards))
        bind(scope, it=cards, them=cards, looked=cards)
        return bool(cards)


@phrase("look at the top card of your deck")
@dataclass(frozen=True)
class LookAtTopCard(Act):
    """look at the top card; it is "it" from here on"""

    offers = ("it", "looked")

    def run(self, table: Table, scope: Bound) -> Procedure:
        player = actor(scope)
        cards = table.state.zone("deck", player)[:1]
        yield from table.emit(*(kinds.LOOK(player=player, object=o) for o in cards))
        bind(scope, it=cards, looked=cards)
        return bool(cards)


@phrase("put a {what} from among them {facing} into your arsenal")
@dataclass(frozen=True)
class AmongToArsenal(Act):
    """put one of the cards looked at into the arsenal"""

    what: Kind
    facing: Facing
    needs = ("looked",)
    offers = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        fits = [o for o in scope.slots.get("looked", ()) if self.what.fits(table.state, scope, o)]
        named = [(table.state.obj(o).alias, o) for o in fits]
        picked = yield from choose(actor(scope), "choose", self.what.show(), named)
        done = yield from to_arsenal(table, scope, list(picked), self.facing)
        bind(scope, looked=tuple(o for o in scope.slots.get("looked", ()) if o not in picked))
        return done

    def possible(self, state: State, scope: Bound) -> bool:
        return any(self.what.fits(state, scope, o) for o in scope.slots.get("looked", ()))


@phrase("put an {what} from among them {facing} into your arsenal")
@dataclass(frozen=True)
class AmongToArsenal2(AmongToArsenal):
    """put one of the cards looked at into the arsenal"""

    what: Kind
    facing: Facing


@phrase("put {n} card(s) from among them on top of your deck")
@dataclass(frozen=True)
class AmongToTop(Act):
    """put some of the cards looked at on top of the deck"""

    n: int
    needs = ("looked",)
    hides = ("it", "them")

    def run(self, table: Table, scope: Bound) -> Procedure:
        cards = scope.slots.get("looked", ())
        named = [(table.state.obj(o).alias, o) for o in cards]
        picked = yield from choose(actor(scope), "choose", "on top of the deck", named, self.n, self.n)
        to = Zone("deck", actor(scope))
        for oid in reversed(picked):
            yield from table.emit(kinds.PUT(object=oid, to=to, index=0))
        bind(scope, looked=tuple(o for o in cards if o not in picked))
        return bool(picked)


@phrase("put the rest on the bottom of your deck in any order")
@dataclass(frozen=True)
class RestToBottom(Act):
    """put the other cards looked at on the bottom"""

    needs = ("looked",)
    hides = ("it", "them")

    def run(self, table: Table, scope: Bound) -> Procedure:
        cards = [o for o in scope.slots.get("looked", ()) if table.state.exists(o)]
        named = [(table.state.obj(o).alias, o) for o in cards]
        many, player = len(cards), actor(scope)
        about = "the order on the bottom of the deck, the first one first"
        picked = yield from choose(player, "bottom", about, named, many, many, True, ("8.5.15c",))
        for oid in picked:
            yield from table.emit(kinds.PUT(object=oid, to=Zone("deck", player)))
        return True


@phrase("reveal cards from the top of your deck until a {what} is revealed")
@dataclass(frozen=True)
class RevealUntil(Act):
    """reveal from the top until a certain card comes; that one is "it" (8.5.17e)"""

    what: Kind
    offers = ("it", "revealed")

    def run(self, table: Table, scope: Bound) -> Procedure:
        player = actor(scope)
        shown: list[ObjId] = []
        hit: tuple[ObjId, ...] = ()
        for oid in table.state.zone("deck", player):
            shown.append(oid)
            if self.what.fits(table.state, scope, oid):
                hit = (oid,)
                break
        yield from table.emit(*(verbs.REVEAL(object=o, player=player) for o in shown))
        bind(scope, revealed=tuple(shown), it=hit)
        return bool(hit)


@phrase("name a card")
@dataclass(frozen=True)
class NameCard(Act):
    """name any card (8.5.21)"""

    offers = ("name",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        known = game_of(table.state).titles()
        here = sorted({o.card.moniker for o in table.state.objects.values() if not o.card.facts.get("unknown")})
        options = [(n, n) for n in dict.fromkeys((*here, *known))]
        picked = yield from choose(actor(scope), "name", "the full name of a card", options, rules=("8.5.21",))
        with table.because("8.5.21"):
            yield from table.emit(kinds.NAME(player=actor(scope), name=picked[0], object=scope.source))
        bind(scope, name=picked[0])
        return True
