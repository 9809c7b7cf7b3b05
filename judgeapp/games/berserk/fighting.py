"""Attacks (§307, 507-510): declaring, the defender, the fight with its blows, and who closes afterwards."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from judgeapp.games.berserk import kinds
from judgeapp.games.berserk.kinds import Means, Way
from judgeapp.games.berserk.reading import has_defended, in_play, is_creature, is_hidden, is_open, strike
from judgeapp.games.berserk.ruleeffects import settle
from judgeapp.games.berserk.terms import CUT
from judgeapp.games.berserk.wounding import reckoned
from judgeapp.kernel import verbs
from judgeapp.kernel.choices import Procedure, choose
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.state import State
from judgeapp.kernel.table import Table
from judgeapp.kernel.views import value

Run = Callable[[Table], Procedure]
"""Runs the queue until it is empty."""


def attack(table: Table, player: PlayerId, attacker: ObjId, target: ObjId, run: Run) -> Procedure:
    """The attack phase (§307): declaration, reactions, defender, fight, triggers, closing, triggers."""
    with table.because("307"):
        yield from table.emit(verbs.PHASE(phase="фаза атаки", player=player))
        with table.because("507", "508", source=attacker):
            made = yield from table.emit(verbs.ATTACK(attacker=attacker, target=target, way=Way.STRIKE, player=player))
        if not made:
            return
        yield from run(table)
        if table.state.fact(CUT) is not None:
            return
        defender = yield from _defender(table, attacker, target)
        victim = target if defender is None else defender
        if table.state.exists(attacker) and table.state.exists(victim):
            with table.because("510", source=attacker):
                yield from _fight(table, attacker, victim, Openness.AS_THEY_LIE)
        yield from run(table)
        if table.state.fact(CUT) is not None:
            return
        yield from _close(table, attacker, defender)
        yield from run(table)


def fight_by_ability(table: Table, source: ObjId, foe: ObjId) -> Procedure:
    """To fight a chosen creature (§507.4): as if open, no defender, nobody closes, the strike is not used up."""
    state = table.state
    if not (state.exists(source) and state.exists(foe)):
        return False
    with table.because("507.4", source=source):
        player = state.obj(source).controller
        made = yield from table.emit(verbs.ATTACK(attacker=source, target=foe, way=Way.FIGHT, player=player))
        if not made:
            return False
        with table.because("507.4", "510"):
            yield from _fight(table, source, foe, Openness.AS_IF_OPEN)
    return True


def shoot(table: Table, source: ObjId, target: ObjId, amount: int) -> Procedure:
    """A shot (§507): an attack without defender and without answer. The source may be gone (§403)."""
    with table.because("507", source=source):
        player = table.state.obj(source).controller
        made = yield from table.emit(verbs.ATTACK(attacker=source, target=target, way=Way.SHOT, player=player))
        if not made:
            return False
        n = reckoned(table, target, amount, Means.SHOT)
        made = yield from table.emit(
            kinds.WOUND(source=source, target=target, amount=n, means=Means.SHOT, given=amount)
        )
        return bool(made)


# --- the defender -------------------------------------------------------------------------------------------------


def may_defend(state: State, oid: ObjId, attacker: ObjId, target: ObjId) -> bool:
    """Whether a creature may be named as defender (§509): another open own one that has not defended this turn."""
    obj = state.obj(oid)
    own = obj.controller == state.obj(target).controller and oid not in (target, attacker)
    if not (own and is_creature(state, oid) and is_open(state, oid) and not is_hidden(state, oid)):
        return False
    if has_defended(state, oid):
        return False
    return Table(state).forbidden(kinds.DEFENDER(object=oid, attacker=attacker)) is None


def _defender(table: Table, attacker: ObjId, target: ObjId) -> Procedure:
    """The player who is attacked may name one defender (§509)."""
    state = table.state
    if not (state.exists(attacker) and state.exists(target)):
        return None
    able = [o.id for o in in_play(state) if may_defend(state, o.id, attacker, target)]
    player = state.obj(target).controller
    named = [(state.obj(o).alias, o) for o in able]
    about = f"атакуют карту {state.obj(target).alias}"
    picked = yield from choose(player, "defender", about, named, 0, 1, rules=("307", "509"))
    if not picked:
        return None
    with table.because("509", source=picked[0]):
        yield from table.emit(kinds.DEFENDER(object=picked[0], attacker=attacker, target=target, player=player))
    return picked[0]


# --- the fight ----------------------------------------------------------------------------------------------------


class Openness(Enum):
    """How the cards count in a fight: as they lie (§510), or both as open (§507.4)."""

    AS_THEY_LIE = "as they lie"
    AS_IF_OPEN = "as if open"


class Order(Enum):
    """Who strikes when."""

    TOGETHER = "together"
    ATTACKER = "the attacker first"
    VICTIM = "the other first"


def _fight(table: Table, attacker: ObjId, victim: ObjId, openness: Openness) -> Procedure:
    """Both strike at the same time, or one after the other where First or Last strike parts them; between the two
    blows death is checked, and only who lives strikes (§510)."""
    state = table.state
    blow = (attacker, victim, Way.STRIKE)
    back = (victim, attacker, Way.ANSWER)
    answers = is_creature(state, victim) and (openness is Openness.AS_IF_OPEN or is_open(state, victim))
    if not answers:
        yield from _strike(table, blow)
        return
    match order(state, attacker, victim):
        case Order.TOGETHER:
            yield from _strike(table, blow, back)
        case Order.ATTACKER:
            yield from _one_after_the_other(table, blow, back)
        case Order.VICTIM:
            yield from _one_after_the_other(table, back, blow)


def order(state: State, attacker: ObjId, victim: ObjId) -> Order:
    """Last strike is First strike of the other; First strikes on both sides cancel out."""
    first = _early(state, attacker) or _late(state, victim)
    other = _early(state, victim) or _late(state, attacker)
    if bool(first) == bool(other):
        return Order.TOGETHER
    return Order.ATTACKER if first else Order.VICTIM


def _early(state: State, oid: ObjId) -> bool:
    return bool(value(state, oid, "first strike"))


def _late(state: State, oid: ObjId) -> bool:
    return bool(value(state, oid, "last strike"))


Blow = tuple[ObjId, ObjId, Way]


def _one_after_the_other(table: Table, one: Blow, other: Blow) -> Procedure:
    yield from _strike(table, one)
    yield from settle(table)
    if all(table.state.exists(o) for o in other[:2]):
        yield from _strike(table, other)


def _strike(table: Table, *blows: Blow) -> Procedure:
    """Blows at once (§508.4): the strength is reckoned for each, then replaced or prevented, then the wounds land."""
    wounds: list[Event] = []
    for striker, target, _ in blows:
        given = strike(table.state, striker)
        n = reckoned(table, target, given, Means.STRIKE)
        wounds.append(kinds.WOUND(source=striker, target=target, amount=n, means=Means.STRIKE, given=given))
    struck = [kinds.STRIKE(striker=s, target=t, way=w) for s, t, w in blows]
    with table.because("508", "508.4"):
        yield from table.emit(*struck, *wounds)


def _close(table: Table, attacker: ObjId, defender: ObjId | None) -> Procedure:
    """After the queue has emptied attacker and defender close (§307)."""
    closing = [kinds.CLOSE(object=attacker, after=Way.STRIKE)]
    if defender is not None:
        closing.append(kinds.CLOSE(object=defender, after=Way.ANSWER))
    here = [e for e in closing if table.state.exists(e["object"])]
    with table.because("307", "514"):
        yield from table.emit(*here)
