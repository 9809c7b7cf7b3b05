"""What a card face says, read from a position: name, types, numbers with their printed values, states, changes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from judgeapp.desktop.workbench.wording import word
from judgeapp.games.catalog import Catalog
from judgeapp.kernel.abilities import Ability
from judgeapp.kernel.cards import UNKNOWN
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.inforce import face
from judgeapp.kernel.state import State
from judgeapp.kernel.views import value
from judgeapp.language.cardgame import game_of
from judgeapp.scenario.difference import Change, say
from judgeapp.scenario.explain import BOOKKEEPING

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


UNSEEN = ("hand", "deck", "рука", "колода")
SPENT = ("tapped", "exhausted", "закрытый", "закрыт", "закрыта", "закрыто")
"""States in which a card has been used."""


def words_of(ability: Ability) -> str:
    """The words of an ability; nothing for one that a game builds without giving it any."""
    try:
        return ability.words
    except (TypeError, AttributeError):
        return ""


def lines_of(catalog: Catalog | None, state: State, oid: ObjId) -> tuple[str, ...]:
    """The lines of text of an object as they are printed; of an ability, its words."""
    obj = state.at(oid).obj(oid)
    if obj.layer is not None:
        return (words_of(obj.layer.ability),)
    card = face(state, oid)
    text = catalog.texts.get(card.moniker.lower()) if catalog else None
    if text is not None:
        return tuple(line for _, line in text.lines)
    return tuple(w for a in card.abilities if (w := words_of(a)))


@dataclass(frozen=True)
class Manner:
    """How faces are read. figures: the numbers shown, None for all; quiet: states that are not said."""

    catalog: Catalog | None = None
    figures: tuple[str, ...] | None = None
    quiet: frozenset[str] = frozenset()
    nobodys: frozenset[str] = frozenset()
    """Zone kinds whose cards are nobody's, whoever brought them."""


PLAIN = Manner()


def read_face(state: State, oid: ObjId, changes: tuple[Change, ...] = (), manner: Manner = PLAIN) -> Face:
    """Read the face of an object that is on the table."""
    obj = state.obj(oid)
    card = face(state, oid)
    owner = state.seats.index(obj.controller) if obj.controller in state.seats else 0
    if obj.layer is not None:
        source = obj.layer.source
        known = source in state.objects or source in state.gone
        by = state.obj(source).alias if known else ""
        return Face(oid, obj.alias, by, (), (), owner, changes, layer=True, words=words_of(obj.layer.ability))
    unknown = obj.card is UNKNOWN
    types = " ".join(value(state, oid, "types") or ()) if not unknown else ""
    states = _told_states(state, oid, manner)
    game = game_of(state)
    down = obj.zone.kind in game.in_play and not game.public(state, oid)
    name = word(UNKNOWN.name) if unknown else obj.alias
    if obj.alias != card.name and not unknown and card.moniker.lower() not in obj.alias.lower():
        types = f"{card.name} · {types}" if types else card.name
    spent = any(s in SPENT for s in _states(state, oid))
    figures = tuple(_figures(state, oid, manner.figures))
    said, text = tuple(word(s) for s in states), lines_of(manner.catalog, state, oid)
    return Face(oid, name, types, figures, said, owner, changes, down, unknown, spent=spent, text=text)


def _told_states(state: State, oid: ObjId, manner: Manner) -> list[str]:
    """The states worth saying: each once, however it is spelt; of a hand nobody says that it is hidden."""
    obj = state.obj(oid)
    found = {s.replace("-", " "): s for s in reversed(list(_states(state, oid))) if s not in manner.quiet}
    if obj.zone.kind in UNSEEN:
        found.pop("face down", None)
    said = list(reversed(found.values()))
    if obj.controller != obj.owner and obj.controller in state.seats and obj.zone.kind not in manner.nobodys:
        said.append(f"{say(state, obj.owner)}’s")
    return said


def _figures(state: State, oid: ObjId, wanted: tuple[str, ...] | None) -> Iterator[Figure]:
    """The numbers of an object; one that the card does not print only where it is not 0."""
    game = game_of(state)
    printed_facts = state.obj(oid).card.facts
    for prop in wanted if wanted is not None else game.numbers:
        if prop not in game.numbers:
            continue
        now = game.number(state, oid, prop)
        printed = printed_facts.get(prop)
        if now is None or (not now and printed is None):
            continue
        both = isinstance(now, int) and isinstance(printed, int)
        yield Figure(prop, str(now), (now > printed) - (now < printed) if both else 0)


def _states(state: State, oid: ObjId) -> Iterator[str]:
    """The states of an object in the game's own words; marks that the game has no word for are left out."""
    game, obj = game_of(state), state.obj(oid)
    counted: dict[str, str] = {}
    for said, mark in game.setup_counts.items():
        counted.setdefault(mark, said)
    worded: dict[Any, str] = {}
    for said, meaning in game.setup_marks.items():
        if _plain(meaning[1]):
            worded.setdefault(meaning, said)
    for key, thing in obj.marks.items():
        if key in QUIET:
            continue
        if key in counted and isinstance(thing, int) and not isinstance(thing, bool):
            if thing:
                yield f"{word(counted[key])} {thing}"
        elif _plain(thing) and (key, thing) in worded:
            yield worded[key, thing]
    for said, holds in game.statuses.items():
        if _holds(holds, state, oid):
            yield said


def _plain(thing: Any) -> bool:
    return isinstance(thing, str | int | bool | type(None))


def _holds(status: Any, state: State, oid: ObjId) -> bool:
    try:
        return bool(status(state, oid))
    except (KeyError, TypeError, AttributeError):
        return False
