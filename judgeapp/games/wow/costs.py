"""What something costs, and paying it (403, 707.1e)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from judgeapp.games.wow import kinds, reading
from judgeapp.games.wow.words.knowing import PriceChange
from judgeapp.games.wow.words.operands import X
from judgeapp.games.wow.words.structure import Activate, Resources, ResourcesX
from judgeapp.kernel import verbs
from judgeapp.kernel.choices import Illegal, Procedure, choose
from judgeapp.kernel.events import EventKind
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.inforce import in_force
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Cost
from judgeapp.language.phrase import walk


@dataclass(frozen=True)
class Price:
    """What is to be paid: resources to exhaust, whether the card itself exhausts by its symbol, and other parts."""

    resources: int
    parts: tuple[Cost, ...] = ()


def ready_resources(state: State, player: PlayerId) -> tuple[ObjId, ...]:
    """The resources a player can exhaust to pay, face up or down (412.2)."""
    table = Table(state)
    return tuple(
        o
        for o in reading.resources(state, player)
        if not reading.exhausted(state, o) and table.forbidden(kinds.EXHAUST(object=o)) is None
    )


def changed(state: State, attempt: EventKind, player: PlayerId, oid: ObjId, base: int) -> int:
    """A number of resources after everything that makes it more or less: increases first, never below 0."""
    changes = [
        b.ability.by
        for b in in_force(state, PriceChange)
        if isinstance(b.ability, PriceChange) and b.ability.concerns(attempt, player, oid)
    ]
    return max(0, base + sum(c for c in changes if c > 0) + sum(c for c in changes if c < 0))


def has_x(costs: Sequence[Cost]) -> bool:
    """Whether X must be chosen for a cost."""
    return any(isinstance(n, ResourcesX | X) for n in walk(tuple(costs)))


def most_x(state: State, scope: Bound, costs: Sequence[Cost]) -> int:
    """The highest X that could be paid, as far as one part of the cost tells."""
    limits: list[int] = []
    for node in walk(tuple(costs)):
        if isinstance(node, ResourcesX):
            limits.append(len(ready_resources(state, scope.you)))
        elif isinstance(node, X):
            limits.append(len(node.among(state, scope, None)))
    return min(limits, default=0)


def price_of(state: State, attempt: EventKind, scope: Bound, costs: Sequence[Cost], oid: ObjId) -> Price:
    """A cost with its X put in and changed by whatever changes it."""
    resources, others = 0, []
    asks = False
    for cost in costs:
        match cost:
            case Resources(n):
                resources, asks = resources + n, True
            case ResourcesX():
                resources, asks = resources + int(scope.slots.get("X", 0)), True
            case _:
                others.append(cost)
    if asks:
        resources = changed(state, attempt, scope.you, oid, resources)
    return Price(resources, tuple(others))


def unpayable(state: State, scope: Bound, price: Price) -> Illegal | None:
    """Why a price can't be paid, as far as can be told beforehand; None if it seems possible."""
    have = len(ready_resources(state, scope.you))
    if have < price.resources:
        return Illegal(f"it costs {price.resources} and there are {have} ready resources", "403.1", "412.2")
    for part in price.parts:
        if isinstance(part, Activate):
            problem = cannot_activate(state, scope)
            if problem is not None:
                return problem
        elif not part.payable(state, scope):
            return Illegal(f"the cost can't be paid: {part.show()}", "403.1")
    return None


def cannot_activate(state: State, scope: Bound) -> Illegal | None:
    """Why a card can't exhaust for its activated power (701.3)."""
    source = scope.source
    if not reading.in_play(state, source) or reading.exhausted(state, source):
        return Illegal("it must exhaust for this, and it is not ready", "701.3", "403.1")
    if reading.is_a(state, source, "ally") and reading.newcomer(state, source):
        return Illegal("it has not been in the party since the start of its controller's turn", "302.2", "701.3")
    blocker = Table(state).forbidden(kinds.EXHAUST(object=source))
    return None if blocker is None else Illegal(f"it can't exhaust: {blocker.ability.words}", "103.2", "701.3")


def pay(table: Table, scope: Bound, price: Price) -> Procedure:
    """Pay a price: resources first, then the symbol, then the other parts, which is always a way if there is one
    (403.1). Illegal is raised where a part can't be paid wholly."""
    problem = unpayable(table.state, scope, price)
    if problem is not None:
        raise problem
    with table.because("403", "707.1e", source=scope.source):
        yield from _exhaust_resources(table, scope.you, price.resources)
        if price.resources:
            said = f"({price.resources})"
            yield from table.emit(verbs.PAY(player=scope.you, object=scope.source, cost=said, amount=price.resources))
        for part in sorted(price.parts, key=lambda p: not isinstance(p, Activate)):
            if isinstance(part, Activate):
                done: bool = bool((yield from table.emit(kinds.EXHAUST(object=scope.source, player=scope.you))))
            else:
                done = yield from part.pay(table, scope)
            if not done and not _may_be_nothing(part, scope):
                raise Illegal(f"the cost can't be paid wholly: {part.show()}", "403.1")


def _may_be_nothing(part: Cost, scope: Bound) -> bool:
    """Whether paying nothing at all is paying this part: X of 0, or all counters where there are none."""
    return any(isinstance(n, X) for n in walk(part)) and not scope.slots.get("X", 0)


def _exhaust_resources(table: Table, player: PlayerId, n: int) -> Procedure:
    """Exhaust resources for a cost. Plain face-down ones are alike; where there are others, the player chooses."""
    if n == 0:
        return
    ready = ready_resources(table.state, player)
    if len(ready) > n and not all(_plain(table.state, o) for o in ready):
        named = [(table.state.obj(o).alias, o) for o in ready]
        ready = yield from choose(player, "pay", f"{n} resources to exhaust", named, n, n, rules=("412.2",))
    yield from table.emit(*(kinds.EXHAUST(object=o, player=player) for o in ready[:n]))


def _plain(state: State, oid: ObjId) -> bool:
    marks = state.obj(oid).marks
    return (
        reading.blank(state.obj(oid))
        and set(marks) <= {"resource", "face down"}
        and not reading.is_character(state, oid)
    )
