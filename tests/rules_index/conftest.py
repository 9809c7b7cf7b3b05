"""A small library about a pond, in two scopes, on which the index is tried."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rules_index import Document, Entry, Index, Part, Plan, Searcher, Ways, build

PLAN = Plan(
    kinds=("card", "ruling", "rule"),
    parts={"title": Part(3.0, 0.3), "says": Part(1.0), "cards": Part(2.0, 0.2), "around": Part(0.3, own=False)},
)
WAYS = Ways(
    kinds=("ruling", "rule", "card"),
    facets={"game": "game", "card": "card", "rule": "rule", "topic": "topic", "status": "status"},
)


def ruling(id_: str, title: str, says: str, scope: str = "pond", worth: float = 0.0, **facets: str) -> Document:
    """A ruling with one value a facet."""
    cards = (facets["card"],) if "card" in facets else ()
    return Document(
        id=id_,
        kind="ruling",
        scope=scope,
        title=title,
        texts={"title": (title,), "says": (says,), "cards": cards},
        facets={"game": (scope,), **{name: (value,) for name, value in facets.items()}},
        heads=(title, *cards),
        entities=tuple(f"card:{card.casefold()}" for card in cards),
        worth=worth,
    )


def rule(number: str, title: str, says: str, scope: str = "pond") -> Document:
    """A numbered rule."""
    return Document(
        id=f"rule:{number}",
        kind="rule",
        scope=scope,
        title=title,
        texts={"title": (number, title), "says": (says,)},
        facets={"game": (scope,), "rule": (number,)},
        heads=(number, title),
    )


DOCUMENTS = (
    ruling("frog-leaps", "A frog may leap once a turn", "It leaps over one lily pad.", card="Great Frog", rule="7.5.2"),
    ruling("frog-croaks", "Croaking costs a fly", "The frog pays one fly when it croaks.", card="Great Frog"),
    ruling("heron-strikes", "The heron strikes at dawn", "A strike is unpreventable damage.", card="Grey Heron"),
    ruling("heron-frog", "A heron may catch a leaping frog", "Only in mid leap.", card="Grey Heron", topic="catching"),
    ruling("old-pike", "The pike bites twice", "An old ruling about biting.", status="outdated", worth=-5.0),
    ruling("pads-float", "Lily pads float", "Pads never sink, whatever stands on them.", worth=2.0),
    ruling("щука", "Щука закрывает закрытую лягушку", "Рывок щуки срабатывает сразу.", scope="пруд"),
    ruling("цапля", "Цапля раскрывается в начале хода", "Пока она скрыта, её не видно.", scope="пруд"),
    rule("7.5", "Leaping", "How leaping goes."),
    rule("7.5.2", "One leap", "A frog leaps once."),
    rule("702.6", "Croaking", "Croaks are loud."),
    rule("702.60", "Singing", "Songs are long."),
    Document(
        "card:frog", "card", "pond", "Great Frog", {"title": ("Great Frog",)}, {"game": ("pond",)}, ("Great Frog",)
    ),
)
ENTRIES = (
    Entry("card:great frog", ("Great Frog",), ("froggo", "gf"), scope="pond"),
    Entry("card:grey heron", ("Grey Heron",), ("longlegs",), scope="pond"),
    Entry("term:croak", ("croak",), ("ribbit",), ("pays a fly",), scope="pond"),
)


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the built index."""
    made = tmp_path_factory.mktemp("index")
    build(made, DOCUMENTS, ENTRIES, PLAN)
    return made


@pytest.fixture(scope="session")
def searcher(folder: Path) -> Iterator[Searcher]:
    """A searcher over it."""
    index = Index(folder)
    yield Searcher(index, WAYS)
    index.close()
