"""Events of players: coins and prayers, the deck, the turn, the end of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from judgeapp.games.berserk import kinds
from judgeapp.kernel import verbs
from judgeapp.kernel.atoms import CONTROL
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import PlayerId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Condition, Happening, People
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.phrase import Word, perfect, phrase


class OfPlayer(Happening):
    """An event that is about a player. Subclasses name the kind."""

    kind: EventKind
    who: People
    offers: ClassVar[tuple[str, ...]] = ("they",)

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (self.kind,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        player: PlayerId = event["player"]
        return {"they": player} if player in self.who.players(state, scope) else None


@phrase("{who} gains/gain a prayer", ru="{who} получает/получаете молитву")
@perfect("{who} has/have gained a prayer")
@dataclass(frozen=True)
class GainsPrayer(OfPlayer):
    """a player gains prayers"""

    who: People
    kind = kinds.GAIN_PRAYERS


@phrase("{who} gains/gain a coin", ru="{who} получает/получаете монету")
@perfect("{who} has/have gained a coin")
@dataclass(frozen=True)
class GainsCoin(OfPlayer):
    """a player gains coins"""

    who: People
    kind = kinds.GAIN_COINS


@phrase("{who} pays/pay coins", ru="{who} платит/платите монетами")
@perfect("{who} has/have paid coins")
@dataclass(frozen=True)
class PaysCoins(OfPlayer):
    """a player pays with coins"""

    who: People
    kind = kinds.PAY_COINS


@phrase("{who} pays/pay prayers", ru="{who} платит/платите молитвами")
@perfect("{who} has/have paid prayers")
@dataclass(frozen=True)
class PaysPrayers(OfPlayer):
    """a player pays with prayers"""

    who: People
    kind = kinds.PAY_PRAYERS


@phrase("{who} shuffles/shuffle the deck", ru="{who} перемешивает/перемешиваете колоду")
@perfect("{who} has/have shuffled the deck")
@dataclass(frozen=True)
class ShufflesDeck(OfPlayer):
    """a player shuffles the deck"""

    who: People
    kind = verbs.SHUFFLE


@phrase("{who} searches/search the deck", ru="{who} ищет/ищете в колоде")
@perfect("{who} has/have searched the deck")
@dataclass(frozen=True)
class SearchesDeck(OfPlayer):
    """a player searches the deck"""

    who: People
    kind = verbs.SEARCH
    offers = ("they", "fitting")

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        found = super().match(state, scope, event)
        return None if found is None else {**found, "fitting": event.get("fitting", ())}


@phrase("{n} or more cards fit the search", ru="для поиска подходит не меньше {n} карт")
@dataclass(frozen=True)
class FitTheSearch(Condition):
    """so many cards of the deck are such as are looked for (§527)"""

    n: int
    needs = ("fitting",)

    def holds(self, state: State, scope: Bound) -> bool:
        return len(scope.slots.get("fitting", ())) >= self.n


@phrase("the turn of {who} begins", ru="начинается ход {who:род}")
@perfect("the turn of {who} has begun")
@dataclass(frozen=True)
class TurnBegins(OfPlayer):
    """a turn begins"""

    who: People
    kind = kinds.TURN_BEGINS


@phrase("{who} returns/return to the choice phase", ru="{who} возвращается/возвращаетесь в фазу выбора")
@perfect("{who} has/have returned to the choice phase")
@dataclass(frozen=True)
class ReturnsToChoice(OfPlayer):
    """play is back in the choice phase"""

    who: People
    kind = kinds.RETURN


class PhaseWord(Word):
    """a phase of a turn"""

    lexicon = "phase"


@phrase("the {phase} of {who} begins", ru="{phase} у {who:род} начинается")
@perfect("the {phase} of {who} has begun")
@dataclass(frozen=True)
class PhaseBegins(OfPlayer):
    """a phase begins (§302)"""

    phase: PhaseWord
    who: People
    kind = verbs.PHASE

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return super().match(state, scope, event) if event["phase"] == self.phase else None


@phrase("{who} opens/open the coins", ru="{who} открывает/открываете монеты")
@perfect("{who} has/have opened the coins")
@dataclass(frozen=True)
class OpensCoins(OfPlayer):
    """closed coins are opened (§303)"""

    who: People
    kind = kinds.OPEN_COINS


@phrase("{who} misses/miss a draw", ru="{who} не находит/не находите карты в колоде")
@perfect("{who} has/have missed a draw")
@dataclass(frozen=True)
class MissesADraw(OfPlayer):
    """a draw of the accumulation phase from an empty deck (§304)"""

    who: People
    kind = kinds.MISSED_DRAW


@phrase("the start of the turn of {who} comes", ru="наступает начало хода {who:род}")
@perfect("the start of the turn of {who} has come")
@dataclass(frozen=True)
class StartComes(OfPlayer):
    """what waits for the start of a turn triggers (§304)"""

    who: People
    kind = kinds.AT_START


@phrase("the end of the turn of {who} comes", ru="наступает конец хода {who:род}")
@perfect("the end of the turn of {who} has come")
@dataclass(frozen=True)
class EndComes(OfPlayer):
    """what waits for the end of a turn triggers (§310)"""

    who: People
    kind = kinds.AT_END


@phrase("{who} loses/lose the game", ru="{who} проигрывает/проигрываете")
@perfect("{who} has/have lost the game")
@dataclass(frozen=True)
class LosesGame(OfPlayer):
    """a player loses (§604)"""

    who: People
    kind = verbs.LOSE


@phrase("{who} wins/win the game", ru="{who} побеждает/побеждаете")
@perfect("{who} has/have won the game")
@dataclass(frozen=True)
class WinsGame(OfPlayer):
    """a player wins (§603)"""

    who: People
    kind = verbs.WIN


@phrase("{who} takes/take control of {what}", ru="{who} перехватывает/перехватываете {what:вин}")
@perfect("{who} has/have taken control of {what}")
@dataclass(frozen=True)
class TakesControl(OfPlayer):
    """a card comes under somebody's control without entering play (§519)"""

    who: People
    what: Party
    kind = CONTROL
    offers = ("it",)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        found = super().match(state, scope, event)
        oid = event["object"]
        return {**found, "it": oid} if found is not None and self.what.takes(state, scope, oid) else None
