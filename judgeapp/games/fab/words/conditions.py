"""Conditions about how things stand now."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.fab.reading import active_link, attack_of, hero, link_of, target_of, turn_player
from judgeapp.games.fab.words.amounts import own_links
from judgeapp.games.fab.words.descriptions import Called, PlainKind, defended_by
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.views import value
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Condition, Description, People, Things, as_objects
from judgeapp.language.nodes.conditions import ThereIs
from judgeapp.language.nodes.descriptions import Adjective, CounterWord, Kind, NumberWord, TypeWord
from judgeapp.language.nodes.happenings import Party, SomeOne
from judgeapp.language.phrase import Quoted, phrase


@phrase("{who} controls/control {what}")
@dataclass(frozen=True)
class ControlsOne(Condition):
    """a player controls such an object"""

    who: People
    what: SomeOne

    def holds(self, state: State, scope: Bound) -> bool:
        return _controlled(state, scope, self.who, self.what.what) > 0


@phrase("{who} controls/control {n} or more {what}")
@dataclass(frozen=True)
class ControlsMany(Condition):
    """a player controls so many"""

    who: People
    n: int
    what: Description

    def holds(self, state: State, scope: Bound) -> bool:
        return _controlled(state, scope, self.who, self.what) >= self.n


@phrase("{who} controls/control no {what}")
@dataclass(frozen=True)
class ControlsNone(Condition):
    """a player controls none"""

    who: People
    what: Description
    mentions = ()

    def holds(self, state: State, scope: Bound) -> bool:
        return _controlled(state, scope, self.who, self.what) == 0


def _controlled(state: State, scope: Bound, who: People, what: Description) -> int:
    players = who.players(state, scope)
    return sum(state.obj(o).controller in players for o in what.find(state, scope))


@phrase("you control {n} or more {adjectives|} chain links")
@dataclass(frozen=True)
class ControlsLinks(Condition):
    """you control so many such chain links (7.0.3c)"""

    n: int
    adjectives: tuple[Adjective, ...]

    def holds(self, state: State, scope: Bound) -> bool:
        return len(own_links(state, scope, self.adjectives)) >= self.n


@phrase("{what} is a {kind}")
@dataclass(frozen=True)
class IsOne(Condition):
    """something is such a thing"""

    what: Things
    kind: PlainKind

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and all(self.kind.fits(state.at(o), scope, o) for o in found)


@phrase("{what} is an {kind}")
@dataclass(frozen=True)
class IsOne2(IsOne):
    """something is such a thing"""

    what: Things
    kind: PlainKind


@phrase("there is an {what}")
@dataclass(frozen=True)
class ThereIsAn(ThereIs):
    """there is an …"""


@phrase("{what} is ({kind})")
@dataclass(frozen=True)
class IsThatOne(Condition):
    """something fits a longer description"""

    what: Things
    kind: Description

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and all(self.kind.fits(state.at(o), scope, o) for o in found)


@phrase("{what} is called {name}")
@dataclass(frozen=True)
class IsCalled(Condition):
    """something has this name or moniker"""

    what: Things
    name: Quoted

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and all(Called(self.name).fits(state, scope, o) for o in found)


@phrase("{what} is attacking a {target}")
@dataclass(frozen=True)
class IsAttacking(Condition):
    """something is attacking such a target"""

    what: Things
    target: PlainKind

    def holds(self, state: State, scope: Bound) -> bool:
        return any(_attacks(state, scope, o, self.target) for o in self.what.objects(state, scope))


@phrase("{what} is attacking ({target})")
@dataclass(frozen=True)
class IsAttackingThat(Condition):
    """something is attacking a target of a longer description"""

    what: Things
    target: Kind

    def holds(self, state: State, scope: Bound) -> bool:
        return any(_attacks(state, scope, o, self.target) for o in self.what.objects(state, scope))


@phrase("{what} is defending a {kind}")
@dataclass(frozen=True)
class IsDefending(Condition):
    """something is defending such an attack; one that has left is remembered as it was (1.2.3)"""

    what: Things
    kind: PlainKind

    def holds(self, state: State, scope: Bound) -> bool:
        return any(_defends(state, scope, o, self.kind) for o in self.what.objects(state, scope))


@phrase("{what} is defending ({kind})")
@dataclass(frozen=True)
class IsDefendingThat(Condition):
    """something is defending an attack of a longer description"""

    what: Things
    kind: Kind

    def holds(self, state: State, scope: Bound) -> bool:
        return any(_defends(state, scope, o, self.kind) for o in self.what.objects(state, scope))


def _defends(state: State, scope: Bound, oid: ObjId, kind: PlainKind | Kind) -> bool:
    link = link_of(state, oid) if state.obj(oid).mark("defending") is not None else None
    return link is not None and kind.fits(state.at(link.attack), scope, link.attack)


@phrase("{what} is defended by a {kind}")
@dataclass(frozen=True)
class IsDefendedBy(Condition):
    """something that fits defends the link of an attack"""

    what: Things
    kind: PlainKind

    def holds(self, state: State, scope: Bound) -> bool:
        return any(defended_by(state, scope, o, self.kind) for o in self.what.objects(state, scope))


@phrase("{what} is defended by an {kind}")
@dataclass(frozen=True)
class IsDefendedBy2(IsDefendedBy):
    """something that fits defends the link of an attack"""

    what: Things
    kind: PlainKind


def _attacks(state: State, scope: Bound, oid: ObjId, target: PlainKind | Kind) -> bool:
    attack = attack_of(state, oid)
    found = None if attack is None else target_of(state, attack)
    return found is not None and target.fits(state, scope, found)


@phrase("{who} is/are attacking with {what} this chain link")
@dataclass(frozen=True)
class AttackingNow(Condition):
    """the active attack is a player's, made with such a thing"""

    who: People
    what: Party

    def holds(self, state: State, scope: Bound) -> bool:
        link = active_link(state)
        if link is None or link.controller not in self.who.players(state, scope):
            return False
        return any(self.what.takes(state.at(o), scope, o) for o in (link.attack, link.source))


@phrase("{who} is/are marked")
@dataclass(frozen=True)
class IsMarked(Condition):
    """a player's hero is marked (9.3)"""

    who: People

    def holds(self, state: State, scope: Bound) -> bool:
        found = [hero(state, p) for p in self.who.players(state, scope)]
        return any(h is not None and state.obj(h).mark("marked") for h in found)


@phrase("{who} is/are {word}")
@dataclass(frozen=True)
class PlayerIsOf(Condition):
    """a player's hero has a class or talent"""

    who: People
    word: TypeWord

    def holds(self, state: State, scope: Bound) -> bool:
        found = [hero(state, p) for p in self.who.players(state, scope)]
        return any(h is not None and game_of(state).is_a(state, h, self.word) for h in found)


@phrase("you have less life than an opponent")
@dataclass(frozen=True)
class LessLife(Condition):
    """an opponent has more life"""

    def holds(self, state: State, scope: Bound) -> bool:
        game = game_of(state)
        own = game.scalar(state, scope.you, "life")
        return any(game.scalar(state, p, "life") > own for p in state.opponents(scope.you))


@phrase("it's your turn")
@dataclass(frozen=True)
class YourTurn(Condition):
    """you are the turn-player"""

    def holds(self, state: State, scope: Bound) -> bool:
        return turn_player(state) == scope.you


@phrase("it's an opponent's turn")
@dataclass(frozen=True)
class OpponentsTurn(Condition):
    """an opponent is the turn-player"""

    def holds(self, state: State, scope: Bound) -> bool:
        return turn_player(state) != scope.you


@phrase("there are {n} or more {counter} counters on {what}")
@dataclass(frozen=True)
class CountersThere(Condition):
    """so many counters are on it"""

    n: int
    counter: CounterWord
    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return any(game_of(state).count_of(state, o, self.counter) >= self.n for o in found)


@phrase("there are no {counter} counters on {what}")
@dataclass(frozen=True)
class NoCounters(Condition):
    """no such counter is on it"""

    counter: CounterWord
    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and not any(game_of(state).count_of(state, o, self.counter) for o in found)


@phrase("{what} has {n} {number}")
@dataclass(frozen=True)
class HasExactly(Condition):
    """a number that it has is just this (1.8.7: it has to have it)"""

    what: Things
    n: int
    number: NumberWord

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and all(value(state, o, self.number) == self.n for o in found)


@phrase("{what} has {n} or less {number}")
@dataclass(frozen=True)
class HasAtMost(Condition):
    """a number that it has is at most this"""

    what: Things
    n: int
    number: NumberWord

    def holds(self, state: State, scope: Bound) -> bool:
        numbers = [value(state, o, self.number) for o in self.what.objects(state, scope)]
        return bool(numbers) and all(n is not None and n <= self.n for n in numbers)


@phrase("{what} has {n} or more {number}")
@dataclass(frozen=True)
class HasAtLeast(Condition):
    """a number that it has is at least this"""

    what: Things
    n: int
    number: NumberWord

    def holds(self, state: State, scope: Bound) -> bool:
        numbers = [value(state, o, self.number) for o in self.what.objects(state, scope)]
        return bool(numbers) and all(n is not None and n >= self.n for n in numbers)


@phrase("damage is dealt this way")
@dataclass(frozen=True)
class DamageWasDealt(Condition):
    """the last damage instruction dealt at least 1"""

    needs = ("damage dealt",)

    def holds(self, state: State, scope: Bound) -> bool:
        return int(scope.slots.get("damage dealt", 0)) > 0


@phrase("{what} is revealed this way")
@dataclass(frozen=True)
class RevealedSuch(Condition):
    """one of the cards just revealed is such a card"""

    what: Party
    needs = ("revealed",)
    mentions = ()

    def holds(self, state: State, scope: Bound) -> bool:
        return any(self.what.takes(state, scope, o) for o in as_objects(scope.slots.get("revealed")))


@phrase("{n} or more are created this way")
@dataclass(frozen=True)
class CreatedMany(Condition):
    """the last create instruction made so many"""

    n: int
    needs = ("created",)

    def holds(self, state: State, scope: Bound) -> bool:
        return int(scope.slots.get("created", 0)) >= self.n
