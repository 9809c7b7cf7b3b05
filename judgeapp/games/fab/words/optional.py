"""Options that ask for no success: "may choose to" (1.8.3b)."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.kernel.choices import Procedure, may
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.cardgame import said
from judgeapp.language.categories import actor
from judgeapp.language.nodes.instructions import Deeds, Doing
from judgeapp.language.phrase import phrase


@phrase("you may choose to {what}")
@dataclass(frozen=True)
class YouMayChooseTo(Doing):
    """an option that can be chosen although a part of it will fail: what can be done is done (1.8.3b)"""

    what: Deeds
    perhaps = ("what",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        if not (yield from may(actor(scope), said(table.state, self.what))):
            return False
        return (yield from self.what.run(table, scope))

    def possible(self, state: State, scope: Bound) -> bool:
        return True
