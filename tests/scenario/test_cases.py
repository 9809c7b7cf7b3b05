"""A ruling states its case in the words of the cards; a replay says whether it comes up and whether it is so."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from judgeapp.library.models import CaseText
from judgeapp.scenario import notation
from judgeapp.scenario.cases.docket import Docket
from judgeapp.scenario.cases.judging import Standing
from judgeapp.scenario.cases.reading import CaseError, case_grammar, read_case
from judgeapp.scenario.cases.telling import why
from judgeapp.scenario.ranking import Fit, Ranking
from judgeapp.scenario.replay import Player, Replay
from judgeapp.scenario.verdict import Standing as Trust
from judgeapp.scenario.verdict import verdict

HEAD = "scenario t\ngame duel\nplayers\n  Ann: hand {hand}\n  Bo: field {field}\nturn of Ann, main phase\nsteps\n"


@dataclass(frozen=True)
class Ruling:
    """What the docket wants to know of a ruling."""

    id: str
    case: tuple[CaseText, ...]
    cards: tuple[str, ...] = ()
    game: str = "duel"
    since: str | None = None
    until: str | None = None


def case(when: str, *then: str, given: tuple[str, ...] = (), ordinary: bool = False) -> CaseText:
    return CaseText.model_validate({"when": when, "if": given, "then": then, "ordinary": ordinary})


def play(player: Player, *steps: str, hand: str = "Bolt", field: str = "Bear") -> Replay:
    text = HEAD.format(hand=hand, field=field) + "".join(f"  {step}\n" for step in steps)
    return player.replay(notation.parse(text))


BOLT = ("Ann plays Bolt", "both pass")


def stands(replay: Replay, ruling: Ruling) -> list[tuple[int, Standing]]:
    docket = Docket([ruling])
    found = [(frame.number, j.standing) for frame in replay.frames for j in docket.at(replay, frame)]
    assert not docket.problems
    return found


def test_it_applies_at_the_step_whose_record_decides_it(player: Player) -> None:
    replay = play(player, *BOLT)
    ruling = Ruling("r", (case("a Creature is damaged", "a Creature is destroyed", given=("it is Red",)),))
    assert stands(replay, ruling) == [(2, Standing.APPLIES)]


def test_one_circumstance_that_is_not_met_is_named(player: Player) -> None:
    replay = play(player, *BOLT)
    ruling = Ruling("r", (case("a Creature is damaged", "a Creature is destroyed", given=("it is Blue",)),))
    judged = Docket([ruling]).at(replay, replay.frames[2])
    assert [j.standing for j in judged] == [Standing.BUT_FOR]
    assert why(judged[0]) == "“it is Blue” is not so here (it: Bear)"


def test_two_that_are_not_met_keep_it_away(player: Player) -> None:
    replay = play(player, *BOLT)
    far = case("a Creature is damaged", "a Creature is destroyed", given=("it is Blue", "there is no Creature"))
    ranking = Ranking(Docket([Ruling("r", (far,))]), {})
    assert [a for frame in replay.frames for a in ranking.at(replay, frame)] == []


def test_circumstances_are_read_before_the_moment_and_now_after_it(player: Player) -> None:
    replay = play(player, *BOLT)
    before = case("a Creature is destroyed", "there is no Creature", given=("there is a Creature",))
    after = case("a Creature is destroyed", "there is no Creature", given=("now there is no Creature",))
    assert stands(replay, Ruling("r", (before,))) == [(2, Standing.APPLIES)]
    assert stands(replay, Ruling("r", (after,))) == [(2, Standing.APPLIES)]


def test_a_claim_that_fails_is_an_alarm_and_proves_nothing(player: Player) -> None:
    replay = play(player, *BOLT)
    ruling = Ruling("r", (case("a Creature is damaged", "never: a Creature is destroyed"),))
    ranking = Ranking(Docket([ruling]), {})
    applying = ranking.at(replay, replay.frames[2])
    assert [a.fit for a in applying] == [Fit.ALARM]
    assert verdict(replay, replay.frames[2], applying).standing is Trust.DERIVED


def test_what_is_not_played_to_its_end_stays_open(player: Player) -> None:
    replay = play(player, "Ann plays Bolt")
    ruling = Ruling("r", (case("a player plays a Spell", "as a Creature is damaged: there is a Creature"),))
    assert stands(replay, ruling) == [(1, Standing.OPEN)]


def test_the_ordinary_course_comes_last_and_carries_no_verdict(player: Player) -> None:
    replay = play(player, *BOLT)
    plain = Ruling("plain", (case("a Creature is damaged", "a Creature is destroyed", given=("it is Red",)),))
    usual = Ruling("usual", (case("a Creature is damaged", "a Creature is destroyed", ordinary=True),))
    ranking = Ranking(Docket([usual, plain]), {"plain": "p.scenario"})
    found = ranking.at(replay, replay.frames[2])
    assert [a.ruling for a in found] == ["plain", "usual"]
    assert verdict(replay, replay.frames[2], found).standing is Trust.PROVEN
    assert verdict(replay, replay.frames[2], found[1:]).standing is Trust.DERIVED


def test_this_is_the_card_of_the_ruling_and_you_its_controller(player: Player) -> None:
    ruling = Ruling("r", (case("a Creature is destroyed", "later this turn: you draw a card"),), ("Undertaker",))
    here = play(player, "Ann plays Bolt", "target: Bear", "both pass", "both pass", field="Undertaker, Bear")
    assert (3, Standing.OPEN) in stands(here, ruling) or (3, Standing.APPLIES) in stands(here, ruling)
    assert stands(play(player, *BOLT), ruling) == []


def test_another_card_with_the_same_words_is_an_analogy(player: Player) -> None:
    own = "cards\n  card Ghoul\n    types Creature Blue   power 1   toughness 1\n"
    own += "    whenever a Creature is destroyed, draw 1 card\n"
    text = own + HEAD.format(hand="Bolt", field="Ghoul, Bear")
    steps = ("Ann plays Bolt", "target: Bear", "both pass", "both pass")
    replay = player.replay(notation.parse(text.replace(own + "scenario t\ngame duel\n", "scenario t\ngame duel\n" + own)
                                          + "".join(f"  {s}\n" for s in steps)))  # fmt: skip
    ruling = Ruling("r", (case("a Creature is destroyed", "later this turn: you draw a card"),), ("Undertaker",))
    ranking = Ranking(Docket([ruling]), {})
    found = [a for frame in replay.frames for a in ranking.at(replay, frame)]
    assert {a.fit for a in found} == {Fit.ANALOGY}
    assert "whenever a Creature is destroyed" in found[0].told("en")


def test_a_refused_step_is_the_event_it_would_have_been(player: Player) -> None:
    replay = play(player, "Bo plays Bear")
    assert replay.last.trouble is not None
    ruling = Ruling("r", (case("a player plays a Creature, but it is refused", "there is a Creature"),))
    assert stands(replay, ruling) == [(1, Standing.APPLIES)]


def test_a_choice_that_is_asked_and_its_answers(player: Player) -> None:
    replay = play(player, "Ann plays Bolt", field="Bear, Hedgehog")
    asked = case("a player is asked target", "Creature may be chosen")
    assert stands(replay, Ruling("r", (asked,))) == [(1, Standing.APPLIES)]


def test_a_state_applies_at_the_step_with_which_it_begins(player: Player) -> None:
    replay = play(player, *BOLT)
    ruling = Ruling("r", (case("while there is no Creature", "there is no Creature"),))
    assert stands(replay, ruling) == [(2, Standing.APPLIES)]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (case("this is damaged", "there is a Creature"), "needs a card of the ruling"),
        (case("a Creature is tickled", "there is a Creature"), "tickled"),
        (case("a Creature is damaged", "it purrs"), "it purrs"),
    ],
)
def test_what_is_not_understood_is_refused_with_its_place(player: Player, text: CaseText, said: str) -> None:
    catalog = player.catalogs["duel"]
    with pytest.raises(CaseError, match=said):
        read_case(catalog.game, case_grammar(catalog), "r", (), 1, text)


def test_this_turn_speaks_of_no_card(player: Player) -> None:
    catalog = player.catalogs["duel"]
    text = case("a Creature is damaged", "never later this turn: a Creature is destroyed")
    assert read_case(catalog.game, case_grammar(catalog), "r", (), 1, text).cards == ()
