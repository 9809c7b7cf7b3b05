"""The categories of phrases: what a slot can hold. Nodes derive from these; each says what it is asked at run time.

Everything pure takes a position and a scope. The scope is a bound ability: its source (``this``), its controller
(``you``) and the slots that words refer to: ``it``, ``they``, ``actor`` (who carries it out), ``X``, targets.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from judgeapp.kernel.abilities import Ability
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.effects import Until
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.forms import Tongue
from judgeapp.language.phrase import Node

if TYPE_CHECKING:
    from judgeapp.kernel.table import Table


class Instruction(Node):
    """Something to do."""

    def run(self, table: Table, scope: Bound) -> Procedure:
        """Carry it out. Returns whether all of it was done (what "if you do" asks)."""
        raise NotImplementedError(type(self).__name__)

    def possible(self, state: State, scope: Bound) -> bool:
        """Whether it could be carried out now (what "you may" asks)."""
        return True


class Condition(Node):
    """Something that is true or false of a position."""

    mentions: ClassVar[tuple[str, ...]] = ("it",)

    def holds(self, state: State, scope: Bound) -> bool:
        """Whether it is true here."""
        raise NotImplementedError(type(self).__name__)


class Amount(Node):
    """A number."""

    def amount(self, state: State, scope: Bound) -> int:
        """The number, here and now."""
        raise NotImplementedError(type(self).__name__)


class People(Node):
    """One or more players."""

    singular = True
    mentions: ClassVar[tuple[str, ...]] = ("they",)

    def players(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        """The players meant, in turn order where there are several."""
        raise NotImplementedError(type(self).__name__)


class Things(Node):
    """One or more objects that the words point at."""

    singular = True
    mentions: ClassVar[tuple[str, ...]] = ("it",)

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        """The objects meant; a vanished one is still named, its last known form answers for it."""
        raise NotImplementedError(type(self).__name__)

    def include(self, state: State, scope: Bound, oid: ObjId) -> bool:
        """Whether the object is among those meant."""
        return oid in self.objects(state, scope)


class Description(Node):
    """A description that objects fit or don't."""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        """Whether the object fits."""
        raise NotImplementedError(type(self).__name__)

    def find(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        """All objects that fit, in the order of the zones."""
        raise NotImplementedError(type(self).__name__)

    def covers(self, state: State, scope: Bound, oid: ObjId) -> bool:
        """Whether :meth:`find` would find the object."""
        return oid in self.find(state, scope)


class Happening(Node):
    """A kind of event, described: what triggers wait for, restrictions forbid and history is asked for."""

    subject: ClassVar[str] = "what"
    """The field for what is "it" afterwards, where that can be the object itself."""

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        """The kinds of event it can describe."""
        raise NotImplementedError(type(self).__name__)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        """What the words refer to if the event is such a one (``it``, ``they`` …), else None."""
        raise NotImplementedError(type(self).__name__)

    def decides(self, state: State) -> bool:
        """Whether an "if" that follows is decided as this happens, not when the effect is carried out."""
        return False


class Span(Node):
    """How long an effect lasts."""

    def until(self, state: State, scope: Bound) -> Until:
        """When it ends."""
        raise NotImplementedError(type(self).__name__)


class Cost(Node):
    """Something to pay."""

    def payable(self, state: State, scope: Bound) -> bool:
        """Whether it could be paid now."""
        raise NotImplementedError(type(self).__name__)

    def pay(self, table: Table, scope: Bound) -> Procedure:
        """Pay it (raises Illegal where that turns out to be impossible)."""
        raise NotImplementedError(type(self).__name__)


class Line(Node, Ability):
    """A line of card text."""

    shares: ClassVar[bool] = False
    """Whether it is part of one text with the other lines of its card that are: what the card does as it resolves."""
    prepares: ClassVar[bool] = False
    """Whether it is carried out before the card's targets count (a cost)."""
    chooses: ClassVar[bool] = False
    """Whether targets are declared for it; for a triggered ability they are."""

    @property
    def words(self) -> str:
        """The line itself, in English."""
        return self.told("en")

    def told(self, tongue: str | Tongue) -> str:
        """The line itself, in a language. It is put in words once."""
        known: dict[str, str] = self.__dict__.setdefault("_told", {})
        lang = tongue if isinstance(tongue, str) else tongue.lang
        if lang not in known:
            known[lang] = self.show(tongue)
        return known[lang]

    def carried(self) -> tuple[Ability, ...]:
        """Abilities that the card has by this line beside the line itself."""
        return ()


@dataclass(frozen=True)
class QuotedLine(Node):
    """A line of card text in quotes."""

    line: Line
    quoted = Line


def opened(scope: Bound, **slots: Any) -> Bound:
    """The scope with slots of its own that instructions may write, to begin with those given."""
    return scope.with_slots({**scope.slots, **slots})


def bind(scope: Bound, **slots: Any) -> None:
    """Let words refer to something from here on (``it``, ``they`` …). The scope must have been opened."""
    scope.slots.update(slots)  # type: ignore[attr-defined]


def spoken_of(scope: Bound, means: str = "") -> Any:
    """What "it" is: what was written into the word while it was read (``this``, ``target 2``), else what its slot
    holds."""
    return scope.source if means == "this" else scope.slots.get(means or "it")


def bind_count(scope: Bound, what: Things, n: int) -> None:
    """Let "that many" be how many of several things something was done to; one thing is no number to speak of."""
    if not what.singular:
        bind(scope, **{"that many": n})


def actor(scope: Bound) -> PlayerId:
    """The player who carries out an instruction: the one told to, else the controller."""
    found: PlayerId = scope.slots.get("actor", scope.you)
    return found


def as_objects(value: Any) -> tuple[ObjId, ...]:
    """What a slot holds, as objects."""
    if isinstance(value, ObjId):
        return (value,)
    if isinstance(value, tuple):
        return tuple(v for v in value if isinstance(v, ObjId))
    return ()
