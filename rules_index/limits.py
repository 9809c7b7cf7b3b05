"""Which rows a question admits: filters, exact phrases and excluded words, as sets of row numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rules_index.query import Filter, Query
from rules_index.shelving import facet_of
from rules_index.store import Store
from rules_index.words import stem, stems

_MOST_VALUES = 200


@dataclass(frozen=True, slots=True)
class Limits:
    """`allowed` is None when everything is; `unmet` are the filters and phrases that nothing satisfies."""

    allowed: frozenset[int] | None
    unmet: tuple[str, ...]


def limits_of(query: Query, store: Store, facets: Mapping[str, str], run: range) -> Limits:
    """Turn the strict parts of a question into a set of rows within `run`.

    `facets` maps the filter names that may be typed to the facets they ask for. Filters of one name widen each other,
    filters of different names narrow.
    """
    allowed: set[int] | None = None
    unmet: list[str] = []

    def narrow(rows: Iterable[int]) -> None:
        nonlocal allowed
        allowed = set(rows) if allowed is None else allowed & set(rows)

    named: dict[str, set[int]] = {}
    for filter_ in query.filters:
        rows = _rows(store, facets[filter_.name], filter_.value, run)
        if filter_.without:
            narrow(set(run) - rows)
            continue
        named.setdefault(facets[filter_.name], set()).update(rows)
        if not rows:
            unmet.append(f"{filter_.name}:{filter_.value}")
    for rows in named.values():
        narrow(rows)
    for phrase in query.phrases:
        said = stems(phrase)
        found = store.phrase(said, run.start, run.stop) if said else frozenset(run)
        narrow(found)
        if not found:
            unmet.append(f'"{phrase}"')
    for unwanted in query.without:
        if said := stems(unwanted):
            narrow(frozenset(run) - store.phrase(said, run.start, run.stop))
    return Limits(None if allowed is None else frozenset(allowed), tuple(unmet))


def _rows(store: Store, facet: str, value: str, run: range) -> set[int]:
    """The rows whose facet is the value; failing that begins with it; failing that has its words."""
    if facet == "rule":
        return _united(store, _rule_facets(store, value), run)
    if store.has_facet(facet_of(facet, value)):
        return set(store.facet(facet_of(facet, value), run.start, run.stop))
    begun = store.facets(facet_of(facet, value))[:_MOST_VALUES]
    rows = _united(store, begun, run)
    if rows:
        return rows
    wanted = {stem(word) for word in stems(value)}
    alike = [one for one in store.facets(f"{facet}=") if wanted <= set(stems(one.partition("=")[2]))]
    return _united(store, alike[:_MOST_VALUES], run) if wanted else set()


def _rule_facets(store: Store, number: str) -> list[str]:
    """A rule and the rules below it: `702` and `7.5` have `702.6` and `7.5.2`, and 702.6 has no 702.60."""
    start = facet_of("rule", number)
    return [one for one in store.facets(start) if not one[len(start) : len(start) + 1].isdigit()]


def _united(store: Store, facets: Iterable[str], run: range) -> set[int]:
    return {row for one in facets for row in store.facet(one, run.start, run.stop)}


def without(filters: Iterable[Filter], facet: str, facets: Mapping[str, str]) -> tuple[Filter, ...]:
    """The filters but those that ask for a facet (the `-name:` ones stay)."""
    return tuple(filter_ for filter_ in filters if facets[filter_.name] != facet or filter_.without)
