"""Damage dealt, put, healed and prevented, and what it destroys, as the cards of this game describe it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from judgeapp.games.wow import kinds
from judgeapp.games.wow.kinds import Manner, Why
from judgeapp.games.wow.words.events import OfKind, OneObject
from judgeapp.games.wow.words.lexicon import DamageWord
from judgeapp.kernel import verbs
from judgeapp.kernel.events import Event
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Amount
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.phrase import perfect, phrase


class DamageSort(Enum):
    """Combat damage only."""

    COMBAT = "combat"


class DamageEvent(OfKind):
    """Damage is dealt: "it" is who it is dealt to, "they" their controller, "that many" how much."""

    kind = verbs.DAMAGE
    offers: ClassVar[tuple[str, ...]] = ("it", "they", "that many", "source", "stop", "damage types")

    def slots(self, state: State, event: Event) -> Mapping[str, Any]:
        """What the words refer to."""
        target = event["target"]
        return {
            "it": target,
            "they": state.obj(target).controller,
            "that many": event["amount"],
            "source": event["source"],
            "damage types": event.get("types", ()),
            "stop": event.get("stop"),
        }


def combat_only(sort: DamageSort | None, event: Event) -> bool:
    """Whether damage is of the sort."""
    return sort is None or event.get("manner") is Manner.COMBAT


@phrase("{who} deals[ {sort}] damage to {what}")
@perfect("{who} has dealt[ {sort}] damage to {what}")
@dataclass(frozen=True)
class Deals(DamageEvent):
    """something deals damage to something"""

    who: Party
    what: Party
    sort: DamageSort | None = None

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        fits = combat_only(self.sort, event) and self.who.takes(state, scope, event["source"])
        return self.slots(state, event) if fits and self.what.takes(state, scope, event["target"]) else None


@phrase("{who} deals damage to {what} with {card}")
@perfect("{who} has dealt damage to {what} with {card}")
@dataclass(frozen=True)
class DealsWith(DamageEvent):
    """something deals damage to something with a card"""

    who: Party
    what: Party
    card: Party

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        cards = event.get("cards", ())
        fits = self.who.takes(state, scope, event["source"]) and self.what.takes(state, scope, event["target"])
        if not fits or not any(self.card.takes(state.at(c), scope, c) for c in cards):
            return None
        return self.slots(state, event)


@phrase("{who} deals combat damage with {card}")
@perfect("{who} has dealt combat damage with {card}")
@dataclass(frozen=True)
class DealsCombatWith(DamageEvent):
    """something deals combat damage with a card, whoever is dealt it"""

    who: Party
    card: Party

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        cards = event.get("cards", ())
        fits = combat_only(DamageSort.COMBAT, event) and self.who.takes(state, scope, event["source"])
        return self.slots(state, event) if fits and any(self.card.takes(state, scope, c) for c in cards) else None


@phrase("combat damage is dealt with {card} to {what}")
@perfect("combat damage has been dealt with {card} to {what}")
@dataclass(frozen=True)
class CombatDealtWith(DamageEvent):
    """combat damage is dealt with a card to something"""

    card: Party
    what: Party

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        cards = event.get("cards", ())
        fits = combat_only(DamageSort.COMBAT, event) and self.what.takes(state, scope, event["target"])
        return self.slots(state, event) if fits and any(self.card.takes(state, scope, c) for c in cards) else None


@phrase("{what} is dealt damage")
@perfect("{what} has been dealt damage")
@dataclass(frozen=True)
class IsDealt(DamageEvent):
    """something is dealt damage"""

    what: Party

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return self.slots(state, event) if self.what.takes(state, scope, event["target"]) else None


@phrase("{what} is dealt {n} damage")
@perfect("{what} has been dealt {n} damage")
@dataclass(frozen=True)
class IsDealtSo(DamageEvent):
    """something is dealt so much damage in one packet"""

    what: Party
    n: Amount

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        fits = event["amount"] == self.n.amount(state, scope) and self.what.takes(state, scope, event["target"])
        return self.slots(state, event) if fits else None


@phrase("{what} is dealt {kind_word} damage")
@perfect("{what} has been dealt {kind_word} damage")
@dataclass(frozen=True)
class IsDealtOfKind(DamageEvent):
    """something is dealt damage of a type"""

    what: Party
    kind_word: DamageWord

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        fits = self.kind_word in event.get("types", ()) and self.what.takes(state, scope, event["target"])
        return self.slots(state, event) if fits else None


@phrase("{what} is dealt combat damage")
@perfect("{what} has been dealt combat damage")
@dataclass(frozen=True)
class IsDealtCombat(DamageEvent):
    """something is dealt combat damage"""

    what: Party

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        fits = combat_only(DamageSort.COMBAT, event) and self.what.takes(state, scope, event["target"])
        return self.slots(state, event) if fits else None


@phrase("damage is healed from {what}")
@perfect("damage has been healed from {what}")
@dataclass(frozen=True)
class IsHealed(DamageEvent):
    """damage is healed from something"""

    what: Party
    kind = kinds.HEAL

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return self.slots(state, event) if self.what.takes(state, scope, event["target"]) else None


@phrase("damage is put on {what}")
@perfect("damage has been put on {what}")
@dataclass(frozen=True)
class DamageIsPut(OfKind):
    """damage is put on something"""

    what: Party
    kind = kinds.PUT_DAMAGE
    offers = ("it",)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return {"it": event["target"]} if self.what.takes(state, scope, event["target"]) else None


@phrase("damage is removed from {what}")
@perfect("damage has been removed from {what}")
@dataclass(frozen=True)
class DamageIsRemoved(DamageIsPut):
    """damage is removed from something, which is no healing"""

    what: Party
    kind = kinds.REMOVE_DAMAGE


@phrase("damage to {what} is prevented")
@perfect("damage to {what} has been prevented")
@dataclass(frozen=True)
class DamageIsPrevented(OfKind):
    """some or all of a packet is prevented (717.2d); "that many" is how much"""

    what: Party
    kind = kinds.PREVENTED
    offers = ("it", "that many", "source")

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        if not self.what.takes(state, scope, event["target"]):
            return None
        return {"it": event["target"], "that many": event["amount"], "source": event["source"]}


@phrase("{what} prevents damage")
@perfect("{what} has prevented damage")
@dataclass(frozen=True)
class PreventsDamage(OfKind):
    """something prevents damage"""

    what: Party
    kind = kinds.PREVENTED
    offers = ("it", "that many")
    subject = ""

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        if not self.what.takes(state, scope, event["source"]):
            return None
        return {"it": event["target"], "that many": event["amount"]}


@phrase("{what} is destroyed by fatal damage dealt with {card}")
@perfect("{what} has been destroyed by fatal damage dealt with {card}")
@dataclass(frozen=True)
class DestroyedByDamage(OneObject):
    """something is destroyed by fatal damage that was dealt with a card"""

    what: Party
    card: Party
    kind = verbs.DESTROY

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        if event.get("why") is not Why.FATAL:
            return None
        if not any(self.card.takes(state.at(c), scope, c) for c in event.get("cards", ())):
            return None
        return super().match(state, scope, event)


@phrase("{what} is destroyed for having no health")
@perfect("{what} has been destroyed for having no health")
@dataclass(frozen=True)
class DestroyedForHealth(OneObject):
    """something is destroyed for having no health, whatever damage is on it (410.6a)"""

    what: Party
    kind = verbs.DESTROY

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return super().match(state, scope, event) if event.get("why") is Why.NO_HEALTH else None


@phrase("{what} is destroyed by fatal damage")
@perfect("{what} has been destroyed by fatal damage")
@dataclass(frozen=True)
class DestroyedByFatal(OneObject):
    """something is destroyed by fatal damage (405.2)"""

    what: Party
    kind = verbs.DESTROY

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return super().match(state, scope, event) if event.get("why") is Why.FATAL else None


@phrase("{what} is destroyed by the game")
@perfect("{what} has been destroyed by the game")
@dataclass(frozen=True)
class DestroyedByGame(OneObject):
    """something is destroyed by the game itself: uniqueness, a lost host (414.2, 410.6c)"""

    what: Party
    kind = verbs.DESTROY

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return super().match(state, scope, event) if event.get("why") is Why.GAME else None
