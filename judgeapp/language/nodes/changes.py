"""What continuous text does to objects: numbers up and down, types and keywords and abilities gained and lost."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from judgeapp.kernel.abilities import Change, Static
from judgeapp.kernel.atoms import START_EFFECT
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.effects import Until
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.cardgame import game_of, said
from judgeapp.language.categories import Amount, Condition, Line, QuotedLine, Span, Things
from judgeapp.language.forms import Tongue
from judgeapp.language.nodes.descriptions import KeywordWord, NumberWord, TypeWord
from judgeapp.language.nodes.instructions import Act
from judgeapp.language.nodes.keywords import KeywordLine, keyword_text
from judgeapp.language.nodes.past import SpanWord
from judgeapp.language.phrase import Node, Signed, phrase


class Alteration(Node):
    """How something is altered."""

    @property
    def prop(self) -> str:
        """The characteristic."""
        raise NotImplementedError(type(self).__name__)

    @property
    def op(self) -> str:
        """The operation, by which games order it."""
        raise NotImplementedError(type(self).__name__)

    def altered(self, state: State, scope: Bound, oid: ObjId, value: Any) -> Any:
        """The new value."""
        raise NotImplementedError(type(self).__name__)

    def frozen(self, state: State, scope: Bound) -> Alteration:
        """The alteration with its numbers fixed, for an effect that is made now and stays as it is."""
        return self


@phrase("{by} {number}", ru="{by} к {number:дат.ед}")
@dataclass(frozen=True)
class ByNumber(Alteration):
    """+3 power"""

    by: Signed
    number: NumberWord

    @property
    def prop(self) -> str:
        return self.number

    @property
    def op(self) -> str:
        return "add" if self.by >= 0 else "subtract"

    def altered(self, state: State, scope: Bound, oid: ObjId, value: Any) -> Any:
        return None if value is None else value + int(self.by)


@phrase("+ {by} {number}", ru="+ {by} к {number:дат.ед}")
@dataclass(frozen=True)
class ByAmount(Alteration):
    """+ X power"""

    by: Amount
    number: NumberWord

    @property
    def prop(self) -> str:
        return self.number

    @property
    def op(self) -> str:
        return "add"

    def altered(self, state: State, scope: Bound, oid: ObjId, value: Any) -> Any:
        return None if value is None else value + self.by.amount(state, scope)

    def frozen(self, state: State, scope: Bound) -> Alteration:
        return ByNumber(Signed(self.by.amount(state, scope)), self.number)


@phrase("{line}", ru="{line:вин}")
@dataclass(frozen=True)
class GainKeyword(Alteration):
    """a keyword"""

    line: KeywordLine
    prop = "abilities"
    op = "gain"

    def altered(self, state: State, scope: Bound, oid: ObjId, value: Any) -> Any:
        game = game_of(state)
        return game.with_keyword(value, self.line, keyword_text(game, self.line.keyword, self.line.n))


@phrase("no {keyword}", ru="потерю способности {keyword:им.ед}")
@dataclass(frozen=True)
class LoseKeyword(Alteration):
    """the loss of a keyword"""

    keyword: KeywordWord
    prop = "abilities"
    op = "lose"

    def altered(self, state: State, scope: Bound, oid: ObjId, value: Any) -> Any:
        gone: set[Any] = set()
        for line in value:
            if isinstance(line, KeywordLine) and line.keyword == self.keyword:
                gone |= {line, *keyword_text(game_of(state), line.keyword, line.n)}
        return tuple(a for a in value if a not in gone)


@phrase("the type {word}", ru="тип {word:им.ед}")
@dataclass(frozen=True)
class GainType(Alteration):
    """a type"""

    word: TypeWord
    prop = "types"
    op = "gain"

    def altered(self, state: State, scope: Bound, oid: ObjId, value: Any) -> Any:
        return value if self.word in (value or ()) else (*(value or ()), self.word)


@phrase("{text}")
@dataclass(frozen=True)
class GainAbility(Alteration):
    """an ability"""

    text: QuotedLine
    prop = "abilities"
    op = "gain"

    def altered(self, state: State, scope: Bound, oid: ObjId, value: Any) -> Any:
        return (*value, self.text.line)


@dataclass(frozen=True)
class AlterationOf(Change):
    """An alteration of certain objects."""

    what: Things
    alteration: Alteration

    @property
    def prop(self) -> str:
        return self.alteration.prop

    @property
    def op(self) -> str:
        return self.alteration.op

    def affects(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return self.what.include(state, scope, oid)

    def apply(self, state: State, scope: Bound, oid: ObjId, value: Any) -> Any:
        return self.alteration.altered(state, scope, oid, value)


@phrase("{what} gets/get {alterations| and}", ru="{what} получает/получают {alterations| и}")
@dataclass(frozen=True)
class Gets(Line, Static):
    """A continuous alteration."""

    what: Things
    alterations: tuple[Alteration, ...]

    def changes(self) -> tuple[Change, ...]:
        return self._changes

    @cached_property
    def _changes(self) -> tuple[Change, ...]:
        return tuple(AlterationOf(self.what, a) for a in self.alterations)


@phrase(
    "while {condition}, {what} gets/get {alterations| and}",
    ru="пока {condition}, {what} получает/получают {alterations| и}",
)
@dataclass(frozen=True)
class GetsWhile(Gets):
    """A continuous alteration under a condition that is checked all the time."""

    condition: Condition = None  # type: ignore[assignment]
    what: Things = None  # type: ignore[assignment]
    alterations: tuple[Alteration, ...] = ()

    def active(self, state: State, scope: Bound) -> bool:
        return self.condition.holds(state, scope)


@phrase("{word}")
@dataclass(frozen=True)
class ForSpan(Span):
    """a duration"""

    word: SpanWord

    def until(self, state: State, scope: Bound) -> Until:
        return Until(game_of(state).spans[self.word])


@dataclass(frozen=True)
class These(Things):
    """Objects fixed when an effect was made."""

    ids: tuple[ObjId, ...]

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return self.ids


@dataclass(frozen=True)
class Lasting(Line, Static):
    """What "… gets … this turn" leaves in force."""

    what: Things
    alterations: tuple[Alteration, ...]
    said: str

    def told(self, tongue: str | Tongue) -> str:
        return self.said

    def changes(self) -> tuple[Change, ...]:
        return self._changes

    @cached_property
    def _changes(self) -> tuple[Change, ...]:
        return tuple(AlterationOf(self.what, a) for a in self.alterations)


@phrase("{what} gets/get {alterations| and} {span}", ru="{what} получает/получают {alterations| и} {span}")
@dataclass(frozen=True)
class GetsFor(Act):
    """An alteration of the objects meant now, for a while. Its numbers are fixed now."""

    what: Things
    alterations: tuple[Alteration, ...]
    span: Span

    def run(self, table: Table, scope: Bound) -> Procedure:
        state = table.state
        found = tuple(o for o in self.what.objects(state, scope) if state.exists(o))
        if not found:
            return False
        fixed = tuple(a.frozen(state, scope) for a in self.alterations)
        words = said(state, self)
        line = Lasting(These(found), fixed, words)
        made = yield from table.emit(lasting(scope, line, self.span.until(state, scope), words))
        return bool(made)


def lasting(scope: Bound, line: Any, until: Until, words: str, left: int | None = None) -> Any:
    """The event that puts an ability in force as an effect, with what its words refer to now."""
    bound = replace(scope, ability=line, slots=dict(scope.slots))
    return START_EFFECT(bound=bound, until=until, words=words, left=left)
