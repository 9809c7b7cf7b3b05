"""Every kind of event of the game can be said, as it happens and as it has happened."""

from __future__ import annotations

from textwrap import dedent

import pytest

from judgeapp.games.wow import kinds
from judgeapp.games.wow.game import Warcraft
from judgeapp.games.wow.vocabulary import NODES
from judgeapp.games.wow.words.moments import Moment, OneMoment
from judgeapp.kernel import verbs
from judgeapp.kernel.events import EventKind
from judgeapp.language.categories import Condition, Happening
from judgeapp.language.nodes.past import HasHappened
from judgeapp.language.phrase import PERFECT
from judgeapp.language.shared import SHARED
from tests.games.wow.test_play import plays

UNSAID = {kinds.REMOVE}
"""Of what is told by two events one has the words: what is removed is described as it lies there then."""
USED = (
    verbs.PLAY, verbs.RESOLVE, verbs.DRAW, verbs.DISCARD, verbs.DESTROY, verbs.REVEAL, verbs.SHUFFLE, verbs.DAMAGE,
    verbs.ATTACK, verbs.DEFEND, verbs.PAY, verbs.WIN,
)  # fmt: skip
"""Of the events that card games share those that this one has."""
EVENTS = [n for n in Warcraft().phrases(SHARED) if issubclass(n, Happening) and n.templates]


def _own() -> list[EventKind]:
    return [k for k in vars(kinds).values() if isinstance(k, EventKind)]


def test_every_kind_has_words() -> None:
    said = {k for n in EVENTS if isinstance(getattr(n, "kind", None), EventKind) for k in (n.kind,)}  # type: ignore[attr-defined]
    said |= {k for n in EVENTS for k in _fixed(n)}
    silent = [k.name for k in (*_own(), *USED) if k not in said | UNSAID]
    assert silent == []


def _fixed(node: type[Happening]) -> tuple[EventKind, ...]:
    """The kinds of a node that names them without looking at its slots."""
    try:
        return node.kinds.fget(node)  # type: ignore[attr-defined,no-any-return]
    except AttributeError:
        return ()


def test_every_event_has_its_perfect() -> None:
    points = (Moment, OneMoment)  # an end of a turn is a point of time: nothing "has" been the start of a turn
    lacking = [n.__name__ for n in NODES if issubclass(n, Happening) and not issubclass(n, points)
               and n.templates and PERFECT not in n.tenses]  # fmt: skip
    assert lacking == []


@pytest.mark.parametrize(
    "line",
    [
        "you have gained control of an ally this turn",
        "an effect of this has resolved this turn",
        "they have paid to play a card this turn",
        "an ally has been proposed to sabotage this turn",
        "the combat has concluded this turn",
        "a web counter has been put on an ally this turn",
        "an opponent has struck with a weapon this turn",
        "damage to it has been prevented this combat",
        "a player's turn has started this turn",
    ],
)
def test_the_past_is_said_back(line: str) -> None:
    game = Warcraft()
    grammar = game.reader((*game.phrases(SHARED),))
    read = grammar.read(Condition, line)
    assert isinstance(read, HasHappened)
    assert grammar.show(read) == line


def test_this_combat_ends_with_it() -> None:
    table = """
        players
          Ann: party Luumon
          Bo: hand 1 unknown
        turn of Ann, action phase
        steps
          Luumon attacks Bo's hero
          all pass
          all pass
          all pass
    """
    replay = plays(dedent(table))
    began = [f.state.fact("since combat", 0) for f in replay.frames]
    assert 0 < began[2] < began[-1]
