"""Cleanups: what the rules set right by themselves, over and over until nothing changes (318-323)."""

from __future__ import annotations

from collections.abc import Callable

from judgeapp.games.riftbound import chain, events, moving, reading, scoring
from judgeapp.kernel.atoms import SET_MARK
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.state import State
from judgeapp.kernel.table import Table

Insert = Callable[[Table], Procedure]
ROUNDS = 60


def cleanup(table: Table, after_deaths: Insert | None = None) -> Procedure:
    """One cleanup. after_deaths: what a special cleanup inserts after the kills (444.1, 317.2)."""
    for at in range(ROUNDS):
        before = len(table.state.log)
        yield from scoring.check(table)
        if table.game.since("1.3"):
            yield from designations(table)
        yield from deaths(table)
        if at == 0 and after_deaths is not None:
            yield from after_deaths(table)
        if not table.game.since("1.3"):
            yield from designations(table)
        yield from control(table)
        yield from recalls(table)
        yield from staging(table)
        yield from chain.place_triggers(table)
        if len(table.state.log) == before:
            return


def lethal(state: State) -> list[ObjId]:
    """The units with lethal damage: damage, and at least as much as their Might (142)."""
    return [
        o.id for o in reading.all_units(state) if o.mark("damage", 0) and o.mark("damage") >= reading.might(state, o.id)
    ]


def deaths(table: Table) -> Procedure:
    """Kill the units with lethal damage, all at once (322.2)."""
    dead = lethal(table.state)
    if dead:
        with table.because("322.4", "142"):
            yield from table.emit(*(events.DIE(object=o) for o in dead))


def designations(table: Table) -> Procedure:
    """Attackers and defenders are those at the battlefield of the combat, by controller (322.5, 442.1.a)."""
    state = table.state
    field: ObjId | None = state.fact("combat")
    fighting = field is not None and state.fact("combat step") in ("showdown", "damage", "resolution")
    here = reading.field_of(state, field) if field is not None and fighting else None
    batch = []
    for obj in reading.all_units(state):
        role = _role(state, obj.controller) if obj.zone == here else None
        if obj.mark("role") != role:
            if role is None:
                batch.append(SET_MARK(on=obj.id, mark="role", value=None))
            else:
                batch += _designated(state, obj.id, role, field)
    if batch:
        with table.because("322.5", "442"):
            yield from table.emit(*batch)


def _role(state: State, controller: PlayerId) -> str | None:
    if controller == state.fact("attacker"):
        return "attacker"
    return "defender" if controller == state.fact("defender") else None


def _designated(state: State, oid: ObjId, role: str, field: ObjId | None) -> list[Event]:
    """A designation, and the event that attack and defend triggers wait for: once for each unit and combat."""
    number = state.fact("combat number", 0)
    batch: list[Event] = [events.DESIGNATE(object=oid, role=role, combat=number)]
    first = state.obj(oid).mark("fought") != number
    late = not state.fact("opening")
    if first and (not late or state.game.since("1.1")):
        batch.append(events.ROLES[role](object=oid, at=field))
    return batch


def control(table: Table) -> Procedure:
    """Battlefields without units of their controller become uncontrolled, unless the contested lock holds (184.4)."""
    state = table.state
    for field in reading.battlefields(state):
        controller = state.obj(field).controller
        if controller == events.NOBODY or reading.units_at(state, field, controller):
            continue
        if _locked(state, field):
            continue
        rules = ("322.6", "184.4.c") if state.game.since("1.1") else ("181.4.d",)
        with table.because(*rules):
            yield from table.emit(events.LOSE_CONTROL(battlefield=field))


def _locked(state: State, field: ObjId) -> bool:
    """Whether control of a battlefield can't be lost now."""
    game = state.game
    if not game.since("1.1"):
        return False
    if not game.since("1.3"):
        return bool(state.obj(field).mark("contested"))
    ongoing = field in (state.fact("showdown"), state.fact("combat"))
    return ongoing or not reading.is_open(state) or bool(state.obj(field).mark("staged"))


def recalls(table: Table) -> Procedure:
    """Gear at battlefields goes to base, facedown cards at lost battlefields to the trash (322.7)."""
    state = table.state
    loose = [
        o.id
        for o in state.in_zones("battlefield")
        if o.mark("attached to") is None and reading.is_type(state, o.id, "gear")
    ]
    if loose:
        with table.because("322.7", "435"):
            yield from table.emit(*(events.RECALL(object=o) for o in loose))
    for obj in tuple(state.in_zones("facedown")):
        field = reading.battlefield_at(state, obj.zone)
        if field is not None and not _keeps_hidden(state, field, obj.controller):
            rules = ("322.7", "106.4.d") if state.game.since("1.1") else ("523",)
            with table.because(*rules):
                yield from table.emit(events.TRASH_HIDDEN(object=obj.id))


def _keeps_hidden(state: State, field: ObjId, player: PlayerId) -> bool:
    if state.obj(field).controller != player:
        return False
    return bool(state.game.since("1.1") or reading.units_at(state, field, player))


def staging(table: Table) -> Procedure:
    """Mark where a showdown or combat is to open, and take the mark away where it no longer is (322.8-11)."""
    for field in reading.battlefields(table.state):
        state = table.state
        contester = state.obj(field).mark("contested")
        if contester is None or field == state.fact("combat"):
            if contester is None and state.obj(field).mark("staged"):
                yield from _stage(table, field, None)
            continue
        present = reading.players_at(state, field)
        if len(present) >= 2:
            wanted: str | None = "combat"
        elif field in (state.fact("showdown"), state.fact("settling")):
            wanted = None
        else:
            wanted = "showdown" if present == (contester,) else None
            if not present or present != (contester,):
                yield from _settled(table, field)
        yield from _stage(table, field, wanted)


def _settled(table: Table, field: ObjId) -> Procedure:
    """The contester is gone before anything opened: nothing is contested any more (184.3)."""
    with table.because("184.3", "322.11"):
        yield from table.emit(events.UNCONTEST(battlefield=field))
        yield from moving.arrive(table, reading.field_of(table.state, field))


def _stage(table: Table, field: ObjId, wanted: str | None) -> Procedure:
    now = table.state.obj(field).mark("staged")
    if now == wanted:
        return
    if wanted is None:
        with table.because("322.11" if now == "combat" else "322.9"):
            yield from table.emit(events.UNSTAGE(battlefield=field, what=now))
    else:
        with table.because("322.10" if wanted == "combat" else "322.8"):
            yield from table.emit(events.STAGE(battlefield=field, what=wanted))


def heal_all(table: Table) -> Procedure:
    """Heal every unit on the board (444.1, 317.2)."""
    hurt = [o.id for o in reading.all_units(table.state) if o.mark("damage", 0)]
    if hurt:
        yield from table.emit(*(events.HEAL(object=o) for o in hurt))
