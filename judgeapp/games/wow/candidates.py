"""What could be done in a window, and how an action is written."""

from __future__ import annotations

from collections.abc import Iterator

from judgeapp.games.wow import legality, permits, reading
from judgeapp.games.wow.actions import (
    Complete,
    Concede,
    Pass,
    Place,
    Play,
    PresentDeck,
    Propose,
    Strike,
    UsePower,
)
from judgeapp.games.wow.kinds import COMPLETE, Combat, Face, Stage, Thing, ThingKind
from judgeapp.games.wow.words.knowing import Allowed
from judgeapp.games.wow.words.structure import PaymentPower
from judgeapp.kernel.cards import UNKNOWN
from judgeapp.kernel.game import Action
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.inforce import has_others, in_force
from judgeapp.kernel.state import Obj, State


def candidates(state: State, player: PlayerId) -> Iterator[Action]:
    """Everything worth trying, in a fixed order: cards, resources, powers, quests, combats, strikes, passing."""
    own_time = permits.own_action_time(state, player) is None
    allowed = _allowed(state, player)
    for card in (*state.zone("hand", player), *allowed):
        facts = state.obj(card).card.facts
        if facts.get("unknown") and not own_time:
            continue
        types = facts.get("types") or ()
        if "quest" not in types and not facts.get("unknown") and (own_time or "Instant" in types):
            yield Play(card)
        if own_time:
            if "quest" in types:
                yield Place(card, Face.UP)
            yield Place(card, Face.DOWN)
    yield from _powers(state, player)
    if own_time:
        for who, target, kind in legality.proposals(state, player):
            yield Propose(who, target, kind)
    yield from _strikes(state, player)
    yield Pass()


def attempts(state: State, player: PlayerId) -> Iterator[Action]:
    """Every card in hand and every weapon, whatever the moment; every ally against the opposing heroes."""
    for card in state.zone("hand", player):
        if state.obj(card).card is not UNKNOWN:
            yield Play(card)
    for oid in reading.controlled(state, player):
        if reading.is_a(state, oid, "weapon"):
            yield Strike((oid,))
        elif reading.is_a(state, oid, "ally"):
            for foe in (reading.hero_of(state, other) for other in state.seats if other != player):
                if foe is not None:
                    yield Propose(oid, foe, Combat.NORMAL)


def _allowed(state: State, player: PlayerId) -> tuple[ObjId, ...]:
    found: tuple[ObjId, ...] = ()
    for bound in in_force(state, Allowed):
        ability: Allowed = bound.ability  # type: ignore[assignment]
        if player in ability.players:
            found += tuple(o for o in ability.ids if state.exists(o) and not reading.in_play(state, o))
    return found


def _powers(state: State, player: PlayerId) -> Iterator[Action]:
    for oid in (*reading.controlled(state, player), *state.zone("hand", player), *state.zone("removed", player)):
        obj = state.obj(oid)
        if obj.mark("resource") or obj.card.facts.get("unknown"):
            continue
        powers = permits.powers_of(state, oid) if may_have_powers(state, obj) else ()
        for number in range(1, len(powers) + 1):
            yield UsePower(oid, number if len(powers) > 1 else None)
    for oid in state.zones.get(reading.PLAY, ()):
        obj = state.obj(oid)
        if not obj.mark("resource") or obj.mark("face down"):
            continue
        if obj.controller == player or permits.permitted(state, COMPLETE, player, oid):
            yield Complete(oid)


def may_have_powers(state: State, obj: Obj) -> bool:
    """Whether a card could have a payment power: one is printed on it, or something gives powers to cards."""
    if any(type(a) is PaymentPower for a in obj.card.abilities):
        return True
    return has_others(state, obj.id)


def _strikes(state: State, player: PlayerId) -> Iterator[Action]:
    if state.fact("stage") is not Stage.DEFEND:
        return
    weapons = [o for o in reading.controlled(state, player) if reading.is_a(state, o, "weapon")]
    for weapon in weapons:
        yield Strike((weapon,))


def describe(state: State, action: Action) -> str:
    """The action as a step, without the player's name."""

    def named(oid: ObjId) -> str:
        return state.obj(oid).alias

    match action:
        case Play(card):
            return f"plays {named(card)}"
        case Place(card, face):
            return f"places {named(card)} {face.value}"
        case UsePower(card, None):
            return f"uses {named(card)}"
        case UsePower(card, number):
            return f"uses power {number} of {named(card)}"
        case Complete(quest):
            return f"completes {named(quest)}"
        case Propose(who, target, kind):
            return f"{named(who)} {_verb(kind)} {_target(state, target)}"
        case Strike(weapons):
            return f"strikes with {', '.join(named(w) for w in weapons)}"
        case Concede():
            return "concedes"
        case PresentDeck(form):
            return f"presents a deck for {form.value}"
    return "passes"


def _verb(kind: Combat) -> str:
    return "attacks" if kind is Combat.NORMAL else "sabotages"


def _target(state: State, target: ObjId | Thing) -> str:
    if isinstance(target, ObjId):
        return state.obj(target).alias
    match target.kind:
        case ThingKind.PLAYER:
            return f"player {target.of}"
        case ThingKind.GAME:
            return "the game"
        case _:
            return str(target)
