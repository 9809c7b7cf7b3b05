"""Combat damage and the end of combat (443, 444)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, permutations

from judgeapp.games.riftbound import cleanup, events, reading, scoring
from judgeapp.kernel import verbs
from judgeapp.kernel.atoms import SET_FACT
from judgeapp.kernel.choices import Illegal, Procedure
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.state import State
from judgeapp.kernel.table import Table

Parts = tuple[tuple[ObjId, int], ...]
SIDES = ("attacker", "defender")


def side(state: State, role: str) -> tuple[ObjId, ...]:
    """The units of one side of the combat."""
    field: ObjId = state.fact("combat")
    return tuple(o for o in reading.units_at(state, field) if state.objects[o].mark("role") == role)


def total(state: State, role: str) -> int:
    """The combat damage of a side: the Might of its units, without stunned ones (443.1.b-c, 410.1.b)."""
    return sum(reading.might(state, o) for o in side(state, role) if not state.objects[o].mark("stunned"))


def takers(state: State, role: str) -> tuple[ObjId, ...]:
    """The units that the other side of a role may assign damage to (443.1.d.9)."""
    other = SIDES[1 - SIDES.index(role)]
    test = verbs.DAMAGE(source=ObjId(0), target=ObjId(0), amount=1)
    return tuple(o for o in side(state, other) if not reading.forbidden(state, test.but(target=o)))


def lethal(state: State, oid: ObjId) -> int:
    """The least damage that is lethal to a unit now (443.1.d.3)."""
    return max(1, reading.might(state, oid) - int(state.objects[oid].mark("damage", 0)))


def rank(state: State, oid: ObjId) -> int:
    """Tank first, Backline last, all others between (741, 443.1.d.5)."""
    if reading.has(state, oid, "tank"):
        return 0
    return 2 if reading.has(state, oid, "backline") else 1


def assignments(state: State, role: str) -> Iterator[Parts]:
    """The legal ways to assign a side's damage; where nothing may be overassigned the order is all there is."""
    units, amount = takers(state, role), total(state, role)
    seen = set()
    for order in islice(permutations(units), 720):
        if [rank(state, o) for o in order] != sorted(rank(state, o) for o in order):
            continue
        parts, left = [], amount
        for at, oid in enumerate(order):
            share = left if at == len(order) - 1 else min(left, lethal(state, oid))
            if share:
                parts.append((oid, share))
            left -= share
        found = tuple(sorted(parts))
        if found and found not in seen:
            seen.add(found)
            yield found


def wrong(state: State, role: str, parts: Parts) -> Illegal | None:
    """What is wrong with an assignment (443.1.d)."""
    given = dict(parts)
    units = takers(state, role)
    for oid in given:
        if oid not in units:
            return Illegal(f"{state.obj(oid).alias} can't be assigned combat damage here", "443.1.d")
    if sum(given.values()) != total(state, role):
        return Illegal(f"exactly {total(state, role)} must be assigned", "443.1.d")
    short = [o for o in units if given.get(o, 0) < lethal(state, o)]
    partly = [o for o in short if given.get(o, 0)]
    if len(partly) > 1:
        return Illegal("a unit must have lethal damage before the next gets any", "443.1.d", "443.1.d.3")
    for oid in given:
        waiting = [o for o in short if o != oid and rank(state, o) < rank(state, oid)]
        if waiting:
            first = state.obj(waiting[0]).alias
            return Illegal(f"{first} must be assigned lethal damage first", "741", "443.1.d", "443.1.d.5")
    over = [o for o in units if given.get(o, 0) > lethal(state, o)]
    banned = state.game.since("1.1")
    if over and banned and (len(over) > 1 or short):
        alias = state.obj(over[0]).alias
        return Illegal(f"{alias} gets more than is lethal while another unit is left", "443.1.d", "443.1.d.4")
    return None


# --- the steps ----------------------------------------------------------------------------------------------------


def damage_step(table: Table) -> Procedure:
    """Assign, attacker first, then deal all of it at once; returns a side that has still to decide (443)."""
    state = table.state
    if side(state, "attacker") and side(state, "defender"):
        for role in SIDES:
            if table.state.fact(f"assigned {role}") is None:
                ways = list(islice(assignments(table.state, role), 2))
                free = not table.game.since("1.1") and len(takers(table.state, role)) > 1 and total(table.state, role)
                if len(ways) > 1 or (ways and free):
                    return role
                yield from assign(table, role, ways[0] if ways else ())
        yield from _deal(table)
    yield from table.emit(SET_FACT(fact="combat step", value="resolution"))
    return None


def assign(table: Table, role: str, parts: Parts) -> Procedure:
    """Note an assignment. Nothing is dealt yet (443.1.d.1)."""
    player: PlayerId = table.state.fact(role)
    with table.because("443", "443.1.d"):
        yield from table.emit(
            SET_FACT(fact=f"assigned {role}", value=parts),
            *((events.DISTRIBUTE(player=player, parts=parts),) if parts else ()),
            *(events.ASSIGN(player=player, object=o, amount=n) for o, n in parts),
        )


def _deal(table: Table) -> Procedure:
    """Deal all assigned damage simultaneously (443.1.e). A unit that is about to die still deals its part."""
    state = table.state
    batch = []
    for role in SIDES:
        sources = side(state, role)
        for oid, amount in state.fact(f"assigned {role}") or ():
            batch.append(verbs.DAMAGE(source=sources[0], target=oid, amount=amount, combat=True))
    with table.because("443", "443.1.e"):
        yield from table.emit(*batch)
        yield from table.emit(*(SET_FACT(fact=f"assigned {role}", value=None) for role in SIDES))


def resolution_step(table: Table) -> Procedure:
    """The combat cleanup: deaths, then heal all, then recall attackers if a defender remains (444.1)."""
    with table.because("444.1"):
        yield from cleanup.cleanup(table, _after_deaths)
    yield from table.emit(SET_FACT(fact="combat step", value="control"))


def _after_deaths(table: Table) -> Procedure:
    yield from cleanup.heal_all(table)
    state = table.state
    attackers, defenders = side(state, "attacker"), side(state, "defender")
    if attackers and defenders:
        yield from table.emit(*(events.RECALL(object=o) for o in attackers))


def control_step(table: Table) -> Procedure:
    """Who has units here establishes control; conquering follows from that (444.2)."""
    state = table.state
    field: ObjId = state.fact("combat")
    present = reading.players_at(state, field)
    defender: PlayerId = state.fact("defender")
    with table.because("444.2"):
        yield from table.emit(
            events.COMBAT_ENDS(battlefield=field, player=state.fact("attacker"), defender=defender),
            *(SET_FACT(fact=f, value=None) for f in ("combat", "combat step", "attacker", "defender", "initial")),
        )
        if len(present) >= 2:
            return
        yield from _result(table, field, present)
        yield from table.emit(events.UNCONTEST(battlefield=field))
        if present:
            yield from scoring.establish(table, present[0], field, defender)


def _result(table: Table, field: ObjId, present: tuple[PlayerId, ...]) -> Procedure:
    if present:
        yield from table.emit(events.WIN_COMBAT(battlefield=field, player=present[0]))
