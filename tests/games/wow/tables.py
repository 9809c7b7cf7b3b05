"""Tables for the tests: full games of any number of players, and a player who does anything that is legal."""

from __future__ import annotations

import random
from functools import lru_cache
from pathlib import Path
from typing import Any

from judgeapp.games.catalog import Catalog
from judgeapp.games.wow import GAME
from judgeapp.kernel.choices import Choice, Illegal, Window
from judgeapp.kernel.run import Run
from judgeapp.kernel.state import State
from judgeapp.scenario import notation
from judgeapp.scenario.replay import Player, Session

ROOT = Path(__file__).parents[3]
CARDS = ROOT / "resources" / "wow" / "cards"
SEATS = ("Ann", "Bo", "Cy", "Di")
HEROES = (
    "Marlowe the Felsworn",
    "Morn Salts-the-Land",
    "Morn Walks-the-Path",
    "Remba, Abbess of Ash",
    "Sister Remba",
    "Keegana Silvershield",
    "Plague Fleshbane",
    "Mother Misery",
)
LEFT_OUT = ("Mission: The Abyssal Shelf", "Lady Katrana Prestor")
"""Cards that need things on the table that no random game has."""


@lru_cache(maxsize=1)
def catalog() -> Catalog:
    """The cards of the game."""
    return Catalog(GAME, sorted(CARDS.rglob("*.card")))


@lru_cache(maxsize=1)
def player() -> Player:
    """Somebody who plays scenarios with these cards."""
    return Player({"wow": catalog()})


def session(text: str) -> Session:
    """A table set from the text of a scenario, with its steps played."""
    scenario = notation.parse(text)
    played = Session(player(), scenario)
    for step in scenario.steps:
        played.play(step)
    return played


def full_game(seats: int, seed: int, edition: str = "2008") -> Session:
    """A game about to begin its first turn: heroes, decks of 40 cards, seven in hand, some resources."""
    dice = random.Random(seed)
    known = [n for n in sorted(t.name for t in catalog().texts.values()) if _playable(n)]
    lines = [f"scenario random {seed}", f"game wow edition {edition}", "players"]
    for who in SEATS[:seats]:
        deck = ", ".join(dice.choice(known) for _ in range(40))
        hand = ", ".join(dice.choice(known) for _ in range(7))
        lines.append(f"  {who}: hero {dice.choice(HEROES)}; deck {deck}")
        lines.append(f"    hand {hand}; resources {dice.randint(0, 8)} unknown")
    return session("\n".join([*lines, f"turn of {SEATS[0]}, ready step"]))


def _playable(name: str) -> bool:
    facts = catalog().card(name).facts
    return not facts.get("token") and "hero" not in facts["types"] and name not in LEFT_OUT


def random_play(run: Run, dice: random.Random, moves: int) -> int:
    """Do up to so many random legal things; returns how many were done before the game ended."""
    for done in range(moves):
        pending = run.pending
        if pending is None:
            return done
        try:
            if isinstance(pending, Choice):
                run.answer(random_answer(pending, dice))
            else:
                run.act(_random_action(run, pending, dice))
        except Illegal:
            continue
    return moves


def _random_action(run: Run, window: Window, dice: random.Random) -> Any:
    game = run.table.game
    options = list(game.actions(run.state, window.player))
    dice.shuffle(options)
    if dice.random() < 0.45:
        options.insert(0, game.passing(run.state, window.player))
    return next(a for a in options if game.illegal(run.state, window.player, a) is None)


def random_answer(choice: Choice, dice: random.Random) -> tuple[Any, ...]:
    """Any legal answer."""
    if choice.open_name:
        return (f"Nobody {dice.randint(1, 9)}",)
    if choice.open_number:
        return (dice.randint(choice.at_least, choice.at_most),)
    count = dice.randint(choice.at_least, min(choice.at_most, len(choice.options)))
    picked = dice.sample(list(choice.options), count)
    if not choice.ordered:
        picked.sort(key=choice.options.index)
    return tuple(o.value for o in picked)


def cards(state: State) -> list[str]:
    """Everything that is no token and no effect, by name: what must be conserved."""
    kept = [o for o in state.objects.values() if o.layer is None and not o.card.facts.get("token")]
    return sorted(o.card.name for o in kept)
