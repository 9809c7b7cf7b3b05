"""Questions about a position that the rules ask again and again. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from judgeapp.games.wow.kinds import Combat, Thing
from judgeapp.kernel import history
from judgeapp.kernel.atoms import CONTROL
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.inforce import untouched
from judgeapp.kernel.state import Obj, State
from judgeapp.kernel.views import value
from judgeapp.language.cardgame import game_of

PLAY = Zone("play")
CHAIN = Zone("chain")
COMBAT_FACTS = ("attacker", "proposed", "defender", "combat")
"""The facts of a combat: who attacks, what is or was the proposed defender, the defender, the kind."""


def in_play(state: State, oid: ObjId) -> bool:
    """Whether the object is a card in play."""
    here = state.objects.get(oid)
    return here is not None and here.zone == PLAY


def is_a(state: State, oid: ObjId, word: str) -> bool:
    """Whether the object has a type, tag or derived kind."""
    return game_of(state).is_a(state, oid, word)


def has(state: State, oid: ObjId, keyword: str) -> bool:
    """Whether the object has a keyword."""
    return game_of(state).has_keyword(state, oid, keyword)


def damage_on(state: State, oid: ObjId) -> int:
    """How much damage is on the object (in its last known form, if it has left)."""
    return int(state.obj(oid).mark("damage", 0))


def exhausted(state: State, oid: ObjId) -> bool:
    """Whether the card is physically exhausted (411.1)."""
    return bool(state.obj(oid).mark("exhausted"))


def face_down(obj: Obj) -> bool:
    """Whether the card lies face down."""
    return bool(obj.mark("face down"))


def blank(obj: Obj) -> bool:
    """Whether the card is blank: a face-down resource, also on its way there, or face down out of the game (412.1b)."""
    if not obj.marks or not obj.mark("face down"):
        return False
    return bool(obj.mark("resource")) or obj.zone.kind in ("removed", "chain")


def alive(state: State) -> tuple[PlayerId, ...]:
    """The players still in the game, the turn player first."""
    everybody = state.after(turn_player(state))
    return tuple(p for p in everybody if not state.player(p, "lost"))


def turn_player(state: State) -> PlayerId:
    """Whose turn it is."""
    return cast(PlayerId, state.fact("turn"))


def opposed(state: State, one: PlayerId, other: PlayerId) -> bool:
    """Whether two players are on different sides."""
    return not state.game.friendly(state, one, other)


def controlled(state: State, player: PlayerId) -> Iterator[ObjId]:
    """The cards in play that a player controls, in the order of entering."""
    for oid in state.zones.get(PLAY, ()):
        if state.objects[oid].controller == player:
            yield oid


def hero_of(state: State, player: PlayerId) -> ObjId | None:
    """The player's hero in play, if there is one."""
    heroes = state.memo.get("heroes")
    if heroes is None:
        heroes = state.memo["heroes"] = {}
        for oid in state.zones.get(PLAY, ()):
            obj = state.objects[oid]
            if "hero" in (obj.card.facts.get("types") or ()) and not blank(obj):
                heroes.setdefault(obj.controller, oid)
    return cast("ObjId | None", heroes.get(player))


def last_hero(state: State, player: PlayerId) -> ObjId | None:
    """The player's hero; while it is out of play, its last known form (301.5)."""
    here = hero_of(state, player)
    if here is not None:
        return here
    for oid in reversed(tuple(state.gone)):
        obj = state.obj(oid)
        if obj.zone == PLAY and obj.controller == player and "hero" in (obj.card.facts.get("types") or ()):
            return oid
    return None


def types_of(state: State, oid: ObjId) -> tuple[str, ...]:
    """All types and tags of an object. Where nothing in force changes any, the printed ones are read at once."""
    here = state.objects.get(oid)
    if here is not None and untouched(state, "types"):
        return printed_types(state, here)
    return value(state, oid, "types") or ()


def printed_types(state: State, obj: Obj) -> tuple[str, ...]:
    """Printed types and tags, and whether the card is a resource; of a blank card nothing else. Since 7.4 a Totem with
    health is an ally as well (305.3)."""
    if blank(obj):
        return ("resource",) if obj.mark("resource") else ()
    types: tuple[str, ...] = obj.card.facts.get("types") or ()
    if obj.marks:
        if obj.mark("resource"):
            types = (*types, "resource")
        if obj.zone == CHAIN and "Ongoing" in types and other_mode(obj):
            types = tuple(t for t in types if t != "Ongoing")
    if "ability" in types and "health" in obj.card.facts and state.game.since("7.4"):
        types = (*types, "ally")
    return types


def other_mode(obj: Obj) -> bool:
    """Whether a card on the chain was played in a mode in which it is not attached: it is no ongoing ability there."""
    slots = obj.mark("slots")
    if not slots or "mode" not in slots:
        return False
    modes = [line.modes[slots["mode"]] for line in obj.card.abilities if hasattr(line, "modes")]
    return bool(modes) and not any(getattr(m, "attaches", False) for m in modes)


def is_character(state: State, oid: ObjId) -> bool:
    """Whether the object is a hero, an ally or, in 2008, an ability with health (305.3)."""
    types = types_of(state, oid)
    if "hero" in types or "ally" in types:
        return True
    return "ability" in types and value(state, oid, "health") is not None and not blank(state.obj(oid))


def characters(state: State) -> tuple[ObjId, ...]:
    """All characters in play."""
    found = state.memo.get("characters")
    if found is None:
        found = tuple(o for o in state.zones.get(PLAY, ()) if is_character(state, o))
        state.memo["characters"] = found
    return cast("tuple[ObjId, ...]", found)


def in_party(state: State, oid: ObjId, player: PlayerId) -> bool:
    """Whether the card is in the player's party: 2008 their characters, since 7.4 all their cards in play (415.8b)."""
    if not in_play(state, oid) or state.obj(oid).controller != player:
        return False
    return state.game.since("7.4") or is_character(state, oid)


def newcomer(state: State, oid: ObjId) -> bool:
    """Whether the card was not in its present party when its controller's most recent turn started (302.2)."""
    obj = state.obj(oid)
    start = history.since(state, f"turn of {obj.controller}")
    if obj.seq > start:
        return True
    return any(r.event is not None and r.event["object"] == oid for r in state.log.happened(start, (CONTROL,)))


def attachments(state: State, oid: ObjId) -> tuple[ObjId, ...]:
    """The cards attached to this one."""
    hosts = state.memo.get("hosts")
    if hosts is None:
        hosts = state.memo["hosts"] = {}
        for other in state.zones.get(PLAY, ()):
            host = state.objects[other].mark("attached to")
            if host is not None:
                hosts.setdefault(host, []).append(other)
    return tuple(hosts.get(oid, ()))


def resources(state: State, player: PlayerId) -> tuple[ObjId, ...]:
    """The cards in the player's resource row."""
    return tuple(o for o in controlled(state, player) if state.objects[o].mark("resource"))


def damage_types(state: State, oid: ObjId) -> tuple[str, ...]:
    """The damage types of a character: printed or given ones, of a hero those of struck weapons; melee if none."""
    found = tuple(value(state, oid, "damage types") or ())
    weapons = tuple(w for w in struck(state, oid) if state.exists(w))
    given = tuple(dict.fromkeys(t for w in weapons for t in (value(state, w, "damage types") or ("melee",))))
    return (given or found) if weapons else (found or ("melee",))


def struck(state: State, hero: ObjId) -> tuple[ObjId, ...]:
    """The weapons associated with a hero for this combat (303.2b)."""
    return tuple(w for h, w in strikes(state) if h == hero)


def strikes(state: State) -> tuple[tuple[ObjId, ObjId], ...]:
    """All heroes with the weapons they have struck with in this combat: hero, weapon."""
    found = state.memo.get("strikes")
    if found is None:
        pairs = ((state.objects[w].mark("struck for"), w) for w in state.zones.get(PLAY, ()))
        found = tuple((h, w) for h, w in pairs if h is not None and in_play(state, h))
        state.memo["strikes"] = found
    return cast("tuple[tuple[ObjId, ObjId], ...]", found)


def attacker(state: State) -> ObjId | None:
    """The attacker, while there is one."""
    oid = state.fact("attacker")
    return oid if oid is not None and in_play(state, oid) and is_character(state, oid) else None


def proposed(state: State) -> ObjId | Thing | None:
    """The proposed defender, while there is one."""
    return _still_there(state, state.fact("proposed"))


def defender(state: State) -> ObjId | Thing | None:
    """The defender, while there is one."""
    return _still_there(state, state.fact("defender"))


def _still_there(state: State, found: Any) -> ObjId | Thing | None:
    if isinstance(found, ObjId):
        if not in_play(state, found):
            return None
        if state.fact("combat") is Combat.NORMAL and not is_character(state, found):
            return None
        return found
    return cast("Thing | None", found)


def in_combat(state: State, oid: ObjId) -> bool:
    """Whether the object takes part in the present combat in any role."""
    return oid in (state.fact("attacker"), state.fact("proposed"), state.fact("defender"))


def traits(state: State, player: PlayerId) -> tuple[str, ...]:
    """The traits of the player's hero: icons and printed tags (206.1)."""
    hero = last_hero(state, player)
    if hero is None:
        return ()
    facts = state.obj(hero).card.facts
    return (*icons_of(facts), *(facts.get("types") or ()))


def icons_of(facts: Any) -> tuple[str, ...]:
    """The class and faction icons of a card."""
    return tuple(str(facts.get("icons", "")).split())


def name_of(state: State, oid: ObjId) -> str | None:
    """The name of a card; None where it is blank. A token without a name is called by its tags (200, 404.2)."""
    obj = state.obj(oid)
    if blank(obj):
        return None
    given: str | None = obj.mark("name")
    return given or obj.card.moniker
