"""The position: immutable, complete, and the only thing that anything is derived from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.ids import EffectId, ObjId, PlayerId, Zone

if TYPE_CHECKING:
    from judgeapp.kernel.abilities import Ability
    from judgeapp.kernel.effects import Effect
    from judgeapp.kernel.game import Game
    from judgeapp.kernel.records import Log


class _NoMarks(dict[str, Any]):
    """An empty mapping that stays empty, and may be a default value."""

    __slots__ = ()

    def _refuse(self, *_: Any, **__: Any) -> Any:
        raise TypeError("the shared empty mapping can't be written")

    __setitem__ = __delitem__ = __ior__ = update = setdefault = pop = popitem = clear = _refuse

    def __hash__(self) -> int:  # type: ignore[override]
        return 0


FORCE, EARLIER, COPIES = "in force", "in force earlier", "copies"
"""What a position's memo keeps about the abilities in force: them, those of an earlier position, and copying ones."""
NO_MARKS: Mapping[str, Any] = _NoMarks()


@dataclass(frozen=True, slots=True)
class Bound:
    """An ability with everything it needs to be read: its source, its controller and what its words refer to.

    slots: role → object, player, number or tuple of them (``it``, ``they``, ``target 1``, ``X`` …).
    seq: timestamp of coming into force. effect: the stored effect that carries the ability, if no object does.
    """

    ability: Ability
    source: ObjId
    you: PlayerId
    slots: Mapping[str, Any] = NO_MARKS
    seq: int = 0
    effect: EffectId | None = None

    def with_slots(self, slots: Mapping[str, Any]) -> Bound:
        """The same ability with other slots."""
        return Bound(self.ability, self.source, self.you, slots, self.seq, self.effect)


@dataclass(frozen=True, slots=True)
class Obj:
    """One object in one zone. Changing zone makes another object (``was`` names the earlier one).

    marks: everything that sits on it: damage, counters, statuses, faces. layer: for an ability on a stack, chain or
    queue, the ability it is. seq: when it became this object (its timestamp).
    """

    id: ObjId
    card: CardDef
    owner: PlayerId
    controller: PlayerId
    zone: Zone
    alias: str
    marks: Mapping[str, Any] = NO_MARKS
    seq: int = 0
    was: ObjId | None = None
    layer: Bound | None = None

    def marked(self, marks: Mapping[str, Any]) -> Obj:
        """The same object with other marks."""
        return Obj(
            self.id,
            self.card,
            self.owner,
            self.controller,
            self.zone,
            self.alias,
            marks,
            self.seq,
            self.was,
            self.layer,
        )

    def mark(self, key: str, default: Any = None) -> Any:
        """The value of a mark, or ``default`` where it has none."""
        return self.marks.get(key, default)


@dataclass(frozen=True, slots=True)
class Waiting:
    """A triggered ability that has triggered and is not yet on the stack. record: the number of the event."""

    bound: Bound
    record: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class State:
    """A whole position. Every reader is a pure function of it; every writer goes through :class:`Draft`."""

    game: Game
    seats: tuple[PlayerId, ...]
    objects: Mapping[ObjId, Obj]
    zones: Mapping[Zone, tuple[ObjId, ...]]
    players: Mapping[PlayerId, Mapping[str, Any]]
    effects: Mapping[EffectId, Effect]
    facts: Mapping[str, Any]
    waiting: tuple[Waiting, ...]
    gone: Mapping[ObjId, State]
    log: Log
    next_id: int = 1
    memo: dict[Any, Any] = field(default_factory=dict, repr=False)

    def __repr__(self) -> str:
        return f"<position of {self.game.id}: {len(self.objects)} objects, {len(self.log)} records>"

    def with_log(self, log: Log) -> State:
        """The same position with a longer log."""
        return self._with(log, self.memo)

    def with_memo(self, memo: dict[Any, Any]) -> State:
        """The same position, of which this and nothing else is remembered."""
        return self._with(self.log, memo)

    def _with(self, log: Log, memo: dict[Any, Any]) -> State:
        return State(
            self.game,
            self.seats,
            self.objects,
            self.zones,
            self.players,
            self.effects,
            self.facts,
            self.waiting,
            self.gone,
            log,
            self.next_id,
            memo,
        )

    def forgetting(self, until: int) -> State:
        """The same position without what a long game need not keep: objects that left before record ``until``, and
        what the kept ones remembered of others. Objects that effects still speak of are kept."""
        spoken = {e.bound.source for e in self.effects.values()}
        for effect in self.effects.values():
            for value in effect.bound.slots.values():
                spoken.update(v for v in (value if isinstance(value, tuple) else (value,)) if isinstance(v, ObjId))
        kept = {o: s for o, s in self.gone.items() if len(s.log) >= until or o in spoken}
        became = {o: n for o, n in self.facts.get("became", NO_MARKS).items() if o in kept}
        last = {o: replace(s, gone={}, memo={}) for o, s in kept.items()}
        return replace(self, gone=last, facts={**self.facts, "became": became}, memo={})

    def obj(self, oid: ObjId) -> Obj:
        """The object, or its last known form where it has left (KeyError for an id that never was)."""
        here = self.objects.get(oid)
        return here if here is not None else self.gone[oid].objects[oid]

    def exists(self, oid: ObjId) -> bool:
        """Whether the object is still the same object somewhere."""
        return oid in self.objects

    def at(self, oid: ObjId) -> State:
        """The position in which the object is to be read: this one, or the last one that held it."""
        return self if oid in self.objects else self.gone.get(oid, self)

    def now(self, oid: ObjId) -> ObjId:
        """Follow an object through its changes of zone to what it is now."""
        following = self.facts.get("became", NO_MARKS)
        while oid not in self.objects and oid in following:
            oid = following[oid]
        return oid

    def zone(self, kind: str, of: str | None = None) -> tuple[ObjId, ...]:
        """The objects of a zone in order (for a pile: top first)."""
        return self.zones.get(Zone(kind, of), ())

    def in_zones(self, *kinds: str) -> Iterator[Obj]:
        """All objects in zones of these kinds, in the order of the zones."""
        for zone, ids in self.zones.items():
            if zone.kind in kinds:
                for oid in ids:
                    yield self.objects[oid]

    def player(self, pid: PlayerId, key: str, default: Any = 0) -> Any:
        """A player's mark: life, points, resources …"""
        return self.players[pid].get(key, default)

    def fact(self, key: str, default: Any = None) -> Any:
        """A fact about the game as a whole: whose turn, which phase …"""
        return self.facts.get(key, default)

    def after(self, pid: PlayerId) -> tuple[PlayerId, ...]:
        """All players in turn order, beginning with this one."""
        at = self.seats.index(pid)
        return self.seats[at:] + self.seats[:at]

    def opponents(self, pid: PlayerId) -> tuple[PlayerId, ...]:
        """The players who are not friendly to this one, in turn order after them."""
        return tuple(p for p in self.after(pid)[1:] if not self.game.friendly(self, pid, p))


class Draft:
    """The private hand that writes the next position. Only event commits receive one; it never leaves the pipeline."""

    __slots__ = ("_base", "_copied", "_fields")

    def __init__(self, base: State) -> None:
        self._base = base
        self._fields: dict[str, Any] = {}
        self._copied: dict[str, dict[Any, Any]] = {}

    def _own(self, name: str) -> dict[Any, Any]:
        mine = self._copied.get(name)
        if mine is None:
            mine = self._copied[name] = dict(getattr(self._base, name))
        return mine

    def part(self, name: str) -> Mapping[Any, Any]:
        """A part of the position (``objects``, ``players`` …) as written so far."""
        mine = self._copied.get(name)
        whole: Mapping[Any, Any] = getattr(self._base, name) if mine is None else mine
        return whole

    def obj(self, oid: ObjId) -> Obj:
        """The object as written so far (KeyError if it does not exist)."""
        found: Obj = self._copied.get("objects", self._base.objects)[oid]
        return found

    def exists(self, oid: ObjId) -> bool:
        """Whether the object exists at this point of the batch."""
        return oid in self._copied.get("objects", self._base.objects)

    def fresh(self) -> int:
        """A new number for an object or an effect."""
        n: int = self._fields.get("next_id", self._base.next_id)
        self._fields["next_id"] = n + 1
        return n

    @property
    def seq(self) -> int:
        """The number the next record will have: the timestamp of what is written now."""
        return len(self._base.log)

    def put(self, obj: Obj) -> None:
        """Write an object in place (same zone)."""
        self._own("objects")[obj.id] = obj

    def mark(self, oid: ObjId, key: str, value: Any) -> None:
        """Set a mark of an object; None removes it."""
        obj = self.obj(oid)
        self.put(obj.marked(_with(obj.marks, key, value)))

    def player_mark(self, pid: PlayerId, key: str, value: Any) -> None:
        """Set a mark of a player; None removes it."""
        players = self._own("players")
        players[pid] = _with(players[pid], key, value)

    def fact(self, key: str, value: Any) -> None:
        """Set a fact of the game; None removes it."""
        facts = self._own("facts")
        if value is None:
            facts.pop(key, None)
        else:
            facts[key] = value

    def enter(self, obj: Obj, index: int | None = None) -> None:
        """Put an object into its zone at an index (None: last)."""
        self.put(obj)
        zones = self._own("zones")
        ids = list(zones.get(obj.zone, ()))
        ids.insert(len(ids) if index is None else index, obj.id)
        zones[obj.zone] = tuple(ids)

    def leave(self, oid: ObjId) -> Obj:
        """Take an object out of its zone; its last known form stays readable."""
        obj = self.obj(oid)
        zones = self._own("zones")
        zones[obj.zone] = tuple(i for i in zones[obj.zone] if i != oid)
        del self._own("objects")[oid]
        self._own("gone")[oid] = self._base
        return obj

    def transfer(self, oid: ObjId, to: Zone, index: int | None = None, controller: PlayerId | None = None) -> None:
        """Take an object to another zone where that makes no new object of it."""
        obj = self.obj(oid)
        zones = self._own("zones")
        zones[obj.zone] = tuple(i for i in zones[obj.zone] if i != oid)
        self.enter(replace(obj, zone=to, controller=controller or obj.controller), index)

    def became(self, old: ObjId, new: ObjId) -> None:
        """Note which object an object turned into by changing zone."""
        facts = self._own("facts")
        facts["became"] = {**facts.get("became", {}), old: new}

    def order(self, zone: Zone, ids: tuple[ObjId, ...]) -> None:
        """Rearrange a zone."""
        self._own("zones")[zone] = ids

    def effect(self, effect: Effect) -> None:
        """Write a stored effect."""
        self._own("effects")[effect.id] = effect

    def drop_effect(self, eid: EffectId) -> None:
        """End a stored effect."""
        self._own("effects").pop(eid, None)

    def waiting(self, waiting: tuple[Waiting, ...]) -> None:
        """Replace the list of triggered abilities that wait."""
        self._fields["waiting"] = waiting

    def done(self, log: Log | None = None) -> State:
        """The finished position, with the log of the earlier one or a longer one."""
        base = self._base
        new, own = self._fields.get, self._copied.get
        return State(
            base.game,
            base.seats,
            own("objects", base.objects),
            own("zones", base.zones),
            own("players", base.players),
            own("effects", base.effects),
            own("facts", base.facts),
            new("waiting", base.waiting),
            own("gone", base.gone),
            base.log if log is None else log,
            new("next_id", base.next_id),
            self._remembered(),
        )

    def _remembered(self) -> dict[Any, Any]:
        """What stays true about the abilities in force, or what may turn out to have stayed so."""
        old, memo = self._base.memo, dict[Any, Any]()
        force = old.get(FORCE)
        if force is None:
            if EARLIER in old:
                memo[EARLIER] = old[EARLIER]
        else:
            same = self._base.game.carries(self._copied.keys(), force.varies)
            memo[FORCE if same else EARLIER] = force
        if COPIES in old and "effects" not in self._copied:
            memo[COPIES] = old[COPIES]
        return memo


def _with(marks: Mapping[str, Any], key: str, value: Any) -> Mapping[str, Any]:
    changed = dict(marks)
    if value is None:
        changed.pop(key, None)
    else:
        changed[key] = value
    return changed
