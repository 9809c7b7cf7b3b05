"""Defending: who may defend, with what, and what stands against it (7.0.5, 7.3)."""

from __future__ import annotations

from judgeapp.games.fab.reading import (
    CHAIN,
    active_attack,
    active_link,
    defenders,
    fab,
    is_defending,
    is_hero,
    types,
)
from judgeapp.games.fab.scopes import barred, everywhere, own
from judgeapp.games.fab.shapes import DefendCondition, DefendPermission
from judgeapp.games.fab.timing import play_type
from judgeapp.kernel import verbs
from judgeapp.kernel.choices import Illegal, Procedure
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.state import State
from judgeapp.kernel.table import Table
from judgeapp.kernel.views import value

EQUIPMENT_ZONES = ("head", "chest", "arms", "legs", "weapon", "combat chain", "permanent")


def why_not_declare(state: State, player: PlayerId, cards: tuple[ObjId, ...]) -> Illegal | None:
    """Why these cards can't all be declared as defending cards (7.3.2)."""
    link = active_link(state)
    if link is None or not is_hero(state, link.target) or state.obj(link.target).controller != player:
        return Illegal("only the controller of an attacked hero declares defending cards", "7.3.2a")
    if len(set(cards)) < len(cards):
        return Illegal("a card defends once", "7.3.2b")
    before: list[tuple[ObjId, str]] = []
    for oid in cards:
        obj = state.obj(oid)
        trouble = _place(state, player, oid) or why_not_defend(state, player, oid, obj.zone.kind, tuple(before))
        if trouble is not None:
            return trouble
        before.append((oid, obj.zone.kind))
    return None


def _place(state: State, player: PlayerId, oid: ObjId) -> Illegal | None:
    """Whether cards in this place may be declared at all (7.3.2a)."""
    obj = state.obj(oid)
    alias = obj.alias
    if "defense reaction" in types(state, oid):
        return Illegal(f"{alias}: defense reactions are played, not declared", "7.3.2a")
    if obj.zone.kind == "hand" and obj.zone.of == player:
        return None
    if obj.zone.kind in EQUIPMENT_ZONES and obj.controller == player and "equipment" in types(state, oid):
        return Illegal(f"{alias} is face-down", "7.3.2a") if obj.mark("face-down") else None
    if obj.zone.kind == "arsenal" and obj.zone.of == player:
        covered = any(p.covers(state, s, player, oid) for p, s in everywhere(state, DefendPermission))
        if covered or fab(state).has_keyword(state, oid, "ambush"):
            return None
    return Illegal(f"{alias}: cards defend from hand, equipment from the arena, not from {obj.zone}", "7.3.2a")


def why_not_defend(
    state: State, player: PlayerId, oid: ObjId, origin: str, others: tuple[tuple[ObjId, str], ...] = ()
) -> Illegal | None:
    """Why the card can't become a defending card of the active link (7.0.5b, 7.3.2b).

    origin: the kind of zone it comes from. others: cards declared together with it before it.
    """
    link, obj = active_link(state), state.obj(oid)
    if link is None or not state.exists(link.attack):
        return Illegal("there is no attack to defend", "7.0.5b")
    if obj.card.facts.get("unknown"):
        return None
    if value(state, oid, "defense") is None:
        return Illegal(f"{obj.alias} has no defense", "7.3.2b", "8.1.4b")
    if is_defending(obj) and obj.zone == CHAIN:
        return Illegal(f"{obj.alias} is defending already", "7.0.5b")
    return _forbidden(state, player, oid, origin) or _limits(state, oid, origin, others)


def _forbidden(state: State, player: PlayerId, oid: ObjId, origin: str) -> Illegal | None:
    """Whether the text of the card or an effect forbids it to defend the active attack (7.3.2b, 1.0.2)."""
    link = active_link(state)
    assert link is not None
    for line, scope in own(state, oid, DefendCondition, player):
        if not line.fulfilled(state, scope, link.attack):
            return Illegal(f"it says: {line.words}", "7.3.2b", "1.0.2a")
    bar = barred(state, verbs.DEFEND(object=oid, player=player, attack=link.attack, defends_from=origin))
    if bar is not None:
        return Illegal(f"an effect forbids it: {bar.ability.words}", "7.3.2b", "1.0.2")
    return None


def _limits(state: State, oid: ObjId, origin: str, others: tuple[tuple[ObjId, str], ...]) -> Illegal | None:
    """Dominate and overpower: what already defends is left alone, but nothing is added (8.3.4, 8.3.22, 1.0.2b)."""
    link = active_link(state)
    assert link is not None
    game = fab(state)
    there = [(d, str(state.obj(d).mark("defended from"))) for d in defenders(state, link.number)] + list(others)
    if game.has_keyword(state, link.attack, "dominate") and origin == "hand" and any(z == "hand" for _, z in there):
        return Illegal("dominate: no more than one card from hand may defend", "8.3.4", "7.3.2b")
    second = _is_action(state, oid) and any(_is_action(state, d) for d, _ in there)
    if second and game.has_keyword(state, link.attack, "overpower"):
        return Illegal("overpower: no more than one action card may defend", "8.3.22", "7.3.2b")
    return None


def _is_action(state: State, oid: ObjId) -> bool:
    return play_type(types(state, oid)) == "action"


def declare(table: Table, player: PlayerId, cards: tuple[ObjId, ...]) -> Procedure:
    """All declared cards become defending in one event (7.3.2d)."""
    with table.because("7.3.2", "7.3.2d"):
        yield from table.emit(*_defends(table.state, player, cards))


def add(table: Table, player: PlayerId, oid: ObjId) -> Procedure:
    """Add a card to the active link as a defending card; returns whether that was possible (8.5.32)."""
    state = table.state
    origin = state.obj(oid).zone.kind if state.exists(oid) else ""
    if not state.exists(oid) or why_not_add(state, player, oid) is not None:
        return False
    with table.because("8.5.32", "7.0.5a"):
        made = yield from table.emit(*_defends(state, player, (oid,), origin))
    return bool(made)


def why_not_add(state: State, player: PlayerId, oid: ObjId) -> Illegal | None:
    """Why an effect can't add the card; one defending an earlier link may be moved (7.0.5d)."""
    link = active_link(state)
    obj = state.obj(oid)
    if link is None:
        return Illegal("there is no active chain link", "7.0.3d", "7.0.5b")
    if obj.mark("defending") == link.number:
        return Illegal(f"{obj.alias} is defending this link already", "7.0.5b")
    if obj.mark("defending") is not None:
        if value(state, oid, "defense") is None:
            return Illegal(f"{obj.alias} has no defense", "7.3.2b")
        return _forbidden(state, player, oid, "combat chain") or _limits(state, oid, "combat chain", ())
    return why_not_defend(state, player, oid, obj.zone.kind)


def defend(state: State, player: PlayerId, oid: ObjId) -> Event:
    """The event that an object would defend the active attack, whether or not that is possible."""
    return verbs.DEFEND(object=oid, player=player, attack=active_attack(state), together=(oid,))


def _defends(state: State, player: PlayerId, cards: tuple[ObjId, ...], origin: str | None = None) -> list[Event]:
    link = active_link(state)
    assert link is not None
    found: list[Event] = []
    for oid in cards:
        kind = origin or str(state.obj(oid).mark("played from") or state.obj(oid).zone.kind)
        roles = {"attack": link.attack, "defends_from": kind, "together": cards}
        found.append(verbs.DEFEND(object=oid, player=player, **roles))
    return found
