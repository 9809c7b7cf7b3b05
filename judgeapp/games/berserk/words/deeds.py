"""What becomes of cards beside fights and wounds."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.berserk import kinds
from judgeapp.games.berserk.kinds import Way
from judgeapp.games.berserk.words.happenings import Attacking
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Things, as_objects
from judgeapp.language.nodes.happenings import Party, Simple
from judgeapp.language.phrase import perfect, phrase


@phrase("{what} attacks by strike", ru="{what} атакует/атакуют ударом")
@perfect("{what} has/have attacked by strike")
@dataclass(frozen=True)
class AttacksByStrike(Attacking):
    """a strike attack in the attack phase, the one of the turn (§307)"""

    what: Party
    ways = (Way.STRIKE,)


@phrase("{what} shoots", ru="{what} стреляет/стреляют")
@perfect("{what} has/have shot")
@dataclass(frozen=True)
class Shoots(Attacking):
    """a shot (§507)"""

    what: Party
    ways = (Way.SHOT,)


@phrase("the target of the strike", ru="~цель удара")
@dataclass(frozen=True)
class TheStruck(Things):
    """what a strike is aimed at"""

    needs = ("struck",)

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return as_objects(scope.slots.get("struck"))


@phrase("{what} is put into play", ru="{what} вводится/вводятся в игру")
@perfect("{what} has/have been put into play")
@dataclass(frozen=True)
class IsPutIntoPlay(Simple):
    """a card is about to enter play (§519)"""

    what: Party
    kind = kinds.ENTER


@phrase("{what} returns/return to the owner's hand", ru="{what} возвращается/возвращаются в руку владельца")
@perfect("{what} has/have returned to the owner's hand")
@dataclass(frozen=True)
class ReturnsToHand(Simple):
    """a card goes back to its owner's hand"""

    what: Party
    kind = kinds.TO_HAND


@phrase("{what} becomes/become ready again", ru="{what} готово/готовы снова")
@perfect("{what} has/have become ready again")
@dataclass(frozen=True)
class BecomesReady(Simple):
    """a card is readied: open, and free to attack and defend again (§514)"""

    what: Party
    kind = kinds.READY


@phrase("{what} is/are cancelled", ru="{what} отменяется/отменяются")
@perfect("{what} has/have been cancelled")
@dataclass(frozen=True)
class IsCancelled(Simple):
    """the playing of a card is cancelled (§518)"""

    what: Party
    kind = kinds.CANCELLED


@phrase("something else is done because of {what}", ru="вместо этого делается другое из-за {what:род}")
@perfect("something else has been done because of {what}")
@dataclass(frozen=True)
class SomethingElse(Simple):
    """what a replacement did instead (§517)"""

    what: Party
    kind = kinds.INSTEAD
