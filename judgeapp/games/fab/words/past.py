"""Conditions about the past: what has been played, attacked, hit, made this turn, this chain or on this link."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.fab.kinds import HIT
from judgeapp.games.fab.reading import active_link, is_ally, link_of, links, source_of
from judgeapp.games.fab.words.spans import events_in
from judgeapp.kernel import verbs
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Condition, People, Things
from judgeapp.language.nodes.descriptions import Clause, ZoneWord
from judgeapp.language.nodes.happenings import Party, SomeOne
from judgeapp.language.nodes.past import SpanWord
from judgeapp.language.phrase import phrase


@phrase("the active chain link has hit")
@dataclass(frozen=True)
class LinkHasHit(Condition):
    """any hit took place while the link was active (7.5.5d)"""

    def holds(self, state: State, scope: Bound) -> bool:
        link = active_link(state)
        return link is not None and any(state.log.happened(link.begun, (HIT,)))


@phrase("{n} or more chain links have hit {span}")
@dataclass(frozen=True)
class LinksHaveHit(Condition):
    """so many links have hit; each counts once (7.5.5d)"""

    n: int
    span: SpanWord

    def holds(self, state: State, scope: Bound) -> bool:
        return sum(link_hit(state, k.begun, k.ended) for k in links(state)) >= self.n


def link_hit(state: State, begun: int, ended: int | None) -> bool:
    """Whether a hit-event took place between two records."""
    last = len(state.log) if ended is None else ended
    return any(r.seq < last for r in state.log.happened(begun, (HIT,)))


@phrase("{who} has/have controlled {what} this turn")
@dataclass(frozen=True)
class HasControlled(Condition):
    """a player controls such an object or did so earlier this turn"""

    who: People
    what: SomeOne

    def holds(self, state: State, scope: Bound) -> bool:
        players = self.who.players(state, scope)
        if any(state.obj(o).controller in players for o in self.what.what.find(state, scope)):
            return True
        start: int = state.fact("since turn", 0)
        for oid, last in state.gone.items():
            if len(last.log) >= start and last.obj(oid).controller in players and self.what.takes(last, scope, oid):
                return True
        return False


@phrase("that has dealt damage to you this turn")
@dataclass(frozen=True)
class HasDealtToYou(Clause):
    """whose damage your hero has been dealt: a hero's own, or that of an ally (8.5.3a)"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        own = game_of(state).avatar(state, scope.you)
        for event in events_in(state, scope, "turn", verbs.DAMAGE):
            source = source_of(state, event["source"])
            if event["target"] == own and (source == oid or _dealt_by(state, source, oid)):
                return True
        return False


def _dealt_by(state: State, source: ObjId, oid: ObjId) -> bool:
    hero = game_of(state).avatar(state, state.obj(source).controller)
    return hero == oid and not is_ally(state, source)


@phrase("{what} was the last attack this combat chain")
@dataclass(frozen=True)
class LastAttack(Condition):
    """the attack of the link before was such a one, as it was last (8.4.1)"""

    what: Party

    def holds(self, state: State, scope: Bound) -> bool:
        chain = links(state)
        own = link_of(state, scope.source) if scope.source else None  # the case of a ruling is nobody's
        before = chain[: own.number - 1] if own is not None and scope.source == own.attack else chain
        if own is None and any(k.attack == scope.source for k in chain):
            before = chain[: next(k.number for k in chain if k.attack == scope.source) - 1]
        if not before:
            return False
        last = before[-1].attack
        return self.what.takes(state.at(last), scope, last)


@phrase("{what} was played from {zone}")
@dataclass(frozen=True)
class PlayedFrom(Condition):
    """a card was played from there"""

    what: Things
    zone: ZoneWord

    def holds(self, state: State, scope: Bound) -> bool:
        wanted = game_of(state).zones[self.zone]
        found = self.what.objects(state, scope)
        return bool(found) and all(state.obj(o).mark("played from") == wanted for o in found)


@phrase("this would be your first action this turn")
@dataclass(frozen=True)
class FirstAction(Condition):
    """no action card has been played and no action ability activated before"""

    def holds(self, state: State, scope: Bound) -> bool:
        for event in events_in(state, scope, "turn", verbs.PLAY, verbs.ACTIVATE):
            if event["player"] != scope.you:
                continue
            if event.kind is verbs.ACTIVATE and event.get("type") == "action":
                return False
            if event.kind is verbs.PLAY and game_of(state).is_a(state, event["object"], "action"):
                return False
        return True
