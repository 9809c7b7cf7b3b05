"""Reading one text: every result by category and place, with left recursion allowed for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum
from functools import cache
from typing import Any, NamedTuple, Protocol, TypeVar

from judgeapp.language.forms import forms_of
from judgeapp.language.phrase import (
    Counted,
    Group,
    Inflected,
    Literal,
    Node,
    Part,
    Plural,
    Quoted,
    Signed,
    Slot,
    Verb,
    Word,
    number_before,
    words_of,
)
from judgeapp.language.trouble import NotUnderstood
from judgeapp.language.wordlist import same_words

N = TypeVar("N", bound=Node)
Reading = tuple[int, Any]

MAX_STEPS = 200_000
"""How much work one line may cause."""
MAX_DEPTH = 60
"""How deep phrases may stand in phrases."""
MOST_EXPECTED, MOST_LABELS = 8, 2
"""How many things that would have fitted are named: words, and kinds of phrases where no word is looked for."""
LONGEST_LABEL = 60


class Rule(NamedTuple):
    """One way to say a node: its parts, and the words, in small letters, without which nothing reads so."""

    cls: type[Node]
    parts: tuple[Part, ...]
    needed: frozenset[str]


class Phrases(Protocol):
    """What the reader wants of a grammar."""

    def alternatives(self, category: type[Node], token: str, tense: str = "") -> list[Rule]:
        """The rules of a category that may begin with this token, in a tense."""

    def word(self, lexicon: str, tokens: Sequence[str], at: int) -> Reading | None:
        """The longest entry of a word list that stands at this place."""

    def read(self, category: type[N], text: str) -> N:
        """The one reading of a whole text."""


class Reader:
    """One reading of one text: every result by category and place, with left recursion allowed for.

    skims: leaves out the rules that ask for a word which the rest of the text has not. It finds the same readings, but
    where there is none it can't say what was expected.
    """

    def __init__(self, grammar: Phrases, text: str, skims: bool = False) -> None:
        pairs = words_of(text)
        self.grammar, self.text = grammar, text
        self.tokens = [t for t, _ in pairs]
        self.columns = [c for _, c in pairs]
        self._rest: list[frozenset[str]] | None = None
        if skims:
            small = [t.lower() for t in self.tokens]
            self._rest = [frozenset(small[at:]) for at in range(len(small))]
        self.furthest, self.steps = 0, 0
        self._words: dict[str, str] = {}
        self._lists: dict[str, str] = {}
        """Word lists, each with what one of its entries is called."""
        self._labels: dict[str, str] = {}
        self._memo: dict[tuple[Any, str, int], list[Reading]] = {}
        self._open: dict[tuple[Any, str, int], list[Reading]] = {}
        self._touches: list[tuple[Any, str, int]] = []
        """Readings still being worked out that others have asked for, in the order of asking."""
        self.inside: tuple[int, NotUnderstood] | None = None
        """The trouble farthest on in words in quotes, and its column in the whole text."""

    def category(self, category: type[Node], at: int, tense: str = "") -> list[Reading]:
        key = (category, tense, at)
        if key in self._memo:
            return self._memo[key]
        if key in self._open:
            self._touches.append(key)
            return self._open[key]
        if at >= len(self.tokens):
            self._want(at, self._labels, label(category))
            return []
        if len(self._open) > MAX_DEPTH:
            raise self._too_deep(at)
        self._open[key] = []
        asked_before, rounds = len(self._touches), 0
        while True:
            found = self._try(category, at, tense)
            if key not in self._touches[asked_before:] or len(found) == len(self._open[key]):
                break
            self._open[key] = found
            rounds += 1
            if rounds > MAX_DEPTH:
                raise self._too_deep(at)
        del self._open[key]
        others = [k for k in dict.fromkeys(self._touches[asked_before:]) if k in self._open]
        self._touches[asked_before:] = others
        if not others:
            self._memo[key] = found
        if not found:
            self._want(at, self._labels, label(category))
        return found

    def _too_deep(self, at: int) -> NotUnderstood:
        return NotUnderstood(self.text, self.columns[at], "a simpler line (this one is nested too deep)", None)

    def _try(self, category: type[Node], at: int, tense: str) -> list[Reading]:
        found: dict[Reading, None] = {}
        rest = self._rest[at] if self._rest is not None else None
        for cls, parts, needed in self.grammar.alternatives(category, self.tokens[at], tense):
            if rest is not None and not needed <= rest:
                continue
            for end, values in self._sequence(parts, 0, at, {}, None):
                found.setdefault((end, cls(**values)))
        return list(found)

    def _sequence(
        self, parts: tuple[Part, ...], index: int, at: int, values: dict[str, Any], number: str | None
    ) -> list[tuple[int, dict[str, Any]]]:
        self.steps += 1
        if self.steps > MAX_STEPS:
            raise NotUnderstood(self.text, 0, "a simpler line (this one has too many readings)", None)
        if index == len(parts):
            return [(at, values)]
        part = parts[index]
        match part:
            case Literal(words):
                end = self._literal(words, at)
                return [] if end is None else self._sequence(parts, index + 1, end, values, number)
            case Plural() | Verb() | Counted() | Inflected():
                found = []
                for end in self._word(part, at, number):
                    found += self._sequence(parts, index + 1, end, values, None)
                return found
            case Group(inner, field):
                absent = {**values, **{s.field: _nothing(s) for s in inner if isinstance(s, Slot)}}
                found = self._sequence(parts, index + 1, at, absent, None)
                for end, taken in self._sequence(inner, 0, at, values, number):
                    if taken.get(field) not in (None, ()):
                        seen = number_before(self.tokens[at:end], number)
                        found += self._sequence(parts, index + 1, end, taken, seen)
                return found
            case Slot(field, kind, separator, _, tense):
                read = self._one(kind, at, tense) if separator is None else self._several(kind, separator, at)
                found = []
                for end, value in read:
                    seen = number_before(self.tokens[at:end], number)
                    found += self._sequence(parts, index + 1, end, {**values, field: value}, seen)
                return found

    def _word(self, part: Plural | Verb | Counted | Inflected, at: int, number: str | None) -> list[int]:
        """Where a word that has several forms may end: one that follows a number must be the right one."""
        if isinstance(part, Inflected):
            end = self._inflected(part.lemma, at)
            return [] if end is None else [end]
        forms = (part.one if number == "1" else part.many,) if isinstance(part, Plural) else part.forms
        return [end for form in forms if (end := self._literal((form,), at)) is not None]

    def _literal(self, words: tuple[str, ...], at: int) -> int | None:
        if same_words(words, self.tokens[at : at + len(words)]):
            return at + len(words)
        same = 0
        for word, token in zip(words, self.tokens[at:], strict=False):
            if word.lower() != token.lower():
                break
            same += 1
        self._want(at + same, self._words, words[same])
        return None

    def _inflected(self, lemma: str, at: int) -> int | None:
        if at < len(self.tokens) and self.tokens[at].lower() in forms_of(lemma):
            return at + 1
        self._want(at, self._words, lemma)
        return None

    def _several(self, kind: Any, separator: tuple[str, ...], at: int) -> list[Reading]:
        found: list[Reading] = []
        front: list[tuple[int, tuple[Any, ...]]] = [(end, (value,)) for end, value in self._one(kind, at)]
        while front:
            found += front
            longer = []
            for end, values in front:
                start = self._literal(separator, end) if separator else end
                if start is not None and start < len(self.tokens):
                    longer += [(e, (*values, v)) for e, v in self._one(kind, start)]
            front = longer
        return found

    def _one(self, kind: Any, at: int, tense: str = "") -> list[Reading]:
        if at >= len(self.tokens):
            self._want(at, self._labels, label(kind))
            return []
        token = self.tokens[at]
        if issubclass(kind, Node):
            inner = getattr(kind, "quoted", None)
            return self._quoted(kind, inner, at) if inner else self.category(kind, at, tense)
        if issubclass(kind, Word):
            found = self.grammar.word(kind.lexicon, self.tokens, at)
            if found is None:
                self._want(at, self._lists, kind.lexicon, label(kind))
                return []
            return [(found[0], kind(found[1]))]
        if issubclass(kind, Signed):
            ok = token[0] in "+-−" and token[1:].isdecimal() and len(token) < 8
            return [(at + 1, Signed(int(token.replace("−", "-"))))] if ok else self._none(kind, at)
        if issubclass(kind, Quoted):
            return [(at + 1, Quoted(token[1:-1]))] if token[0] == '"' and len(token) > 1 else self._none(kind, at)
        if issubclass(kind, Enum):
            return self._member(kind, at)
        if issubclass(kind, int):
            return [(at + 1, int(token))] if token.isdecimal() and len(token) < 7 else self._none(kind, at)
        raise TypeError(f"nothing reads {kind!r}")

    def _quoted(self, kind: type[Node], inner: type[Node], at: int) -> list[Reading]:
        token = self.tokens[at]
        if token[0] != '"' or len(token) < 2:
            return self._none(kind, at)
        try:
            return [(at + 1, kind(self.grammar.read(inner, token[1:-1])))]  # type: ignore[call-arg]
        except NotUnderstood as trouble:
            column = self.columns[at] + 1 + trouble.column
            if self.inside is None or column > self.inside[0]:
                self.inside = column, trouble
            return self._none(kind, at)

    def _member(self, kind: type[Enum], at: int) -> list[Reading]:
        for member in sorted(kind, key=lambda m: -len(str(m.value))):
            words = [w for w, _ in words_of(str(member.value))]
            if same_words(words, self.tokens[at : at + len(words)]):
                return [(at + len(words), member)]
        return self._none(kind, at)

    def _none(self, kind: Any, at: int) -> list[Reading]:
        self._want(at, self._labels, label(kind))
        return []

    def _want(self, at: int, wanted: dict[str, str], what: str, said: str = "") -> None:
        if at > self.furthest:
            self.furthest = at
            for each in (self._words, self._lists, self._labels):
                each.clear()
        if at == self.furthest:
            wanted[what] = said

    @property
    def lists(self) -> tuple[str, ...]:
        """The word lists of which an entry was looked for where the reading stuck."""
        return tuple(self._lists)

    @property
    def expected(self) -> str:
        """What would have fitted where the reading stuck: words and names if there are any, else kinds of phrases,
        the widest first."""
        named = [f"“{w}”" for w in sorted(self._words)] + list(self._lists.values())
        found = named or list(reversed(self._labels))[:MOST_LABELS]
        more = "…" if len(found) > MOST_EXPECTED else ""
        return ", ".join(found[:MOST_EXPECTED]) + more or "something else"


def _nothing(slot: Slot) -> Any:
    return None if slot.separator is None else ()


def label(kind: Any) -> str:
    """What a slot holds, for somebody who is told what would have fitted: the first words of its docstring."""
    return _label(kind)


@cache
def _label(kind: Any) -> str:
    if kind is int:
        return "a number"
    doc = (getattr(kind, "__doc__", None) or "").strip().splitlines()
    said = re.split(r"[:.,;(](?:\s|$|\d)", doc[0])[0].strip() if doc else ""
    if not said or len(said) > LONGEST_LABEL:
        said = "a " + re.sub(r"(?<=[a-z])(?=[A-Z])", " ", kind.__name__)
    return said[0].lower() + said[1:]
