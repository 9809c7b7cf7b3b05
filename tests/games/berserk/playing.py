"""Random legal play: tables of random decks, and a player who takes any legal action and any answer."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random

from judgeapp.games.berserk import Berserk
from judgeapp.games.berserk.terms import DECK, HAND, HERO, IN_PLAY, MULLIGAN, NUMBER, PHASE
from judgeapp.games.catalog import Catalog
from judgeapp.kernel.choices import Choice, Illegal, Window
from judgeapp.kernel.game import Action
from judgeapp.kernel.ids import PlayerId, Zone
from judgeapp.kernel.run import Run, possible
from judgeapp.kernel.state import State
from judgeapp.scenario.stage import Stage

CARDS = Path(__file__).parents[3] / "resources" / "berserk" / "cards"
CATALOG = Catalog(Berserk, CARDS.rglob("*.card"))
SEATS = (PlayerId("Аня"), PlayerId("Бо"))


def random_table(rng: Random, edition: str, cards: int = 40) -> State:
    """Two players with random decks, four cards each in hand, before the mulligan."""
    game = Berserk(edition)
    game.keyword_lines, game.card = CATALOG.keywords, CATALOG.card
    stage = Stage(game, CATALOG, SEATS)
    names = [n for n in CATALOG.names() if HERO not in CATALOG.card(n).facts["types"]]
    heroes = [n for n in CATALOG.names() if HERO in CATALOG.card(n).facts["types"]]
    for player in SEATS:
        stage.players[player] = {}
        stage.add(CATALOG.card(rng.choice(heroes)), player, IN_PLAY)
        for at in range(cards):
            stage.add(CATALOG.card(rng.choice(names)), player, Zone(HAND if at < 4 else DECK, player))
    game.opening(stage, "", 1)
    stage.facts.update({PHASE: MULLIGAN, NUMBER: 1})
    for player in SEATS:
        stage.players[player]["монеты"] = 0
    return stage.position()


@dataclass
class Played:
    """What came of a random game: the run, the actions taken, the answers given."""

    run: Run
    actions: int
    story: list[str]


def play(rng: Random, edition: str, most: int) -> Played:
    """Play at random to the end of the game, or for so many actions."""
    run = Run(random_table(rng, edition))
    story: list[str] = []
    actions = 0
    while run.pending is not None and actions < most:
        if isinstance(run.pending, Choice):
            answers = list(possible(run.pending, 40))
            shown, values = rng.choice(answers)
            story.append(f"{run.pending.kind}: {shown}")
            run.answer(values)
            continue
        actions += 1
        act(run, rng, story)
        if actions % 20 == 0:
            run.forget()
    return Played(run, actions, story)


def act(run: Run, rng: Random, story: list[str]) -> None:
    """Take one action that turns out to be legal; passing the turn is taken more seldom than others."""
    window = run.pending
    assert isinstance(window, Window)
    game = run.state.game
    options: list[Action] = list(game.actions(run.state, window.player))
    rng.shuffle(options)
    last = game.passing(run.state, window.player)
    options = [a for a in options if a != last] if rng.random() < 0.85 else [last]
    for action in (*options, last):
        if game.illegal(run.state, window.player, action) is None:
            try:
                story.append(f"{window.player} {game.describe(run.state, action)}")
                run.act(action)
                return
            except Illegal as refusal:
                story.append(f"  нельзя: {refusal.reason}")
