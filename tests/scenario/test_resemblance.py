"""Rulings that state no case: what resembles the trace of their proofs is close, and no more."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from judgeapp.scenario import notation
from judgeapp.scenario.cases.docket import Docket
from judgeapp.scenario.footprint import Footprint, features, on_table
from judgeapp.scenario.ranking import Fit, Ranking
from judgeapp.scenario.replay import Player, Replay
from judgeapp.scenario.resemblance import Resemblance
from judgeapp.scenario.verdict import Standing, verdict

PLAY = """scenario A bolt and a bear
game duel
players
  Ann: hand Bolt
  Bo: field Bear
turn of Ann, main phase
steps
  Ann plays Bolt
"""


@dataclass(frozen=True)
class Named:
    """What ranking wants to know of a ruling."""

    cards: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


@pytest.fixture
def replay(player: Player) -> Replay:
    return player.replay(notation.parse(PLAY))


def footprint(replay: Replay) -> Footprint:
    frame = replay.last
    own = features(replay, frame)
    return Footprint("r", "r.scenario", frame.number, own, frozenset(), on_table(frame))


def ranking(*prints: Footprint, cards: tuple[str, ...] = ()) -> Ranking:
    return Ranking(Docket(()), Resemblance(prints, {"r": Named(cards=cards)}), {})


def fits(replay: Replay, print_: Footprint, cards: tuple[str, ...] = ()) -> list[Fit]:
    return [a.fit for a in ranking(print_, cards=cards).at(replay, replay.last)]


def test_the_very_same_trace_is_close_and_proves_nothing(replay: Replay) -> None:
    assert fits(replay, footprint(replay), ("Bolt",)) == [Fit.CLOSE]
    applying = ranking(footprint(replay)).at(replay, replay.last)
    assert verdict(replay, replay.last, applying).standing is Standing.DERIVED


def test_what_every_step_shares_is_no_analogy(replay: Replay) -> None:
    """A ruling about another card that shares only what is in every footprint stays away."""
    common = features(replay, replay.last)
    others = [Footprint(f"o{n}", "o.scenario", 1, common, frozenset(), frozenset()) for n in range(9)]
    twin = Footprint("r", "r.scenario", 1, common, frozenset(f for f in common if not f.startswith("card")))
    elsewhere = replace(twin, table=frozenset({"card Dragon"}))
    found = ranking(elsewhere, *others, cards=("Dragon",)).at(replay, replay.last)
    assert found
    assert "r" not in [a.ruling for a in found]


def test_a_step_that_lacks_what_decides_is_not_close(replay: Replay) -> None:
    own = footprint(replay)
    other = replace(own, features=own.features | {"happened: fly"}, decisive=frozenset({"happened: fly"}))
    assert fits(replay, other, ("Bolt",)) == []
