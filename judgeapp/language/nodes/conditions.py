"""Conditions in card text."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.kernel.state import Bound, State
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Condition, Description, Things
from judgeapp.language.nodes.descriptions import Adjective, KeywordWord, Whose, ZoneWord
from judgeapp.language.phrase import phrase


@phrase("{what} is {adjectives|}", ru="{what} {adjectives:кратк|}")
@dataclass(frozen=True)
class IsSo(Condition):
    """something is so"""

    what: Things
    adjectives: tuple[Adjective, ...]

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and all(a.fits(state.at(o), scope, o) for a in self.adjectives for o in found)


@phrase("{what} is not {adjective}", ru="{what} не {adjective:кратк}")
@dataclass(frozen=True)
class IsNotSo(Condition):
    """something is not so"""

    what: Things
    adjective: Adjective

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and not any(self.adjective.fits(state.at(o), scope, o) for o in found)


@phrase("{what} has {keyword}", ru="у {what:род} есть {keyword:им.ед}")
@dataclass(frozen=True)
class HasKeyword(Condition):
    """something has a keyword"""

    what: Things
    keyword: KeywordWord

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and all(game_of(state).has_keyword(state.at(o), o, self.keyword) for o in found)


@phrase("there is a {what}", ru="есть {what}")
@dataclass(frozen=True)
class ThereIs(Condition):
    """something that fits exists"""

    what: Description

    def holds(self, state: State, scope: Bound) -> bool:
        return bool(self.what.find(state, scope))


@phrase("there are {n} or more {what}", ru="есть не меньше {n} {what:род.мн}")
@dataclass(frozen=True)
class ThereAre(Condition):
    """so many that fit exist"""

    n: int
    what: Description

    def holds(self, state: State, scope: Bound) -> bool:
        return len(self.what.find(state, scope)) >= self.n


@phrase("there is no {what}", ru="нет {what:род}")
@dataclass(frozen=True)
class ThereIsNo(Condition):
    """nothing that fits exists"""

    what: Description
    mentions = ()

    def holds(self, state: State, scope: Bound) -> bool:
        return not self.what.find(state, scope)


@phrase("{whose} {zone} is empty", ru="{whose} пусто {zone:где}")
@dataclass(frozen=True)
class ZoneEmpty(Condition):
    """a zone is empty"""

    whose: Whose
    zone: ZoneWord

    def holds(self, state: State, scope: Bound) -> bool:
        game = game_of(state)
        zones = [game.zone_for(game.zones[self.zone], p) for p in self.whose.of(state, scope)]
        return all(not state.zones.get(z) for z in zones)


@phrase("not {what}", ru="неверно, что {what}")
@dataclass(frozen=True)
class Not(Condition):
    """the opposite"""

    what: Condition

    def holds(self, state: State, scope: Bound) -> bool:
        return not self.what.holds(state, scope)


@phrase("both {one} and {other}", ru="и {one}, и {other}")
@dataclass(frozen=True)
class Both(Condition):
    """two conditions"""

    one: Condition
    other: Condition

    def holds(self, state: State, scope: Bound) -> bool:
        return self.one.holds(state, scope) and self.other.holds(state, scope)


@phrase("either {one} or {other}", ru="или {one}, или {other}")
@dataclass(frozen=True)
class EitherOf(Condition):
    """one of two conditions"""

    one: Condition
    other: Condition

    def holds(self, state: State, scope: Bound) -> bool:
        return self.one.holds(state, scope) or self.other.holds(state, scope)
