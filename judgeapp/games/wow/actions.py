"""What a player can do in a window."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.wow import kinds
from judgeapp.games.wow.kinds import Combat, Face, Format, Thing
from judgeapp.kernel import verbs
from judgeapp.kernel.events import Event
from judgeapp.kernel.game import Action
from judgeapp.kernel.ids import ObjId, PlayerId


@dataclass(frozen=True)
class Pass(Action):
    """Do nothing (410.1)."""


@dataclass(frozen=True)
class Play(Action):
    """Play a card (409)."""

    card: ObjId


@dataclass(frozen=True)
class Place(Action):
    """Place a card as a resource (412.1)."""

    card: ObjId
    face: Face


@dataclass(frozen=True)
class UsePower(Action):
    """Use a payment power of a card (701). number: which of them, from 1; None: the only one, or it is asked."""

    card: ObjId
    number: int | None = None


@dataclass(frozen=True)
class Complete(Action):
    """Complete a quest (702)."""

    quest: ObjId


@dataclass(frozen=True)
class Propose(Action):
    """Propose a combat (601)."""

    attacker: ObjId
    target: ObjId | Thing
    combat: Combat


@dataclass(frozen=True)
class Strike(Action):
    """Strike with weapons (303.2)."""

    weapons: tuple[ObjId, ...]


@dataclass(frozen=True)
class Concede(Action):
    """Concede the game (102.1b)."""


@dataclass(frozen=True)
class PresentDeck(Action):
    """Show that a deck is legal (100)."""

    format: Format


def meant(player: PlayerId, action: Action) -> Event | None:
    """An action as the event that it would be."""
    match action:
        case Play(card):
            return verbs.PLAY(player=player, object=card)
        case Place(card, face):
            return kinds.PLACE(player=player, object=card, face=face)
        case UsePower(card):
            return kinds.USE(player=player, object=card)
        case Complete(quest):
            return kinds.COMPLETE(player=player, object=quest)
        case Propose(attacker, target, combat):
            return kinds.PROPOSE(player=player, attacker=attacker, target=target, combat=combat)
        case Strike(weapons) if weapons:
            return kinds.STRIKE(player=player, object=weapons[0])
        case PresentDeck(form):
            return kinds.PRESENTED(player=player, format=form)
    return None
