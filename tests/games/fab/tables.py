"""Tables for tests, and random legal play on them."""

from __future__ import annotations

import random
from itertools import chain
from pathlib import Path

from judgeapp.games.catalog import Catalog
from judgeapp.games.fab import GAME
from judgeapp.kernel.choices import Choice, Illegal, Unsupported, Window
from judgeapp.kernel.run import Run
from judgeapp.scenario import notation
from judgeapp.scenario.replay import Player, Session

RESOURCES = Path(__file__).parents[3] / "resources" / "fab"
CATALOG = Catalog(GAME, sorted((RESOURCES / "cards").glob("*.card")))
PLAYER = Player({"fab": CATALOG})
DECK_TYPES = {"action", "instant", "attack reaction", "defense reaction", "resource", "block"}


def _of(word: str) -> list[str]:
    """Names of all cards with a type."""
    return [n for n in CATALOG.names() if word in CATALOG.card(n).facts.get("types", ())]


def full_game(seed: int, edition: str = "2025-01", seats: int = 2, cards: int = 40) -> Session:
    """A whole game with random heroes, equipment and decks."""
    dice = random.Random(seed)
    names = ("Ann", "Bo", "Cy")[:seats]
    deck = [n for n in CATALOG.names() if DECK_TYPES & set(CATALOG.card(n).facts.get("types", ()))]
    heroes = [h for h in _of("hero") if "demi-hero" not in CATALOG.card(h).facts["types"]]
    lines = ["scenario a game", f"game fab   edition {edition}", "players"]
    for name in names:
        mine = dice.choices(deck, k=cards)
        lines.append(f"  {name}: hero {dice.choice(heroes)}; hand {', '.join(mine[:4])}; deck {', '.join(mine[4:])}")
        worn = [dice.choice(found) for slot in ("head", "chest", "arms", "legs") if (found := _of(slot))]
        lines.append(f"    equipment {', '.join(worn)}" if worn else "")
        daggers = [w for w in _of("weapon") if "1H" in CATALOG.card(w).facts["types"]]
        lines.append(f"    weapons {', '.join(dice.choices(daggers, k=2))}")
    lines.append(f"turn of {names[0]}, start phase, first turn of the game")
    return Session(PLAYER, notation.parse("\n".join(line for line in lines if line.strip())))


def random_play(run: Run, dice: random.Random, count: int) -> int:
    """Take random legal actions; returns how many were taken before the game ended."""
    taken = 0
    while taken < count and run.pending is not None:
        pending = run.pending
        try:
            if isinstance(pending, Choice):
                run.answer(random_answer(pending, dice))
                continue
            assert isinstance(pending, Window)
            offered = list(run.table.game.actions(run.state, pending.player))
            dice.shuffle(offered)
            last = run.table.game.passing(run.state, pending.player)
            tries = chain((a for a in offered if a != last), (last,)) if dice.random() < 0.8 else iter((last,))
            _act(run, tries)
        except (Illegal, Unsupported):
            continue
        taken += 1
        if taken % 20 == 0:
            run.forget()
    return taken


def _act(run: Run, tries: object) -> None:
    for action in tries:  # type: ignore[attr-defined]
        try:
            run.act(action)
        except Illegal:
            continue
        return


def random_answer(choice: Choice, dice: random.Random) -> tuple[object, ...]:
    if choice.open_number:
        return (dice.randint(choice.at_least, choice.at_most),)
    count = dice.randint(choice.at_least, choice.at_most)
    return tuple(o.value for o in dice.sample(choice.options, count))
