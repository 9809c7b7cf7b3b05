"""Putting down what has triggered: in which order of players, and within one player's in the order of their choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from judgeapp.kernel.choices import Procedure, choose
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import State, Waiting
from judgeapp.kernel.table import Table

Put = Callable[[Waiting], Procedure]


def place_waiting(table: Table, put: Put, rules: tuple[str, ...]) -> Procedure:
    """Put down every waiting triggered ability, the players in the game's order; returns whether there were any.

    put: what the game does with one of them (targets, modes, stack); it may drop it. Triggers that arise meanwhile
    wait for the next call.
    """
    everything = table.state.waiting
    order = table.game.trigger_order(table.state)
    for gone in [w for w in everything if w.bound.you not in order]:
        table.take_waiting(gone)
        table.note(Outcome.FAILED, f"{gone.bound.you} has left the game", *rules, by=gone.bound.source)
    for player in order:
        own = [w for w in everything if w.bound.you == player]
        if len(own) > 1 and any(not _alike(table.state, own[0], w) for w in own[1:]):
            named = list(zip(waiting_names(table.state, own), own, strict=True))
            about = "your triggered abilities, first to be put down first"
            own = list((yield from choose(player, "order", about, named, len(own), len(own), True, rules)))
        for waiting in own:
            if waiting not in table.state.waiting:
                continue
            table.take_waiting(waiting)
            yield from put(waiting)
    return bool(everything)


def waiting_names(state: State, waiting: Sequence[Waiting]) -> list[str]:
    """A distinct name for each: the alias of its source, with its words or a number where that is not enough."""
    alias = [state.obj(w.bound.source).alias for w in waiting]
    names = []
    for at, w in enumerate(waiting):
        name = alias[at]
        if alias.count(name) > 1:
            twins = [v for v, a in zip(waiting, alias, strict=True) if a == name]
            if len({state.game.words(v.bound.ability) for v in twins}) == len(twins):
                name = f"{name}: {state.game.words(w.bound.ability)}"
            else:
                name = f"{name} #{twins.index(w) + 1}"
        names.append(name)
    return names


def _alike(state: State, one: Waiting, other: Waiting) -> bool:
    """Whether the order of two triggers cannot be told apart by anybody."""
    same = one.bound.source == other.bound.source or state.game.interchangeable(
        state, one.bound.source, other.bound.source
    )
    return same and one.bound.ability is other.bound.ability and dict(one.bound.slots) == dict(other.bound.slots)
