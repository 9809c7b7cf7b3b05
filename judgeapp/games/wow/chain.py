"""Adding links to the chain: cards played, resources placed, powers used, quests completed (705, 707)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from judgeapp.games.wow import kinds, reading
from judgeapp.games.wow.costs import Price, changed, has_x, most_x, pay, price_of
from judgeapp.games.wow.kinds import Face
from judgeapp.games.wow.permits import permitted, powers_of, quest_line
from judgeapp.games.wow.reading import CHAIN
from judgeapp.games.wow.words.knowing import FREE
from judgeapp.games.wow.words.structure import (
    NO_TEXT,
    AdditionalCost,
    AlternateCost,
    ChooseOne,
    ResourcesX,
    Reward,
    said_in_playing,
)
from judgeapp.games.wow.words.targets import declare, declared_targets
from judgeapp.kernel import verbs
from judgeapp.kernel.atoms import CREATE, MOVE, SET_MARK
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.choices import Illegal, Procedure, Unsupported, choose, choose_number
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import Bound, State, Waiting
from judgeapp.kernel.table import Table
from judgeapp.kernel.views import abilities
from judgeapp.language.categories import Cost, opened

EFFECT = CardDef("effect")
"""The face of an effect on the chain."""
MOST_COMBO = 5
"""A Finishing Move removes at most so many Combo cards."""


def play(table: Table, player: PlayerId, card: ObjId) -> Procedure:
    """Play a card: announce, X, modes, targets, costs (707.1). Illegal rewinds everything (707.2)."""
    if table.state.obj(card).card.facts.get("unknown"):
        raise Unsupported("unknown card", "nobody has seen the face that would be played")
    free = permitted(table.state, verbs.PLAY, player, card, FREE)
    with table.because("409", "707.1", source=card):
        yield from table.emit(MOVE(object=card, to=CHAIN, index=0, controller=player))
        link = table.state.now(card)
        lines = abilities(table.state, link)
        scope = Bound(lines[0] if lines else NO_TEXT, link, player, {})
        way = yield from _way_to_pay(table, scope, free)
        costs = _costs_to_play(table.state, scope, way)
        yield from _choose_x(table, scope, costs, _printed_x(table.state, link), way is not None)
        yield from _choose_modes(table, scope, lines)
        said = said_in_playing(lines)
        if not (yield from declare(table, scope, said)):
            raise Illegal("there are not enough legal targets", "707.1d", "706.1")
        before = len(table.state.log)
        yield from pay(table, scope, _price_to_play(table.state, scope, link, way, costs))
        yield from table.emit(SET_MARK(on=link, mark="slots", value=dict(scope.slots)))
        removed = tuple(
            r.event["object"]
            for r in table.state.log.since(before)
            if r.happened and r.event is not None and r.event.kind is kinds.REMOVE
        )
        if removed:
            yield from table.emit(kinds.PAID(player=player, object=link, cost="additional cost", removed=removed))
        yield from table.emit(verbs.PLAY(player=player, object=link), *_targeted(link, scope, said))


def _way_to_pay(table: Table, scope: Bound, free: bool) -> Procedure:
    """Which cost is paid: the printed one (None), the one cost 0 that a permission gives, or an alternate one; at most
    one of these (403.3)."""
    options: list[tuple[str, Any]] = [("no cost", FREE)] if free else [("printed cost", None)]
    for line in abilities(table.state, scope.source):
        if isinstance(line, AlternateCost) and line.cost.payable(table.state, scope):
            options.append((line.cost.show(), line.cost))
    picked = yield from choose(scope.you, "cost", "which cost is paid", options, rules=("403.3", "707.1e"))
    return picked[0]


def _costs_to_play(state: State, scope: Bound, way: Any) -> tuple[Cost, ...]:
    """The parts of the cost besides the play cost: additional ones are due whatever is paid instead of that."""
    extra = tuple(line.cost for line in abilities(state, scope.source) if isinstance(line, AdditionalCost))
    return (*extra, way) if isinstance(way, Cost) else extra


def _price_to_play(state: State, scope: Bound, link: ObjId, way: Any, costs: tuple[Cost, ...]) -> Price:
    printed = state.obj(link).card.facts.get("cost", 0)
    base = int(scope.slots.get("X", 0)) if printed == "X" else int(printed)
    resources = changed(state, verbs.PLAY, scope.you, link, base if way is None else 0)
    return Price(resources, price_of(state, verbs.PLAY, scope, costs, link).parts)


def _printed_x(state: State, link: ObjId) -> bool:
    return bool(state.obj(link).card.facts.get("cost") == "X")


def _choose_x(table: Table, scope: Bound, costs: Sequence[Cost], printed: bool, instead: bool) -> Procedure:
    """Choose X. It is 0 where the play cost with the X is not paid (403.6a)."""
    if printed and instead:
        scope.slots["X"] = 0  # type: ignore[index]
    elif printed or has_x(costs):
        most = most_x(table.state, scope, (*costs, *((ResourcesX(),) if printed else ())))
        if not printed:
            most = min(most, MOST_COMBO) if reading.is_a(table.state, scope.source, "Finishing Move") else most
        x = yield from choose_number(scope.you, "X", "X", 0, most, ("707.1b",))
        scope.slots["X"] = x  # type: ignore[index]


def _choose_modes(table: Table, scope: Bound, lines: Sequence[Any]) -> Procedure:
    for line in lines:
        if isinstance(line, ChooseOne):
            named = [(mode.show(), at) for at, mode in enumerate(line.modes)]
            picked = yield from choose(scope.you, "mode", "which mode", named, rules=("707.1c",))
            scope.slots["mode"] = picked[0]  # type: ignore[index]


def _targeted(link: ObjId, scope: Bound, lines: Sequence[Any]) -> list[Any]:
    targets = declared_targets(scope, lines)
    return [kinds.TARGETED(object=link, player=scope.you, targets=targets)] if targets else []


def place(table: Table, player: PlayerId, card: ObjId, face: Face) -> Procedure:
    """Place a resource: it goes onto the chain and can't be stopped there (412.1, 711.3)."""
    marks = {"resource": True, **({"face down": True} if face is Face.DOWN else {})}
    with table.because("412.1", "412.1a", source=card):
        yield from table.emit(MOVE(object=card, to=CHAIN, index=0, controller=player, marks=marks))
        yield from table.emit(kinds.PLACE(player=player, object=table.state.now(card), face=face))


def use(table: Table, player: PlayerId, source: ObjId, number: int | None) -> Procedure:
    """Use a payment power (701, 707.1)."""
    powers = powers_of(table.state, source)
    if number is None and len(powers) > 1:
        named = [(p.words, n) for n, p in enumerate(powers, 1)]
        number = (yield from choose(player, "power", "which power is used", named, rules=("701.2", "707.1a")))[0]
    power = powers[(number or 1) - 1]
    scope = Bound(power, source, player, {})
    with table.because("701", "707.1", source=source, words=power.words):
        yield from _choose_x(table, scope, power.costs, False, False)
        if not (yield from declare(table, scope, (power.effect,))):
            raise Illegal("there are not enough legal targets", "707.1d", "706.1")
        yield from pay(table, scope, price_of(table.state, kinds.USE, scope, power.costs, source))
        link = yield from add_effect(table, scope)
        yield from table.emit(
            kinds.USE(player=player, object=source, power=power), *_targeted(link, scope, (power.effect,))
        )


def complete(table: Table, player: PlayerId, quest: ObjId) -> Procedure:
    """Complete a quest: pay, turn it face down, and its reward is on the chain (702)."""
    line = quest_line(table.state, quest)
    reward = next((a for a in abilities(table.state, quest) if isinstance(a, Reward)), None)
    if reward is None:
        raise Illegal("a quest without a reward can't be completed", "702")
    scope = Bound(reward, quest, player, {})
    with table.because("702", "702.2", source=quest, words=reward.words):
        yield from _choose_x(table, scope, line.costs, False, False)
        if not (yield from declare(table, scope, (reward,))):
            raise Illegal("there are not enough legal targets", "707.1d", "706.1")
        yield from pay(table, scope, price_of(table.state, kinds.COMPLETE, scope, line.costs, quest))
        if reading.in_play(table.state, quest):
            yield from table.emit(kinds.FLIP(object=quest, player=player))
        link = yield from add_effect(table, scope)
        yield from table.emit(kinds.COMPLETE(player=player, object=quest), *_targeted(link, scope, (reward,)))


def add_effect(table: Table, scope: Bound) -> Procedure:
    """Put an effect on top of the chain; returns it."""
    oid = ObjId(table.state.next_id)
    alias = f"effect of {table.state.obj(scope.source).alias}"
    yield from table.emit(CREATE(card=EFFECT, owner=scope.you, to=CHAIN, layer=opened(scope), alias=alias, index=0))
    return oid


def add_triggered(table: Table, waiting: Waiting) -> Procedure:
    """Put a triggered effect on the chain; without a legal choice for its targets it is not added (708.2)."""
    scope = opened(waiting.bound)
    line: Any = scope.ability
    with table.because("708.1", "410.5", source=scope.source, words=line.words):
        if not (yield from declare(table, scope, (line,))):
            table.note(Outcome.NO_TARGET, "no legal target", "708.2", by=scope.source)
            return
        link = yield from add_effect(table, scope)
        targeted = _targeted(link, scope, (line,))
        if targeted:
            yield from table.emit(*targeted)
