"""The reader: finds every way to read a line, wants exactly one, and says where it got stuck."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from enum import Enum
from typing import Any, TypeVar

from judgeapp.language.phrase import (
    Group,
    Literal,
    Node,
    Part,
    Plural,
    Quoted,
    Signed,
    Slot,
    Verb,
    Word,
    show,
    words_of,
)

N = TypeVar("N", bound=Node)
Reading = tuple[int, Any]

MAX_LINE = 2_000
"""Longest line that is read at all, in characters."""
MAX_STEPS = 200_000
"""How much work one line may cause."""
MAX_DEPTH = 60
"""How deep phrases may stand in phrases."""


class NotUnderstood(Exception):
    """A text that the language does not know: column of the trouble, what would have fitted, the nearest phrase."""

    def __init__(self, text: str, column: int, expected: str, nearest: str | None) -> None:
        rest = text[column : column + 40] or "the end of the line"
        hint = f" (nearest: {nearest})" if nearest else ""
        super().__init__(f"column {column + 1}: at “{rest}”: expected {expected}{hint}")
        self.text, self.column, self.expected, self.nearest = text, column, expected, nearest


class Ambiguous(NotUnderstood):
    """A text with two readings."""


class Grammar:
    """All phrases of one game in one language.

    nodes: the node classes that may be used. lexicon: list name → the words or names of that list.
    """

    def __init__(self, nodes: Iterable[type[Node]], lexicon: Mapping[str, Iterable[str]], lang: str = "en") -> None:
        self.lang = lang
        self.nodes = tuple(dict.fromkeys(nodes))
        self._rules: dict[type[Node], list[tuple[type[Node], tuple[Part, ...]]]] = {}
        self._lexicon = {name: _by_first(words) for name, words in lexicon.items()}
        self._first: dict[type[Node], dict[str | None, list[tuple[type[Node], tuple[Part, ...]]]]] = {}

    def with_words(self, lexicon: Mapping[str, Iterable[str]]) -> Grammar:
        """The same phrases with some word lists replaced (the names on one table, for instance)."""
        other = Grammar.__new__(Grammar)
        other.lang, other.nodes, other._rules, other._first = self.lang, self.nodes, self._rules, self._first
        other._lexicon = {**self._lexicon, **{name: _by_first(words) for name, words in lexicon.items()}}
        return other

    def borrowing(self, lender: Grammar, *lexicons: str) -> Grammar:
        """The same phrases with some word lists of another grammar, which need not be cut up again."""
        other = self.with_words({})
        other._lexicon.update({name: lender._lexicon[name] for name in lexicons})
        return other

    def read(self, category: type[N], text: str) -> N:
        """The one reading of the whole text. NotUnderstood where there is none, Ambiguous where there are two."""
        if len(text) > MAX_LINE:
            raise NotUnderstood(text[:80], 0, f"a line of at most {MAX_LINE} characters", None)
        reader = _Reader(self, text)
        found = [node for end, node in reader.category(category, 0) if end == len(reader.tokens)]
        distinct = list({show(n, self.lang) + repr(n): n for n in found}.values())
        if len(distinct) == 1:
            return distinct[0]  # type: ignore[no-any-return]
        if not distinct:
            raise self._stuck(category, reader)
        both = " / ".join(sorted(repr(n) for n in distinct)[:2])
        raise Ambiguous(text, 0, f"one reading, but there are {len(distinct)}: {both}", None)

    def alternatives(self, category: type[Node], token: str) -> list[tuple[type[Node], tuple[Part, ...]]]:
        """The rules of a category that may begin with this token."""
        table = self._first.get(category)
        if table is None:
            table = self._first[category] = {}
            for cls in self.nodes:
                if issubclass(cls, category):
                    parts = cls.templates.get(self.lang) or cls.templates.get("en")
                    if parts:
                        lead = parts[0].words[0].lower() if isinstance(parts[0], Literal) else None
                        table.setdefault(lead, []).append((cls, parts))
        return table.get(token.lower(), []) + table.get(None, [])

    def names(self, lexicon: str, tokens: Sequence[str], at: int) -> Reading | None:
        """The longest entry of a word list that stands at this place."""
        for words, entry in self._lexicon.get(lexicon, {}).get(tokens[at].lower(), ()):
            if _same(words, tokens[at : at + len(words)]):
                return at + len(words), entry
        return None

    def _stuck(self, category: type[Node], reader: _Reader) -> NotUnderstood:
        at = reader.furthest
        column = reader.columns[at] if at < len(reader.columns) else len(reader.text)
        expected = ", ".join(sorted(reader.wanted)[:8]) or "something else"
        return NotUnderstood(reader.text, column, expected, self._nearest(category, reader.text))

    def _nearest(self, category: type[Node], text: str) -> str | None:
        known = {_sketch(c.templates.get(self.lang) or c.templates["en"]): c for c in self.nodes if c.templates}
        best = difflib.get_close_matches(text[:120], list(known), 1, 0.3)
        return best[0] if best else None


class _Reader:
    """One reading of one text: every result by category and place, with left recursion allowed for."""

    def __init__(self, grammar: Grammar, text: str) -> None:
        pairs = words_of(text)
        self.grammar, self.text = grammar, text
        self.tokens = [t for t, _ in pairs]
        self.columns = [c for _, c in pairs]
        self.furthest, self.steps = 0, 0
        self.wanted: set[str] = set()
        self._memo: dict[tuple[Any, int], list[Reading]] = {}
        self._open: dict[tuple[Any, int], list[Reading]] = {}
        self._touched: set[tuple[Any, int]] = set()

    def category(self, category: type[Node], at: int) -> list[Reading]:
        key = (category, at)
        if key in self._memo:
            return self._memo[key]
        if key in self._open:
            self._touched.add(key)
            return self._open[key]
        if at >= len(self.tokens):
            self._want(at, _label(category))
            return []
        if len(self._open) > MAX_DEPTH:
            raise NotUnderstood(self.text, self.columns[at], "a simpler line (this one is nested too deep)", None)
        self._open[key] = []
        while True:
            found = self._try(category, at)
            if key not in self._touched or len(found) == len(self._open[key]):
                break
            self._open[key] = found
        self._touched.discard(key)
        del self._open[key]
        if not self._touched:
            self._memo[key] = found
        if not found:
            self._want(at, _label(category))
        return found

    def _try(self, category: type[Node], at: int) -> list[Reading]:
        found: dict[str, Reading] = {}
        for cls, parts in self.grammar.alternatives(category, self.tokens[at]):
            for end, values in self._sequence(parts, 0, at, {}, None):
                node = cls(**values)
                found.setdefault(f"{end}{node!r}", (end, node))
        return list(found.values())

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
                return [] if end is None else self._sequence(parts, index + 1, end, values, None)
            case Plural(one, many):
                want = one if number == "1" else many
                end = self._literal((want,), at)
                return [] if end is None else self._sequence(parts, index + 1, end, values, None)
            case Verb(one, many):
                found = []
                for form in (one, many):
                    end = self._literal((form,), at)
                    if end is not None:
                        found += self._sequence(parts, index + 1, end, values, None)
                return found
            case Group(inner, field):
                absent = {**values, **{s.field: _nothing(s) for s in inner if isinstance(s, Slot)}}
                found = self._sequence(parts, index + 1, at, absent, None)
                for end, taken in self._sequence(inner, 0, at, values, number):
                    if taken.get(field) not in (None, ()):
                        found += self._sequence(parts, index + 1, end, taken, None)
                return found
            case Slot(field, kind, separator):
                read = self._one(kind, at) if separator is None else self._several(kind, separator, at)
                found = []
                for end, value in read:
                    seen = self.tokens[at] if end == at + 1 else None
                    found += self._sequence(parts, index + 1, end, {**values, field: value}, seen)
                return found

    def _literal(self, words: tuple[str, ...], at: int) -> int | None:
        if _same(words, self.tokens[at : at + len(words)]):
            return at + len(words)
        same = 0
        for word, token in zip(words, self.tokens[at:], strict=False):
            if word.lower() != token.lower():
                break
            same += 1
        self._want(at + same, f"“{words[same]}”")
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

    def _one(self, kind: Any, at: int) -> list[Reading]:
        if at >= len(self.tokens):
            self._want(at, _label(kind))
            return []
        token = self.tokens[at]
        if issubclass(kind, Node):
            inner = getattr(kind, "quoted", None)
            return self._quoted(kind, inner, at) if inner else self.category(kind, at)
        if issubclass(kind, Word):
            found = self.grammar.names(kind.lexicon, self.tokens, at)
            if found is None:
                self._want(at, _label(kind))
                return []
            return [(found[0], kind(found[1]))]
        if issubclass(kind, Signed):
            ok = token[0] in "+-−" and token[1:].isdigit()
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
        return [(at + 1, kind(self.grammar.read(inner, token[1:-1])))]  # type: ignore[call-arg]

    def _member(self, kind: type[Enum], at: int) -> list[Reading]:
        for member in sorted(kind, key=lambda m: -len(str(m.value))):
            words = [w for w, _ in words_of(str(member.value))]
            if _same(words, self.tokens[at : at + len(words)]):
                return [(at + len(words), member)]
        return self._none(kind, at)

    def _none(self, kind: Any, at: int) -> list[Reading]:
        self._want(at, _label(kind))
        return []

    def _want(self, at: int, what: str) -> None:
        if at > self.furthest:
            self.furthest, self.wanted = at, set()
        if at == self.furthest:
            self.wanted.add(what)


def _nothing(slot: Slot) -> Any:
    return None if slot.separator is None else ()


def _same(words: Sequence[str], tokens: Sequence[str]) -> bool:
    return len(words) == len(tokens) and all(w.lower() == t.lower() for w, t in zip(words, tokens, strict=True))


def _by_first(words: Iterable[str]) -> dict[str, list[tuple[tuple[str, ...], str]]]:
    table: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for entry in words:
        tokens = tuple(w for w, _ in words_of(entry))
        if tokens:
            table.setdefault(tokens[0].lower(), []).append((tokens, entry))
    for found in table.values():
        found.sort(key=lambda f: -len(f[0]))
    return table


def _label(kind: Any) -> str:
    if isinstance(kind, type) and issubclass(kind, Word):
        return kind.lexicon
    if kind is int:
        return "a number"
    doc = (getattr(kind, "__doc__", None) or kind.__name__).strip().splitlines()[0].rstrip(".")
    return doc if len(doc) < 50 else str(kind.__name__).lower()


def _sketch(parts: tuple[Part, ...]) -> str:
    out = []
    for part in parts:
        match part:
            case Literal(words):
                out += list(words)
            case Plural(_, many) | Verb(many, _):
                out.append(many)
            case Slot(field, _, _):
                out.append(f"‹{field}›")
            case Group(inner, _):
                out.append(f"[{_sketch(inner)}]")
    return " ".join(out)


def inventory(nodes: Iterable[type[Node]]) -> list[str]:
    """Every phrase of a vocabulary, one line each, for the reference page."""
    return sorted(f"{_sketch(c.templates['en'])}   ({c.__name__})" for c in nodes if c.templates)


def concrete(*bases: type[Node]) -> list[type[Node]]:
    """All node classes with words that derive from these, found by inheritance."""
    found: list[type[Node]] = []
    queue = list(bases)
    while queue:
        cls = queue.pop(0)
        queue += cls.__subclasses__()
        if "templates" in cls.__dict__ and cls.templates:
            found.append(cls)
    return list(dict.fromkeys(found))


def field_names(cls: type[Node]) -> tuple[str, ...]:
    """The fields of a node class, in order."""
    return tuple(f.name for f in fields(cls))  # type: ignore[arg-type]
