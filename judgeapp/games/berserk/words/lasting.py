"""Permanent abilities: what keywords mean, and what holds as long as a card is in play (§115)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from judgeapp.games.berserk import kinds
from judgeapp.games.berserk.kinds import Way
from judgeapp.games.berserk.reading import is_hidden
from judgeapp.games.berserk.terms import HAND
from judgeapp.kernel import verbs
from judgeapp.kernel.abilities import Change, Permission, Restriction, Static
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Description, Line, Things
from judgeapp.language.phrase import Node, phrase


@dataclass(frozen=True)
class SetTo(Change):
    """Sets a property of certain objects."""

    what: Things
    name: str
    to: Any

    @property
    def prop(self) -> str:
        return self.name

    @property
    def op(self) -> str:
        return "set"

    def affects(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return self.what.include(state, scope, oid)

    def apply(self, state: State, scope: Bound, oid: ObjId, value: Any) -> Any:
        return self.to


class Property(Line, Static):
    """A line that gives certain objects a property; several of the same do not add up."""

    what: Things
    name: str
    to: Any = True

    def changes(self) -> tuple[Change, ...]:
        return self._changes

    @cached_property
    def _changes(self) -> tuple[Change, ...]:
        return (SetTo(self.what, self.name, self.to),)


EXTRA_WOUNDS, FIRST, LAST, MUST_ATTACK = "extra wounds", "first strike", "last strike", "must attack"


@phrase(
    "{what} takes/take one more wound from any source of wounds",
    ru="{what} получает/получают на 1 рану больше от любого источника ран",
)
@dataclass(frozen=True)
class TakesOneMore(Property):
    """one more wound from any source, however many say so"""

    what: Things
    name = EXTRA_WOUNDS
    to = 1


@phrase("{what} strikes/strike first", ru="{what} бьёт/бьют первым")
@dataclass(frozen=True)
class StrikesFirst(Property):
    """striking before the other one in a fight (§510)"""

    what: Things
    name = FIRST


@phrase("{what} strikes/strike last", ru="{what} бьёт/бьют последним")
@dataclass(frozen=True)
class StrikesLast(Property):
    """striking after the other one in a fight"""

    what: Things
    name = LAST


@phrase("{what} must attack when able", ru="{what} атакует/атакуют, если может")
@dataclass(frozen=True)
class MustAttack(Property):
    """having to attack"""

    what: Things
    name = MUST_ATTACK


@phrase("one of this name per player", ru="у игрока одна карта с этим названием")
@dataclass(frozen=True)
class OnePerName(Line):
    """one card of the name per player (§503.1)"""


@phrase("{what} may act at once", ru="{what} может действовать сразу")
@dataclass(frozen=True)
class ActsAtOnce(Line, Permission):
    """acting in the turn it came under control (§108)"""

    what: Things

    def allows(self, state: State, scope: Bound, event: Event) -> bool:
        return event.kind is kinds.ACTS and self.what.include(state, scope, event["object"])


class Forbids(Line, Restriction):
    """A line that forbids one kind of event about an object. Subclasses name the kind and the role."""

    what: Things
    kind: EventKind
    role = "object"

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (self.kind,)

    def forbids(self, state: State, scope: Bound, event: Event) -> bool:
        return self.what.include(state, scope, event[self.role])


@phrase("nobody defends against {what}", ru="никто не защищает от {what:род}")
@dataclass(frozen=True)
class NoDefender(Forbids):
    """no defender against strikes of something (§509)"""

    what: Things
    kind = kinds.DEFENDER
    role = "attacker"


@phrase("{what} can't attack", ru="{what} не может атаковать")
@dataclass(frozen=True)
class CantAttack(Forbids):
    """no attacks by something"""

    what: Things
    kind = verbs.ATTACK
    role = "attacker"


@phrase("{what} can't defend", ru="{what} не может защищать")
@dataclass(frozen=True)
class CantDefend(Forbids):
    """no defending by something"""

    what: Things
    kind = kinds.DEFENDER


@phrase("{what} does not open", ru="{what} не открывается/открываются")
@dataclass(frozen=True)
class DoesNotOpen(Forbids):
    """no opening"""

    what: Things
    kind = kinds.OPEN


@phrase("{what} does not close", ru="{what} не закрывается/закрываются")
@dataclass(frozen=True)
class DoesNotClose(Forbids):
    """no closing"""

    what: Things
    kind = kinds.CLOSE


@phrase(
    "hidden characters take no wounds and can't be destroyed",
    ru="скрытые персонажи не получают ран, и их нельзя уничтожить",
)
@dataclass(frozen=True)
class HiddenUntouched(Line, Restriction):
    """what the 15th edition says of hidden characters (§118)"""

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (kinds.WOUND, verbs.DESTROY)

    def forbids(self, state: State, scope: Bound, event: Event) -> bool:
        oid = event["target"] if event.kind is kinds.WOUND else event["object"]
        return is_hidden(state, oid)


class StaysOpen(Forbids):
    """Does not close after a fight in one part in it (§307)."""

    what: Things
    kind = kinds.CLOSE
    after: Way

    def forbids(self, state: State, scope: Bound, event: Event) -> bool:
        return event.get("after") is self.after and self.what.include(state, scope, event["object"])


@phrase("{what} does not close after attacking", ru="{what} не закрывается после атаки")
@dataclass(frozen=True)
class StaysOpenAttacking(StaysOpen):
    """no closing after an attack"""

    what: Things
    after = Way.STRIKE


@phrase("{what} does not close after defending", ru="{what} не закрывается после защиты")
@dataclass(frozen=True)
class StaysOpenDefending(StaysOpen):
    """no closing after defending"""

    what: Things
    after = Way.ANSWER


@dataclass(frozen=True)
class CostBy(Change):
    """Cards in their controller's hand cost more or less."""

    what: Description
    by: int

    @property
    def prop(self) -> str:
        return "cost"

    @property
    def op(self) -> str:
        return "add" if self.by > 0 else "subtract"

    def affects(self, state: State, scope: Bound, oid: ObjId) -> bool:
        obj = state.obj(oid)
        return obj.zone.kind == HAND and obj.owner == scope.you and self.what.fits(state, scope, oid)

    def apply(self, state: State, scope: Bound, oid: ObjId, value: Any) -> Any:
        return None if value is None else value + self.by


class Direction(Node):
    """Dearer or cheaper."""

    sign: int


@phrase("more", ru="дороже")
@dataclass(frozen=True)
class Dearer(Direction):
    """dearer"""

    sign = 1


@phrase("less", ru="дешевле")
@dataclass(frozen=True)
class Cheaper(Direction):
    """cheaper"""

    sign = -1


@phrase("your {what} in hand costs {n} {direction}", ru="{what} у вас в руке на {n} {direction}")
@dataclass(frozen=True)
class CostsOtherwise(Line, Static):
    """cards in hand cost more or less; on the table a card keeps its base cost (§309.1.4)"""

    what: Description
    n: int
    direction: Direction

    def changes(self) -> tuple[Change, ...]:
        return self._changes

    @cached_property
    def _changes(self) -> tuple[Change, ...]:
        return (CostBy(self.what, self.direction.sign * self.n),)
