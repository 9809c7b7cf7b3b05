"""Game state actions and the placing of triggered layers (1.10.2, 6.6.6)."""

from __future__ import annotations

from typing import Any

from judgeapp.games.fab import kinds
from judgeapp.games.fab.declare import declare_modes, declare_targets
from judgeapp.games.fab.expansion import LIFE_CHANGE
from judgeapp.games.fab.reading import CHAIN, STACK, active_link, hero, is_attack, turn_player
from judgeapp.games.fab.scopes import everywhere
from judgeapp.games.fab.words.triggers import StateTrigger
from judgeapp.kernel import verbs
from judgeapp.kernel.atoms import CREATE, MOVE, SET_FACT, SET_MARK
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.choices import Procedure, choose
from judgeapp.kernel.ids import NOWHERE, ObjId, PlayerId
from judgeapp.kernel.inforce import force_of
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import Obj, State, Waiting
from judgeapp.kernel.table import Table
from judgeapp.kernel.triggers import place_waiting
from judgeapp.kernel.views import value
from judgeapp.language.categories import opened

TRIGGERED_LAYER = CardDef("triggered ability", {"layer": True})
COMBAT = ("attack", "defend", "reaction")


def settle(table: Table) -> Procedure:
    """Everything that happens before a player gets priority, once; returns whether anything did (1.10.2)."""
    if (yield from _dead(table)):
        return True
    if (yield from _orphans(table)):
        return True
    if (yield from _states(table)):
        return True
    if table.state.waiting:
        yield from _place(table)
        return True
    return (yield from _closing(table))


def _dead(table: Table) -> Procedure:
    """Heroes at 0 life have lost; other living objects at 0 life are cleared (1.10.2a, 1.10.2b)."""
    state = table.state
    lost = [p for p in state.seats if not state.player(p, "out") and _is_dead(state, p)]
    if lost:
        with table.because("1.10.2a", "4.5.3", "4.5.3a"):
            yield from _lose(table, lost)
        return True
    allies = [o.id for o in state.in_zones("permanent", "combat chain") if _is_spent(state, o)]
    if not allies:
        return False
    with table.because("1.10.2b", "8.2.8a"):
        yield from table.emit(*(kinds.CLEAR(object=o) for o in allies))
    return True


def _is_dead(state: State, player: PlayerId) -> bool:
    own = hero(state, player)
    return own is None or (_in_danger(state, state.obj(own)) and (value(state, own, "life") or 0) <= 0)


def _is_spent(state: State, obj: Obj) -> bool:
    if not _in_danger(state, obj):
        return False
    life = value(state, obj.id, "life")
    return life is not None and life <= 0


def _in_danger(state: State, obj: Obj) -> bool:
    """Whether life needs a look: not that of an object with what is printed, which nothing changes."""
    if LIFE_CHANGE in obj.marks or obj.card.facts.get("life") in (0, "*"):
        return True
    force = force_of(state)
    return any(force.changes(prop) for prop in ("life", "base life", "card"))


def _lose(table: Table, lost: list[PlayerId]) -> Procedure:
    yield from table.emit(
        *(verbs.LOSE(player=p) for p in lost), *(SET_MARK(on=p, mark="out", value=True) for p in lost)
    )
    left = [p for p in table.state.seats if not table.state.player(p, "out")]
    if len(left) > 1:
        everything = [o.id for o in table.state.objects.values() if o.controller in lost and o.zone.kind != "hero"]
        yield from table.emit(*(kinds.CLEAR(object=o) for o in everything))
        return
    if left:
        with table.because("4.5.2"):
            yield from table.emit(verbs.WIN(player=left[0]), SET_FACT(fact="over", value=left[0]))
    else:
        with table.because("4.5.4", "4.5.4a"):
            yield from table.emit(SET_FACT(fact="over", value="draw"))


def _orphans(table: Table) -> Procedure:
    """A proxy whose source is gone, or no longer on its link, has ceased to exist (1.4.3c)."""
    state = table.state
    lost = [o for kind in (STACK, CHAIN) for o in state.zones.get(kind, ()) if _is_orphan(state, o)]
    if lost:
        with table.because("1.4.3c"):
            yield from table.emit(*(MOVE(object=o, to=NOWHERE) for o in lost))
    return bool(lost)


def _is_orphan(state: State, oid: ObjId) -> bool:
    obj = state.obj(oid)
    source: ObjId | None = obj.mark("attack source")
    if source is None:
        return False
    away = obj.zone == CHAIN and state.exists(source) and state.obj(source).zone != CHAIN
    return away or not state.exists(source)


def _states(table: Table) -> Procedure:
    """State triggers trigger as their state comes about, and are ready again once it has gone (6.6.5c)."""
    happened = False
    for trigger, scope in list(everywhere(table.state, StateTrigger)):
        state = table.state
        if not state.exists(scope.source):
            continue
        key = f"holds: {trigger.words}"
        known, holds = bool(state.obj(scope.source).mark(key)), trigger.holds(state, scope)
        if holds == known:
            continue
        happened = True
        with table.because("6.6.5c", "1.10.2d", source=scope.source, words=trigger.words):
            yield from table.emit(SET_MARK(on=scope.source, mark=key, value=True if holds else None))
            if holds:
                yield from table.emit(kinds.STATE_HOLDS(object=scope.source, trigger=trigger, words=trigger.words))
    return happened


def _place(table: Table) -> Procedure:
    """All waiting layers go onto the stack, the players in the order that the turn-player says (6.6.6b)."""
    with table.because("6.6.6", "1.10.2d"):
        state = table.state
        waiting = {w.bound.you for w in state.waiting}
        first = turn_player(state)
        if len(waiting) > 1:
            named = [(str(p), p) for p in state.after(first) if p in waiting]
            first = (yield from choose(first, "first", "whose triggered layers go first", named, rules=("6.6.6b",)))[0]
        yield from table.emit(SET_FACT(fact="first", value=first))
        yield from place_waiting(table, lambda w: _put(table, w), ("6.6.6b",))


def _put(table: Table, waiting: Waiting) -> Procedure:
    """One triggered layer goes onto the stack; without a legal target it ceases to exist (6.6.6a)."""
    scope = opened(waiting.bound)
    source = table.state.obj(scope.source)
    with table.because("6.6.6", "6.6.6a", source=scope.source, words=scope.ability.words):
        effect = getattr(scope.ability, "effect", None)
        roles: dict[str, Any] = {"layer": scope, "alias": f"trigger of {source.alias}", "index": 0}
        event = CREATE(card=TRIGGERED_LAYER, owner=scope.you, to=STACK, **roles)
        lines = () if effect is None else (effect,)
        yield from declare_modes(table, scope, lines)
        if not (yield from declare_targets(table, scope, lines)):
            table.note(Outcome.NO_TARGET, scope.ability.words, "6.6.6a", "5.1.5", event=event, by=scope.source)
            return
        yield from table.emit(event)


def _closing(table: Table) -> Procedure:
    """An attack that is gone before the damage closes the chain (1.10.2e, 7.7.2b, 7.7.2c)."""
    state = table.state
    step = state.fact("step")
    link = active_link(state)
    gone = step in COMBAT and (link is None or not state.exists(link.attack))
    waits = step == "layer" and not any(is_attack(state, o) for o in state.zones.get(STACK, ()))
    if not (gone or waits):
        return False
    with table.because("1.10.2e", "7.7.2c" if gone else "7.7.2b"):
        yield from table.emit(
            kinds.STEP(step="close"), SET_FACT(fact="step", value="close"), SET_FACT(fact="stage", value=0)
        )
    return True
