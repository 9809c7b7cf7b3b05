"""The library as the rest of the program sees it: everything that was read, and the ways to look it up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from judgeapp.library.models import (
    Document,
    GameShelf,
    Imported,
    PrintedCard,
    Rule,
    Ruling,
    Statement,
    Term,
)
from judgeapp.library.official import is_official
from judgeapp.library.problems import Problem


@dataclass(frozen=True)
class Library:
    """All games, all the user's imports, and what could not be read of the user's own files."""

    shelves: Mapping[str, GameShelf]
    imported: tuple[Imported, ...] = ()
    problems: tuple[Problem, ...] = ()
    digest: str = ""
    """Names the content: the same files give the same digest."""

    @property
    def games(self) -> tuple[str, ...]:
        """The games that are held."""
        return tuple(self.shelves)

    def rulings(self, game: str | None = None) -> Iterator[Ruling]:
        """The rulings of a game, or of all."""
        for shelf in self._of(game):
            yield from shelf.rulings

    def rules(self, game: str | None = None) -> Iterator[Rule]:
        """The rules of a game, or of all: those that ship, then those of imported rulebooks that are none of them."""
        for shelf in self._of(game):
            yield from shelf.rules
        for book in self.imported:
            if game is None or book.game == game:
                yield from (rule for rule in book.rules if (book.code, rule.number) not in self._wordings)

    def terms(self, game: str | None = None) -> Iterator[Term]:
        """The terms of a game, or of all."""
        for shelf in self._of(game):
            yield from shelf.terms

    def cards(self, game: str | None = None) -> Iterator[PrintedCard]:
        """The printed cards of a game, or of all; those of imported documents only where none of that name ships."""
        for shelf in self._of(game):
            yield from shelf.cards
            held = {card.name.casefold() for card in shelf.cards}
            for book in self.imported:
                if book.game == shelf.game:
                    yield from (card for card in book.cards if card.name.casefold() not in held)

    def documents(self, game: str | None = None) -> Iterator[Document]:
        """The publishers' documents that rulings cite."""
        for shelf in self._of(game):
            yield from shelf.documents

    def editions(self, game: str, since: str | None = None, until: str | None = None) -> tuple[str, ...]:
        """The editions of a game's rules from one to another, both included; all of them when no bounds are given.

        A bound that is no known edition bounds nothing.
        """
        shelf = self.shelves.get(game)
        known = [edition.id for edition in shelf.rulebook.editions] if shelf and shelf.rulebook else []
        first = known.index(since) if since in known else 0
        last = known.index(until) if until in known else len(known) - 1
        return tuple(known[first : last + 1])

    def _of(self, game: str | None) -> Iterator[GameShelf]:
        for name, shelf in self.shelves.items():
            if game is None or name == game:
                yield shelf

    @cached_property
    def _rulings(self) -> dict[str, Ruling]:
        return {ruling.id: ruling for ruling in self.rulings()}

    @cached_property
    def _wordings(self) -> dict[tuple[str, str], Rule]:
        """By book and number the imported rules that only give the official wording of a rule that ships."""
        found: dict[tuple[str, str], Rule] = {}
        for book in self.imported:
            shelf = self.shelves.get(book.game)
            if shelf and is_official(book, shelf.rules):
                numbers = {rule.number for rule in shelf.rules}
                found.update(((book.code, rule.number), rule) for rule in book.rules if rule.number in numbers)
        return found

    @cached_property
    def _rules(self) -> dict[tuple[str, str], Rule]:
        found: dict[tuple[str, str], Rule] = {}
        for rule in self.rules():
            found.setdefault((rule.game, rule.number), rule)
            found[rule.game, f"{rule.number}@{rule.book}"] = rule
        for (code, number), rule in self._wordings.items():
            found[rule.game, f"{number}@{code}"] = found[rule.game, number]
        return found

    @cached_property
    def _cards(self) -> dict[tuple[str, str], PrintedCard]:
        return {(card.game, card.name.casefold()): card for card in self.cards()}

    @cached_property
    def _terms(self) -> dict[tuple[str, str], Term]:
        return {(term.game, term.term): term for term in self.terms()}

    @cached_property
    def _by_card(self) -> dict[tuple[str, str], list[Ruling]]:
        found: dict[tuple[str, str], list[Ruling]] = {}
        for ruling in self.rulings():
            for card in ruling.cards:
                found.setdefault((ruling.game, card.casefold()), []).append(ruling)
        return found

    @cached_property
    def _by_rule(self) -> dict[tuple[str, str], list[Ruling]]:
        found: dict[tuple[str, str], list[Ruling]] = {}
        for ruling in self.rulings():
            for number in ruling.rules:
                found.setdefault((ruling.game, number), []).append(ruling)
        return found

    @cached_property
    def _statements(self) -> dict[str, Statement]:
        return {statement.id: statement for book in self.imported for statement in book.statements}

    def ruling(self, id_: str) -> Ruling | None:
        """The ruling with an id."""
        return self._rulings.get(id_)

    def rule(self, game: str, number: str) -> Rule | None:
        """The rule with a number, exactly: 702.6 is never 702.60. `702.6@CODE` is that of an imported book,
        or ours where the book only gives its official wording."""
        return self._rules.get((game, number))

    def card(self, game: str, name: str) -> PrintedCard | None:
        """The card with a name; letters' case does not matter."""
        return self._cards.get((game, name.casefold()))

    def term(self, game: str, name: str) -> Term | None:
        """The term of a name, as the glossary writes it."""
        return self._terms.get((game, name))

    def rulings_of_card(self, game: str, name: str) -> tuple[Ruling, ...]:
        """Every ruling that names a card, from whichever of its cards one comes."""
        return tuple(self._by_card.get((game, name.casefold()), ()))

    def rulings_of_rule(self, game: str, number: str) -> tuple[Ruling, ...]:
        """Every ruling that a rule decides."""
        return tuple(self._by_rule.get((game, number), ()))

    def statement(self, id_: str) -> Statement | None:
        """The official wording of a statement, when the user has imported its document."""
        return self._statements.get(id_)

    def official(self, ruling: Ruling) -> tuple[Statement, ...]:
        """The official wording of all that a ruling restates, as far as it is imported."""
        return tuple(found for cite in ruling.cites if (found := self.statement(cite)))

    def rule_wordings(self, rule: Rule) -> tuple[Rule, ...]:
        """The official wording of a rule, by each imported book that gives it."""
        codes = [book.code for book in self.imported if book.game == rule.game and not rule.book]
        return tuple(found for code in codes if (found := self._wordings.get((code, rule.number))))

    def neighbours(self, rule: Rule, around: int = 3) -> tuple[Rule, ...]:
        """A rule in its place: those that stand just before and after it in its book."""
        imported = {one.code: one.rules for one in self.imported}
        book = imported.get(rule.book, ()) if rule.book else self.shelves[rule.game].rules
        place = next((i for i, other in enumerate(book) if other.number == rule.number), -1)
        return tuple(book[max(0, place - around) : place + around + 1]) if place >= 0 else ()
