"""What a question is answered with. Plain frozen data: it crosses the border of a process as it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules_index.interpret import Mending

BOTH, ANALOGY, RELAXED = "both", "by analogy", "relaxed"


@dataclass(frozen=True, slots=True)
class Hit:
    """A document that was found.

    `label` says on what terms: empty when it holds all that was asked, `relaxed` when it lacks something (`lacks` tells
    what), `both` and `by analogy` where two things were asked for together. `stems` are the stems by which it was
    found, for marking them in its text.
    """

    id: str
    score: float
    coverage: float
    label: str = ""
    lacks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a question.

    `groups` holds the hits of each kind, the best first. `sure` is whether the leading kind holds a good answer.
    `mendings` are the words that were not taken as typed; `killers` the words that kept every document from answering
    fully, `unknown` those that no document has at all, and `nearest` what might be asked instead of them. `unmet` are
    filters that nothing satisfies. `entities` are keys of the lexicon entries that are named (`named`: name by name,
    for one may mean several), `rest` the words that name nothing by themselves.
    """

    query: str
    groups: Mapping[str, tuple[Hit, ...]] = field(default_factory=dict)
    sure: bool = False
    relaxed: bool = False
    mendings: tuple[Mending, ...] = ()
    killers: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    nearest: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    unmet: tuple[str, ...] = ()
    stems: tuple[str, ...] = ()
    entities: tuple[str, ...] = ()
    named: tuple[frozenset[str], ...] = ()
    rest: tuple[str, ...] = ()
    cut: bool = False

    def hits(self, kind: str) -> tuple[Hit, ...]:
        """The hits of a kind."""
        return self.groups.get(kind, ())
