"""Cases in random play: wherever a ruling's case comes up in games that nobody made for it, what it says must follow.

python -m tests.wandering [--actions 20000] [--seed 1] [--game fab]     for the night; a small part of it is a test
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from judgeapp.games.catalog import Catalog
from judgeapp.kernel.choices import Choice, Illegal, Unsupported
from judgeapp.kernel.run import Run, possible
from judgeapp.kernel.table import EndlessLoop
from judgeapp.library.loader import load_library
from judgeapp.library.places import resources_root
from judgeapp.scenario.cases.docket import Docket
from judgeapp.scenario.cases.judging import Standing
from judgeapp.scenario.cases.telling import why
from judgeapp.scenario.explain import explain
from judgeapp.scenario.notation import Said, Scenario
from judgeapp.scenario.replay import Frame, Replay
from tests.games.berserk import playing
from tests.games.fab import tables as fab
from tests.games.riftbound import tables as riftbound
from tests.games.wow import tables as wow

LONGEST = 120
"""Actions before a new game is begun: every position of a game is kept while its cases are tried."""
Step = Callable[[Run, random.Random], None]


@dataclass(frozen=True)
class Table:
    """A game about to be played at random: where it starts, its cards, and how one action is taken."""

    run: Run
    catalog: Catalog
    step: Step


@dataclass
class Wandered:
    """What came of random play: actions taken, how often each case came true, where one disagreed with the engine."""

    actions: int = 0
    true: Counter[str] = field(default_factory=Counter)
    disagrees: list[str] = field(default_factory=list)


def _stepping(play: Callable[[Run, random.Random, int], int]) -> Step:
    def step(run: Run, dice: random.Random) -> None:
        play(run, dice, 1)

    return step


def _fab_step(run: Run, dice: random.Random) -> None:
    """One answer or one action, so that every choice is seen before it is answered."""
    if isinstance(run.pending, Choice):
        run.answer(fab.random_answer(run.pending, dice))
    else:
        fab.random_play(run, dice, 1)


def _berserk_step(run: Run, dice: random.Random) -> None:
    if isinstance(run.pending, Choice):
        run.answer(dice.choice(list(possible(run.pending, 40)))[1])
    else:
        playing.act(run, dice, [])


def table(game: str, seed: int) -> Table:
    """A random table of a game."""
    match game:
        case "fab":
            return Table(fab.full_game(seed).run, fab.CATALOG, _fab_step)
        case "riftbound":
            return Table(riftbound.full_game(2, seed).run, riftbound.CATALOG, _stepping(riftbound.random_play))
        case "wow":
            return Table(wow.full_game(2, seed).run, wow.catalog(), _stepping(wow.random_play))
        case _:
            return Table(Run(playing.random_table(random.Random(seed), "15")), playing.CATALOG, _berserk_step)


def wander(game: str, docket: Docket, actions: int, seed: int) -> Wandered:
    """Play so many random actions of a game and try every case at each of them."""
    found = Wandered()
    while found.actions < actions:
        replay = _game(game, min(LONGEST, actions - found.actions), seed)
        found.actions += len(replay.frames) - 1
        for frame in replay.frames[1:]:
            for line in _judged(docket, replay, frame, found.true):
                found.disagrees.append(f"{game} seed {seed}, action {frame.number}: {line}")
        seed += 1
    return found


def _game(game: str, most: int, seed: int) -> Replay:
    set_up, dice = table(game, seed), random.Random(seed)
    run = set_up.run
    frames = [Frame(0, None, run.state, 0, run.pending)]
    while run.pending is not None and len(frames) <= most:
        first = len(run.state.log)
        try:
            set_up.step(run, dice)
        except (Illegal, Unsupported, EndlessLoop):
            continue
        step, standing = Said(f"action {len(frames)}"), tuple(run.table.standing)
        frames.append(Frame(len(frames), step, run.state, first, run.pending, None, standing, run.table.cause))
    return Replay(Scenario(f"seed {seed}", game), run.state.game, set_up.catalog, tuple(frames))  # type: ignore[arg-type]


def _judged(docket: Docket, replay: Replay, frame: Frame, true: Counter[str]) -> Iterator[str]:
    for judged in docket.at(replay, frame):
        name = f"{judged.case.ruling} {judged.case.number}"
        if judged.standing is Standing.APPLIES:
            true[name] += 1
        elif judged.standing is Standing.DISAGREES:
            told = "; ".join(s.text for s in explain(replay, frame).sentences[:12])
            yield f"{name}: {why(judged)} — {told}"


def main(argv: list[str]) -> int:
    """Wander for as long as asked; exit status 1 where a case disagrees."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--actions", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", action="append", choices=("fab", "riftbound", "wow", "berserk"))
    args = parser.parse_args(argv)
    docket, bad = Docket(load_library(resources_root()).rulings()), 0
    for game in args.game or ("fab", "riftbound", "wow", "berserk"):
        found = wander(game, docket, args.actions, args.seed)
        bad += len(found.disagrees)
        print(f"{game}: {found.actions} actions, {len(found.true)} cases came true, {len(found.disagrees)} disagree")
        for line in found.disagrees:
            print(f"  {line}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
