"""Characteristics before and between changes: what is printed, what a proxy inherits, counters (2, 1.4.3, 1.15)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from judgeapp.games.fab.assets import printed_cost
from judgeapp.games.fab.expansion import LIFE_CHANGE
from judgeapp.games.fab.glossary import HYBRID
from judgeapp.games.fab.reading import fab
from judgeapp.kernel.abilities import Change, Static
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.inforce import untouched
from judgeapp.kernel.state import Bound, Obj, State
from judgeapp.kernel.views import value

LOWERING = {
    "-1 defense": ("defense", -1),
    "-1 power": ("power", -1),
    "+1 power": ("power", 1),
    "+1 defense": ("defense", 1),
}
"""Counters that change a number: the counter → the characteristic and by how much one changes it."""
NUMERIC = ("power", "defense", "life", "intellect")
BASES = {prop: f"base {prop}" for prop in NUMERIC}
COLORS = {1: "red", 2: "yellow", 3: "blue"}


def base(state: State, obj: Obj, prop: str) -> Any:
    """The value of a characteristic before changes."""
    if obj.mark("attack source") is not None:
        return _inherited(state, obj, prop)
    return _printed(state, obj, obj.card, prop)


def copied(state: State, obj: Obj, card: CardDef, prop: str) -> Any:
    """The same for an object that is a copy; a copied ``*`` is the number printed on the object itself (8.5.25e)."""
    return _printed(state, obj, card, prop)


def _printed(state: State, obj: Obj, card: CardDef, prop: str) -> Any:
    facts = card.facts
    match prop:
        case "power" | "defense" | "intellect":
            return _base_number(state, obj, card, prop)
        case "life":
            own = _base_number(state, obj, card, prop)
            return None if own is None else own + obj.mark(LIFE_CHANGE, 0)
        case "cost":
            x = obj.mark("slots", {}).get("X", 0)
            return printed_cost(facts.get("cost"), x)
        case "color":
            return facts.get("color") or (COLORS.get(facts.get("pitch", 0)) if _is_deck_card(facts) else None)
        case "types":
            return _printed_types(card)
        case "names":
            return (card.moniker,)
    return _number(obj, card, prop[5:]) if prop.startswith("base ") else facts.get(prop)


def _base_number(state: State, obj: Obj, card: CardDef, prop: str) -> Any:
    """The base of a number: what is printed, unless something in force could change it."""
    name = BASES[prop]
    return _number(obj, card, prop) if untouched(state, name) else value(state, obj.id, name)


def _number(obj: Obj, card: CardDef, prop: str) -> Any:
    """A printed number; ``*`` is 0 where nothing says otherwise, on a copy what the object itself has (8.5.25e)."""
    found = card.facts.get(prop)
    if found != "*":
        return found
    return 0 if card is obj.card else obj.card.facts.get(prop)


@lru_cache(maxsize=8_192)
def _printed_types(card: CardDef) -> tuple[str, ...]:
    return tuple(t for t in card.facts.get("types", ()) if t != HYBRID)


def _is_deck_card(facts: Any) -> bool:
    return not facts.get("token") and "pitch" in facts


def _inherited(state: State, obj: Obj, prop: str) -> Any:
    """What an attack-proxy has from its source: the base, and every change that applies to the source (1.4.3a, d)."""
    source: ObjId = obj.marks["attack source"]
    if prop in ("power", "defense"):
        own = value(state, obj.id, f"base {prop}")
        theirs = value(state, source, f"base {prop}")
        return None if own is None else own + (value(state, source, prop) or 0) - (theirs or 0)
    if prop == "life":
        return None
    return value(state, source, prop)


def bounded(prop: str, op: str, value: Any) -> Any:
    """No number falls below 0 by a reduction or a setting (2.0.3c)."""
    bound = op in ("subtract", "set") and isinstance(value, int) and prop in NUMERIC
    return max(0, value) if bound else value


def shown(prop: str, value: Any) -> Any:
    """Life totals are never below 0 (2.5.3e)."""
    return max(0, value) if prop in NUMERIC and isinstance(value, int) else value


@dataclass(frozen=True)
class CounterChange(Change):
    """What counters of one name do to the number they are about (1.15.2)."""

    counter: str

    @property
    def prop(self) -> str:
        return LOWERING[self.counter][0]

    @property
    def op(self) -> str:
        return "add" if LOWERING[self.counter][1] > 0 else "subtract"

    def affects(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return bool(state.obj(oid).mark(self.counter))

    def apply(self, state: State, scope: Bound, oid: ObjId, value: Any) -> Any:
        return None if value is None else value + LOWERING[self.counter][1] * state.obj(oid).mark(self.counter)


class Counters(Static):
    """Counters change numbers: a rule, in force at all times."""

    __slots__ = ()

    @property
    def words(self) -> str:
        return "counters"

    def changes(self) -> tuple[Change, ...]:
        return _COUNTER_CHANGES


_COUNTER_CHANGES: tuple[Change, ...] = tuple(CounterChange(name) for name in LOWERING)
_RULES: tuple[Bound, ...] = (Bound(Counters(), ObjId(0), PlayerId("")),)


def rule_abilities(state: State) -> Sequence[Bound]:
    """Abilities that the rules keep in force."""
    return _RULES


__all__ = ["base", "bounded", "copied", "fab", "rule_abilities", "shown"]
