"""What a card face says, read from a position: name, types, numbers with their printed values, states, changes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from judgeapp.desktop.workbench.wording import word
from judgeapp.games.catalog import Catalog
from judgeapp.kernel.cards import UNKNOWN
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.inforce import face
from judgeapp.kernel.state import State
from judgeapp.kernel.views import value
from judgeapp.language.cardgame import game_of
from judgeapp.scenario.difference import BOOKKEEPING, Change, say

QUIET = (*BOOKKEEPING, "attached to")


@dataclass(frozen=True)
class Figure:
    """A number on a card. turn: -1, 0 or 1 for a value below, at or above the printed one."""

    prop: str
    text: str
    turn: int = 0


@dataclass(frozen=True)
class Face:
    """A card as it is drawn. down: whether others may not see it. layer: whether it is an ability and no card."""

    oid: ObjId
    name: str
    types: str
    figures: tuple[Figure, ...]
    states: tuple[str, ...]
    owner: int
    changes: tuple[Change, ...] = ()
    down: bool = False
    unknown: bool = False
    layer: bool = False
    words: str = ""
    spent: bool = False
    text: tuple[str, ...] = ()

    @property
    def changed(self) -> bool:
        """Whether the last step did something to it."""
        return bool(self.changes)

    def told(self) -> str:
        """The face in a sentence, for screen readers and tool tips."""
        figures = ", ".join(f"{word(f.prop)} {f.text}" for f in self.figures)
        return "; ".join(p for p in (self.name, self.types, figures, ", ".join(self.states), self.words) if p)


SPENT = ("tapped", "exhausted", "closed", "закрыта")
"""States in which a card has been used."""


def lines_of(catalog: Catalog | None, state: State, oid: ObjId) -> tuple[str, ...]:
    """The lines of text of an object as they are printed; of an ability, its words."""
    obj = state.at(oid).obj(oid)
    if obj.layer is not None:
        return (obj.layer.ability.words,)
    card = face(state, oid)
    text = catalog.texts.get(card.moniker.lower()) if catalog else None
    if text is not None:
        return tuple(line for _, line in text.lines)
    return tuple(a.words for a in card.abilities if a.words)


def read_face(state: State, oid: ObjId, changes: tuple[Change, ...] = (), catalog: Catalog | None = None) -> Face:
    """Read the face of an object that is on the table."""
    obj = state.obj(oid)
    card = face(state, oid)
    owner = state.seats.index(obj.controller) if obj.controller in state.seats else 0
    if obj.layer is not None:
        source = obj.layer.source
        known = source in state.objects or source in state.gone
        by = state.obj(source).alias if known else ""
        return Face(oid, obj.alias, by, (), (), owner, changes, layer=True, words=obj.layer.ability.words)
    unknown = obj.card is UNKNOWN
    types = " ".join(value(state, oid, "types") or ()) if not unknown else ""
    states = tuple(dict.fromkeys(_states(state, oid)))
    game = game_of(state)
    down = obj.zone.kind in game.in_play and not game.public(state, oid)
    name = word(UNKNOWN.name) if unknown else obj.alias
    if obj.alias != card.name and not unknown and card.moniker.lower() not in obj.alias.lower():
        types = f"{card.name} · {types}" if types else card.name
    spent = any(s in SPENT for s in states)
    return Face(
        oid, name, types, tuple(_figures(state, oid)), tuple(word(s) for s in states), owner, changes, down, unknown,
        spent=spent, text=lines_of(catalog, state, oid),
    )  # fmt: skip


def _figures(state: State, oid: ObjId) -> Iterator[Figure]:
    for prop in game_of(state).numbers:
        now = value(state, oid, prop)
        if now is None:
            continue
        printed = state.obj(oid).card.facts.get(prop)
        both = isinstance(now, int) and isinstance(printed, int)
        yield Figure(prop, str(now), (now > printed) - (now < printed) if both else 0)


def _states(state: State, oid: ObjId) -> Iterator[str]:
    """The states of an object in the game's own words; marks that the game has no word for are left out."""
    game, obj = game_of(state), state.obj(oid)
    counted = {mark: said for said, mark in game.setup_counts.items()}
    worded = {(mark, value): said for said, (mark, value) in game.setup_marks.items() if _plain(value)}
    for key, thing in obj.marks.items():
        if key in QUIET:
            continue
        if key in counted and isinstance(thing, int) and not isinstance(thing, bool):
            yield f"{counted[key]} {thing}"
        elif _plain(thing) and (key, thing) in worded:
            yield worded[key, thing]
    for said, holds in game.statuses.items():
        if _holds(holds, state, oid):
            yield said
    if obj.controller != obj.owner:
        yield f"{say(state, obj.owner)}’s"


def _plain(thing: Any) -> bool:
    return isinstance(thing, str | int | bool | type(None))


def _holds(status: Any, state: State, oid: ObjId) -> bool:
    try:
        return bool(status(state, oid))
    except (KeyError, TypeError, AttributeError):
        return False
