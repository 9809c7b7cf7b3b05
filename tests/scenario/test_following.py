"""A ruling that has come true goes on to where what it speaks of is answered, comes, or is carried out."""

from __future__ import annotations

from judgeapp.library.places import resources_root
from judgeapp.scenario.cases.docket import Docket
from judgeapp.scenario.desk import Desk
from judgeapp.scenario.ranking import Fit, Ranking
from judgeapp.scenario.replay import Player, Replay
from tests.scenario.test_cases import Ruling, case, play

TWO_BEARS = "Bear, Bear as Other"


def shown(replay: Replay, ruling: Ruling) -> list[tuple[int, Fit, int | None]]:
    """Step, fit and the step of the moment, wherever the ruling is shown as applying."""
    ranking = Ranking(Docket([ruling]), {})
    found = [(frame.number, a) for frame in replay.frames for a in ranking.at(replay, frame)]
    return [(step, a.fit, a.since) for step, a in found if a.fit in (Fit.EXACT, Fit.ORDINARY)]


def asking(player: Player) -> Replay:
    return play(player, "Ann plays Bolt", "target: Other", "both pass", field=TWO_BEARS)


def test_a_choice_goes_on_to_its_answer(player: Player) -> None:
    ruling = Ruling("r", (case("a player is asked target", "Creature may be chosen"),))
    assert shown(asking(player), ruling) == [(1, Fit.EXACT, None), (2, Fit.EXACT, 1)]


def test_a_claim_that_somebody_is_asked_goes_on_to_the_answer(player: Player) -> None:
    ruling = Ruling("r", (case("a player is asked target", "a player is asked target"),))
    assert (2, Fit.EXACT, 1) in shown(asking(player), ruling)


def test_an_event_that_is_foretold_is_where_the_ruling_is_carried_out(player: Player) -> None:
    ruling = Ruling("r", (case("a player is asked target", "as a Creature is damaged: a Creature is destroyed"),))
    assert shown(asking(player), ruling) == [(1, Fit.EXACT, None), (2, Fit.EXACT, 1), (3, Fit.EXACT, 1)]


def test_the_ordinary_course_of_play_goes_on_nowhere(player: Player) -> None:
    ruling = Ruling("r", (case("a player is asked target", "Creature may be chosen", ordinary=True),))
    assert shown(asking(player), ruling) == [(1, Fit.ORDINARY, None)]


def test_what_does_not_come_true_goes_on_nowhere(player: Player) -> None:
    ruling = Ruling("r", (case("a player is asked target", "Creature may be chosen", given=("there is no Creature",)),))
    assert shown(asking(player), ruling) == []


def test_an_ability_that_triggers_goes_on_to_its_end() -> None:
    proof = resources_root() / "fab" / "proofs" / "arcane" / "viserai_each.scenario"
    replay = Desk(resources_root()).replay(proof)
    text = case(
        "you play a Runeblade card", "this triggers", given=("you have played a non-attack action card this turn",)
    )
    ruling = Ruling("r", (text,), ("Viserai",), "fab")
    found = [(step, since) for step, _, since in shown(replay, ruling)]
    assert found == [(3, None), (4, 3), (6, None), (7, 6), (9, None), (10, 9)]
