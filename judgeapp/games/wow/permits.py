"""Why not? What the rules say to an action before anything happens (410.2)."""

from __future__ import annotations

from judgeapp.games.wow import kinds, reading
from judgeapp.games.wow.actions import Complete, Place, Play, UsePower
from judgeapp.games.wow.costs import changed, price_of, ready_resources, unpayable
from judgeapp.games.wow.kinds import Face, Stage
from judgeapp.games.wow.reading import CHAIN, is_a
from judgeapp.games.wow.words.conditions import placed_this_turn, resources_allowed
from judgeapp.games.wow.words.knowing import FREE, Allowed
from judgeapp.games.wow.words.structure import (
    NO_TEXT,
    AlternateCost,
    IfInHandOrParty,
    OncePerTurn,
    OnYourTurn,
    PaymentPower,
    PlayOnlyIf,
    QuestCostIf,
    QuestCostOnYourTurn,
    QuestLine,
    said_in_playing,
)
from judgeapp.games.wow.words.targets import depends, target_nodes
from judgeapp.kernel import history, verbs
from judgeapp.kernel.choices import Illegal
from judgeapp.kernel.events import EventKind
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.inforce import in_force
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.kernel.views import abilities
from judgeapp.language.nodes.things import Target


def permitted(state: State, attempt: EventKind, player: PlayerId, oid: ObjId, price: str | None = None) -> bool:
    """Whether an effect allows the attempt with this card (without paying, if ``price`` says so)."""
    event = attempt(player=player, object=oid)
    return any(
        bound.ability.allows(state, bound, event) and (price is None or bound.ability.price == price)  # type: ignore[attr-defined]
        for bound in in_force(state, Allowed)
    )


def own_action_time(state: State, player: PlayerId) -> Illegal | None:
    """Why the player may not do now what needs their own action phase, no combat and an empty chain (410.2)."""
    if state.fact("turn") != player:
        return Illegal("this can be done on your own turn only", "410.2", "502.1")
    if state.fact("stage") is not Stage.ACTION:
        return Illegal("this can be done in the action phase outside combat only", "410.2", "502.1")
    if state.zones.get(CHAIN):
        return Illegal("this can be done while the chain is empty only", "410.2")
    return None


def play_problem(state: State, player: PlayerId, action: Play) -> Illegal | None:
    """Why a card can't be played."""
    card = action.card
    obj = state.objects.get(card)
    if obj is None or obj.layer is not None:
        return Illegal("that is no card that could be played", "409.1")
    if obj.zone != Zone("hand", player) and not permitted(state, verbs.PLAY, player, card):
        return Illegal("cards are played from your own hand", "409.1")
    if obj.card.facts.get("unknown"):
        return None
    if is_a(state, card, "quest") or is_a(state, card, "hero"):
        return Illegal("quests and heroes are not played", "306.1" if is_a(state, card, "quest") else "301.1")
    if reading.hero_of(state, player) is None:
        return Illegal("a player whose hero is not in play can't play cards", "301.5")
    if not is_a(state, card, "Instant"):
        wrong_time = own_action_time(state, player)
        if wrong_time is not None:
            return wrong_time
    return _play_terms(state, player, card)


def _play_terms(state: State, player: PlayerId, card: ObjId) -> Illegal | None:
    blocker = Table(state).forbidden(verbs.PLAY(player=player, object=card))
    if blocker is not None:
        return Illegal(f"it can't be played: {blocker.ability.words}", "103.2", "705")
    scope = Bound(NO_TEXT, card, player, {})
    lines = abilities(state, card)
    for line in lines:
        if isinstance(line, PlayOnlyIf) and not line.condition.holds(state, scope):
            return Illegal(f"it can be played only if {line.condition.show()}", "103.1", "410.2")
    if not _affordable(state, player, card):
        return Illegal("its cost can't be paid", "403.1")
    return _no_targets(state, scope, said_in_playing(lines))


def _affordable(state: State, player: PlayerId, card: ObjId) -> bool:
    if any(isinstance(line, AlternateCost) for line in abilities(state, card)):
        return True
    printed = state.obj(card).card.facts.get("cost", 0)
    base = 0 if printed == "X" or permitted(state, verbs.PLAY, player, card, FREE) else int(printed)
    return changed(state, verbs.PLAY, player, card, base) <= len(ready_resources(state, player))


def _no_targets(state: State, scope: Bound, lines: object) -> Illegal | None:
    """Where some target that a link must have has no legal choice at all. Modes and X are left to the announcement."""
    for node in target_nodes(lines, scope):
        if isinstance(node, Target) and not depends(node) and len(node.legal(state, scope)) < node.least:
            return Illegal(f"there is no legal {node.show()}", "707.1d", "706.1")
    return None


def place_problem(state: State, player: PlayerId, action: Place) -> Illegal | None:
    """Why a resource can't be placed."""
    card = action.card
    obj = state.objects.get(card)
    if obj is None or (obj.zone != Zone("hand", player) and not permitted(state, kinds.PLACE, player, card)):
        return Illegal("resources are placed from your own hand", "412.1")
    wrong_time = own_action_time(state, player)
    if wrong_time is not None:
        return wrong_time
    if placed_this_turn(state, player) >= resources_allowed(state):
        return Illegal("no further resource may be placed this turn", "412.1")
    if action.face is Face.UP and not is_a(state, card, "quest"):
        return Illegal("only quests are placed face up", "412.1", "412.1b")
    if obj.zone.kind == "removed" and not is_a(state, card, "quest"):
        return Illegal("only a quest may be placed from there", "412.1")
    return None


def powers_of(state: State, oid: ObjId) -> tuple[PaymentPower, ...]:
    """The payment powers a card has, in printed order."""
    return tuple(a for a in abilities(state, oid) if isinstance(a, PaymentPower))


def power_problem(state: State, player: PlayerId, action: UsePower) -> Illegal | None:
    """Why none of the powers meant can be used."""
    card = action.card
    obj = state.objects.get(card)
    if obj is None or obj.layer is not None:
        return Illegal("it is not there", "700.2")
    if obj.zone.kind == "play" and (reading.blank(obj) or obj.mark("resource")):
        return Illegal("a resource has no payment powers", "412.1b")
    if is_a(state, card, "hero") and reading.face_down(obj):
        return Illegal("the hero is on its other side", "301.2a")
    powers = powers_of(state, card)
    if not powers:
        return Illegal("it has no payment power", "701.1", "700.3")
    if action.number is not None:
        if not 0 < action.number <= len(powers):
            return Illegal(f"it has {len(powers)} payment powers", "701.1")
        powers = powers[action.number - 1 : action.number]
    problems = [_one_power_problem(state, player, card, p) for p in powers]
    return None if any(p is None for p in problems) else problems[0]


def _one_power_problem(state: State, player: PlayerId, card: ObjId, power: PaymentPower) -> Illegal | None:
    obj = state.obj(card)
    zones = power.zones or ("play",)
    if obj.zone.kind not in zones or (
        isinstance(power.limit, IfInHandOrParty) and not _in_hand_or_party(state, card, player)
    ):
        return Illegal("this power does not work where the card is", "700.2")
    if obj.controller != player:
        return Illegal("only its controller may use it", "701.2")
    if isinstance(power.limit, OnYourTurn) and state.fact("turn") != player:
        return Illegal("it can be used on your turn only", "701.4")
    if isinstance(power.limit, OncePerTurn) and used_this_turn(state, card, power):
        return Illegal("it can be used once per turn only", "701.4")
    scope = Bound(power, card, player, {})
    problem = unpayable(state, scope, price_of(state, kinds.USE, scope, power.costs, card))
    return problem if problem is not None else _no_targets(state, scope, (power.effect,))


def _in_hand_or_party(state: State, card: ObjId, player: PlayerId) -> bool:
    return state.obj(card).zone == Zone("hand", player) or reading.in_party(state, card, player)


def used_this_turn(state: State, card: ObjId, power: PaymentPower) -> bool:
    """Whether this power of this object has been used this turn, lost and regained or not (701.4a)."""
    return any(
        r.event is not None and r.event["object"] == card and r.event["power"] == power
        for r in history.happened(state, "turn", kinds.USE)
    )


def quest_line(state: State, quest: ObjId) -> QuestLine:
    """How the quest is completed. Illegal where it is no quest that can be."""
    for line in abilities(state, quest):
        if isinstance(line, QuestLine):
            return line
    raise Illegal("it is no quest that can be completed", "702.1", "412.1b")


def complete_problem(state: State, player: PlayerId, action: Complete) -> Illegal | None:
    """Why a quest can't be completed."""
    quest = action.quest
    if not reading.in_play(state, quest) or reading.blank(state.obj(quest)):
        return Illegal("only a face-up quest in play can be completed", "702.2", "412.1b")
    try:
        line = quest_line(state, quest)
    except Illegal as refusal:
        return refusal
    if state.obj(quest).controller != player and not permitted(state, kinds.COMPLETE, player, quest):
        return Illegal("you complete your own quests only", "702.2")
    if isinstance(line, QuestCostOnYourTurn) and state.fact("turn") != player:
        return Illegal("this quest is completed during your turn only", "702.1")
    scope = Bound(line, quest, player, {})
    if isinstance(line, QuestCostIf) and not line.condition.holds(state, scope):
        return Illegal(f"this quest is completed only if {line.condition.show()}", "702.1", "702.2b")
    return unpayable(state, scope, price_of(state, kinds.COMPLETE, scope, line.costs, quest))
