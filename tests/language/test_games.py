"""The vocabularies of the games: every card line prints back; every phrase can be printed and, printed, read."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from judgeapp.games import GAMES
from judgeapp.language.categories import Line
from judgeapp.language.grammar import NotUnderstood
from judgeapp.language.phrase import Node
from judgeapp.scenario.desk import Desk

DESK = Desk(Path(__file__).parents[2] / "resources")
HOSTILE = (
    "when " * 390,
    "(" * 900 + ")" * 900,
    '"' * 1_999,
    "this or " * 240,
    "если " * 390,
    "a creature you control or " * 75 + "draw 1 card",
    "draw 1 card, then " * 100 + "draw 1 card",
    "выбранное существо получает +1 к силе удара и " * 40,
)


@pytest.mark.parametrize("game", list(GAMES))
def test_card_lines_print_back(game: str) -> None:
    catalog = DESK.player.catalog(game)
    wrong = []
    for text in catalog.texts.values():
        for _, line in text.lines:
            try:
                node: Node = catalog.grammar.read(Line, line)
            except NotUnderstood:
                continue
            if not catalog.grammar.prints(node, line):
                wrong.append((text.name, line, catalog.grammar.show(node)))
    assert not wrong


@pytest.mark.parametrize("game", list(GAMES))
def test_no_line_takes_long(game: str) -> None:
    grammar = DESK.player.catalog(game).grammar
    for line in HOSTILE:
        began = time.process_time()
        try:
            grammar.read(Line, line)
        except NotUnderstood as trouble:
            place = trouble.column
            assert place <= len(line)
        assert time.process_time() - began < 1.5, line[:40]
