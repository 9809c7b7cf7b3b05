"""Names on a table: what scenario lines use where card text uses descriptions."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.kernel.game import Action
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import People, Things
from judgeapp.language.phrase import Node, Word, phrase


class ObjectName(Word):
    """a name on the table"""

    lexicon = "name"

    def object(self, state: State) -> ObjId:
        """The object of this name, as it is now or as it was last. KeyError if there never was one."""
        return named(state, self)


class PlayerName(Word):
    """a player"""

    lexicon = "player"

    def player(self) -> PlayerId:
        """The player."""
        return PlayerId(self)


class RuleNumber(Word):
    """a rule number"""

    lexicon = "rule"


def named(state: State, alias: str) -> ObjId:
    """The object with an alias: the one there is, else the latest of those that have gone."""
    wanted = alias.lower()
    for obj in state.objects.values():
        if obj.alias.lower() == wanted:
            return obj.id
    for oid in reversed(tuple(state.gone)):
        if state.obj(oid).alias.lower() == wanted:
            return oid
    raise KeyError(alias)


@phrase("{name}")
@dataclass(frozen=True)
class NamedThing(Things):
    """an object by its name"""

    name: ObjectName

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        wanted = self.name.lower()
        here = tuple(o.id for o in state.objects.values() if o.alias.lower() == wanted)
        return here + tuple(o for o in state.gone if state.obj(o).alias.lower() == wanted)


@phrase("{player}")
@dataclass(frozen=True)
class NamedPlayer(People):
    """a player by name"""

    player: PlayerName

    def players(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        return (PlayerId(self.player),)


class StepPhrase(Node):
    """A step of a scenario: something a player does. Games declare their verbs."""

    def action(self, state: State) -> tuple[PlayerId | None, Action]:
        """Who does it (None: whoever may act) and what."""
        raise NotImplementedError(type(self).__name__)


SCENARIO_NODES: tuple[type[Node], ...] = (NamedThing, NamedPlayer)
