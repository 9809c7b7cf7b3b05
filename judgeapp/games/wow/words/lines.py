"""Lines that are in force while their card is: restrictions, duties, permissions, triggered lines of this game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from judgeapp.games.wow import kinds, reading
from judgeapp.games.wow.lists import TRAITS
from judgeapp.games.wow.words.lexicon import TraitWord
from judgeapp.games.wow.words.moments import Moment
from judgeapp.games.wow.words.targets import Magnet
from judgeapp.kernel import verbs
from judgeapp.kernel.abilities import Permission, Restriction
from judgeapp.kernel.atoms import MOVE
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.records import Record
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Condition, Description, Happening, Instruction, Line, Things
from judgeapp.language.nodes.descriptions import CounterWord, TypeWord
from judgeapp.language.nodes.lines import Watching
from judgeapp.language.nodes.things import EachThing
from judgeapp.language.phrase import phrase


class Deed(Enum):
    """What something can't do or can't be done to it."""

    ATTACK = "attack"
    PROTECT = "protect"
    ATTACK_OR_PROTECT = "attack or protect"
    INTERRUPTED = "be interrupted"
    EXHAUSTED = "be exhausted"
    FATAL = "be destroyed by fatal damage"
    LEAVE = "leave play"
    READY = "ready during its controller's ready step"
    READY_NEXT = "ready during its controller's next ready step"


FORBIDS: Mapping[Deed, tuple[tuple[EventKind, str], ...]] = {
    Deed.ATTACK: ((kinds.PROPOSE, "attacker"),),
    Deed.PROTECT: ((kinds.PROTECT, "object"),),
    Deed.ATTACK_OR_PROTECT: ((kinds.PROPOSE, "attacker"), (kinds.PROTECT, "object")),
    Deed.INTERRUPTED: ((kinds.INTERRUPT, "object"),),
    Deed.EXHAUSTED: ((kinds.EXHAUST, "object"),),
    Deed.FATAL: ((verbs.DESTROY, "object"),),
    Deed.LEAVE: ((verbs.DESTROY, "object"), (kinds.REMOVE, "object"), (MOVE, "object")),
    Deed.READY: ((kinds.READY, "object"),),
    Deed.READY_NEXT: ((kinds.READY, "object"),),
}


def means(what: Things, state: State, scope: Bound, oid: ObjId) -> bool:
    """Whether words mean an object, wherever it is."""
    if isinstance(what, EachThing):
        return what.what.fits(state, scope, oid)
    return what.include(state, scope, oid)


def forbidden_deed(deed: Deed, state: State, event: Event) -> bool:
    """Whether an event is such a deed at all, its object apart."""
    match deed:
        case Deed.FATAL:
            return event.get("why") is kinds.Why.FATAL
        case Deed.INTERRUPTED | Deed.LEAVE:
            return event.get("why") is not kinds.Why.GAME
        case Deed.READY | Deed.READY_NEXT:
            owner = state.obj(event["object"]).controller
            return bool(state.fact("stage") is kinds.Stage.READY and state.fact("turn") == owner)
        case _:
            return True


@phrase("{what} can't {deed}")
@dataclass(frozen=True)
class Cant(Line, Restriction):
    """A restriction."""

    what: Things
    deed: Deed

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return tuple(k for k, _ in FORBIDS[self.deed])

    def forbids(self, state: State, scope: Bound, event: Event) -> bool:
        role = next(r for k, r in FORBIDS[self.deed] if k is event.kind)
        return forbidden_deed(self.deed, state, event) and means(self.what, state, scope, event[role])


@phrase("the player whose hand was looked at can't play cards with that name")
@dataclass(frozen=True)
class CantPlayNamed(Line, Restriction):
    """A restriction on one player and the name that was named for this card."""

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (verbs.PLAY,)

    def forbids(self, state: State, scope: Bound, event: Event) -> bool:
        source = state.obj(scope.source)
        named, player = source.mark("named"), source.mark("named for")
        return player == event["player"] and named is not None and reading.name_of(state, event["object"]) == named


@phrase("{who} can attack {what}")
@dataclass(frozen=True)
class CanAttack(Line, Permission):
    """More that somebody can attack than the rules allow."""

    who: Things
    what: Things

    def allows(self, state: State, scope: Bound, event: Event) -> bool:
        if event.kind is not kinds.PROPOSE or not means(self.who, state, scope, event["attacker"]):
            return False
        target = event["target"]
        return isinstance(target, ObjId) and target != event["attacker"] and means(self.what, state, scope, target)


@phrase("{who} can attack only {what} if able")
@dataclass(frozen=True)
class AttackOnly(Line):
    """What somebody must choose if they attack at all and can attack it (601.2c)."""

    who: Things
    what: Things


@phrase("{who} must attack if able")
@dataclass(frozen=True)
class MustAttack(Line):
    """Who must attack (600.2)."""

    who: Things


@phrase("opposing cards and effects must target {what} if able")
@dataclass(frozen=True)
class MustTarget(Magnet):
    """What opponents must target (706.4)."""

    what: Things

    def pulls(self, state: State, scope: Bound, chooser: PlayerId) -> tuple[ObjId, ...]:
        return self.what.objects(state, scope) if reading.opposed(state, scope.you, chooser) else ()


@phrase("{what} also counts/count as being exhausted")
@dataclass(frozen=True)
class CountsExhausted(Line):
    """Cards that count as exhausted without being so (411.1)."""

    what: Things


@phrase("this enters play with {n} {counter} counter(s)")
@dataclass(frozen=True)
class EntersWith(Line):
    """Counters with which the card enters play (710.1b)."""

    n: int
    counter: CounterWord


@phrase("this enters play exhausted")
@dataclass(frozen=True)
class EntersExhausted(Line):
    """How the card enters play (710.1b)."""


@phrase("you can have an additional {word}")
@dataclass(frozen=True)
class AdditionalOf(Line):
    """One more of a tag than its number (414.3b)."""

    word: TypeWord


@phrase("each player may place an additional resource during their turn")
@dataclass(frozen=True)
class MoreResources(Line):
    """One more resource a turn for everybody (412.1)."""


@phrase("each opponent's maximum hand size is reduced by 1 for each {what}")
@dataclass(frozen=True)
class SmallerHands(Line):
    """A smaller hand for opponents at the end of their turns (415.4b)."""

    what: Description


@phrase("{trait}: when {event}, {effect}")
@dataclass(frozen=True)
class WhenOfTrait(Watching):
    """A triggered power that exists only while your hero has a trait (206.1c)."""

    trait: TraitWord
    event: Happening
    effect: Instruction

    def match(self, state: State, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        if TRAITS[self.trait] not in reading.traits(state, scope.you):
            return None
        return super().match(state, scope, record)


@phrase("while {condition}, when {event}, {effect}")
@dataclass(frozen=True)
class WhileWhen(Watching):
    """A triggered power under a condition that is checked only as it triggers, in the position before (703.4)."""

    condition: Condition
    event: Happening
    effect: Instruction

    def match(self, state: State, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        if not self.condition.holds(record.before or state, scope):
            return None
        return super().match(state, scope, record)


@phrase("at {event}, {effect}")
@dataclass(frozen=True)
class At(Watching):
    """A triggered power for a moment of each turn (500.2)."""

    event: Moment
    effect: Instruction
