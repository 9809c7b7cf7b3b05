"""Steps as scenarios write them."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.wow.actions import (
    Complete,
    Concede,
    Pass,
    Place,
    Play,
    PresentDeck,
    Propose,
    Strike,
    UsePower,
)
from judgeapp.games.wow.kinds import Combat, Face, Format, Thing, ThingKind
from judgeapp.kernel.game import Action
from judgeapp.kernel.ids import PlayerId
from judgeapp.kernel.state import State
from judgeapp.language.nodes.names import ObjectName, PlayerName, StepPhrase
from judgeapp.language.phrase import phrase

Who = tuple[PlayerId | None, Action]


@phrase("{player} passes")
@dataclass(frozen=True)
class Passes(StepPhrase):
    """a player passes"""

    player: PlayerName

    def action(self, state: State) -> Who:
        return self.player.player(), Pass()


@phrase("{player} plays {what}")
@dataclass(frozen=True)
class Plays(StepPhrase):
    """a player plays a card"""

    player: PlayerName
    what: ObjectName

    def action(self, state: State) -> Who:
        return self.player.player(), Play(self.what.object(state))


@phrase("{player} places {what} {face}")
@dataclass(frozen=True)
class Places(StepPhrase):
    """a player places a resource"""

    player: PlayerName
    what: ObjectName
    face: Face

    def action(self, state: State) -> Who:
        return self.player.player(), Place(self.what.object(state), self.face)


@phrase("{player} uses {what}")
@dataclass(frozen=True)
class Uses(StepPhrase):
    """a player uses the payment power of a card"""

    player: PlayerName
    what: ObjectName

    def action(self, state: State) -> Who:
        return self.player.player(), UsePower(self.what.object(state))


@phrase("{player} uses power {number} of {what}")
@dataclass(frozen=True)
class UsesPower(StepPhrase):
    """a player uses one of the payment powers of a card"""

    player: PlayerName
    number: int
    what: ObjectName

    def action(self, state: State) -> Who:
        return self.player.player(), UsePower(self.what.object(state), self.number)


@phrase("{player} completes {what}")
@dataclass(frozen=True)
class CompletesQuest(StepPhrase):
    """a player completes a quest"""

    player: PlayerName
    what: ObjectName

    def action(self, state: State) -> Who:
        return self.player.player(), Complete(self.what.object(state))


@phrase("{who} attacks {what}")
@dataclass(frozen=True)
class AttacksStep(StepPhrase):
    """a normal combat is proposed"""

    who: ObjectName
    what: ObjectName

    def action(self, state: State) -> Who:
        return None, Propose(self.who.object(state), self.what.object(state), Combat.NORMAL)


@phrase("{who} sabotages {what}")
@dataclass(frozen=True)
class SabotagesStep(StepPhrase):
    """a sabotage of a card is proposed"""

    who: ObjectName
    what: ObjectName

    def action(self, state: State) -> Who:
        return None, Propose(self.who.object(state), self.what.object(state), Combat.SABOTAGE)


@phrase("{who} sabotages player {player}")
@dataclass(frozen=True)
class SabotagesPlayer(StepPhrase):
    """a sabotage of a player is proposed"""

    who: ObjectName
    player: PlayerName

    def action(self, state: State) -> Who:
        thing = Thing(ThingKind.PLAYER, self.player.player())
        return None, Propose(self.who.object(state), thing, Combat.SABOTAGE)


@phrase("{who} sabotages {player}'s deck")
@dataclass(frozen=True)
class SabotagesDeck(StepPhrase):
    """a sabotage of a deck is proposed"""

    who: ObjectName
    player: PlayerName

    def action(self, state: State) -> Who:
        thing = Thing(ThingKind.DECK, self.player.player())
        return None, Propose(self.who.object(state), thing, Combat.SABOTAGE)


@phrase("{who} sabotages the game")
@dataclass(frozen=True)
class SabotagesGame(StepPhrase):
    """a sabotage of the game is proposed"""

    who: ObjectName

    def action(self, state: State) -> Who:
        return None, Propose(self.who.object(state), Thing(ThingKind.GAME), Combat.SABOTAGE)


@phrase("{who} sabotages all keywords")
@dataclass(frozen=True)
class SabotagesKeywords(StepPhrase):
    """a sabotage of all keywords is proposed"""

    who: ObjectName

    def action(self, state: State) -> Who:
        return None, Propose(self.who.object(state), Thing(ThingKind.KEYWORDS), Combat.SABOTAGE)


@phrase("{player} strikes with {weapons|,}")
@dataclass(frozen=True)
class StrikesStep(StepPhrase):
    """a player's hero strikes"""

    player: PlayerName
    weapons: tuple[ObjectName, ...]

    def action(self, state: State) -> Who:
        return self.player.player(), Strike(tuple(w.object(state) for w in self.weapons))


@phrase("{player} concedes")
@dataclass(frozen=True)
class Concedes(StepPhrase):
    """a player concedes"""

    player: PlayerName

    def action(self, state: State) -> Who:
        return self.player.player(), Concede()


@phrase("{player} presents a deck for {format}")
@dataclass(frozen=True)
class PresentsDeck(StepPhrase):
    """a player presents a deck"""

    player: PlayerName
    format: Format

    def action(self, state: State) -> Who:
        return self.player.player(), PresentDeck(self.format)
