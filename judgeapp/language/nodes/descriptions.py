"""Descriptions of objects: adjectives, a noun, and clauses that narrow them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.views import face
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Amount, Description
from judgeapp.language.nodes.people import They
from judgeapp.language.phrase import Node, Quoted, Word, phrase


class TypeWord(Word):
    """a type"""

    lexicon = "type"


class PluralWord(Word):
    """types"""

    lexicon = "plural"


class StatusWord(Word):
    """a status"""

    lexicon = "status"


class KeywordWord(Word):
    """a keyword"""

    lexicon = "keyword"


class NumberWord(Word):
    """a characteristic"""

    lexicon = "number"


class ZoneWord(Word):
    """a zone"""

    lexicon = "zone"


class CounterWord(Word):
    """a counter"""

    lexicon = "counter"


class Quality(Node):
    """An adjective, a noun or a clause: one test of an object."""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        """Whether the object passes."""
        raise NotImplementedError(type(self).__name__)


class Adjective(Quality):
    """An adjective."""


class Noun(Quality):
    """A noun."""


class Clause(Quality):
    """A clause after the noun."""

    agrees = ""

    def places(self, state: State, scope: Bound) -> tuple[Zone, ...] | None:
        """The zones it confines the description to; None where it says nothing of zones."""
        return None


@phrase("{word}")
@dataclass(frozen=True)
class OfType(Adjective, Noun):
    """a type word"""

    word: TypeWord

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return game_of(state).is_a(state, oid, self.word)


@phrase("{word}")
@dataclass(frozen=True)
class OfTypes(Noun):
    """a type word in the plural"""

    word: PluralWord

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        game = game_of(state)
        return game.is_a(state, oid, game.plurals[self.word])


@phrase("{word}")
@dataclass(frozen=True)
class InStatus(Adjective):
    """a status word"""

    word: StatusWord

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return game_of(state).is_so(state, oid, self.word)


@phrase("non {what}", ru="не {what}")
@dataclass(frozen=True)
class Without(Adjective):
    """non …"""

    what: Adjective

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return not self.what.fits(state, scope, oid)


@phrase("other", ru="~другой")
@dataclass(frozen=True)
class Other(Adjective):
    """other than the object whose text this is"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return oid != scope.source


@phrase("card", ru="~карта")
@dataclass(frozen=True)
class CardNoun(Noun):
    """card"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).layer is None


@phrase("cards")
@dataclass(frozen=True)
class CardsNoun(CardNoun):
    """cards"""


@phrase("you control", ru="под вашим контролем")
@dataclass(frozen=True)
class YouControl(Clause):
    """you control"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).controller == scope.you


@phrase("you own", ru="которой вы владеете")
@dataclass(frozen=True)
class YouOwn(Clause):
    """you own"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).owner == scope.you


@phrase("an opponent controls", ru="противника")
@dataclass(frozen=True)
class OpponentControls(Clause):
    """an opponent controls"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return not state.game.friendly(state, scope.you, state.obj(oid).controller)


@phrase("they control", ru="под его контролем")
@dataclass(frozen=True)
class TheyControl(Clause):
    """they control"""

    needs = ("they", "it")

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).controller in They().players(state, scope)


@phrase("with {keyword}", ru="со способностью {keyword:им.ед}")
@dataclass(frozen=True)
class WithKeyword(Clause):
    """with a keyword"""

    keyword: KeywordWord

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return game_of(state).has_keyword(state, oid, self.keyword)


@phrase("without {keyword}", ru="без способности {keyword:им.ед}")
@dataclass(frozen=True)
class WithoutKeyword(Clause):
    """without a keyword"""

    keyword: KeywordWord

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return not game_of(state).has_keyword(state, oid, self.keyword)


@phrase("with {number} {limit} or less", ru=", у ~который:род {number:им.ед} не больше {limit}")
@dataclass(frozen=True)
class AtMost(Clause):
    """with a number at most so high"""

    number: NumberWord
    limit: Amount

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        found = game_of(state).number(state, oid, self.number)
        return found is not None and found <= self.limit.amount(state, scope)


@phrase("with {number} {limit} or more", ru=", у ~который:род {number:им.ед} не меньше {limit}")
@dataclass(frozen=True)
class AtLeast(Clause):
    """with a number at least so high"""

    number: NumberWord
    limit: Amount

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        found = game_of(state).number(state, oid, self.number)
        return found is not None and found >= self.limit.amount(state, scope)


@phrase("with {number} {exactly}", ru=", у ~который:род {number:им.ед} ровно {exactly}")
@dataclass(frozen=True)
class Exactly(Clause):
    """with just this number"""

    number: NumberWord
    exactly: Amount

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return bool(game_of(state).number(state, oid, self.number) == self.exactly.amount(state, scope))


@phrase("named {name}", ru="с названием {name}")
@dataclass(frozen=True)
class Named(Clause):
    """of that name"""

    name: Quoted
    card_names = ("name",)

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return face(state, oid).moniker.lower() == self.name.lower()


@phrase("with {n} or more {counter} counter(s)")
@dataclass(frozen=True)
class WithCounters(Clause):
    """with counters"""

    n: Amount
    counter: CounterWord

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return game_of(state).count_of(state, oid, self.counter) >= self.n.amount(state, scope)


class Whose(Node):
    """Whose zone."""

    def of(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        """The players whose zone is meant."""
        raise NotImplementedError(type(self).__name__)


@phrase("your", ru="у вас")
@dataclass(frozen=True)
class Your(Whose):
    """your"""

    def of(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        return (scope.you,)


@phrase("their", ru="у него")
@dataclass(frozen=True)
class Their(Whose):
    """their: of the player last spoken of"""

    needs = ("they", "it")

    def of(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        return They().players(state, scope)


@phrase("any", ru="у любого игрока")
@dataclass(frozen=True)
class Anyones(Whose):
    """any player's"""

    def of(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        return state.after(scope.you)


@phrase("an opponent's", ru="у противника")
@dataclass(frozen=True)
class Opponents(Whose):
    """an opponent's"""

    def of(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        return state.opponents(scope.you)


@phrase("in {whose} {zone}", ru="{whose} {zone:где}")
@dataclass(frozen=True)
class InZone(Clause):
    """in a zone"""

    whose: Whose
    zone: ZoneWord

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).zone in self.places(state, scope)

    def places(self, state: State, scope: Bound) -> tuple[Zone, ...]:
        game = game_of(state)
        found = (game.zone_for(game.zones[self.zone], p) for p in self.whose.of(state, scope))
        return tuple(dict.fromkeys(found))


@phrase("[{adjectives|}]{noun}[{clauses|}]")
@dataclass(frozen=True)
class Kind(Description):
    """a description"""

    agrees = "noun"

    adjectives: tuple[Adjective, ...]
    noun: Noun
    clauses: tuple[Clause, ...] = ()

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        if not self.noun.fits(state, scope, oid):
            return False
        for quality in self.adjectives:
            if not quality.fits(state, scope, oid):
                return False
        return all(clause.fits(state, scope, oid) for clause in self.clauses)

    def find(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        beyond = game_of(state).overlooked(state, self)
        return tuple(o for o in self._candidates(state, scope) if o not in beyond and self.fits(state, scope, o))

    def covers(self, state: State, scope: Bound, oid: ObjId) -> bool:
        here = state.objects.get(oid)
        if here is None or oid in game_of(state).overlooked(state, self):
            return False
        for clause in self.clauses:
            places = clause.places(state, scope)
            if places is not None:
                return here.zone in places and self.fits(state, scope, oid)
        return here.zone.kind in game_of(state).in_play and self.fits(state, scope, oid)

    def _candidates(self, state: State, scope: Bound) -> Iterator[ObjId]:
        for clause in self.clauses:
            places = clause.places(state, scope)
            if places is not None:
                for zone in places:
                    yield from state.zones.get(zone, ())
                return
        for obj in state.in_zones(*game_of(state).in_play):
            yield obj.id


@phrase("{one} or {other}", ru="{one} или {other}")
@dataclass(frozen=True)
class Either(Description):
    """one description or another"""

    one: Kind
    other: Kind

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return self.one.fits(state, scope, oid) or self.other.fits(state, scope, oid)

    def find(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return tuple(dict.fromkeys((*self.one.find(state, scope), *self.other.find(state, scope))))

    def covers(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return self.one.covers(state, scope, oid) or self.other.covers(state, scope, oid)
