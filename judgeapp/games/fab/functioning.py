"""Where abilities function (1.7.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judgeapp.games.fab.reading import ARENA, is_proxy
from judgeapp.games.fab.words.marks import Works
from judgeapp.kernel.abilities import Ability
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.state import Obj, State
from judgeapp.language.phrase import Node, walk

ARENA_CARDS = ("weapon", "equipment", "hero", "demi-hero", "token", "ally", "aura", "item", "landmark", "figment")
_SIGNS: dict[int, tuple[Ability, frozenset[Works]]] = {}


def functions(obj: Obj, ability: Ability) -> bool:
    """Whether an ability printed on (or given to) the object functions where the object is."""
    zone = obj.zone.kind
    own = ability.zones
    if own is not None:
        return zone in own and not obj.mark("face-down")
    if zone == "stack":
        return is_proxy(obj) or not signs(ability).isdisjoint((Works.PLAYED, Works.ENTERING))
    if zone not in ARENA:
        return not signs(ability).isdisjoint((Works.MOVING, Works.ENTERING))
    if obj.mark("face-down"):
        return False
    if obj.mark("defending") is not None and not any(t in ARENA_CARDS for t in obj.card.facts.get("types", ())):
        return Works.DEFENDING in signs(ability)
    return True


_WAKEFUL: dict[int, tuple[CardDef, bool]] = {}


def bearers(state: State) -> Iterator[Obj]:
    """Everything in the arena and on the stack; elsewhere only cards whose text speaks of other zones, and those that
    lie face-up in a hidden zone: they may have been given something."""
    objects = state.objects
    for zone, ids in state.zones.items():
        if zone.kind in ARENA or zone.kind == "stack":
            for oid in ids:
                yield objects[oid]
        else:
            for oid in ids:
                obj = objects[oid]
                if "face-up" in obj.marks or (obj.card.abilities and wakeful(obj.card)):
                    yield obj


def wakeful(card: CardDef) -> bool:
    """Whether a card has an ability that functions outside the arena and the stack. Found once for each card."""
    known = _WAKEFUL.get(id(card))
    if known is not None:
        return known[1]
    signed = (Works.MOVING, Works.ENTERING)
    found = any(a.zones is not None or not signs(a).isdisjoint(signed) for a in card.abilities)
    _WAKEFUL[id(card)] = (card, found)
    return found


_Key = tuple[int, str, bool, bool, bool]
_FUNCTIONING: dict[_Key, tuple[Sequence[Ability], tuple[Ability, ...]]] = {}


def functioning(obj: Obj, lines: Sequence[Ability]) -> Sequence[Ability]:
    """Those of the abilities that function. For printed ones it depends on little else, so it is found out once."""
    if lines is not obj.card.abilities:
        return [a for a in lines if functions(obj, a)]
    marks = obj.marks
    key = (id(lines), obj.zone.kind, "face-down" in marks, "defending" in marks, "attack source" in marks)
    known = _FUNCTIONING.get(key)
    if known is None or known[0] is not lines:
        known = _FUNCTIONING[key] = (lines, tuple(a for a in lines if functions(obj, a)))
    return known[1]


def signs(ability: Ability) -> frozenset[Works]:
    """Where the words of an ability make it function. Found once for each line of text."""
    known = _SIGNS.get(id(ability))
    if known is not None and known[0] is ability:
        return known[1]
    nodes = walk(ability) if isinstance(ability, Node) else []
    found = frozenset(s for n in nodes if (s := getattr(n, "works", None)) is not None)
    _SIGNS[id(ability)] = (ability, found)
    return found
