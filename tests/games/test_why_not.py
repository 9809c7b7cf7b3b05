"""Why not? A card at the wrong time, an exhausted unit: asked for, refused, and with the rule in the way."""

from __future__ import annotations

import pytest

from judgeapp.library.places import resources_root
from judgeapp.scenario import notation
from judgeapp.scenario.desk import Desk
from judgeapp.scenario.offers import offers, tried

FAB = """scenario An attack reaction in the open
game fab
players
  Ann: hero Training Hero as Alpha; hand Sound the Alarm; deck 3 unknown
  Bo: hero Training Hero as Beta; deck 3 unknown
turn of Ann, action phase
steps
  Ann passes
"""
RIFTBOUND = """scenario An exhausted unit wants to move
game riftbound
players
  Ann: base Mega-Mech as Mech (exhausted)
  Bo: deck 8 unknown
turn of Ann, action phase
steps
  Ann passes
"""
WOW = """scenario An ability in the turn of another
game wow
players
  Ann: hand Faces from the Past; deck 5 unknown
  Bo: deck 5 unknown
turn of Bo, action phase
steps
  Bo passes
"""


def refused(text: str, player: str, step: int) -> dict[str, tuple[str, ...]]:
    """What the player may not do after a step, with the rules in the way."""
    replay = Desk(resources_root()).player.replay(notation.parse(text))
    frame = replay.frames[step]
    found = [tried(frame, o) for o in offers(replay, frame)]
    assert len({o.text for o in found}) == len(found)
    return {o.text: o.refusal.rules for o in found if o.refusal is not None and o.player == player}


@pytest.mark.parametrize(
    ("text", "player", "step", "what"),
    [
        (FAB, "Ann", 0, "plays Sound the Alarm"),
        (RIFTBOUND, "Ann", 0, "moves Mech to A"),
        (WOW, "Ann", 1, "plays Faces from the Past"),
    ],
)
def test_what_nobody_would_offer_is_answered(text: str, player: str, step: int, what: str) -> None:
    found = refused(text, player, step)
    assert what in found
    assert found[what]
