"""Random legal play: nothing raises, nothing is lost or doubled, and the same seed gives the same game."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from judgeapp.kernel import history
from judgeapp.kernel.choices import Choice, Window
from judgeapp.kernel.records import Record
from judgeapp.kernel.run import Run, possible
from judgeapp.kernel.state import State
from tests.games.berserk.playing import CATALOG, SEATS, Played, act, play, random_table
from tests.sampling import rounds

RESOURCES = Path(__file__).parents[3] / "resources" / "berserk"
NUMBERS = frozenset(
    rule["number"]
    for path in (RESOURCES / "rulebook").glob("*.toml")
    for rule in tomllib.loads(path.read_text(encoding="utf-8"))["rule"]
)
ACTIONS = rounds(1_500, 10_000)
"""Over all games of one run."""


def cards_of(state: State) -> Counter[tuple[str, str]]:
    """How many of each card each player owns, abilities in the queue and created cards left out."""
    own = [o for o in state.objects.values() if o.layer is None and not o.card.facts.get("token")]
    return Counter((o.owner, o.card.name) for o in own)


def check_position(state: State, owned: Counter[tuple[str, str]]) -> None:
    """Cards are conserved, every object lies in exactly one zone, numbers stay sensible."""
    assert cards_of(state) == owned
    placed = Counter(oid for ids in state.zones.values() for oid in ids)
    assert set(placed) == set(state.objects)
    assert set(placed.values()) <= {1}
    for zone, ids in state.zones.items():
        assert all(state.objects[oid].zone == zone for oid in ids)
    for player in SEATS:
        assert state.player(player, "монеты") >= state.player(player, "закрытые монеты") >= 0
        assert state.player(player, "молитвы") >= 0


def check_records(log: Iterable[Record]) -> None:
    """Every record names at least one rule, and only rules that there are."""
    for record in log:
        assert record.rules, record
        assert set(record.rules) <= NUMBERS, record.rules


@pytest.mark.parametrize("edition", ["2023", "15"])
def test_random_play(edition: str) -> None:
    done, seed = 0, 0
    while done < ACTIONS // 2:
        run = Run(random_table(Random(seed), edition))
        owned = cards_of(run.state)
        rng, story = Random(seed), []  # type: ignore[var-annotated]
        played = play_on(run, rng, story, owned)
        done += played
        seed += 1
    assert seed > 1


def play_on(run: Run, rng: Random, story: list[str], owned: Counter[tuple[str, str]]) -> int:
    actions = seen = 0
    while run.pending is not None and actions < 400:
        if isinstance(run.pending, Choice):
            shown, values = rng.choice(list(possible(run.pending, 40)))
            story.append(f"{run.pending.kind}: {shown}")
            run.answer(values)
        else:
            actions += 1
            act(run, rng, story)
            check_position(run.state, owned)
            assert not (isinstance(run.pending, Window) and run.state.waiting)
            check_records(run.state.log.since(seen))
            seen = len(run.state.log)
            run.state.log.forget(history.since(run.state, "turn"))
    return actions


def test_same_seed_same_game() -> None:
    one, other = (play(Random(7), "2023", 120) for _ in range(2))
    assert one.story == other.story
    assert digest(one) == digest(other)


def digest(played: Played) -> list[object]:
    """What a game came to, without anything that differs between processes."""
    state = played.run.state
    objects = [(o.id, o.card.name, o.controller, o.zone, sorted(o.marks)) for o in state.objects.values()]
    return [objects, [(r.seq, r.outcome, r.words, r.rules) for r in state.log]]


def test_a_window_is_a_complete_restart_point() -> None:
    """Going on from the position at a window gives the same as never having stopped."""
    straight = Run(random_table(Random(3), "2023"))
    stopping = Run(random_table(Random(3), "2023"))
    one, other = Random(5), Random(5)
    for _ in range(80):
        for run, rng in ((straight, one), (stopping, other)):
            if isinstance(run.pending, Choice):
                run.answer(rng.choice(list(possible(run.pending, 40)))[1])
            elif run.pending is not None:
                act(run, rng, [])
        if not isinstance(stopping.pending, Choice):
            stopping = Run(stopping.restart)
    assert [o.alias for o in straight.state.objects.values()] == [o.alias for o in stopping.state.objects.values()]
    assert straight.state.players == stopping.state.players
    assert straight.state.zones == stopping.state.zones


def test_cards_are_understood() -> None:
    refused = [(n, CATALOG.card(n).refused) for n in CATALOG.names() if CATALOG.card(n).refused]
    assert not refused
