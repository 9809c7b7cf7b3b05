"""Acts that turn, destroy, remove and move cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from judgeapp.games.wow import kinds, reading
from judgeapp.games.wow.entering import Entry, enter_play
from judgeapp.games.wow.words.operands import OnObjects, Operand, Payable, Picked, count
from judgeapp.kernel import verbs
from judgeapp.kernel.atoms import MOVE
from judgeapp.kernel.choices import Procedure, choose
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Condition, Cost, Things, actor, bind
from judgeapp.language.nodes.descriptions import Whose
from judgeapp.language.nodes.instructions import Act
from judgeapp.language.phrase import Node, phrase


@phrase("exhaust {what}")
@dataclass(frozen=True)
class Exhaust(OnObjects):
    """Exhaust cards; only one that physically turns exhausts (411.1)."""

    what: Operand

    def happening(self, state: State, scope: Bound, oid: ObjId) -> Event:
        return kinds.EXHAUST(object=oid, player=actor(scope))


@phrase("ready {what}")
@dataclass(frozen=True)
class Ready(OnObjects):
    """Ready cards; only one that physically turns readies (411.1)."""

    what: Operand

    def happening(self, state: State, scope: Bound, oid: ObjId) -> Event:
        return kinds.READY(object=oid, player=actor(scope))


@phrase("ready {what} if {condition}")
@dataclass(frozen=True)
class ReadyIf(Act):
    """Ready cards under a condition that is looked at only then (703.2)."""

    what: Operand
    condition: Condition

    def run(self, table: Table, scope: Bound) -> Procedure:
        if not self.condition.holds(table.state, scope):
            table.note(Outcome.NOTE, f"not so: {self.condition}", *table.game.rules_of("condition"), by=scope.source)
            return False
        return (yield from Ready(self.what).run(table, scope))


@phrase("flip {what}")
@dataclass(frozen=True)
class Flip(OnObjects):
    """Flip a hero; as a cost only from its front."""

    what: Operand
    turns_over: ClassVar[bool] = True

    def happening(self, state: State, scope: Bound, oid: ObjId) -> Event:
        return kinds.FLIP(object=oid, player=actor(scope))

    def possible(self, state: State, scope: Bound) -> bool:
        return reading.in_play(state, scope.source) and not reading.face_down(state.obj(scope.source))


@phrase("destroy {what}")
@dataclass(frozen=True)
class DestroyPicked(OnObjects):
    """Destroy something that the acting player picks."""

    what: Picked

    def happening(self, state: State, scope: Bound, oid: ObjId) -> Event:
        return verbs.DESTROY(object=oid, player=actor(scope), why=kinds.Why.EFFECT)


@phrase("destroy {what}")
@dataclass(frozen=True)
class DestroyCost(Cost):
    """destroying something meant, as a cost"""

    what: Things

    def payable(self, state: State, scope: Bound) -> bool:
        return all(reading.in_play(state, o) for o in self.what.objects(state, scope))

    def pay(self, table: Table, scope: Bound) -> Procedure:
        found = self.what.objects(table.state, scope)
        events = [verbs.DESTROY(object=o, player=scope.you, why=kinds.Why.EFFECT) for o in found]
        made = yield from table.emit(*events)
        return bool(found) and count(made, events) == len(found)


@phrase("remove {what} from the game")
@dataclass(frozen=True)
class RemoveFromGame(OnObjects):
    """Remove cards from the game."""

    what: Operand
    finds = ("what",)

    def happening(self, state: State, scope: Bound, oid: ObjId) -> Event:
        return kinds.REMOVE(object=oid, player=actor(scope))


@phrase("discard {what}")
@dataclass(frozen=True)
class Discard(Payable):
    """Discard cards from hand, one at a time (415.9e)."""

    what: Picked
    offers = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        hand = table.state.zone("hand", actor(scope))
        picked: tuple[ObjId, ...] = yield from self.what.pick(table, scope, hand)
        done = 0
        for oid in picked:
            made = yield from table.emit(verbs.DISCARD(object=oid, player=actor(scope)))
            done += bool(made)
        bind(scope, it=picked)
        return done > 0 and done >= self.what.bounds(scope)[0]

    def possible(self, state: State, scope: Bound) -> bool:
        return self.what.enough(state, scope, state.zone("hand", actor(scope)))


class Under(Node):
    """Under whose control cards enter play."""

    def controller(self, state: State, scope: Bound, oid: ObjId) -> PlayerId:
        """The controller of one of them."""
        raise NotImplementedError(type(self).__name__)


@phrase("under your control")
@dataclass(frozen=True)
class UnderYours(Under):
    """under your control"""

    def controller(self, state: State, scope: Bound, oid: ObjId) -> PlayerId:
        return actor(scope)


@phrase("under its owner's control")
@dataclass(frozen=True)
class UnderItsOwners(Under):
    """under its owner's control"""

    def controller(self, state: State, scope: Bound, oid: ObjId) -> PlayerId:
        return state.obj(oid).owner


@phrase("put {what} into play[ {under}]")
@dataclass(frozen=True)
class PutIntoPlay(Act):
    """Put cards into play without playing them."""

    what: Operand
    under: Under | None = None
    offers = ("it",)
    finds = ("what",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        picked: tuple[ObjId, ...] = yield from self.what.pick(table, scope)
        bind(scope, it=picked)
        came: tuple[ObjId, ...] = yield from put_into_play(table, scope, picked, self.under)
        return bool(picked) and len(came) == len(picked)

    def possible(self, state: State, scope: Bound) -> bool:
        return self.what.enough(state, scope)


@phrase("put {what} into play if {condition}")
@dataclass(frozen=True)
class PutIntoPlayIf(Act):
    """Put cards into play together if something is so of them, else none."""

    what: Operand
    condition: Condition
    offers = ("it",)
    finds = ("what",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        picked: tuple[ObjId, ...] = yield from self.what.pick(table, scope)
        bind(scope, it=picked)
        if not self.condition.holds(table.state, scope):
            table.note(Outcome.NOTE, f"not so: {self.condition}", *table.game.rules_of("condition"), by=scope.source)
            return False
        came: tuple[ObjId, ...] = yield from put_into_play(table, scope, picked, None)
        return bool(came)


def put_into_play(table: Table, scope: Bound, cards: tuple[ObjId, ...], under: Under | None) -> Procedure:
    """Let cards enter play; under the acting player's control unless the words say otherwise."""
    state: State = table.state
    entries = [
        Entry(o, actor(scope) if under is None else under.controller(state, scope, o)) for o in cards if state.exists(o)
    ]
    return (yield from enter_play(table, entries))


@phrase("put {what} from your hand into play")
@dataclass(frozen=True)
class PutFromHand(Act):
    """Put a card from hand into play."""

    what: Picked
    offers = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        picked: tuple[ObjId, ...] = yield from self.what.pick(table, scope, table.state.zone("hand", actor(scope)))
        bind(scope, it=picked)
        came: tuple[ObjId, ...] = yield from put_into_play(table, scope, picked, None)
        return bool(came)

    def possible(self, state: State, scope: Bound) -> bool:
        return self.what.enough(state, scope, state.zone("hand", actor(scope)))


@phrase("put {what} into {whose} hand")
@dataclass(frozen=True)
class PutIntoHand(Payable):
    """Put cards into their owners' hands, which is no drawing."""

    what: Operand
    whose: Whose
    offers = ("it",)
    serves = ("whose",)
    finds = ("what",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        picked: tuple[ObjId, ...] = yield from self.what.pick(table, scope)
        state: State = table.state
        events = [MOVE(object=o, to=Zone("hand", state.obj(o).owner)) for o in picked if state.exists(o)]
        made = yield from table.emit(*events)
        take(scope, picked)
        return bool(picked) and len(made) == len(picked)

    def possible(self, state: State, scope: Bound) -> bool:
        return self.what.enough(state, scope)


@phrase("put {what} on top of {whose} deck")
@dataclass(frozen=True)
class PutOnTop(Act):
    """Put cards on top of their owners' decks."""

    what: Operand
    whose: Whose
    offers = ("it",)
    serves = ("whose",)
    finds = ("what",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        picked: tuple[ObjId, ...] = yield from self.what.pick(table, scope)
        made = yield from _into_deck(table, picked, 0)
        take(scope, picked)
        return bool(made)

    def possible(self, state: State, scope: Bound) -> bool:
        return self.what.enough(state, scope)


@phrase("put {what} on the bottom of {whose} deck")
@dataclass(frozen=True)
class PutOnBottom(Act):
    """Put cards on the bottom of their owners' decks, in an order that the acting player chooses."""

    what: Operand
    whose: Whose
    offers = ("that many",)
    serves = ("whose",)
    finds = ("what",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        picked: tuple[ObjId, ...] = yield from self.what.pick(table, scope)
        if len(picked) > 1:
            named = [(table.state.obj(o).alias, o) for o in picked]
            about = "on the bottom of the deck, the last one lowest"
            picked = yield from choose(actor(scope), "order", about, named, len(named), len(named), True)
        made = yield from _into_deck(table, picked, None)
        scope.slots["that many"] = len(picked)  # type: ignore[index]
        return bool(made)


@phrase("put any number of cards from your hand on the bottom of your deck")
@dataclass(frozen=True)
class HandToBottom(Act):
    """Put cards from hand on the bottom of the deck."""

    offers = ("that many",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        hand = table.state.zone("hand", actor(scope))
        named = [(table.state.obj(o).alias, o) for o in hand]
        picked: tuple[ObjId, ...] = yield from choose(actor(scope), "choose", self.show(), named, 0, len(named), True)
        yield from _into_deck(table, picked, None)
        scope.slots["that many"] = len(picked)  # type: ignore[index]
        return True


@phrase("shuffle {what} into {whose} decks")
@dataclass(frozen=True)
class ShuffleInto(Act):
    """Shuffle cards into their owners' decks."""

    what: Operand
    whose: Whose
    offers = ("it",)
    serves = ("whose",)
    finds = ("what",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        picked: tuple[ObjId, ...] = yield from self.what.pick(table, scope)
        owners = dict.fromkeys(table.state.obj(o).owner for o in picked)
        bind(scope, it=picked)
        made = yield from _into_deck(table, picked, None)
        yield from table.emit(*(verbs.SHUFFLE(player=p) for p in owners))
        return bool(made)


def _into_deck(table: Table, cards: tuple[ObjId, ...], index: int | None) -> Procedure:
    state: State = table.state
    moves = [MOVE(object=o, to=Zone("deck", state.obj(o).owner), index=index) for o in cards if state.exists(o)]
    return (yield from table.emit(*moves))


def take(scope: Bound, picked: tuple[ObjId, ...]) -> None:
    """Let the cards be "it" from here on, and no longer among the rest of those seen."""
    bind(scope, it=picked)
    seen = scope.slots.get("seen")
    if seen is not None:
        bind(scope, seen=tuple(o for o in seen if o not in picked))
