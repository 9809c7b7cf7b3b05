"""The grammar of a game: finds every way to read a line, wants exactly one, and says where the reader got stuck."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from typing import TypeVar

from judgeapp.language.forms import Lexeme, Tongue
from judgeapp.language.phrase import Counted, Group, Inflected, Literal, Node, Part, Plural, Slot, Verb, parts_of, show
from judgeapp.language.reader import Reader, Reading, Rule
from judgeapp.language.trouble import Ambiguous, NotUnderstood
from judgeapp.language.wordlist import Entry, WordList

N = TypeVar("N", bound=Node)

MAX_LINE = 2_000
"""Longest line that is read at all, in characters."""
LIKE_ENOUGH, LIKE_ENOUGH_ELSEWHERE = 0.45, 0.6
"""How alike a line and a phrase must be for the phrase to be the nearest: one of the wanted category, one of any."""
NEAR, LEAST_WORD, WORD_ALIKE = 4, 4, 0.7
"""The nearest phrase is one of so many most alike, and has a word of such a length nearly in common with the line."""

__all__ = ["MAX_LINE", "Ambiguous", "Grammar", "NotUnderstood", "concrete", "field_names", "inventory"]


class Grammar:
    """All phrases of one game in one language.

    nodes: the node classes that may be used. lexicon: list name → the words or names of that list. others: the same
    phrases in other languages, tried in turn on a line that is not understood in this one.
    """

    def __init__(
        self,
        nodes: Iterable[type[Node]],
        lexicon: Mapping[str, Iterable[Entry]],
        lang: str = "en",
        others: tuple[Grammar, ...] = (),
    ) -> None:
        self.lang = lang
        self.nodes = tuple(dict.fromkeys(nodes))
        self.others = others
        words = {name: tuple(entries) for name, entries in lexicon.items()}
        lexemes = {n: {e.word: e for e in found if isinstance(e, Lexeme)} for n, found in words.items()}
        self.tongue = Tongue(lang, lexemes)
        self._lexicon = {name: WordList(found, lang) for name, found in words.items()}
        self._first: dict[tuple[type[Node], str], dict[str | None, list[Rule]]] = {}
        self._sketches: list[tuple[str, type[Node]]] = []

    @property
    def langs(self) -> tuple[str, ...]:
        """The languages that are read."""
        return (self.lang, *(o.lang for o in self.others))

    def show(self, node: Node) -> str:
        """A node in this grammar's own language."""
        return show(node, self.tongue)

    def prints(self, node: Node, line: str) -> bool:
        """Whether a node reads so in one of the languages."""
        return self.show(node) == line or any(o.show(node) == line for o in self.others)

    def with_words(self, lexicon: Mapping[str, Iterable[Entry]]) -> Grammar:
        """The same phrases with some word lists replaced (the names on one table, for instance)."""
        lists = {name: tuple(entries) for name, entries in lexicon.items()}
        other = self._alike(tuple(o.with_words(lists) for o in self.others))
        other._lexicon.update({name: WordList(found, self.lang) for name, found in lists.items()})
        return other

    def with_more(self, lexicon: str, entries: Iterable[Entry]) -> Grammar:
        """The same phrases with further entries in a word list."""
        more = tuple(entries)
        other = self._alike(tuple(o.with_more(lexicon, more) for o in self.others))
        other._lexicon[lexicon] = other._lexicon[lexicon].with_more(more)
        return other

    def borrowing(self, lender: Grammar, *lexicons: str) -> Grammar:
        """The same phrases with some word lists of another grammar, which need not be cut up again."""
        by_lang = {o.lang: o for o in (*lender.others, lender)}
        other = self._alike(tuple(o.borrowing(by_lang.get(o.lang, lender), *lexicons) for o in self.others))
        other._lexicon.update({name: by_lang.get(self.lang, lender)._lexicon[name] for name in lexicons})
        return other

    def _alike(self, others: tuple[Grammar, ...]) -> Grammar:
        other = Grammar.__new__(Grammar)
        other.lang, other.nodes, other.tongue, other._first = self.lang, self.nodes, self.tongue, self._first
        other.others, other._lexicon, other._sketches = others, dict(self._lexicon), self._sketches
        return other

    def read(self, category: type[N], text: str) -> N:
        """The one reading of the whole text. NotUnderstood where there is none, Ambiguous where there are two."""
        for each in (self, *self.others):
            found = each._skimmed(category, text)
            if found:
                return each._only(found, text)
        try:
            return self._read(category, text)
        except Ambiguous:
            raise
        except NotUnderstood as trouble:
            worst = trouble
        for other in self.others:
            try:
                return other.read(category, text)
            except NotUnderstood as trouble:
                worst = trouble if trouble.column > worst.column or isinstance(trouble, Ambiguous) else worst
        raise worst

    def _read(self, category: type[N], text: str) -> N:
        if len(text) > MAX_LINE:
            raise NotUnderstood(text[:80], 0, f"a line of at most {MAX_LINE} characters", None)
        reader = Reader(self, text)
        found = self._readings(category, reader)
        if not found:
            raise self._stuck(category, reader)
        return self._only(found, text)

    def reads(self, category: type[Node], text: str) -> bool:
        """Whether the whole text has a reading, in one of the languages: quick, for whoever need not know why not."""
        return any(each._skimmed(category, text) for each in (self, *self.others))

    def _skimmed(self, category: type[N], text: str) -> list[N]:
        """Every reading of the whole text; none where there is trouble, of whatever kind."""
        try:
            return self._readings(category, Reader(self, text, skims=True)) if len(text) <= MAX_LINE else []
        except NotUnderstood:
            return []

    def _readings(self, category: type[N], reader: Reader) -> list[N]:
        """Every reading of the whole text."""
        return [node for end, node in reader.category(category, 0) if end == len(reader.tokens)]

    def _only(self, found: list[N], text: str) -> N:
        distinct = list({self.show(n) + repr(n): n for n in found}.values())
        if len(distinct) == 1:
            return distinct[0]
        both = " / ".join(sorted(repr(n) for n in distinct)[:2])
        raise Ambiguous(text, 0, f"one reading, but there are {len(distinct)}: {both}", None)

    def alternatives(self, category: type[Node], token: str, tense: str = "") -> list[Rule]:
        """The rules of a category that may begin with this token, in a tense."""
        table = self._first.get((category, tense))
        if table is None:
            table = self._first[category, tense] = {}
            for cls in self.nodes:
                if issubclass(cls, category):
                    parts = parts_of(cls, self.lang, tense)
                    if parts:
                        lead = parts[0].words[0].lower() if isinstance(parts[0], Literal) else None
                        table.setdefault(lead, []).append(Rule(cls, parts, _needed(parts)))
        return table.get(token.lower(), []) + table.get(None, [])

    def names(self, lexicon: str, tokens: Sequence[str], at: int) -> Reading | None:
        """The longest entry of a word list that stands at this place, in this language or in another."""
        words = self._lexicon.get(lexicon)
        found = words.at(tokens, at) if words else None
        for other in self.others:
            found = found or other.names(lexicon, tokens, at)
        return found

    def word(self, lexicon: str, tokens: Sequence[str], at: int) -> Reading | None:
        """The same in this language only."""
        words = self._lexicon.get(lexicon)
        return words.at(tokens, at) if words else None

    def _stuck(self, category: type[Node], reader: Reader) -> NotUnderstood:
        at = reader.furthest
        column = reader.columns[at] if at < len(reader.columns) else len(reader.text)
        if reader.inside is not None and reader.inside[0] >= column:
            column, inner = reader.inside
            return type(inner)(reader.text, column, inner.expected, inner.nearest)
        nearest = self._nearest_name(reader) or self._nearest(category, reader.text)
        return NotUnderstood(reader.text, column, reader.expected, nearest)

    def _nearest_name(self, reader: Reader) -> str | None:
        """The name most like the words where a name was looked for."""
        tokens = reader.tokens[reader.furthest :]
        for lexicon in reader.lists:
            words = self._lexicon.get(lexicon)
            found = words.nearest(tokens) if words and tokens else None
            if found is not None:
                return found
        return None

    def _nearest(self, category: type[Node], text: str) -> str | None:
        """The nearest phrase: of the category that is wanted, else of any."""
        if not self._sketches:
            spoken = [(c, parts_of(c, self.lang)) for c in self.nodes]
            self._sketches += [(_sketch(parts), c) for c, parts in spoken if parts]
        wanted = [s for s, c in self._sketches if issubclass(c, category)]
        for known, alike in ((wanted, LIKE_ENOUGH), ([s for s, _ in self._sketches], LIKE_ENOUGH_ELSEWHERE)):
            best: list[str] = difflib.get_close_matches(text[:120], list(dict.fromkeys(known)), NEAR, alike)
            found = next((sketch for sketch in best if _shares_a_word(sketch, text[:120])), None)
            if found is not None:
                return found
        return None


def _shares_a_word(sketch: str, text: str) -> bool:
    """Whether a word of a phrase, and no mere particle, stands in a text or nearly does."""
    said = [w for w in text.lower().split() if len(w) >= LEAST_WORD]
    own = [w for w in sketch.lower().split() if len(w) >= LEAST_WORD and "‹" not in w]
    return any(difflib.get_close_matches(w, said, 1, WORD_ALIKE) for w in own)


def _sketch(parts: tuple[Part, ...]) -> str:
    out = []
    for part in parts:
        match part:
            case Literal(words):
                out += list(words)
            case Plural(_, many) | Verb(many, _) | Counted(_, _, many) | Inflected(many, _):
                out.append(many)
            case Slot(field, _, _):
                out.append(f"‹{field}›")
            case Group(inner, _):
                out.append(f"[{_sketch(inner)}]")
    return " ".join(out)


def _needed(parts: tuple[Part, ...]) -> frozenset[str]:
    """The words, in small letters, without which nothing reads so."""
    return frozenset(word.lower() for part in parts if isinstance(part, Literal) for word in part.words)


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
