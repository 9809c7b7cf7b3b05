"""Playing a card: put on the chain, choices, cost, payment, legality, finalization (346-356); hiding (737)."""

from __future__ import annotations

from typing import Any

from judgeapp.games.riftbound import actions, chain, declaring, events, moving, paying, reading
from judgeapp.games.riftbound.paying import Price
from judgeapp.games.riftbound.words.instructions import AddResource
from judgeapp.games.riftbound.words.lines import Activated, EntersReady
from judgeapp.kernel import verbs
from judgeapp.kernel.atoms import MOVE, SET_MARK
from judgeapp.kernel.choices import Illegal, Procedure, choose, may
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.inforce import abilities
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import opened
from judgeapp.language.nodes.lines import SpellLine


def play(table: Table, player: PlayerId, card: ObjId) -> Procedure:
    """Play a card and finalize it at once (333): nobody has priority meanwhile."""
    obj = table.state.obj(card)
    hidden = Zone("battlefield", obj.zone.of) if obj.zone.kind == "facedown" else None
    yield from chain.opened_by(table, "play")
    rules = ("346", "328", *(("737", "739") if hidden else ()))
    with table.because(*rules):
        yield from table.emit(events.BEGIN_PLAY(player=player, object=card, since=obj.zone.kind, hidden=hidden))
        item = table.state.now(card)
        if reading.is_type(table.state, item, "spell"):
            yield from _spell(table, player, item, hidden)
        elif reading.is_type(table.state, item, "unit"):
            yield from _unit(table, player, item, hidden)
        else:
            yield from _gear(table, player, item, hidden)


def _base_price(state: State, item: ObjId, hidden: Zone | None) -> Price:
    return Price() if hidden else paying.price_of(state, item)


def _spell(table: Table, player: PlayerId, item: ObjId, hidden: Zone | None) -> Procedure:
    slots: dict[str, Any] = {}
    for line in abilities(table.state, item):
        if isinstance(line, SpellLine):
            scope = Bound(line, item, player, slots)
            if not (yield from declaring.declare(table, scope, line.effect, hidden)):
                rules = ("737", "355.1") if hidden else ("355.1", "352")
                raise Illegal("there is no legal target", *rules)
    scope = Bound(chain.ABILITY_LINE, item, player, slots)
    yield from _pay(table, player, _base_price(table.state, item, hidden), declaring.deflect(table.state, scope))
    yield from table.emit(SET_MARK(on=item, mark="slots", value=slots))
    with table.because("333"):
        yield from table.emit(events.FINALIZE(object=item, player=player))
    yield from declaring.announce(table, scope, item, True)


def _pay(table: Table, player: PlayerId, base: Price, more: Price) -> Procedure:
    """Base cost and what is added to it (353); additional costs are due even where the base cost is ignored."""
    yield from paying.pay(table, player, base, ("353", "354"))
    yield from paying.pay(table, player, more, ("735", "353"))


def _unit(table: Table, player: PlayerId, item: ObjId, hidden: Zone | None) -> Procedure:
    to = hidden or (yield from _where(table, player))
    price = _base_price(table.state, item, hidden)
    ready = any(isinstance(a, EntersReady) for a in abilities(table.state, item))
    if reading.has(table.state, item, "accelerate"):
        domains = tuple(str(table.state.obj(item).card.facts.get("domain") or "").split())
        extra = Price(1, (domains,))
        both = paying.payable(table.state, player, price + extra)
        if both and (yield from may(player, "pay 1 energy and 1 power to have it enter ready", ("731",))):
            price, ready = price + extra, True
    yield from paying.pay(table, player, price, ("353", "354"))
    yield from _enter(table, player, item, to, ready, hidden)
    yield from moving.arrive(table, to)


def _gear(table: Table, player: PlayerId, item: ObjId, hidden: Zone | None) -> Procedure:
    yield from paying.pay(table, player, _base_price(table.state, item, hidden), ("353", "354"))
    yield from _enter(table, player, item, Zone("base", player), True, hidden)


def _enter(table: Table, player: PlayerId, item: ObjId, to: Zone, ready: bool, hidden: Zone | None) -> Procedure:
    """A permanent takes effect as it is finalized and leaves the chain; it can't be answered (333.1.c, 356)."""
    marks: dict[str, Any] = {} if ready else {"exhausted": True}
    if hidden:
        marks["hidden at"] = hidden
    with table.because("333", "356"):
        yield from table.emit(events.FINALIZE(object=item, player=player))
        yield from table.emit(MOVE(object=item, to=to, marks=marks, controller=player))
        yield from table.emit(verbs.PLAY(player=player, object=table.state.now(item), hidden=hidden))


def _where(table: Table, player: PlayerId) -> Procedure:
    """The location of a unit: its controller's base or a battlefield they control (352.2)."""
    state = table.state
    places = [("base", Zone("base", player))]
    for field in reading.battlefields(state):
        if state.obj(field).controller == player:
            places.append((state.obj(field).alias, reading.field_of(state, field)))
    picked = yield from choose(player, "place", "where the unit enters", places, rules=("352.2",))
    return picked[0]


def activate(table: Table, player: PlayerId, action: actions.Activate) -> Procedure:
    """Use an activated ability: the same steps as for a card (374, 386)."""
    source = action.source
    line = activated(table.state, source)[action.number]
    if isinstance(line.effect, AddResource):
        yield from _add(table, player, source, line)
        return
    yield from chain.opened_by(table, "ability")
    with table.because("374", source=source, words=line.words):
        bound = Bound(line, source, player)
        yield from table.emit(verbs.ACTIVATE(player=player, object=source))
        yield from table.emit(events.ADD_ABILITY(player=player, source=source, layer=bound))
        item = reading.newest(table.state)
        assert item is not None
        scope = opened(bound)
        if not (yield from declaring.declare(table, scope, line.effect, None)):
            raise Illegal("there is no legal choice for the ability", "390")
        for cost in line.costs:
            if not cost.payable(table.state, scope):
                raise Illegal(f"the cost can't be paid: {cost.show()}", "354")
            yield from cost.pay(table, scope)
        yield from paying.pay(table, player, declaring.deflect(table.state, scope), ("735", "353"))
        yield from table.emit(SET_MARK(on=item, mark="slots", value=dict(scope.slots)))
        yield from table.emit(events.FINALIZE(object=item, player=player))
        yield from declaring.announce(table, scope, item, False)


def _add(table: Table, player: PlayerId, source: ObjId, line: Activated) -> Procedure:
    """An ability that adds resources takes effect at once and can't be answered (416)."""
    scope = opened(Bound(line, source, player))
    with table.because("416", source=source, words=line.words):
        yield from table.emit(verbs.ACTIVATE(player=player, object=source))
        for cost in line.costs:
            if not cost.payable(table.state, scope):
                raise Illegal(f"the cost can't be paid: {cost.show()}", "354")
            yield from cost.pay(table, scope)
        yield from line.effect.run(table, scope)


def activated(state: State, source: ObjId) -> tuple[Activated, ...]:
    """The activated abilities of an object."""
    return tuple(a for a in abilities(state, source) if isinstance(a, Activated))


def hide(table: Table, player: PlayerId, action: actions.Hide) -> Procedure:
    """Hide a card: no chain, nobody can answer (737, 408)."""
    price = Price(0, (hide_domains(table.state, player),))
    with table.because("737", "408"):
        yield from paying.pay(table, player, price, ("737", "354"))
        yield from table.emit(events.HIDE(player=player, object=action.card, battlefield=action.battlefield))


def hide_domains(state: State, player: PlayerId) -> tuple[str, ...]:
    """The domains that may pay for hiding: any; in 1.0 those of the legend."""
    if state.game.since("1.1"):
        return ()
    legends = state.zone("legend", player)
    return tuple(str(state.obj(legends[0]).card.facts.get("domain") or "").split()) if legends else ()
