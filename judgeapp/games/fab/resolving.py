"""Resolving the top layer of the stack (5.3)."""

from __future__ import annotations

from judgeapp.games.fab import combat, kinds
from judgeapp.games.fab.declare import all_targets_gone
from judgeapp.games.fab.defending import why_not_defend
from judgeapp.games.fab.reading import PERMANENT, PERMANENT_SUBTYPES, fab, is_attack, turn_player, types
from judgeapp.games.fab.shapes import AbilityType, ActivatedLine
from judgeapp.games.fab.timing import play_type
from judgeapp.kernel import verbs
from judgeapp.kernel.abilities import Triggered
from judgeapp.kernel.atoms import MOVE, SET_FACT
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.ids import NOWHERE, ObjId
from judgeapp.kernel.inforce import abilities
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import Bound
from judgeapp.kernel.table import Table
from judgeapp.language.categories import opened
from judgeapp.language.nodes.lines import SpellLine


def resolve_top(table: Table) -> Procedure:
    """The top layer resolves, an attack becomes a chain link; then the turn-player has priority (5.3.7, 1.11.3)."""
    top = table.state.zone("stack")[0]
    obj = table.state.obj(top)
    with table.because("5.3.1", source=obj.layer.source if obj.layer else top):
        if is_attack(table.state, top):
            yield from combat.attack_step(table, top)
        elif obj.layer is not None:
            yield from _layer(table, top, obj.layer)
        else:
            yield from _card(table, top)
    turn = turn_player(table.state)
    yield from table.emit(SET_FACT(fact="priority", value=turn), SET_FACT(fact="passes", value=0))


def _failed(table: Table, top: ObjId, scope: Bound) -> bool:
    """Whether all targets are gone: up to 2026 the whole layer fails then; since, only the effect with the target."""
    if fab(table.state).since("2026-06") or not all_targets_gone(table.state, scope):
        return False
    words = "all targets are illegal, so it does not resolve"
    table.note(Outcome.FAILED, words, "5.3.2", "5.3.2a", event=verbs.RESOLVE(object=top), by=top)
    return True


def _layer(table: Table, top: ObjId, bound: Bound) -> Procedure:
    scope = opened(bound)
    ability = bound.ability
    words = ability.words
    with table.because("5.3.4", source=bound.source, words=words):
        if not _failed(table, top, scope):
            yield from table.emit(verbs.RESOLVE(object=top, ability=ability))
            if isinstance(ability, ActivatedLine):
                yield from ability.effect.run(table, scope)
                if ability.goes_again and ability.type is AbilityType.ACTION:
                    with table.because("5.3.5", "8.3.5a"):
                        yield from table.emit(kinds.GAIN_ACTION_POINTS(player=bound.you, amount=1))
            elif isinstance(ability, Triggered):
                yield from ability.resolve(table, scope)
    if table.state.exists(top):
        with table.because("5.3.7", "3.0.12a"):
            yield from table.emit(MOVE(object=top, to=NOWHERE))


def _card(table: Table, top: ObjId) -> Procedure:
    obj = table.state.obj(top)
    slots = obj.mark("slots", {})
    whole = opened(Bound(_ANY, top, obj.controller, slots))
    reaction = play_type(types(table.state, top)) == "defense reaction"
    if _failed(table, top, whole):
        yield from _leave(table, top)
        return
    if reaction and _cannot_defend(table, top):
        yield from _leave(table, top)
        return
    with table.because("5.3.4"):
        yield from table.emit(verbs.RESOLVE(object=top))
    slots = dict(slots)
    for line in [a for a in abilities(table.state, top) if isinstance(a, SpellLine)]:
        scope = Bound(line, top, obj.controller, slots)
        with table.because("5.3.4", source=top, words=line.words):
            yield from line.effect.run(table, scope)
    action = play_type(types(table.state, top)) == "action"
    if action and fab(table.state).has_keyword(table.state, top, "go again"):
        with table.because("5.3.5", "8.3.5a"):
            yield from table.emit(kinds.GAIN_ACTION_POINTS(player=obj.controller, amount=1))
    if table.state.exists(top):
        yield from _leave_resolved(table, top, reaction)


def _cannot_defend(table: Table, top: ObjId) -> bool:
    obj = table.state.obj(top)
    trouble = why_not_defend(table.state, obj.controller, top, str(obj.mark("played from")))
    if trouble is None:
        return False
    event = verbs.RESOLVE(object=top)
    why = f"it may not defend: {trouble.reason}"
    table.note(Outcome.FAILED, why, "5.3.2", "5.3.2c", "7.4.2d", event=event, by=top)
    return True


def _leave_resolved(table: Table, top: ObjId, reaction: bool) -> Procedure:
    """Off the stack: a permanent enters the arena, a defense reaction defends, the rest is cleared (5.3.6, 5.3.7)."""
    obj = table.state.obj(top)
    kind = types(table.state, top)
    if any(k in PERMANENT_SUBTYPES for k in kind):
        with table.because("5.3.6a"):
            yield from table.emit(MOVE(object=top, to=PERMANENT, same=True, controller=obj.controller, enters=True))
    elif reaction:
        with table.because("5.3.6b", "7.4.2d"):
            yield from combat.defend_with_reaction(table, top)
    else:
        yield from _leave(table, top)


def _leave(table: Table, top: ObjId) -> Procedure:
    with table.because("5.3.7"):
        yield from table.emit(kinds.CLEAR(object=top))


class _Whole(SpellLine):
    """A whole card, where a scope needs an ability."""

    @property
    def words(self) -> str:
        return "the card"


_ANY = _Whole()
