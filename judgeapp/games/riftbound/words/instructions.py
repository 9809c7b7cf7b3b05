"""What the cards of Riftbound tell players to do."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.riftbound import events, moving, paying, reading
from judgeapp.games.riftbound.words.costs import PayCost, Resource
from judgeapp.games.riftbound.words.places import Place
from judgeapp.kernel import verbs
from judgeapp.kernel.choices import Procedure, choose_number, may
from judgeapp.kernel.events import EventKind
from judgeapp.kernel.ids import ObjId, Zone
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Amount, Cost, Things, actor, bind
from judgeapp.language.nodes.instructions import Act, Deeds, Doing
from judgeapp.language.phrase import Quoted, phrase


@phrase("deal {n} to {what}")
@dataclass(frozen=True)
class Deal(Act):
    """Deal damage (404)."""

    n: Amount
    what: Things

    def run(self, table: Table, scope: Bound) -> Procedure:
        amount = self.n.amount(table.state, scope)
        found = [o for o in self.what.objects(table.state, scope) if reading.on_board(table.state, o)]
        made = yield from table.emit(*(verbs.DAMAGE(source=scope.source, target=o, amount=amount) for o in found))
        return bool(made)


@phrase("deal damage equal to {n} to {what}")
@dataclass(frozen=True)
class DealEqual(Deal):
    """Deal damage by a number that is read now."""

    n: Amount
    what: Things


@phrase("deal {n} damage split among {what}")
@dataclass(frozen=True)
class DealSplit(Act):
    """Deal damage split among targets, at least 1 to each; it is divided now (352.14)."""

    n: int
    what: Things

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = [o for o in self.what.objects(table.state, scope) if reading.on_board(table.state, o)]
        left, shares = self.n, []
        for at, oid in enumerate(found):
            others = len(found) - at - 1
            about = f"damage to {table.state.obj(oid).alias}"
            least = left if not others else 1
            share = yield from choose_number(actor(scope), "damage", about, least, left - others, ("352.14",))
            left -= share
            shares.append(verbs.DAMAGE(source=scope.source, target=oid, amount=share))
        made = yield from table.emit(*shares)
        return bool(made)


class Simply(Act):
    """Something of one kind that happens to objects."""

    kind: EventKind
    what: Things

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = [o for o in self.what.objects(table.state, scope) if table.state.exists(o)]
        made = yield from table.emit(*(self.kind(object=o) for o in found))
        return bool(made)

    def possible(self, state: State, scope: Bound) -> bool:
        return any(state.exists(o) for o in self.what.objects(state, scope))


@phrase("kill {what}")
@dataclass(frozen=True)
class Kill(Simply):
    """Kill (415)."""

    what: Things
    kind = events.DIE


@phrase("stun {what}")
@dataclass(frozen=True)
class Stun(Simply):
    """Stun (410)."""

    what: Things
    kind = events.STUN


@phrase("ready {what}")
@dataclass(frozen=True)
class Ready(Simply):
    """Ready (402)."""

    what: Things
    kind = events.READY


@phrase("exhaust {what}")
@dataclass(frozen=True)
class Exhaust(Simply):
    """Exhaust (401)."""

    what: Things
    kind = events.EXHAUST


@phrase("heal {what}")
@dataclass(frozen=True)
class Heal(Simply):
    """Heal (405)."""

    what: Things
    kind = events.HEAL


@phrase("buff {what}")
@dataclass(frozen=True)
class Buff(Simply):
    """Buff (413)."""

    what: Things
    kind = events.BUFF


@phrase("recall {what}")
@dataclass(frozen=True)
class Recall(Simply):
    """Recall to base, which is no move (432)."""

    what: Things
    kind = events.RECALL


@phrase("return {what} to its owner's hand")
@dataclass(frozen=True)
class ReturnToHand(Simply):
    """Return to hand."""

    what: Things
    kind = events.RETURN
    finds = ("what",)


@phrase("counter {what}")
@dataclass(frozen=True)
class Counter(Simply):
    """Counter a spell: it does nothing and goes to the trash (412)."""

    what: Things
    kind = events.COUNTER


@phrase("move {what} to {place}")
@dataclass(frozen=True)
class MoveTo(Act):
    """Move units (424)."""

    what: Things
    place: Place

    def run(self, table: Table, scope: Bound) -> Procedure:
        state = table.state
        moves = []
        for oid in self.what.objects(state, scope):
            to = self.place.of(state, scope, oid)
            if to is not None and reading.on_board(state, oid):
                moves.append((oid, to))
        return (yield from moving.move(table, actor(scope), tuple(moves)))

    def possible(self, state: State, scope: Bound) -> bool:
        return any(reading.on_board(state, o) for o in self.what.objects(state, scope))


@phrase("discard your hand")
@dataclass(frozen=True)
class DiscardHand(Act):
    """Discard the whole hand (409)."""

    def run(self, table: Table, scope: Bound) -> Procedure:
        hand = table.state.zone("hand", actor(scope))
        made = yield from table.emit(*(verbs.DISCARD(object=o, player=actor(scope)) for o in hand))
        return bool(made)


@phrase("channel {n} rune(s) exhausted")
@dataclass(frozen=True)
class ChannelExhausted(Act):
    """Channel runes that enter exhausted (417)."""

    n: Amount

    def run(self, table: Table, scope: Bound) -> Procedure:
        for _ in range(self.n.amount(table.state, scope)):
            yield from table.emit(events.CHANNEL(player=actor(scope), exhausted=True))
        return True


@phrase("score {n} point(s)")
@dataclass(frozen=True)
class ScorePoints(Act):
    """Score points by an effect."""

    n: Amount

    def run(self, table: Table, scope: Bound) -> Procedure:
        made = yield from table.emit(events.SCORE(player=actor(scope), amount=self.n.amount(table.state, scope)))
        return bool(made)


@phrase("attach {gear} to {unit}")
@dataclass(frozen=True)
class AttachTo(Act):
    """Attach gear to a unit (421)."""

    gear: Things
    unit: Things

    def run(self, table: Table, scope: Bound) -> Procedure:
        state = table.state
        hosts = [o for o in self.unit.objects(state, scope) if reading.on_board(state, o)]
        gear = [o for o in self.gear.objects(state, scope) if reading.on_board(state, o)]
        if not hosts or not gear:
            return False
        made = yield from table.emit(*(events.ATTACH(object=g, to=hosts[0]) for g in gear))
        return bool(made)


@phrase("equip {gear} to {unit} for {less} power less")
@dataclass(frozen=True)
class EquipFor(Act):
    """Pay an Equipment's Equip cost, reduced, and attach it, whatever the timing (747)."""

    gear: Things
    unit: Things
    less: int

    def run(self, table: Table, scope: Bound) -> Procedure:
        for oid in self.gear.objects(table.state, scope):
            price = paying.equip_price(table.state, oid, self.less)
            if price is None or not paying.payable(table.state, actor(scope), price):
                return False
            yield from paying.pay(table, actor(scope), price)
        return (yield from AttachTo(self.gear, self.unit).run(table, scope))

    def possible(self, state: State, scope: Bound) -> bool:
        return bool(self.gear.objects(state, scope))


@phrase("pay {n} {resource}")
@dataclass(frozen=True)
class Pay(Act):
    """Pay, as part of an effect (352.10.c)."""

    n: int
    resource: Resource

    def run(self, table: Table, scope: Bound) -> Procedure:
        if not self.possible(table.state, scope):
            return False
        yield from PayCost(self.n, self.resource).pay(table, scope)
        return True

    def possible(self, state: State, scope: Bound) -> bool:
        return PayCost(self.n, self.resource).payable(state, scope)


@phrase("you may {costs| and} to {what}")
@dataclass(frozen=True)
class PayTo(Doing):
    """A cost within instructions: up to 1.2 paid on resolution (352.10.c.1), since 1.3 when it is finalized."""

    costs: tuple[Cost, ...]
    what: Deeds
    perhaps = ("what",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        if not scope.slots.get("paid") and not (yield from self.settle(table, scope)):
            return False
        return (yield from self.what.run(table, scope))

    def settle(self, table: Table, scope: Bound) -> Procedure:
        """Ask whether to pay, and pay; returns whether it was paid."""
        if not all(c.payable(table.state, scope) for c in self.costs):
            return False
        about = f"{' and '.join(c.show() for c in self.costs)} to {self.what.show()}"
        rules = ("383.3.a",) if table.game.since("1.3") else ("352.10.c.1",)
        with table.because(*rules):
            if not (yield from may(actor(scope), about, rules)):
                return False
            for cost in self.costs:
                yield from cost.pay(table, scope)
        return True


@phrase("reveal the top {n} cards of your deck")
@dataclass(frozen=True)
class RevealTop(Act):
    """Show the top cards of the Main Deck; they stay there (411). Too few never burns out (418)."""

    n: int
    offers = ("it", "revealed")

    def run(self, table: Table, scope: Bound) -> Procedure:
        top = table.state.zone("deck", actor(scope))[: self.n]
        yield from table.emit(*(verbs.REVEAL(object=o, player=actor(scope)) for o in top))
        bind(scope, revealed=top, it=top)
        return True


@phrase("recycle the revealed cards")
@dataclass(frozen=True)
class RecycleRevealed(Act):
    """Put the revealed cards on the bottom of the deck (403)."""

    needs = ("revealed",)
    hides = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        shown: tuple[ObjId, ...] = scope.slots.get("revealed", ())
        yield from table.emit(*(events.RECYCLE(object=o) for o in shown if table.state.exists(o)))
        return True


@phrase("play {n} {name} to {place}")
@dataclass(frozen=True)
class PlayTokens(Act):
    """Create tokens on the board (173); units enter exhausted."""

    n: int
    name: Quoted
    place: Place
    offers = ("it",)
    card_names = ("name",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        card = table.game.card(self.name)  # type: ignore[attr-defined]
        to = self.place.of(table.state, scope, scope.source) or Zone("base", actor(scope))
        to = to if to.kind == "battlefield" else Zone("base", actor(scope))
        before = table.state.objects
        made = yield from table.emit(
            *(
                verbs.CREATE_TOKEN(player=actor(scope), card=card, to=to, alias=card.moniker, exhausted=True)
                for _ in range(self.n)
            )
        )
        bind(scope, it=tuple(o.id for o in table.state.objects.values() if o.card is card and o.id not in before))
        return bool(made)


@phrase("add {n} {resource}")
@dataclass(frozen=True)
class AddResource(Act):
    """Add to the pool: done at once, without a place on the chain (416)."""

    n: int
    resource: Resource

    def run(self, table: Table, scope: Bound) -> Procedure:
        made = yield from table.emit(events.ADD(player=actor(scope), resource=self.resource.value, amount=self.n))
        return bool(made)
