"""The verbs of the scenario notation, in Russian and English."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.berserk.actions import Activate, Attack, EndTurn, Play, PresentDeck
from judgeapp.games.berserk.reading import active, hero_of
from judgeapp.kernel.game import Action
from judgeapp.kernel.ids import PlayerId
from judgeapp.kernel.state import State
from judgeapp.language.nodes.names import ObjectName, PlayerName, StepPhrase
from judgeapp.language.phrase import Node, phrase


@phrase("{player} plays {card}", ru="{player} разыгрывает {card}")
@dataclass(frozen=True)
class Plays(StepPhrase):
    """playing a card"""

    player: PlayerName
    card: ObjectName

    def action(self, state: State) -> tuple[PlayerId | None, Action]:
        return self.player.player(), Play(self.card.object(state))


@phrase("{attacker} attacks {target}", ru="{attacker} атакует {target}")
@dataclass(frozen=True)
class Attacks(StepPhrase):
    """a strike attack on a card"""

    attacker: ObjectName
    target: ObjectName

    def action(self, state: State) -> tuple[PlayerId | None, Action]:
        attacker = self.attacker.object(state)
        return state.obj(attacker).controller, Attack(attacker, self.target.object(state))


@phrase("{attacker} attacks {player}", ru="{attacker} атакует {player}")
@dataclass(frozen=True)
class AttacksPlayer(StepPhrase):
    """a strike attack on a player's hero"""

    attacker: ObjectName
    player: PlayerName

    def action(self, state: State) -> tuple[PlayerId | None, Action]:
        hero = hero_of(state, self.player.player())
        if hero is None:
            raise KeyError(f"hero of {self.player}")
        attacker = self.attacker.object(state)
        return state.obj(attacker).controller, Attack(attacker, hero)


@phrase("{player} uses {card}[ ability {which}]", ru="{player} применяет {card}[ способность {which}]")
@dataclass(frozen=True)
class Uses(StepPhrase):
    """using an activated ability"""

    player: PlayerName
    card: ObjectName
    which: int | None = None

    def action(self, state: State) -> tuple[PlayerId | None, Action]:
        return self.player.player(), Activate(self.card.object(state), self.which or 1)


@phrase("{player} uses the hero[ ability {which}]", ru="{player} применяет героя[ способность {which}]")
@dataclass(frozen=True)
class UsesHero(StepPhrase):
    """using an activated ability of the hero"""

    player: PlayerName
    which: int | None = None

    def action(self, state: State) -> tuple[PlayerId | None, Action]:
        player = self.player.player()
        hero = hero_of(state, player)
        if hero is None:
            raise KeyError(f"hero of {self.player}")
        return player, Activate(hero, self.which or 1)


@phrase("{player} ends the turn", ru="{player} заканчивает ход")
@dataclass(frozen=True)
class EndsTurn(StepPhrase):
    """passing the turn"""

    player: PlayerName

    def action(self, state: State) -> tuple[PlayerId | None, Action]:
        return self.player.player(), EndTurn()


class Format(Node):
    """A format."""

    name: str


@phrase("standard", ru="стандарт")
@dataclass(frozen=True)
class Standard(Format):
    """standard"""

    name = "стандарт"


@phrase("eternal", ru="вечный")
@dataclass(frozen=True)
class Eternal(Format):
    """eternal"""

    name = "вечный"


@phrase("general", ru="генерал")
@dataclass(frozen=True)
class General(Format):
    """general"""

    name = "генерал"


@phrase("{player} presents the deck for {format}", ru="{player} показывает колоду для формата {format}")
@dataclass(frozen=True)
class PresentsDeck(StepPhrase):
    """showing a deck as legal"""

    player: PlayerName
    format: Format

    def action(self, state: State) -> tuple[PlayerId | None, Action]:
        return active(state), PresentDeck(self.player.player(), self.format.name)


STEPS: tuple[type[Node], ...] = (
    Plays,
    Attacks,
    AttacksPlayer,
    Uses,
    UsesHero,
    EndsTurn,
    Standard,
    Eternal,
    General,
    PresentsDeck,
)
