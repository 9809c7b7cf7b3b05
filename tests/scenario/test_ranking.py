"""Which rulings apply at a step: those whose proof left the same trace, on a table that has their cards."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from judgeapp.scenario import notation
from judgeapp.scenario.footprint import Footprint, features, on_table
from judgeapp.scenario.ranking import Fit, Ranking
from judgeapp.scenario.replay import Player, Replay
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


def fits(replay: Replay, print_: Footprint, named: Named) -> list[Fit]:
    return [a.fit for a in Ranking([print_], {"r": named}).at(replay, replay.last)]


def test_the_same_trace_fits_exactly(replay: Replay) -> None:
    assert fits(replay, footprint(replay), Named(cards=("Bolt",))) == [Fit.EXACT]


def test_a_ruling_whose_cards_are_not_on_the_table_does_not_fit_exactly(replay: Replay) -> None:
    thin = replace(footprint(replay), table=frozenset({"card Dragon"}))
    assert Fit.EXACT not in fits(replay, thin, Named(cards=("Dragon",)))


def test_cards_named_as_examples_are_not_asked_for(replay: Replay) -> None:
    """The proof itself was played with another card than the ruling names."""
    assert fits(replay, footprint(replay), Named(cards=("Dragon",))) == [Fit.EXACT]


def test_what_every_step_shares_is_no_analogy(replay: Replay) -> None:
    """A ruling about another card that shares only what is in every footprint stays away."""
    common = features(replay, replay.last)
    others = [Footprint(f"o{n}", "o.scenario", 1, common, frozenset(), frozenset()) for n in range(9)]
    twin = Footprint("r", "r.scenario", 1, common, frozenset(f for f in common if not f.startswith("card")))
    elsewhere = replace(twin, table=frozenset({"card Dragon"}))
    found = Ranking([elsewhere, *others], {"r": Named(cards=("Dragon",))}).at(replay, replay.last)
    assert found
    assert "r" not in [a.ruling for a in found]


def test_the_same_effect_on_a_stronger_creature_is_another_outcome(player: Player) -> None:
    grown = PLAY.replace("hand Bolt", "hand Growth").replace("field Bear", "field Bear as Cub").replace(
        "Ann plays Bolt\n", "Ann plays Growth\n  all pass\n"
    )  # fmt: skip
    replay = player.replay(notation.parse(grown))
    numbers = [f for f in features(replay, replay.last) if f.startswith("card Bear power ")]
    assert len(numbers) == 1
    weaker = replace(footprint(replay), features=features(replay, replay.last) - {*numbers} | {"card Bear power 99"})
    weaker = replace(weaker, decisive=frozenset({"card Bear power 99"}))
    assert Fit.EXACT not in fits(replay, weaker, Named())


def test_where_none_fits_a_ruling_about_a_card_of_the_step_is_shown_as_such(replay: Replay) -> None:
    """More than half of its footprint is here, but nothing of what decides it."""
    own = footprint(replay)
    other = replace(own, features=own.features | {"happened: fly"}, decisive=frozenset({"happened: fly"}))
    named = Named(cards=("Bolt",))
    assert fits(replay, other, named) == [Fit.ABOUT]
    applying = Ranking([other], {"r": named}).at(replay, replay.last)
    assert verdict(replay, replay.last, applying).standing is Standing.DERIVED
