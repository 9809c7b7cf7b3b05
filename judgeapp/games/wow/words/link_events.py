"""What happens to links of the chain, to control, attachments and counters, to hands and decks, to players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judgeapp.games.wow import kinds, reading
from judgeapp.games.wow.words.events import OfKind, OneObject, Places
from judgeapp.kernel import verbs
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Happening, People
from judgeapp.language.nodes.descriptions import CounterWord
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.phrase import perfect, phrase


@phrase("{what} resolves")
@perfect("{what} has resolved")
@dataclass(frozen=True)
class Resolves(OneObject):
    """a link of the chain resolves: a card that was played or placed (709)"""

    what: Party
    kind = verbs.RESOLVE


class OfAnEffect(OfKind):
    """An event of an effect on the chain: "it" is the card whose effect it is, "they" control the effect."""

    what: Party

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        layer = state.obj(event["object"]).layer
        if layer is None or not self.what.takes(state.at(layer.source), scope, layer.source):
            return None
        x = {"X": layer.slots["X"]} if "X" in layer.slots else {}
        return {"it": layer.source, "they": layer.you, **x}


@phrase("an effect of {what} resolves")
@perfect("an effect of {what} has resolved")
@dataclass(frozen=True)
class EffectResolves(OfAnEffect):
    """an effect that a power or a quest of something put on the chain resolves (709)"""

    what: Party
    kind = verbs.RESOLVE


@phrase("an effect of {what} is interrupted")
@perfect("an effect of {what} has been interrupted")
@dataclass(frozen=True)
class EffectIsInterrupted(OfAnEffect):
    """an effect of something is interrupted, by whatever (711)"""

    what: Party
    kind = kinds.INTERRUPT


@phrase("{what} is targeted")
@perfect("{what} has been targeted")
@dataclass(frozen=True)
class IsTargeted(OfKind):
    """something is targeted as a link is added; "they" are who targets it (706.1)"""

    what: Party
    kind = kinds.TARGETED
    offers = ("it", "they")

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        found = tuple(t for t in event["targets"] if isinstance(t, ObjId) and self.what.takes(state, scope, t))
        return {"it": found, "they": event["player"]} if found else None


@phrase("{who} pays/pay for {what}")
@perfect("{who} has/have paid for {what}")
@dataclass(frozen=True)
class PaysFor(Places):
    """a player exhausts resources for a card or for a power of it; "that many" is how many (403)"""

    who: People
    what: Party
    kind = verbs.PAY
    offers = ("it", "they", "that many")

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        found = super().match(state, scope, event)
        return None if found is None else {**found, "that many": event["amount"]}


@phrase("{who} pays/pay to play {what}")
@perfect("{who} has/have paid to play {what}")
@dataclass(frozen=True)
class PaysToPlay(PaysFor):
    """a player exhausts resources to play a card; "that many" is how many (707.1e)"""

    who: People
    what: Party

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        played = state.obj(event["object"]).zone == reading.CHAIN
        return super().match(state, scope, event) if played else None


@phrase("{who} gains/gain control of {what}")
@perfect("{who} has/have gained control of {what}")
@dataclass(frozen=True)
class GainsControl(Places):
    """a player gains control of a card in play (401)"""

    who: People
    what: Party
    kind = kinds.TAKE_CONTROL


@phrase("{what} becomes attached")
@perfect("{what} has become attached")
@dataclass(frozen=True)
class BecomesAttached(Happening):
    """something becomes attached to a host, as it enters play or later (400)"""

    what: Party
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.ATTACH, kinds.ENTERED)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        oid = event["object"]
        if state.obj(oid).mark("attached to") is None or not self.what.takes(state, scope, oid):
            return None
        return {"it": oid, "they": state.obj(oid).controller}


@phrase("{what} is reattached")
@perfect("{what} has been reattached")
@dataclass(frozen=True)
class IsReattached(OneObject):
    """something that is in play gets another host (400.7)"""

    what: Party
    kind = kinds.ATTACH


@phrase("a {counter} counter is put on {what}")
@perfect("a {counter} counter has been put on {what}")
@dataclass(frozen=True)
class CounterIsPut(OneObject):
    """one or more counters are put on something; "that many" is how many (404.1)"""

    counter: CounterWord
    what: Party
    kind = kinds.PUT_COUNTERS
    offers = ("it", "they", "that many")

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        found = super().match(state, scope, event) if event["counter"] == self.counter else None
        return None if found is None else {**found, "that many": event["amount"]}


@phrase("a {counter} counter is removed from {what}")
@perfect("a {counter} counter has been removed from {what}")
@dataclass(frozen=True)
class CounterIsRemoved(CounterIsPut):
    """one or more counters are removed from something; "that many" is how many (404.1)"""

    counter: CounterWord
    what: Party
    kind = kinds.REMOVE_COUNTERS


@phrase("the inspire power of {what} applies")
@perfect("the inspire power of {what} has applied")
@dataclass(frozen=True)
class InspireApplies(OfKind):
    """an inspire power lets its controller choose, as another player's ready step starts (501.1b)"""

    what: Party
    kind = kinds.INSPIRING
    offers = ("it", "they", "able")

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        oid = event["source"]
        found = {"it": oid, "they": event["player"], "able": event["able"]}
        return found if self.what.takes(state, scope, oid) else None


@phrase("{who} discards/discard {what}")
@perfect("{who} has/have discarded {what}")
@dataclass(frozen=True)
class Discards(Places):
    """a player discards a card (415.4)"""

    who: People
    what: Party
    kind = verbs.DISCARD


class OfPlayer(OfKind):
    """An event of one kind with one player, who is "they"."""

    who: People

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return {"they": event["player"]} if event["player"] in self.who.players(state, scope) else None


@phrase("{who} shuffles/shuffle")
@perfect("{who} has/have shuffled")
@dataclass(frozen=True)
class Shuffles(OfPlayer):
    """a player shuffles a deck"""

    who: People
    kind = verbs.SHUFFLE


@phrase("{who} loses/lose the game")
@perfect("{who} has/have lost the game")
@dataclass(frozen=True)
class LosesTheGame(OfPlayer):
    """a player loses the game (102.1)"""

    who: People
    kind = kinds.LOSES


@phrase("{who} wins/win the game")
@perfect("{who} has/have won the game")
@dataclass(frozen=True)
class WinsTheGame(OfPlayer):
    """a player wins the game (102.1)"""

    who: People
    kind = verbs.WIN


@phrase("{who} starts/start an Onyxia Raid")
@perfect("{who} has/have started an Onyxia Raid")
@dataclass(frozen=True)
class StartsARaid(OfPlayer):
    """a player starts an Onyxia Raid (800.3)"""

    who: People
    kind = kinds.RAID


@phrase("{who} names/name a card")
@perfect("{who} has/have named a card")
@dataclass(frozen=True)
class NamesACard(OfPlayer):
    """a player names a card, whichever"""

    who: People
    kind = kinds.NAME
