"""Transforming: an object goes under the permanent that it turns into, which is another object (8.5.36)."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.fab import kinds
from judgeapp.games.fab.reading import hero
from judgeapp.kernel.atoms import MOVE
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.ids import Zone
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import actor
from judgeapp.language.nodes.descriptions import Kind
from judgeapp.language.nodes.instructions import Act, pick
from judgeapp.language.phrase import phrase


@phrase("transform your hero into a {what}")
@dataclass(frozen=True)
class TransformHero(Act):
    """your hero goes under another card, which is your hero from then on"""

    what: Kind

    def run(self, table: Table, scope: Bound) -> Procedure:
        player = actor(scope)
        own = hero(table.state, player)
        picked = yield from pick(table, scope, self.what, 1, 1)
        if own is None or not picked:
            return False
        with table.because("8.5.36"):
            yield from table.emit(
                kinds.TRANSFORM(object=own, into=picked[0]),
                MOVE(object=own, to=Zone("soul", player)),
                MOVE(object=picked[0], to=Zone("hero", player), controller=player),
            )
        return True

    def possible(self, state: State, scope: Bound) -> bool:
        return bool(self.what.find(state, scope)) and hero(state, actor(scope)) is not None
