"""Events of wounds and lives: taking, preventing and healing them (§504, 508.4, 516)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judgeapp.games.berserk import kinds
from judgeapp.games.berserk.kinds import Means
from judgeapp.games.berserk.words.wounds import Source
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Condition, Happening
from judgeapp.language.nodes.happenings import Party, Simple
from judgeapp.language.phrase import perfect, phrase


@phrase("{what} wounds by striking", ru="{what} ранит/ранят ударом")
@perfect("{what} has/have wounded by striking")
@dataclass(frozen=True)
class WoundsByStriking(Happening):
    """something wounds by a strike"""

    what: Party
    offers = ("it", "they", "that many")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.WOUND,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        source = event["source"]
        if event["means"] is not Means.STRIKE or not self.what.takes(state, scope, source):
            return None
        return {"it": source, "they": state.obj(source).controller, "that many": event["amount"]}


@phrase("{what} takes wounds", ru="{what} получает/получают раны")
@perfect("{what} has/have taken wounds")
@dataclass(frozen=True)
class TakesWounds(Happening):
    """something is wounded"""

    what: Party
    offers = ("it", "they", "that many", "given")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.WOUND,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        target = event["target"]
        if not self.what.takes(state, scope, target):
            return None
        found = {"it": target, "they": state.obj(target).controller, "that many": event["amount"]}
        return {**found, "given": event.get("given", event["amount"])}


@phrase("{what} takes {n} wound(s)", ru="{what} получает/получают {n} рану/раны/ран")
@perfect("{what} has/have taken {n} wound(s)")
@dataclass(frozen=True)
class TakesSoMany(TakesWounds):
    """something takes just so many wounds"""

    what: Party
    n: int

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return super().match(state, scope, event) if event["amount"] == self.n else None


@phrase("{n} wound(s) of {what} is/are prevented", ru="предотвращено {n} рана/раны/ран по {what:дат}")
@perfect("{n} wound(s) of {what} has/have been prevented")
@dataclass(frozen=True)
class IsPrevented(Happening):
    """just so many wounds are prevented"""

    n: int
    what: Party
    offers = ("it",)

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.PREVENTED,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        fits = event["amount"] == self.n and self.what.takes(state, scope, event["target"])
        return {"it": event["target"]} if fits else None


@phrase("{what} takes wounds from {source}", ru="{what} получает/получают раны от {source}")
@perfect("{what} has/have taken wounds from {source}")
@dataclass(frozen=True)
class TakesWoundsFrom(TakesWounds):
    """something is wounded by a strike, a spell …"""

    what: Party
    source: Source

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return super().match(state, scope, event) if event["means"] in self.source.means else None


@phrase("wounds of {what} are prevented", ru="раны {what:род} предотвращены")
@perfect("wounds of {what} have been prevented")
@dataclass(frozen=True)
class ArePrevented(Happening):
    """wounds are prevented, however many"""

    what: Party
    offers = ("it", "that many")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.PREVENTED,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        fits = self.what.takes(state, scope, event["target"])
        return {"it": event["target"], "that many": event["amount"]} if fits else None


@phrase("wounds of {what} from {source} are prevented", ru="раны {what:род} от {source} предотвращены")
@perfect("wounds of {what} from {source} have been prevented")
@dataclass(frozen=True)
class ArePreventedFrom(ArePrevented):
    """wounds by a strike, a spell … are prevented"""

    what: Party
    source: Source

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return super().match(state, scope, event) if event.get("means") in self.source.means else None


@phrase("there are {n} more wound(s) than given", ru="ран на {n} больше, чем нанесено")
@dataclass(frozen=True)
class MoreThanGiven(Condition):
    """how many wounds the reckoning has added (§508.4)"""

    n: int
    needs = ("given",)

    def holds(self, state: State, scope: Bound) -> bool:
        slots = scope.slots
        return "given" in slots and slots.get("that many", 0) - slots["given"] == self.n


@phrase("{what} is healed", ru="{what} излечивается/излечиваются")
@perfect("{what} has/have been healed")
@dataclass(frozen=True)
class IsHealed(Simple):
    """wounds are taken off something (§504)"""

    what: Party
    kind = kinds.HEAL


@phrase("the lives of {what} change", ru="жизни {what:род} меняются")
@perfect("the lives of {what} have changed")
@dataclass(frozen=True)
class LivesChange(Simple):
    """additional or negative lives (§504.5)"""

    what: Party
    kind = kinds.EXTRA


@phrase("the lives of {what} are set", ru="жизни {what:род} задаются")
@perfect("the lives of {what} have been set")
@dataclass(frozen=True)
class LivesAreSet(Simple):
    """lives become a number (§106.2.1)"""

    what: Party
    kind = kinds.LIVES_SET
