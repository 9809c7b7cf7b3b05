"""Players, as this game names them beside the shared words."""

from __future__ import annotations

from dataclasses import dataclass, field

from judgeapp.games.fab.reading import attacking_hero, defending_hero
from judgeapp.kernel.ids import PlayerId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import People, Things, actor, as_objects, spoken_of
from judgeapp.language.nodes.descriptions import Whose
from judgeapp.language.nodes.people import They
from judgeapp.language.phrase import phrase


@phrase("them")
@dataclass(frozen=True)
class ThemPeople(They):
    """them: the player last spoken of"""


@phrase("each hero")
@dataclass(frozen=True)
class EachHero(People):
    """each hero, beginning with the controller of the effect (1.9.2c)"""

    def players(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        return tuple(p for p in state.after(actor(scope)) if not state.player(p, "out"))


@phrase("each opposing hero")
@dataclass(frozen=True)
class EachOpposingHero(People):
    """each opposing hero"""

    def players(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        return tuple(p for p in state.opponents(scope.you) if not state.player(p, "out"))


@phrase("the player on your left")
@dataclass(frozen=True)
class OnYourLeft(People):
    """the next player clockwise (1.9.2c)"""

    def players(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        return tuple(p for p in state.after(scope.you) if p != scope.you and not state.player(p, "out"))[:1]


@phrase("a hero")
@dataclass(frozen=True)
class AnyHero(People):
    """any hero at all"""

    def players(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        return state.after(scope.you)


@phrase("the attacking player")
@dataclass(frozen=True)
class AttackingPlayer(People):
    """the player of the attacking hero"""

    def players(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        found = attacking_hero(state)
        return () if found is None else (state.obj(found).controller,)


@phrase("the defending player")
@dataclass(frozen=True)
class DefendingPlayer(People):
    """the player of the defending hero"""

    def players(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        found = defending_hero(state)
        return () if found is None else (state.obj(found).controller,)


@phrase("the player of {what}")
@dataclass(frozen=True)
class PlayerOf(People):
    """the controller of an object"""

    what: Things

    def players(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        return tuple(dict.fromkeys(state.obj(o).controller for o in self.what.objects(state, scope)))


@phrase("each hero's")
@dataclass(frozen=True)
class EachHeros(Whose):
    """each hero's"""

    def of(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        return EachHero().players(state, scope)


@phrase("the defending hero's")
@dataclass(frozen=True)
class DefendingHeros(Whose):
    """the defending hero's"""

    def of(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        return DefendingPlayer().players(state, scope)


@phrase("its owner's")
@dataclass(frozen=True)
class ItsOwners(Whose):
    """of the owner of the object last spoken of"""

    needs = ("it",)
    means: str = field(default="", kw_only=True)

    def of(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        meant = spoken_of(scope, self.means)
        found = (scope.source,) if meant is None else as_objects(meant)
        return tuple(dict.fromkeys(state.obj(o).owner for o in found))
