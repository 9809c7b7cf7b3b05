"""Card files: blocks of facts and lines of text, compiled to card definitions.

    card Mark the Prey
      set HNT   types Assassin Action Attack   pitch 1/2/3   cost 0   power 3/2/1   defense 3
      stealth
      when this hits a hero, mark them

A fact line begins with a fact key that has not been given yet; facts are two spaces or more apart. Values with slashes
make variants (told apart in the name by the game: ``Mark the Prey (red)``); numbers and words with slashes in the text
differ likewise. A line that is not understood is kept as refused, never half understood. Lines beginning with ``#`` are
comments. ``keyword NAME`` blocks say what a keyword means; in them X is its number.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from judgeapp.kernel.abilities import Ability
from judgeapp.kernel.cards import CardDef, Refusal
from judgeapp.language.cardgame import CardGame
from judgeapp.language.grammar import Grammar, NotUnderstood
from judgeapp.language.nodes.keywords import KeywordLine, keyword_text
from judgeapp.language.sound import TextReader, X
from judgeapp.language.phrase import words_of


class CardError(Exception):
    """A card file whose shape is wrong: which file, line and column, and what was expected."""

    def __init__(self, where: str, line: int, problem: str) -> None:
        super().__init__(f"{where}, line {line}: {problem}")
        self.where, self.line, self.problem = where, line, problem


@dataclass(frozen=True)
class CardText:
    """One block of a card file as it stands: kind (``card``, ``keyword``), name, facts, and numbered lines of text."""

    kind: str
    name: str
    facts: Mapping[str, str]
    lines: tuple[tuple[int, str], ...]
    where: str
    line: int


HEADS = {"card": "card", "token": "token", "keyword": "keyword", "карта": "card", "слово": "keyword"}
"""The words that begin a block → its kind."""


def blocks(text: str, where: str, keys: Mapping[str, str]) -> Iterator[CardText]:
    """Cut a card file into its blocks. keys: word for a fact → its key. CardError where a line belongs to no block."""
    head: tuple[str, str, int] | None = None
    facts: dict[str, str] = {}
    lines: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        stripped = raw.strip()
        if not stripped or stripped.startswith("#"):
            continue
        if not raw[0].isspace():
            if head:
                yield CardText(head[0], head[1], facts, tuple(lines), where, head[2])
            kind, _, name = stripped.partition(" ")
            if kind not in HEADS or not name.strip():
                raise CardError(where, number, f"expected “card NAME” or “keyword NAME”, found “{stripped[:60]}”")
            head, facts, lines = (HEADS[kind], name.strip(), number), {}, []
        elif head is None:
            raise CardError(where, number, "a line of text before the first “card NAME”")
        elif not lines and _begins_facts(stripped.split()[0], keys, facts):
            facts.update(_facts(stripped, keys, where, number))
        else:
            lines.append((number, stripped))
    if head:
        yield CardText(head[0], head[1], facts, tuple(lines), where, head[2])


def _begins_facts(word: str, keys: Mapping[str, str], facts: Mapping[str, str]) -> bool:
    """Whether a line beginning with this word is one of facts: text may begin with such a word, too."""
    return word in keys and keys[word] not in facts


def _facts(line: str, keys: Mapping[str, str], where: str, number: int) -> dict[str, str]:
    found = {}
    for piece in re.split(r"\s{2,}", line):
        key, _, value = piece.partition(" ")
        if key not in keys:
            raise CardError(where, number, f"“{key}” is no fact of this game; known: {', '.join(keys)}")
        found[keys[key]] = value.strip()
    return found


class Compiler:
    """Compiles card text of one game. Keywords must be given before cards that have them."""

    def __init__(self, game: CardGame, grammar: Grammar) -> None:
        self.game = game
        self.grammar = grammar

    def keywords(self, texts: Sequence[CardText]) -> dict[str, tuple[Ability, ...]]:
        """What each keyword means. CardError where a line is not understood: the rulebook may not be half known."""
        found: dict[str, tuple[Ability, ...]] = {}
        for text in texts:
            abilities: list[Ability] = []
            for number, line in text.lines:
                try:
                    abilities.append(TextReader(self.game, self.grammar, everywhere=(X,)).line(line))
                except NotUnderstood as trouble:
                    raise CardError(text.where, number, f"keyword {text.name}: {trouble}") from None
            found[text.name] = tuple(abilities)
        return found

    def card(self, text: CardText, known: tuple[tuple[Ability, ...], ...] | None = None) -> tuple[CardDef, ...]:
        """The card, or its variants. known: their abilities, where they were compiled before (one for all, or one
        for each variant)."""
        if known is not None:
            return self._variants(text, [(abilities, ()) for abilities in known])
        many = max((line_variants(line) for _, line in text.lines), default=1)
        return self._variants(text, [self._compiled(text, at) for at in range(many)])

    def _compiled(self, text: CardText, variant: int) -> tuple[tuple[Ability, ...], tuple[Refusal, ...]]:
        abilities: list[Ability] = []
        refused: list[Refusal] = []
        reader = TextReader(self.game, self.grammar, offers_of_facts(text.facts))
        for at, (number, line) in enumerate(text.lines):
            try:
                ability = reader.line(line_of_variant(line, variant), 100 * at)
            except NotUnderstood as trouble:
                refused.append(Refusal(number, trouble.column + 1, line, trouble.expected, trouble.nearest))
                continue
            abilities.append(ability)
            abilities += ability.carried()
            if isinstance(ability, KeywordLine):
                abilities += keyword_text(self.game, ability.keyword, ability.n)
        return tuple(abilities), tuple(refused)

    def _variants(
        self, text: CardText, compiled: Sequence[tuple[tuple[Ability, ...], tuple[Refusal, ...]]]
    ) -> tuple[CardDef, ...]:
        facts = {key: self._value(key, value, text) for key, value in text.facts.items()}
        if text.kind == "token":
            facts["token"] = True
        many = max((len(v) for v in facts.values() if isinstance(v, _Variants)), default=1)
        if len(compiled) not in (1, many):
            raise CardError(text.where, text.line, f"card {text.name}: {len(compiled)} texts for {many} variants")
        made = []
        for at in range(many):
            own = {k: (v[at] if isinstance(v, _Variants) else v) for k, v in facts.items()}
            name = self.game.variant_name(text.name, own) if many > 1 else text.name
            made.append(CardDef(name, own, *compiled[at if len(compiled) > 1 else 0], text.name))
        return tuple(made)

    def _value(self, key: str, value: str, text: CardText) -> Any:
        if key == "types":
            return self._types(value, text)
        pieces = value.split("/")
        if len(pieces) > 1 and all(re.fullmatch(r"-?\d+|\*|[\w-]+", p) for p in pieces) and key in self.game.varying:
            return _Variants(_number(p) for p in pieces)
        return _number(value)

    def _types(self, value: str, text: CardText) -> tuple[str, ...]:
        tokens = [t for t, _ in words_of(value)]
        found: list[str] = []
        at = 0
        while at < len(tokens):
            read = self.grammar.names("type", tokens, at)
            if read is None:
                raise CardError(text.where, text.line, f"card {text.name}: “{tokens[at]}” is no type of this game")
            at, word = read
            found.append(word)
        return tuple(found)


def offers_of_facts(facts: Mapping[str, str]) -> tuple[str, ...]:
    """What the facts of a card offer to its text: X, where its cost says so."""
    return (X,) if X in facts.get("cost", "") else ()


_ALTERNATIVES = re.compile(r"(?<![\w/])([+-]?)(\w+(?:/\w+)+)(?![\w/])")


def line_variants(line: str) -> int:
    """How many variants a line of text tells apart: 3 for ``gets +3/2/1 power``, 1 where it is the same on all.
    Words may differ too: ``create 1/2 token/tokens``."""
    return max((found[2].count("/") + 1 for found in _ALTERNATIVES.finditer(line)), default=1)


def line_of_variant(line: str, at: int) -> str:
    """The line as it stands on one variant: ``gets +2 power`` on the second for ``gets +3/2/1 power``."""
    return _ALTERNATIVES.sub(lambda m: m[1] + (m[2].split("/") + [m[2]] * at)[at], line)


class _Variants(tuple[Any, ...]):
    """The values of one fact on the variants of a card, in order."""

    __slots__ = ()


def _number(value: str) -> Any:
    return int(value) if re.fullmatch(r"-?\d{1,6}", value) else value
