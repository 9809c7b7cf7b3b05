"""Effects of the rules (§503): outside the queue, at once, one simultaneous event a pass, until nothing is left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judgeapp.games.berserk import kinds
from judgeapp.games.berserk.reading import (
    base_lives,
    full_lives,
    hero_of,
    in_danger,
    in_play,
    is_creature,
    lives,
    types,
)
from judgeapp.games.berserk.terms import CLASSES_OF_SUPPORT, DECK, GRAVEYARD, HAND, LOST, SUPPORT, WOUNDS
from judgeapp.games.berserk.words.lasting import OnePerName
from judgeapp.kernel import history, verbs
from judgeapp.kernel.atoms import ARRANGE, MOVE, SET_FACT
from judgeapp.kernel.choices import GameOver, Procedure, choose
from judgeapp.kernel.ids import NOWHERE, ObjId, PlayerId, Zone
from judgeapp.kernel.inforce import face, in_force
from judgeapp.kernel.state import Obj, State
from judgeapp.kernel.table import Table

DRAW = "ничья"
"""How a game that everybody lost at once has ended."""


def settle(table: Table) -> Procedure:
    """Carry out the effects of the rules until there are none (§503.3)."""
    while True:
        with table.because("503.1", "503.3"):
            yield from _losses(table)
            changed = yield from _deaths(table)
            changed = (yield from _created_cards(table)) or changed
            changed = (yield from _order_of_arrival(table)) or changed
        if not changed:
            return


def zero_lives(table: Table) -> Procedure:
    """After the queue has emptied: creatures with 0 or less lives all die together (§512.5; since the 15th edition
    §512.6, which asks for 0 base lives and 0 current lives). Returns whether there were any."""
    state = table.state
    newer = state.game.since("15")
    without = [o.id for o in in_danger(state) if is_creature(state, o.id) and lives(state, o.id) <= 0]
    dead = [o for o in without if not newer or base_lives(state, o) <= 0]
    if not dead:
        return False
    with table.because("512.6" if newer else "512.5"):
        made = yield from table.emit(*(kinds.DIE(object=o) for o in dead))
    return bool(made)


# --- losing -------------------------------------------------------------------------------------------------------


def _losses(table: Table) -> Procedure:
    state = table.state
    losers = [(p, rule) for p in state.seats for rule in _why_lost(state, p)[:1]]
    if not losers:
        return
    with table.because(*dict.fromkeys(rule for _, rule in losers)):
        yield from table.emit(*(verbs.LOSE(player=p) for p, _ in losers))
    left = [p for p in table.state.seats if not table.state.player(p, LOST)]
    if len(left) > 1:
        return
    with table.because("602" if left else "603"):
        if left:
            yield from table.emit(verbs.WIN(player=left[0]))
        yield from table.emit(SET_FACT(fact="over", value=left[0] if left else DRAW))
    raise GameOver


def _why_lost(state: State, player: PlayerId) -> list[str]:
    """The rules by which a player has lost now: a hero without lives (§604.1) or a third failed draw (§304)."""
    if state.player(player, LOST):
        return []
    found = []
    hero = hero_of(state, player)
    if any(o.id == hero for o in in_danger(state)) and hero is not None and lives(state, hero) <= 0:
        found.append("604.1")
    if not state.zone(DECK, player) and _failed_draws(state, player) >= 3:
        found.append("304")
    return found


def _failed_draws(state: State, player: PlayerId) -> int:
    missed = history.happened(state, "game", kinds.MISSED_DRAW)
    return sum(r.event is not None and r.event["player"] == player for r in missed)


# --- dying --------------------------------------------------------------------------------------------------------


def _deaths(table: Table) -> Procedure:
    state = table.state
    going = dict((*_dying(state), *_surplus(state)))
    if not going:
        return False
    with table.because(*dict.fromkeys(going.values())):
        made = yield from table.emit(*(kinds.DIE(object=o) for o in going))
    return bool(made)


def _dying(state: State) -> Iterator[tuple[ObjId, str]]:
    """Creatures whose wounds have reached their lives, or whose lives were lowered to nothing (§505.1)."""
    for obj in in_danger(state):
        if lives(state, obj.id) > 0 or not is_creature(state, obj.id):
            continue
        lowered = full_lives(state, obj.id) < base_lives(state, obj.id)
        if obj.mark(WOUNDS, 0) > 0 or lowered:
            yield obj.id, "505.1"


def _surplus(state: State) -> Iterator[tuple[ObjId, str]]:
    """Support beyond one a class (§212) and unique cards beyond one a name (§503.1): the older ones go."""
    unique = [b.source for b in in_force(state, OnePerName)]
    claims = [(obj, claim) for obj in in_play(state) for claim in _claims(state, obj, unique)]
    if len(claims) < 2:
        return
    seen: set[tuple[PlayerId, str]] = set()
    for obj, (name, rule) in sorted(claims, key=lambda c: (-c[0].seq, -c[0].id)):
        if (obj.controller, name) in seen:
            yield obj.id, rule
        seen.add((obj.controller, name))


def _claims(state: State, obj: Obj, unique: Sequence[ObjId]) -> Iterator[tuple[str, str]]:
    """What a card in play claims for itself alone, each with the rule that gives it no company."""
    own = types(state, obj.id)
    if SUPPORT in own:
        yield from ((c, "212") for c in own if c in CLASSES_OF_SUPPORT)
    if obj.id in unique:
        yield f"имя {face(state, obj.id).moniker}", "503.1"


def _created_cards(table: Table) -> Procedure:
    """A created card that has left play goes back to the reserve (§519.6.1), which is outside the game."""
    state = table.state
    left = [o.id for o in state.in_zones(GRAVEYARD, HAND, DECK) if o.card.facts.get("token")]
    if left:
        with table.because("519.6.1"):
            yield from table.emit(*(MOVE(object=o, to=NOWHERE) for o in left))
    return bool(left)


def _order_of_arrival(table: Table) -> Procedure:
    """Cards that came to a graveyard together lie in the order that their owner chooses (§205.1.2)."""
    state = table.state
    for player in state.seats:
        zone = Zone(GRAVEYARD, player)
        pile = state.zones.get(zone, ())
        came = state.obj(pile[0]).seq if pile else 0
        together = [o for o in pile if state.obj(o).seq == came] if came else []
        names = {state.obj(o).card.name for o in together}
        if len(names) < 2 or _arranged(state, zone, came):
            continue
        named = [(state.obj(o).alias, o) for o in together]
        about = "порядок на кладбище, нижняя первой"
        rules = ("205.1.2",)
        picked = yield from choose(player, "order", about, named, len(named), len(named), True, rules)
        with table.because("205.1.2"):
            yield from table.emit(ARRANGE(zone=zone, order=(*reversed(picked), *pile[len(together) :])))
        return True
    return False


def _arranged(state: State, zone: Zone, since: int) -> bool:
    return any(
        r.event is not None and r.event.kind is ARRANGE and r.event["zone"] == zone for r in state.log.since(since)
    )
