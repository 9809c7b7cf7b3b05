"""Flesh and Blood as the kernel and the language see it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from typing import Any, ClassVar

from judgeapp.games.fab import setup
from judgeapp.games.fab.acts import Pass
from judgeapp.games.fab.expansion import EXPANSIONS
from judgeapp.games.fab.functioning import bearers, functioning, functions
from judgeapp.games.fab.glossary import (
    COUNTERS,
    KEYWORDS,
    KNOWN_KEYWORDS,
    NAMED_KEYWORDS,
    NOUNS,
    PLURALS,
    SPANS,
    STATUSES,
    TYPES,
    ZONES,
)
from judgeapp.games.fab.kinds import face_up
from judgeapp.games.fab.options import attempts, candidates, describe, meant, perform, why_not
from judgeapp.games.fab.phases import advance
from judgeapp.games.fab.reading import ARENA, CHAIN, PERMANENT, STACK, hero, is_proxy, source_of, turn_player
from judgeapp.games.fab.rules import RULES
from judgeapp.games.fab.steps import STEPS
from judgeapp.games.fab.values import base, bounded, copied, rule_abilities, shown
from judgeapp.games.fab.vocabulary import NODES, OMITS
from judgeapp.games.fab.words.spans import records_in
from judgeapp.kernel.abilities import Ability, Change, Replacement
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.choices import Illegal, Procedure
from judgeapp.kernel.events import Event, EventKind, Expand
from judgeapp.kernel.game import Action
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.inforce import abilities, face
from judgeapp.kernel.records import Record
from judgeapp.kernel.state import Bound, Obj, State
from judgeapp.kernel.table import Table
from judgeapp.kernel.views import value
from judgeapp.language.cardgame import CardGame, Declares
from judgeapp.language.facts import ONE_WORD, Number, OneOf

SHARED_ZONES = {"stack": STACK, "combat chain": CHAIN, "permanent": PERMANENT}
LAYERS = {"lose": 0, "set": 1, "gain": 2, "multiply": 3, "divide": 4, "add": 5, "subtract": 6}
"""The substages of 6.3.3; a loss spares what another effect added (6.3.6)."""
STEADY = frozenset(("players", "facts"))
RANKS = ("self", "identity", "instead", "increase", "prevent")
"""The order in which kinds of replacement are applied (6.5.3 to 6.5.5)."""


class FleshAndBlood(CardGame):
    """The game under one edition of its Comprehensive Rules."""

    id = "fab"
    title = "Flesh and Blood"
    editions = ("2020-03", "2025-01", "2026-06")
    default_edition = "2025-01"
    declares = Declares.FIRST
    in_play = (*ARENA, "stack")
    zones: ClassVar[Mapping[str, str]] = ZONES
    types = TYPES
    plurals: ClassVar[Mapping[str, str]] = PLURALS
    numbers = ("power", "defense", "life", "intellect", "cost", "pitch", "base power", "base defense", "base life")
    statuses: ClassVar = STATUSES
    counters = COUNTERS
    keywords = KEYWORDS
    known_keywords = KNOWN_KEYWORDS
    named_keywords = NAMED_KEYWORDS
    spans: ClassVar[Mapping[str, str]] = SPANS
    fact_keys = (
        "set",
        "types",
        "pitch",
        "color",
        "cost",
        "power",
        "defense",
        "life",
        "intellect",
        "trait",
        "also",
        "slot",
    )
    fact_kinds: ClassVar = {
        "set": ONE_WORD,
        "pitch": Number(1, 3),
        "color": OneOf(("red", "yellow", "blue")),
        "cost": Number(pattern=r"X+(\+[0-9]{1,2})?"),
        **dict.fromkeys(("power", "defense", "life"), Number(pattern=r"\*")),
        "intellect": Number(),
        "also": OneOf(("young",)),
        "slot": OneOf(("expansion",)),
    }
    varying = ("pitch", "power", "defense", "cost", "life")
    nodes = NODES
    omits = OMITS
    steps = STEPS
    setup_zones: ClassVar[Mapping[str, str]] = setup.ZONES
    setup_scalars: ClassVar[Mapping[str, str]] = setup.SCALARS
    setup_flags = setup.FLAGS
    setup_homes: ClassVar[Mapping[str, tuple[str, ...]]] = setup.HOMES
    setup_holds: ClassVar[Mapping[str, tuple[str, ...]]] = setup.HOLDS
    setup_marks: ClassVar = setup.MARKS
    setup_counts: ClassVar[Mapping[str, str]] = setup.COUNTS
    choice_kinds = (
        "target",
        "attack",
        "method",
        "mode",
        "pitch",
        "X",
        "may",
        "choose",
        "order",
        "first",
        "replacement",
        "arsenal",
        "bottom",
        "top",
        "ability",
        "random",
        "name",
        "number",
        "find",
        "discard",
        "card",
        "player",
    )

    # --- reading ----------------------------------------------------------------------------------------------------

    def lexicon(self) -> dict[str, tuple[str, ...]]:
        return {**super().lexicon(), "noun": NOUNS}

    def variant_name(self, name: str, facts: Mapping[str, Any]) -> str:
        color = {1: "red", 2: "yellow", 3: "blue"}.get(facts.get("pitch", 0))
        return f"{name} ({color})" if color else name

    def zone_for(self, kind: str, player: PlayerId) -> Zone:
        return SHARED_ZONES.get(kind) or Zone(kind, player)

    def avatar(self, state: State, player: PlayerId) -> ObjId | None:
        return hero(state, player)

    def scalar(self, state: State, player: PlayerId, word: str) -> Any:
        return setup.scalar(state, player, self.setup_scalars[word])

    def has_keyword(self, state: State, oid: ObjId, word: str) -> bool:
        """Whether the object has the keyword; a proxy has those of its source, too, but not go again (1.4.3a)."""
        if super().has_keyword(state, oid, word):
            return True
        obj = state.obj(oid)
        return is_proxy(obj) and word != "go again" and super().has_keyword(state.at(oid), source_of(state, oid), word)

    def number(self, state: State, oid: ObjId, prop: str) -> Any:
        return value(state, oid, prop)

    def records_in(self, state: State, scope: Bound, stretch: str, *kinds: EventKind) -> Iterator[Record]:
        return records_in(state, scope, stretch, *kinds)

    def functions(self, obj: Obj, ability: Ability) -> bool:
        return functions(obj, ability)

    def carries(self, changed: Set[str], given: bool) -> bool:
        """Printed abilities function or not by where they are; given ones may depend on anything, on the past too."""
        return not given and changed <= STEADY

    def bearers(self, state: State) -> Iterator[Obj]:
        yield from bearers(state)

    def functioning(self, obj: Obj, lines: Sequence[Ability]) -> Sequence[Ability]:
        return functioning(obj, lines)

    def rule_abilities(self, state: State) -> Sequence[Bound]:
        return rule_abilities(state)

    def layer(self, change: Change) -> tuple[int, ...]:
        return (LAYERS[change.op],)

    def base(self, state: State, obj: Obj, prop: str) -> Any:
        return base(state, obj, prop)

    def copied(self, state: State, obj: Obj, card: CardDef, prop: str) -> Any:
        return copied(state, obj, card, prop)

    def bounded(self, prop: str, op: str, value: Any) -> Any:
        return bounded(prop, op, value)

    def shown(self, prop: str, value: Any) -> Any:
        return shown(prop, value)

    def public(self, state: State, oid: ObjId) -> bool:
        return face_up(state.obj(oid))

    def rules_of(self, name: str) -> tuple[str, ...]:
        return RULES.get(name, ())

    def expansion(self, kind: EventKind) -> Expand | None:
        return EXPANSIONS.get(kind, kind.expand)

    def interchangeable(self, state: State, one: ObjId, other: ObjId) -> bool:
        """Tokens of one kind in the arena, of one player, with nothing on them."""
        if not (state.exists(one) and state.exists(other)):
            return False
        mine, theirs = state.obj(one), state.obj(other)
        alike = mine.card is theirs.card and mine.controller == theirs.controller and mine.zone == theirs.zone
        return alike and bool(mine.card.facts.get("token")) and not mine.marks and not theirs.marks

    # --- deciding ---------------------------------------------------------------------------------------------------

    def next_replacements(
        self, state: State, event: Event, candidates: Sequence[Bound]
    ) -> tuple[PlayerId, Sequence[Bound]]:
        def rank(bound: Bound) -> int:
            ability = bound.ability
            assert isinstance(ability, Replacement)
            return RANKS.index(ability.rank)

        first = min(rank(b) for b in candidates)
        same = [b for b in candidates if rank(b) == first]
        for player in state.after(turn_player(state)):
            own = [b for b in same if b.you == player]
            if own:
                return player, own
        return same[0].you, same

    def trigger_order(self, state: State) -> tuple[PlayerId, ...]:
        return state.after(state.fact("first", turn_player(state)))

    # --- procedure --------------------------------------------------------------------------------------------------

    def opening(self, stage: Any, turn: str, line: int) -> None:
        setup.opening(self, stage, turn)

    def setup_place(self, stage: Any, owner: PlayerId, text: str) -> tuple[Zone, str] | None:
        return setup.place(stage, owner, text)

    def setup_state(self, stage: Any, said: str, marks: dict[str, Any]) -> bool:
        return setup.state_of(said, marks)

    def advance(self, table: Table) -> Procedure:
        yield from advance(table)

    def actions(self, state: State, player: PlayerId) -> Iterator[Action]:
        yield from candidates(state, player)

    def attempts(self, state: State, player: PlayerId) -> Iterator[Action]:
        yield from attempts(state, player)

    def illegal(self, state: State, player: PlayerId, action: Action) -> Illegal | None:
        return why_not(state, player, action)

    def meant(self, state: State, player: PlayerId, action: Action) -> Event | None:
        return meant(state, player, action)

    def perform(self, table: Table, player: PlayerId, action: Action) -> Procedure:
        yield from perform(table, player, action)

    def passing(self, state: State, player: PlayerId) -> Action:
        return Pass()

    def describe(self, state: State, action: Action) -> str:
        return describe(state, action)


__all__ = ["FleshAndBlood", "abilities", "face"]
