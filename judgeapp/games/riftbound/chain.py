"""The chain: triggers become pending, pending items are finalized, the newest item resolves (326-336)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from judgeapp.games.riftbound import declaring, events, paying, reading
from judgeapp.games.riftbound.words.instructions import PayTo
from judgeapp.kernel import verbs
from judgeapp.kernel.abilities import Ability
from judgeapp.kernel.atoms import MOVE, SET_FACT, SET_MARK
from judgeapp.kernel.choices import Procedure, choose, may
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.inforce import abilities
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import Bound, State, Waiting
from judgeapp.kernel.table import Table
from judgeapp.kernel.triggers import waiting_names
from judgeapp.language.categories import Instruction, opened
from judgeapp.language.nodes.instructions import IfThen, YouMay
from judgeapp.language.nodes.lines import SpellLine

ABILITY_LINE = Ability()
"""What is bound where only choices are kept."""


# --- pending ------------------------------------------------------------------------------------------------------


def place_triggers(table: Table) -> Procedure:
    """Put what has triggered on the chain as pending items; returns whether there was anything (376.3, 342)."""
    waiting = table.state.waiting
    if not waiting:
        return False
    order = _order(table.state)
    for player in order:
        own = [w for w in waiting if _whose(table.state, w) == player]
        own = yield from _sorted(table, player, own)
        for w in own:
            table.take_waiting(w)
            yield from _add(table, player, w)
    return True


def _whose(state: State, waiting: Waiting) -> PlayerId:
    """Who puts a trigger down: its controller; the turn player for what nobody controls (184.6)."""
    you = waiting.bound.you
    return you if you != events.NOBODY else state.fact("turn")


def _order(state: State) -> tuple[PlayerId, ...]:
    """Turn player first; as combat opens the attacker first and the defender last (342)."""
    defender = state.fact("defender")
    if state.fact("opening") and defender is not None:
        first = reading.in_turn_order(state, state.fact("attacker"))
        return (*(p for p in first if p != defender), defender)
    return reading.in_turn_order(state, state.fact("turn"))


def _sorted(table: Table, player: PlayerId, own: list[Waiting]) -> Procedure:
    if len(own) < 2 or len({(w.bound.source, id(w.bound.ability)) for w in own}) == 1:
        return own
    named = list(zip(waiting_names(table.state, own), own, strict=True))
    about = "your triggered abilities, first to be put on the chain first"
    return list((yield from choose(player, "order", about, named, len(own), len(own), True, ("376",))))


def _add(table: Table, player: PlayerId, waiting: Waiting) -> Procedure:
    bound = replace(waiting.bound, you=player)
    event = table.state.log[waiting.record].event
    if event is not None and event.kind is verbs.PLAY and event.get("hidden") and event["object"] == bound.source:
        bound = replace(bound, slots={**bound.slots, "hidden at": event["hidden"]})
    if _untrue(table.state, bound):
        table.note(Outcome.FAILED, "its condition is not true: it does not go on the chain", "383.3.e", by=bound.source)
        return
    opening = table.state.fact("opening")
    rules = ("376", "342") if opening else ("376", "333")
    yield from opened_by(table, "trigger")
    with table.because(*rules, source=bound.source, words=bound.ability.words):
        yield from table.emit(events.ADD_ABILITY(player=player, source=bound.source, layer=bound))


def _untrue(state: State, bound: Bound) -> bool:
    """Since 1.3 an "if" right after the condition of a trigger must be true for it to go on the chain (383.3.e)."""
    effect = getattr(bound.ability, "effect", None)
    clause = isinstance(effect, IfThen) and state.game.since("1.3")
    return clause and not cast(IfThen, effect).condition.holds(state, bound)


def opened_by(table: Table, what: str) -> Procedure:
    """Remember what opens a chain, if this does (346.1 in 1.3)."""
    if reading.is_open(table.state):
        yield from table.emit(SET_FACT(fact="chain by", value=what))


# --- finalize -----------------------------------------------------------------------------------------------------


def finalize_ability(table: Table, item: ObjId) -> Procedure:
    """Complete a pending ability: choices, costs; what can't be completed is removed, not countered (390-392)."""
    layer = cast(Bound, table.state.obj(item).layer)
    with table.because("333", "390", source=layer.source, words=layer.ability.words):
        scope = opened(layer, **table.state.obj(item).mark("slots", {}))
        effect: Instruction = layer.ability.effect  # type: ignore[attr-defined]
        if table.game.since("1.3"):
            effect = yield from _front(table, item, scope, effect)
            if effect is None:
                return
        found = yield from declaring.declare(table, scope, effect, None)
        if not found:
            table.note(Outcome.NO_TARGET, "there is no legal choice: it is removed from the chain", "390.3")
            yield from table.emit(events.LEAVE_CHAIN(object=item))
            return
        price = declaring.deflect(table.state, scope)
        if not price.free and not (yield from _pay_deflect(table, item, scope, price)):
            return
        yield from table.emit(SET_MARK(on=item, mark="slots", value=dict(scope.slots)))
        yield from table.emit(events.FINALIZE(object=item, player=layer.you))
        yield from declaring.announce(table, scope, item, False)


def _front(table: Table, item: ObjId, scope: Bound, effect: Instruction) -> Procedure:
    """Since 1.3 a leading "you may", and a cost to do something, are settled as the trigger is finalized (383.3)."""
    match effect:
        case YouMay(what):
            if (yield from may(scope.you, what.show(), ("383.3.a",))):
                scope.slots["optional"] = True  # type: ignore[index]
                return effect
        case PayTo():
            if (yield from effect.settle(table, scope)):
                scope.slots["paid"] = True  # type: ignore[index]
                return effect
        case _:
            return effect
    table.note(Outcome.NOTE, "declined: it is not put on the chain", "383.3.a")
    yield from table.emit(events.LEAVE_CHAIN(object=item))
    return None


def _pay_deflect(table: Table, item: ObjId, scope: Bound, price: paying.Price) -> Procedure:
    able = paying.payable(table.state, scope.you, price)
    if able and (yield from may(scope.you, f"pay {len(price.power)} power for Deflect", ("735", "392"))):
        yield from paying.pay(table, scope.you, price, ("735", "353"))
        return True
    table.note(Outcome.FAILED, "Deflect is not paid: it is removed from the chain", "735", "392")
    yield from table.emit(events.LEAVE_CHAIN(object=item))
    return False


# --- resolve ------------------------------------------------------------------------------------------------------


def resolve(table: Table) -> Procedure:
    """The newest item takes effect, completely; what triggers meanwhile only waits (336, 154.3)."""
    item = reading.newest(table.state)
    assert item is not None
    obj = table.state.obj(item)
    with table.because("336", source=obj.layer.source if obj.layer else item):
        yield from table.emit(verbs.RESOLVE(object=item, player=obj.controller))
        if obj.layer is not None:
            yield from _resolve_ability(table, item, obj.layer)
        else:
            yield from _resolve_spell(table, item)


def _resolve_ability(table: Table, item: ObjId, layer: Bound) -> Procedure:
    scope = opened(layer, **table.state.obj(item).mark("slots", {}))
    _recheck(table, scope)
    ability: Ability = layer.ability
    with table.because("336", source=layer.source, words=ability.words):
        effect: Instruction = ability.effect  # type: ignore[attr-defined]
        if isinstance(effect, YouMay) and scope.slots.get("optional"):
            yield from effect.what.run(table, scope)
        else:
            yield from effect.run(table, scope)
    if table.state.exists(item):
        yield from table.emit(events.LEAVE_CHAIN(object=item))


def _resolve_spell(table: Table, item: ObjId) -> Procedure:
    obj = table.state.obj(item)
    slots: dict[str, Any] = dict(obj.mark("slots", {}))
    for line in abilities(table.state, item):
        if isinstance(line, SpellLine):
            scope = opened(Bound(line, item, obj.controller), **slots)
            _recheck(table, scope)
            with table.because("336", words=line.words):
                yield from line.effect.run(table, scope)
    yield from table.emit(verbs.PLAY(player=obj.controller, object=item))
    if table.state.exists(item):
        yield from table.emit(MOVE(object=item, to=Zone("trash", obj.owner), index=0))


def _recheck(table: Table, scope: Bound) -> None:
    """Targets are checked again; words that refer to an illegal one refer to nothing (356.3.e)."""
    slots = cast("dict[str, Any]", scope.slots)
    slots.setdefault("first target", slots.get("it"))
    for node in declaring.targets(scope.ability):
        legal = node.objects(table.state, scope)
        gone = [o for o in node.declared(scope) if o not in legal]
        if gone and slots.get("it") == node.declared(scope):
            slots["it"] = legal
        for oid in gone:
            rule = "356.3.e.3" if table.state.exists(oid) else "356.3.e.4"
            alias = table.state.obj(oid).alias
            table.note(Outcome.NO_TARGET, f"{alias} is no longer a legal target", rule, by=scope.source)
