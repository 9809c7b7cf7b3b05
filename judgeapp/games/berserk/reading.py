"""Questions about a position, each a pure function of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from judgeapp.games.berserk.kinds import ACTS, DEFENDER, READY, UNHIDE, Way
from judgeapp.games.berserk.terms import (
    CHARACTER,
    CLOSED,
    CLOSED_COINS,
    COINS,
    CREATURE,
    DECK,
    EXTRA_LIVES,
    FLEETING_COINS,
    FRESH,
    HERO,
    HIDDEN,
    PLAY,
    SHUFFLED,
    TURN,
    WOUNDS,
)
from judgeapp.kernel import history, verbs
from judgeapp.kernel.abilities import Ability, Permission, Static
from judgeapp.kernel.atoms import CONTROL
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.choices import Unsupported
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.inforce import force_of, in_force
from judgeapp.kernel.records import Record
from judgeapp.kernel.state import Obj, State
from judgeapp.kernel.views import abilities, face, value


def active(state: State) -> PlayerId:
    """The player whose turn it is."""
    return cast(PlayerId, state.fact(TURN))


def hero_of(state: State, player: PlayerId) -> ObjId | None:
    """The player's hero."""
    known = state.memo.get("heroes")
    if known is None:
        known = state.memo["heroes"] = {}
    if player not in known:
        known[player] = _hero(state, player)
    return cast("ObjId | None", known[player])


def _hero(state: State, player: PlayerId) -> ObjId | None:
    heroes = (o.id for o in state.in_zones(PLAY) if o.owner == player and HERO in o.card.facts.get("types", ()))
    return next(heroes, None)


def types(state: State, oid: ObjId) -> tuple[str, ...]:
    """Type, classes and elements of a card."""
    return cast("tuple[str, ...]", value(state, oid, "types") or ())


def is_creature(state: State, oid: ObjId) -> bool:
    """Whether it is a creature (§210)."""
    return CREATURE in types(state, oid)


def is_hero(state: State, oid: ObjId) -> bool:
    """Whether it is a hero (§209)."""
    return HERO in types(state, oid)


def is_a(state: State, oid: ObjId, word: str) -> bool:
    """Whether it has a type, class or element; a hero or creature is a character (§107.1.3)."""
    own = types(state, oid)
    if word == CHARACTER:
        return HERO in own or CREATURE in own
    return word in own


def is_open(state: State, oid: ObjId) -> bool:
    """Whether it stands upright (§514)."""
    return not state.obj(oid).mark(CLOSED)


def is_hidden(state: State, oid: ObjId) -> bool:
    """Whether it lies face down in play."""
    return bool(state.obj(oid).mark(HIDDEN))


def hidden_ones(state: State) -> frozenset[ObjId]:
    """Every hidden card in play."""
    found = state.memo.get("hidden")
    if found is None:
        found = state.memo["hidden"] = frozenset(o.id for o in state.in_zones(PLAY) if o.mark(HIDDEN))
    return cast("frozenset[ObjId]", found)


def in_danger(state: State) -> tuple[Obj, ...]:
    """The characters in play whose lives need a look: all but those with printed lives that nothing has touched."""
    found = state.memo.get("in danger")
    if found is None:
        force = force_of(state)
        changed = force.changes("lives") or force.changes("types")
        own = [o for o in state.in_zones(PLAY) if changed or _touched(o)]
        found = tuple(o for o in own if is_creature(state, o.id) or is_hero(state, o.id))
        state.memo["in danger"] = found
    return cast("tuple[Obj, ...]", found)


def _touched(obj: Obj) -> bool:
    return WOUNDS in obj.marks or EXTRA_LIVES in obj.marks or not obj.card.facts.get("lives")


def lives(state: State, oid: ObjId) -> int:
    """Current lives (§504): starting and additional ones, less negative ones and wounds."""
    state = state.at(oid)
    return full_lives(state, oid) - int(state.obj(oid).mark(WOUNDS, 0))


def full_lives(state: State, oid: ObjId) -> int:
    """The lives a character would have without wounds."""
    return int(value(state, oid, "lives") or 0) + int(state.at(oid).obj(oid).mark(EXTRA_LIVES, 0))


def base_lives(state: State, oid: ObjId) -> int:
    """Starting lives as permanent abilities change them (§104.2, 115.5): effects that sit on the card do not count."""
    state = state.at(oid)
    now = face(state, oid).facts.get("lives") or 0
    for bound in in_force(state, Static):
        if bound.effect is None:
            ability = cast(Static, bound.ability)
            for change in ability.changes():
                if change.prop == "lives" and change.affects(state, bound, oid) and ability.active(state, bound):
                    now = change.apply(state, bound, oid, now)
    return int(now)


def strike(state: State, oid: ObjId) -> int:
    """The strike of a creature; a negative one is 0 (§523)."""
    return max(0, int(value(state, oid, "strike") or 0))


# --- acting -------------------------------------------------------------------------------------------------------


def weak(state: State, oid: ObjId) -> bool:
    """Whether first-turn weakness keeps it from acting (§108, 506): it came under control this turn, and neither an
    ability nor, in the 2023 edition, being revealed in the accumulation phase lifts that."""
    if not is_creature(state, oid) or not came_this_turn(state, oid):
        return False
    if not state.game.since("15") and _revealed_in_accumulation(state, oid):
        return False
    attempt = ACTS(object=oid)
    return not any(cast(Permission, b.ability).allows(state, b, attempt) for b in in_force(state, Permission))


def came_this_turn(state: State, oid: ObjId) -> bool:
    """Whether it came under its controller's control this turn (§108)."""
    obj = state.obj(oid)
    if obj.mark(FRESH) or obj.seq > history.since(state, "turn"):
        return True
    return any(r.event is not None and r.event["object"] == oid for r in history.happened(state, "turn", CONTROL))


def _revealed_in_accumulation(state: State, oid: ObjId) -> bool:
    revealed = history.happened(state, "turn", UNHIDE)
    return any(r.event is not None and r.event["object"] == oid and r.event.get("phase") for r in revealed)


def _since_readied(state: State, oid: ObjId) -> int:
    """The record from which the creature's usage marks count: the turn's first, or after it was last readied (§514)."""
    readied = [r.seq for r in history.happened(state, "turn", READY) if r.event and r.event["object"] == oid]
    return readied[-1] if readied else history.since(state, "turn")


def has_struck(state: State, oid: ObjId) -> bool:
    """Whether it has used its strike of the turn (§108); a fight by an ability does not use it (§507.4)."""
    start = _since_readied(state, oid)
    return any(
        r.seq >= start and r.event is not None and r.event["attacker"] == oid and r.event["way"] is Way.STRIKE
        for r in history.happened(state, "turn", verbs.ATTACK)
    )


def has_defended(state: State, oid: ObjId) -> bool:
    """Whether it has defended this turn (§108, 509)."""
    start = _since_readied(state, oid)
    return any(
        r.seq >= start and r.event is not None and r.event["object"] == oid
        for r in history.happened(state, "turn", DEFENDER)
    )


def times_used(state: State, oid: ObjId, ability: Ability) -> int:
    """How often an activated ability of a card was declared this turn (§114)."""
    start = _since_readied(state, oid)
    return sum(
        r.seq >= start and r.event is not None and r.event["object"] == oid and r.event["ability"] == ability
        for r in history.happened(state, "turn", verbs.ACTIVATE)
    )


# --- resources ----------------------------------------------------------------------------------------------------


def open_coins(state: State, player: PlayerId) -> int:
    """Coins that can be paid with, temporary ones included (§522)."""
    return lasting_open_coins(state, player) + int(state.player(player, FLEETING_COINS))


def lasting_open_coins(state: State, player: PlayerId) -> int:
    """Open coins that are not temporary."""
    return int(state.player(player, COINS)) - int(state.player(player, CLOSED_COINS))


def unsettled(state: State, player: PlayerId) -> tuple[ObjId, ...]:
    """The cards among which the top one of the deck is one that nobody knows, since the deck was shuffled; empty where
    the top card is the one that lies there."""
    deck = state.zone(DECK, player)
    shuffled = state.fact(f"{SHUFFLED} {player}", ())
    return tuple(o for o in deck if o in shuffled) if deck and deck[0] in shuffled else ()


# --- text ---------------------------------------------------------------------------------------------------------


def understood(state: State, oid: ObjId) -> None:
    """Unsupported where a card is unknown, or has a line that the language does not know."""
    card: CardDef = face(state, oid)
    if card.facts.get("unknown"):
        raise Unsupported(card.name, "её лица никто не видел")
    if card.refused:
        raise Unsupported(card.name, str(card.refused[0]))


def lines_of(state: State, oid: ObjId, shape: type[Ability]) -> tuple[Ability, ...]:
    """The abilities of one shape that a card has, in order."""
    return tuple(a for a in abilities(state, oid) if isinstance(a, shape))


def in_play(state: State) -> Iterator[Obj]:
    """Every card in play."""
    return state.in_zones(PLAY)


def happened_this_turn(state: State, *kinds: object) -> Iterator[Record]:
    """The events of these kinds this turn."""
    return history.happened(state, "turn", *kinds)  # type: ignore[arg-type]
