"""Resolving the top link of the chain (709)."""

from __future__ import annotations

from typing import Any

from judgeapp.games.wow import kinds, reading
from judgeapp.games.wow.entering import Entry, enter_play
from judgeapp.games.wow.kinds import Why
from judgeapp.games.wow.lists import PERMANENT
from judgeapp.games.wow.words.structure import NO_TEXT, AttachMode, AttachTo, ChooseOne, DoMode, said_in_playing
from judgeapp.games.wow.words.targets import all_illegal
from judgeapp.kernel import verbs
from judgeapp.kernel.atoms import MOVE
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.ids import NOWHERE, ObjId, Zone
from judgeapp.kernel.state import Bound, Obj, State
from judgeapp.kernel.table import Table
from judgeapp.kernel.views import abilities
from judgeapp.language.categories import as_objects, opened
from judgeapp.language.nodes.lines import SpellLine
from judgeapp.language.nodes.things import Target


def resolve(table: Table, link: ObjId) -> Procedure:
    """Resolve one link: targets are looked at again, then its text is processed, then it goes where it belongs."""
    obj = table.state.obj(link)
    with table.because("709", source=link):
        if obj.mark("resource"):
            yield from _arrives_as_resource(table, obj)
        elif obj.layer is not None:
            yield from _resolve_effect(table, obj)
        else:
            yield from _resolve_card(table, obj)


def _arrives_as_resource(table: Table, obj: Obj) -> Procedure:
    yield from table.emit(verbs.RESOLVE(object=obj.id))
    marks = {k: v for k, v in obj.marks.items() if k in ("resource", "face down")}
    with table.because("412.1", source=obj.id):
        yield from enter_play(table, [Entry(obj.id, obj.controller, marks)])


def _resolve_effect(table: Table, obj: Obj) -> Procedure:
    scope = obj.layer
    assert scope is not None
    line: Any = scope.ability
    if all_illegal(table.state, scope, (line,)):
        yield from interrupted_by_game(table, obj.id)
        return
    with table.because(*effect_rules(table.state, line), source=scope.source, words=line.words):
        yield from table.emit(verbs.RESOLVE(object=obj.id))
        yield from line.resolve(table, opened(scope))
    if table.state.exists(obj.id):
        with table.because("709.2g"):
            yield from table.emit(MOVE(object=obj.id, to=NOWHERE))


def effect_rules(state: State, line: Any) -> tuple[str, ...]:
    """The rules behind a kind of effect."""
    return ("709", *state.game.rules_of(type(line).__name__))


def interrupted_by_game(table: Table, link: ObjId) -> Procedure:
    """All targets are illegal: the game interrupts the link, and nothing can stop that (709.2a, 103.3)."""
    with table.because("709.2a", "103.3", "711"):
        yield from table.emit(kinds.INTERRUPT(object=link, why=Why.GAME))


def _resolve_card(table: Table, obj: Obj) -> Procedure:
    lines = abilities(table.state, obj.id)
    slots = obj.mark("slots") or {}
    scope = Bound(lines[0] if lines else NO_TEXT, obj.id, obj.controller, slots)
    if all_illegal(table.state, scope, said_in_playing(lines)):
        yield from interrupted_by_game(table, obj.id)
        return
    yield from table.emit(verbs.RESOLVE(object=obj.id))
    scope = opened(scope)
    for line in lines:
        effect = _to_do(line, scope)
        if effect is not None:
            with table.because("709.2b", source=obj.id, words=line.words):
                yield from effect.run(table, scope)
    if not table.state.exists(obj.id):
        return
    if is_permanent(table.state, obj.id):
        yield from _enters(table, obj, scope, lines)
    if table.state.exists(obj.id):
        with table.because("709.2g", "305.1"):
            yield from table.emit(MOVE(object=obj.id, to=Zone("graveyard", obj.owner), index=0))


def _to_do(line: Any, scope: Bound) -> Any:
    """What a line of a card does as the card resolves, if it does something then."""
    if isinstance(line, SpellLine):
        return line.effect
    if isinstance(line, ChooseOne):
        mode = line.chosen(scope)
        return mode.effect if isinstance(mode, DoMode) else None
    return None


def _enters(table: Table, obj: Obj, scope: Bound, lines: Any) -> Procedure:
    """The card enters play; an attachment with its host, if the target is legal still (400.2)."""
    marks: dict[str, Any] = {}
    host = attach_target(lines, scope)
    if host is not None:
        legal = host.objects(table.state, scope)
        if not legal:
            return
        marks["attached to"] = legal[0]
    kept = {k: v for k, v in scope.slots.items() if k in ("it",)}
    if as_objects(kept.get("it")):
        marks["remembers"] = kept
    yield from enter_play(table, [Entry(obj.id, obj.controller, marks)])


def attach_target(lines: Any, scope: Bound) -> Target | None:
    """The target that a card is to be attached to, if it is played as an attachment."""
    for line in lines:
        if isinstance(line, AttachTo):
            return line.what
        if isinstance(line, ChooseOne):
            mode = line.chosen(scope)
            if isinstance(mode, AttachMode):
                return mode.what
    return None


def is_permanent(state: State, link: ObjId) -> bool:
    """Whether a card on the chain enters play as it resolves: allies, equipment, ongoing abilities."""
    return any(reading.is_a(state, link, t) for t in (*PERMANENT, "Ongoing", "hero"))
