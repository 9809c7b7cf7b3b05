"""The verbs of the scenario notation."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from judgeapp.games.fab.acts import Activate, AttackWith, Concede, Defend, Moment, Pass, PassUntil, Play, Present
from judgeapp.kernel.game import Action
from judgeapp.kernel.ids import PlayerId
from judgeapp.kernel.state import State
from judgeapp.language.nodes.names import ObjectName, PlayerName, StepPhrase
from judgeapp.language.phrase import Node, phrase


@phrase("{player} plays {what}")
@dataclass(frozen=True)
class PlaysStep(StepPhrase):
    """playing a card"""

    player: PlayerName
    what: ObjectName

    def action(self, state: State) -> tuple[PlayerId | None, Action]:
        return self.player.player(), Play(self.what.object(state))


@phrase("{player} activates {what}")
@dataclass(frozen=True)
class ActivatesStep(StepPhrase):
    """activating an ability"""

    player: PlayerName
    what: ObjectName

    def action(self, state: State) -> tuple[PlayerId | None, Action]:
        return self.player.player(), Activate(self.what.object(state))


@phrase("{player} attacks with {what}")
@dataclass(frozen=True)
class AttacksStep(StepPhrase):
    """attacking with a weapon or an ally"""

    player: PlayerName
    what: ObjectName

    def action(self, state: State) -> tuple[PlayerId | None, Action]:
        return self.player.player(), AttackWith(self.what.object(state))


@phrase("{player} defends with {cards|,}")
@dataclass(frozen=True)
class DefendsStep(StepPhrase):
    """declaring defending cards"""

    player: PlayerName
    cards: tuple[ObjectName, ...]

    def action(self, state: State) -> tuple[PlayerId | None, Action]:
        return self.player.player(), Defend(tuple(c.object(state) for c in self.cards))


@phrase("{player} does not defend")
@dataclass(frozen=True)
class DoesNotDefendStep(StepPhrase):
    """declaring no defending card"""

    player: PlayerName

    def action(self, state: State) -> tuple[PlayerId | None, Action]:
        return self.player.player(), Defend(())


@phrase("{player} passes")
@dataclass(frozen=True)
class PassesStep(StepPhrase):
    """passing priority"""

    player: PlayerName

    def action(self, state: State) -> tuple[PlayerId | None, Action]:
        return self.player.player(), Pass()


@phrase("all pass until {moment}")
@dataclass(frozen=True)
class PassUntilStep(StepPhrase):
    """everybody passes until a moment"""

    moment: Moment

    def action(self, state: State) -> tuple[PlayerId | None, Action]:
        return None, PassUntil(self.moment)


class Format(Enum):
    """A way of play with deck rules of its own (tournament rules)."""

    CONSTRUCTED = "Classic Constructed"
    LIVING_LEGEND = "Living Legend"
    SILVER_AGE = "Silver Age"
    BLITZ = "Blitz"
    SEALED = "Sealed"
    DRAFT = "Draft"


@phrase("{player} presents a deck for {form}")
@dataclass(frozen=True)
class PresentsStep(StepPhrase):
    """presenting a deck"""

    player: PlayerName
    form: Format

    def action(self, state: State) -> tuple[PlayerId | None, Action]:
        return self.player.player(), Present(self.form.value)


@phrase("{player} concedes")
@dataclass(frozen=True)
class ConcedesStep(StepPhrase):
    """giving up"""

    player: PlayerName

    def action(self, state: State) -> tuple[PlayerId | None, Action]:
        return self.player.player(), Concede()


STEPS: tuple[type[Node], ...] = (
    PlaysStep,
    ActivatesStep,
    AttacksStep,
    DefendsStep,
    DoesNotDefendStep,
    PassesStep,
    PassUntilStep,
    PresentsStep,
    ConcedesStep,
)
"""Every step."""
