"""What is printed on a card beside what it is by now: copies, traits, contracts."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.fab.words.steps import Contract
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.inforce import abilities, face
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Condition, Things
from judgeapp.language.nodes.descriptions import Clause, TypeWord
from judgeapp.language.phrase import Quoted, phrase


@phrase("with a contract")
@dataclass(frozen=True)
class WithAContract(Clause):
    """with a contract to complete (8.5.39)"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return any(isinstance(line, Contract) for line in abilities(state, oid))


@phrase("with the trait {trait}")
@dataclass(frozen=True)
class WithTrait(Clause):
    """with a trait (2.13)"""

    trait: Quoted

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return face(state, oid).facts.get("trait") == self.trait


@phrase("that says {words}")
@dataclass(frozen=True)
class ThatSays(Clause):
    """with an ability whose text has these words"""

    words: Quoted

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return any(self.words.lower() in line.words.lower() for line in abilities(state, oid))


@phrase("{what} is that already")
@dataclass(frozen=True)
class IsThatAlready(Condition):
    """what becomes something was just that before (8.5.25d)"""

    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and all(face(state, o).name == scope.slots.get("model") for o in found)


@phrase("{what} is its printed self")
@dataclass(frozen=True)
class IsItsPrintedSelf(Condition):
    """it is no copy: it has what is printed on it (8.5.25)"""

    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and all(face(state, o) is state.obj(o).card for o in found)


@phrase("{what} has {word} printed on it")
@dataclass(frozen=True)
class HasPrinted(Condition):
    """a type, subtype, class or talent is among its printed ones, whatever effects add or take (2.14)"""

    what: Things
    word: TypeWord

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and all(self.word in state.obj(o).card.facts.get("types", ()) for o in found)
