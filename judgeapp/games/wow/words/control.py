"""Acts about control, ownership, attachments, counters and links on the chain."""

from __future__ import annotations

from dataclasses import dataclass, replace

from judgeapp.games.wow import kinds, reading
from judgeapp.games.wow.entering import attach_description, create_tokens, hosts
from judgeapp.games.wow.kinds import Thing, Why
from judgeapp.games.wow.unique import repair
from judgeapp.games.wow.words.operands import OnObjects, Operand, Payable
from judgeapp.kernel.choices import Procedure, choose
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import Bound, Draft, State
from judgeapp.kernel.table import Table
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import People, Things, actor, bind
from judgeapp.language.nodes.descriptions import CounterWord
from judgeapp.language.nodes.instructions import Act
from judgeapp.language.phrase import Quoted, phrase


def _own(draft: Draft, event: Event) -> None:
    if draft.exists(event["object"]):
        draft.put(replace(draft.obj(event["object"]), owner=event["player"]))


def _switch(draft: Draft, event: Event) -> None:
    one, other = Zone("deck", event["player"]), Zone("deck", event["other"])
    cards = {z: draft.part("zones").get(z, ()) for z in (one, other)}
    for ids, to in ((cards[one], other), (cards[other], one)):
        owner = PlayerId(str(to.of))
        for oid in ids:
            draft.put(replace(draft.obj(oid), owner=owner, controller=owner, zone=to))
    draft.order(one, cards[other])
    draft.order(other, cards[one])


OWN = EventKind("own", {"en": "{player} owns {object} now", "ru": "{object} теперь принадлежит: {player}"}, _own)
SWITCH_DECKS = EventKind(
    "switch decks",
    {"en": "{player} and {other} switch decks", "ru": "{player} и {other} меняются колодами"},
    _switch,
)


@phrase("gain control of {what}")
@dataclass(frozen=True)
class GainControl(OnObjects):
    """Gain control, for as long as the card is what it is."""

    what: Operand
    offers = ("it",)

    def happening(self, state: State, scope: Bound, oid: ObjId) -> Event:
        return kinds.TAKE_CONTROL(object=oid, player=actor(scope))

    def run(self, table: Table, scope: Bound) -> Procedure:
        picked: tuple[ObjId, ...] = yield from self.what.pick(table, scope)
        here = tuple(o for o in picked if reading.in_play(table.state, o))
        made = yield from table.emit(*(self.happening(table.state, scope, o) for o in here))
        bind(scope, it=picked)
        yield from repair(table)
        return bool(made)


@phrase("give control of {what} to {who}")
@dataclass(frozen=True)
class GiveControl(Act):
    """Another player gains control."""

    what: Operand
    who: People
    offers = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        players = self.who.players(table.state, scope)
        picked: tuple[ObjId, ...] = yield from self.what.pick(table, scope)
        here = tuple(o for o in picked if reading.in_play(table.state, o))
        bind(scope, it=picked)
        made = yield from table.emit(*(kinds.TAKE_CONTROL(object=o, player=p) for o in here for p in players[:1]))
        yield from repair(table)
        return bool(made)

    def possible(self, state: State, scope: Bound) -> bool:
        return bool(self.who.players(state, scope)) and self.what.enough(state, scope)


@phrase("choose {what} and give control of it to {who}")
@dataclass(frozen=True)
class ChooseAndGive(GiveControl):
    """Pick something and let another player gain control of it; as an option only if both can be done (712.7)."""

    what: Operand
    who: People


@phrase("choose {what}")
@dataclass(frozen=True)
class Choose(Payable):
    """Pick something, without doing anything to it yet."""

    what: Operand
    offers = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        picked: tuple[ObjId, ...] = yield from self.what.pick(table, scope)
        bind(scope, it=picked)
        return bool(picked)

    def possible(self, state: State, scope: Bound) -> bool:
        return self.what.enough(state, scope)


@phrase("attach {what} to {host}")
@dataclass(frozen=True)
class Attach(Act):
    """Move an attachment to a card, if that fits its attach description (400.7)."""

    what: Operand
    host: Things

    def run(self, table: Table, scope: Bound) -> Procedure:
        picked: tuple[ObjId, ...] = yield from self.what.pick(table, scope)
        moved = False
        for oid in picked:
            for host in self.host.objects(table.state, scope):
                moved = (yield from reattach(table, oid, host, scope.you)) or moved
        return moved


@phrase("reattach it")
@dataclass(frozen=True)
class Reattach(Act):
    """Move an attachment to another card that its attach description covers, as its controller chooses (400.7)."""

    needs = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        done = False
        for oid in tuple(o for o in scope.slots.get("it", ()) if table.state.exists(o)):
            options = _new_hosts(table.state, oid, actor(scope))
            if not options:
                continue
            named = [(table.state.obj(o).alias, o) for o in options]
            picked = yield from choose(actor(scope), "host", "what it is attached to", named, 1, 1, rules=("400.7",))
            yield from table.emit(kinds.ATTACH(object=oid, host=picked[0], player=actor(scope)))
            done = True
        return done

    def possible(self, state: State, scope: Bound) -> bool:
        found = tuple(o for o in scope.slots.get("it", ()) if state.exists(o))
        return any(_new_hosts(state, o, actor(scope)) for o in found)


def _new_hosts(state: State, oid: ObjId, player: PlayerId) -> tuple[ObjId, ...]:
    what = attach_description(state, oid)
    if what is None or state.obj(oid).mark("attached to") is None:
        return ()
    return tuple(o for o in hosts(state, oid, player, what) if o != state.obj(oid).mark("attached to"))


def reattach(table: Table, oid: ObjId, host: ObjId, player: PlayerId) -> Procedure:
    """Attach a card in play to a host, if it fits; otherwise nothing happens."""
    what = attach_description(table.state, oid)
    if what is None or host not in hosts(table.state, oid, player, what):
        alias = table.state.obj(host).alias
        table.note(Outcome.FAILED, f"{alias} does not fit the attach description", "400.7", "400.7a", by=oid)
        return False
    yield from table.emit(kinds.ATTACH(object=oid, host=host, player=player))
    return True


@phrase("put {n} {counter} counter(s) on {what}")
@dataclass(frozen=True)
class PutCounters(OnObjects):
    """Put counters on cards; on a card that has just moved, where it went."""

    n: int
    counter: CounterWord
    what: Operand

    def happening(self, state: State, scope: Bound, oid: ObjId) -> Event:
        return kinds.PUT_COUNTERS(object=oid, counter=str(self.counter), amount=self.n)


@phrase("remove {n} {counter} counter(s) from {what}")
@dataclass(frozen=True)
class RemoveCounters(Payable):
    """Remove counters, all from one card (404.1a)."""

    n: int
    counter: CounterWord
    what: Things

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = [o for o in self.what.objects(table.state, scope) if table.state.exists(o)]
        enough = [o for o in found if game_of(table.state).count_of(table.state, o, self.counter) >= self.n]
        made = yield from table.emit(
            *(kinds.REMOVE_COUNTERS(object=o, counter=str(self.counter), amount=self.n) for o in enough)
        )
        return bool(made)

    def possible(self, state: State, scope: Bound) -> bool:
        game = game_of(state)
        return any(
            state.exists(o) and game.count_of(state, o, self.counter) >= self.n for o in self.what.objects(state, scope)
        )


@phrase("remove all {counter} counters from {what}")
@dataclass(frozen=True)
class RemoveAllCounters(Payable):
    """Remove every counter of a name; "that many" is how many there were."""

    counter: CounterWord
    what: Things
    offers = ("that many",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        game = game_of(table.state)
        counts = [
            (o, game.count_of(table.state, o, self.counter))
            for o in self.what.objects(table.state, scope)
            if table.state.exists(o)
        ]
        events = [kinds.REMOVE_COUNTERS(object=o, counter=str(self.counter), amount=n) for o, n in counts if n]
        yield from table.emit(*events)
        bind(scope, **{"that many": sum(n for _, n in counts)})
        return True


@phrase("interrupt {what}")
@dataclass(frozen=True)
class Interrupt(OnObjects):
    """Interrupt links (711)."""

    what: Operand

    def happening(self, state: State, scope: Bound, oid: ObjId) -> Event:
        return kinds.INTERRUPT(object=oid, player=actor(scope), why=Why.EFFECT)


@phrase("switch that deck with yours")
@dataclass(frozen=True)
class SwitchDecks(Act):
    """Two players switch decks and from then on own what was left in them (415.2)."""

    needs = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        target = scope.slots.get("it")
        other = target.of if isinstance(target, Thing) else None
        if other is None:
            return False
        made = yield from table.emit(SWITCH_DECKS(player=scope.you, other=other))
        return bool(made)


@phrase("{who} becomes the owner of {what}")
@dataclass(frozen=True)
class BecomesOwner(Act):
    """A card changes its owner for the rest of the game (415.2)."""

    who: People
    what: Things
    offers = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        players = self.who.players(table.state, scope)
        found = [o for o in self.what.objects(table.state, scope) if table.state.exists(o)]
        made = yield from table.emit(*(OWN(object=o, player=players[0]) for o in found if players))
        bind(scope, it=tuple(found))
        return bool(made)


@phrase("put a {name} token into play")
@dataclass(frozen=True)
class PutToken(Act):
    """Put a token into play."""

    name: Quoted
    offers = ("it",)
    card_names = ("name",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        card = game_of(table.state).card(self.name)
        came: tuple[ObjId, ...] = yield from create_tokens(table, card, actor(scope))
        bind(scope, it=came)
        return bool(came)


@phrase("put a {name} token named {called} into play")
@dataclass(frozen=True)
class PutTokenNamed(Act):
    """Put a token into play that is given a name."""

    name: Quoted
    called: Quoted
    offers = ("it",)
    card_names = ("name",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        card = game_of(table.state).card(self.name)
        came: tuple[ObjId, ...] = yield from create_tokens(table, card, actor(scope), str(self.called))
        bind(scope, it=came)
        return bool(came)


@phrase("put a {name} token with that name into play")
@dataclass(frozen=True)
class PutNamedToken(Act):
    """Put a token into play that has the name named for this card."""

    name: Quoted
    offers = ("it",)
    card_names = ("name",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        card = game_of(table.state).card(self.name)
        named = table.state.obj(scope.source).mark("named")
        came: tuple[ObjId, ...] = yield from create_tokens(table, card, actor(scope), named)
        bind(scope, it=came)
        return bool(came)
