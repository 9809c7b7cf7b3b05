"""Characteristics: what an object is now, derived from what is printed and from everything in force, and why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from judgeapp.kernel.abilities import Change, Static
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.inforce import abilities, face, force_of
from judgeapp.kernel.state import FORCE, Bound, State

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

    A change that asks for the very value it is changing reads it as far as it has been worked out. What was read so is
    not kept for others: every value is the same whichever is asked for first.
    """
    state = state.at(oid)
    memo = state.memo
    key = (oid, prop)
    if key in memo:
        if "busy" in memo and key in memo["busy"]:
            memo["partial"] = True
        return state.game.shown(prop, memo[key])
    if "circular" in memo and key in memo["circular"] and not memo.get("busy"):
        return state.game.shown(prop, memo["circular"][key])
    if not (memo.get(FORCE) or force_of(state)).changes(prop):
        now = memo[key] = _base(state, oid, prop)
        return state.game.shown(prop, now)
    return state.game.shown(prop, _worked_out(state, key))


def _worked_out(state: State, key: tuple[ObjId, str]) -> Any:
    memo = state.memo
    busy: dict[Any, None] = memo.setdefault("busy", {})
    outermost = not busy
    busy[key] = None
    try:
        for _ in _steps(state, *key):
            pass
    except BaseException:
        memo.pop(key, None)
        _forget_halves(memo)
        raise
    finally:
        del busy[key]
    result = memo[key]
    if memo.get("partial"):
        memo.setdefault("halves", []).append(key)
        if outermost:
            _forget_halves(memo)
            memo.setdefault("circular", {})[key] = result
    return result


def _forget_halves(memo: dict[Any, Any]) -> None:
    """Let go of what was worked out while something else was read half done."""
    for key in memo.pop("halves", ()):
        memo.pop(key, None)
    memo.pop("partial", None)


def _steps(state: State, oid: ObjId, prop: str) -> Iterator[tuple[Bound | None, Change | None, Any, Any]]:
    """Work a value out in the memo; yields every change that applies, with the value before it and after it."""
    memo, key, game = state.memo, (oid, prop), state.game
    memo[key] = _base(state, oid, prop)
    yield None, None, None, memo[key]
    for bound, change in force_of(state).changes(prop):
        if _applies(state, bound, change, oid):
            before = memo[key]
            memo[key] = game.bounded(prop, change.op, change.apply(state, bound, oid, before))
            yield bound, change, before, memo[key]


def why(state: State, oid: ObjId, prop: str) -> tuple[Provenance, ...]:
    """The same, step by step: first the printed value, then every change that applies, in order."""
    state = state.at(oid)
    state = state.with_memo({FORCE: force_of(state), "busy": {(oid, prop): None}})
    return tuple(_provenance(state, prop, *step) for step in _steps(state, oid, prop))


def _provenance(
    state: State, prop: str, bound: Bound | None, change: Change | None, before: Any, now: Any
) -> Provenance:
    if bound is None or change is None:
        return Provenance(None, now, None, "printed")
    words = state.game.words(bound.ability)
    if bound.effect is not None and bound.effect in state.effects:
        words = state.effects[bound.effect].words or words
    return Provenance(before, now, bound.source, words, state.game.rules_of(f"{prop} {change.op}"))


def _base(state: State, oid: ObjId, prop: str) -> Any:
    obj = state.obj(oid)
    card = face(state, oid)
    if prop == "abilities":
        return card.abilities
    if card is not obj.card:
        return state.game.copied(state, obj, card, prop)
    return state.game.base(state, obj, prop)


def _applies(state: State, bound: Bound, change: Change, oid: ObjId) -> bool:
    ability = bound.ability
    return isinstance(ability, Static) and change.affects(state, bound, oid) and ability.active(state, bound)
