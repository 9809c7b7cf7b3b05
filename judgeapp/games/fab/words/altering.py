"""Alterations that only this game has: names, base numbers, supertypes lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.inforce import face
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.views import value
from judgeapp.language.categories import Amount, Condition, Things
from judgeapp.language.nodes.changes import Alteration
from judgeapp.language.nodes.descriptions import NumberWord
from judgeapp.language.phrase import Quoted, phrase


@phrase("that name")
@dataclass(frozen=True)
class GainNamed(Alteration):
    """the name that was just named, beside its own"""

    prop = "names"
    op = "gain"
    needs = ("name",)

    def altered(self, state: State, scope: Bound, oid: ObjId, value: Any) -> Any:
        name = scope.slots.get("name")
        return value if name is None else (*value, name)

    def frozen(self, state: State, scope: Bound) -> Alteration:
        return GainName(Quoted(scope.slots.get("name", "")))


@phrase("the name {name}")
@dataclass(frozen=True)
class GainName(Alteration):
    """a name beside its own"""

    name: Quoted
    prop = "names"
    op = "gain"

    def altered(self, state: State, scope: Bound, oid: ObjId, value: Any) -> Any:
        return (*value, str(self.name))


@phrase("{number} {n}")
@dataclass(frozen=True)
class SetNumber(Alteration):
    """a number set: base power 2 (2.0.3b)"""

    number: NumberWord
    n: Amount

    @property
    def prop(self) -> str:
        return self.number

    @property
    def op(self) -> str:
        return "set"

    def altered(self, state: State, scope: Bound, oid: ObjId, value: Any) -> Any:
        return self.n.amount(state, scope)


@phrase("- {by} {number}")
@dataclass(frozen=True)
class LessByAmount(Alteration):
    """less by an amount"""

    by: Amount
    number: NumberWord

    @property
    def prop(self) -> str:
        return self.number

    @property
    def op(self) -> str:
        return "subtract"

    def altered(self, state: State, scope: Bound, oid: ObjId, value: Any) -> Any:
        return None if value is None else value - self.by.amount(state, scope)

    def frozen(self, state: State, scope: Bound) -> Alteration:
        return LessByNumber(self.by.amount(state, scope), self.number)


@dataclass(frozen=True)
class LessByNumber(Alteration):
    """Less by a number that is fixed."""

    by: int
    number: NumberWord

    @property
    def prop(self) -> str:
        return self.number

    @property
    def op(self) -> str:
        return "subtract"

    def altered(self, state: State, scope: Bound, oid: ObjId, value: Any) -> Any:
        return None if value is None else value - self.by


@phrase("no class or talent of its own")
@dataclass(frozen=True)
class LosesSupertypes(Alteration):
    """the loss of its own supertypes; one that another effect adds stays (6.3.6)"""

    prop = "types"
    op = "lose"

    def altered(self, state: State, scope: Bound, oid: ObjId, value: Any) -> Any:
        return tuple(t for t in value or () if not t[0].isupper())


@phrase("{what} has lost its class and talent")
@dataclass(frozen=True)
class HasLostSupertypes(Condition):
    """nothing is left of the supertypes printed on something (6.3.6)"""

    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        return bool(found) and all(self._bare(state.at(o), o) for o in found)

    def _bare(self, state: State, oid: ObjId) -> bool:
        printed = {t for t in face(state, oid).facts.get("types", ()) if t[0].isupper()}
        return bool(printed) and printed.isdisjoint(value(state, oid, "types") or ())
