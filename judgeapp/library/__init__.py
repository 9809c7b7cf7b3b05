"""The library: rulings, rules, terms, documents and cards, and the search over them."""

from judgeapp.library.loader import load_library
from judgeapp.library.models import (
    Document,
    Edition,
    GameShelf,
    Imported,
    PrintedCard,
    Rule,
    Rulebook,
    Ruling,
    Statement,
    Term,
    Text,
)
from judgeapp.library.places import GAMES, cache_root, resources_root, user_root
from judgeapp.library.problems import LibraryError, Problem
from judgeapp.library.shelves import Library

__all__ = [
    "GAMES",
    "Document",
    "Edition",
    "GameShelf",
    "Imported",
    "Library",
    "LibraryError",
    "PrintedCard",
    "Problem",
    "Rule",
    "Rulebook",
    "Ruling",
    "Statement",
    "Term",
    "Text",
    "cache_root",
    "load_library",
    "resources_root",
    "user_root",
]
