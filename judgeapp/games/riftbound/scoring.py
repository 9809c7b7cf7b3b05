"""Conquering, holding, points and winning (445-449); burning out (418)."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from judgeapp.games.riftbound import events, reading
from judgeapp.kernel import history, verbs
from judgeapp.kernel.abilities import Replacement
from judgeapp.kernel.atoms import SET_FACT
from judgeapp.kernel.choices import Ask, GameOver, Procedure, choose
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table


def victory_score(state: State) -> int:
    """The points that win (463-466)."""
    return int(state.fact("victory score", 8))


def scored(state: State, player: PlayerId, field: ObjId) -> bool:
    """Whether a player has scored a battlefield this turn (447)."""
    return any(
        r.event and r.event["player"] == player and r.event["battlefield"] == field
        for r in history.happened(state, "turn", events.CONQUER, events.HOLD)
    )


def establish(table: Table, player: PlayerId, field: ObjId, defender: PlayerId | None = None) -> Procedure:
    """A player gains control of a battlefield: a conquer, if they have not scored it this turn (184.4, 446).

    defender: who defended, after a combat; in 1.0 only an attacker conquers (627).
    """
    if table.state.obj(field).controller == player:
        return
    fresh = not scored(table.state, player, field)
    yield from table.emit(events.ESTABLISH(player=player, battlefield=field))
    if not fresh or (player == defender and not table.game.since("1.1")):
        return
    with table.because("446", "447"):
        last = table.state.player(player, "points") >= victory_score(table.state) - 1
        yield from table.emit(events.CONQUER(player=player, battlefield=field))
        if last and not all(scored(table.state, player, b) for b in reading.battlefields(table.state)):
            with table.because("448"):
                yield from table.emit(verbs.DRAW(player=player))
            return
        yield from score(table, player, 1)


def hold(table: Table, player: PlayerId, field: ObjId) -> Procedure:
    """A player scores a battlefield they control in their Scoring Step (446.2)."""
    with table.because("446", "315.2.b"):
        yield from table.emit(events.HOLD(player=player, battlefield=field))
        yield from score(table, player, 1)


def score(table: Table, player: PlayerId, amount: int) -> Procedure:
    """Give points; up to 1.2 reaching the Victory Score wins at once (449)."""
    yield from table.emit(events.SCORE(player=player, amount=amount))
    if not table.game.since("1.3"):
        yield from check(table)


def check(table: Table) -> Procedure:
    """Whether somebody has won (322.1, 449): since 1.3 only who is ahead of everybody."""
    state = table.state
    if state.fact("over") is not None:
        raise GameOver
    goal = victory_score(state)
    for player in reading.players(state):
        points = state.player(player, "points")
        ahead = all(points > state.player(p, "points") for p in reading.players(state) if p != player)
        if points >= goal and (ahead or not table.game.since("1.3")):
            yield from win(table, player)


def win(table: Table, player: PlayerId) -> Procedure:
    """End the game."""
    hidden = tuple(table.state.in_zones("facedown"))
    with table.because("408.4"):
        yield from table.emit(*(verbs.REVEAL(object=o.id, player=o.controller) for o in hidden))
    with table.because("449", "322.1"):
        yield from table.emit(verbs.WIN(player=player))
        yield from table.emit(SET_FACT(fact="over", value=player))
    raise GameOver


@dataclass(frozen=True)
class BurningOut(Replacement):
    """Drawing from an empty deck: burn out first, then draw (418). A rule, not a card."""

    @property
    def words(self) -> str:
        return "a player who must draw from an empty Main Deck burns out first"

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (verbs.DRAW,)

    @property
    def rank(self) -> str:
        return "burn out instead"

    def applies(self, state: State, scope: Bound, event: Event) -> bool:
        return not state.zone("deck", event["player"])

    def replace(self, table: Table, scope: Bound, event: Event) -> Generator[Ask, Any, tuple[Event, ...]]:
        player: PlayerId = event["player"]
        rounds = 0
        while not table.state.zone("deck", player):
            rounds += 1
            yield from _burn_out(table, player)
            if rounds >= 2 and table.game.since("1.3"):
                yield from _ahead(table, player)
        return (event,)


def _burn_out(table: Table, player: PlayerId) -> Procedure:
    """Recycle the trash, in random order, and let an opponent gain 1 point (418)."""
    with table.because("418"):
        yield from table.emit(events.BURN_OUT(player=player))
        trash = table.state.zone("trash", player)
        if len({table.state.objects[o].card.name for o in trash}) > 1:
            named = [(table.state.obj(o).alias, o) for o in trash]
            about = "the random order of the recycled trash, top first"
            trash = yield from choose(player, "shuffle", about, named, len(trash), len(trash), True, ("418", "403"))
        yield from table.emit(*(events.RECYCLE(object=o) for o in trash))
        rivals = [(str(p), p) for p in reading.in_turn_order(table.state, player)[1:]]
        picked = yield from choose(player, "opponent", "who gains the point", rivals, rules=("418",))
        for rival in picked:
            yield from score(table, rival, 1)


def _ahead(table: Table, player: PlayerId) -> Procedure:
    """Since 1.3 points of consecutive burn outs may win before the cleanup (449)."""
    yield from check(table)


BURNING_OUT = BurningOut()
