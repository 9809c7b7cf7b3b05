"""Playing a card (5.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judgeapp.games.fab import kinds
from judgeapp.games.fab.assets import has_x, means, pay_assets, printed_cost, resource_cost
from judgeapp.games.fab.declare import declare_modes, declare_targets, no_legal_target
from judgeapp.games.fab.defending import why_not_defend
from judgeapp.games.fab.reading import STACK, active_link, chain_open, hero, is_ally, turn_player, types
from judgeapp.games.fab.scopes import barred, everywhere, own
from judgeapp.games.fab.shapes import AdditionalCost, AlternativeCost, MayPlay, PlayCondition, Use, Way
from judgeapp.games.fab.timing import play_type, time_for
from judgeapp.kernel import verbs
from judgeapp.kernel.atoms import MOVE, SET_FACT, SET_MARK
from judgeapp.kernel.choices import Illegal, Procedure, choose, choose_number, may
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.inforce import abilities, face
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Cost, bind
from judgeapp.language.nodes.amounts import TheX
from judgeapp.language.nodes.lines import SpellLine
from judgeapp.language.phrase import walk

AS_INSTANT = "instant"
AS_ACTION = "action"


def permissions(state: State, player: PlayerId, what: ObjId) -> list[MayPlay]:
    """What allows the player to play the card otherwise than the rules do."""
    found = [p for p, s in everywhere(state, MayPlay) if p.covers(state, s, player, what)]
    for line, scope in own(state, what, MayPlay, player):
        if line.covers(state, scope, player, what) and line not in found:
            found.append(line)
    return found


def why_not_from(state: State, player: PlayerId, what: ObjId, allowed: list[MayPlay]) -> Illegal | None:
    """Why the card can't be played from where it is (5.1.2b)."""
    obj = state.obj(what)
    if not state.exists(what):
        return Illegal("it is no longer there", "5.1.1a")
    free = obj.zone.kind in ("hand", "arsenal") and obj.zone.of == player
    if not free and not any(p.from_there for p in allowed):
        return Illegal(f"cards are played from your hand or arsenal, not from {obj.zone}", "5.1.1a", "5.1.2b")
    return None


def ways(state: State, player: PlayerId, what: ObjId, allowed: list[MayPlay]) -> tuple[list[str], Illegal | None]:
    """How the card may be played now, as an action or as though it were an instant; if in no way, why not."""
    kind = play_type(types(state, what))
    trouble = time_for(state, player, kind, "attack" in types(state, what))
    found = [kind] if trouble is None else []
    if kind == "action" and any(p.as_instant for p in allowed):
        found.append(AS_INSTANT)
        trouble = None
    return found, trouble


def why_not_play(state: State, player: PlayerId, what: ObjId) -> Illegal | None:
    """Why the player can't even begin to play the card."""
    allowed = permissions(state, player, what)
    trouble = why_not_from(state, player, what, allowed)
    if trouble is not None:
        return trouble
    return ways(state, player, what, allowed)[1]


def play(table: Table, player: PlayerId, what: ObjId) -> Procedure:
    """Play a card: announce, declare, check, pay (5.1.2 to 5.1.10). Illegal rewinds all of it."""
    allowed = permissions(table.state, player, what)
    found, _ = ways(table.state, player, what, allowed)
    named = [(w, w) for w in found]
    method = (yield from choose(player, "method", "played as", named, rules=("5.1.3d",)))[0]
    instant = method == AS_INSTANT
    origin = table.state.obj(what).zone.kind
    with table.because("5.1.2", source=what):
        yield from put_on_stack(table, player, what, origin)
    slots: dict[str, Any] = {}
    scope = Bound(PLAYING, what, player, slots)
    with table.because("5.1.3", source=what):
        costs, alternative = yield from _declare_costs(table, scope)
    with table.because("5.1.4", source=what):
        yield from _declare_rest(table, scope)
        marks = {"slots": slots, "played as": method}
        told = [SET_MARK(on=what, mark=m, value=v) for m, v in marks.items()]
        yield from table.emit(*told, kinds.ANNOUNCE(player=player, object=what))
    with table.because("5.1.5", source=what):
        _check(table.state, player, what, slots, origin)
    with table.because("5.1.6", source=what):
        yield from _pay(table, scope, method, costs, alternative)
    with table.because("5.1.10", source=what):
        roles = {"played_from": origin, "as_instant": instant}
        yield from table.emit(verbs.PLAY(player=player, object=what, **roles))


def put_on_stack(table: Table, player: PlayerId, what: ObjId, origin: str) -> Procedure:
    """Announce: the card goes on top of the stack and everybody sees it (5.1.2); an attack opens the chain (7.0.2a)."""
    events = [MOVE(object=what, to=STACK, index=0, same=True, controller=player)]
    obj = table.state.obj(what)
    events += [SET_MARK(on=what, mark=m, value=None) for m in ("face-up", "face-down") if obj.mark(m)]
    events.append(SET_MARK(on=what, mark="played from", value=origin))
    yield from table.emit(*events)
    yield from table.emit(kinds.BECOME_LAYER(player=player, object=what))
    if "attack" in types(table.state, what):
        yield from open_chain(table)


def open_chain(table: Table) -> Procedure:
    """An attack on the stack opens a closed chain and begins the Layer Step (7.0.2a, 7.1.1)."""
    with table.because("7.0.2a", "7.1.1"):
        events = [SET_FACT(fact="step", value="layer"), SET_FACT(fact="since step", value=len(table.state.log))]
        events.append(kinds.STEP(step="layer"))
        if not chain_open(table.state):
            events.append(SET_FACT(fact="since combat chain", value=len(table.state.log)))
            events.append(kinds.OPEN_CHAIN())
        yield from table.emit(*events)


def _declare_costs(table: Table, scope: Bound) -> Procedure:
    """X, optional additional costs, an alternative cost (5.1.3a to 5.1.3c)."""
    what, player = scope.source, scope.you
    fact = face(table.state, what).facts.get("cost")
    lines = abilities(table.state, what)
    extra = [line for line in lines if isinstance(line, AdditionalCost)]
    if has_x(fact) or any(isinstance(n, TheX) for line in extra for n in walk(line)):
        most = means(table.state, player) if has_x(fact) else 20
        x = yield from choose_number(player, "X", "the value of X", 0, most, ("5.1.3a", "1.12.2"))
        scope.slots["X"] = x  # type: ignore[index]
    costs: list[Cost] = []
    for line in extra:
        wanted = not line.optional
        if line.optional and line.cost.payable(table.state, scope):
            wanted = yield from may(player, line.cost.show(), ("5.1.3b",))
        costs += [line.cost] if wanted else []
    alternative: Cost | None = None
    for other in [line for line in lines if isinstance(line, AlternativeCost)]:
        if alternative is None and other.cost.payable(table.state, scope):
            alternative = other.cost if (yield from may(player, other.words, ("5.1.3c",))) else None
    return costs, alternative


def _declare_rest(table: Table, scope: Bound) -> Procedure:
    """Modes, then targets, then what is attacked (5.1.4a, 5.1.4b)."""
    lines = tuple(a for a in abilities(table.state, scope.source) if isinstance(a, SpellLine))
    yield from declare_modes(table, scope, lines)
    if not (yield from declare_targets(table, scope, lines)):
        raise no_legal_target(table, scope)
    if "attack" in types(table.state, scope.source):
        yield from declare_attack_target(table, scope.you, scope.source)


def attackable(state: State, player: PlayerId) -> Iterator[ObjId]:
    """What the player may attack: opposing heroes, then opponents' allies (1.4.5a)."""
    for foe in state.opponents(player):
        found = hero(state, foe)
        if found is not None:
            yield found
    for obj in state.in_zones("permanent", "combat chain"):
        if not state.game.friendly(state, player, obj.controller) and is_ally(state, obj.id):
            yield obj.id


def declare_attack_target(table: Table, player: PlayerId, attack: ObjId) -> Procedure:
    """Choose what is attacked (5.1.4b, 1.4.5)."""
    named = [(table.state.obj(o).alias, o) for o in attackable(table.state, player)]
    if not named:
        raise Illegal("there is nothing to attack", "1.4.5", "8.3.1c")
    picked = yield from choose(player, "attack", "what is attacked", named, rules=("5.1.4b", "1.4.5"))
    yield from table.emit(SET_MARK(on=attack, mark="attack target", value=picked[0]))


def _check(state: State, player: PlayerId, what: ObjId, slots: dict[str, Any], origin: str) -> None:
    """The check of legality, before anything is paid (5.1.5)."""
    for line, scope in own(state, what, PlayCondition, player, slots):
        if not line.fulfilled(state, scope):
            raise Illegal(f"it says: {line.words}", "5.1.5", "1.0.2")
    event = verbs.PLAY(player=player, object=what, played_from=origin)
    bar = barred(state, event)
    if bar is not None:
        raise Illegal(f"an effect forbids it: {bar.ability.words}", "5.1.5", "1.0.2")
    kind = types(state, what)
    if "attack" in kind:
        target = state.obj(what).mark("attack target")
        bar = barred(state, verbs.ATTACK(attacker=what, target=target, player=player))
        if bar is not None:
            raise Illegal(f"an effect forbids the attack: {bar.ability.words}", "1.4.6", "1.0.2")
    if "arrow" in kind and not _arrow(state, player, origin):
        raise Illegal("arrows are played from arsenal, with a bow under your control", "8.2.6a")
    if play_type(kind) == "defense reaction" and active_link(state) is not None:
        trouble = why_not_defend(state, player, what, origin)
        if trouble is not None:
            raise Illegal(trouble.reason, "7.4.2c", *trouble.rules)


def _arrow(state: State, player: PlayerId, origin: str) -> bool:
    bows = (o for o in state.in_zones("weapon", "combat chain") if o.controller == player)
    return origin == "arsenal" and any("bow" in types(state, o.id) for o in bows)


def _pay(table: Table, scope: Bound, method: str, costs: list[Cost], alternative: Cost | None) -> Procedure:
    """Asset-costs, then effect-costs (5.1.6 to 5.1.9)."""
    player, what = scope.you, scope.source
    cost = printed_cost(face(table.state, what).facts.get("cost"), scope.slots.get("X", 0)) or 0
    start = 0 if alternative is not None else cost
    total = resource_cost(table.state, Use(player, Way.PLAY, what, what), start)
    actions = 1 if method == AS_ACTION else 0
    with table.because("5.1.7"):
        yield from pay_assets(table, player, total, actions)
    yield from pay_effects(table, scope, [*([alternative] if alternative else []), *costs])


def pay_effects(table: Table, scope: Bound, costs: list[Cost]) -> Procedure:
    """Effect-costs: each has to be payable, then all are paid in order (1.14.4).

    What the text calls "it" afterwards is a declared target, not what paid for it.
    """
    for cost in costs:
        if not cost.payable(table.state, scope):
            raise Illegal(f"the cost can't be paid: {cost.show()}", "5.1.8", "1.14.4b")
    for cost in costs:
        with table.because("5.1.9", "1.14.4", words=cost.show()):
            if not (yield from cost.pay(table, scope)):
                raise Illegal(f"the cost can't be paid: {cost.show()}", "5.1.9", "1.14.4b")
    if scope.slots.get("target"):
        bind(scope, it=scope.slots["target"])


class _Playing(SpellLine):
    """The playing of a card, where a scope needs an ability."""

    @property
    def words(self) -> str:
        return "playing the card"


PLAYING = _Playing()
__all__ = ["PLAYING", "play", "turn_player", "why_not_play"]
