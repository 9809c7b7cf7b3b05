"""Where things stand: in combat, on the chain, in decks; what something is and where it lies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judgeapp.games.wow import decks, reading
from judgeapp.games.wow.kinds import Combat, Format, Stop, Why
from judgeapp.games.wow.unique import violation
from judgeapp.games.wow.words.lasting import NoCards
from judgeapp.games.wow.words.lexicon import ReputationWord
from judgeapp.games.wow.words.lines import FORBIDS, Deed
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import NOWHERE, ObjId
from judgeapp.kernel.inforce import in_force
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Amount, Condition, Description, People, Things, as_objects
from judgeapp.language.nodes.descriptions import Clause, Whose, ZoneWord
from judgeapp.language.nodes.people import They
from judgeapp.language.phrase import phrase


@phrase("{one} is equal to {other}")
@dataclass(frozen=True)
class Equal(Condition):
    """two numbers are the same"""

    one: Amount
    other: Amount

    def holds(self, state: State, scope: Bound) -> bool:
        return self.one.amount(state, scope) == self.other.amount(state, scope)


@phrase("{what} is a {kind}")
@dataclass(frozen=True)
class IsOfKind(Condition):
    """something fits a description"""

    what: Things
    kind: Description

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and all(self.kind.fits(state.at(o), scope, o) for o in found)


@phrase("{what} is an {kind}")
@dataclass(frozen=True)
class IsOfKindAn(IsOfKind):
    """the same before a vowel"""

    what: Things
    kind: Description


@phrase("{what} is in {whose} {zone}")
@dataclass(frozen=True)
class LiesIn(Condition):
    """something lies in a zone now"""

    what: Things
    whose: Whose
    zone: ZoneWord

    def holds(self, state: State, scope: Bound) -> bool:
        game, found = game_of(state), self.what.objects(state, scope)
        zones = [game.zone_for(game.zones[self.zone], p) for p in self.whose.of(state, scope)]
        return bool(found) and all(state.exists(o) and state.obj(o).zone in zones for o in found)


@phrase("they don't control")
@dataclass(frozen=True)
class TheyDontControl(Clause):
    """of another player than the one last spoken of"""

    needs = ("they", "it")

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).controller not in They().players(state, scope)


@phrase("among them")
@dataclass(frozen=True)
class AmongThem(Clause):
    """among the objects last spoken of"""

    needs = ("it",)

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return oid in as_objects(scope.slots.get("it"))


@phrase("with reputation {reputation}")
@dataclass(frozen=True)
class WithReputation(Clause):
    """with a reputation (100.2d)"""

    reputation: ReputationWord

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).card.facts.get("reputation") == self.reputation


# --- combat -----------------------------------------------------------------------------------------------------------


@phrase("the combat is a {kind} combat")
@dataclass(frozen=True)
class CombatIs(Condition):
    """which of the two kinds of combat this is (600.1)"""

    kind: Combat

    def holds(self, state: State, scope: Bound) -> bool:
        return state.fact("combat") is self.kind


@phrase("the proposed defender")
@dataclass(frozen=True)
class ProposedDefender(Things):
    """what was proposed to be attacked (601.2b)"""

    needs = ("proposed",)

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        now = state.fact("proposed")
        spoken = as_objects(scope.slots.get("proposed"))
        return spoken or ((now,) if isinstance(now, ObjId) else ())


@phrase("the defender")
@dataclass(frozen=True)
class TheDefender(Things):
    """the defender of the present combat"""

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        now = state.fact("defender")
        return (now,) if isinstance(now, ObjId) else ()


# --- what can't be ----------------------------------------------------------------------------------------------------

_ROLES: Mapping[str, Any] = {"target": None, "player": None, "why": Why.EFFECT, "to": NOWHERE}


def _attempts(state: State, deed: Deed, oid: ObjId) -> list[Event]:
    why = Why.FATAL if deed is Deed.FATAL else Why.EFFECT
    roles = {**_ROLES, "why": why, "player": state.obj(oid).controller}
    return [kind(**{**roles, role: oid}) for kind, role in FORBIDS[deed]]


@phrase("{what} can't {deed}")
@dataclass(frozen=True)
class ItCant(Condition):
    """something in force forbids it (103.2)"""

    what: Things
    deed: Deed

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and all(self._kept(state.at(o), o) for o in found)

    def _kept(self, state: State, oid: ObjId) -> bool:
        table = Table(state)
        return any(table.forbidden(event) is not None for event in _attempts(state, self.deed, oid))


@phrase("{who} can't play cards")
@dataclass(frozen=True)
class TheyCantPlay(Condition):
    """something in force forbids a player all cards"""

    who: People

    def holds(self, state: State, scope: Bound) -> bool:
        barred = {p for b in in_force(state, NoCards) for p in b.ability.players}  # type: ignore[attr-defined]
        found = self.who.players(state, scope)
        return bool(found) and all(p in barred for p in found)


@phrase("{who} violates/violate uniqueness")
@dataclass(frozen=True)
class ViolatesUniqueness(Condition):
    """a player has more than can be had or held (414)"""

    who: People

    def holds(self, state: State, scope: Bound) -> bool:
        return any(violation(state, p) is not None for p in self.who.players(state, scope))


@phrase("{whose} deck is legal for {form}")
@dataclass(frozen=True)
class DeckIsLegal(Condition):
    """a deck could be presented (100)"""

    whose: Whose
    form: Format

    def holds(self, state: State, scope: Bound) -> bool:
        return all(decks.deck_problem(state, p, self.form) is None for p in self.whose.of(state, scope))


# --- damage -----------------------------------------------------------------------------------------------------------


@phrase("that damage is unpreventable")
@dataclass(frozen=True)
class IsUnpreventable(Condition):
    """the packet last spoken of can't be prevented (408.3c)"""

    needs = ("stop",)

    def holds(self, state: State, scope: Bound) -> bool:
        return scope.slots.get("stop") is Stop.UNPREVENTABLE


@phrase("{what} has resistance to that damage")
@dataclass(frozen=True)
class HasResistance(Condition):
    """something has the resistance that names a type of the packet last spoken of"""

    what: Things
    needs = ("damage types",)

    def holds(self, state: State, scope: Bound) -> bool:
        types = scope.slots.get("damage types", ())
        found = self.what.objects(state, scope)
        return bool(found) and all(any(reading.has(state, o, f"{t} resistance") for t in types) for o in found)
