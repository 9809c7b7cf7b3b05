"""Characteristics: what an object is now, derived from what is printed and from everything in force, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from judgeapp.kernel.abilities import Change, Static
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.inforce import abilities, face, in_force
from judgeapp.kernel.state import Bound, State

__all__ = ["Provenance", "abilities", "face", "value", "why"]


@dataclass(frozen=True, slots=True)
class Provenance:
    """One step on the way from the printed value to the present one.

    source: the object whose text does it (None: printed, or a rule). words: that text. rules: what orders it.
    """

    before: Any
    after: Any
    source: ObjId | None
    words: str
    rules: tuple[str, ...] = ()


def value(state: State, oid: ObjId, prop: str) -> Any:
    """A characteristic of an object (of its last known form, if it has left); None where it has no such property.

    A change that asks for the very value it is changing reads it as far as it has been worked out.
    """
    state = state.at(oid)
    memo = state.memo
    key = (oid, prop)
    if key in memo:
        if key in memo.get("busy", ()):
            memo["partial"] = True
        return state.game.shown(prop, memo[key])
    if "bearers" not in memo and "gathering" not in memo:
        in_force(state, Static)
    busy: set[Any] = memo.setdefault("busy", set())
    outermost = not busy
    busy.add(key)
    memo[key] = _base(state, oid, prop)
    try:
        for bound, change in _changes(state, prop):
            if _applies(state, bound, change, oid):
                after = change.apply(state, bound, oid, memo[key])
                memo[key] = state.game.bounded(prop, change.op, after)
    finally:
        busy.discard(key)
    result = memo[key]
    if memo.get("partial"):
        if outermost:
            memo.pop("partial")
        else:
            del memo[key]
    return state.game.shown(prop, result)


def why(state: State, oid: ObjId, prop: str) -> tuple[Provenance, ...]:
    """The same, step by step: first the printed value, then every change that applies, in order."""
    state = state.at(oid)
    now = _base(state, oid, prop)
    steps = [Provenance(None, now, None, "printed")]
    for bound, change in _changes(state, prop):
        if _applies(state, bound, change, oid):
            after = state.game.bounded(prop, change.op, change.apply(state, bound, oid, now))
            words = state.game.words(bound.ability)
            if bound.effect is not None and bound.effect in state.effects:
                words = state.effects[bound.effect].words or words
            steps.append(Provenance(now, after, bound.source, words, state.game.rules_of(f"{prop} {change.op}")))
            now = after
    return tuple(steps)


def _base(state: State, oid: ObjId, prop: str) -> Any:
    obj = state.obj(oid)
    card = face(state, oid)
    if card is not obj.card:
        return state.game.copied(state, obj, card, prop)
    return state.game.base(state, obj, prop)


def _applies(state: State, bound: Bound, change: Change, oid: ObjId) -> bool:
    ability = bound.ability
    return isinstance(ability, Static) and change.affects(state, bound, oid) and ability.active(state, bound)


def _changes(state: State, prop: str) -> list[tuple[Bound, Change]]:
    by_prop = state.memo.get("changes")
    if by_prop is None:
        by_prop = {}
        for bound in in_force(state, Static):
            for change in cast(Static, bound.ability).changes():
                by_prop.setdefault(change.prop, []).append((bound, change))
        layer = state.game.layer
        for found in by_prop.values():
            found.sort(key=lambda f: (layer(f[1]), f[0].seq))
        state.memo["changes"] = by_prop
    return cast("list[tuple[Bound, Change]]", by_prop.get(prop, []))
