"""Damage that is changed before it is dealt: prevention, redirection, increase (716, 717)."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from judgeapp.games.wow import kinds, reading
from judgeapp.games.wow.kinds import Stop
from judgeapp.games.wow.words.lasting import THIS_TURN, stored
from judgeapp.games.wow.words.lexicon import DamageWord
from judgeapp.games.wow.words.operands import Picked
from judgeapp.kernel import history, verbs
from judgeapp.kernel.abilities import Replacement
from judgeapp.kernel.atoms import USE_EFFECT
from judgeapp.kernel.choices import Ask, Procedure, choose, may
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Condition, Line, Things
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.nodes.instructions import Act
from judgeapp.language.phrase import Signed, phrase

Result = Generator[Ask, Any, tuple[Event, ...]]


class OnDamage(Line, Replacement):
    """Changes a packet before it is dealt."""

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (verbs.DAMAGE,)

    def applies(self, state: State, scope: Bound, event: Event) -> bool:
        if event["amount"] <= 0 or not state.exists(event["target"]):
            return False
        if self.rank == "prevent" and event.get("stop") is Stop.UNPREVENTABLE:
            return False
        return self.concerns(state, scope, event)

    def concerns(self, state: State, scope: Bound, event: Event) -> bool:
        """Whether it is about this packet."""
        raise NotImplementedError(type(self).__name__)


class Preventing(OnDamage):
    """Prevents damage of a preventable packet (717.2)."""

    @property
    def rank(self) -> str:
        return "prevent"

    def most(self, state: State, scope: Bound, event: Event) -> int:
        """How much it would prevent."""
        raise NotImplementedError(type(self).__name__)

    def applies(self, state: State, scope: Bound, event: Event) -> bool:
        return super().applies(state, scope, event) and self.most(state, scope, event) > 0

    def replace(self, table: Table, scope: Bound, event: Event) -> Result:
        return (yield from prevent(table, scope, event, self.most(table.state, scope, event)))


def prevent(table: Table, scope: Bound, event: Event, most: int) -> Result:
    """Prevent as much of a packet; what was prevented is an event of its own (717.2d)."""
    by = min(most, event["amount"])
    yield from table.emit(kinds.PREVENTED(source=scope.source, target=event["target"], amount=by))
    return (event.but(amount=event["amount"] - by),)


@phrase("prevent all {kind} damage that would be dealt to {what}")
@dataclass(frozen=True)
class PreventAllOf(Preventing):
    """Prevent all damage of a type."""

    kind: DamageWord
    what: Things

    def concerns(self, state: State, scope: Bound, event: Event) -> bool:
        return self.kind in event["types"] and event["target"] in self.what.objects(state, scope)

    def most(self, state: State, scope: Bound, event: Event) -> int:
        return int(event["amount"])


@phrase("prevent all damage that would be dealt to {what} while {condition}")
@dataclass(frozen=True)
class PreventAllWhile(Preventing):
    """Prevent all damage under a condition, which is looked at before the packet is dealt."""

    what: Things
    condition: Condition

    def concerns(self, state: State, scope: Bound, event: Event) -> bool:
        return event["target"] in self.what.objects(state, scope) and self.condition.holds(state, scope)

    def most(self, state: State, scope: Bound, event: Event) -> int:
        return int(event["amount"])


@phrase("if {what} would be dealt damage, prevent all but {n} of it")
@dataclass(frozen=True)
class PreventAllBut(Preventing):
    """Prevent what exceeds a number."""

    what: Things
    n: int

    def concerns(self, state: State, scope: Bound, event: Event) -> bool:
        return event["target"] in self.what.objects(state, scope)

    def most(self, state: State, scope: Bound, event: Event) -> int:
        return int(event["amount"]) - self.n


def met_this_turn(state: State, target: ObjId) -> int:
    """How many points of damage were dealt to something or prevented this turn, by whatever (717.6)."""
    records = history.happened(state, "turn", verbs.DAMAGE, kinds.PREVENTED)
    return sum(int(r.event["amount"]) for r in records if r.event is not None and r.event["target"] == target)


@phrase("prevent the first {n} damage that would be dealt to {what} each turn")
@dataclass(frozen=True)
class PreventFirst(Preventing):
    """Prevent the first points of a turn: what was dealt or prevented this turn counts, by whatever (717.6)."""

    n: int
    what: Things

    def concerns(self, state: State, scope: Bound, event: Event) -> bool:
        return event["target"] in self.what.objects(state, scope)

    def most(self, state: State, scope: Bound, event: Event) -> int:
        return self.n - met_this_turn(state, event["target"])


@dataclass(frozen=True)
class Defence(OnDamage):
    """DEF: a ready equipment may exhaust to prevent that much damage to its controller's hero (717.2c)."""

    @property
    def words(self) -> str:
        return "exhaust to prevent damage equal to DEF"

    @property
    def rank(self) -> str:
        return "prevent"

    def concerns(self, state: State, scope: Bound, event: Event) -> bool:
        if event["target"] != reading.hero_of(state, scope.you) or not reading.in_play(state, scope.source):
            return False
        if reading.exhausted(state, scope.source) or (game_of(state).number(state, scope.source, "DEF") or 0) < 1:
            return False
        return Table(state).forbidden(kinds.EXHAUST(object=scope.source)) is None

    def replace(self, table: Table, scope: Bound, event: Event) -> Result:
        alias = table.state.obj(scope.source).alias
        if not (yield from may(scope.you, f"exhaust {alias} to prevent damage", ("717.2c",))):
            return (event,)
        most = game_of(table.state).number(table.state, scope.source, "DEF")
        with table.because("717.2c", source=scope.source):
            yield from table.emit(kinds.EXHAUST(object=scope.source, player=scope.you))
            return (yield from prevent(table, scope, event, most))


@phrase("if damage would be dealt to {what}, it is dealt to {to} instead")
@dataclass(frozen=True)
class Redirects(OnDamage):
    """Damage goes to somebody else (716)."""

    what: Party
    to: Things

    @property
    def rank(self) -> str:
        return "redirect"

    def concerns(self, state: State, scope: Bound, event: Event) -> bool:
        to = self.to.objects(state, scope)
        return bool(to) and to[0] != event["target"] and self.what.takes(state, scope, event["target"])

    def replace(self, table: Table, scope: Bound, event: Event) -> Result:
        yield from ()
        return (event.but(target=self.to.objects(table.state, scope)[0]),)


@phrase("if {who} would deal damage with {card}, it deals that much {by} unpreventable damage instead")
@dataclass(frozen=True)
class MoreUnpreventable(OnDamage):
    """More damage, and it can't be prevented; this comes before any prevention (717.4a)."""

    who: Things
    card: Party
    by: Signed

    @property
    def rank(self) -> str:
        return "increase"

    def concerns(self, state: State, scope: Bound, event: Event) -> bool:
        cards = event.get("cards", ())
        return event["source"] in self.who.objects(state, scope) and any(
            self.card.takes(state.at(c), scope, c) for c in cards
        )

    def replace(self, table: Table, scope: Bound, event: Event) -> Result:
        yield from ()
        return (event.but(amount=event["amount"] + int(self.by), stop=Stop.UNPREVENTABLE),)


@phrase(
    "if damage would be dealt with an ability you control to a hero or ally it is attached to, "
    "that much {by} is dealt instead"
)
@dataclass(frozen=True)
class MoreToHost(OnDamage):
    """More damage with an ability to the character that it is attached to."""

    by: Signed

    @property
    def rank(self) -> str:
        return "increase"

    def concerns(self, state: State, scope: Bound, event: Event) -> bool:
        return any(
            state.obj(c).controller == scope.you
            and reading.is_a(state.at(c), c, "ability")
            and state.obj(c).mark("attached to") == event["target"]
            for c in event.get("cards", ())
        )

    def replace(self, table: Table, scope: Bound, event: Event) -> Result:
        yield from ()
        return (event.but(amount=event["amount"] + int(self.by)),)


@dataclass(frozen=True)
class Shield(Preventing):
    """What "prevent the next …" leaves in force: the effect holds how much is left."""

    ids: tuple[ObjId, ...]
    said: str

    @property
    def words(self) -> str:
        return self.said

    def concerns(self, state: State, scope: Bound, event: Event) -> bool:
        return event["target"] in self.ids

    def most(self, state: State, scope: Bound, event: Event) -> int:
        effect = state.effects.get(scope.effect) if scope.effect is not None else None
        return 0 if effect is None else int(effect.left or 0)

    def replace(self, table: Table, scope: Bound, event: Event) -> Result:
        by = min(self.most(table.state, scope, event), event["amount"])
        yield from table.emit(USE_EFFECT(effect=scope.effect, by=by))
        return (yield from prevent(table, scope, event, by))


@phrase("prevent the next {n} damage that would be dealt to {what} this turn")
@dataclass(frozen=True)
class PreventNext(Act):
    """A shield for this turn."""

    n: int
    what: Things
    waits = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = tuple(o for o in self.what.objects(table.state, scope) if table.state.exists(o))
        events = [stored(table, scope, Shield((o,), self.show()), THIS_TURN, self.show(), self.n) for o in found]
        made = yield from table.emit(*events)
        return bool(made)


@dataclass(frozen=True)
class MayRedirect(OnDamage):
    """What "you may choose a Demon …" leaves in force: at every packet it is asked anew."""

    ids: tuple[ObjId, ...]
    to: Picked
    said: str

    @property
    def words(self) -> str:
        return self.said

    @property
    def rank(self) -> str:
        return "redirect"

    def concerns(self, state: State, scope: Bound, event: Event) -> bool:
        return event["target"] in self.ids and bool(self.to.among(state, scope, None))

    def replace(self, table: Table, scope: Bound, event: Event) -> Result:
        named = [(table.state.obj(o).alias, o) for o in self.to.among(table.state, scope, None)]
        picked = yield from choose(scope.you, "redirect", self.to.show(), named, 0, 1)
        return (event.but(target=picked[0]),) if picked else (event,)


@phrase("if {what} would be dealt damage this turn, you may choose {to}. If you do, it is dealt that damage instead")
@dataclass(frozen=True)
class RedirectThisTurn(Act):
    """Optional redirection, packet by packet, for this turn."""

    what: Things
    to: Picked
    waits = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = self.what.objects(table.state, scope)
        made = yield from table.emit(
            stored(table, scope, MayRedirect(found, self.to, self.show()), THIS_TURN, self.show())
        )
        return bool(made)
