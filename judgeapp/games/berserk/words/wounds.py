"""Wounds in card text: giving, healing, preventing and not taking them (§504, 515-517)."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, cast

from judgeapp.games.berserk import kinds
from judgeapp.games.berserk.kinds import Means
from judgeapp.games.berserk.reading import active, happened_this_turn
from judgeapp.games.berserk.terms import WOUNDS
from judgeapp.games.berserk.wounding import means_of, reckoned
from judgeapp.kernel.abilities import Replacement
from judgeapp.kernel.choices import Ask, Procedure
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.inforce import in_force
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Amount, Condition, Happening, Instruction, Line, Things, actor, opened
from judgeapp.language.nodes.descriptions import KeywordWord
from judgeapp.language.nodes.instructions import Act
from judgeapp.language.phrase import Node, phrase


@phrase("give {n} wound(s) to {what}", ru="нанести {n} рану/раны/ран {what:дат}")
@dataclass(frozen=True)
class GiveWounds(Act):
    """wounds by an ability or spell; several take theirs at once"""

    n: Amount
    what: Things

    def run(self, table: Table, scope: Bound) -> Procedure:
        state = table.state
        n, means = self.n.amount(state, scope), means_of(state, scope)
        found = [o for o in self.what.objects(state, scope) if state.exists(o)]
        wounds = [
            kinds.WOUND(source=scope.source, target=o, amount=reckoned(table, o, n, means), means=means, given=n)
            for o in found
        ]
        made = yield from table.emit(*wounds)
        return bool(wounds) and sum(r.event is not None and r.event.kind is kinds.WOUND for r in made) == len(wounds)

    def possible(self, state: State, scope: Bound) -> bool:
        return self.n.amount(state, scope) > 0


@phrase("heal {what} by {n}", ru="излечить {what:вин} на {n}")
@dataclass(frozen=True)
class Heals(Act):
    """taking off up to so many wounds"""

    what: Things
    n: Amount

    def run(self, table: Table, scope: Bound) -> Procedure:
        n = self.n.amount(table.state, scope)
        found = self.what.objects(table.state, scope)
        made = yield from table.emit(*(kinds.HEAL(object=o, amount=n, player=actor(scope)) for o in found))
        return bool(made)

    def possible(self, state: State, scope: Bound) -> bool:
        return self.n.amount(state, scope) > 0


@phrase("heal {what} by {n}, the rest as lives", ru="излечить {what:вин} на {n}, избыток в жизни")
@dataclass(frozen=True)
class HealsOver(Act):
    """taking off up to so many wounds; what is more than there are becomes additional lives"""

    what: Things
    n: Amount

    def run(self, table: Table, scope: Bound) -> Procedure:
        done = False
        for oid in self.what.objects(table.state, scope):
            if not table.state.exists(oid):
                continue
            n = self.n.amount(table.state, scope)
            rest = n - min(n, int(table.state.obj(oid).mark(WOUNDS, 0)))
            more = (kinds.EXTRA(object=oid, amount=rest),) if rest else ()
            done = bool((yield from table.emit(kinds.HEAL(object=oid, amount=n), *more)))
        return done


@phrase("{what} gets/get {n} additional lives", ru="{what} получает/получают дополнительные жизни: {n}")
@dataclass(frozen=True)
class AddsLives(Act):
    """additional lives (§504.5)"""

    what: Things
    n: Amount

    def run(self, table: Table, scope: Bound) -> Procedure:
        n = self.n.amount(table.state, scope)
        found = self.what.objects(table.state, scope)
        made = yield from table.emit(*(kinds.EXTRA(object=o, amount=n) for o in found))
        return bool(made)


@phrase("{what} loses/lose {n} lives", ru="{what} теряет/теряют жизни: {n}")
@dataclass(frozen=True)
class LosesLives(Act):
    """negative lives (§504.5): no wounds, and death is immediate where nothing is left (§505.1)"""

    what: Things
    n: Amount

    def run(self, table: Table, scope: Bound) -> Procedure:
        n = self.n.amount(table.state, scope)
        found = self.what.objects(table.state, scope)
        made = yield from table.emit(*(kinds.EXTRA(object=o, amount=-n) for o in found))
        return bool(made)


@phrase("copy the lives of {what}", ru="скопировать жизни {what:род}")
@dataclass(frozen=True)
class CopyLives(Act):
    """the lives of this card become those of another (§106.2.1)"""

    what: Things

    def run(self, table: Table, scope: Bound) -> Procedure:
        state = table.state
        found = self.what.objects(state, scope)
        if not found:
            return False
        amount = game_of(state).number(state, found[0], "lives")
        made = yield from table.emit(kinds.LIVES_SET(object=scope.source, amount=amount))
        return bool(made)


@phrase("lives of {what} become {n}", ru="жизни {what:род} становятся равны {n}")
@dataclass(frozen=True)
class SetLives(Act):
    """lives set to a number (§106.2.1)"""

    what: Things
    n: Amount

    def run(self, table: Table, scope: Bound) -> Procedure:
        n = self.n.amount(table.state, scope)
        found = self.what.objects(table.state, scope)
        made = yield from table.emit(*(kinds.LIVES_SET(object=o, amount=n) for o in found))
        return bool(made)


# --- what keeps wounds away ---------------------------------------------------------------------------------------


class Source(Node):
    """What wounds come from."""

    means: tuple[Means, ...]


@phrase("strikes and shots", ru="ударов и выстрелов")
@dataclass(frozen=True)
class StrikesAndShots(Source):
    """strikes and shots"""

    means = (Means.STRIKE, Means.SHOT)


@phrase("strikes", ru="ударов")
@dataclass(frozen=True)
class FromStrikes(Source):
    """strikes"""

    means = (Means.STRIKE,)


@phrase("shots", ru="выстрелов")
@dataclass(frozen=True)
class FromShots(Source):
    """shots"""

    means = (Means.SHOT,)


@phrase("spells", ru="заклинаний")
@dataclass(frozen=True)
class FromSpells(Source):
    """spells"""

    means = (Means.SPELL,)


@phrase("any source", ru="любого источника")
@dataclass(frozen=True)
class FromAnything(Source):
    """any source"""

    means = tuple(Means)


class Prevents(Line, Replacement):
    """A prevention (§516): it meets the final number of wounds, and what is not used of it is kept."""

    what: Things
    source: Source

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (kinds.WOUND,)

    @property
    def rank(self) -> str:
        return "prevent"

    def capacity(self, state: State, scope: Bound, event: Event) -> int:
        """How many wounds it can prevent of this event."""
        raise NotImplementedError(type(self).__name__)

    def applies(self, state: State, scope: Bound, event: Event) -> bool:
        meant = event["means"] in self.source.means and self.what.include(state, scope, event["target"])
        return meant and event["amount"] > 0 and self.capacity(state, scope, event) > 0

    def replace(self, table: Table, scope: Bound, event: Event) -> Generator[Ask, Any, tuple[Event, ...]]:
        less = min(event["amount"], self.capacity(table.state, scope, event))
        yield from table.emit(
            kinds.PREVENTED(target=event["target"], amount=less, object=scope.source, means=event["means"])
        )
        return (event.but(amount=event["amount"] - less),)


@phrase("prevent {n} wound(s) from {source} to {what}", ru="предотвратить {n} рану/раны/ран от {source} по {what:дат}")
@dataclass(frozen=True)
class PreventsSome(Prevents):
    """prevention of so many wounds each time"""

    n: int
    source: Source
    what: Things

    def capacity(self, state: State, scope: Bound, event: Event) -> int:
        return self.n


@phrase(
    "prevent the first {n} wounds from {source} to {what} in each player's turn",
    ru="предотвратить первые {n} ран от {source} по {what:дат} в ход каждого игрока",
)
@dataclass(frozen=True)
class PreventsFirst(Prevents):
    """prevention of the first so many wounds of a turn: what has been prevented since it began counts"""

    n: Amount
    source: Source
    what: Things

    def capacity(self, state: State, scope: Bound, event: Event) -> int:
        return self.left(state, scope, event["target"])

    def left(self, state: State, scope: Bound, target: ObjId) -> int:
        """How many wounds of something it can still prevent in this turn."""
        done = sum(
            r.event["amount"]
            for r in happened_this_turn(state, kinds.PREVENTED)
            if r.event is not None and r.event["target"] == target and r.event["object"] == scope.source
        )
        return int(self.n.amount(state, scope)) - int(done)


@phrase("the {keyword} of {what} is used up", ru="{keyword} {what:род} исчерпана")
@dataclass(frozen=True)
class IsUsedUp(Condition):
    """a prevention with a capacity for each turn prevents no more in this one (Броня)"""

    keyword: KeywordWord
    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        found = [o for o in self.what.objects(state, scope) if state.exists(o)]
        return bool(found) and all(self._left(state, o) <= 0 for o in found)

    def _left(self, state: State, oid: ObjId) -> int:
        own = (b for b in in_force(state, PreventsFirst) if b.source == oid)
        return max((cast(PreventsFirst, b.ability).left(state, b, oid) for b in own), default=0)


@phrase("{what} takes/take no wounds from {source}", ru="{what} не получает/получают ран от {source}")
@dataclass(frozen=True)
class TakesNone(Line, Replacement):
    """protection (§515): wounds from something are replaced by nothing; from spells it is no target either"""

    what: Things
    source: Source

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (kinds.WOUND,)

    @property
    def rank(self) -> str:
        return "instead"

    def applies(self, state: State, scope: Bound, event: Event) -> bool:
        spell = self.source.means == (Means.SPELL,)
        return not spell and event["means"] in self.source.means and self.what.include(state, scope, event["target"])

    def replace(self, table: Table, scope: Bound, event: Event) -> Generator[Ask, Any, tuple[Event, ...]]:
        return (kinds.INSTEAD(object=event["target"], player=active(table.state)),)
        yield


@phrase("if {event}, instead {effect}", ru="если {event}, вместо этого {effect}")
@dataclass(frozen=True)
class Instead(Line, Replacement):
    """a replacement (§517): something else is done, and what was replaced was not done"""

    event: Happening
    effect: Instruction

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return self.event.kinds

    def applies(self, state: State, scope: Bound, event: Event) -> bool:
        return self.event.match(state, scope, event) is not None

    def replace(self, table: Table, scope: Bound, event: Event) -> Generator[Ask, Any, tuple[Event, ...]]:
        slots = self.event.match(table.state, scope, event) or {}
        yield from self.effect.run(table, opened(scope, **slots))
        return (kinds.INSTEAD(object=scope.source, player=scope.you),)
