"""The cards of a game: found by name, compiled when first asked for."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from judgeapp.games.kept import KeptCards, vocabulary_stamp
from judgeapp.kernel.abilities import Ability
from judgeapp.kernel.cards import UNKNOWN, CardDef
from judgeapp.language.cardgame import CardGame
from judgeapp.language.cards import CardText, Compiler, blocks, offers_of_facts
from judgeapp.language.facts import CardError
from judgeapp.language.grammar import Grammar
from judgeapp.language.phrase import words_of
from judgeapp.language.shared import SHARED
from judgeapp.language.sound import TextReader


class UnknownCard(KeyError):
    """A card name that the catalog lacks, with the nearest names."""

    def __init__(self, name: str, nearest: tuple[str, ...]) -> None:
        super().__init__(name)
        self.name, self.nearest = name, nearest

    def __str__(self) -> str:
        hint = f"; did you mean {', '.join(self.nearest)}?" if self.nearest else ""
        return f"no card is named “{self.name}”{hint}"


class Catalog:
    """All card texts of one game. Text is read at once, compiled on demand, and every card is made only once.

    own: files of the user's own cards. left_out: those that can't be read, with the reason.
    """

    def __init__(
        self, game: type[CardGame], files: Iterable[Path], cache: Path | None = None, own: Iterable[Path] = ()
    ) -> None:
        self.game = game
        self._plain = plain = game()
        self._phrases: Grammar = plain.grammar(SHARED)
        self.texts: dict[str, CardText] = {}
        self._cards: dict[str, CardDef] = {}
        self._made: dict[str, tuple[CardDef, ...]] = {}
        self._names: dict[str, str] = {}
        keywords: list[CardText] = []
        for path in sorted(files):
            for text in blocks(path.read_text(encoding="utf-8"), path.name, game.fact_names()):
                if text.kind == "keyword":
                    keywords.append(text)
                else:
                    self._add(text)
        shipped = frozenset(self.texts)
        left_out = list(self._own(own))
        plain.defined = frozenset(text.name for text in keywords if text.lines)
        self.keywords: Mapping[str, tuple[Ability, ...]] = Compiler(plain, self.grammar).keywords(keywords)
        plain.keyword_lines = self.keywords
        self.keyword_texts = tuple(keywords)
        self._kept = KeptCards(cache, game, vocabulary_stamp(game, keywords)) if cache else None
        self.left_out = (*left_out, *self._faulty(shipped))

    def _own(self, files: Iterable[Path]) -> Iterator[str]:
        """Take in files of the user's own; of those that can't be read, why. What ships keeps its name."""
        for path in sorted(files):
            try:
                found = list(blocks(path.read_text(encoding="utf-8"), path.name, self.game.fact_names()))
            except (CardError, UnicodeDecodeError, OSError) as trouble:
                yield f"{path}: {trouble}"
                continue
            for text in found:
                if text.kind != "keyword" and text.name.lower() not in self.texts:
                    self._add(text)

    def _faulty(self, shipped: Collection[str]) -> Iterator[str]:
        """Drop the user's own cards whose facts are not what they may be; say which, and why."""
        for key, text in [(k, t) for k, t in self.texts.items() if k not in shipped]:
            try:
                self.checked(text)
            except CardError as trouble:
                del self.texts[key]
                self._names = {name: title for name, title in self._names.items() if title != key}
                yield str(trouble)

    def _add(self, text: CardText) -> None:
        if text.name.lower() in self.texts:
            raise CardError(text.where, text.line, f"card {text.name} is written twice")
        self.texts[text.name.lower()] = text
        for name in (text.name, *self._variants(text)):
            self._names.setdefault(name.lower(), text.name.lower())

    def _variants(self, text: CardText) -> list[str]:
        plain = self.game()
        for key in self.game.varying:
            values = text.facts.get(key, "").split("/")
            if len(values) > 1:
                return [plain.variant_name(text.name, {key: int(v) if v.isdecimal() else v}) for v in values]
        return []

    @cached_property
    def grammar(self) -> Grammar:
        """The reader of card text. It knows the names of the cards as words."""
        return self._phrases.with_words({"card": self.names()})

    @property
    def by_name(self) -> Grammar:
        """The same, for whoever wants the names."""
        return self.grammar

    def names(self) -> tuple[str, ...]:
        """Every name by which a card can be asked for."""
        found = [t.name for t in self.texts.values()]
        for text in self.texts.values():
            found += self._variants(text)
        return tuple(found)

    def title(self, name: str) -> str:
        """The title of the card of a name: what its variants have in common. KeyError if there is none."""
        return self.texts[self._names[name.lower()]].name

    def types(self, name: str) -> tuple[str, ...]:
        """The type words of a card, for which nothing is compiled; none where there is no such card."""
        known = self._names.get(name.lower())
        tokens = [t for t, _ in words_of(self.texts[known].facts.get("types", ""))] if known else []
        found: list[str] = []
        at = 0
        while at < len(tokens):
            read = self.by_name.names("type", tokens, at)
            at = read[0] if read else at + 1
            found += [read[1]] if read else []
        return tuple(found)

    def titles(self, **facts: str) -> tuple[str, ...]:
        """The titles of all cards, or of those on whose files these facts stand, in the order of the files."""
        wanted = facts.items()
        return tuple(t.name for t in self.texts.values() if all(t.facts.get(k) == v for k, v in wanted))

    def card(self, name: str) -> CardDef:
        """The card of a name (of its first variant, where the name leaves that open). UnknownCard if there is none."""
        key = name.lower()
        if key == "unknown":
            return UNKNOWN
        if key not in self._names:
            near = difflib.get_close_matches(key, list(self._names), 3, 0.6)
            raise UnknownCard(name, tuple(self.texts[self._names[n]].name for n in near))
        if key not in self._cards:
            made = self.compiled(self._names[key])
            self._cards[key] = next((c for c in made if c.name.lower() == key), made[0])
        return self._cards[key]

    def compiled(self, title: str) -> tuple[CardDef, ...]:
        """All variants of a card by its title in lower case."""
        if title not in self._made:
            text = self.texts[title]
            lines = self._kept.lines(text) if self._kept else None
            self._made[title] = Compiler(self._plain, self.grammar).card(text, lines)
            if lines is None and self._kept:
                self._kept.add(text, self._made[title])
        return self._made[title]

    def reader(self, text: CardText) -> TextReader:
        """Reads lines of text as those of a card with these facts."""
        return TextReader(self._plain, self.grammar, offers_of_facts(text.facts))

    def checked(self, text: CardText) -> dict[str, Any]:
        """The facts of a card as the game uses them. CardError where one of them is not what it may be."""
        return Compiler(self._plain, self.grammar).facts(text)

    def keep(self) -> None:
        """Write what was compiled anew to the cache."""
        if self._kept:
            self._kept.write()

    def with_texts(self, texts: Iterable[CardText]) -> Catalog:
        """A catalog that also has cards written on the spot (they win over cards of the same name). CardError where
        their facts are not what they may be."""
        texts = tuple(texts)
        other = Catalog.__new__(Catalog)
        other.__dict__.update(self.__dict__)
        other._kept = None
        other.__dict__.pop("grammar", None)
        other.texts, other._names = dict(self.texts), dict(self._names)
        other._made, other._cards = dict(self._made), dict(self._cards)
        for text in texts:
            key = text.name.lower()
            for known in [n for n, t in other._names.items() if t == key]:
                del other._names[known]
                other._cards.pop(known, None)
            other.texts.pop(key, None)
            other._made.pop(key, None)
            other._add(text)
        if self._names.keys() <= other._names.keys():
            fresh = [n for text in texts for n in (text.name, *other._variants(text)) if n.lower() not in self._names]
            other.__dict__["grammar"] = self.grammar.with_more("card", fresh) if fresh else self.grammar
        for text in texts:
            other.checked(text)
        return other
