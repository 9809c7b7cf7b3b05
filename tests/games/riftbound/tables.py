"""Tables for tests, and random legal play on them."""

from __future__ import annotations

import random
from contextlib import suppress
from itertools import islice
from pathlib import Path

from judgeapp.games.catalog import Catalog
from judgeapp.games.riftbound import GAME
from judgeapp.kernel.choices import Choice, Illegal, Window
from judgeapp.kernel.run import Run
from judgeapp.scenario import notation
from judgeapp.scenario.replay import Player, Session

RESOURCES = Path(__file__).parents[3] / "resources" / "riftbound"
CATALOG = Catalog(GAME, sorted((RESOURCES / "cards").glob("*.card")))
PLAYER = Player({"riftbound": CATALOG})

CARDS = (
    "Yasuo, Remorseful; Ahri, Inquisitive; Kayn, Unleashed; Shen, Kinkou; Warwick, Hunter; Volibear, Furious; "
    "Anivia, Primal; Darius, Executioner; Sett, Brawler; Teemo, Strategist; Crackshot Corsair; Mega-Mech; "
    "Stalwart Poro; Watchful Sentry; Ride the Wind; Cleave; Hextech Ray; Discipline; En Garde; Defy; Rune Prison; "
    "Fight or Flight; Gust; Retreat; Smoke Screen; Zenith Blade; Imperial Decree; Icathian Rain; Invert Timelines; "
    "Zhonya's Hourglass; Mask of Foresight; Draven, Vanquisher; Spirit Wheel; Doran's Blade; Doran's Shield; "
    "Warmog's Armor; Spinning Axe; Sterak's Gage; Stellacorn Herder; Soaring Scout"
)
DECK = tuple(CARDS.split("; "))
RUNES = "3 Fury Rune, 3 Calm Rune, 2 Mind Rune, 2 Body Rune, 1 Chaos Rune, 1 Order Rune"


def full_game(seats: int, seed: int, edition: str = "1.2") -> Session:
    """A whole game with shuffled decks."""
    dice = random.Random(seed)
    names = ("Ann", "Bo", "Cy", "Dee")[:seats]
    lines = ["scenario a game", f"game riftbound   edition {edition}", "players"]
    lines.append("  table: battlefields Reaver's Row as A, Trifarian War Camp as B, The Dreaming Tree as C")
    for name in names:
        deck = list(DECK)
        dice.shuffle(deck)
        legend = dice.choice(("Nine-Tailed Fox", "Wuju Bladesman"))
        lines.append(f"  {name}: legend {legend}; hand {', '.join(deck[:6])}; deck {', '.join(deck[6:])}")
        lines.append(f"    rune deck {RUNES}; runes 2 Fury Rune, 2 Calm Rune, 1 Chaos Rune; energy 4; power 4")
    lines.append(f"turn of {names[0]}, awaken phase")
    return Session(PLAYER, notation.parse("\n".join(lines)))


def random_play(run: Run, dice: random.Random, count: int) -> int:
    """Take random legal actions; returns how many were taken before the game ended."""
    taken = 0
    while taken < count and run.pending is not None:
        pending = run.pending
        if isinstance(pending, Choice):
            with suppress(Illegal):
                run.answer(_answer(pending, dice))
            continue
        assert isinstance(pending, Window)
        offered = list(islice(run.table.game.actions(run.state, pending.player), 200))
        if len(offered) > 1 and dice.random() < 0.75:
            offered = offered[:-1]
        try:
            run.act(dice.choice(offered))
        except Illegal:
            run.act(run.table.game.passing(run.state, pending.player))
        taken += 1
        if taken % 20 == 0:
            run.forget()
    return taken


def _answer(choice: Choice, dice: random.Random) -> tuple[object, ...]:
    if choice.open_number:
        return (dice.randint(choice.at_least, choice.at_most),)
    count = dice.randint(choice.at_least, choice.at_most)
    return tuple(o.value for o in dice.sample(choice.options, count))
