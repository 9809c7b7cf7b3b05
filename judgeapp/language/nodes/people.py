"""Players, as card text names them."""

from __future__ import annotations

from dataclasses import dataclass, field

from judgeapp.kernel.ids import PlayerId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import People, Things, actor, as_objects, spoken_of
from judgeapp.language.phrase import phrase


@phrase("you", ru="~вы")
@dataclass(frozen=True)
class You(People):
    """you"""

    singular = False
    mentions = ()

    def players(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        return (scope.you,)


@phrase("they", ru="~он")
@dataclass(frozen=True)
class They(People):
    """they: the player last spoken of"""

    singular = False
    needs = ("they", "it")
    means: str = field(default="", kw_only=True)

    def players(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        if self.means:
            return tuple(game_of(state).player_of(state, o) for o in as_objects(spoken_of(scope, self.means)))
        they = scope.slots.get("they")
        if isinstance(they, PlayerId):
            return (they,)
        if isinstance(they, tuple):
            return tuple(p for p in they if isinstance(p, PlayerId))
        return tuple(game_of(state).player_of(state, o) for o in as_objects(scope.slots.get("it")))


@phrase("that player", ru="~этот ~игрок")
@dataclass(frozen=True)
class ThatPlayer(They):
    """that player"""

    singular = True


@phrase("a player", ru="~любой ~игрок")
@dataclass(frozen=True)
class AnyPlayer(People):
    """a player, whoever it is"""

    def players(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        return state.seats


@phrase("another player", ru="~другой ~игрок")
@dataclass(frozen=True)
class AnotherPlayer(People):
    """any player but the one last spoken of"""

    needs = ("they", "it")

    def players(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        spoken_of = They().players(state, scope)
        return tuple(p for p in state.seats if p not in spoken_of)


@phrase("each player", ru="~каждый ~игрок")
@dataclass(frozen=True)
class EachPlayer(People):
    """each player"""

    def players(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        return state.after(actor(scope))


@phrase("an opponent", ru="~противник")
@dataclass(frozen=True)
class AnOpponent(People):
    """an opponent"""

    def players(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        return state.opponents(scope.you)


@phrase("each opponent", ru="~каждый ~противник")
@dataclass(frozen=True)
class EachOpponent(AnOpponent):
    """each opponent"""


@phrase("the controller of {what}", ru="контролирующий {what:вин}")
@dataclass(frozen=True)
class ControllerOf(People):
    """the controller of an object"""

    what: Things

    def players(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        return tuple(dict.fromkeys(state.obj(o).controller for o in self.what.objects(state, scope)))


@phrase("the owner of {what}", ru="~владелец {what:род}")
@dataclass(frozen=True)
class OwnerOf(People):
    """the owner of an object"""

    what: Things

    def players(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        return tuple(dict.fromkeys(state.obj(o).owner for o in self.what.objects(state, scope)))
