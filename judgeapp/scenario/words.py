"""The reader of steps and expectations: the game's vocabulary and the names on one table."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from judgeapp.games.catalog import Catalog
from judgeapp.kernel.ids import PlayerId
from judgeapp.language.cardgame import CardGame
from judgeapp.language.grammar import Grammar
from judgeapp.language.nodes.names import SCENARIO_NODES
from judgeapp.language.phrase import Node
from judgeapp.language.shared import SHARED
from judgeapp.scenario import expectations, orders, outcomes


def _expectations() -> tuple[type[Node], ...]:
    found = [v for module in (expectations, outcomes, orders) for v in vars(module).values() if isinstance(v, type)]
    kept = [v for v in found if issubclass(v, expectations.Expectation) and "templates" in v.__dict__]
    return tuple(dict.fromkeys(kept))


EXPECTATIONS = _expectations()
"""Every way to say what must hold."""


@lru_cache(maxsize=16)
def _vocabulary(game: type[CardGame]) -> Grammar:
    plain = game()
    nodes = (*plain.phrases(SHARED), *SCENARIO_NODES, *game.steps, *EXPECTATIONS)
    lists = {
        "scalar": plain.entries("scalar", plain.setup_scalars),
        "asked": plain.entries("asked", plain.choice_kinds),
    }
    return plain.reader(nodes).with_words(lists)


def scenario_grammar(game: CardGame, catalog: Catalog, names: Iterable[str], seats: Iterable[PlayerId]) -> Grammar:
    """The grammar in which this table's steps and expectations are written."""
    words = _vocabulary(type(game)).borrowing(catalog.by_name, "card")
    return words.with_words({"name": tuple(names), "player": tuple(seats)})
