"""What the shared words need to know of a game: its word lists, its zones, its statuses."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from enum import Enum
from functools import cache, cached_property
from types import MappingProxyType
from typing import Any, ClassVar, cast

from judgeapp.kernel import history
from judgeapp.kernel.abilities import Ability
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.events import EventKind
from judgeapp.kernel.game import Game
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.records import Record
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.views import abilities, value
from judgeapp.language.categories import Line
from judgeapp.language.facts import FactKind
from judgeapp.language.forms import Lexeme, Tongue
from judgeapp.language.grammar import Grammar
from judgeapp.language.phrase import Node
from judgeapp.language.wordlist import Entry

Status = Callable[[State, ObjId], bool]


class TargetCheck(Enum):
    """When a game asks whether targets fit."""

    ALWAYS = "as they are declared and again as something happens to them"
    WHEN_DECLARED = "as they are declared"


class Declares(Enum):
    """What "it" is once targets have been declared, before anything is carried out."""

    NOTHING = "what it was"
    FIRST = "the first target"
    WHERE_NOTHING_IS = "the first target where nothing was spoken of before"


class CardGame(Game):
    """A game whose cards are written in the language.

    in_play: zone kinds where descriptions look when they name no zone. zones: the word a card uses for a zone → its
    kind. types: all type words. plurals: plural → type word. numbers: characteristics that are numbers. statuses: word
    → whether an object is so. counters: names of counters. nodes: the game's own phrases beside the shared ones.
    """

    in_play: ClassVar[tuple[str, ...]]
    zones: ClassVar[Mapping[str, str]]
    types: ClassVar[tuple[str, ...]]
    plurals: ClassVar[Mapping[str, str]] = {}
    numbers: ClassVar[tuple[str, ...]]
    statuses: ClassVar[Mapping[str, Status]]
    counters: ClassVar[tuple[str, ...]] = ()
    keywords: ClassVar[tuple[str, ...]] = ()
    moments: ClassVar[tuple[str, ...]] = ()
    spans: ClassVar[Mapping[str, str]] = {}
    """Words for durations → the kind of moment that ends them (``this turn`` → ``turn``)."""
    nodes: ClassVar[tuple[type[Node], ...]] = ()
    fact_keys: ClassVar[tuple[str, ...]] = ("set", "types")
    """The words that begin a fact in a card file."""
    keyword_lines: Mapping[str, tuple[Ability, ...]] = MappingProxyType({})
    """What the keywords mean, once their file is read."""

    known_keywords: ClassVar[tuple[str, ...]] = ()
    """The keywords that the procedure of the game itself asks for; the others mean what their file says."""
    named_keywords: ClassVar[tuple[str, ...]] = ()
    """Keywords that by the rules do nothing themselves: other text refers to them."""
    leading_keywords: ClassVar[tuple[str, ...]] = ()
    """Keywords that begin a line of text of their own, and mean nothing without it."""
    number_left_out: ClassVar[int | None] = None
    """What a keyword with a number counts without one; None where it must have one."""
    defined: Container[str] = ()
    """The keywords that a file of card text gives a meaning."""

    def means_something(self, keyword: str, alone: bool) -> bool:
        """Whether a keyword has a meaning here: in card text, or in the procedure of the game. alone: as all that a
        line says, not as something that other text refers to."""
        if keyword in self.leading_keywords:
            return not alone
        return keyword in self.known_keywords or keyword in self.named_keywords or keyword in self.defined

    @cached_property
    def numbered_keywords(self) -> dict[tuple[str, int], tuple[tuple[Ability, ...], tuple[Ability, ...]]]:
        """Keywords with numbers, made when first asked for: their lines with X, and with the number in its place."""
        return {}

    # --- setting a table: the words of the scenario notation --------------------------------------------------------

    setup_zones: ClassVar[Mapping[str, str]] = {}
    """Word that begins a list of cards → zone kind."""
    setup_scalars: ClassVar[Mapping[str, str]] = {}
    """Word of a player's number or flag (``life``) → the player's mark."""
    setup_flags: ClassVar[tuple[str, ...]] = ()
    """The words of ``setup_scalars`` that need no number (``marked``)."""
    setup_homes: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Type word → the places where cards of the type may lie, the one where they begin first; cards of other types may
    lie anywhere. A place is a word of ``setup_zones`` or what a place of :meth:`setup_places` begins with."""
    setup_holds: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Word of ``setup_zones`` → type words of which a card there has one; other places hold any card."""
    setup_marks: ClassVar[Mapping[str, tuple[str, Any]]] = {}
    """State in parentheses (``tapped``) → mark of the object and its value."""
    setup_counts: ClassVar[Mapping[str, str]] = {}
    """State with a number (``3 damage``) → mark of the object."""
    steps: ClassVar[tuple[type[Node], ...]] = ()
    """The game's verbs, as scenarios write them."""
    choice_kinds: ClassVar[tuple[str, ...]] = ("target", "order", "may", "choose", "replacement", "mode")
    """The words by which choices are answered."""
    problem: str | None = None
    """Set by :meth:`opening` where the line about the turn is not understood."""
    card: Callable[[str], CardDef]
    """Finds a card by name (tokens, named cards); given by whoever sets the table. KeyError for an unknown name."""
    titles: Callable[..., tuple[str, ...]]
    """The titles of all cards, or of those with a certain fact (``trait="…"``); given by whoever sets the table."""

    def scalar(self, state: State, player: PlayerId, word: str) -> Any:
        """A player's number or flag by its word."""
        return state.player(player, self.setup_scalars[word])

    def setup_place(self, stage: Any, owner: PlayerId, text: str) -> tuple[Zone, str] | None:
        """A place that word lists can't express (``at A: …``): its zone and the rest of the text, or None."""
        return None

    def setup_places(self, stage: Any) -> Mapping[str, str]:
        """The words for places that only this table makes possible (``A``, ``at A``) → the place as it is written."""
        return {}

    def setup_state(self, stage: Any, said: str, marks: dict[str, Any]) -> bool:
        """A state that word lists can't express; writes marks and returns True if it is one."""
        return False

    def opening(self, stage: Any, turn: str, line: int) -> None:
        """Complete a table that is being set: defaults, heroes, whose turn and which phase it is."""
        raise NotImplementedError(type(self).__name__)

    # --- words in more than one language -----------------------------------------------------------------------------

    also: ClassVar[tuple[str, ...]] = ()
    """Other languages than the game's own in which cards, steps and expectations are read."""
    lexemes: ClassVar[Mapping[str, Mapping[str, Lexeme]]] = {}
    """Word list → word → how it reads in each language. Words that are not here are the same in every language.
    ``asked`` are the words that begin an answer, ``answer`` whole answers (``yes``, ``none``)."""
    fact_words: ClassVar[Mapping[str, str]] = {}
    """Other words for fact keys in card files → the key."""

    @classmethod
    def fact_names(cls) -> Mapping[str, str]:
        """Every word that begins a fact in a card file → its key."""
        return {**{key: key for key in cls.fact_keys}, **cls.fact_words}

    def entries(self, lexicon: str, words: Iterable[str]) -> tuple[Entry, ...]:
        """The words of a list, each with its forms if it has any."""
        known = self.lexemes.get(lexicon, {})
        return tuple(known.get(word, word) for word in words)

    def heard(self, lexicon: str, text: str) -> str:
        """The word of a list that a text is in one of the game's languages; the text itself where it is none."""
        return _heard(type(self), lexicon).get(text.lower(), text)

    def told(self, lexicon: str, word: str, lang: str) -> str:
        """The word of a list in a language that the game is written in; the word itself where it has none."""
        lexeme = self.lexemes.get(lexicon, {}).get(word)
        return next(iter(lexeme.readings(lang)), word) if lexeme and lang in (self.lang, *self.also) else word

    @property
    def tongue(self) -> Tongue:
        """The game's language as its cards speak it."""
        return Tongue(self.lang, self.lexemes)

    def words(self, ability: Ability) -> str:
        return ability.told(self.tongue) if self.lang != "en" and isinstance(ability, Line) else ability.words

    def reader(self, nodes: tuple[type[Node], ...]) -> Grammar:
        """The grammar of some phrases with the game's word lists, in all its languages."""
        lists = {name: self.entries(name, words) for name, words in self.lexicon().items()}
        others = tuple(Grammar(nodes, lists, lang) for lang in self.also)
        return Grammar(nodes, lists, self.lang, others)

    def lexicon(self) -> dict[str, tuple[str, ...]]:
        """The word lists by name."""
        return {
            "zone": tuple(self.zones),
            "type": self.types,
            "plural": tuple(self.plurals),
            "number": self.numbers,
            "status": tuple(self.statuses),
            "counter": self.counters,
            "keyword": self.keywords,
            "moment": self.moments,
            "span": tuple(self.spans),
        }

    fact_kinds: ClassVar[Mapping[str, FactKind]] = {}
    """What the facts may be: key → kind. Those that are not here may be any words; ``types`` are type words."""
    varying: ClassVar[tuple[str, ...]] = ()
    """Facts that may differ between the variants of one card (``pitch 1/2/3``)."""

    def variant_name(self, name: str, facts: Mapping[str, Any]) -> str:
        """The full name of one variant of a card."""
        return name

    target_check: ClassVar[TargetCheck] = TargetCheck.ALWAYS
    declares: ClassVar[Declares] = Declares.NOTHING

    def overlooked(self, state: State, what: Node) -> Container[ObjId]:
        """Objects that a description does not reach although they would fit (hidden ones, say)."""
        return ()

    def with_keyword(
        self, before: tuple[Ability, ...], line: Ability, meaning: tuple[Ability, ...]
    ) -> tuple[Ability, ...]:
        """The abilities of an object that gains a keyword. line: the keyword; meaning: what it says."""
        return (*before, line, *meaning)

    omits: ClassVar[tuple[type[Node], ...]] = ()
    """Shared phrases that this game says in another way."""

    def phrases(self, shared: tuple[type[Node], ...]) -> tuple[type[Node], ...]:
        """The shared phrases that the game uses, and its own."""
        return (*(n for n in shared if n not in self.omits), *self.nodes)

    def grammar(self, shared: tuple[type[Node], ...]) -> Grammar:
        """The reader of this game's card text."""
        return self.reader(self.phrases(shared))

    def is_a(self, state: State, oid: ObjId, word: str) -> bool:
        """Whether the object has the type, subtype, class … of this name."""
        return word in cast("tuple[str, ...]", value(state, oid, "types") or ())

    def has_keyword(self, state: State, oid: ObjId, word: str) -> bool:
        """Whether the object has the keyword (with whatever number)."""
        return any(getattr(a, "keyword", None) == word for a in abilities(state, oid))

    def is_so(self, state: State, oid: ObjId, word: str) -> bool:
        """Whether a status holds of the object (in its last known form if it is gone)."""
        return self.statuses[word](state.at(oid), oid)

    def avatar(self, state: State, player: PlayerId) -> ObjId | None:
        """The object that stands for the player (a hero), if the game has such."""
        return None

    def player_of(self, state: State, oid: ObjId) -> PlayerId:
        """The player meant by "they" after an object: its controller."""
        return state.obj(oid).controller

    def zone_for(self, kind: str, player: PlayerId) -> Zone:
        """The player's zone of a kind, or the shared one."""
        return Zone(kind, player)

    def count_of(self, state: State, oid: ObjId, counter: str) -> int:
        """How many counters of a name are on the object."""
        return int(state.obj(oid).mark(counter, 0))

    def records_in(self, state: State, scope: Bound, stretch: str, *kinds: EventKind) -> Iterator[Record]:
        """The events of these kinds in the present stretch of the game (a value of ``spans``), in order, as the source
        of a scope sees it: what counts may hang on which chain link it is on."""
        return history.happened(state, stretch, *kinds)

    def number(self, state: State, oid: ObjId, prop: str) -> Any:
        """A numeric characteristic, None where the object has none."""
        return value(state, oid, prop)


@cache
def _heard(game: type[CardGame], lexicon: str) -> Mapping[str, str]:
    langs = (game.lang, *game.also)
    found = game.lexemes.get(lexicon, {}).values()
    return {reading.lower(): lexeme.word for lexeme in found for lang in langs for reading in lexeme.readings(lang)}


def said(state: State, node: Node) -> str:
    """A phrase in the language of the game."""
    return node.show(game_of(state).tongue)


def game_of(state: State) -> CardGame:
    """The game of a position, as the language sees it."""
    return cast(CardGame, state.game)
