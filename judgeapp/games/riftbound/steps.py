"""The verbs of Riftbound in scenarios."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.riftbound import actions, reading
from judgeapp.kernel.game import Action
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.state import State
from judgeapp.language.nodes.names import ObjectName, PlayerName, StepPhrase
from judgeapp.language.phrase import Node, phrase

Told = tuple[PlayerId | None, Action]


@phrase("{player} plays {what}")
@dataclass(frozen=True)
class PlaysStep(StepPhrase):
    """play a card"""

    player: PlayerName
    what: ObjectName

    def action(self, state: State) -> Told:
        return self.player.player(), actions.Play(_own(state, self.what, self.player.player()))


@phrase("{player} uses {what}")
@dataclass(frozen=True)
class UsesStep(StepPhrase):
    """use an activated ability"""

    player: PlayerName
    what: ObjectName

    def action(self, state: State) -> Told:
        return self.player.player(), actions.Activate(self.what.object(state))


@phrase("{player} moves {units| and} to {where}")
@dataclass(frozen=True)
class MovesStep(StepPhrase):
    """a standard move to a battlefield"""

    player: PlayerName
    units: tuple[ObjectName, ...]
    where: ObjectName

    def action(self, state: State) -> Told:
        to = reading.location(state, self.where.object(state)) or Zone("nowhere")
        return self.player.player(), actions.StandardMove(tuple(u.object(state) for u in self.units), to)


@phrase("{player} moves {units| and} to base")
@dataclass(frozen=True)
class MovesHomeStep(StepPhrase):
    """a standard move to base"""

    player: PlayerName
    units: tuple[ObjectName, ...]

    def action(self, state: State) -> Told:
        player = self.player.player()
        units = tuple(u.object(state) for u in self.units)
        return player, actions.StandardMove(units, Zone("base", player))


@phrase("{player} hides {what} at {where}")
@dataclass(frozen=True)
class HidesStep(StepPhrase):
    """hide a card"""

    player: PlayerName
    what: ObjectName
    where: ObjectName

    def action(self, state: State) -> Told:
        player = self.player.player()
        return player, actions.Hide(_own(state, self.what, player), self.where.object(state))


class Share(Node):
    """A part of combat damage."""


@phrase("{n} to {unit}")
@dataclass(frozen=True)
class ShareTo(Share):
    """damage to one unit"""

    n: int
    unit: ObjectName


@phrase("{player} assigns {shares| and}")
@dataclass(frozen=True)
class AssignsStep(StepPhrase):
    """assign combat damage"""

    player: PlayerName
    shares: tuple[ShareTo, ...]

    def action(self, state: State) -> Told:
        return self.player.player(), actions.AssignDamage(tuple((s.unit.object(state), s.n) for s in self.shares))


@phrase("{player} exhausts {what}")
@dataclass(frozen=True)
class ExhaustsStep(StepPhrase):
    """exhaust a rune for energy"""

    player: PlayerName
    what: ObjectName

    def action(self, state: State) -> Told:
        return self.player.player(), actions.ExhaustRune(self.what.object(state))


@phrase("{player} recycles {what}")
@dataclass(frozen=True)
class RecyclesStep(StepPhrase):
    """recycle a rune for power"""

    player: PlayerName
    what: ObjectName

    def action(self, state: State) -> Told:
        return self.player.player(), actions.RecycleRune(self.what.object(state))


@phrase("{player} passes")
@dataclass(frozen=True)
class PassesStep(StepPhrase):
    """pass priority or focus"""

    player: PlayerName

    def action(self, state: State) -> Told:
        return self.player.player(), actions.Pass()


@phrase("{player} ends the turn")
@dataclass(frozen=True)
class EndsTurnStep(PassesStep):
    """end the turn"""

    player: PlayerName


@phrase("{player} concedes")
@dataclass(frozen=True)
class ConcedesStep(StepPhrase):
    """give up"""

    player: PlayerName

    def action(self, state: State) -> Told:
        return self.player.player(), actions.Concede()


def _own(state: State, name: ObjectName, player: PlayerId) -> ObjId:
    """The object of a name; where several bear it, one that the player could play."""
    wanted = name.lower()
    for obj in state.objects.values():
        if (
            obj.alias.lower() == wanted
            and obj.controller == player
            and obj.zone.kind in ("hand", "facedown", "champion")
        ):
            return obj.id
    return name.object(state)


STEPS: tuple[type[Node], ...] = (
    PlaysStep,
    UsesStep,
    MovesStep,
    MovesHomeStep,
    HidesStep,
    ShareTo,
    AssignsStep,
    ExhaustsStep,
    RecyclesStep,
    PassesStep,
    EndsTurnStep,
    ConcedesStep,
)
"""All verbs."""
