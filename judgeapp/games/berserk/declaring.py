"""Declaring an ability: its targets and what stands in the way of it (§501, 502)."""

from __future__ import annotations

from judgeapp.games.berserk.words.fights import Foe
from judgeapp.kernel.choices import Procedure, choose
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.cardgame import said
from judgeapp.language.nodes.things import Target
from judgeapp.language.phrase import Node, walk


def wanted(node: Node) -> tuple[Target | Foe, ...]:
    """What a phrase wants chosen as it is declared."""
    return tuple(n for n in walk(node) if isinstance(n, Target | Foe))


def legal_targets(state: State, scope: Bound, want: Target | Foe) -> tuple[ObjId, ...]:
    """What may be chosen (§118, 502)."""
    return want.legal(state, scope)


def lacks_target(state: State, scope: Bound, node: Node) -> Target | Foe | None:
    """A target for which there is nothing to choose (§502.9), or None."""
    for want in wanted(node):
        least = 1 if isinstance(want, Foe) else want.least
        if len(legal_targets(state, scope, want)) < least:
            return want
    return None


def choose_targets(table: Table, scope: Bound, node: Node) -> Procedure:
    """Choose every target. The scope must have been opened; "it" is the first target from here on."""
    state = table.state
    for want in wanted(node):
        target = want.target if isinstance(want, Foe) else want
        named = [(state.obj(o).alias, o) for o in legal_targets(state, scope, want)]
        about = said(state, want)
        picked = yield from choose(scope.you, "target", about, named, target.least, target.most, rules=("501.1", "502"))
        scope.slots[target.slot] = picked  # type: ignore[index]
        if "target" not in scope.slots:
            scope.slots.update({"target": picked, "it": picked})  # type: ignore[attr-defined]
