"""Cards that could defend, and what a card defends against (7.0.5)."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.fab.defending import why_not_add
from judgeapp.games.fab.reading import is_defending, link_of
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Things
from judgeapp.language.nodes.descriptions import Clause
from judgeapp.language.phrase import phrase


@phrase("that can be added to the active chain link")
@dataclass(frozen=True)
class CanBeAdded(Clause):
    """that an effect could make a defending card of the active chain link (7.0.5b, 8.5.32a)"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.exists(oid) and why_not_add(state, state.obj(oid).controller, oid) is None


@phrase("the attack that {what} is defending")
@dataclass(frozen=True)
class TheAttackDefended(Things):
    """the attack of the chain link on which something defends, or what it was (7.0.5c)"""

    what: Things

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        found = (o for o in self.what.objects(state, scope) if is_defending(state.obj(o)))
        links = (link_of(state, o) for o in found)
        return tuple(link.attack for link in links if link is not None)
