"""What is in force is kept from position to position: it must be what it would be if it were gathered from nothing."""

from __future__ import annotations

import pytest

from judgeapp.games import GAMES
from judgeapp.kernel.inforce import abilities, force_of
from judgeapp.kernel.state import Bound, State
from judgeapp.library.places import resources_root
from judgeapp.scenario.desk import Desk


@pytest.fixture(scope="module")
def desk() -> Desk:
    return Desk(resources_root())


def told(bound: Bound) -> tuple[object, ...]:
    return (bound.ability, bound.source, bound.you, bound.seq, bound.effect, dict(bound.slots))


def wrong(state: State) -> bool:
    """Whether what is kept differs from what is found in a position of which nothing is remembered."""
    kept, anew = force_of(state), state.with_memo({})
    if [told(b) for b in kept.bounds] != [told(b) for b in force_of(anew).bounds]:
        return True
    return any(abilities(state, oid) != abilities(anew, oid) for oid in state.objects)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_is_what_would_be_found(desk: Desk, game: str) -> None:
    files = desk.proof_files(game)
    for path in files[:: len(files) // 25]:
        for record in desk.replay(path).last.state.log:
            assert record.after is not None
            assert not wrong(record.after), f"{path.stem}: record {record.seq}"
