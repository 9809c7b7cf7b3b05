"""``judgeapp replay``, ``ruling``, ``card``: looking at one thing."""

from __future__ import annotations

import argparse
import json
import sys
from difflib import SequenceMatcher
from typing import Any

from judgeapp.games import GAMES
from judgeapp.games.catalog import UnknownCard
from judgeapp.kernel.cards import CardDef
from judgeapp.library.places import resources_root, user_root
from judgeapp.linting_cli import run_lint
from judgeapp.scenario.desk import Desk

MOST_NEAR = 3


def add_commands(commands: Any) -> None:
    """Declare the commands."""
    card = commands.add_parser("card", help="a card: facts, text as the engine runs it, what it does not understand")
    card.add_argument("name")
    card.add_argument("--game", choices=list(GAMES))
    card.add_argument("--json", action="store_true")
    card.set_defaults(run=show_card)
    lint = commands.add_parser("lint", help="check every card, every proof and every case of a ruling")
    lint.add_argument("--game", choices=list(GAMES))
    lint.add_argument("--json", action="store_true")
    lint.set_defaults(run=run_lint)


def show_card(args: argparse.Namespace) -> int:
    """Print a card."""
    desk = Desk(resources_root(), user=user_root())
    for game in [args.game] if args.game else list(GAMES):
        catalog = desk.player.catalog(game)
        if args.name.lower() in (n.lower() for n in catalog.names()):
            card = catalog.card(args.name)
            print(json.dumps(_card(card, game), ensure_ascii=False, indent=1) if args.json else _card_text(card, game))
            return 0
    near = _near(desk, [args.game] if args.game else list(GAMES), args.name)
    asked = f"; did you mean {', '.join(near)}?" if near else ""
    print(f"no card is named “{args.name}”{asked}", file=sys.stderr)
    return 2


def _near(desk: Desk, games: list[str], name: str) -> list[str]:
    """The names that are written most like one, each once, with their games where several were searched."""
    found: dict[str, str] = {}
    for game in games:
        try:
            desk.player.catalog(game).card(name)
        except UnknownCard as unknown:
            found.update(dict.fromkeys(unknown.nearest, game))
    best = sorted(found, key=lambda near: -_likeness(name.lower(), near.lower()))[:MOST_NEAR]
    return best if len(games) == 1 else [f"{near} ({found[near]})" for near in best]


def _likeness(name: str, near: str) -> float:
    """How like a name, or as many words of its beginning, another one is."""
    beginning = " ".join(near.split()[: len(name.split())])
    return max(SequenceMatcher(None, name, one).ratio() for one in (near, beginning))


def _card(card: CardDef, game: str) -> dict[str, Any]:
    return {
        "name": card.name,
        "game": game,
        "facts": dict(card.facts),
        "text": [a.words for a in card.abilities],
        "refused": [str(r) for r in card.refused],
    }


def _card_text(card: CardDef, game: str) -> str:
    facts = "   ".join(f"{k} {' '.join(v) if isinstance(v, tuple) else v}" for k, v in card.facts.items())
    lines = [f"{card.name} ({game})", f"  {facts}", *(f"  {a.words}" for a in card.abilities)]
    return "\n".join([*lines, *(f"  not understood: {r}" for r in card.refused)])
