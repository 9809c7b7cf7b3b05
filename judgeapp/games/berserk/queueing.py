"""The queue (§401-403): what waits is declared, the non-active player's first, and executed first in, first out.

Before anything is declared or executed the effects of the rules are carried out until nothing is left of them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from judgeapp.games.berserk import kinds
from judgeapp.games.berserk.declaring import choose_targets, lacks_target
from judgeapp.games.berserk.reading import happened_this_turn
from judgeapp.games.berserk.ruleeffects import settle, zero_lives
from judgeapp.games.berserk.terms import CUT, QUEUE
from judgeapp.games.berserk.words.lines import Activated, Ambush, Moment
from judgeapp.kernel.abilities import Ability, Triggered
from judgeapp.kernel.atoms import MOVE
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.choices import Procedure, may
from judgeapp.kernel.ids import NOWHERE, ObjId
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import Bound, Waiting
from judgeapp.kernel.table import Table
from judgeapp.kernel.triggers import place_waiting
from judgeapp.language.cardgame import said
from judgeapp.language.categories import Instruction, opened
from judgeapp.language.nodes.instructions import YouMay
from judgeapp.language.nodes.lines import SpellLine, Whenever

ABILITY = CardDef("способность")


def run_queue(table: Table) -> Procedure:
    """Until the queue is empty and nothing is left to do: rule effects, triggers, the first of the queue; and once it
    has emptied, the check for creatures without lives (§512.5, in the 15th edition §512.6). A turn that is being ended
    at once skips all that."""
    while table.state.fact("over") is None and table.state.fact(CUT) is None:
        yield from settle(table)
        if (yield from place_waiting(table, lambda w: declare(table, w), ("402", "402.1"))):
            continue
        queue = table.state.zone(QUEUE)
        if queue:
            yield from execute(table, queue[0])
            continue
        if not (yield from zero_lives(table)):
            return


# --- declaring ----------------------------------------------------------------------------------------------------


def declare(table: Table, waiting: Waiting) -> Procedure:
    """A triggered ability enters the queue, unless it is used up, lacks a target or is declined (§113, 502.9)."""
    bound = waiting.bound
    ability = bound.ability
    source, words = bound.source, table.game.words(ability)
    with table.because("113", "402.1", source=source, words=words):
        if isinstance(ability, Ambush):
            yield from _ambush(table, bound, ability)
            return
        scope, effect = opened(bound), effect_of(ability)
        if _used_up(table, bound):
            table.note(Outcome.FAILED, "в этот ход способность уже сработала", "113.5", by=source)
            return
        lacking = lacks_target(table.state, scope, effect) if effect is not None else None
        if lacking is not None:
            about = f"{words}: {said(table.state, lacking)}"
            table.note(Outcome.NO_TARGET, about, "502.9", "113.8", by=source)
            return
        if isinstance(effect, YouMay):
            if not (yield from may(scope.you, words, ("113.3", "113.4"))):
                table.note(Outcome.NOTE, f"не заявлена: {words}", "121.3", by=source)
                return
            scope = replace(scope, ability=replace(cast(Any, ability), effect=effect.what))
        yield from _enqueue(table, scope, words)


def _enqueue(table: Table, scope: Bound, words: str) -> Procedure:
    """Choose the targets and put an ability at the end of the queue (§401); its first part must be possible (§119)."""
    effect = effect_of(scope.ability)
    if effect is not None:
        yield from choose_targets(table, scope, effect)
        if not effect.possible(table.state, scope):
            table.note(Outcome.FAILED, f"заявить нельзя: {words}", "113.8", "119", by=scope.source)
            return
    yield from table.emit(kinds.QUEUED(object=scope.source, player=scope.you, layer=scope, card=ABILITY))


def effect_of(ability: Ability) -> Instruction | None:
    """What an ability does when it is executed."""
    found = getattr(ability, "effect", None)
    return found if isinstance(found, Instruction) else None


def _used_up(table: Table, bound: Bound) -> bool:
    """Whether the ability has been declared this turn and has no "each time" (§113.5). The 2023 edition is silent on
    a limit, so there is none in it."""
    ability = bound.ability
    if not table.game.since("15") or isinstance(ability, Whenever):
        return False
    return any(
        r.event is not None and r.event["object"] == bound.source and _same_line(r.event["layer"].ability, ability)
        for r in happened_this_turn(table.state, kinds.QUEUED)
    )


def _same_line(queued: Ability, ability: Ability) -> bool:
    if queued == ability:
        return True
    effect = effect_of(ability)
    return isinstance(effect, YouMay) and queued == replace(cast(Any, ability), effect=effect.what)


def _ambush(table: Table, bound: Bound, ability: Ambush) -> Procedure:
    from judgeapp.games.berserk.playing import from_ambush

    yield from from_ambush(table, bound, ability)


# --- executing ----------------------------------------------------------------------------------------------------


def execute(table: Table, entry: ObjId) -> Procedure:
    """Carry out the first of the queue completely (§401.2, 401.7); what triggers meanwhile is declared afterwards."""
    scope = table.state.obj(entry).layer
    assert scope is not None
    source, words = scope.source, table.game.words(scope.ability)
    with table.because("401.3", "401.7", source=source, words=words):
        yield from table.emit(kinds.EXECUTED(object=source, player=scope.you))
        yield from _carry_out(table, opened(scope))
        if table.state.exists(entry):
            yield from table.emit(MOVE(object=entry, to=NOWHERE))


def _carry_out(table: Table, scope: Bound) -> Procedure:
    match scope.ability:
        case Activated(effect=effect) | SpellLine(effect=effect):
            yield from _effect(table, scope, effect)
        case Moment() as moment:
            yield from _effect(table, scope, moment.effect)
        case Triggered() as triggered:
            yield from triggered.resolve(table, scope)


def _effect(table: Table, scope: Bound, effect: Instruction) -> Procedure:
    """An effect; an illegal part of a spell, or one that has become impossible, is skipped (§117, 113.9)."""
    if not effect.possible(table.state, scope):
        table.note(Outcome.FAILED, f"исполнить нельзя: {said(table.state, effect)}", "113.9", "120.7", by=scope.source)
        return
    yield from effect.run(table, scope)
