"""Berserk Heroes (Берсерк. Герои) as the kernel and the language see it."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from judgeapp.games.berserk import actions, reading, turn
from judgeapp.games.berserk.actions import Activate, Attack, EndTurn, Play, PresentDeck
from judgeapp.games.berserk.decks import SIDEBOARD
from judgeapp.games.berserk.kinds import EXPANSIONS, Means
from judgeapp.games.berserk.opening import open_table
from judgeapp.games.berserk.rules import RULES
from judgeapp.games.berserk.steps import STEPS
from judgeapp.games.berserk.terms import (
    CHARACTER,
    CLOSED,
    CLOSED_COINS,
    COINS,
    CREATURE,
    DECK,
    EQUIPMENT,
    EXTRA_LIVES,
    FLEETING_COINS,
    FRESH,
    GRAVEYARD,
    HAND,
    HERO,
    HIDDEN,
    IN_PLAY,
    KEYWORDS,
    LEXEMES,
    PLAY,
    PLURALS,
    PRAYERS,
    QUEUE,
    RESERVE,
    SPELL,
    SUPPORT,
    THE_QUEUE,
    TYPES,
    WOUNDS,
)
from judgeapp.games.berserk.words import WORDS
from judgeapp.games.berserk.words.lasting import HiddenUntouched, OnePerName
from judgeapp.games.berserk.words.lines import WhileHidden
from judgeapp.games.berserk.words.wounds import TakesNone
from judgeapp.kernel.abilities import Ability, Change, Replacement
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.choices import Illegal, Procedure
from judgeapp.kernel.events import Event, EventKind, Expand
from judgeapp.kernel.game import Action
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.state import Bound, Obj, State
from judgeapp.kernel.table import Table
from judgeapp.kernel.views import abilities, value
from judgeapp.language.cardgame import CardGame, Declares, TargetCheck
from judgeapp.language.facts import ONE_WORD, Number
from judgeapp.language.nodes.descriptions import InStatus
from judgeapp.language.nodes.instructions import Destroy, DrawCards
from judgeapp.language.nodes.keywords import KeywordLine, keyword_text
from judgeapp.language.phrase import Node, walk

_NEWEST_STAYS = ("Броня",)
"""Keywords of which, in the 2023 edition, a card keeps the one it gained last."""


class Berserk(CardGame):
    """Berserk Heroes, in the wording of 2023 or of the 15th base edition."""

    id = "berserk"
    title = "Берсерк. Герои"
    lang = "ru"
    also = ("en",)
    editions = ("2023", "15")
    default_edition = "2023"
    declares = Declares.FIRST
    in_play = (PLAY,)
    steady = frozenset(("players", "facts"))
    dormant = frozenset((DECK, GRAVEYARD, RESERVE, SIDEBOARD))
    zones: ClassVar = {z: z for z in (PLAY, HAND, DECK, GRAVEYARD, RESERVE, QUEUE)}
    types = tuple(TYPES)
    plurals: ClassVar = PLURALS
    numbers = ("strike", "lives", "cost", WOUNDS, "base lives")
    statuses: ClassVar = {
        "открытый": reading.is_open,
        "закрытый": lambda s, o: not reading.is_open(s, o),
        "скрытый": reading.is_hidden,
        "раненый": lambda s, o: s.obj(o).mark(WOUNDS, 0) > 0,
        "слабый": reading.weak,
        "новый": reading.came_this_turn,
    }
    keywords = tuple(KEYWORDS)
    known_keywords = ("Орда",)
    spans: ClassVar = {"this turn": "turn", "this game": "game", "for good": "never"}
    nodes = WORDS
    omits = (DrawCards, Destroy)
    steps = STEPS
    lexemes = LEXEMES
    target_check = TargetCheck.WHEN_DECLARED
    fact_keys = ("types", "cost", "lives", "strike", "set")
    fact_kinds: ClassVar = {"set": ONE_WORD, **dict.fromkeys(("cost", "lives", "strike"), Number())}
    fact_words: ClassVar = {
        "типы": "types",
        "тип": "types",
        "стоимость": "cost",
        "жизни": "lives",
        "сила": "strike",
        "набор": "set",
    }
    setup_zones: ClassVar = {
        "герой": PLAY, "hero": PLAY, "линия существ": PLAY, "line of creatures": PLAY, "поддержка": PLAY,
        "support": PLAY, "в игре": PLAY, "play": PLAY, "рука": HAND, "hand": HAND, "колода": DECK,
        "deck": DECK, "кладбище": GRAVEYARD, "graveyard": GRAVEYARD, "дополнительная колода": SIDEBOARD,
        "sideboard": SIDEBOARD,
    }  # fmt: skip
    setup_scalars: ClassVar = {
        "монеты": COINS, "coins": COINS, "закрытые монеты": CLOSED_COINS, "closed coins": CLOSED_COINS,
        "временные монеты": FLEETING_COINS, "temporary coins": FLEETING_COINS, "молитвы": PRAYERS,
        "prayers": PRAYERS, "раны": WOUNDS, "wounds": WOUNDS, "жизни": "жизни", "life": "жизни",
        "открытые монеты": "открытые монеты", "open coins": "открытые монеты",
    }  # fmt: skip
    setup_homes: ClassVar = {
        HERO: ("герой", "hero", "в игре", "play"),
        SPELL: ("рука", "hand", "колода", "deck", "кладбище", "graveyard", "дополнительная колода", "sideboard"),
    }
    setup_holds: ClassVar = {
        **dict.fromkeys(("герой", "hero"), (HERO,)),
        **dict.fromkeys(("линия существ", "line of creatures"), (CREATURE, CHARACTER)),
        **dict.fromkeys(("поддержка", "support"), (SUPPORT, EQUIPMENT)),
    }
    setup_marks: ClassVar = {
        said: (mark, True)
        for mark, words in {
            CLOSED: ("закрыт", "закрыта", "закрыто", "closed"),
            HIDDEN: ("скрыт", "скрыта", "скрыто", "hidden"),
            FRESH: ("новый", "новая", "новое", "new"),
        }.items()
        for said in words
    }
    setup_counts: ClassVar = {
        "рана": WOUNDS, "раны": WOUNDS, "ран": WOUNDS, "wounds": WOUNDS, "wound": WOUNDS,
        "дополнительные жизни": EXTRA_LIVES, "additional lives": EXTRA_LIVES,
    }  # fmt: skip
    choice_kinds = (
        "target", "order", "may", "choose", "replacement", "defender", "reveal", "search", "top", "under", "X",
        "discard", "fleeting", "mode",
    )  # fmt: skip

    def lexicon(self) -> dict[str, tuple[str, ...]]:
        return {**super().lexicon(), "phase": tuple(LEXEMES["phase"])}

    # --- setting a table --------------------------------------------------------------------------------------------

    def opening(self, stage: Any, turn: str, line: int) -> None:
        self.problem = open_table(stage, turn)

    def scalar(self, state: State, player: PlayerId, word: str) -> Any:
        hero = reading.hero_of(state, player)
        match self.setup_scalars[word]:
            case "жизни":
                return 0 if hero is None else reading.lives(state, hero)
            case "открытые монеты":
                return reading.open_coins(state, player)
            case mark if mark == WOUNDS:
                return 0 if hero is None else state.obj(hero).mark(WOUNDS, 0)
            case mark:
                return state.player(player, mark)

    # --- reading a position -------------------------------------------------------------------------------------------

    def zone_for(self, kind: str, player: PlayerId) -> Zone:
        return {PLAY: IN_PLAY, QUEUE: THE_QUEUE}.get(kind) or Zone(kind, player)

    def avatar(self, state: State, player: PlayerId) -> ObjId | None:
        return reading.hero_of(state, player)

    def is_a(self, state: State, oid: ObjId, word: str) -> bool:
        return reading.is_a(state, oid, word)

    def number(self, state: State, oid: ObjId, prop: str) -> Any:
        match prop:
            case "lives":
                return reading.lives(state, oid)
            case "base lives":
                return reading.base_lives(state, oid)
            case "strike" if value(state, oid, "strike") is not None:
                return reading.strike(state, oid)
            case mark if mark == WOUNDS:
                return state.obj(oid).mark(WOUNDS, 0)
            case _:
                return value(state, oid, prop)

    def functions(self, obj: Obj, ability: Ability) -> bool:
        if ability.zones is not None:
            return obj.zone.kind in ability.zones
        if obj.zone.kind != PLAY:
            return False
        if HIDDEN in obj.marks:
            if isinstance(ability, OnePerName):
                return self.since("15")
            return _while_hidden(obj.card, ability) or _speaks_of_hidden(ability)
        return not _while_hidden(obj.card, ability)

    def functioning(self, obj: Obj, lines: Sequence[Ability]) -> Sequence[Ability]:
        if lines is obj.card.abilities and obj.zone.kind == PLAY and HIDDEN not in obj.marks and _plain(obj.card):
            return lines
        if obj.zone.kind == HAND:
            return _in_hand(obj.card)
        return super().functioning(obj, lines)

    def overlooked(self, state: State, what: Node) -> Container[ObjId]:
        hidden = reading.hidden_ones(state)
        return () if not hidden or _speaks_of_hidden(what) else hidden

    def targetable(self, state: State, scope: Bound, oid: ObjId) -> bool:
        """Protection from spells (§515): no target of an opponent's spell."""
        if scope.you == state.obj(oid).controller or not reading.is_a(state, scope.source, "заклинание"):
            return True
        return not any(isinstance(a, TakesNone) and a.source.means == (Means.SPELL,) for a in abilities(state, oid))

    def rule_abilities(self, state: State) -> Sequence[Bound]:
        """Since the 15th edition a hidden character takes no wounds and can't be destroyed."""
        return (_UNTOUCHED,) if self.since("15") and reading.hidden_ones(state) else ()

    def with_keyword(
        self, before: tuple[Ability, ...], line: Ability, meaning: tuple[Ability, ...]
    ) -> tuple[Ability, ...]:
        word = getattr(line, "keyword", None)
        if word not in _NEWEST_STAYS or self.since("15"):
            return (*before, line, *meaning)
        lost: list[Ability] = []
        for old in before:
            if isinstance(old, KeywordLine) and old.keyword == word:
                lost += [old, *keyword_text(self, old.keyword, old.n)]
        return (*(a for a in before if a not in lost), line, *meaning)

    def layer(self, change: Change) -> tuple[int, ...]:
        return (_ORDER.get(change.op, 9),)

    def public(self, state: State, oid: ObjId) -> bool:
        obj = state.obj(oid)
        return obj.zone.kind not in (HAND, DECK, SIDEBOARD) and not obj.mark(HIDDEN)

    def rules_of(self, name: str) -> tuple[str, ...]:
        return RULES.get(name, ())

    def expansion(self, kind: EventKind) -> Expand | None:
        return EXPANSIONS.get(kind, kind.expand)

    # --- deciding -----------------------------------------------------------------------------------------------------

    def next_replacements(
        self, state: State, event: Event, candidates: Sequence[Bound]
    ) -> tuple[PlayerId, Sequence[Bound]]:
        """Replacements come before prevention (§516.2). Of preventions the non-active player's come first (§516); of
        replacements of both players the controller of the affected card chooses (§517)."""
        ranks = [b.ability.rank if isinstance(b.ability, Replacement) else "" for b in candidates]
        first = [b for b, rank in zip(candidates, ranks, strict=True) if rank != "prevent"]
        if first:
            owners = list(dict.fromkeys(b.you for b in first))
            return (owners[0] if len(owners) == 1 else self._affected(state, event, owners[0])), first
        for player in self.trigger_order(state):
            own = [b for b in candidates if b.you == player]
            if own:
                return player, own
        return candidates[0].you, candidates

    def _affected(self, state: State, event: Event, default: PlayerId) -> PlayerId:
        for role in ("target", "object"):
            oid = event.get(role)
            if isinstance(oid, ObjId):
                return state.obj(oid).controller
        player: PlayerId = event.get("player", default)
        return player

    def trigger_order(self, state: State) -> tuple[PlayerId, ...]:
        """The non-active players first (§402.1)."""
        now = state.after(reading.active(state))
        return (*now[1:], now[0])

    # --- procedure ----------------------------------------------------------------------------------------------------

    def advance(self, table: Table) -> Procedure:
        return (yield from turn.advance(table))

    def actions(self, state: State, player: PlayerId) -> Iterator[Action]:
        return actions.candidates(state, player)

    def illegal(self, state: State, player: PlayerId, action: Action) -> Illegal | None:
        return actions.why_not(state, player, action)

    def meant(self, state: State, player: PlayerId, action: Action) -> Event | None:
        return actions.meant(player, action)

    def perform(self, table: Table, player: PlayerId, action: Action) -> Procedure:
        return (yield from actions.carry_out(table, player, action))

    def passing(self, state: State, player: PlayerId) -> Action:
        return EndTurn()

    def describe(self, state: State, action: Action) -> str:
        match action:
            case Attack(attacker, target):
                return f"{state.obj(attacker).alias} атакует {state.obj(target).alias}"
            case Play(card):
                return f"разыгрывает {state.obj(card).alias}"
            case Activate(card, which):
                return f"применяет {state.obj(card).alias}{f' способность {which}' if which > 1 else ''}"
            case PresentDeck(_, kind):
                return f"показывает колоду для формата {kind}"
            case _:
                return "заканчивает ход"


_ORDER: Mapping[str, int] = {"add": 1, "multiply": 2, "subtract": 3, "divide": 4, "set": 5, "gain": 0, "lose": 0}
"""Numbers change in this order (§523); abilities, types and the like in the order in which they came (§111.3)."""


_UNTOUCHED = Bound(HiddenUntouched(), ObjId(0), PlayerId(""))


def _while_hidden(card: CardDef, ability: Ability) -> bool:
    """Whether an ability of a card is one that works only while the card is hidden."""
    behind = _behind(card)
    return ability in behind


@lru_cache(maxsize=4_096)
def _plain(card: CardDef) -> bool:
    """Whether all abilities of a card are such as function in play, face up."""
    return not _behind(card) and all(a.zones is None for a in card.abilities)


@lru_cache(maxsize=4_096)
def _in_hand(card: CardDef) -> tuple[Ability, ...]:
    return tuple(a for a in card.abilities if a.zones is not None and HAND in a.zones)


@lru_cache(maxsize=4_096)
def _behind(card: CardDef) -> tuple[Ability, ...]:
    return tuple(a.text.line for a in card.abilities if isinstance(a, WhileHidden))


@lru_cache(maxsize=4_096)
def _speaks_of_hidden(node: object) -> bool:
    """Whether a text says outright that it is about hidden creatures, or about hiding and revealing."""
    if not isinstance(node, Node):
        return False
    return any(isinstance(n, InStatus) and n.word == "скрытый" for n in walk(node))
