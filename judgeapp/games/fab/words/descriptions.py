"""Descriptions of objects: the adjectives, nouns and clauses that only this game has."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from judgeapp.games.fab.reading import (
    active_link,
    attack_of,
    defenders,
    is_attack,
    is_defending,
    is_hero,
    link_of,
    moniker,
    target_of,
)
from judgeapp.games.fab.words.signs import DealsArcane
from judgeapp.kernel.ids import ObjId, Zone
from judgeapp.kernel.inforce import abilities, face
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.views import value
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Amount
from judgeapp.language.nodes.descriptions import Adjective, Clause, Kind, Noun, NumberWord, Quality, TypeWord
from judgeapp.language.phrase import Node, Quoted, Word, phrase, walk


class NounWord(Word):
    """a kind of object"""

    lexicon = "noun"


@phrase("{word}")
@dataclass(frozen=True)
class TypeAdjective(Adjective):
    """a type, subtype, class or talent before a noun"""

    word: TypeWord

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return game_of(state).is_a(state, oid, self.word)


@phrase("{word}")
@dataclass(frozen=True)
class TypeNoun(Noun):
    """an object with this type or subtype"""

    word: NounWord

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return game_of(state).is_a(state, oid, self.word) and not is_proxy_or_layer(state, oid)


@phrase("printed {word}")
@dataclass(frozen=True)
class PrintedType(Adjective):
    """with this type printed on it, whatever it is now"""

    word: TypeWord

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return self.word in face(state, oid).facts.get("types", ())


def is_proxy_or_layer(state: State, oid: ObjId) -> bool:
    """Whether the object is no card: an attack-proxy or an ability on the stack."""
    obj = state.obj(oid)
    return obj.layer is not None or obj.mark("attack source") is not None


@phrase("attack")
@dataclass(frozen=True)
class AttackNoun(Noun):
    """an attack: an attack-card on the stack or attacking, or an attack-proxy (1.4.1)"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return is_attack(state, oid)


@phrase("attacks")
@dataclass(frozen=True)
class AttacksNoun(AttackNoun):
    """attacks"""


@phrase("hero")
@dataclass(frozen=True)
class HeroNoun(Noun):
    """a hero"""

    person = True

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return is_hero(state, oid)


@phrase("heroes")
@dataclass(frozen=True)
class HeroesNoun(HeroNoun):
    """heroes"""


@phrase("non-attack")
@dataclass(frozen=True)
class NonAttack(Adjective):
    """without the subtype attack"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return not game_of(state).is_a(state, oid, "attack")


@phrase("opposing")
@dataclass(frozen=True)
class Opposing(Adjective):
    """under an opponent's control"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return not state.game.friendly(state, scope.you, state.obj(oid).controller)


class Color(Enum):
    """A color strip."""

    RED = "red"
    YELLOW = "yellow"
    BLUE = "blue"


@phrase("{color}")
@dataclass(frozen=True)
class OfColor(Adjective):
    """of a color (2.1)"""

    color: Color

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return bool(value(state, oid, "color") == self.color.value)


class Plain(Node):
    """A description without clauses, for use inside another one."""


@phrase("[{adjectives|}]{noun}")
@dataclass(frozen=True)
class PlainKind(Plain):
    """adjectives and a noun"""

    adjectives: tuple[Adjective, ...]
    noun: Noun

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        """Whether the object fits."""
        tests: tuple[Quality, ...] = (self.noun, *self.adjectives)
        return all(q.fits(state, scope, oid) for q in tests)


def _attacked(state: State, oid: ObjId) -> ObjId | None:
    attack = attack_of(state, oid) if oid in state.objects else oid
    return None if attack is None else target_of(state, attack)


@phrase("attacking a {what}")
@dataclass(frozen=True)
class AttackingA(Clause):
    """attacking something that fits"""

    what: PlainKind

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        target = _attacked(state, oid)
        return target is not None and self.what.fits(state, scope, target)


@phrase("attacking ({what})")
@dataclass(frozen=True)
class AttackingThat(Clause):
    """attacking something that fits a longer description"""

    what: Kind

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        target = _attacked(state, oid)
        return target is not None and self.what.fits(state, scope, target)


def _defended(state: State, oid: ObjId) -> ObjId | None:
    link = link_of(state, oid) if is_defending(state.obj(oid)) else None
    return link.attack if link else None


@phrase("defending a {what}")
@dataclass(frozen=True)
class DefendingA(Clause):
    """defending an attack that fits"""

    what: PlainKind

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        attack = _defended(state, oid)
        return attack is not None and self.what.fits(state, scope, attack)


@phrase("defending ({what})")
@dataclass(frozen=True)
class DefendingThat(Clause):
    """defending an attack that fits a longer description"""

    what: Kind

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        attack = _defended(state, oid)
        return attack is not None and self.what.fits(state, scope, attack)


def defended_by(state: State, scope: Bound, oid: ObjId, what: PlainKind) -> bool:
    """Whether something that fits defends the link of an attack."""
    attack = attack_of(state, oid) if oid in state.objects else None
    link = None if attack is None else link_of(state, attack)
    return link is not None and any(what.fits(state, scope, d) for d in defenders(state, link.number))


@phrase("defended by a {what}")
@dataclass(frozen=True)
class DefendedBy(Clause):
    """defended by something that fits (8.3.23)"""

    what: PlainKind

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return defended_by(state, scope, oid, self.what)


@phrase("not on the active chain link")
@dataclass(frozen=True)
class NotOnActiveLink(Clause):
    """not on the active chain link"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        link, own = active_link(state), link_of(state, oid)
        return own is None or link is None or own.number != link.number


@phrase("called {name}")
@dataclass(frozen=True)
class Called(Clause):
    """of this name or moniker (2.7.3b)"""

    name: Quoted

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        wanted = self.name.lower()
        card = face(state, oid)
        names = [*(value(state, oid, "names") or ()), card.moniker, card.name]
        return any(wanted in (n.lower(), moniker(n).lower()) for n in names)


class CardName(Word):
    """the name of a card"""

    lexicon = "card"


@phrase("named {card}")
@dataclass(frozen=True)
class NamedCard(Clause):
    """of the name of a card, whatever its color"""

    card: CardName

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        names = value(state, oid, "names") or ()
        return any(self.card.lower() in (n.lower(), face(state, oid).name.lower()) for n in names)


@phrase("with {name} in its name")
@dataclass(frozen=True)
class NamePart(Clause):
    """with these whole words in its name (2.7.5)"""

    name: Quoted

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        wanted = f" {self.name.lower()} "
        return any(wanted in f" {n.lower()} " for n in value(state, oid, "names") or ())


@phrase("with {number} greater than its base")
@dataclass(frozen=True)
class AboveBase(Clause):
    """with a number above its base"""

    number: NumberWord

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        now, base = value(state, oid, self.number), value(state, oid, f"base {self.number}")
        return now is not None and now > (base or 0)


@phrase("with {number} greater than twice its base")
@dataclass(frozen=True)
class AboveTwiceBase(Clause):
    """with a number above twice its base"""

    number: NumberWord

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        now, base = value(state, oid, self.number), value(state, oid, f"base {self.number}")
        return now is not None and now > 2 * (base or 0)


@phrase("that deals arcane damage")
@dataclass(frozen=True)
class DealsArcaneDamage(Clause):
    """with an effect that deals arcane damage"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return any(isinstance(n, DealsArcane) for a in abilities(state, oid) if isinstance(a, Node) for n in walk(a))


@phrase("with less than {n} {number}")
@dataclass(frozen=True)
class Below(Clause):
    """with a number below this"""

    n: Amount
    number: NumberWord

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        found = value(state, oid, self.number)
        return found is not None and found < self.n.amount(state, scope)


@phrase("with no {number}")
@dataclass(frozen=True)
class WithoutNumber(Clause):
    """without this property (1.8.7)"""

    number: NumberWord

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return value(state, oid, self.number) is None


class AnyZone(Enum):
    """A zone of whichever player."""

    BANISHED = "banished"


@phrase("in a {zone_kind} zone")
@dataclass(frozen=True)
class BanishedAnywhere(Clause):
    """in any player's banished zone"""

    zone_kind: AnyZone

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).zone.kind == self.zone_kind.value

    def places(self, state: State, scope: Bound) -> tuple[Zone, ...]:
        return tuple(Zone(self.zone_kind.value, p) for p in state.after(scope.you))


@phrase("from your hand")
@dataclass(frozen=True)
class FromHand(Clause):
    """in your hand"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).zone == Zone("hand", scope.you)

    def places(self, state: State, scope: Bound) -> tuple[Zone, ...]:
        return (Zone("hand", scope.you),)


@phrase("on this chain link")
@dataclass(frozen=True)
class OnThisLink(Clause):
    """attacking or defending on the active chain link"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        link, own = active_link(state), link_of(state, oid)
        return own is not None and link is not None and own.number == link.number
