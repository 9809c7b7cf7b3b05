"""What a player can do in the choice phase, and why not (§306)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from judgeapp.games.berserk import decks
from judgeapp.games.berserk.declaring import lacks_target
from judgeapp.games.berserk.fighting import attack
from judgeapp.games.berserk.kinds import Way
from judgeapp.games.berserk.playing import activate, activated, lacking, play, price
from judgeapp.games.berserk.queueing import run_queue
from judgeapp.games.berserk.reading import (
    active,
    has_struck,
    in_play,
    is_a,
    is_creature,
    is_hero,
    is_hidden,
    is_open,
    lines_of,
    times_used,
    understood,
    weak,
)
from judgeapp.games.berserk.terms import ENDING, HAND, PLAY, SPELL
from judgeapp.games.berserk.turn import back_to_choice
from judgeapp.games.berserk.words.costs import Price, is_action
from judgeapp.games.berserk.words.lasting import MUST_ATTACK
from judgeapp.games.berserk.words.lines import Activated
from judgeapp.kernel import verbs
from judgeapp.kernel.choices import Illegal, Procedure
from judgeapp.kernel.events import Event
from judgeapp.kernel.game import Action
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.kernel.views import value
from judgeapp.language.categories import opened
from judgeapp.language.nodes.lines import SpellLine


@dataclass(frozen=True)
class Attack(Action):
    """A strike attack (§307)."""

    attacker: ObjId
    target: ObjId


@dataclass(frozen=True)
class Play(Action):
    """Playing a card from hand (§309)."""

    card: ObjId


@dataclass(frozen=True)
class Activate(Action):
    """Using an activated ability (§308). which: its place among those of the card, from 1."""

    card: ObjId
    which: int = 1


@dataclass(frozen=True)
class EndTurn(Action):
    """Passing the turn (§306, 310)."""


@dataclass(frozen=True)
class PresentDeck(Action):
    """Showing that deck, hero and sideboard are legal in a format."""

    player: PlayerId
    format: str


BerserkAction = Attack | Play | Activate | EndTurn | PresentDeck


def meant(player: PlayerId, action: Action) -> Event | None:
    """An action as the event that it would be."""
    match action:
        case Attack(attacker, target):
            return verbs.ATTACK(player=player, attacker=attacker, target=target, way=Way.STRIKE)
        case Play(card):
            return verbs.PLAY(player=player, object=card)
        case Activate(card):
            return verbs.ACTIVATE(player=player, object=card)
    return None


def candidates(state: State, player: PlayerId) -> Iterator[Action]:
    """Everything worth trying, in a fixed order."""
    foes = [
        o.id for o in in_play(state) if o.controller != player and (is_creature(state, o.id) or is_hero(state, o.id))
    ]
    own = [o.id for o in in_play(state) if o.controller == player]
    for oid in own:
        if is_creature(state, oid):
            yield from (Attack(oid, foe) for foe in foes)
        for at, _ in enumerate(activated(state, oid), 1):
            yield Activate(oid, at)
    for oid in state.zone(HAND, player):
        yield Play(oid)
    yield EndTurn()


def why_not(state: State, player: PlayerId, action: Action) -> Illegal | None:
    """Why an action may not even begin, or None."""
    assert isinstance(action, BerserkAction)
    match action:
        case Attack(attacker, target):
            return _attacking(state, player, attacker) or _attackable(state, player, attacker, target)
        case Play(card):
            return _playing(state, player, card)
        case Activate(card, which):
            return _activating(state, player, card, which)
        case EndTurn():
            return _ending(state, player)
        case PresentDeck(owner, kind):
            return decks.trouble(state, owner, kind)
        case _:
            assert_never(action)


def _attacking(state: State, player: PlayerId, attacker: ObjId) -> Illegal | None:
    """Why a creature may not attack (§108, 307, 506)."""
    if not state.exists(attacker) or state.obj(attacker).zone.kind != PLAY:
        return Illegal("атакуют только карты в игре", "307", "507")
    if not is_creature(state, attacker):
        return Illegal("атакуют только существа", "209", "307")
    if state.obj(attacker).controller != player:
        return Illegal("атакуют только свои существа", "307", "507")
    if is_hidden(state, attacker):
        return Illegal("скрытое существо не атакует", "304", "506")
    if not is_open(state, attacker):
        return Illegal("атакует только открытое существо", "108", "307")
    if has_struck(state, attacker):
        return Illegal("это существо уже атаковало ударом в этот ход", "108")
    if weak(state, attacker):
        return Illegal("слабость первого хода: существо появилось под контролем в этот ход", "108", "506")
    return None


def _attackable(state: State, player: PlayerId, attacker: ObjId, target: ObjId) -> Illegal | None:
    """Why something may not be attacked (§507)."""
    if not state.exists(target) or state.obj(target).zone.kind != PLAY:
        return Illegal("атаковать можно только карту в игре", "507")
    if not (is_creature(state, target) or is_hero(state, target)):
        return Illegal("атаковать можно только персонажа", "212", "507")
    if state.game.friendly(state, player, state.obj(target).controller):
        return Illegal("своего персонажа атаковать нельзя", "507")
    if is_hidden(state, target):
        return Illegal("скрытое существо не может быть целью атаки", "118", "502")
    forbidden = verbs.ATTACK(attacker=attacker, target=target, way=None, player=player)
    blocker = Table(state).forbidden(forbidden)
    return Illegal(f"запрещено: {state.game.words(blocker.ability)}", "513", "307") if blocker else None


def _playing(state: State, player: PlayerId, card: ObjId) -> Illegal | None:
    """Why a card may not be played (§309.1)."""
    if not state.exists(card) or state.obj(card).zone.kind != HAND or state.obj(card).owner != player:
        return Illegal("разыгрывают карты из своей руки", "309.1")
    trouble = lacking(state, player, price(state, card))
    if trouble is not None or not is_a(state, card, SPELL):
        return trouble
    for line in lines_of(state, card, SpellLine):
        scope = opened(Bound(line, card, player))
        if lacks_target(state, scope, line):  # type: ignore[arg-type]
            return Illegal("для заклинания нет законной цели", "502.9", "117")
    return None


def _activating(state: State, player: PlayerId, card: ObjId, which: int) -> Illegal | None:
    """Why an ability may not be used (§114, 308.1, 501)."""
    if not state.exists(card) or state.obj(card).zone.kind != PLAY or state.obj(card).controller != player:
        return Illegal("применяют способности своих карт в игре", "114", "308.1")
    own = activated(state, card)
    if not 1 <= which <= len(own):
        return Illegal("такой активируемой способности у карты нет", "114")
    ability = own[which - 1]
    if not state.game.functions(state.obj(card), ability):
        return Illegal("способности скрытого существа не работают", "115", "308.1")
    if times_used(state, card, ability) >= ability.most:
        return Illegal("эту способность в этот ход уже применяли", "114")
    if is_action(ability.costs) and weak(state, card):
        return Illegal("слабость первого хода: способность с закрытием карты – действие", "501.6", "506")
    scope = opened(Bound(ability, card, player))
    for cost in ability.costs:
        trouble = cost.lacking(state, scope) if isinstance(cost, Price) else None
        if trouble is not None:
            return trouble
    if lacks_target(state, scope, ability.effect) is not None:
        return Illegal("для способности нет законной цели", "502.9", "308.1")
    return None


def _ending(state: State, player: PlayerId) -> Illegal | None:
    """Why the turn may not be passed: something that must attack still can."""
    for obj in in_play(state):
        if obj.controller != player or not value(state, obj.id, MUST_ATTACK):
            continue
        if _attacking(state, player, obj.id) is None and any(
            _attackable(state, player, obj.id, o.id) is None for o in in_play(state)
        ):
            return Illegal(f"должно атаковать: {obj.alias}", "113.3", "306")
    return None


def carry_out(table: Table, player: PlayerId, action: Action) -> Procedure:
    """Carry out an action in the choice phase."""
    assert isinstance(action, BerserkAction)
    match action:
        case Attack(attacker, target):
            understood(table.state, attacker)
            yield from attack(table, player, attacker, target, run_queue)
            yield from back_to_choice(table, "307.4")
        case Play(card):
            yield from play(table, player, card)
            yield from _emptied(table, "309")
            yield from back_to_choice(table, "309.3")
        case Activate(card, which):
            ability: Activated = activated(table.state, card)[which - 1]
            yield from activate(table, player, card, ability)
            yield from _emptied(table, "308")
            yield from back_to_choice(table, "308.3")
        case EndTurn():
            with table.because("306", "310"):
                yield from table.emit(verbs.PHASE(phase=ENDING, player=active(table.state)))
        case PresentDeck(owner, kind):
            table.note(Outcome.NOTE, f"колода соответствует формату {kind}: {owner}", "204", "207.2")
        case _:
            assert_never(action)


def _emptied(table: Table, rule: str) -> Procedure:
    with table.because(rule):
        yield from run_queue(table)
