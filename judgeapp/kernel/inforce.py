"""Which abilities are in force in a position: those of objects that function, those of effects, those of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar, cast

from judgeapp.kernel.abilities import Ability, Change, Static
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, Obj, State

A = TypeVar("A", bound=Ability)


def face(state: State, oid: ObjId) -> CardDef:
    """The card that an object is, after effects that make it a copy of another."""
    state = state.at(oid)
    card = state.game.printed(state.obj(oid))
    copies = state.memo.get("copies")
    for bound, change in _copies(state) if copies is None else copies:
        if change.affects(state, bound, oid):
            card = change.apply(state, bound, oid, card)
    return card


def _copies(state: State) -> list[tuple[Bound, Change]]:
    found = state.memo.get("copies")
    if found is None:
        found = [
            (effect.bound, change)
            for effect in state.effects.values()
            if isinstance(effect.bound.ability, Static)
            for change in effect.bound.ability.changes()
            if change.prop == "card"
        ]
        state.memo["copies"] = found
    return cast("list[tuple[Bound, Change]]", found)


def in_force(state: State, kind: type[A]) -> list[Bound]:
    """All abilities of one class that are in force, the oldest first."""
    everything = state.memo.get("bearers")
    if everything is None:
        state.memo["gathering"] = True
        everything = state.memo["bearers"] = _gather(state)
        state.memo.pop("gathering", None)
    found = everything.get(kind)
    if found is None:
        found = everything[kind] = [b for b in everything[Ability] if is_kind(type(b.ability), kind)]
    return cast("list[Bound]", found)


_KINDS: dict[tuple[type, type], bool] = {}


def is_kind(cls: type, kind: type) -> bool:
    """Whether a class of abilities is of a kind; asked so often that the answer is kept."""
    known = _KINDS.get((cls, kind))
    if known is None:
        known = _KINDS[cls, kind] = issubclass(cls, kind)
    return known


def abilities(state: State, oid: ObjId) -> tuple[Ability, ...]:
    """The abilities an object has, given and taken ones accounted for, whether or not they function here."""
    state = state.at(oid)
    if "bearers" not in state.memo:
        in_force(state, Static)
    given = state.memo["bearers"].get("given", {}).get(oid)
    return given if given is not None else face(state, oid).abilities


def _gather(state: State) -> dict[object, list[Bound]]:
    copies = _copies(state)
    awake = {obj.id: obj for obj in state.game.bearers(state) if obj.layer is None}
    printed = {
        oid: face(state, oid).abilities if copies else obj.card.abilities
        for oid, obj in awake.items()
        if copies or obj.card.abilities
    }
    carried = [e.bound for e in state.effects.values()] + list(state.game.rule_abilities(state))
    first = _bound(state, printed) + carried
    grants = [(b, c) for b, c in _changes(first) if c.prop == "abilities"]
    if grants:
        printed = {oid: face(state, oid).abilities for oid in awake}
        printed = _granted(state, printed, carried, grants)
        first = _bound(state, printed) + carried
    first.sort(key=lambda b: b.seq)
    found: dict[object, list[Bound]] = {Ability: first}
    if grants:
        found["given"] = printed  # type: ignore[assignment]
    return found


def _bound(state: State, printed: dict[ObjId, tuple[Ability, ...]]) -> list[Bound]:
    game = state.game
    found = []
    for oid, lines in printed.items():
        if lines:
            obj: Obj = state.objects[oid]
            found += [Bound(a, oid, obj.controller, seq=obj.seq) for a in game.functioning(state, obj, lines)]
    return found


def _changes(bounds: Iterable[Bound]) -> list[tuple[Bound, Change]]:
    return [(b, c) for b in bounds if is_kind(type(b.ability), Static) for c in cast(Static, b.ability).changes()]


def _granted(
    state: State, printed: dict[ObjId, tuple[Ability, ...]], carried: list[Bound], grants: list[tuple[Bound, Change]]
) -> dict[ObjId, tuple[Ability, ...]]:
    """Given and taken abilities. While they are worked out, the position is read with printed abilities and with what
    effects and rules carry."""
    state.memo["bearers"] = {Ability: _bound(state, printed) + carried}
    grants.sort(key=lambda g: (state.game.layer(g[1]), g[0].seq))
    result, dead = _apply_grants(state, printed, grants)
    while dead:
        grants = [g for g in grants if _grant(g) not in dead]
        result, dead = _apply_grants(state, printed, grants)
    for key in [k for k in state.memo if k != "copies"]:
        del state.memo[key]
    return result


def _apply_grants(
    state: State, printed: dict[ObjId, tuple[Ability, ...]], grants: list[tuple[Bound, Change]]
) -> tuple[dict[ObjId, tuple[Ability, ...]], set[tuple[ObjId, int]]]:
    """The result of some grants, and those among them that took part although their bearer had lost them in the end:
    what takes an ability away is applied before what that ability does."""
    result = dict(printed)
    taken: list[Bound] = []
    dead: set[tuple[ObjId, int]] = set()
    for bound, change in grants:
        ability = bound.ability
        if not _borne(bound, printed, result) or not isinstance(ability, Static) or not ability.active(state, bound):
            continue
        for oid in printed:
            if change.affects(state, bound, oid):
                result[oid] = change.apply(state, bound, oid, result[oid])
        dead |= {
            (b.source, id(b.ability)) for b in taken if b.ability is not ability and not _borne(b, printed, result)
        }
        taken.append(bound)
    return result, dead


def _grant(grant: tuple[Bound, Change]) -> tuple[ObjId, int]:
    return (grant[0].source, id(grant[0].ability))


def _borne(bound: Bound, printed: dict[ObjId, tuple[Ability, ...]], result: dict[ObjId, tuple[Ability, ...]]) -> bool:
    """Whether an ability that an object came with is still among those it has; what effects and rules carry can't be
    lost."""
    came_with = any(a is bound.ability for a in printed.get(bound.source, ()))
    return bound.effect is not None or not came_with or any(a is bound.ability for a in result[bound.source])
