"""Why not? Whether an action may be begun in the present window, with the rule that says no."""

from __future__ import annotations

from judgeapp.games.riftbound import actions, combat, events, playing, reading
from judgeapp.games.riftbound.words.lines import Speed
from judgeapp.games.riftbound.words.places import enterable
from judgeapp.kernel.choices import Illegal
from judgeapp.kernel.game import Action
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.state import State


def illegal(state: State, player: PlayerId, action: Action) -> Illegal | None:
    """Why a player may not even begin an action, or None."""
    window = state.fact("window")
    assigning = window is not None and window.about == "assigning combat damage"
    match action:
        case actions.Concede():
            return None
        case actions.AssignDamage(parts):
            if not assigning:
                return Illegal("combat damage is assigned only in the Combat Damage Step", "443", "345")
            return combat.wrong(state, _role(state, player), parts)
        case _ if assigning:
            return Illegal("nobody has priority between assigning damage and the deaths", "443", "443.1.e", "444.1")
        case actions.Pass():
            return None
        case actions.Play(card):
            return _play(state, player, card)
        case actions.Activate(source, number):
            return _activate(state, player, source, number)
        case actions.StandardMove():
            return _move(state, player, action)
        case actions.Hide(card, field):
            return _hide(state, player, card, field)
        case actions.ExhaustRune(rune) | actions.RecycleRune(rune):
            return _rune(state, player, rune, action)
    return Illegal("this game knows no such action")


def _role(state: State, player: PlayerId) -> str:
    return "attacker" if state.fact("attacker") == player else "defender"


def too_slow(state: State, player: PlayerId, speed: Speed | None) -> Illegal | None:
    """Whether something of this speed may be used in the present state (308-310, 732, 739)."""
    if not reading.is_open(state):
        if speed is Speed.REACTION:
            return None
        what = "an Action" if speed is Speed.ACTION else "what has no Reaction"
        return Illegal(f"{what} can't be used while there is a chain", "309", "309.1.a", "739", "732")
    if reading.in_showdown(state):
        if speed is not None:
            return None
        return Illegal("in a showdown only Actions and Reactions may be used", "308", "308.1.a", "310", "374")
    if player != state.fact("turn"):
        return Illegal("outside showdowns only the turn player acts in the open state", "310", "316.2.b")
    return None


def speed_of(state: State, card: ObjId) -> Speed | None:
    """The permission of timing that a card has; a hidden card has Reaction (737)."""
    hidden = state.obj(card).zone.kind == "facedown"
    if hidden or reading.has(state, card, "reaction") or reading.has(state, card, "quick-draw"):
        return Speed.REACTION
    return Speed.ACTION if reading.has(state, card, "action") else None


def _play(state: State, player: PlayerId, card: ObjId) -> Illegal | None:
    if not state.exists(card):
        return Illegal("it is no longer there to be played", "346")
    obj = state.objects[card]
    if obj.controller != player or obj.zone.kind not in ("hand", "champion", "facedown"):
        return Illegal("cards are played from one's hand, Champion Zone, or facedown zones", "346", "347")
    if obj.zone.kind == "facedown" and obj.mark("hidden turn", 0) == state.fact("turn number", 1):
        return Illegal("a card can't be played from hiding on the turn it was hidden", "737", "737.1.c")
    if not any(reading.is_type(state, card, t) for t in ("unit", "spell", "gear")):
        return Illegal("only Main Deck cards are played", "346", "052")
    return too_slow(state, player, speed_of(state, card))


def _activate(state: State, player: PlayerId, source: ObjId, number: int) -> Illegal | None:
    if not state.exists(source) or state.objects[source].zone.kind not in ("base", "battlefield", "legend"):
        return Illegal("its abilities can't be used where it is", "374")
    obj = state.objects[source]
    if obj.controller != player:
        return Illegal("only its controller uses its abilities", "374", "185")
    lines = playing.activated(state, source)
    if number >= len(lines) or obj.mark("attached to") is not None:
        return Illegal("it has no such ability now", "374", "720")
    slow = too_slow(state, player, lines[number].timing)
    if slow is not None:
        slow.rules = (*slow.rules, "144.2", "148.2", "374")
        if getattr(lines[number], "keyword", None) == "equip":
            slow.rules = (*slow.rules, "744")
    return slow


def _move(state: State, player: PlayerId, action: actions.StandardMove) -> Illegal | None:
    if not reading.is_open(state) or reading.in_showdown(state) or player != state.fact("turn"):
        return Illegal("a standard move needs one's own turn, no chain, no showdown and no combat", "143", "310")
    if not action.units or len(set(action.units)) < len(action.units):
        return Illegal("a standard move names units, each once", "143")
    if action.to.kind not in reading.BOARD:
        return Illegal("units move to a base or a battlefield", "143", "424")
    for unit in action.units:
        refusal = _move_one(state, player, unit, action)
        if refusal is not None:
            return refusal
    field = reading.battlefield_at(state, action.to)
    if field is not None and not enterable(state, field, player):
        return Illegal("units of two other players are there", "143", "440.1")
    return None


def _move_one(state: State, player: PlayerId, unit: ObjId, action: actions.StandardMove) -> Illegal | None:
    if not reading.on_board(state, unit) or not reading.is_type(state, unit, "unit"):
        return Illegal("only units on the board move", "143", "424")
    obj = state.objects[unit]
    if obj.controller != player:
        return Illegal("only one's own units make a standard move", "143")
    if obj.mark("exhausted"):
        return Illegal(f"{obj.alias} is exhausted and can't pay for the move", "143", "401")
    if obj.zone == action.to:
        return Illegal(f"{obj.alias} is there already", "143", "424")
    both = obj.zone.kind == action.to.kind == "battlefield"
    if both and not reading.has(state, unit, "ganking"):
        return Illegal("only Ganking lets a unit move from battlefield to battlefield", "143", "736")
    if reading.forbidden(state, events.MOVES(object=unit, to=action.to, player=player)):
        return Illegal(f"{obj.alias} can't move there", "143", "054")
    return None


def _hide(state: State, player: PlayerId, card: ObjId, field: ObjId) -> Illegal | None:
    if not reading.is_open(state) or reading.in_showdown(state) or player != state.fact("turn"):
        return Illegal("cards are hidden on one's own turn with no chain and no showdown", "737", "408")
    obj = state.obj(card)
    if not state.exists(card) or obj.controller != player or obj.zone.kind not in ("hand", "champion"):
        return Illegal("cards are hidden from hand", "737")
    if not reading.has(state, card, "hidden"):
        return Illegal("only a card with Hidden can be hidden", "737")
    if state.obj(field).controller != player:
        return Illegal("a card is hidden only at a battlefield that its player controls", "737", "106.4.c")
    if state.zone("facedown", state.obj(field).alias):
        return Illegal("a facedown zone holds one card", "737", "106.4.b")
    return None


def _rune(state: State, player: PlayerId, rune: ObjId, action: Action) -> Illegal | None:
    obj = state.obj(rune)
    if not state.exists(rune) or obj.zone.kind != "runes" or obj.controller != player:
        return Illegal("only one's own runes on the board are used", "160")
    if isinstance(action, actions.ExhaustRune) and obj.mark("exhausted"):
        return Illegal("the rune is exhausted", "160", "401")
    return None
