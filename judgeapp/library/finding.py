"""Finding things in the library: one box, four kinds of question, told apart by their looks.

A rule number, one card or several, a term, or a free question. The index does the searching; what is added here is
what needs to know that there are rulings, rules and cards: exact numbers, and what two cards have to do with each
other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from judgeapp.library.catalog import CARD, PLAN, RULE, RULING, TERM, Catalogue, rule_id
from judgeapp.library.loader import load_library
from judgeapp.library.models import PrintedCard, Rule, Ruling, Term
from judgeapp.library.owning import own_key
from judgeapp.library.places import cache_root
from judgeapp.library.shelves import Library
from rules_index import ANALOGY, BOTH, Answer, Hit, Index, Searcher, Ways, open_or_build

Kind = Literal["nothing", "number", "card", "cards", "term", "question"]
Thing = Ruling | Rule | Term | PrintedCard
FILTERS = {
    "game": "game", "card": "card", "set": "set", "doc": "doc", "kind": "kind", "rule": "rule", "topic": "topic",
    "edition": "edition", "status": "status", "cite": "cite",
    "игра": "game", "карта": "card", "правило": "rule", "тема": "topic", "вид": "kind",
}  # fmt: skip
WAYS = Ways(kinds=(RULING, RULE, CARD, TERM), facets=FILTERS)
_NUMBER = re.compile(r"^\s*(?:rules?|cr|§|п\.?|правило)?\s*(?P<number>\d{1,4}(?:\.\d+)*\.?[a-z]?)\s*$", re.IGNORECASE)
_KEYSTROKE_EFFORT = 6_000
_NAMED = 0.8  # a ruling that covers so much of a bare name is about it


@dataclass(frozen=True, slots=True)
class Finding:
    """An answer with the kind of question it answers, and the game it was put to."""

    kind: Kind
    game: str | None
    answer: Answer


class Finder:
    """Finds things in a library. Not for several threads at once; `close` it when done."""

    def __init__(self, library: Library, index: Index) -> None:
        self.library = library
        self._searcher = Searcher(index, WAYS)

    def close(self) -> None:
        """Let the index go."""
        self._searcher.close()

    def search(
        self,
        text: str,
        game: str | None = None,
        most: int = 20,
        cancelled: Callable[[], bool] = lambda: False,
    ) -> Finding:
        """Answer what was typed, put to one game or to all, with at most `most` hits of each kind.

        Never raises for what is in `text`; raises `rules_index.Cancelled` when `cancelled` says so in between.
        """
        game = self._searcher.scope_of(self._searcher.parse(text), game)
        number = _NUMBER.match(text)
        if number and (found := self._number(text, number["number"].lower(), game)):
            return found
        answer = self._searcher.search(text, game, most, cancelled)
        kind = self._kind(answer)
        if kind == "cards":
            answer = self._together(answer, game, most)
        elif kind in ("card", "term"):
            answer = replace(answer, sure=any(hit.coverage >= _NAMED for hit in answer.hits(RULING)[:1]))
        return Finding(kind, game, answer)

    def typed(self, text: str, game: str | None = None, most: int = 6) -> dict[str, list[str]]:
        """What stands under the letters typed so far: ids by kind, at most `most` of each, in the order to be shown:
        what is named before what is said of it. Takes a few milliseconds."""
        number = _NUMBER.match(text)
        if number and (found := self._number(text, number["number"].lower(), game)):
            return {
                kind: [hit.id for hit in hits[:most]] for kind in (RULE, RULING) if (hits := found.answer.hits(kind))
            }
        heads = self._searcher.heads(text, game, most, _KEYSTROKE_EFFORT)
        return {kind: heads[kind] for kind in (CARD, TERM, RULING, RULE) if kind in heads}

    def thing(self, id_: str) -> Thing | None:
        """What an id of a hit stands for."""
        kind, _, rest = id_.partition(":")
        game, _, name = rest.partition(":")
        if not name:
            return self.library.ruling(id_)
        if kind == RULE:
            return self.library.rule(game, name)
        if kind == CARD:
            return self.library.card(game, name) or PrintedCard(game=game, name=name)
        return self.library.term(game, name)

    def complete(self, text: str, game: str | None = None, most: int = 8) -> list[str]:
        """What the last word may become: words of the game, or values when it is a filter (`card:fl`)."""
        return self._searcher.complete(text, game, most)

    def _kind(self, answer: Answer) -> Kind:
        cards = len(self._distinct(answer))
        if not (answer.named or answer.rest or any(answer.groups.values())):
            return "nothing"
        if answer.rest or len(answer.named) > max(1, cards):
            return "question"
        return "cards" if cards > 1 else "card" if cards else "term" if answer.named else "question"

    def _distinct(self, answer: Answer) -> list[frozenset[str]]:
        """The cards named, as groups: a nickname that may mean several cards is one group."""
        return [
            frozenset(name.removeprefix(CARD + ":") for name in group if name.startswith(CARD + ":"))
            for group in answer.named
            if any(name.startswith(CARD + ":") for name in group)
        ]

    def _number(self, text: str, number: str, game: str | None) -> Finding | None:
        """An exact rule with the rules below it and the rulings it decides."""
        rules = [rule for rule in self.library.rules(game) if _is_under(rule.number, number)]
        exact = [rule for rule in rules if rule.number == number]
        renumbered = [rule for rule in self.library.rules(game) if number in rule.elsewhere.values()]
        first = [*exact, *renumbered]
        if not first and not rules:
            return None
        below = [rule for rule in rules if rule not in first]
        rulings: dict[str, Ruling] = {}
        for rule in (*first, *below):
            rulings.update((ruling.id, ruling) for ruling in self.library.rulings_of_rule(rule.game, rule.number))
        groups = {
            RULING: tuple(Hit(id_, 1.0, 1.0) for id_ in rulings),
            RULE: tuple(Hit(rule_id(rule), 1.0, 1.0) for rule in (*first, *below)),
        }
        return Finding("number", game, Answer(text, groups, sure=bool(first)))

    def _together(self, answer: Answer, game: str | None, most: int) -> Answer:
        """Rulings on all the cards named first, then those on one of them whose rule also decides for another."""
        groups = self._distinct(answer)
        of_each = [self._rulings_of(names, game) for names in groups]
        score = {hit.id: hit.score for hit in answer.hits(RULING)}
        both = {id_: r for id_, r in of_each[0].items() if all(id_ in other for other in of_each[1:])}
        found = [Hit(id_, score.get(id_, 0.0), 1.0, BOTH) for id_ in sorted(both, key=lambda i: -score.get(i, 0.0))]
        alike: dict[str, int] = {}
        for mine in of_each:
            theirs = {rule for other in of_each if other is not mine for r in other.values() for rule in r.rules}
            for id_, ruling in mine.items():
                shared = len(theirs.intersection(ruling.rules))
                if shared and id_ not in both:
                    alike[id_] = max(alike.get(id_, 0), shared)
        ranked = sorted(alike, key=lambda id_: (-alike[id_], -score.get(id_, 0.0), id_))
        found += [Hit(id_, score.get(id_, 0.0), 0.5, ANALOGY) for id_ in ranked]
        listed = {hit.id for hit in found}
        found += [hit for hit in answer.hits(RULING) if hit.id not in listed]
        return replace(answer, groups={**answer.groups, RULING: tuple(found[:most])}, sure=bool(both))

    def _rulings_of(self, names: Iterable[str], game: str | None) -> dict[str, Ruling]:
        games = [game] if game else list(self.library.games)
        return {
            ruling.id: ruling for one in games for name in names for ruling in self.library.rulings_of_card(one, name)
        }


def _is_under(number: str, wanted: str) -> bool:
    """Whether a rule is the one wanted or stands below it: 7.5.2 under 7.5, but 702.60 not under 702.6."""
    rest = number.lower().removeprefix(wanted)
    return number.lower().startswith(wanted) and not rest[:1].isdigit()


def open_index(
    library: Library,
    user: Path | None = None,
    cache: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Index:
    """The index of a library, built when the cache holds none that is sound and sealed with the user's own key."""
    made, secret = Catalogue(library), own_key(user)
    folder = cache or cache_root()
    return open_or_build(folder, library.digest, PLAN, made.documents, made.entries, progress, secret=secret)


def open_finder(resources: Path, user: Path | None = None, cache: Path | None = None) -> Finder:
    """Load the library and open its index. A module-level function, so that a child process can do it too.

    Raises `LibraryError` when shipped data is damaged.
    """
    library = load_library(resources, user, cache)
    return Finder(library, open_index(library, user, cache))


def as_json(finding: Finding, finder: Finder) -> Mapping[str, object]:
    """The finding for machines: the rulings as `hits` with what they cite, the other kinds under their names."""
    answer = finding.answer
    rows = {kind: [_row(hit, finder.thing(hit.id)) for hit in answer.hits(kind)] for kind in (RULING, RULE, CARD, TERM)}
    return {
        "query": answer.query,
        "game": finding.game,
        "kind": finding.kind,
        "sure": answer.sure,
        "relaxed": answer.relaxed,
        "hits": rows[RULING],
        "rules": rows[RULE],
        "cards": rows[CARD],
        "terms": rows[TERM],
        "corrections": [{"typed": m.typed, "read": m.read, "how": m.how} for m in answer.mendings],
        "missing": list(answer.killers),
        "nearest": {word: list(found) for word, found in answer.nearest.items()},
        "unmet": list(answer.unmet),
    }


def _row(hit: Hit, thing: Thing | None) -> dict[str, object]:
    row: dict[str, object] = {"id": hit.id, "score": hit.score}
    if hit.label:
        row["label"] = hit.label
    if hit.lacks:
        row["lacks"] = list(hit.lacks)
    match thing:
        case Ruling():
            row |= {"title": thing.title.said(), "answer": thing.answer.said(), "cites": list(thing.cites)}
            row |= {"cards": list(thing.cards), "rules": list(thing.rules), "status": thing.status}
        case Rule():
            row |= {"number": thing.number, "title": thing.title, "says": thing.says.said()}
        case Term():
            row |= {"title": thing.term, "says": thing.says.said() if thing.says else ""}
        case PrintedCard():
            row |= {"title": thing.name}
        case None:
            pass
    return row
