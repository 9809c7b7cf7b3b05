"""What a replay tells at a step: a refused answer, and the table that is set while a choice is open."""

from __future__ import annotations

from judgeapp.kernel.records import Outcome
from judgeapp.scenario import notation
from judgeapp.scenario.cases.course import Course
from judgeapp.scenario.replay import Replay
from tests.games.fab.tables import PLAYER


def play(text: str) -> Replay:
    return PLAYER.replay(notation.parse(f"scenario t\ngame fab\nplayers\n{text}"))


def test_what_is_refused_at_an_answer_is_told_at_that_step() -> None:
    replay = play(
        "  Ann: hero Training Hero; hand War Cry of Themis as Cry; soul Training Strike, Training Rush\n"
        "  Bo: hero Training Hero as Beta; banished Training Guard\n"
        "turn of Ann, action phase\nsteps\n  Ann activates Cry\n    X: 2\n"
    )
    told = [r for r in replay.last.records() if r.outcome is Outcome.ILLEGAL]
    assert [r.rules[0] for r in told] == ["5.1.5"]


def test_nobody_acts_while_the_set_table_waits_for_a_choice() -> None:
    table = (
        "  Ann: hero Training Hero; graveyard Loyalty Beyond the Grave as One, Loyalty Beyond the Grave as Two\n"
        "  Bo: hero Training Hero as Beta\n"
    )
    waiting = play(f"{table}turn of Ann, start phase\nsteps\n")
    assert waiting.frames[0].state not in Course(waiting).standing
    open_table = play(f"{table}turn of Ann, action phase\nsteps\n")
    assert open_table.frames[0].state in Course(open_table).standing
