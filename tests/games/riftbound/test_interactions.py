"""What an engine most likely gets wrong, told as play reports."""

from __future__ import annotations

import pytest

from tests.games.riftbound.test_play import replayed

BOOST_GIVER_DIES = """
scenario Units are healed before a boost that died can be missed
game riftbound
cards
  card Banner
    types unit   might 1
    each other friendly unit here gets +2 might
  card Knight
    types unit   might 3
players
  Ann: base Nocturne, Horrifying as Attacker
  Bo: at A Banner, Knight
steps
  Ann moves Attacker to A
  all pass
  Ann assigns 1 to Banner and 3 to Knight
expect
  at 1: Knight has might 5
  Banner is in Bo's trash
  so: Knight is at A
  Knight has might 3
  so: Knight has 0 damage
"""

DEATHKNELL_DAMAGE_STAYS = """
scenario Damage of a Deathknell comes after the healing and stays
game riftbound
cards
  card Bomb
    types unit   might 1
    deathknell: deal 2 to all units at a battlefield
players
  Ann: base Mega-Mech as Mech
  Bo: at A Bomb
steps
  Ann moves Mech to A
  all pass
  all pass
expect
  at 2: so: Mech has 0 damage
  so: Mech has 2 damage
  so: Ann controls A
"""

REPLACED_DEATH = """
scenario A replaced death sets off no Deathknell
game riftbound
players
  Ann: base Mega-Mech as Mech
  Bo: at A Watchful Sentry as Sentry; base Zhonya's Hourglass as Hourglass
steps
  Ann moves Mech to A
  all pass
expect
  Sentry is in Bo's base
  not triggered: Sentry
  Bo has 0 cards in hand
"""

COUNTERED_IS_NOT_PLAYED = """
scenario A countered spell was not played
game riftbound
players
  Ann: hand Discipline, Darius, Executioner as Darius; base Recruit
  Bo: hand Defy; base Recruit as Other
steps
  Ann plays Discipline
    target: Recruit
  Ann passes
  Bo plays Defy
  all pass
  Ann plays Darius
  all pass
expect
  Darius is exhausted
"""

LEGION = """
scenario After another card Darius is readied
game riftbound
players
  Ann: hand Discipline, Darius, Executioner as Darius; base Recruit
  Bo: base Recruit as Other
steps
  Ann plays Discipline
    target: Recruit
  all pass
  Ann plays Darius
  all pass
expect
  Darius is ready
"""

TWO_COMBATS = """
scenario Two staged combats: the turn player chooses
game riftbound
players
  table: battlefields Altar to Unity as A, Startipped Peak as B, Windswept Hillock as C
  Ann: hand Ride the Wind as One, Ride the Wind as Two; base Mega-Mech as Mech, Nocturne, Horrifying as Nocturne
    base Shipyard Skulker as Skulker
  Bo: at A Recruit as First; at B Recruit as Second; at C Recruit as Third
steps
  Ann moves Mech to A
  Ann plays One
    target: Nocturne
    place: B
  all pass
  Bo passes
  Ann plays Two
    target: Skulker
    place: C
  all pass
  all pass
  open: C
expect
  at 11: asked: Ann open
  so: there is a combat at C
  B is staged for combat
"""

STUN_ENDS = """
scenario Stun wears off at the end of the turn
game riftbound
players
  Ann: hand Rune Prison as Prison; base Recruit
  Bo: base Mega-Mech as Mech
steps
  Ann plays Prison
    target: Mech
  all pass
  Ann ends the turn
expect
  at 3: Mech is stunned
  Mech is not stunned
"""

ATTACHED_TEXT_IS_INACTIVE = """
scenario Attached gear gives its bonus and can't be used
game riftbound
players
  Ann: base Mega-Mech as Mech, Doran's Shield as Shield (attached to Mech)
  Bo: at A Recruit
steps
  Ann moves Mech to A
expect
  Mech has might 9
  Mech has tank
  so: Shield is at A
  at 0: illegal: Ann uses Shield because "720"
"""

ROLES_SWITCH_OFF = """
scenario A defender that leaves has no Shield, and has it again when it is back
game riftbound
players
  Ann: base Mega-Mech as Mech
  Bo: hand Ride the Wind as Out, Ride the Wind as Back; at A Stalwart Poro as Poro
steps
  Ann moves Mech to A
  Ann passes
  Bo plays Out
    place: base
  all pass
  Ann passes
  Bo plays Back
    place: A
  all pass
expect
  at 1: Poro has might 3
  at 5: Poro has might 2
  Poro has might 3
  Poro is defending
"""

DEFENDER_LAST = """
scenario Three players: the defender's triggers come last
game riftbound
cards
  card Watcher
    types unit   might 1
    when a unit attacks, draw 1 card
players
  Ann: base Crackshot Corsair as Corsair
  Bo: at A Recruit as Target; base Watcher as Mine
  Cy: base Watcher as Neutral
steps
  Ann moves Corsair to A
expect
  so: there are 3 items on the chain
  so: the newest item of the chain is Mine
  Bo has priority
"""

RECALL_IS_NO_MOVE = """
scenario A recall is no move and needs no permission
game riftbound
players
  Ann: base Stellacorn Herder as Herder (stunned); deck 3 Recruit
  Bo: at A Mega-Mech as Mech (stunned)
steps
  Ann moves Herder to A
  all pass
  all pass
expect
  happened: Herder is recalled
  happened 1 times: Herder moves
  triggered 1 times: Herder
  Herder is in Ann's base
  Herder is exhausted
"""

MID_DRAW = """
scenario Burning out in the middle of a draw
game riftbound
players
  Ann: hand Invert Timelines as Timelines, Mega-Mech as Mech; deck 1 Recruit; trash 4 Shipyard Skulker
  Bo: deck 5 unknown
steps
  Ann plays Timelines
  all pass
  shuffle: Mech, Shipyard Skulker, Shipyard Skulker 2, Shipyard Skulker 3, Shipyard Skulker 4
expect
  happened 1 times: Ann burns out
  Ann has 4 cards in hand
  Mech is in Ann's hand
  Bo has 1 points
"""


@pytest.mark.parametrize(
    "text",
    [
        BOOST_GIVER_DIES,
        DEATHKNELL_DAMAGE_STAYS,
        REPLACED_DEATH,
        COUNTERED_IS_NOT_PLAYED,
        LEGION,
        TWO_COMBATS,
        STUN_ENDS,
        ATTACHED_TEXT_IS_INACTIVE,
        ROLES_SWITCH_OFF,
        DEFENDER_LAST,
        RECALL_IS_NO_MOVE,
        MID_DRAW,
    ],
)
def test_interaction(text: str) -> None:
    replayed(text)
