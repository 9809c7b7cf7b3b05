"""Costs: what has to be paid, and paying it (1.13, 1.14, 5.1.6 to 5.1.9)."""

from __future__ import annotations

import re

from judgeapp.games.fab.kinds import PITCH
from judgeapp.games.fab.scopes import barred, everywhere, own
from judgeapp.games.fab.shapes import CostChange, Stage, Use, Way
from judgeapp.kernel import verbs
from judgeapp.kernel.choices import Illegal, Procedure, Unsupported, choose
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.state import State
from judgeapp.kernel.table import Table
from judgeapp.kernel.views import value

_X_COST = re.compile(r"(X+)\+?(\d*)")


def printed_cost(fact: object, x: int) -> int | None:
    """A printed cost with X defined: ``XX`` is X + X, ``X+1`` is X + 1 (2.2.2a). None where there is no cost."""
    if isinstance(fact, int):
        return fact
    if isinstance(fact, str) and (m := _X_COST.fullmatch(fact)):
        return len(m[1]) * x + int(m[2] or 0)
    return None


def has_x(fact: object) -> bool:
    """Whether a printed cost holds an X."""
    return isinstance(fact, str) and "X" in fact


def resource_cost(state: State, use: Use, start: int) -> int:
    """The resource cost after every change: set, then increased, then reduced, never below 0 (5.1.6a)."""
    found: list[tuple[int, int, int]] = []
    bearer = use.what if use.way is Way.PLAY else None
    scopes = list(everywhere(state, CostChange))
    seen = {(id(c), s.source) for c, s in scopes}
    for change, scope in own(state, use.what, CostChange, use.player):
        if bearer is not None and (id(change), scope.source) not in seen:
            scopes.append((change, scope))
    for change, scope in scopes:
        amount = change.change(state, scope, use)
        if amount is not None:
            found.append((change.stage.value, scope.seq, amount))
    total = start
    for stage, _, amount in sorted(found):
        match Stage(stage):
            case Stage.SET:
                total = amount
            case Stage.INCREASE:
                total += amount
            case Stage.REDUCE:
                total = max(0, total - amount)
    return total


def pitchable(state: State, player: PlayerId) -> list[ObjId]:
    """The cards in hand that could be pitched: those with a pitch value of at least 1 (1.14.3)."""
    found = []
    for oid in state.zone("hand", player):
        if (value(state, oid, "pitch") or 0) > 0 and barred(state, PITCH(player=player, object=oid)) is None:
            found.append(oid)
    return found


def means(state: State, player: PlayerId) -> int:
    """How many resource points the player could have: those there are, and what the hand would give."""
    there: int = state.player(player, "resources")
    return there + sum(int(value(state, o, "pitch")) for o in pitchable(state, player))


def pay_assets(table: Table, player: PlayerId, resources: int, actions: int) -> Procedure:
    """Pay resources, pitching for them one card at a time, then action points (1.14.2a). Illegal where that fails."""
    if actions > table.state.player(player, "action points"):
        raise Illegal("no action point is left", "1.14.2b", "1.14.2f")
    _check_means(table.state, player, resources)
    yield from pitch_for(table, player, resources)
    if resources:
        with table.because("1.14.2d"):
            yield from table.emit(_payment(player, "resources", resources))
    if actions:
        with table.because("1.14.2f"):
            yield from table.emit(_payment(player, "action points", actions))


def _check_means(state: State, player: PlayerId, resources: int) -> None:
    if means(state, player) >= resources:
        return
    if any(state.obj(o).card.facts.get("unknown") for o in state.zone("hand", player)):
        raise Unsupported("unknown card", "its pitch value would be needed to pay")
    raise Illegal(f"the cost of {resources} can't be paid", "1.14.2b")


def pitch_for(table: Table, player: PlayerId, resources: int) -> Procedure:
    """Pitch until there are so many resource points, and no card more than needed (1.14.3b)."""
    with table.because("1.14.3", "8.5.44"):
        while table.state.player(player, "resources") < resources:
            cards = pitchable(table.state, player)
            if not cards:
                raise Illegal(f"the cost of {resources} can't be paid", "1.14.2b")
            owed = resources - table.state.player(player, "resources")
            named = [(table.state.obj(o).alias, o) for o in cards]
            picked = yield from choose(player, "pitch", f"{owed} more to pay", named, rules=("1.14.3",))
            yield from table.emit(PITCH(player=player, object=picked[0]))


def _payment(player: PlayerId, asset: str, amount: int) -> Event:
    cost = f"{amount} {asset if amount != 1 else asset.removesuffix('s')}"
    return verbs.PAY(player=player, cost=cost, asset=asset, amount=amount)
