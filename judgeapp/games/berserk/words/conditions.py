"""Conditions, and descriptions that go with them: numbers, resources, the queue, whose a card is."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.berserk.reading import hero_of
from judgeapp.games.berserk.terms import COINS, PRAYERS, THE_QUEUE
from judgeapp.games.berserk.words.costs import Prayers
from judgeapp.games.berserk.words.lines import Activated
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.inforce import face
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.views import abilities
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Condition, People, Things
from judgeapp.language.nodes.descriptions import Clause, InStatus, KeywordWord, NumberWord
from judgeapp.language.phrase import Node, phrase, walk


@phrase("controlled by {who}", ru="под контролем {who:род}")
@dataclass(frozen=True)
class ControlledBy(Clause):
    """under the control of a player"""

    who: People

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).controller in self.who.players(state, scope)


@phrase("paid with prayers", ru="за молитвы")
@dataclass(frozen=True)
class PaidWithPrayers(Clause):
    """with an activated ability that asks for prayers (§501.2)"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        lines = (a for a in face(state, oid).abilities if isinstance(a, Activated))
        return any(isinstance(cost, Prayers) for line in lines for cost in line.costs)


@phrase("{what} has {number} {n} or less", ru="у {what:род} {number:им.ед} не больше {n}")
@dataclass(frozen=True)
class HasAtMost(Condition):
    """a number of something is at most so high"""

    what: Things
    number: NumberWord
    n: int

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        numbers = [game_of(state).number(state.at(o), o, self.number) for o in found]
        return bool(found) and all(x is not None and x <= self.n for x in numbers)


@phrase("{what} has {number} {n} or more", ru="у {what:род} {number:им.ед} не меньше {n}")
@dataclass(frozen=True)
class HasAtLeast(Condition):
    """a number of something is at least so high"""

    what: Things
    number: NumberWord
    n: int

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        numbers = [game_of(state).number(state.at(o), o, self.number) for o in found]
        return bool(found) and all(x is not None and x >= self.n for x in numbers)


@phrase("{what} has no {keyword}", ru="у {what:род} нет {keyword:род.ед}")
@dataclass(frozen=True)
class HasNoKeyword(Condition):
    """something has not a keyword"""

    what: Things
    keyword: KeywordWord

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and not any(game_of(state).has_keyword(state.at(o), o, self.keyword) for o in found)


@phrase("{what} is in play", ru="{what} в игре")
@dataclass(frozen=True)
class IsInPlay(Condition):
    """something is in play still"""

    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and all(state.exists(o) and state.obj(o).zone.kind in game_of(state).in_play for o in found)


@phrase("{what} is controlled by {who}", ru="{what} под контролем {who:род}")
@dataclass(frozen=True)
class IsControlledBy(Condition):
    """something is under the control of a player"""

    what: Things
    who: People

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and all(state.obj(o).controller in self.who.players(state, scope) for o in found)


@phrase("{what} speaks of hidden creatures", ru="{what} говорит о скрытых")
@dataclass(frozen=True)
class SpeaksOfHidden(Condition):
    """a text says outright that it is about hidden creatures"""

    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        lines = (a for o in self.what.objects(state, scope) for a in face(state, o).abilities if isinstance(a, Node))
        return any(isinstance(n, InStatus) and n.word == "скрытый" for line in lines for n in walk(line))


@phrase("the queue is empty", ru="Очередь пуста")
@dataclass(frozen=True)
class QueueEmpty(Condition):
    """nothing waits in the queue (§401)"""

    def holds(self, state: State, scope: Bound) -> bool:
        return not state.zones.get(THE_QUEUE)


class HasNone(Condition):
    """A player has none of a resource."""

    who: People
    mark: str

    def holds(self, state: State, scope: Bound) -> bool:
        return not any(state.player(p, self.mark) for p in self.who.players(state, scope))


@phrase("{who} has/have no prayers", ru="у {who:род} нет молитв")
@dataclass(frozen=True)
class NoPrayers(HasNone):
    """a player has no prayers (§501.2)"""

    who: People
    mark = PRAYERS


@phrase("{who} has/have no coins", ru="у {who:род} нет монет")
@dataclass(frozen=True)
class NoCoins(HasNone):
    """a player has no coins (§522)"""

    who: People
    mark = COINS


@phrase("the hero of {who}", ru="~герой {who:род}")
@dataclass(frozen=True)
class HeroOf(Things):
    """a player's hero (§209)"""

    who: People

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        heroes = (hero_of(state, p) for p in self.who.players(state, scope))
        return tuple(h for h in heroes if h is not None)


@phrase("{what} has more than one {keyword}", ru="у {what:род} не одна {keyword}")
@dataclass(frozen=True)
class HasMoreThanOne(Condition):
    """something has a keyword twice or more often"""

    what: Things
    keyword: KeywordWord

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and all(self._count(state.at(o), o) > 1 for o in found)

    def _count(self, state: State, oid: ObjId) -> int:
        return sum(getattr(a, "keyword", None) == self.keyword for a in abilities(state, oid))
