"""Damage dealt, put, removed and healed (405, 407, 408)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from judgeapp.games.wow import kinds, reading
from judgeapp.games.wow.kinds import Manner, Stop
from judgeapp.games.wow.words.lexicon import DamageWord
from judgeapp.games.wow.words.operands import Operand
from judgeapp.games.wow.words.references import YourHero
from judgeapp.games.wow.words.targets import Division
from judgeapp.kernel import verbs
from judgeapp.kernel.choices import Procedure, choose, choose_number, may
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.records import Outcome, Record
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Amount, Things, actor, bind
from judgeapp.language.nodes.instructions import Act, Doing
from judgeapp.language.phrase import phrase


@phrase("{source} deals {n}[ {stop}] {kind} damage to {what}")
@dataclass(frozen=True)
class Deal(Act):
    """Deal damage: one packet for each character (405.4)."""

    source: Things
    n: Amount
    kind: DamageWord
    what: Operand
    stop: Stop | None = None
    offers = ("it", "dealt", "that many")

    def run(self, table: Table, scope: Bound) -> Procedure:
        n = self.n.amount(table.state, scope)
        picked: tuple[ObjId, ...] = yield from self.what.pick(table, scope)
        shares = [(o, n) for o in picked]
        return (yield from deal(table, scope, self.source, shares, self.kind, self.stop or Stop.PREVENTABLE))

    def possible(self, state: State, scope: Bound) -> bool:
        return self.what.enough(state, scope)


@phrase("{source} may deal {n} {kind} damage to {what}")
@dataclass(frozen=True)
class MayDeal(Doing):
    """Optional damage."""

    source: Things
    n: Amount
    kind: DamageWord
    what: Operand
    offers = ("it", "dealt", "that many")
    uncertain = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        act = Deal(self.source, self.n, self.kind, self.what)
        if not act.possible(table.state, scope) or not (yield from may(actor(scope), act.show())):
            return False
        return (yield from act.run(table, scope))


@phrase("{source} deals {division}")
@dataclass(frozen=True)
class DealDivided(Act):
    """Deal damage that was divided as the targets were chosen (717.7)."""

    source: Things
    division: Division
    offers = ("it", "dealt", "that many")

    def run(self, table: Table, scope: Bound) -> Procedure:
        declared = self.division.declared(scope)
        shares = zip(declared, scope.slots.get(self.division.shares, ()), strict=False)
        legal = self.division.objects(table.state, scope)
        kept = [(o, n) for o, n in shares if o in legal]
        return (yield from deal(table, scope, self.source, kept, self.division.kind, Stop.PREVENTABLE))


def deal(
    table: Table, scope: Bound, source: Things, shares: Sequence[tuple[ObjId, int]], kind: str, stop: Stop
) -> Procedure:
    """Make the packets and deal them at once. "It" are the characters afterwards; the slots ``dealt`` and ``that many``
    hold who was dealt damage and how much in all."""
    state: State = table.state
    sources = source.objects(state, scope)
    bind(scope, it=tuple(o for o, _ in shares), dealt=())
    if not sources or (isinstance(source, YourHero) and not reading.in_play(state, sources[0])):
        table.note(Outcome.FAILED, "nobody is there to deal it", *table.game.rules_of("no packet"), by=scope.source)
        return False
    cards = dealing_cards(state, scope.source)
    packets = [
        verbs.DAMAGE(
            source=sources[0],
            controller=actor(scope),
            target=o,
            amount=n,
            types=(kind,),
            manner=Manner.OTHER,
            stop=stop,
            cards=cards,
        )
        for o, n in shares
        if reading.in_play(state, o) and reading.is_character(state, o)
    ]
    made = yield from table.emit(*in_packet_order(state, packets))
    done = [r for r in made if r.event is not None and r.event.kind is verbs.DAMAGE]
    bind(scope, dealt=dealt_to(done), **{"that many": sum(r.event["amount"] for r in done if r.event)})
    return bool(done)


def dealing_cards(state: State, source: ObjId) -> tuple[ObjId, ...]:
    """The ability or equipment that damage is dealt with: the source of the modifier (408.3d)."""
    types = state.obj(source).card.facts.get("types") or ()
    return (source,) if any(t in types for t in ("ability", "armor", "item", "weapon")) else ()


def in_packet_order(state: State, packets: Sequence[Event]) -> list[Event]:
    """Packets aimed at the turn player's characters first, then clockwise (802.2)."""
    order = {p: n for n, p in enumerate(reading.alive(state))}
    return sorted(packets, key=lambda e: order.get(state.obj(e["target"]).controller, len(order)))


def dealt_to(records: Sequence[Record]) -> tuple[ObjId, ...]:
    """Who was dealt damage."""
    return tuple(dict.fromkeys(r.event["target"] for r in records if r.event is not None))


@phrase("{source} heals {n} damage from {what}")
@dataclass(frozen=True)
class HealDamage(Act):
    """Heal damage, no more than is there (407)."""

    source: Things
    n: Amount
    what: Operand

    def run(self, table: Table, scope: Bound) -> Procedure:
        n = self.n.amount(table.state, scope)
        picked: tuple[ObjId, ...] = yield from self.what.pick(table, scope)
        sources = self.source.objects(table.state, scope)
        events = [
            kinds.HEAL(source=sources[0], target=o, amount=min(n, reading.damage_on(table.state, o)))
            for o in picked
            if sources
        ]
        made = yield from table.emit(*events)
        return bool(made)

    def possible(self, state: State, scope: Bound) -> bool:
        return self.what.enough(state, scope)


@phrase("put {n} damage on {what}")
@dataclass(frozen=True)
class PutDamage(Act):
    """Put damage, which is not dealt (405.3)."""

    n: Amount
    what: Operand

    def run(self, table: Table, scope: Bound) -> Procedure:
        n = self.n.amount(table.state, scope)
        picked: tuple[ObjId, ...] = yield from self.what.pick(table, scope)
        here = [o for o in picked if reading.in_play(table.state, o)]
        made = yield from table.emit(*(kinds.PUT_DAMAGE(target=o, amount=n) for o in here))
        return bool(made)


@phrase("remove {n} damage from {what}")
@dataclass(frozen=True)
class RemoveDamage(Act):
    """Remove damage, which is not healed."""

    n: Amount
    what: Operand
    offers = ("that many",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        n = self.n.amount(table.state, scope)
        picked: tuple[ObjId, ...] = yield from self.what.pick(table, scope)
        shares = [(o, min(n, reading.damage_on(table.state, o))) for o in picked if reading.in_play(table.state, o)]
        yield from table.emit(*(kinds.REMOVE_DAMAGE(target=o, amount=least) for o, least in shares))
        bind(scope, **{"that many": sum(least for _, least in shares)})
        return True


@phrase("roll {dice} dice one at a time. Each puts its number as damage on the opposing ally it lands on")
@dataclass(frozen=True)
class RollDice(Act):
    """Dice thrown onto the table: where each lies and what it shows is told, one after the other."""

    dice: int

    def run(self, table: Table, scope: Bound) -> Procedure:
        for n in range(self.dice):
            allies = [
                (table.state.obj(o).alias, o)
                for o in reading.characters(table.state)
                if reading.is_a(table.state, o, "ally")
                and reading.opposed(table.state, scope.you, table.state.obj(o).controller)
            ]
            about = f"where die {n + 1} comes to rest"
            hit: tuple[ObjId | None, ...] = yield from choose(
                scope.you, "die", about, [("no ally", None), *allies], 1, 1
            )
            shows = yield from choose_number(scope.you, "roll", f"what die {n + 1} shows", 1, 6)
            if hit[0] is not None:
                yield from table.emit(kinds.PUT_DAMAGE(target=hit[0], amount=shows))
        return True
