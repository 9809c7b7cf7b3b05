"""Playing a card and activating an ability (§308, 309, 501): declaration, payment, and what comes of it."""

from __future__ import annotations

from judgeapp.games.berserk import kinds
from judgeapp.games.berserk.coins import paying_with
from judgeapp.games.berserk.declaring import choose_targets, lacks_target
from judgeapp.games.berserk.entry import enter_play
from judgeapp.games.berserk.kinds import How
from judgeapp.games.berserk.queueing import ABILITY, declare
from judgeapp.games.berserk.reading import is_a, lines_of, open_coins, understood
from judgeapp.games.berserk.terms import GRAVEYARD, HAND, SPELL
from judgeapp.games.berserk.words.costs import Price, XCoins, paid_as_declared
from judgeapp.games.berserk.words.lines import Activated, Ambush, Cancel
from judgeapp.kernel import verbs
from judgeapp.kernel.atoms import MOVE
from judgeapp.kernel.choices import Illegal, Procedure, choose_number, may
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.kernel.triggers import place_waiting
from judgeapp.kernel.views import value
from judgeapp.language.cardgame import said
from judgeapp.language.categories import Line, opened
from judgeapp.language.nodes.lines import SpellLine


def price(state: State, card: ObjId) -> int:
    """What playing a card costs now (§309.1.4); never less than 0."""
    return max(0, int(value(state, card, "cost") or 0))


def lacking(state: State, player: PlayerId, amount: int) -> Illegal | None:
    """Why so many coins can't be paid (§501.2)."""
    have = open_coins(state, player)
    return None if have >= amount else Illegal(f"открытых монет {have}, а нужно {amount}", "501.2", "309.1")


def play(table: Table, player: PlayerId, card: ObjId) -> Procedure:
    """Play a card from hand (§309.1)."""
    understood(table.state, card)
    with table.because("309", "309.1"):
        yield from table.emit(verbs.PHASE(phase="фаза розыгрыша", player=player))
        yield from _played(table, player, card, price(table.state, card))


def from_ambush(table: Table, bound: Bound, ability: Ambush) -> Procedure:
    """The player may play the card for the ambush's price (§121); declining loses the chance."""
    player, card = bound.you, bound.source
    if not table.state.exists(card) or lacking(table.state, player, ability.n) is not None:
        return
    if not (yield from may(player, f"Засада: {table.state.obj(card).alias}", ("121",))):
        table.note(Outcome.NOTE, "засада не объявлена", "121.3", by=card)
        return
    understood(table.state, card)
    with table.because("121", "309.1"):
        yield from _played(table, player, card, ability.n)


def _played(table: Table, player: PlayerId, card: ObjId, cost: int) -> Procedure:
    first = len(table.state.log)
    spell = is_a(table.state, card, SPELL)
    moved = yield from _moved(table, player, card, spell)
    lines = lines_of(table.state, moved, SpellLine) if spell else ()
    scopes = [opened(Bound(line, moved, player)) for line in lines]
    yield from _targets(table, scopes)
    trouble = lacking(table.state, player, cost)
    if trouble is not None:
        raise trouble
    with table.because("501.2", "501.3"):
        wanted = yield from paying_with(table, player, cost)
        made = yield from table.emit(*wanted)
    paid = paid_as_declared(wanted, made)
    if (yield from _cancelled(table, player, moved, first)):
        return
    yield from table.emit(verbs.PLAY(player=player, object=moved))
    if scopes:
        yield from _reactions(table)
    for scope in scopes:
        if not paid:
            yield from _voided(table, scope)
        else:
            yield from _put(table, scope)


def _reactions(table: Table) -> Procedure:
    """What triggered on the playing or activation is queued before the abilities themselves are (§309.1, 308.1)."""
    yield from place_waiting(table, lambda w: declare(table, w), ("309.1", "402.1"))


def _moved(table: Table, player: PlayerId, card: ObjId, spell: bool) -> Procedure:
    """A spell goes to the graveyard as it is played, any other card into play (§309.1, 211)."""
    if spell:
        with table.because("211", "309.1"):
            yield from table.emit(MOVE(object=card, to=Zone(GRAVEYARD, table.state.obj(card).owner), index=0))
        return table.state.now(card)
    entered = yield from enter_play(table, card, player, How.PLAYED)
    if entered is None:
        raise Illegal("карта не может войти в игру", "309.1")
    return entered


def _targets(table: Table, scopes: list[Bound]) -> Procedure:
    """Every ability of a spell must be legal to declare (§117), so every target must exist. Parts after the first may
    refer to what earlier ones bring about."""
    for scope in scopes:
        line = scope.ability
        assert isinstance(line, SpellLine)
        missing = lacks_target(table.state, scope, line)
        if missing is not None:
            raise Illegal(f"нет законной цели: {said(table.state, missing)}", "502.9", "117")
        with table.because("502.9", source=scope.source, words=table.game.words(line)):
            yield from choose_targets(table, scope, line)
        if scope is scopes[0] and not line.effect.possible(table.state, scope):
            raise Illegal(f"заявить нельзя: {said(table.state, line)}", "117", "512.2")


def _put(table: Table, scope: Bound) -> Procedure:
    """The spell's ability enters the queue with the targets it was declared with."""
    with table.because("401", "211", source=scope.source, words=table.game.words(scope.ability)):
        yield from table.emit(kinds.QUEUED(object=scope.source, player=scope.you, layer=scope, card=ABILITY))


def _voided(table: Table, scope: Bound) -> Procedure:
    """Payment was incomplete, or a replacement touched it: nothing is executed (§501.2.1). What was paid stays paid."""
    with table.because("501.2.1", source=scope.source, words=table.game.words(scope.ability)):
        yield from table.emit(kinds.VOIDED(object=scope.source, player=scope.you))


# --- cancelling ---------------------------------------------------------------------------------------------------


def _cancelled(table: Table, player: PlayerId, card: ObjId, first: int) -> Procedure:
    """Somebody may cancel the card being played (§518): outside the queue, its triggers vanish, payment stays."""
    for opponent in table.state.opponents(player):
        for held in table.state.zone(HAND, opponent):
            for line in lines_of(table.state, held, Cancel):
                assert isinstance(line, Cancel)
                if (yield from _cancels(table, opponent, held, line, player, card)):
                    yield from _undone(table, card, first)
                    return True
    return False


def _cancels(table: Table, who: PlayerId, held: ObjId, line: Cancel, player: PlayerId, card: ObjId) -> Procedure:
    attempt = verbs.PLAY(player=player, object=card)
    meant = line.event.match(table.state, Bound(line, held, who), attempt) is not None
    if not meant or lacking(table.state, who, line.n) is not None:
        return False
    about = f"Отмена: {table.state.obj(held).alias} против {table.state.obj(card).alias}"
    if not (yield from may(who, about, ("518",))):
        return False
    with table.because("518", source=held, words=table.game.words(line)):
        wanted = yield from paying_with(table, who, line.n)
        yield from table.emit(*wanted)
        yield from table.emit(verbs.DISCARD(player=who, object=held))
        yield from table.emit(kinds.CANCELLED(object=card, player=who))
    return True


def _undone(table: Table, card: ObjId, first: int) -> Procedure:
    for waiting in [w for w in table.state.waiting if w.record >= first and not isinstance(w.bound.ability, Ambush)]:
        table.take_waiting(waiting)
    obj = table.state.obj(card)
    home = Zone(GRAVEYARD, obj.owner)
    if obj.zone != home:
        with table.because("518"):
            yield from table.emit(MOVE(object=card, to=home, index=0))


# --- activating ---------------------------------------------------------------------------------------------------


def activate(table: Table, player: PlayerId, card: ObjId, ability: Activated) -> Procedure:
    """Use an activated ability (§308.1): declared with its targets and paid at once (§501)."""
    understood(table.state, card)
    words = table.game.words(ability)
    with table.because("308", "308.1", source=card, words=words):
        yield from table.emit(verbs.PHASE(phase="фаза активации", player=player))
        scope = opened(Bound(ability, card, player))
        if any(isinstance(c, XCoins) for c in ability.costs):
            most = open_coins(table.state, player)
            x = yield from choose_number(player, "X", words, 1, most, ("106.1.2", "512.4"))
            scope.slots["X"] = x  # type: ignore[index]
        missing = lacks_target(table.state, scope, ability.effect)
        if missing is not None:
            raise Illegal(f"нет законной цели: {said(table.state, missing)}", "502.9", "308.1")
        yield from choose_targets(table, scope, ability.effect)
        if not ability.effect.possible(table.state, scope):
            raise Illegal(f"заявить нельзя: {said(table.state, ability.effect)}", "512.2", "119")
        with table.because("501.1", "308.1"):
            yield from table.emit(verbs.ACTIVATE(player=player, object=card, ability=ability))
        paid = yield from _pay(table, scope, ability)
        yield from _reactions(table)
        if paid:
            yield from _put(table, scope)
        else:
            yield from _voided(table, scope)


def _pay(table: Table, scope: Bound, ability: Activated) -> Procedure:
    """Pay all parts (§501.2); returns whether everything was paid and nothing replaced."""
    whole = True
    with table.because("501.2", "501.4"):
        for cost in ability.costs:
            assert isinstance(cost, Price)
            whole = bool((yield from cost.pay(table, scope))) and whole
    return whole


def activated(state: State, card: ObjId) -> tuple[Activated, ...]:
    """The activated abilities of a card in order."""
    return tuple(a for a in lines_of(state, card, Line) if isinstance(a, Activated))


__all__ = ["activate", "activated", "from_ambush", "lacking", "play", "price"]
