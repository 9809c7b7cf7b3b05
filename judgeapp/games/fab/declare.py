"""Declaring X, modes and targets as a layer goes onto the stack (5.1.3, 5.1.4, 1.7.5, 1.8.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judgeapp.games.fab.words.modal import Counted, Modal
from judgeapp.kernel.choices import Illegal, Procedure, choose
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import QuotedLine
from judgeapp.language.nodes.instructions import YouMay
from judgeapp.language.nodes.things import Target
from judgeapp.language.phrase import Node, node_fields

DECLARED = "declared targets"
"""Slot: the target phrases of the layer for which something was declared."""


def declare_modes(table: Table, scope: Bound, lines: tuple[Node, ...]) -> Procedure:
    """Let the player choose modes; the scope must have been opened."""
    for modal in _modals(lines):
        least, most = modal.numbers(table.state, scope)
        options: list[tuple[str, int]] = [(mode.show(), at) for at, mode in enumerate(modal.modes)]
        if modal.repeats:
            picked: list[int] = []
            for _ in range(most):
                picked += yield from choose(scope.you, "mode", modal.show(), options, rules=("1.7.5c",))
        else:
            picked = list((yield from choose(scope.you, "mode", modal.show(), options, least, most, rules=("1.7.5a",))))
        scope.slots[Modal.SLOT] = tuple(sorted(picked))  # type: ignore[index]


def declare_targets(table: Table, scope: Bound, lines: tuple[Node, ...]) -> Procedure:
    """Let the player declare targets; returns whether every phrase had a legal one."""
    slots: dict[str, Any] = scope.slots  # type: ignore[assignment]
    declared: list[Target] = []
    for target, optional in targets_of(lines, slots):
        state = table.state
        legal = target.legal(state, scope)
        least = target.least_of(state, scope) if isinstance(target, Counted) else target.least
        if len(legal) < least or (optional and not legal):
            return False
        most = target.most_of(state, scope) if isinstance(target, Counted) else target.most
        named = [(state.obj(o).alias, o) for o in legal]
        about = target.show()
        picked = yield from choose(scope.you, "target", about, named, 0 if optional else least, most, rules=("1.8.5",))
        slots[target.slot] = picked
        declared.append(target)
        if len(declared) == 1:
            slots["target"] = picked
            slots["it"] = picked
            slots.setdefault("they", _controllers(state, picked))
    slots[DECLARED] = tuple(declared)
    return True


def _controllers(state: State, picked: tuple[ObjId, ...]) -> tuple[Any, ...]:
    return tuple(state.obj(o).controller for o in picked)


def targets_of(lines: Any, slots: Any, optional: bool = False) -> Iterator[tuple[Target, bool]]:
    """Every target phrase of the text, whether it is optional; not those of abilities in quotes or unchosen modes."""
    match lines:
        case tuple():
            for line in lines:
                yield from targets_of(line, slots, optional)
        case QuotedLine():
            return
        case Modal():
            chosen = slots.get(Modal.SLOT, ())
            for at in dict.fromkeys(chosen):
                yield from targets_of(lines.modes[at], slots, optional)
        case Target():
            yield lines, optional
            yield from targets_of(lines.what, slots, optional)
        case Node():
            for _, inner in node_fields(lines):
                yield from targets_of(inner, slots, optional or isinstance(lines, YouMay))


def _modals(lines: Any) -> Iterator[Modal]:
    match lines:
        case tuple():
            for line in lines:
                yield from _modals(line)
        case QuotedLine():
            return
        case Modal():
            yield lines
        case Node():
            for _, inner in node_fields(lines):
                yield from _modals(inner)


def all_targets_gone(state: State, scope: Bound) -> bool:
    """Whether targets were declared and none of them is legal any more (5.3.2a before 2026-06, 1.8.9A since)."""
    declared: tuple[Target, ...] = scope.slots.get(DECLARED, ())
    named = [t for t in declared if t.declared(scope)]
    return bool(named) and not any(t.objects(state, scope) for t in named)


def no_legal_target(table: Table, scope: Bound) -> Illegal:
    """Tell that there is nothing to target."""
    table.note(Outcome.NO_TARGET, scope.ability.words, "5.1.5", "1.8.5", by=scope.source)
    return Illegal("there is no legal target", "5.1.5", "1.8.5")
