"""Prices and payment: energy, power, runes (158-164, 353, 354)."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.riftbound import events, reading
from judgeapp.kernel import verbs
from judgeapp.kernel.choices import Illegal, Procedure, choose
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.state import State
from judgeapp.kernel.table import Table
from judgeapp.kernel.views import abilities

Domains = tuple[str, ...]
"""The domains that a point of power may come from; none: any."""


@dataclass(frozen=True)
class Price:
    """Energy, and power point by point."""

    energy: int = 0
    power: tuple[Domains, ...] = ()

    def __add__(self, other: Price) -> Price:
        return Price(self.energy + other.energy, self.power + other.power)

    @property
    def free(self) -> bool:
        """Whether there is nothing to pay."""
        return not self.energy and not self.power


def price_of(state: State, card: ObjId) -> Price:
    """The base cost of a card (353.1)."""
    facts = state.obj(card).card.facts
    domains = tuple(str(facts.get("domain") or "").split())
    return Price(int(facts.get("energy") or 0), (domains,) * int(facts.get("power") or 0))


def equip_price(state: State, gear: ObjId, less: int) -> Price | None:
    """The price in an Equipment's Equip cost with so much less power; None where it has no Equip."""
    for line in abilities(state, gear):
        if getattr(line, "keyword", None) == "equip":
            total = Price()
            for cost in line.costs:  # type: ignore[attr-defined]
                total = total + getattr(cost, "price", Price())
            return Price(total.energy, total.power[less:])
    return None


def funded(state: State, player: PlayerId) -> bool:
    """Whether a scenario leaves the player's resources open: then costs are recorded, never lacking."""
    return bool(state.player(player, "funded"))


def payable(state: State, player: PlayerId, price: Price) -> bool:
    """Whether a player could pay a price from the pool and their runes."""
    if price.free or funded(state, player):
        return True
    return _plan(state, player, price) is not None


def _plan(state: State, player: PlayerId, price: Price) -> tuple[int, list[str]] | None:
    """How many runes are to be exhausted, and from which pool each point of power comes ("": a recycled rune)."""
    runes = state.zone("runes", player)
    ready = sum(1 for r in runes if not state.objects[r].mark("exhausted"))
    exhaust = max(0, price.energy - state.player(player, "energy"))
    if exhaust > ready:
        return None
    pool = {m: state.player(player, m) for m in reading.POOL[1:]}
    left = [domain(state, r) for r in runes]
    sources: list[str] = []
    for domains in sorted(price.power, key=len, reverse=True):
        mark = next((m for m in (*(domains or reading.DOMAINS), "power") if pool.get(m)), None)
        if mark is not None:
            pool[mark] -= 1
            sources.append(mark)
            continue
        fitting = next((d for d in left if not domains or d in domains), None)
        if fitting is None:
            return None
        left.remove(fitting)
        sources.append("")
    return exhaust, sources


def domain(state: State, rune: ObjId) -> str:
    """The domain of a rune."""
    return str(state.obj(rune).card.facts.get("domain") or "")


def pay(table: Table, player: PlayerId, price: Price, rules: tuple[str, ...] = ("354",)) -> Procedure:
    """Pay a price. Illegal where it can't be paid."""
    if price.free:
        return
    plan = _plan(table.state, player, price)
    if not funded(table.state, player) and plan is None:
        raise Illegal("the cost can't be paid", *rules)
    with table.because(*rules):
        parts = ((price.energy, "energy"), (len(price.power), "power"))
        cost = ", ".join(f"{n} {name}" for n, name in parts if n)
        yield from table.emit(verbs.PAY(player=player, cost=cost, energy=price.energy, power=len(price.power)))
        if not funded(table.state, player) and plan is not None:
            yield from _take(table, player, price, plan)


def _take(table: Table, player: PlayerId, price: Price, plan: tuple[int, list[str]]) -> Procedure:
    exhaust, sources = plan
    ready = [r for r in table.state.zone("runes", player) if not table.state.objects[r].mark("exhausted")]
    if exhaust:
        picked = ready if len(ready) == exhaust else (yield from _which(table, player, ready, exhaust))
        yield from table.emit(*(events.EXHAUST(object=r) for r in picked))
        yield from table.emit(events.ADD(player=player, resource="energy", amount=exhaust))
    if price.energy:
        yield from table.emit(events.SPEND(player=player, resource="energy", amount=price.energy))
    wanted = sorted(price.power, key=len, reverse=True)
    for domains, mark in zip(wanted, sources, strict=True):
        if mark:
            yield from table.emit(events.SPEND(player=player, resource=mark, amount=1))
            continue
        runes = table.state.zone("runes", player)
        fitting = [r for r in runes if not domains or domain(table.state, r) in domains]
        fitting.sort(key=lambda r: not table.state.objects[r].mark("exhausted"))
        picked = yield from _which(table, player, fitting, 1)
        yield from table.emit(events.RECYCLE(object=picked[0]))


def _which(table: Table, player: PlayerId, runes: list[ObjId], count: int) -> Procedure:
    """Runes to use; only runes of different domains are a real choice."""
    if len({domain(table.state, r) for r in runes}) <= 1:
        return tuple(runes[:count])
    named = [(table.state.obj(r).alias, r) for r in runes]
    return (yield from choose(player, "pay", "runes to pay with", named, count, count, rules=("354",)))
