"""Which abilities are in force in a position: those of objects that function, those of effects, those of the rules.

What was found is kept from position to position and made anew only as far as something it was made of has changed:
an object (positions share the objects that stay as they are), the stored effects, the abilities of the rules, and what
gives or takes abilities, which is asked again in every position. Whatever comes out as it was before is the very same
thing as before, together with every table drawn from it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import eq, is_
from typing import TypeVar, cast

from judgeapp.kernel.abilities import Ability, Change, Static
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.events import EventKind
from judgeapp.kernel.game import Game
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import COPIES, EARLIER, FORCE, Bound, Obj, State

A = TypeVar("A", bound=Ability)
Lines = tuple[Ability, ...]
Own = tuple[Obj, Lines, tuple[Bound, ...]]
"""An object, the abilities it has by itself, and those of them that function."""


class Force:
    """Everything in force in a position, the oldest first, and tables of it that are drawn when first asked for.

    given: the abilities of every object, where some are given or taken away; None where all have their own. base: what
    is in force before any are (itself, where none are). parts: the same in the order of gathering. own: what objects
    brought along when this was last found, for the next position to begin with.
    """

    __slots__ = ("_by_kind", "_changes", "_layer", "_watching", "base", "bounds", "given", "own", "parts")

    def __init__(
        self, game: Game, parts: list[Bound], base: Force | None = None, given: Mapping[ObjId, Lines] | None = None
    ) -> None:
        self._layer = game.layer
        self.parts = parts
        self.bounds = sorted(parts, key=_age)
        self.base = base or self
        self.given = given
        self.own: Mapping[ObjId, Own] = {}
        self._by_kind: dict[type[Ability], list[Bound]] = {}
        self._changes: dict[str, list[tuple[Bound, Change]]] | None = None
        self._watching: dict[type[Ability], dict[EventKind, list[Bound]]] = {}

    def of(self, kind: type[Ability]) -> list[Bound]:
        """All abilities of one class, the oldest first."""
        found = self._by_kind.get(kind)
        if found is None:
            found = self._by_kind[kind] = [b for b in self.bounds if is_kind(type(b.ability), kind)]
        return found

    def watching(self, kind: type[Ability], event: EventKind) -> list[Bound]:
        """Those of one class that watch events of a kind."""
        by_event = self._watching.get(kind)
        if by_event is None:
            by_event = self._watching[kind] = {}
            for bound in self.of(kind):
                for watched in bound.ability.watches:  # type: ignore[attr-defined]
                    by_event.setdefault(watched, []).append(bound)
        return by_event.get(event, [])

    def changes(self, prop: str) -> list[tuple[Bound, Change]]:
        """What changes a characteristic, in the order of application."""
        if self._changes is None:
            by_prop: dict[str, list[tuple[Bound, Change]]] = {}
            for bound in self.of(Static):
                for change in cast(Static, bound.ability).changes():
                    by_prop.setdefault(change.prop, []).append((bound, change))
            for found in by_prop.values():
                found.sort(key=lambda f: (self._layer(f[1]), f[0].seq))
            self._changes = by_prop
        return self._changes.get(prop, [])

    @property
    def varies(self) -> bool:
        """Whether something gives or takes abilities, or would under other circumstances."""
        return bool(self.base.changes("abilities"))


def _age(bound: Bound) -> int:
    return bound.seq


def face(state: State, oid: ObjId) -> CardDef:
    """The card that an object is, after effects that make it a copy of another."""
    state = state.at(oid)
    card = state.game.printed(state.obj(oid))
    for bound, change in _copies(state):
        if change.affects(state, bound, oid):
            card = change.apply(state, bound, oid, card)
    return card


def _copies(state: State) -> list[tuple[Bound, Change]]:
    found = state.memo.get(COPIES)
    if found is None:
        found = state.memo[COPIES] = [
            (effect.bound, change)
            for effect in state.effects.values()
            if isinstance(effect.bound.ability, Static)
            for change in effect.bound.ability.changes()
            if change.prop == "card"
        ]
    return cast("list[tuple[Bound, Change]]", found)


def in_force(state: State, kind: type[A]) -> list[Bound]:
    """All abilities of one class that are in force, the oldest first."""
    return force_of(state).of(kind)


def force_of(state: State) -> Force:
    """Everything that is in force in a position."""
    known = state.memo.get(FORCE)
    if known is None:
        known = state.memo[FORCE] = _gather(state, state.memo.pop(EARLIER, None))
    return cast(Force, known)


def untouched(state: State, prop: str) -> bool:
    """Whether it is known that nothing in force changes a characteristic of anything."""
    known: Force | None = state.memo.get(FORCE)
    return known is not None and not known.changes(prop)


_KINDS: dict[tuple[type, type], bool] = {}


def is_kind(cls: type, kind: type) -> bool:
    """Whether a class of abilities is of a kind; asked so often that the answer is kept."""
    known = _KINDS.get((cls, kind))
    if known is None:
        known = _KINDS[cls, kind] = issubclass(cls, kind)
    return known


def abilities(state: State, oid: ObjId) -> Lines:
    """The abilities an object has, given and taken ones accounted for, whether or not they function here."""
    state = state.at(oid)
    given = force_of(state).given
    found = None if given is None else given.get(oid)
    return face(state, oid).abilities if found is None else found


def has_others(state: State, oid: ObjId) -> bool:
    """Whether an object may have other abilities than its own: some are being given or taken away."""
    given = force_of(state).given
    return given is not None and oid in given


# --- gathering ------------------------------------------------------------------------------------------------------


def _gather(state: State, earlier: Force | None) -> Force:
    """What is in force; earlier: what was so in a position before, for whatever is still the same."""
    carried = [effect.bound for effect in state.effects.values()]
    carried += state.game.rule_abilities(state)
    before = None if earlier is None else earlier.base
    own = _brought(state, before)
    parts = [bound for _, _, bounds in own.values() for bound in bounds] + carried
    base = before if before is not None and _same(before.parts, parts) else Force(state.game, parts)
    base.own = {} if _copies(state) else own
    grants = base.changes("abilities")
    if not grants:
        return base
    printed = {oid: lines for oid, (_, lines, _) in own.items()}
    given = _granted(state, base, printed, grants)
    if all(given[oid] is lines for oid, lines in printed.items()):
        return base
    parts = []
    for oid, (obj, lines, bounds) in own.items():
        parts += bounds if given[oid] is lines else _functioning(state, obj, given[oid])
    parts += carried
    if earlier is not None and earlier.base is base and earlier.given == given and _same(earlier.parts, parts, eq):
        return earlier
    return Force(state.game, parts, base, given)


def _brought(state: State, before: Force | None) -> dict[ObjId, Own]:
    """What every object brings along that could. Unless something is a copy, that depends on the object alone."""
    copies = _copies(state)
    known: Mapping[ObjId, Own] = {} if before is None or copies else before.own
    own: dict[ObjId, Own] = {}
    for obj in state.game.bearers(state):
        if obj.layer is not None:
            continue
        found = known.get(obj.id)
        if found is None or found[0] is not obj:
            lines = face(state, obj.id).abilities
            bounds = _functioning(state, obj, lines)
            found = (obj, lines, found[2] if found is not None and _same(found[2], bounds) else bounds)
        own[obj.id] = found
    return own


def _functioning(state: State, obj: Obj, lines: Lines) -> tuple[Bound, ...]:
    if not lines:
        return ()
    return tuple(Bound(a, obj.id, obj.controller, seq=obj.seq) for a in state.game.functioning(obj, lines))


def _same(some: Sequence[Bound], others: Sequence[Bound], match: Callable[[Ability, Ability], bool] = is_) -> bool:
    """Whether two rows of abilities in force are the same ones, from the same sources, in the same order.

    match: when two abilities are the same. Given ones may be made anew each time, so for them it is enough to be equal.
    """
    return len(some) == len(others) and all(
        a is b
        or (
            match(a.ability, b.ability)
            and (a.source, a.you, a.seq, a.effect) == (b.source, b.you, b.seq, b.effect)
            and a.slots == b.slots
        )
        for a, b in zip(some, others, strict=True)
    )


def _granted(
    state: State, base: Force, printed: dict[ObjId, Lines], grants: list[tuple[Bound, Change]]
) -> dict[ObjId, Lines]:
    """Given and taken abilities. While they are worked out, the position is read with what is in force by itself; what
    was found out about it so is forgotten again."""
    state.memo[FORCE] = base
    result, dead = _apply_grants(state, printed, grants)
    while dead:
        grants = [g for g in grants if _grant(g) not in dead]
        result, dead = _apply_grants(state, printed, grants)
    for key in [k for k in state.memo if k != COPIES]:
        del state.memo[key]
    return result


def _apply_grants(
    state: State, printed: dict[ObjId, Lines], grants: list[tuple[Bound, Change]]
) -> tuple[dict[ObjId, Lines], set[tuple[ObjId, int]]]:
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


def _borne(bound: Bound, printed: dict[ObjId, Lines], result: dict[ObjId, Lines]) -> bool:
    """Whether an ability that an object came with is still among those it has; what effects and rules carry can't be
    lost."""
    came_with = any(a is bound.ability for a in printed.get(bound.source, ()))
    return bound.effect is not None or not came_with or any(a is bound.ability for a in result[bound.source])
