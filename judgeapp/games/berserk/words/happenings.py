"""Events of the game as card text describes them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judgeapp.games.berserk import kinds
from judgeapp.games.berserk.kinds import Means, Way
from judgeapp.kernel import verbs
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Happening, People, Things, as_objects
from judgeapp.language.nodes.descriptions import TypeWord
from judgeapp.language.nodes.happenings import Party, Simple
from judgeapp.language.phrase import phrase


@phrase("this {word}", ru="~этот {word}")
@dataclass(frozen=True)
class ThisOne(Things):
    """the card whose text it is"""

    word: TypeWord
    itself = True

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return (scope.source,)


@phrase("this card", ru="~этот ~карта")
@dataclass(frozen=True)
class ThisCard(Things):
    """the card whose text it is"""

    itself = True

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return (scope.source,)


@phrase("{what} dies", ru="{what} погибает/погибают")
@dataclass(frozen=True)
class Dies(Simple):
    """something dies"""

    what: Party
    kind = kinds.DIE


@phrase("{what} enters play", ru="{what} входит/входят в игру")
@dataclass(frozen=True)
class EntersPlay(Simple):
    """something enters play"""

    what: Party
    kind = kinds.ENTERED


@phrase("{what} closes", ru="{what} закрывается/закрываются")
@dataclass(frozen=True)
class Closes(Simple):
    """something closes"""

    what: Party
    kind = kinds.CLOSE


@phrase("{what} opens", ru="{what} открывается/открываются")
@dataclass(frozen=True)
class Opens(Simple):
    """something opens"""

    what: Party
    kind = kinds.OPEN


@phrase("{what} hides", ru="{what} скрывается/скрываются")
@dataclass(frozen=True)
class Hides(Simple):
    """something hides"""

    what: Party
    kind = kinds.HIDE


@phrase("{what} is revealed", ru="{what} раскрывается/раскрываются")
@dataclass(frozen=True)
class IsRevealed(Simple):
    """something hidden is revealed"""

    what: Party
    kind = kinds.UNHIDE


@phrase("{what} is shown", ru="показана {what}")
@dataclass(frozen=True)
class IsShown(Simple):
    """a card is shown"""

    what: Party
    kind = verbs.REVEAL


@phrase("{what} defends", ru="{what} защищает/защищают")
@dataclass(frozen=True)
class Defends(Simple):
    """something defends"""

    what: Party
    kind = kinds.DEFENDER


@phrase("ability of {what} is queued", ru="способность {what:род} встаёт в Очередь")
@dataclass(frozen=True)
class IsQueued(Simple):
    """an ability enters the queue"""

    what: Party
    kind = kinds.QUEUED


@phrase("ability of {what} is executed", ru="способность {what:род} исполняется")
@dataclass(frozen=True)
class IsExecuted(Simple):
    """an ability is executed"""

    what: Party
    kind = kinds.EXECUTED


@phrase("ability of {what} is voided", ru="способность {what:род} не исполнится")
@dataclass(frozen=True)
class IsVoided(Simple):
    """an ability that was declared is not executed"""

    what: Party
    kind = kinds.VOIDED


@phrase("{what} is activated", ru="применяется {what}")
@dataclass(frozen=True)
class IsActivated(Simple):
    """an activated ability is declared"""

    what: Party
    kind = verbs.ACTIVATE


class Attacking(Happening):
    """An attack, with the ways of attacking that count."""

    what: Party
    ways: tuple[Way, ...] = (Way.STRIKE, Way.FIGHT, Way.SHOT)
    offers = ("it", "they", "attacked")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.ATTACK,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        attacker = event["attacker"]
        if event["way"] not in self.ways or not self.what.takes(state, scope, attacker):
            return None
        return {"it": attacker, "they": state.obj(attacker).controller, "attacked": event["target"]}


@phrase("the target of the attack", ru="~цель атаки")
@dataclass(frozen=True)
class TheAttacked(Things):
    """what is attacked"""

    needs = ("attacked",)

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return as_objects(scope.slots.get("attacked"))


@phrase("{what} attacks", ru="{what} атакует/атакуют")
@dataclass(frozen=True)
class Attacks(Attacking):
    """something attacks"""

    what: Party


@phrase("{what} attacks {target}", ru="{what} атакует/атакуют {target:вин}")
@dataclass(frozen=True)
class AttacksSomething(Attacking):
    """something attacks something"""

    what: Party
    target: Party

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        found = super().match(state, scope, event)
        return found if self.target.takes(state, scope, event["target"]) else None


@phrase("{what} fights", ru="{what} сражается/сражаются")
@dataclass(frozen=True)
class Fights(Attacking):
    """something fights by an ability"""

    what: Party
    ways = (Way.FIGHT,)


@phrase("{what} strikes", ru="{what} бьёт/бьют")
@dataclass(frozen=True)
class Strikes(Happening):
    """something strikes, in an attack or in answer to one"""

    what: Party
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.STRIKE,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        striker = event["striker"]
        found = {"it": striker, "they": state.obj(striker).controller}
        return found if self.what.takes(state, scope, striker) else None


@phrase("{what} strikes {target}", ru="{what} бьёт/бьют {target:вин}")
@dataclass(frozen=True)
class StrikesSomething(Strikes):
    """something strikes something"""

    what: Party
    target: Party

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        found = super().match(state, scope, event)
        return found if self.target.takes(state, scope, event["target"]) else None


@phrase("{what} wounds by striking", ru="{what} ранит/ранят ударом")
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
@dataclass(frozen=True)
class TakesWounds(Happening):
    """something is wounded"""

    what: Party
    offers = ("it", "they", "that many")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.WOUND,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        target = event["target"]
        if not self.what.takes(state, scope, target):
            return None
        return {"it": target, "they": state.obj(target).controller, "that many": event["amount"]}


@phrase("{what} takes {n} wound(s)", ru="{what} получает/получают {n} рану/раны/ран")
@dataclass(frozen=True)
class TakesSoMany(TakesWounds):
    """something takes just so many wounds"""

    what: Party
    n: int

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return super().match(state, scope, event) if event["amount"] == self.n else None


@phrase("{n} wound(s) of {what} is/are prevented", ru="предотвращено {n} рана/раны/ран по {what:дат}")
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


class OfPlayer(Happening):
    """An event that is about a player. Subclasses name the kind."""

    kind: EventKind
    who: People
    offers = ("they",)

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (self.kind,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        player: PlayerId = event["player"]
        return {"they": player} if player in self.who.players(state, scope) else None


@phrase("{who} gains/gain a prayer", ru="{who} получает/получаете молитву")
@dataclass(frozen=True)
class GainsPrayer(OfPlayer):
    """a player gains prayers"""

    who: People
    kind = kinds.GAIN_PRAYERS


@phrase("{who} gains/gain a coin", ru="{who} получает/получаете монету")
@dataclass(frozen=True)
class GainsCoin(OfPlayer):
    """a player gains coins"""

    who: People
    kind = kinds.GAIN_COINS


@phrase("{who} pays/pay coins", ru="{who} платит/платите монетами")
@dataclass(frozen=True)
class PaysCoins(OfPlayer):
    """a player pays with coins"""

    who: People
    kind = kinds.PAY_COINS


@phrase("{who} pays/pay prayers", ru="{who} платит/платите молитвами")
@dataclass(frozen=True)
class PaysPrayers(OfPlayer):
    """a player pays with prayers"""

    who: People
    kind = kinds.PAY_PRAYERS


@phrase("{who} shuffles/shuffle the deck", ru="{who} перемешивает/перемешиваете колоду")
@dataclass(frozen=True)
class ShufflesDeck(OfPlayer):
    """a player shuffles the deck"""

    who: People
    kind = verbs.SHUFFLE


@phrase("{who} searches/search the deck", ru="{who} ищет/ищете в колоде")
@dataclass(frozen=True)
class SearchesDeck(OfPlayer):
    """a player searches the deck"""

    who: People
    kind = verbs.SEARCH


@phrase("the turn of {who} begins", ru="начинается ход {who:род}")
@dataclass(frozen=True)
class TurnBegins(OfPlayer):
    """a turn begins"""

    who: People
    kind = kinds.TURN_BEGINS


@phrase("{who} returns/return to the choice phase", ru="{who} возвращается/возвращаетесь в фазу выбора")
@dataclass(frozen=True)
class ReturnsToChoice(OfPlayer):
    """play is back in the choice phase"""

    who: People
    kind = kinds.RETURN
