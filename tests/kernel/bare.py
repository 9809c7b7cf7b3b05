"""A game with next to no rules: zones, one kind of window, and abilities written out in Python.

What the kernel promises is tested on it without any language in between.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from judgeapp.kernel.abilities import Ability, Change, Replacement, Restriction, Static, Triggered
from judgeapp.kernel.atoms import ADJUST, MOVE, SET_FACT, announcement
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.choices import Ask, Illegal, Procedure, Window, choose
from judgeapp.kernel.events import Event, EventKind, Expand
from judgeapp.kernel.game import Action, Game
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.records import Log, Record
from judgeapp.kernel.run import Run
from judgeapp.kernel.state import Bound, Obj, State
from judgeapp.kernel.table import Table

ANN, BO = PlayerId("Ann"), PlayerId("Bo")
FIELD, GRAVE = Zone("field"), Zone("grave")

CALL = announcement("call", en="{object} calls")
HURT = EventKind("hurt", {"en": "{target} is hurt: {amount}"}, void=lambda s, e: "0" if e["amount"] <= 0 else None)
KILL = EventKind(
    "kill",
    {"en": "{object} is killed"},
    looks_back=True,
    void=lambda s, e: None if s.exists(e["object"]) else "gone",
)
BLESS = announcement("bless", en="{object} is blessed")


def _hurt(state: State, event: Event) -> tuple[Event, ...]:
    return (ADJUST(on=event["target"], mark="wounds", by=event["amount"]),)


def _kill(state: State, event: Event) -> tuple[Event, ...]:
    return (MOVE(object=event["object"], to=GRAVE),)


@dataclass(frozen=True)
class Do(Action):
    """Carry out a procedure."""

    what: Callable[[Table], Procedure]


class Bare(Game):
    """A game of nothing."""

    id = "bare"
    title = "Bare"
    editions = ("1",)
    default_edition = "1"

    def functions(self, obj: Obj, ability: Ability) -> bool:
        return obj.zone == FIELD

    def layer(self, change: Change) -> tuple[int, ...]:
        return ({"set": 0, "gain": 1, "lose": 1, "add": 2}.get(change.op, 3),)

    def public(self, state: State, oid: ObjId) -> bool:
        return True

    def rules_of(self, name: str) -> tuple[str, ...]:
        return (f"rule of {name}",)

    def expansion(self, kind: EventKind) -> Expand | None:
        return {HURT: _hurt, KILL: _kill}.get(kind)

    def next_replacements(
        self, state: State, event: Event, candidates: Sequence[Bound]
    ) -> tuple[PlayerId, Sequence[Bound]]:
        return ANN, candidates

    def trigger_order(self, state: State) -> tuple[PlayerId, ...]:
        return state.seats

    def advance(self, table: Table) -> Procedure:
        table.open_window(Window(ANN, "anything", ("0",)))
        return
        yield

    def actions(self, state: State, player: PlayerId) -> Iterator[Action]:
        return iter(())

    def illegal(self, state: State, player: PlayerId, action: Action) -> Illegal | None:
        return None

    def perform(self, table: Table, player: PlayerId, action: Action) -> Procedure:
        assert isinstance(action, Do)
        yield from action.what(table)

    def passing(self, state: State, player: PlayerId) -> Action:
        raise NotImplementedError

    def describe(self, state: State, action: Action) -> str:
        return "does something"


# --- abilities ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Forbid(Restriction):
    """Nothing of a kind happens to its source, or to anything."""

    kind: EventKind
    own: str | None = None

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (self.kind,)

    def forbids(self, state: State, scope: Bound, event: Event) -> bool:
        return self.own is None or event[self.own] == scope.source


@dataclass(frozen=True, eq=False)
class Instead(Replacement):
    """Replaces events of a kind by what a function makes of them."""

    kind: EventKind
    into: Callable[[Event], tuple[Event, ...]]
    said: str = "instead"

    @property
    def words(self) -> str:
        return self.said

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (self.kind,)

    def applies(self, state: State, scope: Bound, event: Event) -> bool:
        return True

    def replace(self, table: Table, scope: Bound, event: Event) -> Generator[Ask, Any, tuple[Event, ...]]:
        return self.into(event)
        yield


@dataclass(frozen=True, eq=False)
class When(Triggered):
    """Waits for events of a kind."""

    kind: EventKind
    react: Callable[[Table, Bound], Procedure] | None = None
    at_once: bool = False
    one_time: bool = False
    seen: list[tuple[State, Record]] = field(default_factory=list)

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (self.kind,)

    @property
    def immediate(self) -> bool:
        return self.at_once

    @property
    def once(self) -> bool:
        return self.one_time

    def match(self, state: State, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        self.seen.append((state, record))
        return {}

    def resolve(self, table: Table, scope: Bound) -> Procedure:
        if self.react is not None:
            yield from self.react(table, scope)


@dataclass(frozen=True, eq=False)
class Alter(Change):
    """Alters one property of objects."""

    name: str
    how: str
    into: Callable[[State, Bound, ObjId, Any], Any]
    whom: Callable[[State, Bound, ObjId], bool]

    @property
    def prop(self) -> str:
        return self.name

    @property
    def op(self) -> str:
        return self.how

    def affects(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return self.whom(state, scope, oid)

    def apply(self, state: State, scope: Bound, oid: ObjId, value: Any) -> Any:
        return self.into(state, scope, oid, value)


@dataclass(frozen=True, eq=False)
class Holds(Static):
    """Alters properties as long as it is in force."""

    what: tuple[Alter, ...]
    said: str = "holds"

    @property
    def words(self) -> str:
        return self.said

    def changes(self) -> tuple[Change, ...]:
        return self.what


def everything(state: State, scope: Bound, oid: ObjId) -> bool:
    """Every object is meant."""
    return True


def itself(state: State, scope: Bound, oid: ObjId) -> bool:
    """The source is meant."""
    return oid == scope.source


def plus(prop: str, by: int, whom: Callable[[State, Bound, ObjId], bool] = everything) -> Holds:
    """A bonus."""
    return Holds((Alter(prop, "add", lambda s, b, o, v: v + by, whom),), f"+{by} {prop}")


def giving(ability: Ability, whom: Callable[[State, Bound, ObjId], bool] = everything) -> Holds:
    """Gives an ability."""
    return Holds((Alter("abilities", "gain", lambda s, b, o, v: (*v, ability), whom),), "gives")


# --- tables -------------------------------------------------------------------------------------------------------


def table_of(*cards: CardDef, game: Game | None = None) -> tuple[Run, list[ObjId]]:
    """A run of the bare game with cards on the field, Ann's and Bo's in turn."""
    objects = {
        ObjId(n): Obj(ObjId(n), card, (ANN, BO)[(n - 1) % 2], (ANN, BO)[(n - 1) % 2], FIELD, f"{card.name} {n}")
        for n, card in enumerate(cards, 1)
    }
    state = State(
        game=game or Bare(),
        seats=(ANN, BO),
        objects=objects,
        zones={FIELD: tuple(objects)},
        players={ANN: {}, BO: {}},
        effects={},
        facts={},
        waiting=(),
        gone={},
        log=Log(),
        next_id=len(cards) + 1,
    )
    return Run(state), list(objects)


def emit(run: Run, *events: Event) -> tuple[Record, ...]:
    """Let events happen in a run; returns the records they left, of whatever outcome."""
    before = len(run.state.log)

    def procedure(table: Table) -> Procedure:
        with table.because("1"):
            yield from table.emit(*events)

    run.act(Do(procedure))
    return tuple(run.state.log.since(before))


__all__ = ["SET_FACT", "choose"]
