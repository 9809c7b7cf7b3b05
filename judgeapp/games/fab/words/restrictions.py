"""Restrictions: what can't be played, attacked with, pitched or prevented (1.0.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from judgeapp.games.fab import kinds
from judgeapp.games.fab.reading import active_link, source_of, types
from judgeapp.games.fab.scopes import own
from judgeapp.games.fab.shapes import CantBePrevented
from judgeapp.games.fab.words.spans import events_in
from judgeapp.kernel import verbs
from judgeapp.kernel.abilities import Restriction
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.views import value
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Condition, Line, People, Things
from judgeapp.language.nodes.descriptions import Kind, ZoneWord
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.phrase import phrase


class UseWord(Enum):
    """A use of a card."""

    PITCHED = "pitched"
    PLAYED = "played"
    PLAYED_FROM_HAND = "played from hand"
    DEFENDING = "used to defend"


USES: Mapping[UseWord, tuple[EventKind, ...]] = {
    UseWord.PITCHED: (kinds.PITCH,),
    UseWord.PLAYED: (verbs.PLAY,),
    UseWord.PLAYED_FROM_HAND: (verbs.PLAY,),
    UseWord.DEFENDING: (verbs.DEFEND,),
}
"""The events that each use is."""


@phrase("{who} can't attack with {what}")
@dataclass(frozen=True)
class CantAttackWith(Line, Restriction):
    """what can't be attacked with (1.4.6)"""

    who: People
    what: Kind

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (verbs.ATTACK,)

    def forbids(self, state: State, scope: Bound, event: Event) -> bool:
        if event["player"] not in self.who.players(state, scope):
            return False
        attack = event["attacker"]
        source = source_of(state, attack)
        return self.what.fits(state, scope, source)


@phrase("{who} may only play {what}")
@dataclass(frozen=True)
class MayOnlyPlay(Line, Restriction):
    """what alone may be played: a prohibition of all else (1.0.2a)"""

    who: People
    what: Kind

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (verbs.PLAY,)

    def forbids(self, state: State, scope: Bound, event: Event) -> bool:
        if event["player"] not in self.who.players(state, scope):
            return False
        return not self.what.fits(state, scope, event["object"])


@phrase("{who} may only play cards from {place}")
@dataclass(frozen=True)
class MayOnlyPlayFrom(Line, Restriction):
    """from where alone cards may be played (1.0.2a)"""

    who: People
    place: ZoneWord

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (verbs.PLAY,)

    def forbids(self, state: State, scope: Bound, event: Event) -> bool:
        wanted = game_of(state).zones[self.place]
        return event["player"] in self.who.players(state, scope) and event.get("played_from") != wanted


@phrase("{what} can't be played")
@dataclass(frozen=True)
class CantBePlayed(Line, Restriction):
    """what can't be played; abilities of that type can still be activated"""

    what: Kind

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (verbs.PLAY,)

    def forbids(self, state: State, scope: Bound, event: Event) -> bool:
        return self.what.fits(state, scope, event["object"])


@phrase("{what} can't be played to this chain link")
@dataclass(frozen=True)
class CantBePlayedHere(CantBePlayed):
    """what can't be played while this is the active attack"""

    what: Kind

    def forbids(self, state: State, scope: Bound, event: Event) -> bool:
        link = active_link(state)
        here = link is not None and scope.source in (link.attack, link.source)
        return here and self.what.fits(state, scope, event["object"])


@phrase("{who} can't play or activate more than {n} action(s)")
@dataclass(frozen=True)
class AtMostActions(Line, Restriction):
    """how many actions may be played or activated in a turn, as instants or not"""

    who: People
    n: int

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (verbs.PLAY, verbs.ACTIVATE)

    def forbids(self, state: State, scope: Bound, event: Event) -> bool:
        player = event["player"]
        if player not in self.who.players(state, scope) or not _is_action(state, event):
            return False
        done = events_in(state, scope, "turn", verbs.PLAY, verbs.ACTIVATE)
        return len([e for e in done if e["player"] == player and _is_action(state, e)]) >= self.n


def _is_action(state: State, event: Event) -> bool:
    if event.kind is verbs.ACTIVATE:
        return bool(event["ability"].type.value == "action")
    return "action" in types(state, event["object"])


@phrase("damage this would deal can't be prevented")
@dataclass(frozen=True)
class Unpreventable(Line, CantBePrevented):
    """the damage of an object can't be prevented (6.4.10h)"""

    def covers(self, state: State, scope: Bound, event: Event) -> bool:
        return bool(event["source"] == scope.source)


@phrase("the named card can't be {uses| or}")
@dataclass(frozen=True)
class NamedCardBan(Line, Restriction):
    """what can't be done with cards of the name that was named for this"""

    uses: tuple[UseWord, ...]

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return tuple(dict.fromkeys(k for u in self.uses for k in USES[u]))

    def forbids(self, state: State, scope: Bound, event: Event) -> bool:
        name = named_for(state, scope.source)
        if name is None or not any(event.kind in USES[u] for u in self.uses):
            return False
        if UseWord.PLAYED_FROM_HAND in self.uses and event.kind is verbs.PLAY and event.get("played_from") != "hand":
            return False
        names = value(state, event["object"], "names") or ()
        return any(name.lower() == n.lower() for n in names)


def named_for(state: State, source: ObjId) -> str | None:
    """The name that was named for an object; by an effect of it, or as the table was set."""
    set_so = state.obj(source).mark("named")
    if set_so is not None:
        return str(set_so)
    for record in state.log.back():
        event = record.event
        if record.happened and event is not None and event.kind is kinds.NAME and event.get("object") == source:
            return str(event["name"])
    return None


@phrase("{what} has the name that {other} has named")
@dataclass(frozen=True)
class HasNamedName(Condition):
    """something has, or has gained, the name that was named for something else"""

    what: Things
    other: Party

    def holds(self, state: State, scope: Bound) -> bool:
        named = {named_for(state, o) for o in state.objects if self.other.takes(state, scope, o)} - {None}
        known = [n.lower() for o in self.what.objects(state, scope) for n in value(state.at(o), o, "names") or ()]
        return any(name is not None and name.lower() in known for name in named)


@phrase("damage that {what} would deal can't be prevented")
@dataclass(frozen=True)
class DealsUnpreventable(Condition):
    """an ability of something makes the damage that it deals unpreventable (6.4.10h)"""

    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and all(self._unpreventable(state.at(o), o) for o in found)

    def _unpreventable(self, state: State, oid: ObjId) -> bool:
        event = verbs.DAMAGE(source=oid, target=oid, amount=1)
        lines = own(state, oid, CantBePrevented, state.obj(oid).controller)
        return any(line.covers(state, scope, event) for line, scope in lines)
