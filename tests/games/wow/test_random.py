"""Random legal play: no exception, cards conserved, every object in one zone, the same game from the same dice."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest

from judgeapp.games.wow import GAME
from judgeapp.kernel.choices import Window
from judgeapp.kernel.run import Run
from tests.games.wow.tables import ROOT, cards, full_game, random_play
from tests.sampling import rounds

GAMES = [(2 + seed % 3, seed, GAME.editions[seed % 4 == 3]) for seed in range(rounds(8, 20))]


@pytest.mark.parametrize(("seats", "seed", "edition"), GAMES)
def test_random_play(seats: int, seed: int, edition: str) -> None:
    run = full_game(seats, seed, edition).run
    before = cards(run.state)
    dice = random.Random(seed)
    moves = 0
    while run.pending is not None and moves < 500:
        done = random_play(run, dice, 25)
        moves += done
        state = run.state
        placed = [oid for ids in state.zones.values() for oid in ids]
        assert sorted(placed) == sorted(state.objects)
        assert all(state.objects[o].zone == zone for zone, ids in state.zones.items() for o in ids)
        assert cards(state) == before
        assert not any(o.mark("damage", 0) < 0 for o in state.objects.values())
        if done < 25:
            break
    assert moves == 500 or run.state.fact("over") is not None


def test_the_same_dice_give_the_same_game() -> None:
    def played() -> list[str]:
        run = full_game(3, 5).run
        random_play(run, random.Random(7), 200)
        return [f"{r.outcome.name} {r.event.kind.name if r.event else r.words}" for r in run.state.log]

    assert played() == played()


def test_the_game_does_not_depend_on_hashing() -> None:
    code = (
        "import random; from tests.games.wow.tables import full_game, random_play; run = full_game(2, 9).run; "
        "random_play(run, random.Random(9), 120); "
        "print([(r.outcome.name, r.event.kind.name if r.event else r.words) for r in run.state.log])"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1")
    ]
    assert told[0] == told[1]
    assert len(told[0]) > 1_000


def test_a_position_at_a_window_is_a_complete_restart_point() -> None:
    run = full_game(2, 11).run
    dice = random.Random(11)
    for _ in range(40):
        random_play(run, dice, 5)
        if isinstance(run.pending, Window):
            again = Run(run.state)
            assert again.pending == run.pending
            passing = run.table.game.passing(run.state, run.pending.player)
            if run.table.game.illegal(run.state, run.pending.player, passing) is None:
                once, twice = Run(run.state), again
                once.act(passing)
                twice.act(passing)
                assert repr(once.pending) == repr(twice.pending)
                assert once.state.facts.keys() == twice.state.facts.keys()
