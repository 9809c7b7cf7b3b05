"""Attacks by abilities: the fight with a chosen creature, and the shot (§507)."""

from __future__ import annotations

from dataclasses import dataclass, field

from judgeapp.games.berserk import fighting
from judgeapp.games.berserk.reading import is_creature
from judgeapp.games.berserk.terms import CREATURE
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Amount, Description, Things
from judgeapp.language.nodes.descriptions import Kind, OfType, OpponentControls, TheyControl, TypeWord, YouControl
from judgeapp.language.nodes.instructions import Act
from judgeapp.language.nodes.things import Target
from judgeapp.language.phrase import Node, phrase, walk


@phrase("chosen {what}", ru="~выбранный {what}")
@dataclass(frozen=True)
class Foe(Node):
    """the creature chosen for a fight, by default an opponent's (§507.4)"""

    what: Description
    ordinal: int = field(default=0, kw_only=True)

    @property
    def target(self) -> Target:
        """The target that is declared for it."""
        return Target(self.what, ordinal=self.ordinal)

    def legal(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        """What could be declared now."""
        told = any(isinstance(n, YouControl | OpponentControls | TheyControl) for n in walk(self.what))
        return tuple(
            o
            for o in self.target.legal(state, scope)
            if is_creature(state, o)
            and o != scope.source
            and (told or not state.game.friendly(state, scope.you, state.obj(o).controller))
        )


class Fight(Act):
    """A strike attack on a chosen creature: as if open, no defender, nobody closes, weakness or not (§507.4)."""

    foe: Foe

    def run(self, table: Table, scope: Bound) -> Procedure:
        fought = False
        for foe in self.foe.target.objects(table.state, scope):
            fought = yield from fighting.fight_by_ability(table, scope.source, foe)
        return fought


@phrase("fight the {foe}", ru="сразиться с {foe:тв}")
@dataclass(frozen=True)
class FightWith(Fight):
    """fighting a chosen creature"""

    foe: Foe


def _any_creature() -> Foe:
    return Foe(Kind((), OfType(TypeWord(CREATURE)), ()))


@phrase("Fight", ru="Сражение")
@dataclass(frozen=True)
class FightKeyword(Fight):
    """the keyword for that very attack"""

    foe: Foe = field(default_factory=_any_creature)


@phrase("a shot of {n} at {what}", ru="выстрел на {n} по {what:дат}")
@dataclass(frozen=True)
class Shot(Act):
    """a shot: an attack without defender and without answer (§507)"""

    n: Amount
    what: Things

    def run(self, table: Table, scope: Bound) -> Procedure:
        shot = False
        for target in self.what.objects(table.state, scope):
            shot = yield from fighting.shoot(table, scope.source, target, self.n.amount(table.state, scope))
        return shot

    def possible(self, state: State, scope: Bound) -> bool:
        return self.n.amount(state, scope) > 0
