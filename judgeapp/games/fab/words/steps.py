"""Instructions about instructions: unless, repeat, numbers chosen in secret, boost, the label contract."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.fab import kinds
from judgeapp.games.fab.reading import types
from judgeapp.kernel import verbs
from judgeapp.kernel.choices import Procedure, choose, choose_number, may
from judgeapp.kernel.effects import Until
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Condition, Happening, Instruction, actor, bind
from judgeapp.language.nodes.changes import GainKeyword, Lasting, These, lasting
from judgeapp.language.nodes.descriptions import KeywordWord, Kind, TypeWord
from judgeapp.language.nodes.instructions import Act, Deed
from judgeapp.language.nodes.keywords import KeywordLine
from judgeapp.language.nodes.lines import Whenever
from judgeapp.language.phrase import phrase

MOST_ROUNDS = 200


@phrase("{what} unless you {other}")
@dataclass(frozen=True)
class Unless(Deed):
    """one thing, or another that the player prefers and can do (1.8.4b)"""

    what: Act
    other: Act
    apart = ("what", "other")

    def run(self, table: Table, scope: Bound) -> Procedure:
        done = False
        if self.other.possible(table.state, scope) and (yield from may(actor(scope), self.other.show(), ("1.8.4b",))):
            done = yield from self.other.run(table, scope)
        if done:
            return True
        return (yield from self.what.run(table, scope))


@phrase("{what} unless {condition}")
@dataclass(frozen=True)
class UnlessSo(Deed):
    """one thing, unless something is so"""

    what: Act
    condition: Condition
    perhaps = ("what",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        if self.condition.holds(table.state, scope):
            return False
        return (yield from self.what.run(table, scope))


@phrase("{body}, repeating this as long as you {again}")
@dataclass(frozen=True)
class RepeatAfter(Deed):
    """something that must be done, and again each time the player chooses to do another thing (8.5.27)"""

    body: Act
    again: Act
    rounds = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        for _ in range(MOST_ROUNDS):
            yield from self.body.run(table, scope)
            if not self.again.possible(table.state, scope):
                return True
            if not (yield from may(actor(scope), self.again.show(), ("8.5.27",))):
                return True
            if not (yield from self.again.run(table, scope)):
                return True
        return True


@phrase("as long as you {again}, {body}")
@dataclass(frozen=True)
class RepeatBefore(Deed):
    """something each time that the player chooses to do another thing first (8.5.27)"""

    again: Act
    body: Act
    rounds = True
    perhaps = ("again", "body")

    def run(self, table: Table, scope: Bound) -> Procedure:
        for _ in range(MOST_ROUNDS):
            if not self.again.possible(table.state, scope):
                return True
            if not (yield from may(actor(scope), self.again.show(), ("8.5.27",))):
                return True
            if not (yield from self.again.run(table, scope)):
                return True
            yield from self.body.run(table, scope)
        return True


@phrase("banish a {what} from each hero's graveyard")
@dataclass(frozen=True)
class BanishFromEach(Act):
    """banish a fitting card from every graveyard, or none at all"""

    what: Kind
    offers = ("it", "banished")

    def _found(self, state: State, scope: Bound) -> list[list[ObjId]]:
        players = [p for p in state.after(scope.you) if not state.player(p, "out")]
        return [[o for o in state.zone("graveyard", p) if self.what.fits(state, scope, o)] for p in players]

    def run(self, table: Table, scope: Bound) -> Procedure:
        picked: list[ObjId] = []
        for cards in self._found(table.state, scope):
            named = [(table.state.obj(o).alias, o) for o in cards]
            picked += yield from choose(actor(scope), "choose", self.what.show(), named)
        made = yield from table.emit(*(verbs.BANISH(object=o, player=actor(scope)) for o in picked))
        gone = tuple(table.state.now(o) for o in picked)
        bind(scope, it=gone, banished=gone)
        return bool(made)

    def possible(self, state: State, scope: Bound) -> bool:
        return all(self._found(state, scope))


@phrase("each hero has a {what} in their graveyard")
@dataclass(frozen=True)
class EachGraveyardHas(Condition):
    """there is a fitting card in every graveyard"""

    what: Kind

    def holds(self, state: State, scope: Bound) -> bool:
        return BanishFromEach(self.what).possible(state, scope)


@phrase("each hero secretly chooses a number from {low} to {high}")
@dataclass(frozen=True)
class SecretNumbers(Act):
    """numbers chosen in secret and then shown, the player of the effect first; "they" is who chose the highest"""

    low: int
    high: int
    offers = ("they", "chosen number", "one highest")

    def run(self, table: Table, scope: Bound) -> Procedure:
        state = table.state
        players = [p for p in state.after(scope.you) if not state.player(p, "out")]
        chosen: dict[PlayerId, int] = {}
        for player in players:
            chosen[player] = yield from choose_number(player, "number", "in secret", self.low, self.high, ("1.9.2c",))
        for player in players:
            yield from table.emit(kinds.SECRET(player=player, number=chosen[player]))
        high = max(chosen.values())
        top = [p for p in players if chosen[p] == high]
        bind(scope, **{"they": top[0] if len(top) == 1 else (), "chosen number": high, "one highest": len(top) == 1})
        return True


@phrase("one hero chose the highest number")
@dataclass(frozen=True)
class OneHighest(Condition):
    """there is no tie for the highest number"""

    needs = ("one highest",)

    def holds(self, state: State, scope: Bound) -> bool:
        return bool(scope.slots.get("one highest"))


@phrase("no hero alone has revealed the highest number")
@dataclass(frozen=True)
class HighestIsShared(Condition):
    """every hero has revealed a number since the last layer resolved, and the highest is more than one hero's"""

    def holds(self, state: State, scope: Bound) -> bool:
        shown: dict[PlayerId, int] = {}
        for record in state.log.back():
            if record.event is None or not record.happened:
                continue
            if record.event.kind is verbs.RESOLVE:
                break
            if record.event.kind is kinds.SECRET:
                shown.setdefault(record.event["player"], record.event["number"])
        playing = [p for p in state.seats if not state.player(p, "out")]
        top = [p for p, n in shown.items() if n == max(shown.values())]
        return set(shown) == set(playing) and len(top) > 1


@phrase("banish the top card of your deck for go again from a {talent} card")
@dataclass(frozen=True)
class Boost(Act):
    """banish the top card of the deck; if it is a card of that class, the card played has go again (8.3.9)"""

    talent: TypeWord

    def run(self, table: Table, scope: Bound) -> Procedure:
        player, what = scope.you, scope.source
        deck = table.state.zone("deck", player)
        if not deck:
            return False
        with table.because("8.3.9"):
            fits = self.talent in types(table.state, deck[0])
            yield from table.emit(verbs.BANISH(object=deck[0], player=player))
            yield from table.emit(kinds.BOOST(player=player, object=what, banished=deck[0]))
            if fits:
                line = Lasting(These((what,)), (GainKeyword(KeywordLine(KeywordWord("go again"))),), "boost")
                yield from table.emit(lasting(scope, line, Until("turn"), "boost: go again"))
        return True

    def possible(self, state: State, scope: Bound) -> bool:
        return bool(state.zone("deck", scope.you))


@phrase("contract — whenever {event}, {effect}")
@dataclass(frozen=True)
class Contract(Whenever):
    """a contract and what completing it brings (8.5.39)"""

    event: Happening
    effect: Instruction
