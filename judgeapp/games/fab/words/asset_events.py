"""Points, counters and the mark as events: paid, gained, lost, put on, taken off (1.13, 1.14, 1.15, 9.3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from judgeapp.games.fab import kinds
from judgeapp.games.fab.words.damage_events import numbered
from judgeapp.kernel import verbs
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Amount, Happening, People
from judgeapp.language.nodes.descriptions import CounterWord
from judgeapp.language.nodes.happenings import Party, Simple
from judgeapp.language.phrase import perfect, phrase

Slots = Mapping[str, Any]
STEAM = CounterWord("steam")


class _Points(Happening):
    """A player and a number of points."""

    who: People
    n: Amount | None
    kind: ClassVar[EventKind]
    asset: ClassVar[str | None] = None

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (self.kind,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        if event["player"] not in self.who.players(state, scope):
            return None
        if (self.asset is not None and event["asset"] != self.asset) or not numbered(self.n, state, scope, event):
            return None
        return {"they": event["player"], "that many": event["amount"]}


@phrase("{who} pays/pay {n} resource(s)")
@perfect("{who} has/have paid {n} resource(s)")
@dataclass(frozen=True)
class PaysResources(_Points):
    """a player pays resource points (1.14.2d)"""

    who: People
    n: Amount
    kind = verbs.PAY
    asset = "resources"


@phrase("{who} pays/pay resources")
@perfect("{who} has/have paid resources")
@dataclass(frozen=True)
class PaysResourcesAtAll(PaysResources):
    """a player pays any number of resource points (1.14.2d)"""

    who: People
    n: Amount | None = None  # type: ignore[assignment]


@phrase("{who} pays/pay {n} action point(s)")
@perfect("{who} has/have paid {n} action point(s)")
@dataclass(frozen=True)
class PaysActionPoints(_Points):
    """a player pays action points (1.14.2f)"""

    who: People
    n: Amount
    kind = verbs.PAY
    asset = "action points"


@phrase("{who} pays/pay action points")
@perfect("{who} has/have paid action points")
@dataclass(frozen=True)
class PaysActionPointsAtAll(PaysActionPoints):
    """a player pays action points (1.14.2f)"""

    who: People
    n: Amount | None = None  # type: ignore[assignment]


@phrase("{who} gains/gain {n} resource(s)")
@perfect("{who} has/have gained {n} resource(s)")
@dataclass(frozen=True)
class GainsResources(_Points):
    """a player gains resource points, by pitching or otherwise (8.5.7)"""

    who: People
    n: Amount
    kind = kinds.GAIN_RESOURCES


@phrase("{who} gains/gain resources")
@perfect("{who} has/have gained resources")
@dataclass(frozen=True)
class GainsResourcesAtAll(GainsResources):
    """a player gains any number of resource points (8.5.7)"""

    who: People
    n: Amount | None = None  # type: ignore[assignment]


@phrase("{who} gains/gain {n} action point(s)")
@perfect("{who} has/have gained {n} action point(s)")
@dataclass(frozen=True)
class GainsActionPoints(_Points):
    """a player gains action points (8.5.7b)"""

    who: People
    n: Amount
    kind = kinds.GAIN_ACTION_POINTS


@phrase("{who} gains/gain action points")
@perfect("{who} has/have gained action points")
@dataclass(frozen=True)
class GainsActionPointsAtAll(GainsActionPoints):
    """a player gains any number of action points (8.5.7b)"""

    who: People
    n: Amount | None = None  # type: ignore[assignment]


@phrase("all players lose their points")
@perfect("all players have lost their points")
@dataclass(frozen=True)
class PointsAreLost(Happening):
    """the action and resource points that are left are lost in the end phase (4.4.3e)"""

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.LOSE_POINTS,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        return {}


@phrase("{what} becomes/become marked")
@perfect("{what} has/have become marked")
@dataclass(frozen=True)
class BecomesMarked(Simple):
    """a hero becomes marked (8.5.50)"""

    what: Party
    kind = kinds.MARK
    offers = ("it", "they", "them")

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        found = super().match(state, scope, event)
        return None if found is None else {**found, "them": event["object"]}


@phrase("{what} loses/lose their mark")
@perfect("{what} has/have lost their mark")
@dataclass(frozen=True)
class LosesTheMark(BecomesMarked):
    """a hero is marked no longer (9.3.3)"""

    what: Party
    kind = kinds.UNMARK


class _Counters(Happening):
    """Counters and the object that they are on."""

    what: Party
    n: Amount | None
    counter: CounterWord
    kind: ClassVar[EventKind]

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (self.kind,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        oid = event["object"]
        if event["counter"] != self.counter or not self.what.takes(state, scope, oid):
            return None
        if not numbered(self.n, state, scope, event):
            return None
        return {"it": oid, "they": state.obj(oid).controller, "that many": event["amount"]}


@phrase("{what} gets/get {n} {counter} counter(s)")
@perfect("{what} has/have got {n} {counter} counter(s)")
@dataclass(frozen=True)
class GetsCounters(_Counters):
    """counters are put on something (8.5.14)"""

    what: Party
    n: Amount
    counter: CounterWord
    kind = kinds.PUT_COUNTERS


@phrase("{what} gets/get {counter} counters")
@perfect("{what} has/have got {counter} counters")
@dataclass(frozen=True)
class GetsCountersAtAll(GetsCounters):
    """any number of counters is put on something (8.5.14)"""

    what: Party
    n: Amount | None = None  # type: ignore[assignment]
    counter: CounterWord = STEAM


@phrase("{what} loses/lose {n} {counter} counter(s)")
@perfect("{what} has/have lost {n} {counter} counter(s)")
@dataclass(frozen=True)
class LosesCounters(_Counters):
    """counters are removed from something (8.5.16)"""

    what: Party
    n: Amount
    counter: CounterWord
    kind = kinds.REMOVE_COUNTERS


@phrase("{what} loses/lose {counter} counters")
@perfect("{what} has/have lost {counter} counters")
@dataclass(frozen=True)
class LosesCountersAtAll(LosesCounters):
    """any number of counters is removed from something (8.5.16)"""

    what: Party
    n: Amount | None = None  # type: ignore[assignment]
    counter: CounterWord = STEAM
