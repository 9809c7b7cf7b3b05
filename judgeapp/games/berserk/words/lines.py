"""Lines of card text: triggered and activated abilities, and what a hidden card may do (§112-115)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from judgeapp.games.berserk import kinds
from judgeapp.games.berserk.terms import HAND
from judgeapp.kernel.abilities import Ability, Triggered
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import PlayerId
from judgeapp.kernel.records import Record
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Cost, Happening, Instruction, Line, QuotedLine, opened
from judgeapp.language.phrase import Node, phrase


class Moment(Line, Triggered):
    """A triggered ability of one kind of event (§113). Subclasses say which and when it is meant."""

    kind: EventKind
    effect: Instruction
    offers: ClassVar[tuple[str, ...]] = ("it",)
    itself = True

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (self.kind,)

    def meant(self, state: State, scope: Bound, event: Event) -> bool:
        """Whether this very event is meant."""
        return bool(event["object"] == scope.source)

    def match(self, state: State, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        event = record.event
        if event is None or not self.meant(state, scope, event):
            return None
        return {"it": event.get("object", scope.source)}

    def resolve(self, table: Table, scope: Bound) -> Procedure:
        return (yield from self.effect.run(table, opened(scope)))


@phrase("Hire: {effect}", ru="Найм: {effect}")
@dataclass(frozen=True)
class Hire(Moment):
    """a Hire: when this card enters play, from wherever it comes"""

    effect: Instruction
    kind = kinds.ENTERED


@phrase("Death: {effect}", ru="Гибель: {effect}")
@dataclass(frozen=True)
class Death(Moment):
    """a Death: when this card goes from play to the graveyard"""

    effect: Instruction
    kind = kinds.DIE


class WhoseTurn(Node):
    """Whose turn."""

    def meant(self, scope: Bound, player: PlayerId) -> bool:
        """Whether this player's turn is meant."""
        raise NotImplementedError(type(self).__name__)


@phrase("your", ru="вашего")
@dataclass(frozen=True)
class OfYours(WhoseTurn):
    """your"""

    def meant(self, scope: Bound, player: PlayerId) -> bool:
        return player == scope.you


@phrase("each", ru="каждого")
@dataclass(frozen=True)
class OfEach(WhoseTurn):
    """each"""

    def meant(self, scope: Bound, player: PlayerId) -> bool:
        return True


@phrase("the opponent's", ru="чужого")
@dataclass(frozen=True)
class OfOpponents(WhoseTurn):
    """the opponent's"""

    def meant(self, scope: Bound, player: PlayerId) -> bool:
        return player != scope.you


@phrase("at the start of {whose} turn, {effect}", ru="в начале {whose} хода {effect}")
@dataclass(frozen=True)
class AtStart(Moment):
    """a triggered ability of the start of a turn (§304)"""

    whose: WhoseTurn
    effect: Instruction
    kind = kinds.AT_START
    offers: ClassVar[tuple[str, ...]] = ()

    def meant(self, state: State, scope: Bound, event: Event) -> bool:
        return self.whose.meant(scope, event["player"])


@phrase("at the end of {whose} turn, {effect}", ru="в конце {whose} хода {effect}")
@dataclass(frozen=True)
class AtEnd(Moment):
    """a triggered ability of the end of a turn (§310)"""

    whose: WhoseTurn
    effect: Instruction
    kind = kinds.AT_END
    offers: ClassVar[tuple[str, ...]] = ()

    def meant(self, state: State, scope: Bound, event: Event) -> bool:
        return self.whose.meant(scope, event["player"])


class Uses(Node):
    """How often in a turn."""


@phrase("{costs|,}: {effect}")
@dataclass(frozen=True)
class Activated(Line):
    """an activated ability: payment and effect, once a turn (§114)"""

    costs: tuple[Cost, ...]
    effect: Instruction
    limit = 1
    chooses = True

    @property
    def most(self) -> int:
        """How often it may be used in a turn."""
        return self.limit


@phrase("any number of times, {costs|,}: {effect}", ru="любое число раз, {costs|,}: {effect}")
@dataclass(frozen=True)
class Unlimited(Activated):
    """an activated ability without a limit"""

    costs: tuple[Cost, ...]
    effect: Instruction
    limit = 1_000


@phrase("Ambush {n}: {event}", ru="Засада {n}: {event}")
@dataclass(frozen=True)
class Ambush(Line, Triggered):
    """playing this card from hand for so many coins when something happens, in anybody's turn (§121)"""

    n: int
    event: Happening

    @property
    def zones(self) -> tuple[str, ...]:
        return (HAND,)

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return self.event.kinds

    def match(self, state: State, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        assert record.event is not None
        return self.event.match(state, scope, record.event)

    def resolve(self, table: Table, scope: Bound) -> Procedure:
        raise NotImplementedError("an ambush is carried out when it is declared")


@phrase("Cancel {n}: {event}", ru="Отмена {n}: {event}")
@dataclass(frozen=True)
class Cancel(Line):
    """discarding this card and paying so many coins to cancel a card being played (§518)"""

    n: int
    event: Happening

    @property
    def zones(self) -> tuple[str, ...]:
        return (HAND,)


@phrase("while hidden {text}", ru="в скрытом виде {text}")
@dataclass(frozen=True)
class WhileHidden(Line):
    """an ability that works while its card is hidden"""

    text: QuotedLine

    def carried(self) -> tuple[Ability, ...]:
        return (self.text.line,)
