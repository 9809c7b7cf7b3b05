"""When something may be played or activated (7.0.1a, 8.1)."""

from __future__ import annotations

from judgeapp.games.fab.reading import (
    active_link,
    chain_open,
    defending_hero,
    turn_player,
)
from judgeapp.kernel.choices import Illegal
from judgeapp.kernel.ids import PlayerId
from judgeapp.kernel.state import State


def action_time(state: State, player: PlayerId, attack: bool) -> Illegal | None:
    """Why the player can't play or activate an action now, None where they can (8.1.1)."""
    if turn_player(state) != player:
        return Illegal("actions are for the turn-player", "8.1.1c", "1.13.2b")
    if state.zone("stack"):
        return Illegal("actions need an empty stack", "8.1.1a")
    if chain_open(state):
        if not attack:
            return Illegal("with the combat chain open there are no actions except attacks", "7.0.1a", "8.1.1b")
        if state.fact("step") != "resolution":
            return Illegal("the next attack has to wait for the Resolution Step", "7.0.1a", "7.6.3a")
    if state.player(player, "action points") < 1:
        return Illegal("no action point is left", "8.1.1c", "1.14.2b")
    return None


def attack_reaction_time(state: State, player: PlayerId) -> Illegal | None:
    """Why the player can't use an attack reaction now (8.1.2a)."""
    if state.fact("step") != "reaction":
        return Illegal("attack reactions are for the Reaction Step", "7.4.2a", "8.1.2a")
    link = active_link(state)
    if link is None or link.controller != player:
        return Illegal("attack reactions are for the controller of the attack", "7.4.2a", "8.1.2a")
    return None


def defense_reaction_time(state: State, player: PlayerId) -> Illegal | None:
    """Why the player can't use a defense reaction now (8.1.3a)."""
    if state.fact("step") != "reaction":
        return Illegal("defense reactions are for the Reaction Step", "7.4.2b", "8.1.3a")
    attacked = defending_hero(state)
    link = active_link(state)
    own = attacked is not None and link is not None and link.target == attacked
    if not own or attacked is None or state.obj(attacked).controller != player:
        return Illegal("defense reactions are for the controller of the attacked hero", "7.4.2b", "8.1.3a")
    return None


def time_for(state: State, player: PlayerId, kind: str, attack: bool = False) -> Illegal | None:
    """Why something of this type can't be used now; kind: a type word."""
    match kind:
        case "action":
            return action_time(state, player, attack)
        case "attack reaction":
            return attack_reaction_time(state, player)
        case "defense reaction":
            return defense_reaction_time(state, player)
        case "instant":
            return None
        case "resource":
            return Illegal("resource cards are not played", "8.1.7a")
        case "block":
            return Illegal("block cards are not played", "8.1.12a")
    return Illegal("this is no card that is played", "5.1.1")


PLAYABLE = ("action", "attack reaction", "defense reaction", "instant", "resource", "block", "mentor")


def play_type(words: tuple[str, ...]) -> str:
    """The type by which a card is played."""
    return next((w for w in PLAYABLE if w in words), "")
