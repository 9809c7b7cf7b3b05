"""Every event of the game can be named, as it happens and as something that has happened: rulings need that."""

from __future__ import annotations

from types import ModuleType

import pytest

from judgeapp.games import game_class
from judgeapp.games.riftbound import events
from judgeapp.kernel import verbs
from judgeapp.kernel.events import EventKind
from judgeapp.language.categories import Happening
from judgeapp.language.phrase import PERFECT
from judgeapp.language.shared import SHARED

NODES = [
    n for n in game_class("riftbound")().phrases(SHARED) if issubclass(n, Happening) and n.__name__ != "OneOrOther"
]
NOT_TOLD = {
    "adjust",
    "gain control",
    "create",
    "fact",
    "set",
    "shift",
    "search",
    "shuffle",
    "gain life",
    "lose life",
    "attack",
    "defend",
    "lose",
}
"""Atoms, and verbs that this game does not use."""


def _kinds(node: type[Happening]) -> tuple[EventKind, ...]:
    told: tuple[EventKind, ...] = node.kinds.fget(object.__new__(node))  # type: ignore[attr-defined]
    return told


@pytest.mark.parametrize("module", [events, verbs])
def test_every_event_has_words(module: ModuleType) -> None:
    said = {k for n in NODES for k in _kinds(n)}
    past = {k for n in NODES if PERFECT in n.tenses for k in _kinds(n)}
    kinds = [k for k in vars(module).values() if isinstance(k, EventKind) and k.name not in NOT_TOLD]
    assert [k.name for k in kinds if k not in said] == []
    assert [k.name for k in kinds if k not in past] == []
