"""Conditions about the past: what has been played, attacked, hit, made this turn, this chain or on this link."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.fab.kinds import HIT
from judgeapp.games.fab.reading import active_link, is_ally, link_of, links, source_of
from judgeapp.games.fab.words import combat_events, events
from judgeapp.games.fab.words.amounts import times
from judgeapp.games.fab.words.spans import events_in
from judgeapp.kernel import verbs
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Condition, Happening, People, Things, as_objects
from judgeapp.language.nodes.conditions import SpanWord
from judgeapp.language.nodes.descriptions import Clause, Kind, ZoneWord
from judgeapp.language.nodes.happenings import Party, Plays, SomeOne
from judgeapp.language.phrase import phrase


class Perfect(Condition):
    """Something has happened in a stretch of the game."""

    span: SpanWord

    def event(self) -> Happening:
        """The event, described."""
        raise NotImplementedError(type(self).__name__)

    def holds(self, state: State, scope: Bound) -> bool:
        return times(state, scope, self.event(), self.span) > 0


@phrase("{what} has happened {span}")
@dataclass(frozen=True)
class HasHappened(Perfect):
    """anything at all has happened"""

    what: Happening
    span: SpanWord

    def event(self) -> Happening:
        return self.what


@phrase("another {what}")
@dataclass(frozen=True)
class Another(Party):
    """something that fits and is neither this nor what was spoken of last"""

    what: Kind

    def takes(self, state: State, scope: Bound, oid: ObjId) -> bool:
        spoken_of = (scope.source, *as_objects(scope.slots.get("it")))
        return oid not in spoken_of and self.what.fits(state, scope, oid)


@phrase("{who} has/have played {what} {span}")
@dataclass(frozen=True)
class HasPlayed(Perfect):
    """a player has played such a card"""

    who: People
    what: Party
    span: SpanWord

    def event(self) -> Happening:
        return Plays(self.who, self.what)


@phrase("{who} has/have played or activated {what} {span}")
@dataclass(frozen=True)
class HasPlayedOrActivated(Perfect):
    """a player has played such a card or activated an ability of that type"""

    who: People
    what: Party
    span: SpanWord

    def event(self) -> Happening:
        return events.PlaysOrActivates(self.who, self.what)


@phrase("{who} has/have played a card or activated an ability {span}")
@dataclass(frozen=True)
class HasActed(Condition):
    """a player has played or activated anything"""

    who: People
    span: SpanWord

    def holds(self, state: State, scope: Bound) -> bool:
        stretch = game_of(state).spans[self.span]
        players = self.who.players(state, scope)
        return any(e["player"] in players for e in events_in(state, scope, stretch, verbs.PLAY, verbs.ACTIVATE))


@phrase("{who} has/have attacked[ {target}][ with {tool}] {span}")
@dataclass(frozen=True)
class HasAttacked(Perfect):
    """a player has attacked such a target, with such a thing"""

    who: People
    target: Party | None
    tool: Party | None
    span: SpanWord

    def event(self) -> Happening:
        return combat_events.PlayerAttacks(self.who, self.target, self.tool)


@phrase("{who} has/have attacked less than {n} times {span}")
@dataclass(frozen=True)
class HasAttackedLess(Condition):
    """a player has attacked fewer times"""

    who: People
    n: int
    span: SpanWord

    def holds(self, state: State, scope: Bound) -> bool:
        return times(state, scope, combat_events.PlayerAttacks(self.who), self.span) < self.n


@phrase("{who} has/have hit with {tool} {span}")
@dataclass(frozen=True)
class HasHitWith(Condition):
    """a player has hit with such a thing, whatever was hit"""

    who: People
    tool: Party
    span: SpanWord

    def holds(self, state: State, scope: Bound) -> bool:
        players = self.who.players(state, scope)
        stretch = game_of(state).spans[self.span]
        return any(
            e["player"] in players and combat_events.takes_attack(self.tool, state.at(e["object"]), scope, e["object"])
            for e in events_in(state, scope, stretch, HIT)
        )


@phrase("{what} has/have hit {span}")
@dataclass(frozen=True)
class HasHit(Perfect):
    """something has hit"""

    what: Party
    span: SpanWord

    def event(self) -> Happening:
        return combat_events.Hits(self.what)


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


@phrase("{what} has/have defended {span}")
@dataclass(frozen=True)
class HasDefended(Perfect):
    """something has defended"""

    what: Party
    span: SpanWord

    def event(self) -> Happening:
        return combat_events.Defends(self.what)


@phrase("{who} has/have boosted {span}")
@dataclass(frozen=True)
class HasBoosted(Perfect):
    """a player has boosted"""

    who: People
    span: SpanWord

    def event(self) -> Happening:
        return events.Boosts(self.who)


@phrase("{who} has/have boosted {n} or more times {span}")
@dataclass(frozen=True)
class HasBoostedOften(Condition):
    """a player has boosted so many times"""

    who: People
    n: int
    span: SpanWord

    def holds(self, state: State, scope: Bound) -> bool:
        return times(state, scope, events.Boosts(self.who), self.span) >= self.n


@phrase("{who} has/have created {what} {span}")
@dataclass(frozen=True)
class HasCreated(Perfect):
    """a player has created such a token"""

    who: People
    what: Party
    span: SpanWord

    def event(self) -> Happening:
        return events.Creates(self.who, self.what)


@phrase("{who} has/have lost life {span}")
@dataclass(frozen=True)
class HasLostLife(Perfect):
    """a hero has lost life"""

    who: People
    span: SpanWord

    def event(self) -> Happening:
        return events.LosesLife(self.who)


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
        own = link_of(state, scope.source)
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
