"""Broken and hostile scenarios: a clear error with its place, or a stated verdict."""

from __future__ import annotations

import pytest

from judgeapp.kernel.choices import Illegal
from judgeapp.kernel.table import EndlessLoop
from judgeapp.scenario import notation
from judgeapp.scenario.notation import NotationError
from judgeapp.scenario.replay import Player
from judgeapp.scenario.verdict import Standing, verdict

HEAD = "scenario x\ngame duel\nplayers\n  Ann: hand Bolt; field Bear as Teddy\n  Bo: field Hedgehog\n"

BROKEN = {
    "no game": ("scenario x\n", 1, "expected a line “game NAME”"),
    "unknown game": ("game chess\nplayers\n  Ann: hand Bolt\n", 1, "no game is called"),
    "unknown section": (HEAD + "stpes\n  all pass\n", 6, "begins no part"),
    "unknown card": (HEAD.replace("Bolt", "Blot"), 4, "no card is named “Blot”"),
    "unknown zone": (HEAD.replace("hand", "hnad"), 4, "begins with no zone"),
    "unknown state": (HEAD.replace("as Teddy", "(taped)"), 4, "is no state of a card"),
    "open bracket": (HEAD.replace("as Teddy", "(tapped"), 4, "never closed"),
    "step not understood": (HEAD + "steps\n  Ann playz Bolt\n", 7, "step not understood"),
    "answer to nothing": (HEAD + "steps\n  target: Teddy\n", 7, "no choice is pending"),
    "answer to another question": (HEAD + "steps\n  Ann plays Bolt\n  order: Teddy\n", 8, "does not answer"),
    "no such option": (HEAD + "steps\n  Ann plays Bolt\n  target: Ann\n", 8, "is no option"),
    "step before the answer": (HEAD + "steps\n  Ann plays Bolt\n  Ann passes\n", 8, "a choice comes first"),
    "long line": (HEAD + "steps\n  " + "x" * 3_000 + "\n", 7, "a line may have"),
    "huge line": ("game duel\n" + "x" * 10_000_000, 1, "a scenario may have"),
    "many lines": ("game duel\n" + "note x\n" * 5_000, 2001, "lines"),
    "too many cards": (HEAD.replace("hand Bolt", "hand " + ", ".join(["999 Bolt"] * 9)), 4, "objects"),
    "empty": ("", 1, "expected a line “game NAME”"),
    "proves nothing": (HEAD + "proves this that\n", 6, "expected “RULING at STEP”"),
    "bad twin": (HEAD + "twin x\n  wihtout Bolt\n", 7, "a twin says"),
}


@pytest.mark.parametrize("name", list(BROKEN))
def test_broken(player: Player, name: str) -> None:
    text, line, problem = BROKEN[name]
    with pytest.raises(NotationError) as caught:
        player.replay(notation.parse(text))
    assert caught.value.line == line
    assert problem in str(caught.value)


def test_nearest_is_named(player: Player) -> None:
    with pytest.raises(NotationError, match="did you mean “Bolt”"):
        player.replay(notation.parse(HEAD.replace("Bolt", "Bollt")))


def test_an_illegal_step_stops_the_replay_and_loses_nothing(player: Player) -> None:
    text = HEAD + "steps\n  Ann passes\n  Teddy strikes Bo\n  all pass\n"
    replay = player.replay(notation.parse(text))
    assert isinstance(replay.last.trouble, Illegal)
    assert replay.last.number == 2
    assert replay.last.state.objects == replay.frames[1].state.objects


LOOP = """scenario x
game duel
cards
  card Ouroboros
    types Creature   power 1   toughness 9
    whenever this is damaged, deal 1 damage to this
  card Mirror
    types Spell
    deal 1 damage to target Creature
  card Twin Mirrors
    types Spell
    {deep}
players
  Ann: hand Mirror; field Ouroboros
  Bo: field Bear
steps
  Ann plays Mirror
    target: Ouroboros
"""


def test_deep_nesting_is_refused_quickly(player: Player) -> None:
    deep = "(" * 400 + "draw 1 card, then draw 1 card" + ")" * 400
    replay = player.replay(notation.parse(LOOP.format(deep=deep)))
    card = replay.catalog.card("Twin Mirrors")
    assert card.refused


def test_unknown_words_make_the_verdict_unsupported(player: Player) -> None:
    text = HEAD.replace("Bolt", "Riddle") + "steps\n  Ann plays Riddle\n  all pass\n"
    replay = player.replay(notation.parse(text))
    found = verdict(replay, replay.last, [])
    assert found.standing is Standing.UNSUPPORTED
    assert "transmogrify" in found.why


def test_an_endless_loop_is_stated(player: Player) -> None:
    cards = "cards\n  card Broom\n    types Spell\n    repeat 999999 times: gain 1 life\n"
    text = HEAD.replace("players", cards + "players").replace("Bolt", "Broom")
    replay = player.replay(notation.parse(text + "steps\n  Ann plays Broom\n  all pass\n"))
    assert isinstance(replay.last.trouble, EndlessLoop)
    assert replay.last.state.player(replay.last.state.seats[0], "life") == 10
