"""Where abilities function (1.7.4)."""

from __future__ import annotations

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


def signs(ability: Ability) -> frozenset[Works]:
    """Where the words of an ability make it function. Found once for each line of text."""
    known = _SIGNS.get(id(ability))
    if known is not None and known[0] is ability:
        return known[1]
    nodes = walk(ability) if isinstance(ability, Node) else []
    found = frozenset(s for n in nodes if (s := getattr(n, "works", None)) is not None)
    _SIGNS[id(ability)] = (ability, found)
    return found
