"""Adjectives, nouns and clauses of this game."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.wow import reading
from judgeapp.games.wow.lists import ICONS, TRAITS
from judgeapp.games.wow.words.lexicon import IconWord, ReputationWord, SymbolWord, TraitWord
from judgeapp.games.wow.words.references import opposing
from judgeapp.kernel import history, verbs
from judgeapp.kernel.ids import ObjId, Zone
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.views import abilities, value
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Amount, Things
from judgeapp.language.nodes.descriptions import (
    Adjective,
    Clause,
    CounterWord,
    Noun,
    NumberWord,
    OfType,
)
from judgeapp.language.nodes.people import They
from judgeapp.language.phrase import phrase


@phrase("opposing")
@dataclass(frozen=True)
class Opposing(Adjective):
    """opposing"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return opposing(state, scope, oid)


@phrase("friendly")
@dataclass(frozen=True)
class Friendly(Adjective):
    """friendly"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return not opposing(state, scope, oid)


@phrase("{icon}")
@dataclass(frozen=True)
class WithIcon(Adjective):
    """a damage icon: the damage type of the card, not its tag (205.1b)"""

    icon: IconWord

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return ICONS[self.icon] in (value(state, oid, "damage types") or ())


@phrase("{trait}")
@dataclass(frozen=True)
class WithTraitIcon(Adjective):
    """a class or faction icon, not a tag (206.1a)"""

    trait: TraitWord

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        obj = state.obj(oid)
        return not reading.blank(obj) and TRAITS[self.trait] in reading.icons_of(obj.card.facts)


@phrase("that is {one} or {other}")
@dataclass(frozen=True)
class ThatIsEither(Clause):
    """of a tag or with an icon"""

    one: OfType
    other: WithIcon

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return self.one.fits(state, scope, oid) or self.other.fits(state, scope, oid)


@phrase("protectors")
@dataclass(frozen=True)
class Protectors(Noun):
    """characters with protector"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return reading.is_character(state, oid) and reading.has(state, oid, "protector")


@phrase("in your party")
@dataclass(frozen=True)
class InYourParty(Clause):
    """in your party"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return reading.in_party(state, oid, scope.you)


@phrase("in their party")
@dataclass(frozen=True)
class InTheirParty(Clause):
    """in the party of the player last spoken of"""

    needs = ("they", "it")

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return any(reading.in_party(state, oid, p) for p in They().players(state, scope))


@phrase("with an attachment")
@dataclass(frozen=True)
class WithAttachment(Clause):
    """with an attachment"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return bool(reading.attachments(state, oid))


@phrase("attached to {what}")
@dataclass(frozen=True)
class AttachedTo(Clause):
    """attached to something"""

    what: Things

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        host = state.obj(oid).mark("attached to")
        return host is not None and host in self.what.objects(state, scope)


@phrase("with damage")
@dataclass(frozen=True)
class WithDamage(Clause):
    """with damage"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return reading.damage_on(state, oid) > 0


@phrase("with {n} or more damage")
@dataclass(frozen=True)
class WithMuchDamage(Clause):
    """with so much damage"""

    n: int

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return reading.damage_on(state, oid) >= self.n


@phrase("with fatal damage")
@dataclass(frozen=True)
class WithFatalDamage(Clause):
    """with fatal damage"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return fatally_damaged(state, oid)


@phrase("with a {counter} counter")
@dataclass(frozen=True)
class WithACounter(Clause):
    """with a counter"""

    counter: CounterWord

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return int(state.obj(oid).mark(self.counter, 0)) > 0


@phrase("that attacked this turn")
@dataclass(frozen=True)
class ThatAttacked(Clause):
    """that exhausted to attack this turn, whether or not it is still attacking"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return any(
            r.event is not None and r.event["attacker"] == oid for r in history.happened(state, "turn", verbs.ATTACK)
        )


@phrase("with {symbol} powers")
@dataclass(frozen=True)
class WithActivatedPowers(Clause):
    """with a power whose cost has this symbol"""

    symbol: SymbolWord

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        from judgeapp.games.wow.words.structure import PaymentPower

        lines = abilities(state, oid)
        return any(isinstance(line, PaymentPower) and line.activated for line in lines)


@phrase("with a reputation other than {reputation}")
@dataclass(frozen=True)
class WithOtherReputation(Clause):
    """with a reputation, but not this one"""

    reputation: ReputationWord

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        obj = state.obj(oid)
        found = None if reading.blank(obj) else obj.card.facts.get("reputation")
        return found is not None and found != self.reputation


@phrase("with that name")
@dataclass(frozen=True)
class WithThatName(Clause):
    """with the name that was named for this card"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        wanted = scope.slots.get("name") or state.obj(scope.source).mark("named")
        name = reading.name_of(state, oid)
        return wanted is not None and name is not None and name.lower() == str(wanted).lower()


@phrase("that is removed from the game")
@dataclass(frozen=True)
class ThatIsRemoved(Clause):
    """that lies face up in a removed-from-game zone, whoever owns it"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).zone.kind == "removed" and not reading.blank(state.obj(oid))

    def places(self, state: State, scope: Bound) -> tuple[Zone, ...]:
        return tuple(Zone("removed", p) for p in state.after(scope.you))


@phrase("removed this way")
@dataclass(frozen=True)
class RemovedThisWay(Clause):
    """removed from the game by this card, and not moved since"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return oid in removed_by(state, scope.source)

    def places(self, state: State, scope: Bound) -> tuple[Zone, ...]:
        return tuple(Zone("removed", p) for p in state.after(scope.you))


@phrase("with {number} less than or equal to {limit}")
@dataclass(frozen=True)
class WithNumberUpTo(Clause):
    """with a number that a count allows"""

    number: NumberWord
    limit: Amount

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        found = game_of(state).number(state, oid, self.number)
        return found is not None and found <= self.limit.amount(state, scope)


@phrase("that was revealed")
@dataclass(frozen=True)
class Revealed(Clause):
    """among the cards last revealed or looked at"""

    needs = ("seen",)

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return oid in scope.slots.get("seen", ())

    def places(self, state: State, scope: Bound) -> tuple[Zone, ...]:
        return tuple(dict.fromkeys(state.obj(o).zone for o in scope.slots.get("seen", ()) if state.exists(o)))


@phrase("that was looked at")
@dataclass(frozen=True)
class LookedAt(Revealed):
    """among the cards last looked at"""


def fatally_damaged(state: State, oid: ObjId) -> bool:
    """Whether the damage on a character is at least its health (405.2)."""
    health = value(state, oid, "health")
    return health is not None and health > 0 and reading.damage_on(state, oid) >= health


def removed_by(state: State, source: ObjId) -> tuple[ObjId, ...]:
    """What a card has removed from the game, as it lies there now, from the records of the removals."""
    from judgeapp.games.wow.kinds import REMOVE
    from judgeapp.games.wow.words.references import followed

    found: tuple[ObjId, ...] = ()
    for record in state.log:
        event = record.event
        if record.happened and event is not None and event.kind is REMOVE and record.cause.source == source:
            found += followed(state, event["object"])
    return found
