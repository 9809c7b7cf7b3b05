"""Small situations with made-up cards that were once played otherwise than their words say."""

from __future__ import annotations

import pytest

from judgeapp.library.places import resources_root
from judgeapp.scenario import notation
from judgeapp.scenario.desk import Desk
from judgeapp.scenario.prove import check
from judgeapp.scenario.verdict import Standing, verdict

DESK = Desk(resources_root())
ATTACK = """game fab
cards
  card Probe
    types Generic action attack   pitch 1   cost 0   power 3   defense 3
    {line}
players
  Ann: hero Fang; hand Probe{hand}
  Bo: hero Cindra; life 20
steps
  Ann plays Probe
  all pass
  all pass{steps}
expect
"""


def _attack(line: str, hand: str = "", *steps: str) -> str:
    return ATTACK.format(line=line, hand=hand, steps="".join(f"\n    {s}" for s in steps))


HOLD = {
    "what is created is “it”": _attack("when this attacks, create 1 Agility token, then destroy it")
    + "  Ann controls 0 Agility",
    "what is discarded at random is “it”": _attack(
        "when this attacks, draw 1 card, then discard a random card, "
        "then if it has 6 or more power, this gets +2 power this turn",
        ", Training Rush; deck Training Guard",
        "random: Training Rush",
    ).replace("power 3 ", "power 6 ")
    + "  Probe has power 6",
    "“that many” is the life gained": _attack(
        "when this attacks, gain 2 life, then draw that many cards",
        "; deck Training Guard, Training Guard, Training Guard",
    )
    + "  Ann has 2 cards in hand",
    "“that many” is the cards drawn": _attack(
        "when this attacks, draw 2 cards, then gain that many life", "; life 10; deck Training Guard, Training Guard"
    )
    + "  Ann has 12 life",
    "without the condition nothing that follows it": _attack(
        "when this attacks, if the defending hero is marked, draw 1 card, then discard a card",
        ", Training Rush; deck 5 unknown",
    )
    + "  Ann has 1 card in hand",
    "who declines does nothing that follows": _attack(
        "when this attacks, you may discard a card, then draw 1 card", ", Training Rush; deck 5 unknown", "may: no"
    )
    + "  Ann has 1 card in hand",
    "“it” is this where nothing else was spoken of": """game fab
cards
  card Probe
    types Mechanologist weapon gun 2H   power 3
    action — 1 resource: if there are no steam counters on this, put 1 steam counter on it. Go again
players
  Ann: hero Fang; weapons Probe; resources 2
  Bo: hero Cindra; life 20
steps
  Ann activates Probe
  all pass
expect
  Probe has 1 steam counter""",
    "“unless” knows what “it” is": """game fab
cards
  card Probe
    types Mechanologist action item   pitch 1   cost 0
    at the start of your turn, destroy this unless you remove 1 steam counter from it
players
  Ann: hero Fang; items Probe (2 steam counters)
  Bo: hero Cindra; life 20
turn of Bo, end phase
steps
  may: yes
expect
  Probe has 1 steam counter""",
    "discard is from your hand": _attack(
        "when this attacks, discard all cards with power 6 or more", ", Training Guard"
    )
    .replace(
        "  card Probe",
        "  card Giant\n    types Generic action attack   pitch 1   cost 3   power 6   defense 3\n  card Probe",
    )
    .replace("Training Guard", "Training Guard, Giant")
    + "  Ann has 1 card in hand\n  Giant is in Ann's graveyard",
    "one space after a number": _attack("go again").replace("power 3   defense", "power 3 defense")
    + "  Probe has power 3",
    "phantasm": """game fab
cards
  card Herald
    types Light Illusionist action attack   pitch 1   cost 0   power 4   defense 3
    phantasm
  card Wall
    types Generic action attack   pitch 1   cost 3   power 6   defense 1
players
  Ann: hero Fang; hand Herald
  Bo: hero Cindra; life 20; hand Wall
steps
  Ann plays Herald
  all pass
  all pass until the defend step
  Bo defends with Wall
  all pass until the combat chain closes
expect
  Bo has 20 life
""",
    "quell is paid for and destroys at the end": """game fab
cards
  card Boots
    types Generic equipment legs
    quell 1
players
  Ann: hero Fang; hand Training Rush
  Bo: hero Cindra; life 20; legs Boots; resources 1
steps
  Ann plays Training Rush
  all pass
  all pass until the combat chain closes
    may: yes
  all pass until the next turn
expect
  Bo has 17 life
  Boots is in Bo's graveyard""",
    "what is played to the base is “it” in Riftbound": """game riftbound
cards
  card Probe
    types unit   domain Fury   energy 0   might 3
    when you play me, play 1 "Recruit" to base, then ready it
players
  Ann: hand Probe
  Bo: deck 8 unknown
turn of Ann, action phase
steps
  Ann plays Probe
  all pass
expect
  Recruit is not exhausted""",
    "“that many” in WoW is the cards drawn": """game wow
cards
  card Probe
    types Ability   cost 0
    draw 2 cards, then your hero heals that many damage from your hero
players
  Ann: hand Probe; hero Plague Fleshbane as Plague (5 damage)
  Bo: deck 5 unknown
turn of Ann, action phase
steps
  Ann plays Probe
  all pass
expect
  Plague has damage 3""",
}
REFUSED = {
    "a continuous line has no target": (
        """game fab
cards
  card Probe
    types Generic attack reaction   pitch 1   cost 0   defense 3
    target attack gets +3 power
players
  Ann: hero Fang; hand Training Strike, Probe, Training Rush
  Bo: hero Cindra; life 20
steps
  Ann plays Training Strike
    pitch: Training Rush
  all pass
  all pass until the reaction step
  Ann plays Probe
  all pass
""",
        "a duration",
    ),
    "a prevention is nothing done yet": (
        """game fab
cards
  card Probe
    types Generic instant   pitch 3   cost 0
    the next time you would be dealt damage this turn, prevent 2 of it. If you do, create 1 Agility token
players
  Ann: hero Fang; hand Probe
  Bo: hero Cindra; life 20
steps
  Ann plays Probe
  all pass
""",
        "only waits",
    ),
    "and/or is no variant": (
        """game fab
cards
  card Probe
    types Generic action   pitch 1   cost 0   defense 3
    freeze up to 1 equipment, item, and/or ally
players
  Ann: hero Fang; hand Probe
  Bo: hero Cindra; life 20
steps
  Ann plays Probe
  all pass
""",
        "expected",
    ),
}


@pytest.mark.parametrize("name", HOLD)
def test_holds(name: str) -> None:
    replay = DESK.player.replay(notation.parse(f"scenario {name}\n{HOLD[name]}\n"))
    checked = check(replay, replay.scenario.expect)
    assert checked
    assert all(c.holds for c in checked), checked
    assert verdict(replay, replay.last, []).standing is not Standing.UNSUPPORTED


@pytest.mark.parametrize("name", REFUSED)
def test_is_refused(name: str) -> None:
    text, why = REFUSED[name]
    replay = DESK.player.replay(notation.parse(f"scenario {name}\n{text}expect\n  Ann has 20 life\n"))
    found = verdict(replay, replay.last, [])
    assert found.standing is Standing.UNSUPPORTED
    assert "Probe" in found.why
    assert why in found.why


@pytest.mark.parametrize(
    ("facts", "column"),
    [
        ("types Generic action   pitch 1   cost free", 43),
        ("types Generic action   pitch 1   cost 1   cost 1", 47),
        ("types Generic acton   pitch 1", 19),
    ],
)
def test_a_wrong_fact_has_its_place(facts: str, column: int) -> None:
    text = ATTACK.format(line="go again", hand="", steps="") + "  Ann has 20 life\n"
    wrong = text.replace("types Generic action attack   pitch 1   cost 0   power 3   defense 3", facts)
    with pytest.raises(notation.NotationError) as trouble:
        DESK.player.replay(notation.parse("scenario A typo\n" + wrong))
    assert (trouble.value.line, trouble.value.column) == (5, column)
