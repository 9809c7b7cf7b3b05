"""Full-text search over documents and words. It knows no game.

`open_or_build` gives an `Index` from the cache; a `Searcher` answers questions from it; `RankedProcess` does so in a
process of its own; `marks` finds the words of a question in a text.
"""

from rules_index.answers import ANALOGY, BOTH, RELAXED, Answer, Hit
from rules_index.cache import key_of, open_or_build
from rules_index.document import Document, Part, Plan
from rules_index.index import Index, build
from rules_index.interpret import Mending
from rules_index.lexicon import Entry, Lexicon
from rules_index.marks import marks, passage
from rules_index.process import RankedProcess, Reply
from rules_index.query import Filter, Query, parse
from rules_index.searching import Cancelled, Searcher, Ways

__all__ = [
    "ANALOGY",
    "BOTH",
    "RELAXED",
    "Answer",
    "Cancelled",
    "Document",
    "Entry",
    "Filter",
    "Hit",
    "Index",
    "Lexicon",
    "Mending",
    "Part",
    "Plan",
    "Query",
    "RankedProcess",
    "Reply",
    "Searcher",
    "Ways",
    "build",
    "key_of",
    "marks",
    "open_or_build",
    "parse",
    "passage",
]
