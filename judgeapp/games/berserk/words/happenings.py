"""Events of the game as card text describes them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from judgeapp.games.berserk import kinds
from judgeapp.games.berserk.kinds import Way
from judgeapp.kernel import verbs
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Happening, Things, as_objects
from judgeapp.language.nodes.descriptions import TypeWord
from judgeapp.language.nodes.happenings import Party, Simple
from judgeapp.language.phrase import perfect, phrase


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
@perfect("{what} has/have died")
@dataclass(frozen=True)
class Dies(Simple):
    """something dies"""

    what: Party
    kind = kinds.DIE


@phrase("{what} enters play", ru="{what} входит/входят в игру")
@perfect("{what} has/have entered play")
@dataclass(frozen=True)
class EntersPlay(Simple):
    """something enters play"""

    what: Party
    kind = kinds.ENTERED


@phrase("{what} closes", ru="{what} закрывается/закрываются")
@perfect("{what} has/have closed")
@dataclass(frozen=True)
class Closes(Simple):
    """something closes"""

    what: Party
    kind = kinds.CLOSE


@phrase("{what} opens", ru="{what} открывается/открываются")
@perfect("{what} has/have opened")
@dataclass(frozen=True)
class Opens(Simple):
    """something opens"""

    what: Party
    kind = kinds.OPEN


@phrase("{what} hides", ru="{what} скрывается/скрываются")
@perfect("{what} has/have hidden")
@dataclass(frozen=True)
class Hides(Simple):
    """something hides"""

    what: Party
    kind = kinds.HIDE


@phrase("{what} is revealed", ru="{what} раскрывается/раскрываются")
@perfect("{what} has/have been revealed")
@dataclass(frozen=True)
class IsRevealed(Simple):
    """something hidden is revealed"""

    what: Party
    kind = kinds.UNHIDE


@phrase("{what} is shown", ru="показана {what}")
@perfect("{what} has/have been shown")
@dataclass(frozen=True)
class IsShown(Simple):
    """a card is shown"""

    what: Party
    kind = verbs.REVEAL


@phrase("{what} defends", ru="{what} защищает/защищают")
@perfect("{what} has/have defended")
@dataclass(frozen=True)
class Defends(Simple):
    """something defends"""

    what: Party
    kind = kinds.DEFENDER


@phrase("ability of {what} is queued", ru="способность {what:род} встаёт в Очередь")
@perfect("ability of {what} has been queued")
@dataclass(frozen=True)
class IsQueued(Simple):
    """an ability enters the queue"""

    what: Party
    kind = kinds.QUEUED


@phrase("ability of {what} is executed", ru="способность {what:род} исполняется")
@perfect("ability of {what} has been executed")
@dataclass(frozen=True)
class IsExecuted(Simple):
    """an ability is executed"""

    what: Party
    kind = kinds.EXECUTED


@phrase("ability of {what} is voided", ru="способность {what:род} не исполнится")
@perfect("ability of {what} has been voided")
@dataclass(frozen=True)
class IsVoided(Simple):
    """an ability that was declared is not executed"""

    what: Party
    kind = kinds.VOIDED


@phrase("{what} is activated", ru="применяется {what}")
@perfect("{what} has/have been activated")
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
@perfect("{what} has/have attacked")
@dataclass(frozen=True)
class Attacks(Attacking):
    """something attacks"""

    what: Party


@phrase("{what} attacks {target}", ru="{what} атакует/атакуют {target:вин}")
@perfect("{what} has/have attacked {target}")
@dataclass(frozen=True)
class AttacksSomething(Attacking):
    """something attacks something"""

    what: Party
    target: Party

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        found = super().match(state, scope, event)
        return found if self.target.takes(state, scope, event["target"]) else None


@phrase("{what} fights", ru="{what} сражается/сражаются")
@perfect("{what} has/have fought")
@dataclass(frozen=True)
class Fights(Attacking):
    """something fights by an ability"""

    what: Party
    ways = (Way.FIGHT,)


@phrase("{what} strikes", ru="{what} бьёт/бьют")
@perfect("{what} has/have struck")
@dataclass(frozen=True)
class Strikes(Happening):
    """something strikes, in an attack or in answer to one"""

    what: Party
    offers: ClassVar[tuple[str, ...]] = ("it", "they", "struck")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (kinds.STRIKE,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        striker = event["striker"]
        found = {"it": striker, "they": state.obj(striker).controller, "struck": event["target"]}
        return found if self.what.takes(state, scope, striker) else None


@phrase("{what} strikes {target}", ru="{what} бьёт/бьют {target:вин}")
@perfect("{what} has/have struck {target}")
@dataclass(frozen=True)
class StrikesSomething(Strikes):
    """something strikes something"""

    what: Party
    target: Party

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        found = super().match(state, scope, event)
        return found if self.target.takes(state, scope, event["target"]) else None
