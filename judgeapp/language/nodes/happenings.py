"""Events as card text describes them. Each fits an event and says what "it" and "they" are afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from judgeapp.kernel import verbs
from judgeapp.kernel.atoms import MOVE
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Description, Happening, People, Things, as_objects
from judgeapp.language.nodes.descriptions import Whose, ZoneWord
from judgeapp.language.phrase import Node, perfect, phrase


class Party(Node):
    """Who or what takes part: a reference or a description."""

    def takes(self, state: State, scope: Bound, oid: ObjId) -> bool:
        """Whether the object is meant."""
        raise NotImplementedError(type(self).__name__)


@phrase("{what}")
@dataclass(frozen=True)
class TheOne(Party):
    """this, it, …"""

    what: Things

    @property
    def singular(self) -> bool:
        """Whether a verb after it stands in the singular."""
        return self.what.singular

    def takes(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return oid in self.what.objects(state, scope)


@phrase("a {what}", ru="{what}")
@dataclass(frozen=True)
class SomeOne(Party):
    """something of a kind"""

    what: Description

    def takes(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return self.what.fits(state, scope, oid)


@phrase("an {what}")
@dataclass(frozen=True)
class SomeOne2(SomeOne):
    """an …"""


@phrase("another {what}", ru="~другой {what}")
@dataclass(frozen=True)
class Another(Party):
    """something that fits and is neither this nor what was spoken of last"""

    what: Description

    def takes(self, state: State, scope: Bound, oid: ObjId) -> bool:
        spoken_of = (scope.source, *as_objects(scope.slots.get("it")))
        return oid not in spoken_of and self.what.fits(state, scope, oid)


class Simple(Happening):
    """An event of one kind with one object and perhaps a player. Subclasses name the kind."""

    kind: EventKind
    what: Party
    offers: ClassVar[tuple[str, ...]] = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (self.kind,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        oid = event["object"]
        if not self.what.takes(state, scope, oid):
            return None
        return {"it": oid, "they": event.get("player") or state.obj(oid).controller}


@phrase("{what} is destroyed", ru="{what} уничтожается/уничтожаются")
@perfect("{what} has/have been destroyed")
@dataclass(frozen=True)
class IsDestroyed(Simple):
    """something is destroyed"""

    what: Party
    kind = verbs.DESTROY


@phrase("{what} is banished", ru="{what} изгоняется/изгоняются")
@perfect("{what} has/have been banished")
@dataclass(frozen=True)
class IsBanished(Simple):
    """something is banished"""

    what: Party
    kind = verbs.BANISH


@phrase("{what} is discarded", ru="{what} сбрасывается/сбрасываются")
@perfect("{what} has/have been discarded")
@dataclass(frozen=True)
class IsDiscarded(Simple):
    """something is discarded"""

    what: Party
    kind = verbs.DISCARD


@phrase("{who} plays/play {what}", ru="{who} разыгрывает/разыгрываете {what:вин}")
@perfect("{who} has/have played {what}")
@dataclass(frozen=True)
class Plays(Happening):
    """a player plays something"""

    who: People
    what: Party
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.PLAY,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        who, oid = event["player"], event["object"]
        if who in self.who.players(state, scope) and self.what.takes(state, scope, oid):
            return {"it": oid, "they": who}
        return None


@phrase("{who} draws/draw a card", ru="{who} берёт/берёте карту")
@perfect("{who} has/have drawn a card")
@dataclass(frozen=True)
class DrawsACard(Happening):
    """a player draws a card"""

    who: People
    offers = ("they",)

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.DRAW,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return {"they": event["player"]} if event["player"] in self.who.players(state, scope) else None


@phrase("{what} enters {whose} {zone}", ru="{what} попадает/попадают {whose} {zone:куда}")
@perfect("{what} has/have been put into {whose} {zone}")
@dataclass(frozen=True)
class EntersZone(Happening):
    """something enters a zone"""

    what: Party
    whose: Whose
    zone: ZoneWord
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (MOVE,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        game, oid, to = game_of(state), event["object"], event["to"]
        wanted = [game.zone_for(game.zones[self.zone], p) for p in self.whose.of(state, scope)]
        if to in wanted and self.what.takes(state, scope, oid):
            return {"it": oid, "they": state.obj(oid).controller}
        return None


@phrase("{one} or {other}", ru="{one} или {other}")
@perfect("{one:perfect} or {other:perfect}")
@dataclass(frozen=True)
class OneOrOther(Happening):
    """one event or another"""

    one: Happening
    other: Happening

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (*self.one.kinds, *self.other.kinds)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        for part in (self.one, self.other):
            if event.kind in part.kinds:
                found = part.match(state, scope, event)
                if found is not None:
                    return found
        return None
