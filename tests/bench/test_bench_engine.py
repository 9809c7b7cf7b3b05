"""Engine benchmarks: a 30-step replay with explanation, a step back, exploring, random play, memory of a replay.

Run with ``pytest tests/bench --benchmark-enable``; as plain tests they only check that what is measured works.
"""

from __future__ import annotations

import random
import tracemalloc
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from judgeapp.kernel.choices import Choice, Illegal, Unsupported
from judgeapp.kernel.run import Run, explore, possible
from judgeapp.library.places import resources_root
from judgeapp.scenario import notation
from judgeapp.scenario.alike import Lines
from judgeapp.scenario.desk import Desk
from judgeapp.scenario.explain import explain
from judgeapp.scenario.replay import Replay, Session

HERE = Path(__file__).parent
GAMES = ("fab", "riftbound", "wow", "berserk")


@pytest.fixture(scope="module")
def desk() -> Desk:
    return Desk(resources_root())


@pytest.fixture(scope="module")
def thirty(desk: Desk) -> notation.Scenario:
    scenario = desk.read(HERE / "two_turns.scenario")
    assert len(scenario.steps) == 30
    return scenario


def told(desk: Desk, scenario: notation.Scenario) -> Replay:
    replay = desk.player.replay(scenario)
    assert [explain(replay, f).number for f in replay.frames][-1] == len(scenario.steps)
    return replay


def test_thirty_steps_replayed_and_explained(
    desk: Desk, thirty: notation.Scenario, benchmark: BenchmarkFixture
) -> None:
    replay = benchmark(told, desk, thirty)
    assert replay.last.trouble is None
    benchmark.extra_info["records"] = len(replay.last.state.log)


def test_step_back(desk: Desk, thirty: notation.Scenario, benchmark: BenchmarkFixture) -> None:
    """A step back is an earlier frame of the replay, explained again."""
    replay = told(desk, thirty)
    before = benchmark(lambda: explain(replay, replay.frames[-2]))
    assert before.number == len(thirty.steps) - 1


def test_exploring_choices(desk: Desk, benchmark: BenchmarkFixture) -> None:
    """Every way to answer an action with an order of triggers in it (leaves a second: rounds times leaves)."""
    path = next(p for p in desk.proof_files("riftbound") if p.stem == "own_triggers_in_any_order")
    scenario = desk.read(path)
    at = next(n for n, s in enumerate(scenario.steps) if isinstance(s, notation.Answer))
    replay = desk.player.replay(scenario)
    window = max(n for n in range(at) if not isinstance(replay.frames[n].pending, Choice))
    state = replay.frames[window].state
    step = scenario.steps[window]
    assert isinstance(step, notation.Said)
    action = Session(desk.player, scenario).action(step)[1]
    leaves = benchmark(lambda: len(list(explore(state, action))))
    assert leaves >= 2
    benchmark.extra_info["leaves"] = leaves


@pytest.mark.parametrize("game", GAMES)
def test_random_play(desk: Desk, game: str, benchmark: BenchmarkFixture) -> None:
    """200 random legal actions from the longest proof of the game (actions a second: 200 / median)."""
    path = max(desk.proof_files(game), key=lambda p: len(p.read_text(encoding="utf-8")))
    start = desk.player.replay(desk.read(path)).frames[0].state
    taken = benchmark.pedantic(lambda: play_on(start, 200), rounds=3, iterations=1)
    assert taken > 0


def play_on(start: object, most: int) -> int:
    run = Run(start)  # type: ignore[arg-type]
    dice = random.Random(7)
    taken = 0
    for _ in range(most * 5):
        pending = run.pending
        if pending is None or taken == most:
            break
        try:
            if isinstance(pending, Choice):
                run.answer(dice.choice(list(possible(pending, 20)))[1])
                continue
            game = run.state.game
            offered = list(game.actions(run.state, pending.player))
            run.act(dice.choice(offered) if offered else game.passing(run.state, pending.player))
        except (Illegal, Unsupported):
            continue
        taken += 1
    return taken


def test_nearest_line_while_one_types(desk: Desk, benchmark: BenchmarkFixture) -> None:
    """The card line that is most like what is typed (budget: 30 ms; gathering the lines once: 300 ms)."""
    lines = Lines(desk.catalogs["fab"])
    benchmark(lambda: lines.nearest("when this hits a hero, they discards a card"))


def test_memory_of_a_replay(desk: Desk, thirty: notation.Scenario, benchmark: BenchmarkFixture) -> None:
    """What a replay of 30 steps holds while it is open (extra_info, in megabytes)."""
    told(desk, thirty)
    tracemalloc.start()
    replay = told(desk, thirty)
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    benchmark.extra_info["megabytes"] = round(held / 1e6, 1)
    benchmark(lambda: replay.last.records())
    assert held < 100e6
