"""Random legal play: no exception, cards conserved, every object in one zone, the same game from the same dice."""

from __future__ import annotations

import random

import pytest

from judgeapp.games.riftbound.game import Riftbound
from judgeapp.kernel.state import State
from tests.games.riftbound.tables import full_game, random_play
from tests.sampling import rounds

TABLES = list(zip((2, 3, 4, 2), Riftbound.editions, strict=True))
GAMES = [(seats, seed, edition) for seed in range(rounds(2, 8)) for seats, edition in TABLES]


def cards(state: State) -> list[str]:
    """Everything that is no token and no ability, by owner and name."""
    kept = [o for o in state.objects.values() if o.layer is None and not o.card.facts.get("token")]
    return sorted(f"{o.owner} {o.card.name}" for o in kept if o.card.name != "ability")


@pytest.mark.parametrize(("seats", "seed", "edition"), GAMES)
def test_random_play(seats: int, seed: int, edition: str) -> None:
    session = full_game(seats, seed, edition)
    before = cards(session.run.state)
    dice = random.Random(seed)
    while session.run.pending is not None and random_play(session.run, dice, 40) == 40:
        state = session.run.state
        placed = [oid for ids in state.zones.values() for oid in ids]
        assert sorted(placed) == sorted(state.objects)
        assert all(state.objects[o].zone == z for z, ids in state.zones.items() for o in ids)
        assert cards(state) == before
        if len(state.log) > 9_000:
            break
    assert len(session.run.state.log) > 200


def test_the_same_dice_give_the_same_game() -> None:
    def played() -> list[str]:
        session = full_game(2, 4)
        random_play(session.run, random.Random(7), 150)
        return [str(r.event.kind.name if r.event else r.words) for r in session.run.state.log]

    assert played() == played()
