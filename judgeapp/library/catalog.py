"""The library as the index sees it: documents with weighed parts, and the names that things go by.

Judges describe a situation without naming the card, or name the card and not the rule. So a ruling is filed not only
under its own words but, lighter, under what surrounds it: the titles of its rules, the text and types of its cards, the
claims it refers to, and the official wording when the user has imported it.
"""

from __future__ import annotations

from collections.abc import Iterator

from judgeapp.library.models import PrintedCard, Rule, Ruling, Term
from judgeapp.library.shelves import Library
from rules_index import Document, Entry, Part, Plan

CARD, TERM, RULE, RULING = "card", "term", "rule", "ruling"
STATUS_WORTH = {"current": 0.0, "conflict": -1.0, "misprint": -2.0, "outdated": -3.0}

PLAN = Plan(
    kinds=(CARD, TERM, RULING, RULE),
    parts={
        "title": Part(2.5, 0.3),
        "question": Part(2.5, 0.4),
        "answer": Part(1.5, 0.4),
        "says": Part(1.2, 0.5),
        "note": Part(0.6, 0.5),
        "cards": Part(3.0, 0.6),
        "topics": Part(1.5, 0.4),
        "official": Part(0.8, 0.7),
        "rules": Part(0.4, 0.6, own=False),
        "around": Part(0.25, 0.7, own=False),
        "names": Part(2.0, 0.5),
    },
    entity=3.0,
    mention=1.0,
)


def card_key(name: str) -> str:
    """The lexicon key of a card."""
    return f"card:{name.casefold()}"


def term_key(name: str) -> str:
    """The lexicon key of a term."""
    return f"term:{name.casefold()}"


def rule_id(rule: Rule) -> str:
    """The id of a rule as a document: of an imported book's rule, with the code of the book."""
    return f"{RULE}:{rule.game}:{rule.number}" + (f"@{rule.book}" if rule.book else "")


class Catalogue:
    """Makes the documents and the names of a library."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._documents = {document.code: document for document in library.documents()}

    def documents(self) -> Iterator[Document]:
        """Every card, term, ruling and rule as a document."""
        library = self._library
        yield from (self._card(game, name, card) for game, name, card in self._card_names())
        yield from (self._term(term) for term in library.terms())
        yield from (self._ruling(ruling) for ruling in library.rulings())
        seen: set[str] = set()
        for rule in library.rules():
            document = self._rule(rule)
            if document.id not in seen:
                seen.add(document.id)
                yield document

    def entries(self) -> Iterator[Entry]:
        """Everything that has a name, with the other names people use."""
        for game, name, _ in self._card_names():
            yield Entry(card_key(name), (name, *_faces(name)), scope=game)
        for term in self._library.terms():
            if term.kind == "nickname" and term.cards:
                for card in term.cards:
                    yield Entry(card_key(card), (card, *_faces(card)), (term.term, *term.also), scope=term.game)
            else:
                yield Entry(term_key(term.term), (term.term,), term.also, term.stands_for, scope=term.game)
                for card in term.cards:
                    yield Entry(card_key(card), (card,), (term.term, *term.also), scope=term.game, strength=0.7)

    def _card_names(self) -> Iterator[tuple[str, str, PrintedCard | None]]:
        """Each card once: those that are printed here, then those that only rulings name."""
        seen: set[tuple[str, str]] = set()
        for card in self._library.cards():
            if (card.game, card.name.casefold()) not in seen:
                seen.add((card.game, card.name.casefold()))
                yield card.game, card.name, card
        for ruling in self._library.rulings():
            for name in ruling.cards:
                if (ruling.game, name.casefold()) not in seen:
                    seen.add((ruling.game, name.casefold()))
                    yield ruling.game, name, self._library.card(ruling.game, name)

    def _card(self, game: str, name: str, card: PrintedCard | None) -> Document:
        facts = card.facts if card else ()
        lines = card.lines if card else ()
        number = len(self._library.rulings_of_card(game, name))
        facets: dict[str, tuple[str, ...]] = {"game": (game,), "kind": (CARD,), "card": (name,)}
        facets["set"] = tuple(value for key, value in facts if key in ("set", "sets"))
        return Document(
            id=f"{CARD}:{game}:{name}",
            kind=CARD,
            scope=game,
            title=name,
            texts={"title": (name,), "says": lines, "around": tuple(f"{key} {value}" for key, value in facts)},
            facets=facets,
            heads=(name,),
            entities=(card_key(name),),
            worth=float(number),
        )

    def _term(self, term: Term) -> Document:
        facets: dict[str, tuple[str, ...]] = {"game": (term.game,), "kind": (TERM,), "rule": term.rules}
        facets["card"] = term.cards
        return Document(
            id=f"{TERM}:{term.game}:{term.term}",
            kind=TERM,
            scope=term.game,
            title=term.term,
            texts={
                "title": (term.term,),
                "names": term.also,
                "says": term.says.all if term.says else (),
                "around": term.stands_for,
            },
            facets=facets,
            heads=(term.term, *term.also),
            entities=(term_key(term.term),),
            worth=float(len(term.rules)),
        )

    def _rule(self, rule: Rule) -> Document:
        numbers = (rule.number, *rule.elsewhere.values())
        wordings = self._library.rule_wordings(rule)
        facets: dict[str, tuple[str, ...]] = {
            "game": (rule.game,),
            "kind": (RULE,),
            "rule": (rule.number, *rule.elsewhere.values()),
        }
        facets["edition"] = self._library.editions(rule.game, rule.since, rule.until)
        facets["doc"] = (rule.book,) if rule.book else tuple(wording.book for wording in wordings)
        depth = rule.number.count(".")
        return Document(
            id=rule_id(rule),
            kind=RULE,
            scope=rule.game,
            title=rule.title,
            texts={
                "title": (rule.number, rule.title),
                "says": rule.says.all,
                "official": tuple(text for wording in wordings for text in wording.says.all),
            },
            facets=facets,
            heads=(*numbers, rule.title),
            worth=len(self._library.rulings_of_rule(rule.game, rule.number)) - depth / 10.0,
        )

    def _ruling(self, ruling: Ruling) -> Document:
        library, game = self._library, ruling.game
        rules = [rule for number in ruling.rules if (rule := library.rule(game, number))]
        cards = [card for name in ruling.cards if (card := library.card(game, name))]
        seen = [other for id_ in ruling.see if (other := library.ruling(id_))]
        texts = {
            "title": ruling.title.all,
            "question": ruling.question.all,
            "answer": ruling.answer.all,
            "says": ruling.says.all,
            "note": ruling.note.all if ruling.note else (),
            "cards": ruling.cards,
            "topics": ruling.topics,
            "official": tuple(statement.text for statement in library.official(ruling)),
            "rules": tuple(f"{rule.number} {rule.title}" for rule in rules),
            "around": (
                *(line for card in cards for line in card.lines),
                *(value for card in cards for key, value in card.facts if key in ("types", "type", "subtypes")),
                *(title for other in seen for title in other.title.all),
            ),
        }
        return Document(
            id=ruling.id,
            kind=RULING,
            scope=game,
            title=ruling.title.said("ru" if ruling.title.ru else "en"),
            texts=texts,
            facets=self._facets(ruling, cards),
            heads=(*ruling.title.all, *ruling.cards, *ruling.topics, *ruling.rules),
            entities=tuple(card_key(name) for name in ruling.cards),
            worth=STATUS_WORTH[ruling.status] * 100 + len(ruling.cites),
        )

    def _facets(self, ruling: Ruling, cards: list[PrintedCard]) -> dict[str, tuple[str, ...]]:
        docs = tuple(dict.fromkeys(cite.partition("-")[0] for cite in ruling.cites))
        sets = tuple(value for card in cards for key, value in card.facts if key in ("set", "sets"))
        return {
            "game": (ruling.game,),
            "kind": (RULING,),
            "card": ruling.cards,
            "rule": ruling.rules,
            "topic": ruling.topics,
            "doc": docs,
            "set": (*sets, *docs),
            "status": (ruling.status,),
            "edition": self._library.editions(ruling.game, ruling.since, ruling.until),
            "cite": ruling.cites,
        }


def _faces(name: str) -> tuple[str, ...]:
    """The names of a card with two: `One Face | Other Face`."""
    faces = tuple(face.strip() for face in name.split(" | "))
    return faces if len(faces) > 1 else ()
