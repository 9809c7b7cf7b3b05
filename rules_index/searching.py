"""Asking the index: from the text of a question to an answer.

A question is read once, then put to each kind of document. What it names strictly (filters, quotes, excluded words)
must hold; its free words are judged by rank. An answer that lacks some of what was asked is given, and labelled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from rules_index.answers import RELAXED, Answer, Hit
from rules_index.confidence import certainty, evidence
from rules_index.index import Index
from rules_index.interpret import Concept, Interpretation, Interpreter
from rules_index.languages import QUIET, SOFT, layout
from rules_index.lexicon import form_of
from rules_index.limits import Limits, limits_of, without
from rules_index.query import Query, parse
from rules_index.ranking import LOOKED_AT, Ranking, Scored
from rules_index.shelving import facet_of
from rules_index.words import ROOT, stem, words

_SHORTEST_COMPLETED = 2
_GLANCED_AT = 10  # documents of the kinds beside the first that are read closely
_ALIKE = 0.5
_UNMARKED = frozenset(stem(word) for word in QUIET | SOFT)
_LACKING = 0.75  # a concept that matters at least so much is told when a hit lacks it


class Cancelled(Exception):
    """The question was withdrawn before it was answered."""


@dataclass(frozen=True, slots=True)
class Ways:
    """How questions are put to an index: the kinds to ask for (the first one decides whether the answer is sure), the
    facets behind filter names, and the filter that chooses a scope."""

    kinds: tuple[str, ...]
    facets: Mapping[str, str]
    scope_filter: str = "game"


class Searcher:
    """Answers questions from an open index."""

    def __init__(self, index: Index, ways: Ways) -> None:
        self.index = index
        self.ways = ways
        self._filters = frozenset(ways.facets)

    def parse(self, text: str) -> Query:
        """Read the syntax of a question."""
        return parse(text, self._filters)

    def scope_of(self, query: Query, scope: str | None) -> str | None:
        """The scope that a question names by its filter, or the one given."""
        for filter_ in query.filters:
            named = filter_.value.casefold()
            if (
                self.ways.facets[filter_.name] == self.ways.scope_filter
                and not filter_.without
                and named in self.index.scopes
            ):
                return named
        return scope

    def search(
        self,
        text: str,
        scope: str | None = None,
        most: int = 20,
        cancelled: Callable[[], bool] = lambda: False,
    ) -> Answer:
        """Answer a question put to a scope (or to all of them) with at most `most` hits of each kind.

        Never raises for what is in `text`; raises `Cancelled` when `cancelled` says so in between.
        """
        query = self.parse(text)
        scope = self.scope_of(query, scope)
        if scope in self.index.scopes:
            query = replace(query, filters=without(query.filters, self.ways.scope_filter, self.ways.facets))
        interpreter = self.index.interpreter(scope)
        meant = self._read(query, interpreter)
        groups: dict[str, tuple[Hit, ...]] = {}
        certain = 0.0
        unmet: dict[str, int] = {}
        for kind in self.ways.kinds:
            if cancelled():
                raise Cancelled
            run = self.index.run(kind, scope)
            limits = limits_of(query, self.index.store, self.ways.facets, run)
            for one in limits.unmet:
                unmet[one] = unmet.get(one, 0) + 1
            ranking = self.index.rank(meant, kind, scope) if meant.concepts else None
            best = self._best(ranking, kind, limits, most)
            groups[kind] = tuple(self._hit(one, meant.concepts) for one in best)
            if ranking and best and kind == self.ways.kinds[0]:
                marks = self.index.subjects(kind)
                certain = certainty(evidence(self.index.store, ranking, meant.concepts, marks, best[0].row))
        missed = [one for one, times in unmet.items() if times == len(groups)]
        return self._answer(query, meant, interpreter, groups, certain, missed)

    def _read(self, query: Query, interpreter: Interpreter) -> Interpretation:
        """The concepts of the free words, of the phrases, and of the alternatives, each group of which is one."""
        meant = interpreter.read(" ".join((query.words, *query.phrases)))
        for group in query.any_of:
            either = Concept(" OR ".join(group), [])
            for one in group:
                part = interpreter.read(one)
                meant.mendings += part.mendings
                either.options += [option for concept in part.concepts for option in concept.options]
            if either.options:
                meant.concepts.append(either)
        return meant

    def _best(self, ranking: Ranking | None, kind: str, limits: Limits, most: int) -> list[Scored]:
        if not ranking:  # only filters: the worthiest come first
            return [Scored(row, 0.0, 1.0, 0) for row in sorted(limits.allowed or ())[:most]]
        looked_at = LOOKED_AT if kind == self.ways.kinds[0] else _GLANCED_AT
        return ranking.best(most, limits.allowed, looked_at)

    def _hit(self, scored: Scored, concepts: Sequence[Concept]) -> Hit:
        lacks = tuple(
            concept.typed
            for place, concept in enumerate(concepts)
            if not scored.held >> place & 1 and concept.importance >= _LACKING
        )
        id_ = self.index.store.id_of(scored.row)
        return Hit(id_, round(scored.score, 4), round(scored.coverage, 4), RELAXED if lacks else "", lacks)

    def _answer(
        self,
        query: Query,
        meant: Interpretation,
        interpreter: Interpreter,
        groups: Mapping[str, tuple[Hit, ...]],
        certain: float,
        unmet: Sequence[str],
    ) -> Answer:
        first = groups[self.ways.kinds[0]]
        sure = bool(first) and not unmet and certain >= 0.0
        killers = self._killers(meant, first)
        return Answer(
            query=query.text,
            groups=groups,
            sure=sure,
            relaxed=bool(first) and bool(first[0].lacks),
            mendings=tuple(meant.mendings),
            killers=killers,
            unknown=tuple(dict.fromkeys(meant.unknown)),
            nearest={word: tuple(found) for word in killers if (found := interpreter.instead_of(word))},
            unmet=tuple(unmet),
            stems=self._marked(meant),
            entities=tuple(sorted(meant.entities, key=lambda key: -meant.entities[key])),
            named=tuple(meant.named),
            rest=tuple(meant.rest),
            cut=query.cut,
        )

    def _marked(self, meant: Interpretation) -> tuple[str, ...]:
        """The stems to mark in what is shown: what was typed, words for the same, the names of what is named."""
        found = [term for concept in meant.concepts for option in concept.options[:1] for term in option.terms]
        alike = (o for c in meant.concepts for o in c.options[1:] if len(o.terms) == 1 and o.strength >= _ALIKE)
        found += [option.terms[0] for option in alike]
        for key, strength in meant.entities.items():
            if strength >= _ALIKE:
                found += form_of(self.index.lexicon.title(key))
        shown = (term.removeprefix(ROOT) for term in found)
        return tuple(dict.fromkeys(term for term in shown if term.isalnum() and term not in _UNMARKED))

    def _killers(self, meant: Interpretation, first: Sequence[Hit]) -> tuple[str, ...]:
        """The words that nothing knows; failing those, what the best hit lacks."""
        if meant.unknown:
            return tuple(dict.fromkeys(meant.unknown))
        return first[0].lacks if first else tuple(c.typed for c in meant.concepts)

    def complete(self, text: str, scope: str | None, most: int = 8) -> list[str]:
        """What the last word of `text` may become: words of the scope, the most used first, or values of a filter."""
        last = text.rsplit(None, 1)[-1] if text.strip() and not text[-1].isspace() else ""
        name, colon, begun = last.lstrip("-").partition(":")
        if colon and name.casefold() in self.ways.facets:
            prefix = facet_of(self.ways.facets[name.casefold()], begun.strip('"'))
            return [facet.partition("=")[2] for facet in self.index.store.facets(prefix)[:most]]
        typed = words(last)
        if not typed or len(typed[-1]) < _SHORTEST_COMPLETED:
            return []
        return self.index.vocabulary(self.scope_of(self.parse(text), scope)).completions(typed[-1], most)

    def close(self) -> None:
        """Close the index."""
        self.index.close()

    def heads(self, text: str, scope: str | None, most: int, effort: int) -> dict[str, list[str]]:
        """The first documents of each kind whose names begin with every word typed: the answer to a keystroke.

        Words that say nothing are passed over; when nothing has all the words, words that no name has are passed over
        too; failing that, the keys are read under the other layout. `effort` bounds the work of each attempt.
        """
        query = self.parse(text)
        scope = self.scope_of(query, scope)
        said = words(" ".join((query.words, *query.phrases)))
        typed = [word for word in said[:-1] if word not in QUIET] + said[-1:]
        known = [word for word in typed if self.index.store.has_head(word)]
        for attempt in (typed, known, words(layout.turned(query.words)) if not known else []):
            if attempt and (found := self._heads(attempt, scope, most, effort)):
                return found
        return {}

    def _heads(self, typed: Sequence[str], scope: str | None, most: int, effort: int) -> dict[str, list[str]]:
        runs = {kind: run for kind in self.ways.kinds if (run := self.index.run(kind, scope))}
        in_order = sorted(runs.values(), key=lambda run: run.start)
        rows, _ = self.index.store.heads(typed, in_order, most, effort)
        return {k: ids for k, run in runs.items() if (ids := [self.index.store.id_of(r) for r in rows if r in run])}
