"""What a player tries to do: allowed or not, and why it is refused."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judgeapp.games.riftbound import events, reading
from judgeapp.games.riftbound.actions import Activate, Play
from judgeapp.kernel import verbs
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.game import Action
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Condition, Happening, People
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.phrase import perfect, phrase


@phrase("{who} begins/begin to play {what}")
@perfect("{who} has/have begun to play {what}")
@dataclass(frozen=True)
class BeginsToPlay(Happening):
    """a player puts a card on the chain in order to play it (346)"""

    who: People
    what: Party
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (events.BEGIN_PLAY, verbs.PLAY)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        who, oid = event["player"], event["object"]
        if event.kind is verbs.PLAY and state.obj(oid).zone.kind not in _PLAYED_FROM:
            return None  # it has been played; that it is begun was told before
        if who in self.who.players(state, scope) and self.what.takes(state, scope, oid):
            return {"it": oid, "they": who}
        return None


_PLAYED_FROM = ("hand", "champion", "facedown")


@phrase("{who} activates/activate {what}")
@perfect("{who} has/have activated {what}")
@dataclass(frozen=True)
class ActivatesIt(Happening):
    """a player uses an activated ability of something (374)"""

    who: People
    what: Party
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.ACTIVATE,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        who, oid = event["player"], event["object"]
        if who in self.who.players(state, scope) and self.what.takes(state, scope, oid):
            return {"it": oid, "they": who}
        return None


class MayUse(Condition):
    """Whether the rules of timing let a player begin something now."""

    who: People
    what: Party

    def action(self, oid: ObjId) -> Action:
        """What the player would do with the object."""
        raise NotImplementedError(type(self).__name__)

    zones: tuple[str, ...]

    def holds(self, state: State, scope: Bound) -> bool:
        holder = reading.priority(state)
        if holder is None or holder not in self.who.players(state, scope):
            return False
        own = (o.id for o in state.in_zones(*self.zones) if o.controller == holder)
        return any(
            self.what.takes(state, scope, o) and state.game.illegal(state, holder, self.action(o)) is None for o in own
        )


@phrase("{who} may play {what}")
@dataclass(frozen=True)
class MayPlay(MayUse):
    """a player has priority and may begin to play something (308-312)"""

    who: People
    what: Party
    zones = _PLAYED_FROM

    def action(self, oid: ObjId) -> Action:
        return Play(oid)


@phrase("{who} may activate {what}")
@dataclass(frozen=True)
class MayActivate(MayUse):
    """a player has priority and may use an activated ability of something (374)"""

    who: People
    what: Party
    zones = (*reading.BOARD, "legend")

    def action(self, oid: ObjId) -> Action:
        return Activate(oid)
