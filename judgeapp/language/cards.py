"""Card files: blocks of facts and lines of text, compiled to card definitions.

    card Mark the Prey
      set HNT   types Assassin Action Attack   pitch 1/2/3   cost 0   power 3/2/1   defense 3
      stealth
      when this hits a hero, mark them

A fact line begins with a fact key that has not been given yet; facts are two spaces or more apart (after a number one
is enough). Values with slashes
make variants (told apart in the name by the game: ``Mark the Prey (red)``); numbers and words with slashes in the text
differ likewise. A line that is not understood is kept as refused, never half understood. Lines beginning with ``#`` are
comments. ``keyword NAME`` blocks say what a keyword means; in them X is its number.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from judgeapp.kernel.abilities import Ability
from judgeapp.kernel.cards import CardDef, Refusal
from judgeapp.language.cardgame import CardGame
from judgeapp.language.facts import CardError, FactKind, Name, Place, Variants, facts_of, values_of, variants_in
from judgeapp.language.grammar import Grammar, NotUnderstood
from judgeapp.language.nodes.keywords import KeywordLine, keyword_text
from judgeapp.language.phrase import words_of
from judgeapp.language.sound import TextReader, X


@dataclass(frozen=True)
class CardText:
    """One block of a card file as it stands: kind (``card``, ``keyword``), name, facts, and numbered lines of text.
    places: where the values of the facts stand."""

    kind: str
    name: str
    facts: Mapping[str, str]
    lines: tuple[tuple[int, str], ...]
    where: str
    line: int
    places: Mapping[str, Place] = field(default_factory=dict)


HEADS = {"card": "card", "token": "token", "keyword": "keyword", "карта": "card", "слово": "keyword"}
"""The words that begin a block → its kind."""


def blocks(text: str, where: str, keys: Mapping[str, str]) -> Iterator[CardText]:
    """Cut a card file into its blocks. keys: word for a fact → its key. CardError where a line belongs to no block."""
    head: tuple[str, str, int] | None = None
    facts: dict[str, str] = {}
    places: dict[str, Place] = {}
    lines: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        stripped = raw.strip()
        if not stripped or stripped.startswith("#"):
            continue
        if not raw[0].isspace():
            if head:
                yield CardText(head[0], head[1], facts, tuple(lines), where, head[2], places)
            kind, _, name = stripped.partition(" ")
            if kind not in HEADS or not name.strip():
                raise CardError(where, number, f"expected “card NAME” or “keyword NAME”, found “{stripped[:60]}”")
            head, facts, places, lines = (HEADS[kind], name.strip(), number), {}, {}, []
        elif head is None:
            raise CardError(where, number, "a line of text before the first “card NAME”")
        elif not lines and begins_facts(stripped, keys, facts):
            more, there = facts_of(raw.rstrip(), keys, where, number, facts)
            facts.update(more)
            places.update(there)
        else:
            lines.append((number, stripped))
    if head:
        yield CardText(head[0], head[1], facts, tuple(lines), where, head[2], places)


def begins_facts(line: str, keys: Mapping[str, str], facts: Mapping[str, str]) -> bool:
    """Whether a line is one of facts, beside those given already: text may begin with such a word, too."""
    word = line.split()[0]
    return word in keys and keys[word] not in facts


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
        self.facts(text)
        many = text_variants(text.lines, variants_in(text.facts, self.game.varying))
        return self._variants(text, [self._compiled(text, at, many) for at in range(many)])

    def _compiled(self, text: CardText, variant: int, many: int) -> tuple[tuple[Ability, ...], tuple[Refusal, ...]]:
        abilities: list[Ability] = []
        refused: list[Refusal] = []
        reader = TextReader(self.game, self.grammar, offers_of_facts(text.facts))
        for at, (number, line) in enumerate(text.lines):
            try:
                ability = reader.line(line_of_variant(line, variant, many), 100 * at)
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
        facts = self.facts(text)
        if text.kind == "token":
            facts["token"] = True
        many = max((len(v) for v in facts.values() if isinstance(v, Variants)), default=1)
        if len(compiled) not in (1, many):
            raise CardError(text.where, text.line, f"card {text.name}: {len(compiled)} texts for {many} variants")
        made = []
        for at in range(many):
            own = {k: (v[at] if isinstance(v, Variants) else v) for k, v in facts.items()}
            name = self.game.variant_name(text.name, own) if many > 1 else text.name
            made.append(CardDef(name, own, *compiled[at if len(compiled) > 1 else 0], text.name))
        return tuple(made)

    def facts(self, text: CardText) -> dict[str, Any]:
        """The facts of a card as the game uses them. CardError where one of them is not what it may be."""

        def trouble(key: str, at: int, expected: str, nearest: str | None) -> CardError:
            place = text.places.get(key, Place(text.line, 1))
            return CardError(text.where, place.line, f"{key}: expected {expected}", place.column + at, nearest)

        def kind_of(key: str) -> FactKind:
            return Types(self.game, self.grammar) if key == "types" else self.game.fact_kinds.get(key, Name())

        return values_of(text.facts, kind_of, self.game.varying, trouble)


@dataclass(frozen=True)
class Types(FactKind):
    """Words for types, one after another."""

    game: CardGame
    grammar: Grammar
    words = True

    def wrong(self, value: str) -> tuple[int, str, str | None] | None:
        pairs = words_of(value)
        at = 0
        while at < len(pairs):
            read = self.grammar.names("type", [t for t, _ in pairs], at)
            if read is None:
                near = difflib.get_close_matches(pairs[at][0], self.game.types, 1)
                return pairs[at][1], "a type of this game", near[0] if near else None
            at = read[0]
        return None

    def made(self, value: str) -> tuple[str, ...]:
        tokens = [t for t, _ in words_of(value)]
        found: list[str] = []
        at = 0
        while at < len(tokens):
            read = self.grammar.names("type", tokens, at)
            assert read is not None
            at, word = read
            found.append(word)
        return tuple(found)


def offers_of_facts(facts: Mapping[str, str]) -> tuple[str, ...]:
    """What the facts of a card offer to its text: X, where its cost says so."""
    return (X,) if X in facts.get("cost", "") else ()


_ALTERNATIVES = re.compile(r"(?<![\w/])([+-]?)(\w+(?:/\w+)+)(?![\w/])")


def text_variants(lines: Sequence[tuple[int, str]], many: int) -> int:
    """How many texts a card of so many variants has: 1 where no line tells its variants apart."""
    return many if any(_tells_apart(line, many) for _, line in lines) else 1


def _tells_apart(line: str, many: int) -> bool:
    return many > 1 and any(found[2].count("/") + 1 == many for found in _ALTERNATIVES.finditer(line))


def line_of_variant(line: str, at: int, many: int) -> str:
    """The line as it stands on one variant of many: ``gets +2 power`` on the second of three for ``gets +3/2/1 power``.
    Words may differ too: ``create 1/2 token/tokens``. What has another number of alternatives is left as it stands
    (``and/or``)."""

    def chosen(m: re.Match[str]) -> str:
        words = m[2].split("/")
        return m[1] + words[at] if len(words) == many else m[0]

    return _ALTERNATIVES.sub(chosen, line) if many > 1 else line
