"""The course of play, rule by rule: short games with what must hold after them."""

from __future__ import annotations

import pytest

from judgeapp.kernel.choices import Unsupported
from judgeapp.kernel.table import EndlessLoop
from judgeapp.scenario import notation
from judgeapp.scenario.prove import check
from judgeapp.scenario.replay import Replay
from tests.games.wow.tables import player


def replayed(body: str, edition: str = "2008") -> Replay:
    return player().replay(notation.parse(f"scenario test\ngame wow edition {edition}\n{body}"))


def plays(body: str, *expect: str, edition: str = "2008") -> Replay:
    """Play, and find that everything expected holds."""
    replay = replayed(body, edition)
    if not any("refused" in e for e in expect):
        assert replay.last.trouble is None, replay.last.trouble
    found = check(replay, [notation.Said(e, 1) for e in expect])
    assert not [(c.text, c.found) for c in found if not c.holds]
    return replay


CARDS = """cards
  card Zap
    types Instant Ability   cost 0
    your hero deals 2 fire damage to target hero or ally
  card Doom
    types Ability   cost 0
    your hero deals 40 fire damage to target hero
  card Study
    types Instant Ability   cost 0
    draw 1 card
  card Bear
    types Ally   cost 0   ATK 2   health 3
  card Shade
    types Ally   cost 0   ATK 2   health 3
    stealth
  card Archer
    types Ally   cost 0   ATK 2   health 3
    long-range
  card Guard
    types Ally   cost 0   ATK 1   health 4
    protector
"""


def test_the_adder_keeps_priority_and_the_turn_player_gets_it_after_each_resolution() -> None:
    plays(
        CARDS
        + """players
  Ann: hand Zap as One, Zap as Two
  Bo: hand Zap as Three
turn of Ann, action phase
steps
  Ann plays One
  target: Bo's hero
  Ann plays Two
  target: Bo's hero
  Ann passes
  Bo plays Three
  target: Ann's hero
  all pass
""",
        "at 2: Ann has priority",
        "at 4: Ann has priority",
        "at 7: Bo has priority",
        "at 8: Ann has priority",
        "Ann's hero has damage 2",
        "Bo's hero has damage 0",
        "Ann has 2 cards in chain",
    )


def test_a_window_closes_by_passes_on_an_empty_chain_only() -> None:
    plays(
        CARDS
        + """players
  Ann: hand Zap
  Bo: hand 1 unknown
turn of Ann, end phase
steps
  Ann plays Zap
  target: Bo's hero
  all pass
  all pass
""",
        "at 3: Ann has priority",
        "at 3: not so: there is a Form",
        "at 4: Bo has priority",
    )


def test_the_game_begins_with_hands_and_mulligans() -> None:
    plays(
        """players
  Ann: deck 6 unknown, Luumon, 2 unknown
  Bo: deck Brodien, 8 unknown
turn of Ann, start of the game
steps
  may: yes
  may: no
  all pass
  all pass
""",
        "at 0: asked: Ann may",
        "at 1: asked: Bo may",
        "at 2: Ann has 7 cards in hand",
        "at 2: Luumon is in Ann's deck",
        "at 2: Brodien is in Bo's hand",
        "at 2: never: Ann draws a card",
        "Ann has 7 cards in hand",
        "Ann has 2 cards in deck",
        "Ann has priority",
    )


def test_a_decked_player_loses_when_checks_are_made() -> None:
    plays(
        CARDS
        + """players
  Ann: hand Study; no deck
  Bo: hand 1 unknown
turn of Ann, action phase
steps
  Ann plays Study
  all pass
""",
        "Bo wins",
    )


def test_the_game_goes_on_without_a_loser() -> None:
    plays(
        CARDS
        + """players
  Ann: hand Doom
  Bo: party Bear; play On the Brink as Brink (attached to Theirs)
  Cy: party Bear as Theirs
turn of Ann, action phase
steps
  Ann plays Doom
  target: Bo's hero
  all pass
  Ann passes
""",
        "the game goes on",
        "Bear is in Bo's removed-from-game zone",
        "Brink is in Bo's removed-from-game zone",
        "Theirs is in Cy's play",
        "Cy has priority",
    )


def test_teammates_win_together() -> None:
    plays(
        CARDS
        + """players
  Ann: team 1; hand Doom
  Bo: team 2
  Cy: team 1
turn of Ann, action phase
steps
  Ann plays Doom
  target: Bo's hero
  all pass
""",
        "Ann wins",
    )


def test_an_attacker_whose_defender_has_gone_attacks_nobody() -> None:
    plays(
        CARDS
        + """players
  Ann: party Luumon
  Bo: party Bear, Guard; hand Zap as One, Zap as Two
turn of Ann, action phase
steps
  Luumon attacks Bear
  all pass
  Ann passes
  Bo plays One
  target: Bear
  Bo plays Two
  target: Bear
  all pass
  all pass
  all pass
  all pass
""",
        "Bear is in Bo's graveyard",
        "Luumon is exhausted",
        "Luumon has damage 0",
        "Guard is ready",
        "never: Luumon deals combat damage to Bo's hero",
        "Ann has priority",
    )


@pytest.mark.parametrize(("who", "hurt"), [("Archer", 0), ("Bear", 2)])
def test_defenders_deal_nothing_to_long_range(who: str, hurt: int) -> None:
    plays(
        CARDS
        + f"""players
  Ann: party {who} as Attacker
  Bo: party Bear as Defender (exhausted)
turn of Ann, action phase
steps
  Attacker attacks Defender
  all pass
  all pass
  all pass
""",
        f"Attacker has damage {hurt}",
        "Defender has damage 2",
    )


def test_nobody_protects_against_stealth() -> None:
    plays(
        CARDS
        + """players
  Ann: party Shade
  Bo: party Guard
turn of Ann, action phase
steps
  Shade attacks Bo's hero
  all pass
  all pass
  all pass
""",
        "Bo's hero has damage 2",
        "Guard is ready",
    )


def test_a_wave_of_checks_is_carried_out_at_once() -> None:
    plays(
        CARDS
        + """  card Warden
    types Ally   cost 0   ATK 0   health 1
    all allies in your party can't be destroyed by fatal damage
    this has + 0 health
  card Storm
    types Ability   cost 0
    your hero deals 3 fire damage to each opposing ally
players
  Ann: hand Storm
  Bo: party Bear, Warden
turn of Ann, action phase
steps
  Ann plays Storm
  all pass
""",
        "Bear is in Bo's play",
        "Warden is in Bo's play",
        "Bear has damage 3",
    )


def test_a_trap_may_be_paid_with_the_defending_hero() -> None:
    plays(
        CARDS
        + """  card Snare
    types Instant Trap Ability   cost 5
    trap
    your hero deals 2 nature damage to target ally
players
  Ann: party Bear
  Bo: hand Snare
turn of Ann, action phase
steps
  Bear attacks Bo's hero
  all pass
  all pass
  Ann passes
  Bo plays Snare
  cost: exhaust a defending hero you control
  all pass
""",
        "at 2: illegal: Bo plays Snare",
        "Bear has damage 2",
        "Bo's hero is exhausted",
    )


def test_unique_allies_and_the_choice_of_their_controller() -> None:
    plays(
        """players
  Ann: party Dashel Stonefist as First; hand Dashel Stonefist as Second; resources 1 unknown
  Bo: hand 1 unknown
turn of Ann, action phase
steps
  Ann plays Second
  all pass
  unique: Second
""",
        "at 2: offered: First, Second",
        "First is in Ann's play",
        "Second is in Ann's graveyard",
    )


def test_tokens_cease_to_exist() -> None:
    plays(
        CARDS
        + """players
  Ann: hand Zap
  Bo: party Tooga
turn of Ann, action phase
steps
  Ann plays Zap
  target: Tooga
  all pass
""",
        "Tooga is gone",
        "happened: Tooga is destroyed",
    )


def test_bolvar_makes_opposing_allies_attack_him() -> None:
    plays(
        CARDS
        + """players
  Ann: party Bear, Archer (just entered)
  Bo: party Highlord Bolvar Fordragon as Bolvar, Guard
turn of Ann, action phase
steps
  Ann passes
""",
        'the step is refused because "600.2"',
        'illegal: Bear attacks Guard because "601.2c"',
        "legal: Bear attacks Bolvar",
    )


def test_what_lasts_this_turn_is_over_after_the_discard() -> None:
    plays(
        CARDS
        + """  card Roar
    types Instant Ability   cost 0
    all allies in your party have +1 ATK this turn
players
  Ann: party Bear; hand Roar, 8 unknown
  Bo: hand 1 unknown
turn of Ann, action phase
steps
  Ann plays Roar
  all pass
  all pass
  all pass
  discard: unknown card
  all pass
""",
        "at 4: Bear has ATK 3",
        "Bear has ATK 2",
        "Ann has 7 cards in hand",
    )


def test_an_ally_that_joins_later_has_a_bonus_for_a_described_set() -> None:
    plays(
        CARDS
        + """  card Roar
    types Instant Ability   cost 0
    all allies in your party have +1 ATK this turn
players
  Ann: hand Roar, Bear
  Bo: hand 1 unknown
turn of Ann, action phase
steps
  Ann plays Roar
  all pass
  Ann plays Bear
  all pass
""",
        "Bear has ATK 3",
    )


def test_unpreventable_damage_is_redirected_all_the_same() -> None:
    plays(
        CARDS
        + """  card Piercing Blow
    types Ability   cost 0
    your hero deals 3 unpreventable melee damage to target hero
players
  Ann: hand Piercing Blow
  Bo: party Atani of the Watch as Atani; equipment Borak's Belt of Bravery as Belt
turn of Ann, action phase
steps
  Ann plays Piercing Blow
  target: Bo's hero
  all pass
""",
        "Atani has damage 3",
        "Belt is ready",
    )


def test_a_quest_is_completed_in_an_opponents_turn() -> None:
    plays(
        """players
  Ann: resources Pride of the Fel Horde as Pride, Lost!, 3 unknown; deck 3 unknown
  Bo: hand 1 unknown
turn of Bo, action phase
steps
  Bo passes
  Ann completes Pride
  pay: unknown card, unknown card 2
""",
        "Pride is face-down",
        "Ann has 1 card in chain",
        'illegal: Ann completes Lost! because "702.1"',
        "Ann has priority",
    )


def test_later_rules_strike_at_once() -> None:
    plays(
        """players
  Ann: hero Keegana Silvershield as Keegana; equipment Retainer's Blade as Blade; resources 1 unknown
  Bo: hand 1 unknown
turn of Ann, action phase
steps
  Keegana attacks Bo's hero
  all pass
  strike: Blade
  all pass
""",
        "at 3: Keegana has ATK 2",
        'illegal: Ann strikes with Blade because "303.2a"',
        edition="7.4",
    )


@pytest.mark.parametrize(("edition", "is_ally"), [("2008", False), ("7.4", True)])
def test_a_totem_is_an_ally_since_later_rules(edition: str, is_ally: bool) -> None:
    found = "Totem is a ally" if is_ally else "not so: Totem is ally"
    plays(
        """players
  Ann: play Stoneclaw Totem as Totem
  Bo: party Brodien
turn of Bo, action phase
""",
        found,
        "legal: Brodien attacks Totem",
        edition=edition,
    )


@pytest.mark.parametrize(("edition", "where"), [("2008", "never"), ("7.4", "happened")])
def test_a_lost_attachment_is_destroyed_since_later_rules(edition: str, where: str) -> None:
    plays(
        CARDS
        + """players
  Ann: hand Zap as One, Zap as Two
  Bo: party Bear; play Warrior Training as Training (attached to Bear)
turn of Ann, action phase
steps
  Ann plays One
  target: Bear
  Ann plays Two
  target: Bear
  all pass
  all pass
""",
        "Training is in Bo's graveyard",
        f"{where}: Training is destroyed",
        edition=edition,
    )


def test_a_flipped_hero_keeps_what_it_was_given() -> None:
    plays(
        """players
  Ann: hero Mother Misery as Misery (flipped); equipment Lightwarden's Band as Band; party Brodien (exhausted)
  Bo: hand 1 unknown
turn of Ann, end phase
steps
  all pass
  inspire: Brodien
""",
        "Misery has inspire",
        "Misery has no sextuple wield",
        "Misery has health 30",
        "Brodien is ready",
    )


def test_a_loop_without_a_decision_ends_with_a_verdict() -> None:
    replay = replayed(
        """cards
  card Echo
    types Ongoing Ability   cost 0
    if you would draw a card, they skip that draw and draw 1 card instead
  card Study
    types Instant Ability   cost 0
    draw 1 card
players
  Ann: play Echo; hand Study; deck 5 unknown
  Bo: hand 1 unknown
turn of Ann, action phase
steps
  Ann plays Study
  all pass
"""
    )
    assert isinstance(replay.last.trouble, EndlessLoop)


def test_a_card_that_nobody_has_seen_is_not_supported() -> None:
    replay = replayed(
        """players
  Ann: hand unknown as Mystery; resources 9 unknown
  Bo: hand 1 unknown
turn of Ann, action phase
steps
  Ann plays Mystery
"""
    )
    assert isinstance(replay.last.trouble, Unsupported)


def test_text_that_is_not_understood_is_kept_as_refused() -> None:
    replay = replayed(
        """cards
  card Riddle
    types Ability   cost 0
    transmogrify target ally
players
  Ann: hand Riddle
  Bo: party Brodien
turn of Ann, action phase
steps
  Ann plays Riddle
"""
    )
    assert replay.catalog.card("Riddle").refused
