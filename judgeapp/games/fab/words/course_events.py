"""The course of the game as events: layers, chain links, steps, phases, the end (4, 5, 7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from judgeapp.games.fab import kinds
from judgeapp.games.fab.shapes import ActivatedLine
from judgeapp.games.fab.words.combat_events import takes_attack
from judgeapp.kernel import verbs
from judgeapp.kernel.atoms import CREATE
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Happening, People
from judgeapp.language.nodes.descriptions import Whose
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.phrase import Quoted, perfect, phrase

Slots = Mapping[str, Any]


class CombatStep(Enum):
    """A step of combat (7.0.1)."""

    LAYER = "layer"
    ATTACK = "attack"
    DEFEND = "defend"
    REACTION = "reaction"
    DAMAGE = "damage"
    RESOLUTION = "resolution"
    CLOSE = "close"


class TurnPhase(Enum):
    """A phase of a turn (4.0)."""

    START = "start"
    ACTION = "action"
    END = "end"


class _Link(Happening):
    """Something about the chain link of an attack."""

    what: Party
    kind: ClassVar[EventKind]

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (self.kind,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        attack = event["object"]
        if not takes_attack(self.what, state, scope, attack):
            return None
        obj = state.obj(attack)
        return {**_declared(obj.mark("slots")), "it": attack, "attack": attack, "they": obj.controller}


@phrase("{what} is put on the stack")
@perfect("{what} has/have been put on the stack")
@dataclass(frozen=True)
class IsPutOnStack(_Link):
    """a card or an attack is put on the stack as it is announced (5.1.2)"""

    what: Party
    kind = kinds.BECOME_LAYER


@phrase("{what} is announced")
@perfect("{what} has/have been announced")
@dataclass(frozen=True)
class IsAnnounced(_Link):
    """a card or an attack has been declared; costs come next (5.1.4)"""

    what: Party
    kind = kinds.ANNOUNCE


@phrase("a triggered ability of {what} is put on the stack")
@perfect("a triggered ability of {what} has been put on the stack")
@dataclass(frozen=True)
class TriggerIsPutOnStack(Happening):
    """a triggered layer goes onto the stack (6.6.6); one without a legal target does not (6.6.6a)"""

    what: Party
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (CREATE,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        layer = event.get("layer")
        if layer is None or not takes_attack(self.what, state, scope, layer.source):
            return None
        return {"it": layer.source, "they": layer.you}


@phrase("{what} resolves/resolve")
@perfect("{what} has/have resolved")
@dataclass(frozen=True)
class Resolves(Happening):
    """a card resolves (5.3); an attack does as it becomes a chain link (7.2.2)"""

    what: Party
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.RESOLVE, kinds.NEW_LINK)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        oid = event["object"]
        obj = state.obj(oid)
        if obj.layer is not None or not takes_attack(self.what, state, scope, oid):
            return None
        return {**_declared(obj.mark("slots")), "it": oid, "they": obj.controller}


@phrase("an ability of {what} resolves[ with {words}]")
@perfect("an ability of {what} has resolved[ with {words}]")
@dataclass(frozen=True)
class AbilityResolves(Happening):
    """an activated or triggered layer of something resolves (5.3.4): one whose text has these words"""

    what: Party
    words: Quoted | None = None
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.RESOLVE,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        layer = state.obj(event["object"]).layer
        if layer is None or not takes_attack(self.what, state, scope, layer.source):
            return None
        if self.words is not None and self.words.lower() not in str(event.get("ability") or "").lower():
            return None
        return {**_declared(layer.slots), "it": layer.source, "they": layer.you}


def _declared(slots: Mapping[str, Any] | None) -> Slots:
    """What was declared for a layer: its first target, its X."""
    return {role: slots[role] for role in ("target", "X") if slots and role in slots}


@phrase("an activated ability of {what} resolves")
@perfect("an activated ability of {what} has resolved")
@dataclass(frozen=True)
class ActivatedResolves(Happening):
    """an activated layer of something resolves (5.3.4)"""

    what: Party
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.RESOLVE,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        layer = state.obj(event["object"]).layer
        if layer is None or not isinstance(layer.ability, ActivatedLine):
            return None
        return AbilityResolves(self.what).match(state, scope, event)


@phrase("{who} activates/activate an ability of {what}")
@perfect("{who} has/have activated an ability of {what}")
@dataclass(frozen=True)
class ActivatesAbilityOf(Happening):
    """a player activates an ability of a certain object (5.2)"""

    who: People
    what: Party
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.ACTIVATE,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        mine = event["player"] in self.who.players(state, scope)
        oid = event["object"]
        return {"it": oid, "they": event["player"]} if mine and self.what.takes(state, scope, oid) else None


@phrase("the combat chain opens")
@perfect("the combat chain has opened")
@dataclass(frozen=True)
class ChainOpens(Happening):
    """the combat chain opens (7.0.2a)"""

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.OPEN_CHAIN,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        return {}


@phrase("{what} becomes/become a chain link")
@perfect("{what} has/have become a chain link")
@dataclass(frozen=True)
class BecomesLink(_Link):
    """an attack becomes the active chain link (7.2.2)"""

    what: Party
    kind = kinds.NEW_LINK


@phrase("the chain link of {what} resolves")
@perfect("the chain link of {what} has resolved")
@dataclass(frozen=True)
class LinkResolves(_Link):
    """a chain link resolves, and with it go again counts or never (7.6.2)"""

    what: Party
    kind = kinds.LINK_RESOLVES


@phrase("the {step} step begins")
@perfect("the {step} step has begun")
@dataclass(frozen=True)
class StepBegins(Happening):
    """a step of combat begins (7.0.1)"""

    step: CombatStep

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.STEP,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        return {} if event["step"] == self.step.value else None


@phrase("{whose} {phase} phase begins")
@perfect("{whose} {phase} phase has begun")
@dataclass(frozen=True)
class PhaseBegins(Happening):
    """a phase of a player's turn begins (4.2.2, 4.3.1, 4.4.2)"""

    whose: Whose
    phase: TurnPhase
    offers = ("they",)

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.PHASE,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        mine = event["player"] in self.whose.of(state, scope)
        return {"they": event["player"]} if mine and event["phase"] == self.phase.value else None


class _Ends(Happening):
    """A player and the end of the game."""

    who: People
    kind: ClassVar[EventKind]

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (self.kind,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        return {"they": event["player"]} if event["player"] in self.who.players(state, scope) else None


@phrase("{who} wins/win the game")
@perfect("{who} has/have won the game")
@dataclass(frozen=True)
class WinsGame(_Ends):
    """a player wins (4.5.2)"""

    who: People
    kind = verbs.WIN


@phrase("{who} loses/lose the game")
@perfect("{who} has/have lost the game")
@dataclass(frozen=True)
class LosesGame(_Ends):
    """a player loses (4.5.3)"""

    who: People
    kind = verbs.LOSE


@phrase("{who} presents/present a deck")
@perfect("{who} has/have presented a deck")
@dataclass(frozen=True)
class PresentsDeck(_Ends):
    """a player presents a deck, which has to be legal in the format (4.1.7)"""

    who: People
    kind = kinds.PRESENT

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        found = super().match(state, scope, event)
        return None if found is None else {**found, "format": event["format"]}
