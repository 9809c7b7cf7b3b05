"""What the index is given: documents, and a plan that says how their parts weigh. It knows no game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Document:
    """One thing that can be found.

    `kind` and `scope` name its shelf (say `ruling` and a game); `worth` orders it there, the highest first. `texts`
    holds its passages by part, the parts being those of the `Plan`; the first two parts say what it is about. `facets`
    holds what a filter can ask for. `heads` are the names that typing completes. `entities` are keys of `Lexicon`
    entries that the document is about.
    """

    id: str
    kind: str
    scope: str
    title: str
    texts: Mapping[str, tuple[str, ...]]
    facets: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    heads: tuple[str, ...] = ()
    entities: tuple[str, ...] = ()
    worth: float = 0.0


@dataclass(frozen=True, slots=True)
class Part:
    """How a part of a document counts: its weight, and how much a long one is held against it (0 not, 1 fully).

    A part that is not the document's `own` words is found by its words, but not by phrases.
    """

    weight: float
    length: float = 0.5
    own: bool = True


@dataclass(frozen=True, slots=True)
class Plan:
    """How documents are shelved and weighed.

    `kinds` is the order of the shelves; `parts` the known parts of a text; `entity` how an entity of the document's own
    list counts, `mention` one that its text names in passing. At the weight `saturation` a word counts half of what it
    can.
    """

    kinds: tuple[str, ...]
    parts: Mapping[str, Part]
    entity: float = 3.0
    mention: float = 1.0
    saturation: float = 3.0
