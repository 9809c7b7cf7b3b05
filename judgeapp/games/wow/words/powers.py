"""Powers given and taken: keywords with an argument, lines that give or take powers, for ever so long."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from judgeapp.games.wow import reading
from judgeapp.games.wow.kinds import Thing, ThingKind
from judgeapp.games.wow.lists import KEYWORDS_2008
from judgeapp.games.wow.words.lines import means
from judgeapp.games.wow.words.moments import overdue
from judgeapp.games.wow.words.structure import PaymentPower, is_power
from judgeapp.kernel.abilities import Ability, Change, Static
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Description, Line, Things
from judgeapp.language.nodes.changes import Alteration
from judgeapp.language.nodes.descriptions import NumberWord
from judgeapp.language.nodes.keywords import KeywordLine, keyword_text
from judgeapp.language.nodes.things import EachThing
from judgeapp.language.phrase import Node, phrase


class InspireWhat(Node):
    """What can be inspired: for each choice a description and how many at most."""

    def choices(self) -> tuple[tuple[Description, int], ...]:
        """The choices that one use of the power gives (501.1b)."""
        raise NotImplementedError(type(self).__name__)


@phrase("{what}")
@dataclass(frozen=True)
class InspireOne(InspireWhat):
    """one card"""

    what: Description

    def choices(self) -> tuple[tuple[Description, int], ...]:
        return ((self.what, 1),)


@phrase("{some|,}, or {last}")
@dataclass(frozen=True)
class InspireOneOf(InspireWhat):
    """one card of several kinds"""

    some: tuple[Description, ...]
    last: Description

    def choices(self) -> tuple[tuple[Description, int], ...]:
        return ((AnyOf((*self.some, self.last)), 1),)


@phrase("{some|,}, and {last}")
@dataclass(frozen=True)
class InspireEach(InspireWhat):
    """one card of each kind"""

    some: tuple[Description, ...]
    last: Description

    def choices(self) -> tuple[tuple[Description, int], ...]:
        return tuple((d, 1) for d in (*self.some, self.last))


@phrase("{one} and {other}")
@dataclass(frozen=True)
class InspireBoth(InspireWhat):
    """one card of either kind"""

    one: Description
    other: Description

    def choices(self) -> tuple[tuple[Description, int], ...]:
        return ((self.one, 1), (self.other, 1))


@phrase("all friendly {what}")
@dataclass(frozen=True)
class InspireAll(InspireWhat):
    """any number of cards"""

    what: Description

    def choices(self) -> tuple[tuple[Description, int], ...]:
        return ((self.what, 99),)


@dataclass(frozen=True)
class AnyOf(Description):
    """One of several descriptions."""

    some: tuple[Description, ...]

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return any(d.fits(state, scope, oid) for d in self.some)

    def find(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return tuple(dict.fromkeys(o for d in self.some for o in d.find(state, scope)))


@phrase("inspire: {what}")
@dataclass(frozen=True)
class Inspire(Line):
    """Inspire."""

    what: InspireWhat
    keyword: ClassVar[str] = "inspire"


class Sabotageable(Node):
    """What can be sabotaged."""

    def is_it(self, state: State, scope: Bound, target: ObjId | Thing) -> bool:
        """Whether the thing is such a one."""
        raise NotImplementedError(type(self).__name__)


@phrase("{what}")
@dataclass(frozen=True)
class SabotageCard(Sabotageable):
    """a card"""

    what: Description

    def is_it(self, state: State, scope: Bound, target: ObjId | Thing) -> bool:
        return isinstance(target, ObjId) and reading.in_play(state, target) and self.what.fits(state, scope, target)


@phrase("{kind}")
@dataclass(frozen=True)
class SabotageThing(Sabotageable):
    """something without a card"""

    kind: ThingKind

    def is_it(self, state: State, scope: Bound, target: ObjId | Thing) -> bool:
        return isinstance(target, Thing) and target.kind is self.kind


@phrase("sabotage: {what}")
@dataclass(frozen=True)
class Sabotage(Line):
    """Sabotage."""

    what: Sabotageable
    keyword: ClassVar[str] = "sabotage"


@phrase("{n} {number}")
@dataclass(frozen=True)
class SetNumber(Alteration):
    """a number of its own"""

    n: int
    number: NumberWord

    @property
    def prop(self) -> str:
        return self.number

    @property
    def op(self) -> str:
        return "set"

    def altered(self, state: State, scope: Bound, oid: ObjId, value: Any) -> Any:
        return self.n


@dataclass(frozen=True)
class AlterationOf(Change):
    """An alteration of whatever the words mean."""

    what: Things
    alteration: Alteration

    @property
    def prop(self) -> str:
        return self.alteration.prop

    @property
    def op(self) -> str:
        return self.alteration.op

    def affects(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return reading.in_play(state, oid) and means(self.what, state, scope, oid)

    def apply(self, state: State, scope: Bound, oid: ObjId, value: Any) -> Any:
        return self.alteration.altered(state, scope, oid, value)


@phrase("{what} has/have {alterations| and}")
@dataclass(frozen=True)
class Has(Line, Static):
    """A continuous alteration (704.1a)."""

    what: Things
    alterations: tuple[Alteration, ...]

    def changes(self) -> tuple[Change, ...]:
        return tuple(AlterationOf(self.what, a) for a in self.alterations)


class Powers(Enum):
    """Which powers are lost."""

    ALL = "powers"
    KEYWORDS = "keyword powers"
    FLIP = "flip powers"


def without(state: State, line: Ability, which: Powers) -> bool:
    """Whether a line is among the powers that are lost; which words are keywords depends on the edition."""
    match which:
        case Powers.ALL:
            return is_power(line)
        case Powers.KEYWORDS:
            word = getattr(line, "keyword", None)
            return word is not None and (word in KEYWORDS_2008 or state.game.since("7.4"))
        case Powers.FLIP:
            return isinstance(line, PaymentPower) and line.flips


@dataclass(frozen=True)
class PowersOf(Change):
    """The loss of powers, of whatever the words mean. It comes after every gain: "can't have" wins (103.2)."""

    what: Things
    which: Powers
    prop: ClassVar[str] = "abilities"
    op: ClassVar[str] = "lose"

    def affects(self, state: State, scope: Bound, oid: ObjId) -> bool:
        if isinstance(self.what, EachThing) and not reading.in_play(state, oid):
            return False
        return means(self.what, state, scope, oid)

    def apply(self, state: State, scope: Bound, oid: ObjId, value: Any) -> Any:
        gone = {id(a) for a in value if without(state, a, self.which)}
        if self.which is Powers.KEYWORDS:
            words = [a for a in value if isinstance(a, KeywordLine) and id(a) in gone]
            meant = [t for a in words for t in keyword_text(game_of(state), a.keyword, a.n)]
            gone |= {id(a) for a in value if a in meant}
        return tuple(a for a in value if id(a) not in gone)


@phrase("{what} loses/lose and can't have {which}")
@dataclass(frozen=True)
class LosePowers(Line, Static):
    """The loss of powers while the card is in force (700.3)."""

    what: Things
    which: Powers

    def changes(self) -> tuple[Change, ...]:
        return (PowersOf(self.what, self.which),)


@dataclass(frozen=True)
class LostPowers(Line, Static):
    """What a loss of powers for a time leaves in force; it knows by itself when its time is over."""

    what: Things
    which: Powers
    said: str
    limit: str = ""

    @property
    def words(self) -> str:
        return self.said

    def changes(self) -> tuple[Change, ...]:
        return (PowersOf(self.what, self.which),)

    def active(self, state: State, scope: Bound) -> bool:
        match self.limit:
            case "their next turn":
                return not overdue(state, scope)
            case "in your party":
                return reading.in_party(state, scope.source, scope.you)
            case _:
                return True


@dataclass(frozen=True)
class Given(Line, Static):
    """What "… has … this turn" leaves in force: of the objects fixed then, or of whatever fits at any time (714.3e)."""

    what: Things
    alterations: tuple[Alteration, ...]
    said: str

    @property
    def words(self) -> str:
        return self.said

    def changes(self) -> tuple[Change, ...]:
        return tuple(AlterationOf(self.what, a) for a in self.alterations)


def fixed(alterations: tuple[Alteration, ...], state: State, scope: Bound) -> tuple[Alteration, ...]:
    """Alterations with their numbers as they are now."""
    return tuple(a.frozen(state, scope) for a in alterations)
