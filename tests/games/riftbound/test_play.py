"""Play reports: a turn, priority, showdowns and scores, as a judge would tell them."""

from __future__ import annotations

import pytest

from judgeapp.kernel.ids import PlayerId
from judgeapp.scenario import notation
from judgeapp.scenario.prove import check
from judgeapp.scenario.replay import Replay
from tests.games.riftbound.tables import PLAYER


def replayed(text: str) -> Replay:
    scenario = notation.parse(text)
    assert notation.parse(notation.show(scenario)) == scenario
    replay = PLAYER.replay(scenario)
    failed = [f"{f.text}: {f.found}" for f in check(replay, scenario.expect) if not f.holds]
    assert not failed, failed
    return replay


HOLD = """
scenario A turn from its beginning
game riftbound
players
  Ann: at A Mega-Mech as Mech (exhausted); deck 3 Recruit; rune deck 3 Calm Rune; runes Fury Rune (exhausted)
  Bo: base Recruit as Token
turn of Ann, awaken phase
steps
  Ann ends the turn
  Bo ends the turn
expect
  at 0: Mech is ready
  at 0: Ann has 1 points
  at 0: Ann has 3 cards in runes
  at 0: Ann has 1 card in hand
  at 0: so: it is the action phase of Ann
  at 1: so: it is the action phase of Bo
  Ann has 2 points
"""

LAST_POINT = """
scenario The last point by conquering needs every battlefield
game riftbound
players
  Ann: points 7; base Mega-Mech as Mech, Shipyard Skulker as Skulker; deck 2 Recruit
  Bo: base Recruit as Token
steps
  Ann moves Mech to A
  all pass
  Ann moves Skulker to B
  all pass
expect
  at 2: happened: Ann conquers A
  at 2: Ann has 7 points
  at 2: Ann has 1 card in hand
  Ann wins
"""

THREE = """
scenario Three players: a third player's units may not come
game riftbound
players
  Ann: base Mega-Mech as Mech
  Bo: at A Shipyard Skulker as Skulker
  Cy: base Recruit as Token
turn of Cy, action phase
steps
  Cy ends the turn
  Ann moves Mech to A
  Ann passes
  Bo passes
  Cy passes
expect
  Skulker is in Bo's trash
  so: Ann controls A
"""

ORDER = """
scenario Both sides trigger: the turn player's triggers go first outside combat
game riftbound
cards
  card Mourner
    types unit   might 2
    when a unit dies, draw 1 card
players
  Ann: base Mourner as Mine; hand Void Seeker as Seeker; deck 4 Recruit
  Bo: base Mourner as Theirs; at A Recruit as Token; deck 4 Recruit
steps
  Ann plays Seeker
  all pass
expect
  at 2: so: there are 2 items on the chain
  at 2: so: the newest item of the chain is Theirs
  at 2: Bo has priority
"""

TEMPORARY = """
scenario Temporary kills before the hold is scored
game riftbound
players
  Ann: at A Sprite
  Bo: base Recruit as Token
turn of Ann, beginning phase
steps
  all pass
expect
  Sprite is gone
  Ann has 0 points
  so: nobody controls A
"""

ACCELERATE = """
scenario Accelerate enters ready, at a price
game riftbound
cards
  card Runner
    types unit   domain Fury   energy 2   might 2
    accelerate
players
  Ann: hand Runner; energy 3; power 1; at A Recruit as Token
  Bo: base Recruit as Other
steps
  Ann plays Runner
    place: A
    may: yes
expect
  Runner is ready
  so: Runner is at A
  Ann has 0 energy
  Ann has 0 power
"""

RUNES = """
scenario Runes pay: exhausted for energy, recycled for power
game riftbound
players
  Ann: hand Hextech Ray as Ray; runes Fury Rune as Fury
  Bo: at A Mega-Mech as Mech
steps
  Ann plays Ray
expect
  Fury is in Ann's rune deck
  so: there is a chain
"""

GANKING = """
scenario Only Ganking goes from battlefield to battlefield
game riftbound
players
  Ann: at A Kayn, Unleashed as Kayn, Mega-Mech as Mech
  Bo: base Recruit as Token
steps
  Ann moves Kayn to B
expect
  at 0: illegal: Ann moves Mech to B because "736"
  so: Kayn is at B
"""


@pytest.mark.parametrize("text", [HOLD, LAST_POINT, THREE, ORDER, TEMPORARY, ACCELERATE, RUNES, GANKING])
def test_report(text: str) -> None:
    replayed(text)


def test_an_illegal_step_leaves_the_position_as_it_was() -> None:
    replay = replayed(
        "scenario s\ngame riftbound\nplayers\n  Ann: hand Cleave; base Recruit\n  Bo: base Recruit as Other\n"
        "steps\n  Ann plays Cleave\n    target: Recruit\n  Ann plays Cleave\nexpect\n  the step is refused\n"
    )
    before, after = replay.frames[-2].state, replay.frames[-1].state
    assert dict(before.objects) == dict(after.objects)
    assert after.player(PlayerId("Ann"), "points") == 0
