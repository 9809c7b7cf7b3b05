"""What a game package tells the kernel. The kernel asks; it never looks inside."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence, Set
from typing import TYPE_CHECKING, Any, ClassVar

from judgeapp.kernel.ids import ObjId, PlayerId

if TYPE_CHECKING:
    from judgeapp.kernel.abilities import Ability, Change
    from judgeapp.kernel.cards import CardDef
    from judgeapp.kernel.choices import Illegal, Procedure
    from judgeapp.kernel.events import Event, EventKind, Expand
    from judgeapp.kernel.state import Bound, Obj, State
    from judgeapp.kernel.table import Table


class Action(ABC):  # noqa: B024
    """Something a player does in a window. Games declare their verbs as subclasses (frozen dataclasses)."""

    __slots__ = ()


class Game(ABC):
    """One game under one edition of its rules."""

    id: ClassVar[str]
    title: ClassVar[str]
    lang: ClassVar[str] = "en"
    editions: ClassVar[tuple[str, ...]]
    """Editions in order of time."""
    default_edition: ClassVar[str]

    dormant: ClassVar[frozenset[str]] = frozenset()
    """Kinds of zone in which no ability of an object ever functions."""
    steady: ClassVar[frozenset[str]] = frozenset({"players"})
    """Parts of a position (``players``, ``facts``) that no ability needs to be in force: changing only these leaves
    everything in force as it was."""

    def __init__(self, edition: str | None = None) -> None:
        self.edition = edition or self.default_edition
        if self.edition not in self.editions:
            raise ValueError(f"{self.title} knows the editions {', '.join(self.editions)}, not {self.edition}")

    def since(self, edition: str) -> bool:
        """Whether the edition in force is this one or a later one."""
        return self.editions.index(self.edition) >= self.editions.index(edition)

    # --- reading a position ---------------------------------------------------------------------------------------

    def friendly(self, state: State, one: PlayerId, other: PlayerId) -> bool:
        """Whether two players are on one side."""
        return one == other

    @abstractmethod
    def functions(self, obj: Obj, ability: Ability) -> bool:
        """Whether an ability of the object functions where and how the object is: for the object alone to tell."""

    def carries(self, changed: Set[str], given: bool) -> bool:
        """Whether everything in force stays so where only these parts of a position change. given: whether something
        gives abilities or takes them away, or would under other circumstances, which may depend on more."""
        return changed <= self.steady

    def bearers(self, state: State) -> Iterator[Obj]:
        """The objects whose abilities could function where they are; a game that can leave more out is faster."""
        for obj in state.objects.values():
            if obj.zone.kind not in self.dormant:
                yield obj

    def functioning(self, obj: Obj, lines: Sequence[Ability]) -> Sequence[Ability]:
        """Of the abilities that an object has, those that function; a game that can tell faster may say so."""
        return [a for a in lines if self.functions(obj, a)]

    def rule_abilities(self, state: State) -> Sequence[Bound]:
        """Abilities that the rules themselves keep in force (counters, the mark, keywords of the rulebook)."""
        return ()

    @abstractmethod
    def layer(self, change: Change) -> tuple[int, ...]:
        """Where a change stands in the order of application; equal places go by timestamp."""

    def printed(self, obj: Obj) -> CardDef:
        """The card as the game sees it where the object lies: a blank one for a face-down card, for instance."""
        return obj.card

    def base(self, state: State, obj: Obj, prop: str) -> Any:
        """The value of a characteristic before any change; None where the object has no such property."""
        return obj.card.facts.get(prop)

    def copied(self, state: State, obj: Obj, card: CardDef, prop: str) -> Any:
        """The same for an object that is a copy of a card; a printed ``*`` leaves the object's own value."""
        value = card.facts.get(prop)
        return obj.card.facts.get(prop) if value == "*" else value

    def bounded(self, prop: str, op: str, value: Any) -> Any:
        """A value after one change, with the limits that hold at each change."""
        return value

    def shown(self, prop: str, value: Any) -> Any:
        """A value as the game reads it, after all changes."""
        return value

    @abstractmethod
    def public(self, state: State, oid: ObjId) -> bool:
        """Whether all players may see the face of the object."""

    def words(self, ability: Ability) -> str:
        """The card text that an ability is, in the language of the game."""
        return ability.words

    @abstractmethod
    def rules_of(self, name: str) -> tuple[str, ...]:
        """The rules behind a kind of event or a word of the language, by its name. Empty: the rulebook is silent."""

    def expansion(self, kind: EventKind) -> Expand | None:
        """What a named event consists of in this game (destroyed cards go to the graveyard here, the trash there)."""
        return kind.expand

    def interchangeable(self, state: State, one: ObjId, other: ObjId) -> bool:
        """Whether it makes no difference which of two objects comes first (tokens of one kind, say)."""
        return False

    # --- deciding -------------------------------------------------------------------------------------------------

    @abstractmethod
    def next_replacements(
        self, state: State, event: Event, candidates: Sequence[Bound]
    ) -> tuple[PlayerId, Sequence[Bound]]:
        """Of the replacements that could be applied now, those that come first, and who chooses among them."""

    def sets_off(self, reading: State, scope: Bound) -> bool:
        """Whether an ability whose event has happened triggers; scope: with what its words refer to. Some games look at
        a condition inside the effect already then."""
        return True

    @abstractmethod
    def trigger_order(self, state: State) -> tuple[PlayerId, ...]:
        """The players in the order in which their waiting triggers are put down."""

    # --- procedure ------------------------------------------------------------------------------------------------

    @abstractmethod
    def advance(self, table: Table) -> Procedure:
        """Carry the game on, from wherever the position says it stands, to the next window; end by ``open_window``.

        Between windows nothing may live in Python variables: a position at a window is a complete restart point. A
        game that has ended sets the fact ``over`` and opens no window.
        """

    @abstractmethod
    def actions(self, state: State, player: PlayerId) -> Iterator[Action]:
        """Everything worth trying in the present window, legal or not, in a fixed order."""

    def attempts(self, state: State, player: PlayerId) -> Iterator[Action]:
        """What a player might ask for although nothing speaks for it in the present window (a card at the wrong time,
        an exhausted unit), so that "why not" has an answer; in a fixed order. Some may stand among the actions too."""
        return iter(())

    @abstractmethod
    def illegal(self, state: State, player: PlayerId, action: Action) -> Illegal | None:
        """Why the player may not even begin this action, or None."""

    def meant(self, state: State, player: PlayerId, action: Action) -> Event | None:
        """An action as the event that it would be, as far as the action says it (a target may still be open); None for
        one that is no event. What is refused is recorded as this event."""
        return None

    @abstractmethod
    def perform(self, table: Table, player: PlayerId, action: Action) -> Procedure:
        """Carry out an action (raises Illegal where it turns out to be impossible)."""

    @abstractmethod
    def passing(self, state: State, player: PlayerId) -> Action:
        """The action of doing nothing in the present window. While passes are being counted, the fact ``passes`` is
        above 0."""

    @abstractmethod
    def describe(self, state: State, action: Action) -> str:
        """The action as a step of the scenario notation, without the player's name."""
