"""What players can do in a window."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.riftbound import events
from judgeapp.kernel import verbs
from judgeapp.kernel.events import Event
from judgeapp.kernel.game import Action
from judgeapp.kernel.ids import ObjId, PlayerId, Zone


@dataclass(frozen=True)
class Play(Action):
    """Play a card from hand, the Champion Zone, or facedown (346)."""

    card: ObjId


@dataclass(frozen=True)
class Activate(Action):
    """Use an activated ability of an object: the first, or the one of this number (374)."""

    source: ObjId
    number: int = 0


@dataclass(frozen=True)
class StandardMove(Action):
    """Move ready units to one destination, all at once (143)."""

    units: tuple[ObjId, ...]
    to: Zone


@dataclass(frozen=True)
class Hide(Action):
    """Hide a card facedown at a battlefield (737)."""

    card: ObjId
    battlefield: ObjId


@dataclass(frozen=True)
class ExhaustRune(Action):
    """Exhaust a rune to add 1 energy (160)."""

    rune: ObjId


@dataclass(frozen=True)
class RecycleRune(Action):
    """Recycle a rune to add 1 power of its domain (160)."""

    rune: ObjId


@dataclass(frozen=True)
class AssignDamage(Action):
    """Assign the combat damage of one's side (443.1.d)."""

    parts: tuple[tuple[ObjId, int], ...]


@dataclass(frozen=True)
class Pass(Action):
    """Pass priority or focus; in Neutral Open, end the turn."""


@dataclass(frozen=True)
class Concede(Action):
    """Give up (649)."""


def meant(player: PlayerId, action: Action) -> Event | None:
    """An action as the event that it would be."""
    match action:
        case Play(card):
            return verbs.PLAY(player=player, object=card)
        case Activate(source):
            return verbs.ACTIVATE(player=player, object=source)
        case StandardMove(units, to) if units:
            return events.MOVES(player=player, object=units[0], to=to)
        case Hide(card, field):
            return events.HIDE(player=player, object=card, battlefield=field)
        case AssignDamage(parts) if parts:
            return events.DISTRIBUTE(player=player, parts=parts)
    return None
