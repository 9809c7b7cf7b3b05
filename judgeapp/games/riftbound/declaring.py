"""Choices made as something is put on the chain: targets, destinations; and what Deflect asks for them (352, 735)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from judgeapp.games.riftbound import events, paying, reading
from judgeapp.games.riftbound.words.instructions import MoveTo
from judgeapp.games.riftbound.words.places import ToAPlace
from judgeapp.kernel.choices import Procedure, choose
from judgeapp.kernel.ids import ObjId, Zone
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Instruction
from judgeapp.language.nodes.instructions import YouMay
from judgeapp.language.nodes.things import Target
from judgeapp.language.phrase import walk


def targets(line: Any) -> Iterator[Target]:
    """The targets that a line of text asks for, in the order of its words. Quoted text is not part of them."""
    for node in walk(getattr(line, "effect", line)):
        if isinstance(node, Target):
            yield node


def declare(table: Table, scope: Bound, effect: Instruction, hidden: Zone | None) -> Procedure:
    """Choose targets and destinations; returns False where something mandatory can't be chosen. What only a "you may"
    further on asks for is not mandatory.

    hidden: the battlefield to which a card played from facedown is tied (737.1.d).
    """
    slots = cast("dict[str, Any]", scope.slots)
    hidden = hidden or slots.get("hidden at")
    spared = [t for part in walk(effect) if isinstance(part, YouMay) and part is not effect for t in walk(part)]
    moves = {id(node.place): node for node in walk(effect) if isinstance(node, MoveTo)}
    for node in walk(effect):
        if isinstance(node, Target):
            found = yield from _target(table, scope, slots, node, hidden)
            if not found and not any(node is t for t in spared):
                return False
        elif isinstance(node, ToAPlace) and not (yield from _place(table, scope, slots, moves[id(node)], node)):
            return False
    return True


def _target(table: Table, scope: Bound, slots: dict[str, Any], node: Target, hidden: Zone | None) -> Procedure:
    state = table.state
    legal = node.legal(state, scope)
    if hidden is not None:
        legal = tuple(o for o in legal if _tied(state, o, hidden))
    if len(legal) < node.least:
        return False
    named = [(state.obj(o).alias, o) for o in legal]
    rules = ("352", "352.7") if hidden is None else ("352", "737")
    picked = yield from choose(scope.you, "target", node.show(), named, node.least, node.most, rules=rules)
    slots[node.slot] = picked
    slots.setdefault("it", picked)
    slots.setdefault("first target", picked)
    slots["chosen"] = (*slots.get("chosen", ()), *picked)
    return True


def _tied(state: State, oid: ObjId, hidden: Zone) -> bool:
    """Whether a card from facedown may choose it: what is on the board must be at that battlefield."""
    place = reading.location(state, oid)
    return place is None or place == hidden


def _place(table: Table, scope: Bound, slots: dict[str, Any], move: MoveTo, place: ToAPlace) -> Procedure:
    state = table.state
    moved = move.what.objects(state, scope)
    if not moved:
        return True
    options = place.options(state, moved[0])
    named = [("base" if z.kind == "base" else str(z.of), z) for z in options]
    picked = yield from choose(scope.you, "place", "where to move it", named, rules=("352.4",))
    if not picked:
        return False
    slots["place"] = picked[0]
    return True


def deflect(state: State, scope: Bound) -> paying.Price:
    """What Deflect adds: power for each time an opponent's unit is chosen; before 1.2 once for each unit (735)."""
    chosen: tuple[ObjId, ...] = scope.slots.get("chosen", ())
    if not state.game.since("1.2"):
        chosen = tuple(dict.fromkeys(chosen))
    total = 0
    for oid in chosen:
        if state.exists(oid) and not state.game.friendly(state, scope.you, state.obj(oid).controller):
            total += reading.keyword_sum(state, oid, "deflect")
    return paying.Price(0, ((),) * total)


def announce(table: Table, scope: Bound, item: ObjId, spell: bool) -> Procedure:
    """Let the choices be known; what waits for being chosen triggers now (376)."""
    chosen: tuple[ObjId, ...] = scope.slots.get("chosen", ())
    with table.because("352"):
        yield from table.emit(*(events.CHOOSE(player=scope.you, object=o, by=item, spell=spell) for o in chosen))
