"""Situations of our own that no ruling is about: each game reaches an outcome that follows from its rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgeapp.library.loader import load_library
from judgeapp.library.places import resources_root
from judgeapp.scenario import notation
from judgeapp.scenario.desk import Desk
from judgeapp.scenario.prove import check
from judgeapp.scenario.verdict import Standing, verdict

OWN = Path(__file__).parent / "own"
GAMES = ("fab", "riftbound", "wow", "berserk")


@pytest.fixture(scope="module")
def desk() -> Desk:
    return Desk(resources_root())


@pytest.mark.parametrize("game", GAMES)
def test_derived(desk: Desk, game: str) -> None:
    replay = desk.replay(OWN / f"{game}.scenario")
    checked = check(replay, replay.scenario.expect)
    assert checked
    assert all(c.holds for c in checked), checked
    rulings = {r.id: r for r in load_library(resources_root()).rulings()}
    applying = desk.ranking(rulings).at(replay, replay.last)
    assert verdict(replay, replay.last, applying).standing is Standing.DERIVED


@pytest.mark.parametrize("game", GAMES)
def test_a_card_with_an_unknown_phrase_is_named(desk: Desk, game: str) -> None:
    text = (OWN / f"{game}.scenario").read_text(encoding="utf-8")
    head = next(line for line in text.splitlines() if line.strip().startswith(("types", "типы")))
    strange = text.replace(head, head + "\n    transmogrify every second thing", 1)
    replay = desk.player.replay(notation.parse(strange))
    found = verdict(replay, replay.last, [])
    assert found.standing is Standing.UNSUPPORTED
    assert "transmogrify" in found.why


def test_flick_knives_is_on_the_shelf_and_flicks(desk: Desk) -> None:
    card = desk.catalogs["fab"].card("Flick Knives")
    assert not card.refused
    replay = desk.replay(OWN / "flick_knives.scenario")
    assert all(c.holds for c in check(replay, replay.scenario.expect))
    assert "left" not in {o.alias for o in replay.last.state.in_zones("weapon")}
