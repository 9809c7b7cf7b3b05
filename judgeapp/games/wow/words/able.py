"""What somebody is able to do, as the rules stand at the moment: the words "if able" and "can"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from judgeapp.games.wow import kinds, legality, permits, reading
from judgeapp.games.wow.actions import Complete, Place, Play, UsePower
from judgeapp.games.wow.kinds import Combat, Face
from judgeapp.games.wow.legality import proposal_problem
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Condition, Description, People, Things
from judgeapp.language.nodes.descriptions import Clause
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.phrase import phrase


@phrase("{who} is able to attack {what}")
@dataclass(frozen=True)
class AbleToAttack(Condition):
    """a combat between them could be proposed, sabotage or not, were it the time for it (601.2)"""

    who: Party
    what: Party

    def holds(self, state: State, scope: Bound) -> bool:
        return any(
            proposal_problem(state, state.obj(one).controller, one, other, kind) is None
            for one in reading.characters(state)
            if self.who.takes(state, scope, one)
            for other in state.zones.get(reading.PLAY, ())
            if self.what.takes(state, scope, other)
            for kind in Combat
        )


@phrase("{who} is able to attack")
@dataclass(frozen=True)
class AbleToAttackAtAll(Condition):
    """some combat with it as attacker could be proposed, sabotage or not, were it the time for it (601.2)"""

    who: Things

    def holds(self, state: State, scope: Bound) -> bool:
        found = [o for o in self.who.objects(state, scope) if state.exists(o)]
        return any(self._able(state, o) for o in found)

    def _able(self, state: State, who: ObjId) -> bool:
        player = state.obj(who).controller
        normal = [(t, Combat.NORMAL) for t in reading.characters(state)]
        other = [(t, Combat.SABOTAGE) for t in legality.sabotage_targets(state)]
        return any(proposal_problem(state, player, who, t, kind) is None for t, kind in (*normal, *other))


class Able(Condition):
    """A player could do something with a card now."""

    who: People
    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        found = [o for o in self.what.objects(state, scope) if state.exists(o)]
        players = self.who.players(state, scope)
        return any(self.allowed(state, p, o) for p in players for o in found)

    def allowed(self, state: State, player: PlayerId, oid: ObjId) -> bool:
        """Whether the rules let the player do it."""
        raise NotImplementedError(type(self).__name__)


@phrase("{who} is/are able to play {what}")
@dataclass(frozen=True)
class AbleToPlay(Able):
    """a player could play a card now, as far as can be told before it is announced (410.2)"""

    who: People
    what: Things

    def allowed(self, state: State, player: PlayerId, oid: ObjId) -> bool:
        return permits.play_problem(state, player, Play(oid)) is None


@phrase("{who} is/are able to place {what} {face}")
@dataclass(frozen=True)
class AbleToPlace(Able):
    """a player could place a resource now (412.1)"""

    who: People
    what: Things
    face: Face

    def allowed(self, state: State, player: PlayerId, oid: ObjId) -> bool:
        return permits.place_problem(state, player, Place(oid, self.face)) is None


@phrase("{who} is/are able to use {what}")
@dataclass(frozen=True)
class AbleToUse(Able):
    """a player could use a payment power of a card now (701)"""

    who: People
    what: Things

    def allowed(self, state: State, player: PlayerId, oid: ObjId) -> bool:
        return permits.power_problem(state, player, UsePower(oid)) is None


@phrase("{who} is/are able to complete {what}")
@dataclass(frozen=True)
class AbleToComplete(Able):
    """a player could complete a quest now (702)"""

    who: People
    what: Things

    def allowed(self, state: State, player: PlayerId, oid: ObjId) -> bool:
        return permits.complete_problem(state, player, Complete(oid)) is None


@phrase("{who} is/are able to strike with {what}")
@dataclass(frozen=True)
class AbleToStrike(Able):
    """a hero could strike with a weapon now (303.2)"""

    who: People
    what: Things

    def allowed(self, state: State, player: PlayerId, oid: ObjId) -> bool:
        return legality.strike_problem(state, player, (oid,)) is None


def inspirable(state: State, bound: Bound, what: Description) -> Iterator[ObjId]:
    """The cards that an inspire power could ready: really exhausted, of its kind, its controller's (501.1b)."""
    table = Table(state)
    for oid in what.find(state, bound):
        mine = state.obj(oid).controller == bound.you and reading.exhausted(state, oid)
        if mine and table.forbidden(kinds.READY(object=oid)) is None:
            yield oid


@phrase("it is able to inspire")
@dataclass(frozen=True)
class ItCanInspire(Clause):
    """among those that the inspire power last spoken of can ready (501.1b)"""

    needs = ("able",)

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return oid in scope.slots.get("able", ())
