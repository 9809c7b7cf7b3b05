"""Where abilities function (1.7.4)."""

from __future__ import annotations

from collections.abc import Sequence

from judgeapp.games.fab.reading import ARENA, is_proxy
from judgeapp.games.fab.words.marks import Works
from judgeapp.kernel.abilities import Ability
from judgeapp.kernel.state import Obj, State
from judgeapp.language.phrase import Node, walk

ARENA_CARDS = ("weapon", "equipment", "hero", "demi-hero", "token", "ally", "aura", "item", "landmark", "figment")
_SIGNS: dict[int, tuple[Ability, frozenset[Works]]] = {}


def functions(state: State, obj: Obj, ability: Ability) -> bool:
    """Whether an ability printed on (or given to) the object functions where the object is."""
    zone = obj.zone.kind
    own = ability.zones
    if own is not None:
        return zone in own and not obj.mark("face-down")
    if zone == "stack":
        return is_proxy(obj) or Works.PLAYED in signs(ability)
    if zone not in ARENA:
        return Works.MOVING in signs(ability)
    if obj.mark("face-down"):
        return False
    if obj.mark("defending") is not None and not any(t in ARENA_CARDS for t in obj.card.facts.get("types", ())):
        return Works.DEFENDING in signs(ability)
    return True


_Key = tuple[int, str, bool, bool, bool]
_FUNCTIONING: dict[_Key, tuple[Sequence[Ability], tuple[Ability, ...]]] = {}


def functioning(state: State, obj: Obj, lines: Sequence[Ability]) -> Sequence[Ability]:
    """Those of the abilities that function. For printed ones it depends on little else, so it is found out once."""
    if lines is not obj.card.abilities:
        return [a for a in lines if functions(state, obj, a)]
    marks = obj.marks
    key = (id(lines), obj.zone.kind, "face-down" in marks, "defending" in marks, "attack source" in marks)
    known = _FUNCTIONING.get(key)
    if known is None or known[0] is not lines:
        known = _FUNCTIONING[key] = (lines, tuple(a for a in lines if functions(state, obj, a)))
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
