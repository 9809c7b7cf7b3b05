"""Activating abilities (5.2), attacks with weapons and allies among them (8.3.1)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from judgeapp.games.fab import kinds
from judgeapp.games.fab.assets import pay_assets, resource_cost
from judgeapp.games.fab.declare import declare_modes, declare_targets, no_legal_target
from judgeapp.games.fab.playing import declare_attack_target, open_chain, pay_effects
from judgeapp.games.fab.reading import ARENA, STACK, is_defending, turn_player, types
from judgeapp.games.fab.scopes import barred, everywhere, own
from judgeapp.games.fab.shapes import AbilityType, ActivatedLine, Allowance, PlayCondition, ResourceCost, Use, Way
from judgeapp.games.fab.timing import time_for
from judgeapp.kernel import history, verbs
from judgeapp.kernel.abilities import Ability
from judgeapp.kernel.atoms import CREATE, SET_MARK
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.choices import Illegal, Procedure, choose_number
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.inforce import abilities, face
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import opened
from judgeapp.language.nodes.amounts import TheX
from judgeapp.language.phrase import walk

LAYER = CardDef("ability", {"layer": True})
MOST_X = 40


def activated(state: State, what: ObjId) -> list[ActivatedLine]:
    """The activated abilities that an object has."""
    return [a for a in abilities(state, what) if isinstance(a, ActivatedLine)]


def works_here(state: State, what: ObjId, line: ActivatedLine) -> bool:
    """Whether the ability functions where its source is (1.7.4, 5.2.4)."""
    obj = state.obj(what)
    if line.zones is not None:
        return obj.zone.kind in line.zones
    if obj.zone.kind not in ARENA or obj.mark("face-down"):
        return False
    permanent = any(k in ("weapon", "equipment", "ally", "token", "aura", "item") for k in types(state, what))
    return permanent or not is_defending(obj)


def why_not_activate(state: State, player: PlayerId, what: ObjId, line: ActivatedLine) -> Illegal | None:
    """Why the player can't begin to activate an ability now."""
    obj = state.obj(what)
    if not state.exists(what):
        return Illegal("it is no longer there", "5.2.2")
    if obj.controller != player:
        return Illegal(f"{obj.alias} is not under your control", "5.2.2", "5.2.4a")
    if not works_here(state, what, line):
        return Illegal(f"the ability does not function in {obj.zone}", "1.7.4", "5.2.4")
    trouble = time_for(state, player, line.type.value, line.attacks)
    if trouble is not None:
        return trouble
    used = times_activated(state, what, line)
    if line.limit is not None and used >= line.limit.times + _more(state, what, line.attacks):
        return Illegal(f"it may be activated {line.limit.value}", "5.2.1a")
    event = verbs.ACTIVATE(player=player, object=what, ability=line)
    bar = barred(state, event)
    if bar is None and line.attacks:
        bar = barred(state, verbs.ATTACK(attacker=what, target=None, player=player))
    if bar is not None:
        return Illegal(f"an effect forbids it: {bar.ability.words}", "1.0.2", "1.4.6")
    if line.condition is not None and not line.condition.holds(state, Bound(line, what, player)):
        return Illegal(f"it may be activated only if {line.condition}", "5.2.1e", "5.1.5")
    for rule, scope in own(state, what, PlayCondition, player):
        if getattr(rule, "for_activation", False) and not rule.fulfilled(state, scope):
            return Illegal(f"it says: {rule.words}", "5.2.1e", "5.1.5")
    return None


def times_activated(state: State, what: ObjId, line: ActivatedLine) -> int:
    """How often an ability of an object has been activated this turn."""
    return sum(
        1
        for r in history.happened(state, "turn", verbs.ACTIVATE)
        if r.event is not None and r.event["object"] == what and r.event["ability"] == line
    )


def _more(state: State, what: ObjId, attacks: bool) -> int:
    allowances: list[int] = [a.extra(state, s, what, attacks) for a, s in everywhere(state, Allowance)]
    return sum(allowances)


def activate(table: Table, player: PlayerId, what: ObjId, line: ActivatedLine) -> Procedure:
    """Activate an ability: put it on the stack, declare, pay (5.2.2). Illegal rewinds all of it."""
    scope = opened(Bound(line, what, player))
    with table.because("5.2.2", source=what, words=line.words):
        yield from _declare_x(table, scope, line)
        if line.attacks:
            layer = yield from _put_attack(table, player, what, line)
        else:
            layer = yield from _put_layer(table, scope, line)
        use = Use(player, Way.ACTIVATE, what, layer, line)
        assets = sum(c.resources(table.state, scope) for c in line.costs if isinstance(c, ResourceCost))
        total = resource_cost(table.state, use, assets)
        actions = 1 if line.type is AbilityType.ACTION else 0
    with table.because("5.1.7", "5.2.2b", source=what, words=line.words):
        yield from pay_assets(table, player, total, actions)
        yield from pay_effects(table, scope, [c for c in line.costs if not isinstance(c, ResourceCost)])
    with table.because("5.2.2", "5.1.10", source=what, words=line.words):
        roles = {"ability": line, "layer": layer, "type": line.type.value, "attacks": line.attacks}
        yield from table.emit(verbs.ACTIVATE(player=player, object=what, **roles))


def _declare_x(table: Table, scope: Bound, line: ActivatedLine) -> Procedure:
    if any(isinstance(n, TheX) for cost in line.costs for n in walk(cost)):
        most = max((c.most_x(table.state, scope) for c in line.costs if hasattr(c, "most_x")), default=MOST_X)
        x = yield from choose_number(scope.you, "X", "the value of X", 0, most, ("5.1.3a", "1.12.2"))
        scope.slots["X"] = x  # type: ignore[index]


def _put_attack(table: Table, player: PlayerId, what: ObjId, line: ActivatedLine) -> Procedure:
    """The attack-proxy goes on the stack, and its target is declared (8.3.1a to 8.3.1c)."""
    card = proxy_card(face(table.state, what), line.proxy_lines)
    marks = {"attack source": what}
    alias = f"{table.state.obj(what).alias} attack"
    yield from table.emit(CREATE(card=card, owner=player, to=STACK, index=0, alias=alias, marks=marks))
    layer = table.state.zone("stack")[0]
    yield from table.emit(kinds.BECOME_LAYER(player=player, object=layer))
    yield from open_chain(table)
    yield from declare_attack_target(table, player, layer)
    yield from table.emit(kinds.ANNOUNCE(player=player, object=layer))
    return layer


def _put_layer(table: Table, scope: Bound, line: ActivatedLine) -> Procedure:
    yield from declare_modes(table, scope, (line.effect,))
    if not (yield from declare_targets(table, scope, (line.effect,))):
        raise no_legal_target(table, scope)
    alias = f"ability of {table.state.obj(scope.source).alias}"
    yield from table.emit(CREATE(card=LAYER, owner=scope.you, to=STACK, layer=scope, alias=alias, index=0))
    layer = table.state.zone("stack")[0]
    yield from table.emit(SET_MARK(on=layer, mark="type", value=line.type.value))
    return layer


@lru_cache(maxsize=4096)
def proxy_card(source: CardDef, lines: tuple[Ability, ...]) -> CardDef:
    """What an attack-proxy is printed as: the name of its source and the abilities that make it (1.4.3a)."""
    facts: dict[str, Any] = {"proxy": True}
    return CardDef(source.name, facts, lines, (), source.title)


__all__ = ["activate", "activated", "turn_player", "why_not_activate"]
