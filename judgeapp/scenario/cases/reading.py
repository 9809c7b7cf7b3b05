"""Reading the cases of rulings, in the words of cards and expectations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Protocol, TypeVar

from judgeapp.games.catalog import Catalog
from judgeapp.language.cardgame import CardGame
from judgeapp.language.grammar import Grammar, NotUnderstood
from judgeapp.language.nodes import occurrences
from judgeapp.language.phrase import Node, walk, words_of
from judgeapp.language.shared import SHARED, declared
from judgeapp.scenario.cases.choosing import CHOOSING
from judgeapp.scenario.cases.claims import CIRCUMSTANCES, CLAIMS, Circumstance, Claim
from judgeapp.scenario.cases.comparing import COMPARING
from judgeapp.scenario.cases.moments import MOMENTS, Moment

N = TypeVar("N", bound=Node)

OWN_WORDS = {"this", "you", "your", "yours", "i", "me", "my", "friendly", "enemy", "opponent", "opponents", "opposing"}
"""Words that only somebody's card can say: they need a card of the ruling to be spoken by."""
NOT_OWN = ("this way", "this happens")
"""Where such a word stands for no card; neither does it in a stretch of the game ("this turn")."""


class CaseText(Protocol):
    """A case as it is written."""

    @property
    def when(self) -> str: ...

    @property
    def given(self) -> Sequence[str]: ...

    @property
    def then(self) -> Sequence[str]: ...

    @property
    def ordinary(self) -> bool: ...


class CaseError(Exception):
    """A case that is not understood: of which ruling, which line of it, where, and what would have fitted."""

    def __init__(self, ruling: str, line: str, problem: str) -> None:
        super().__init__(f"{ruling}: “{line}”: {problem}")
        self.ruling, self.line, self.problem = ruling, line, problem


@dataclass(frozen=True)
class Case:
    """A case, read: the moment, the circumstances, what follows.

    cards: titles of which one is "this", and whose controller is "you"; none where the words speak of nobody's card.
    ordinary: it tells the ordinary course of play, comes last and proves nothing by itself.
    """

    ruling: str
    number: int
    moment: Moment
    given: tuple[Circumstance, ...]
    then: tuple[Claim, ...]
    cards: tuple[str, ...]
    ordinary: bool

    @cached_property
    def weight(self) -> tuple[bool, int]:
        """How special it is: one about a card before one about a mechanic, the one that says more first."""
        return bool(self.cards), sum(len(walk(part)) for part in (self.moment, *self.given))

    def show(self, grammar: Grammar) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
        """When, if and then in words."""
        return (
            grammar.show(self.moment),
            tuple(grammar.show(c) for c in self.given),
            tuple(grammar.show(c) for c in self.then),
        )


NODES = (*declared(occurrences), *MOMENTS, *CIRCUMSTANCES, *CLAIMS, *CHOOSING, *COMPARING)


@lru_cache(maxsize=8)
def _vocabulary(game: type[CardGame]) -> Grammar:
    plain = game()
    lists = {"asked": plain.entries("asked", plain.choice_kinds)}
    return plain.reader((*plain.phrases(SHARED), *NODES)).with_words(lists)


def case_grammar(catalog: Catalog) -> Grammar:
    """The grammar in which the cases of a game's rulings are written."""
    return _vocabulary(catalog.game).borrowing(catalog.by_name, "card")


def read_case(
    game: type[CardGame], grammar: Grammar, ruling: str, cards: Sequence[str], number: int, text: CaseText
) -> Case:
    """Read one case of a ruling. cards: those that the ruling names. CaseError where it is not understood, or speaks of
    a card (this, you, an opponent) where the ruling names none."""
    moment = _read(grammar, Moment, ruling, text.when)
    given = tuple(_read(grammar, Circumstance, ruling, line) for line in text.given)
    then = tuple(_read(grammar, Claim, ruling, line) for line in text.then)
    if not then:
        raise CaseError(ruling, text.when, "a case needs a `then`")
    own = next((w for part in (moment, *given, *then) for w in _own_words(game, part)), None)
    if own is not None and not cards:
        raise CaseError(ruling, text.when, f"“{own}” needs a card of the ruling that says it, and it names none")
    return Case(ruling, number, moment, given, then, tuple(cards) if own is not None else (), text.ordinary)


def _read(grammar: Grammar, category: type[N], ruling: str, line: str) -> N:
    try:
        return grammar.read(category, line)
    except NotUnderstood as trouble:
        raise CaseError(ruling, line, str(trouble)) from None


def _own_words(game: type[CardGame], part: Node) -> Iterable[str]:
    said = part.show("en").lower()
    for phrase in (*game.spans, *NOT_OWN):
        said = said.replace(phrase.lower(), "")
    return (token for token, _ in words_of(said) if token in OWN_WORDS)
