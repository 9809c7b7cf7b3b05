"""Scenarios in the toy game: the whole way from a text to findings."""

from __future__ import annotations

from judgeapp.scenario import notation
from judgeapp.scenario.prove import check, prove
from judgeapp.scenario.replay import Player

PLAY = """
scenario A bear meets a bolt
game duel
players
  Ann: life 10; hand Bolt, Growth; deck 3 unknown; field Undertaker, Lord of Bears as Lord
  Bo: life 10; field Bear as Cub, Hedgehog; deck 2 unknown
steps
  Ann plays Bolt
    target: Cub
  all pass
  all pass
  Lord strikes Bo
expect
  Cub is in Bo's graveyard
  triggered: Undertaker
  Ann has 2 cards in hand
  Bo has 8 life
  at 1: Cub has power 2
  happened: a Creature is destroyed
"""


def test_play(player: Player) -> None:
    scenario = notation.parse(PLAY)
    assert notation.parse(notation.show(scenario)) == scenario
    replay = player.replay(scenario)
    assert replay.last.trouble is None
    failed = [f for f in check(replay, scenario.expect) if not f.holds]
    assert not failed, failed


TWIN = (
    PLAY
    + """
twin the bolt never comes
  without Bolt
  steps
    all pass
  expect
    Cub is in Bo's field
twin nothing is taken away
  expect
    Cub is in Bo's graveyard
"""
)


def test_twins_must_end_differently(player: Player) -> None:
    proof = prove(player, notation.parse(TWIN))
    assert [t.differs for t in proof.twins] == [True, False]
    assert not proof.passed


BLANK = """
twin
  without Undertaker: whenever a Creature is destroyed, draw 1 card
  steps
    Ann plays Bolt
      target: Cub
    all pass
  expect
    not triggered: Undertaker
"""


def test_a_line_of_text_can_be_taken_away(player: Player) -> None:
    text = PLAY + BLANK
    proof = prove(player, notation.parse(text))
    assert proof.passed, proof.twins


ORDER = """
scenario Two undertakers
game duel
players
  Ann: hand Bolt; deck 9 unknown; field Undertaker as A, Hedgehog as H
  Bo: field Bear as Cub
steps
  Ann plays Bolt
    target: {target}
  all pass
expect
  in every order: happened: a Creature is destroyed
"""


def test_every_order(player: Player) -> None:
    scenario = notation.parse(ORDER.format(target="Cub"))
    assert all(c.holds for c in check(player.replay(scenario), scenario.expect))


def test_steps_and_branches_share_the_past(player: Player) -> None:
    """Playing other steps from the same start gives the same frames up to where they part."""
    one = player.replay(notation.parse(PLAY))
    other = player.replay(notation.parse(PLAY.replace("  Lord strikes Bo\n", "  Ann passes\n")))
    for a, b in zip(one.frames[:5], other.frames[:5], strict=True):
        assert [str(r.event.roles if r.event else r.words) for r in a.records()] == [
            str(r.event.roles if r.event else r.words) for r in b.records()
        ]
