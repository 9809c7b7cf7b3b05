"""Every event of the game can be said: as something that happens, and as something that has happened."""

from __future__ import annotations

import pytest

from judgeapp.games.fab import kinds
from judgeapp.kernel import verbs
from judgeapp.kernel.events import EventKind
from judgeapp.language.nodes.occurrences import TakesPlace
from judgeapp.scenario.cases.claims import Circumstance
from judgeapp.scenario.cases.moments import Moment, Occurs
from judgeapp.scenario.cases.reading import case_grammar
from tests.games.fab.tables import CATALOG

SAID = {
    "a player retrieves a card": "a player has retrieved a card",
    "a player plays a card": "a player has played a card",
    "a player activates an ability of a weapon": "a player has activated an ability of a weapon",
    "a card resolves": "a card has resolved",
    "an ability of a card resolves": "an ability of a card has resolved",
    "an activated ability of a card resolves": "an activated ability of a card has resolved",
    "an attack gets +2 power": "an attack has got +2 power",
    "an effect begins": "an effect has begun",
    "a triggered ability of a card is put on the stack": "a triggered ability of a card has been put on the stack",
    "a player draws a card": "a player has drawn a card",
    "a player discards a card": "a player has discarded a card",
    "a card is destroyed": "a card has been destroyed",
    "a player banishes a card": "a player has banished a card",
    "a player reveals a card": "a player has revealed a card",
    "a player shuffles a deck": "a player has shuffled a deck",
    "a player searches a deck": "a player has searched a deck",
    "a player is dealt 2 damage": "a player has been dealt 2 damage",
    "arcane damage is dealt to an ally by a card": "arcane damage has been dealt to an ally by a card",
    "damage is dealt to a marked hero": "damage has been dealt to a marked hero",
    "a dagger deals 1 damage to a hero": "a dagger has dealt 1 damage to a hero",
    "a player gains 1 life": "a player has gained 1 life",
    "a player loses 1 life": "a player has lost 1 life",
    "a player creates Fealty tokens": "a player has created Fealty tokens",
    "an attack attacks": "an attack has attacked",
    "a card defends": "a card has defended",
    "any end phase begins": "any end phase has begun",
    "a player pays 2 resources": "a player has paid 2 resources",
    "a player pays 1 action point": "a player has paid 1 action point",
    "a player wins the game": "a player has won the game",
    "a player loses the game": "a player has lost the game",
    "a card is put on the stack": "a card has been put on the stack",
    "a card is announced": "a card has been announced",
    "a player pitches a card": "a player has pitched a card",
    "a player gains 1 resource": "a player has gained 1 resource",
    "a player gains action points": "a player has gained action points",
    "all players lose their points": "all players have lost their points",
    "a dagger hits a hero": "a dagger has hit a hero",
    "a hero becomes marked": "a hero has become marked",
    "a hero loses their mark": "a hero has lost their mark",
    "a card is put on the bottom of any deck": "a card has been put on the bottom of any deck",
    "a card is put face-down into any arsenal": "a card has been put face-down into any arsenal",
    "a card is turned face-up": "a card has been turned face-up",
    "an item gets 1 steam counter": "an item has got 1 steam counter",
    "an item loses steam counters": "an item has lost steam counters",
    "a player equips a dagger": "a player has equipped a dagger",
    "a player becomes a demi-hero": "a player has become a demi-hero",
    "a hero returns to the brood": "a hero has returned to the brood",
    "a player boosts": "a player has boosted",
    "a player opts": "a player has opted",
    "a player looks at a card": "a player has looked at a card",
    "a player names a card": "a player has named a card",
    "the combat chain opens": "the combat chain has opened",
    "the combat chain closes": "the combat chain has closed",
    "an attack becomes a chain link": "an attack has become a chain link",
    "the chain link of an attack resolves": "the chain link of an attack has resolved",
    "the damage step begins": "the damage step has begun",
    "a card is cleared": "a card has been cleared",
    "a player presents a deck": "a player has presented a deck",
    "a player reveals a number": "a player has revealed a number",
    "a player rolls a die": "a player has rolled a die",
    "a card transforms": "a card has transformed",
    "a card leaves the arena": "a card has left the arena",
    "a card leaves any hand": "a card has left any hand",
}
UNSAID = (kinds.STATE_HOLDS,)
"""What the trigger that waits for it is told by: “this triggers”."""


@pytest.mark.parametrize("event", SAID)
def test_an_event_is_said_in_both_tenses(event: str) -> None:
    grammar = case_grammar(CATALOG)
    now = grammar.read(Moment, event)
    assert now.show() == event
    perfect = f"{SAID[event]} this turn"
    assert grammar.read(Circumstance, perfect).show() == perfect


def test_every_kind_of_event_has_words() -> None:
    grammar = case_grammar(CATALOG)
    found: set[EventKind] = set()
    for event in SAID:
        moment = grammar.read(Moment, event)
        assert isinstance(moment, Occurs)
        assert isinstance(moment.what, TakesPlace)
        found |= set(moment.what.kinds)
    every = {k for module in (kinds, verbs) for k in vars(module).values() if isinstance(k, EventKind)}
    assert sorted(k.name for k in every - found if k not in UNSAID) == []
